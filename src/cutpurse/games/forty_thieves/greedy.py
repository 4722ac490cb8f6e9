"""A bot for Forty Thieves that steals when the odds, by all that it has seen, are on its side.

It never forgets a tile. For four tiles it works out how likely they are to make a set; a theft is worth
that much less the Evil Eye it may cost, and an action what it adds to the best theft that follows.
"""

from .actions import *
from .board import TARGETS, are_neighbours, place_in, places_of
from .jars import face, holding, jar_of, number, orders, special_of
from .rules import score
from .sets import NO_TILES, is_set, with_face
from .state import *
from .theft import can_announce, eyes_left
from .tiles import hand_spot, is_up
from .view import View

CURIOSITY = 0.1  # what it is worth to learn about a tile that is wholly unknown
A_TILE = 0.15  # what a tile in the hand is worth, when a Dagger may take it
A_LITTLE = 1e-3


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """What each of the first `n` actions is worth."""
    for i in range(n):
        worth[i] = action_value(v, actions[i])


def action_value(v: View, action: int) -> float:
    """The sapphires that an action can be expected to bring, more or less."""
    if action == PASS:
        return 0.0
    if is_discard(action):
        return discarding(v, discarded(action))
    if is_look_at(action):
        return looking(v, place_of(action))
    if is_show(action) or is_peek_at(action):
        return peeking(v, place_of(action))
    if is_put(action):
        return best_put(v, slot_of(action))
    if is_on(action):
        return putting(v, v.picked, place_of(action))
    if is_swap(action):
        return best_swap(v, place_of(action))
    if is_swap_with(action):
        return swapping(v, v.picked, place_of(action))
    if is_play(action):
        return playing(v, kind_of(action))
    if is_steal(action):
        return stealing(v, target_of(action))
    return taking(v, action)


# Odds


def chance_of(left: int, tile: int, content: int) -> float:
    """How likely the tile has this content if these orders are left for its jar."""
    return number(left & holding(tile, content)) / number(left)


def left_for(v: View, tile: int) -> int:
    return orders(v, jar_of(tile))


def given(left: int, tile: int, other: int, content: int) -> int:
    """The orders that are left for a tile's jar if another tile has this content."""
    return left & holding(other, content) if jar_of(tile) == jar_of(other) else left


def odds(v: View, a: int, b: int, c: int, d: int) -> float:
    """How likely these four tiles make a set; tiles of one jar depend on each other."""
    total = 0.0
    for i in range(CONTENTS):
        of_a = chance_of(left_for(v, a), a, i)
        one = with_face(NO_TILES, face(a, i))
        if of_a == 0.0 or not is_set(one):
            continue
        for j in range(CONTENTS):
            of_b = of_a * chance_of(given(left_for(v, b), b, a, i), b, j)
            two = with_face(one, face(b, j))
            if of_b == 0.0 or not is_set(two):
                continue
            for k in range(CONTENTS):
                of_c = of_b * chance_of(given(given(left_for(v, c), c, a, i), c, b, j), c, k)
                three = with_face(two, face(c, k))
                if of_c == 0.0 or not is_set(three):
                    continue
                left = given(given(given(left_for(v, d), d, a, i), d, b, j), d, c, k)
                for m in range(CONTENTS):
                    if is_set(with_face(three, face(d, m))):
                        total += of_c * chance_of(left, d, m)
    return total


def stealing(v: View, target: int) -> float:
    """What a theft is worth with the tiles as they lie."""
    return stealing_with(v, target, NONE, NONE)


def stealing_with(v: View, target: int, place: int, tile: int) -> float:
    """The same with another tile on one place; a failure costs an Evil Eye, if any is left."""
    success = odds(
        v,
        tile_in(v, target, 0, place, tile),
        tile_in(v, target, 1, place, tile),
        tile_in(v, target, 2, place, tile),
        tile_in(v, target, 3, place, tile),
    )
    return success - (1.0 - success if eyes_left(v) > 0 else 0.0) - A_LITTLE


def tile_in(v: View, target: int, corner: int, place: int, tile: int) -> int:
    there = place_in(target, corner)
    return tile if there == place else v.at[there]


