"""What a seat can know, worked out the long way round: from all that it has witnessed, spot by spot."""

from collections import defaultdict
from fractions import Fraction
from itertools import permutations

from cutpurse.engine.contract import NOBODY, UNSEEN
from cutpurse.games.king_thief_minister.actions import (
    SEEM_TO_SWAP,
    TO_FRONT,
    TO_LEFT,
    TO_RIGHT,
    first_of,
    second_of,
)
from cutpurse.games.king_thief_minister.knowledge import total, who
from cutpurse.games.king_thief_minister.state import DEAL, SWAP, UNVEIL
from cutpurse.games.king_thief_minister.view import witness

MOVES = {TO_LEFT: 1, TO_RIGHT: -1, TO_FRONT: 3}  # how many spots clockwise


def posterior(match, seat):
    """The odds of every way in which the characters can lie at the six spots."""
    ways = dict.fromkeys(permutations(range(6)), Fraction(1))
    for before, step, _ in match.walk():
        seen = witness(before, step.action, NOBODY if seat is None else seat)
        ways = after_step(ways, before, seen)
    weight = sum(ways.values())
    return {way: part / weight for way, part in ways.items()}


def after_step(ways, before, seen):
    if DEAL < before.phase <= UNVEIL:
        if seen != UNSEEN:
            return {way: part for way, part in ways.items() if way[before.spot] == seen}
        return {way: part for way, part in ways.items() if way[before.spot] != before.question}
    if before.phase == SWAP:
        pair = first_of(before.taken), second_of(before.taken)
        moved = {swapped(way, *pair): part for way, part in ways.items()}
        if seen == UNSEEN:
            return mixed(ways, moved)
        return ways if seen == SEEM_TO_SWAP else moved
    if before.phase > UNVEIL and seen in MOVES:
        return {turned(way, MOVES[seen]): part for way, part in ways.items()}
    return ways


def turned(way, steps):
    return tuple(way[(spot - steps) % 6] for spot in range(6))


def swapped(way, one, other):
    way = list(way)
    way[one], way[other] = way[other], way[one]
    return tuple(way)


def mixed(*all_ways):
    both = defaultdict(Fraction)
    for ways in all_ways:
        for way, part in ways.items():
            both[way] += part / len(all_ways)
    return dict(both)


def as_known(view):
    """The odds that a view holds, in the same form."""
    weight = total(view["odds"])
    ways = ((tuple(who(a, card) for card in view["at"]), w) for a, w in enumerate(view["odds"]) if w)
    return {way: Fraction(part, weight) for way, part in ways}
