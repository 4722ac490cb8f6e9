"""Whether the coach says what masters say: the chances of both in games between masters.

.venv/bin/python benchmarks/coach.py [GAME …] [--games 2]

The curves that make chances true were fitted to what masters said of the choice they made. A coach gives
every choice its turn, and a review looks at fewer tables, so they are compared: at every decision of some
games the chance that each gives to the master's choice, and to its own best.
"""

import argparse
from statistics import fmean
from time import perf_counter

import cutpurse as cp
from cutpurse.bots.calibration import curve_for
from cutpurse.bots.coach import MASTER, TURNS, Coach
from cutpurse.cli.coaching import ITERATIONS as REPLAYED
from cutpurse.engine.chance import stream
from cutpurse.engine.running.contests import compile_or_load
from cutpurse.engine.running.searching import Searcher
from cutpurse.server.records import ITERATIONS as REVIEWED

COACHES = {"at the table": TURNS * MASTER.tables, "replay --coach": REPLAYED, "a server's review": REVIEWED}
PATIENCE = 60.0  # seconds: no clock stops anybody
FIRST_SEED = 500


def searching(game, match, tables):
    """A coach that searches, even where the game is solved."""
    coach = Coach(game, match.seats, match.options, tables, patient=False)
    coach.exact = None
    coach.searcher = Searcher(game, tables, explore_root=True, rivals=MASTER.rivals, trees=MASTER.trees)
    return coach


def compared(game, seats, number):
    """For every decision of a game: what the master says of its choice, and from each coach its chance of
    that, its best chance, and how long it took.
    """
    match = game.new(seats, seed=FIRST_SEED + number)
    master = Searcher(game, MASTER.tables, rivals=MASTER.rivals, trees=MASTER.trees)
    coaches = [searching(game, match, tables) for tables in COACHES.values()]
    curve = curve_for(game, seats)
    while match.actor != cp.OVER:
        legal = match.legal()
        choice = legal[0]
        if len(legal) > 1:
            view = game.views.View.from_dict(match.view(match.actor))
            weighed = master.weigh(view, stream(number, len(match.log)), PATIENCE)
            best = max(weighed, key=lambda each: each.visits)
            choice, said = best.action, []
            for coach in coaches:
                started = perf_counter()
                advice = coach.advise(match, PATIENCE)
                said.append((advice.chances[choice], advice.chances[advice.best], perf_counter() - started))
            yield curve.calibrated(best.chance), said
        match.play(choice)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=cp.games())
    parser.add_argument("--games", dest="number", type=int, default=2)
    wanted = parser.parse_args()
    for game in map(cp.game, wanted.games):
        compile_or_load(game)
        rows = [row for number in range(wanted.number) for row in compared(game, game.min_seats, number)]
        print(f"{game.id}, {game.min_seats} seats, {len(rows)} decisions: points more than the master says")
        for place, (name, tables) in enumerate(COACHES.items()):
            same = [100 * (said[place][0] - own) for own, said in rows]
            best = [100 * (said[place][1] - own) for own, said in rows]
            took = 1000 * fmean(said[place][2] for _, said in rows)
            print(
                f"  {name}, {tables:,} tables: same choice {off(same)}, its best {off(best)}, {took:.0f} ms"
            )


def off(points):
    return f"{fmean(points):+.1f} (off by {fmean(map(abs, points)):.1f})"


if __name__ == "__main__":
    main()
