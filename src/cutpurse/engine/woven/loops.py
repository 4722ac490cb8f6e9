"""Whole games and many tables at once, for any game, in the same plain Python as the rules.

`compiling/specialise.py` loads this file once for each game and each speed and puts that game's functions
in it; so it is compiled together with the rules and calls them directly.
"""

from typing import Any, NamedTuple

from cutpurse.engine.chance import below, draw, stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER, SOUND

from .game import actor, apply, chance, even, fault, legal, lot, setup, shares, view

WHOLE = 840  # a whole win in a tally: divisible among up to eight seats
GAMES, STEPS, LONGEST, UNSOUND, WINS = range(5)  # a tally; from WINS on one entry per seat


class Room(NamedTuple):
    """What one thread needs."""

    actions: list[int]
    weights: list[int]
    parts: list[int]


class Tables(NamedTuple):
    """Tables that are stepped together, and how each of them stands."""

    records: Any
    rngs: list[list[int]]
    numbers: list[int]  # of the games, and of their streams
    actors: list[int]
    masks: list[list[int]]  # what the actor may do
    rewards: list[list[float]]


def step_at_random(s: Any, who: int, rng: list[int], actions: list[int], weights: list[int]) -> int:
    """One outcome of chance, or one legal action, each as likely as the next; says which."""
    action = fall(s, rng, weights) if who == CHANCE else actions[below(rng, legal(s, actions))]
    apply(s, action)
    return action


def fall(s: Any, rng: list[int], weights: list[int]) -> int:
    """What chance brings."""
    lots = even(s)
    if lots > 0:
        return lot(s, below(rng, lots))
    return draw(rng, weights, chance(s, weights))


def play_out(
    s: Any, rng: list[int], actions: list[int], weights: list[int], checked: bool, tally: list[int]
) -> None:
    """Play at random to the end; `checked` looks at the whole table after every step."""
    steps = 0
    who = actor(s)
    while who != OVER:
        step_at_random(s, who, rng, actions, weights)
        steps += 1
        if checked and fault(s) != SOUND:
            tally[UNSOUND] += 1
        who = actor(s)
    tally[GAMES] += 1
    tally[STEPS] += steps
    tally[LONGEST] = max(tally[LONGEST], steps)


def count_win(s: Any, parts: list[int], tally: list[int]) -> None:
    shares(s, parts)
    total = 0
    for part in parts:
        total += part
    for seat in range(len(parts)):
        tally[WINS + seat] += WHOLE * parts[seat] // total


def play_many(
    s: Any, rng: list[int], room: Room, seed: int, first: int, games: int, checked: bool, tally: list[int]
) -> None:
    """Play games `first`, `first + 1`, … each from its own stream, whoever plays them."""
    for number in range(first, first + games):
        rng[0] = stream(seed, number)
        setup(s)
        play_out(s, rng, room.actions, room.weights, checked, tally)
        count_win(s, room.parts, tally)


def settle(s: Any, rng: list[int], actions: list[int], weights: list[int], mask: list[int]) -> int:
    """Let chance play until a seat must act; mark what it may do, and say who it is."""
    who = actor(s)
    while who == CHANCE:
        step_at_random(s, who, rng, actions, weights)
        who = actor(s)
    for action in range(len(mask)):
        mask[action] = 0
    if who != OVER:
        for i in range(legal(s, actions)):
            mask[actions[i]] = 1
    return who


def begin(on: Tables, i: int, seed: int, room: Room) -> None:
    """A new game at a table, up to its first question."""
    s, rng = on.records[i], on.rngs[i]
    rng[0] = stream(seed, on.numbers[i])
    setup(s)
    on.actors[i] = settle(s, rng, room.actions, room.weights, on.masks[i])


def open_tables(on: Tables, marked: list[bool], seed: int, room: Room, first: int, last: int) -> None:
    """Begin the next game at every table that is marked."""
    for i in range(first, last):
        if marked[i]:
            on.numbers[i] += len(on.numbers)
            begin(on, i, seed, room)


def step_tables(on: Tables, chosen: list[int], room: Room, first: int, last: int) -> None:
    """Play the chosen action at every table that is not over, then what chance does."""
    for i in range(first, last):
        if on.actors[i] != OVER:
            s = on.records[i]
            apply(s, chosen[i])
            on.actors[i] = settle(s, on.rngs[i], room.actions, room.weights, on.masks[i])


def renew_tables(on: Tables, seed: int, room: Room, first: int, last: int) -> None:
    """Reward the seats of every table that is over, and begin its next game."""
    for i in range(first, last):
        pay(on.records[i], on.actors[i], room.parts, on.rewards[i])
        if on.actors[i] == OVER:
            on.numbers[i] += len(on.numbers)
            begin(on, i, seed, room)


def pay(s: Any, who: int, parts: list[int], rewards: list[float]) -> None:
    """Each seat's share of the win if the table is over, and nothing before."""
    total = 1
    if who == OVER:
        shares(s, parts)
        total = 0
        for seat in range(len(rewards)):
            total += parts[seat]
    for seat in range(len(rewards)):
        rewards[seat] = parts[seat] / total if who == OVER else 0.0


def view_tables(tables: Any, actors: list[int], views: Any) -> None:
    """What the acting seat of every table sees; a table that is over is seen by a spectator."""
    for i in range(len(actors)):
        view(tables[i], NOBODY if actors[i] == OVER else actors[i], views[i])


def share_tables(tables: Any, actors: list[int], parts: list[list[int]]) -> None:
    """The parts of the win at every table that is over."""
    for i in range(len(actors)):
        if actors[i] == OVER:
            shares(tables[i], parts[i])
