"""A second, naive reading of the rules: every path is tried, step by step, and judged as a whole.

It shares nothing with the game but the numbers of kinds, phases and actions. Spaces are pairs of column
and row, a board is a dict of cards and a dict of thieves.
"""

from itertools import product

from cutpurse.games.guild_of_thieves.actions import PASS, go_to, pick, place_on, play, step_over
from cutpurse.games.guild_of_thieves.state import (
    CAMEL,
    CARD,
    CARDS,
    CARPET,
    COINS,
    GUARD,
    JEWELS,
    LAMP,
    PLACE,
    STARTER_CAMEL,
    STARTER_LAMP,
    SWORD,
    THIEF,
    TURBAN,
    VIA,
)

WAYS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
STEPS = {CAMEL: 3, TURBAN: 2, COINS: 1}


class Naive:
    """The legal actions of one table, whose fields are given as a dict of numbers and lists."""

    def __init__(self, t):
        self.t = t
        self.rows = 6 if t["seats"] == 2 else 7
        spaces = [(x, y) for y in range(self.rows) for x in range(8)]
        self.cards = {at: t["grid"][number(at)] for at in spaces if t["grid"][number(at)] >= 0}
        self.thieves = {at: t["thief"][number(at)] for at in spaces if t["thief"][number(at)] >= 0}
        self.mine = [at for at, seat in self.thieves.items() if seat == t["active"]]

    def legal(self):
        t = self.t
        if t["phase"] == PLACE:
            return {place_on(number(at)) for at in self.cards if at not in self.thieves}
        if t["phase"] == CARD:
            hand = t["hand"][t["active"]]
            held = [kind for kind, copies in enumerate(hand) if copies and kind != GUARD]
            return {PASS} | {play(kind) for kind in held if self.moves_somebody(self.effect(kind))}
        did = t["last_effect"]
        if t["phase"] == THIEF:
            return {pick(number(at)) for at in self.mine if any(self.paths(did, at))}
        mover = t["mover"] % 8, t["mover"] // 8
        paths = list(self.paths(did, mover))
        if t["phase"] == VIA:
            return {step_over(number(path[0])) for path in paths}
        if did == TURBAN:
            paths = [path for path in paths if number(path[0]) == t["via"]]
        return {go_to(number(path[-1])) for path in paths}

    def effect(self, kind):
        if kind == JEWELS:
            mine = self.t["last_by"] == self.t["active"]
            return self.t["other_effect" if mine else "last_effect"]
        return {STARTER_LAMP: LAMP, STARTER_CAMEL: CAMEL}.get(kind, kind)

    def moves_somebody(self, effect):
        return effect >= 0 and any(any(self.paths(effect, at)) for at in self.mine)

    def paths(self, effect, start):
        """Every path that the item allows, as the list of spaces after the start."""
        if effect in STEPS:
            for ways in product(WAYS, repeat=STEPS[effect]):
                path = walk(start, ways)
                if all(map(self.is_free, path)) and len({start, *path}) == len(path) + 1:
                    yield path
        else:
            for way, length in product(WAYS, range(1, 8)):
                path = walk(start, [way] * length)
                if self.fits(effect, path, step(path[-1], way)):
                    yield path

    def fits(self, effect, path, behind):
        *before, end = path
        if effect == LAMP:
            return all(map(self.is_free, path)) and not self.is_free(behind)
        if effect == SWORD:
            rival = self.thieves.get(end, self.t["active"]) != self.t["active"]
            return rival and all(map(self.is_free, before)) and self.is_free(behind)
        assert effect == CARPET
        if self.t["carpet_crosses"] == CARDS:
            while before and self.is_free(before[0]):
                before = before[1:]
        return bool(before) and all(map(self.is_gap, before)) and self.is_free(end)

    def is_free(self, at):
        return at in self.cards and at not in self.thieves

    def is_gap(self, at):
        return at not in self.cards and 0 <= at[0] < 8 and 0 <= at[1] < self.rows


def number(at):
    return at[1] * 8 + at[0]


def step(at, way):
    return at[0] + way[0], at[1] + way[1]


def walk(start, ways):
    path = []
    for way in ways:
        start = step(start, way)
        path.append(start)
    return path
