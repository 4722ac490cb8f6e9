"""Gymnasium's vector environment beside the bare batch: decisions per second, and what the wrapping costs.

.venv/bin/python benchmarks/vector.py

Both choose at random among what is legal, which is not timed; both hand out masks and observations and deal
anew where a match is over. The learner's rivals choose at random too, so all seats decide equally often: with
every decision of a learner so many are made as there are seats. Processor time, medians over the rounds.
"""

from statistics import median
from time import process_time

import gymnasium
import numpy as np

import cutpurse as cp
from cutpurse.envs.gymnasium import name_of

TABLES = 4096
ROUNDS, STEPS = 15, 8


def choose(masks, rng):
    return (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)


class Bare:
    def __init__(self, game, seats):
        self.batch = game.compiled().batch(TABLES, seats, seed=1)
        self.masks = self.batch.legal

    def step(self, actions):
        self.batch.step(actions)
        over = self.batch.actor == cp.OVER
        self.batch.shares()
        if over.any():
            self.batch.reset(over)
        self.masks = self.batch.legal
        return self.batch.observations()


class Wrapped:
    def __init__(self, game, seats):
        self.envs = gymnasium.make_vec(name_of(game.id), num_envs=TABLES, seats=seats, bots="random")
        seen, _ = self.envs.reset(seed=1)
        self.masks = seen["action_mask"]

    def step(self, actions):
        seen, *_ = self.envs.step(actions)
        self.masks = seen["action_mask"]


def speed(contender, rng):
    """Tables stepped per second of processor time."""
    spent = 0.0
    for _ in range(STEPS):
        actions = choose(contender.masks, rng)
        started = process_time()
        contender.step(actions)
        spent += process_time() - started
    return STEPS * TABLES / spent


def main():
    for id in cp.games():
        game = cp.game(id)
        seats, rng = game.min_seats, np.random.default_rng(1)
        bare, wrapped = Bare(game, seats), Wrapped(game, seats)
        speed(bare, rng), speed(wrapped, rng)  # compiles
        rounds = [(speed(bare, rng), speed(wrapped, rng)) for _ in range(ROUNDS)]
        batch, learners = (median(column) for column in zip(*rounds, strict=True))
        ratio = median(theirs / ours for ours, theirs in rounds)
        print(f"{id}, {seats} seats, decisions per second: batch {batch:,.0f}, learners {learners:,.0f}")
        print(f"  {ratio:.2f} of the batch; with their rivals' {seats * ratio:.2f}")


if __name__ == "__main__":
    main()
