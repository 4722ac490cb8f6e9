"""One turn of King's Gold worked out the slow way: every roll, every choice, played in a match."""

from functools import cache
from itertools import combinations, product

import cutpurse as cp
from cutpurse.games.kings_gold import exact
from cutpurse.games.kings_gold.state import (
    CHOOSE,
    COINS,
    CROSSBONES,
    DICE,
    DONE,
    FACES,
    ROLLS,
    State,
    dice_with,
)


def before_a_turn(box, purses, options=None, **fields):
    """A match in which seat 0 has rolled and may still choose."""
    position = {
        "phase": CHOOSE,
        "falling": 0,
        "box": box,
        "king": COINS - box - sum(purses),
        "purse": [*purses, *[0] * (6 - len(purses))],
        "rolls": ROLLS - 1,
        "turn": 9,
        **fields,
    }
    return cp.game("kings-gold").position(
        position, seats=len(purses), chance="manual", first=0, **(options or {})
    )


def worth(values, match):
    """Each seat's chance at the end of a turn of seat 0."""
    s = State.from_dict(match.state())
    seats = s.seats
    if match.actor == cp.OVER or (s.play_offs and seats > 2):
        left = [match.state()["contenders"] >> seat & 1 for seat in range(seats)]
        return [each / sum(left) for each in left]
    known = list(values[exact.locate(s) * (seats - 1) :][: seats - 1])
    known.append(1 - sum(known))
    return [known[(seat - s.active) % seats] for seat in range(seats)]


def best(options):
    return max(options, key=lambda chances: chances[0])


def value(values, match):
    """Each seat's chance before the turn, if the values are right for where it can end."""
    start = match.state()

    @cache
    def final(hand):
        rolled = match.game.position(
            {**start, "dice": dice_with(hand), "falling": 1 << (DICE - 1), "rolls": 0, "phase": 1},
            chance="manual",
        )
        rolled.play(hand[-1])
        return settled(rolled)

    def settled(table):
        if table.actor != 0 or table.state()["phase"] == DONE:
            return worth(values, table)
        found = []
        for action in table.legal():
            tried = match.game.position(table.state(), chance="manual")
            tried.play(action)
            found.append(settled(tried))
        return best(found)

    @cache
    def rolling(kept, rolls):
        """Some dice are kept, the others roll; then there are so many rolls left."""
        total = [0.0] * match.seats
        outcomes = list(product(range(FACES), repeat=DICE - len(kept)))
        for outcome in outcomes:
            for seat, chance in enumerate(holding(tuple(sorted(kept + outcome)), rolls)):
                total[seat] += chance / len(outcomes)
        return total

    @cache
    def holding(hand, rolls):
        if hand.count(CROSSBONES) >= 3 or rolls == 0:
            return final(hand)
        locked = tuple(die for die in hand if die == CROSSBONES)
        loose = [die for die in hand if die != CROSSBONES]
        kept = {locked + some for size in range(len(loose)) for some in combinations(loose, size)}
        return best([final(hand), *(rolling(tuple(sorted(each)), rolls - 1) for each in kept)])

    return rolling((), ROLLS - 1)
