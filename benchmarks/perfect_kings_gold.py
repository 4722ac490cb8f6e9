"""What perfect play does in King's Gold, and what it costs other bots to play otherwise; two seats.

The loss of a decision is the best winning chance less that of what was chosen, under perfect play afterwards.
"""

import numpy as np

import cutpurse as cp
from cutpurse.engine.compiling import twin
from cutpurse.engine.parts.bot_codes import EXACT, GREEDY, RANDOM
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.games.kings_gold import exact
from cutpurse.games.kings_gold.solving import Solution, solve
from cutpurse.games.kings_gold.state import CHOOSE, COINS, State, dice_with

GAME = cp.game("kings-gold")
GAMES = 2000
MOST_DECISIONS = 200 * GAMES
HANDS = (  # after the first roll: faces 0 skull, 1 cannon, 2 crossbones, 3 to 5 one to three coins
    (0, 1, 2, 5, 5),
    (0, 1, 2, 3, 3),
    (1, 1, 2, 4, 5),
    (1, 2, 2, 3, 5),
    (2, 2, 3, 4, 5),
    (3, 4, 5, 5, 5),
    (1, 3, 4, 5, 5),
    (1, 1, 1, 1, 5),
    (0, 0, 0, 0, 5),
)
TABLES = ((COINS, 0, 0), (20, 15, 10), (20, 10, 15), (2, 20, 17), (2, 17, 20))


def losses(solution: Solution, how: int) -> tuple[float, float]:
    """What bots of one kind lose on average by a decision, and both together in a game."""
    runner = ContestRunner(GAME, np.array([[how, 0, 0]] * 2), {}, 11, solution.values)
    log = runner.play(0, GAMES, MOST_DECISIONS).log
    assert log is not None
    weigh, scratch, lost = twin.twin(exact.__name__).weigh, np.zeros(exact.SCRATCH), []
    for i in range(log.size[0]):
        legal = np.flatnonzero(log.legal[i]).astype(np.int32)
        chances = np.zeros(len(legal))
        weigh(log.seen[i], legal, len(legal), solution.values, scratch, chances)
        lost.append(chances.max() - chances[legal == log.action[i]][0])
    return float(np.mean(lost)), sum(lost) / GAMES


def better_left_to_the_king(solution: Solution) -> int:
    """In how many positions the seat to act would rather have a coin less, and the King one more."""
    return sum(
        solution.chances(box, (mine + 1, yours))[0] < solution.chances(box, (mine, yours))[0] - 1e-9
        for box in range(1, COINS)
        for mine in range(COINS - box)
        for yours in range(COINS - box - mine)
    )


def advice(hand: tuple[int, ...], box: int, mine: int, yours: int) -> str:
    """What to do with the first roll, and how much better it is than to stop."""
    s = State.from_dict(GAME.table(2, {"first": 0}).to_dict())
    s.box, s.king, s.purse[0], s.purse[1] = box, COINS - box - mine - yours, mine, yours
    s.phase, s.falling, s.rolls, s.dice = CHOOSE, 0, 2, dice_with(hand)
    match = GAME.position(s.to_dict(), chance="manual")
    view, legal, bot = match.view(0), match.legal(), cp.bot("exact", GAME)
    chances = {each.action: each.chance for each in bot.weigh(view, legal)}
    best = bot.choose(view, legal)
    return f"{match.text(best):<15} {chances[best]:.4f}  stop {chances[0]:.4f}"


def main() -> None:
    solution = solve(2)
    for name, how in {"exact": EXACT, "greedy": GREEDY, "random": RANDOM}.items():
        decision, game = losses(solution, how)
        print(f"{name}: loses {decision:.6f} by a decision, {game:.4f} in a game")
    print(f"a coin is better left to the King: {better_left_to_the_king(solution)} positions")
    for table in TABLES:
        print(f"box {table[0]}, purses {table[1]} and {table[2]}")
        for hand in HANDS:
            print(f"  {hand}: {advice(hand, *table)}")


if __name__ == "__main__":
    main()