def best_theft(v: View) -> float:
    """What the best theft is worth now; nothing, if none is."""
    best = 0.0
    for target in range(TARGETS):
        if can_announce(v, target):
            best = max(best, stealing(v, target))
    return best


def best_theft_with(v: View, place: int, tile: int, but: int) -> float:
    """What the best theft through a place is worth with another tile on it; `but` is not among it."""
    best = 0.0
    for target in range(TARGETS):
        places = places_of(target)
        apart = but == NONE or places >> but & 1 == 0
        if places >> place & 1 and apart and can_announce(v, target):
            best = max(best, stealing_with(v, target, place, tile))
    return best


# The stages


def discarding(v: View, slots: int) -> float:
    """Thieves are given up for new tiles; special tiles are kept."""
    worth = 0.0
    for slot in range(HAND_SIZE):
        tile = v.at[hand_spot(v.active, slot)]
        if slots >> slot & 1:
            worth += -1.0 if v.content[tile] == SPECIAL else A_LITTLE
    return worth


def looking(v: View, place: int) -> float:
    """A Sapphire would be a catch, a Dagger costs the hand, and it is good to know."""
    tile = v.at[place]
    special = chance_of(left_for(v, tile), tile, SPECIAL)
    worth = CURIOSITY * doubt(v, tile)
    if special_of(tile) == SAPPHIRE:
        worth += special
    if special_of(tile) == DAGGER:
        worth -= special * A_TILE * HAND_SIZE
    return worth


def peeking(v: View, place: int) -> float:
    tile = v.at[place]
    if is_up(v, place):
        return -A_LITTLE
    catch = chance_of(left_for(v, tile), tile, SPECIAL) if special_of(tile) == SAPPHIRE else 0.0
    return catch + CURIOSITY * doubt(v, tile)


def best_peek(v: View) -> float:
    """A Lantern shows two tiles, and no Dagger can hurt."""
    best = 0.0
    for place in range(PLACES):
        best = max(best, peeking(v, place))
    return best + CURIOSITY


def doubt(v: View, tile: int) -> float:
    """How little is known of a tile: 0 to 1."""
    most = 0.0
    for content in range(CONTENTS):
        most = max(most, chance_of(left_for(v, tile), tile, content))
    return 1.5 * (1.0 - most)


def best_put(v: View, slot: int) -> float:
    """Special tiles are for playing, but for Amulets, which fit everywhere."""
    best = 0.0
    for place in range(PLACES):
        best = max(best, putting(v, slot, place))
    return best - A_LITTLE if best > best_theft(v) else -A_LITTLE


def putting(v: View, slot: int, place: int) -> float:
    tile = v.at[hand_spot(v.active, slot)]
    if v.content[tile] == SPECIAL and special_of(tile) != AMULET:
        return -1.0
    return best_theft_with(v, place, tile, NONE)


def best_swap(v: View, place: int) -> float:
    if v.can[v.at[place]] & v.can[v.at[place]] - 1:
        return -A_LITTLE  # not known, and not worth a thought
    best = 0.0
    for other in range(PLACES):
        if are_neighbours(place, other):
            best = max(best, swapping(v, place, other))
    return best - A_LITTLE if best > best_theft(v) else -A_LITTLE


def swapping(v: View, place: int, other: int) -> float:
    """Bring the tile on `place` to `other`, for a theft there."""
    return best_theft_with(v, other, v.at[place], place)


def playing(v: View, kind: int) -> float:
    """A Sapphire or an Amulet is worth a point; a Dagger is for what hurts."""
    if kind == LANTERN:
        return best_peek(v)
    if kind == DAGGER:
        against_me = v.daggers % 2 == 1 and v.active == v.asked
        for_them = v.daggers % 2 == 0 and v.active != v.asked and v.played == SAPPHIRE
        return 1.0 if against_me or for_them else -1.0
    return 1.0


def taking(v: Open, action: int) -> float:
    """From whoever has most; from nobody rather than from somebody who is behind."""
    if is_take_gem(action):
        return 0.0
    ahead = score(v, victim_of(action)) - score(v, v.active)
    return ahead + (0.0 if robbed_of(action) else A_LITTLE) + 0.5
