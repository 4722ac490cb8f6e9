"""Guild of Thieves where it is slowest: long games, in which nobody passes while a card can be played.

    .venv/bin/python benchmarks/long_guild_of_thieves.py

At random a seat passes early, and more than half of all steps deal the grid. Here the deal is left out:
its time is measured by itself and taken off.
"""

from importlib import import_module
from statistics import median
from time import process_time

import numba
import numpy as np

import cutpurse as cp
from cutpurse.engine.compiling import twin
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.games.guild_of_thieves.state import CARD

ROUNDS = 9
SEATS = 3


def player(load):
    """A function that plays games from their streams, or only deals them; gives the steps."""
    rules, chances = load("cutpurse.games.guild_of_thieves.rules"), load("cutpurse.engine.chance")
    setup, actor, legal, chance, apply = rules.setup, rules.actor, rules.legal, rules.chance, rules.apply
    below, draw, stream = chances.below, chances.draw, chances.stream

    def play(s, rng, actions, weights, games, only_deal):
        steps = 0
        for number in range(games):
            rng[0] = stream(1, number)
            setup(s)
            who = actor(s)
            while who != OVER and not (only_deal and who != CHANCE):
                if who == CHANCE:
                    apply(s, draw(rng, weights, chance(s, weights)))
                else:
                    n = legal(s, actions)
                    apply(s, actions[below(rng, n - 1 if s.phase == CARD and n > 1 else n)])
                steps += 1
                who = actor(s)
        return steps

    return play


def speed(play, table, games):
    """Steps per second of processor time after the deal."""
    started = process_time()
    steps = play(*table, games, False)
    played = process_time()
    dealt = play(*table, games, True)
    return (steps - dealt) / ((played - started) - (process_time() - played))


def main():
    game = cp.game("guild-of-thieves")
    lists = [0] * game.num_actions, [0] * game.num_outcomes
    light = game.table(SEATS, {}), [0], *lists
    record = game.compiled().records(game.table(SEATS, {}), 1)[0]
    compiled = record, np.zeros(1, np.int64), *game.compiled().scratch()
    slow, fast = player(import_module), numba.njit(player(twin.twin))
    fast(*compiled, 1, False)
    rounds = [(speed(slow, light, 40), speed(fast, compiled, 4000)) for _ in range(ROUNDS)]
    print(f"interpreted: {median(each[0] for each in rounds):,.0f} steps per second")
    print(f"compiled: {median(each[1] for each in rounds):,.0f} steps per second")
    print(f"times interpreted: {median(each[1] / each[0] for each in rounds):.2f}")


if __name__ == "__main__":
    main()
