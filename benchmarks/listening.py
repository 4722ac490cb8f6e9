"""What it costs to tell everybody everything: the sight of every seat after every decision.

.venv/bin/python benchmarks/listening.py [GAME …]

Whole random games are played twice with the same decisions: once by the referee alone, once with a sight for
each seat after every decision but the last, with which all comes to light. The difference, by processor time,
is what telling costs. In a game of twice the length everything must cost twice as much: the last column
compares the second half of the games with the first.
"""

import sys
from statistics import median
from time import process_time

import cutpurse as cp
from cutpurse.engine.chance import below, stream

GAMES = 12
SEATS = {"kings-gold": (2, 6), "king-thief-minister": (3, 6)}  # elsewhere the least and the most


def decisions(game, seats, number):
    """A random game, as the list of what was decided."""
    match, rng, made = game.new(seats, seed=number), [stream(number, 1)], []
    while match.actor != cp.OVER:
        legal = match.legal()
        made.append(legal[below(rng, len(legal))])
        match.play(made[-1])
    return made


def played(game, seats, number, made, told):
    """Seconds for each decision; `told` has everybody told everything."""
    match = game.new(seats, seed=number)
    eyes = range(seats) if told else ()
    heard, took = [match.sight(seat).version for seat in eyes], []
    for action in made[:-1]:
        started = process_time()
        match.play(action)
        heard = [
            match.sight(seat, since, with_view=False).version for seat, since in zip(eyes, heard, strict=True)
        ]
        took.append(process_time() - started)
    return took


def measure(game, seats):
    """Milliseconds per decision: play, telling, and the cost of later decisions over earlier ones."""
    plays, tells, growth = [], [], []
    for number in range(GAMES):
        made = decisions(game, seats, number)
        alone, told = (played(game, seats, number, made, told) for told in (False, True))
        cost = [b - a for a, b in zip(alone, told, strict=True)]
        half = len(cost) // 2
        plays.append(1e3 * sum(alone) / len(alone))
        tells.append(1e3 * sum(cost) / len(cost))
        growth.append(sum(cost[half:]) / max(1e-9, sum(cost[:half])))
    return median(plays), median(tells), median(growth)


if __name__ == "__main__":
    print(f"{'game':<22}{'seats':>6}{'play, ms':>10}{'tell, ms':>10}{'tell/play':>10}{'late/early':>11}")
    for id in sys.argv[1:] or cp.games():
        game = cp.game(id)
        for seats in SEATS.get(id, (game.min_seats, game.max_seats)):
            play, tell, grows = measure(game, seats)
            print(f"{id:<22}{seats:>6}{play:>10.3f}{tell:>10.3f}{tell / play:>10.1f}{grows:>11.2f}")
