"""Quick judgement of Forty Thieves for search: a thief who strikes when sure, and what a hoard is worth.

The rollout policy asks of every tile only what it can be, by all that the seat has seen. A tile that can be
one thing is sure; a theft needs three sure tiles, or four that are nearly so.
"""

from cutpurse.engine.chance import below, stream
from cutpurse.engine.softmax import softmax_in_place
from cutpurse.games.forty_thieves.sets import is_set  # not the compiled one: it makes a table here

from .actions import *
from .board import TARGETS, are_neighbours, place_in, places_of, size
from .greedy import taking
from .jars import CONTENTS_IN, POSSIBLE, contents, face, special_of
from .rules import score
from .sets import NO_TILES, SPOILT, with_face
from .state import *
from .theft import can_announce, eyes_left
from .tiles import hand_spot, holds, is_up
from .view import View, compare

ROLLOUT_DEPTH = 24  # decisions: about a round of the table
PRIOR_WEIGHT = 0.5  # with it it wins four games of seven against itself without it
EXPLORATION = 0.7  # with half of that it wins less often
MODELLED_ROLLOUT_DEPTH = 12  # with 24 it wins less often, and with 48 still less
COMMON = 0  # with half of the tables it won no more games

SET = bytes(is_set(cards) for cards in range(2 * SPOILT))  # of cards as in sets.py


# What a seat knows


def remember(s: State, seat: int, v: View) -> None:
    """Write what the tiles of the board and of the own hand can be, by what the seat has seen."""
    for place in range(PLACES):
        v.can[s.at[place]] = contents_for(s, seat, s.at[place])
    for slot in range(HAND_SIZE):
        tile = s.at[hand_spot(seat, slot)]
        if tile != NONE:
            v.can[tile] = contents_for(s, seat, tile)


def contents_for(s: State, seat: int, tile: int) -> int:
    """What a tile can be, as a set: of its jar's orders those count that fit all three tiles."""
    first = tile - tile % CONTENTS
    sets = alone(s, seat, first) | alone(s, seat, first + 1) << 3 | alone(s, seat, first + 2) << 6
    return int(CONTENTS_IN[CONTENTS * POSSIBLE[sets] + tile - first])


def alone(s: State, seat: int, tile: int) -> int:
    """What a tile can be for this seat, whatever else is known of its jar."""
    if s.known[tile] >> seat & 1:
        return 1 << s.content[tile]
    return s.may[tile]


def is_sure(v: View, tile: int) -> bool:
    return v.can[tile] & (v.can[tile] - 1) == 0


def sure_face(v: View, tile: int) -> int:
    """The face of a tile that can be one thing only."""
    return face(tile, v.can[tile] >> 1)


# What one does


def rollout_policy(
    s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """Keep special tiles, look where least is known, move the tile that makes a set, and steal it."""
    if s.phase == CHOOSE and s.stage == BUILD:
        return discard(thieves_in_hand(s, seat))
    if s.phase == ANSWER:
        return actions[1] if is_worth_a_dagger(s, seat) else PASS
    if s.phase == TAKE:
        return best_taking(s, actions, n)
    if is_play(actions[1]):
        return actions[1]
    if s.phase == CHOOSE and s.stage == GLIMPSE:
        return most_curious(s, seat, actions, 1, n, rng)
    if s.phase == PUT_ON or s.phase == SWAP_WITH or s.phase == CHOOSE:
        remember(s, seat, v)
        if s.phase == CHOOSE:
            return moving(s, seat, v) if s.stage == ACTION else stealing(s, v)
        return placing(s, seat, v, actions, n, rng)
    return most_curious(s, seat, actions, 0, n, rng)


def thieves_in_hand(s: State, seat: int) -> int:
    """The slots with a thief: new tiles may be better."""
    slots = 0
    for slot in range(HAND_SIZE):
        tile = s.at[hand_spot(seat, slot)]
        if tile != NONE and s.content[tile] != SPECIAL:
            slots |= 1 << slot
    return slots


def is_worth_a_dagger(s: State, seat: int) -> bool:
    """To save one's own tile, or to stop somebody else's Sapphire."""
    if s.active == seat:
        return s.daggers % 2 == 1
    return s.daggers % 2 == 0 and s.played == SAPPHIRE


def best_taking(s: State, actions: list[int], n: int) -> int:
    best = actions[0]
    for i in range(1, n):
        if taking(s, actions[i]) > taking(s, best):
            best = actions[i]
    return best


def most_curious(s: State, seat: int, actions: list[int], first: int, n: int, rng: list[int]) -> int:
    """The place worth a look; of equals, any."""
    best = actions[0]
    most = 0
    for i in range(first, n):
        curious = 16 * curiosity(s, seat, place_of(actions[i])) + below(rng, 16)
        if curious > most:
            best = actions[i]
            most = curious
    return best


def curiosity(s: State, seat: int, place: int) -> int:
    """More for a tile of which little is known, and most for a Sapphire; a Dagger is better left alone."""
    tile = s.at[place]
    can = contents_for(s, seat, tile)
    curious = size(can) - 1
    if can >> SPECIAL & 1 and special_of(tile) == SAPPHIRE:
        curious += 12 // size(can)
    if can >> SPECIAL & 1 and special_of(tile) == DAGGER:
        curious -= 6 // size(can)
    return curious


# Thefts


def moving(s: State, seat: int, v: View) -> int:
    """A tile of the hand, or of the board, that makes a set somewhere; unless there is one for sure."""
    target = likeliest(s, v)
    if target != NONE and odds(s, v, target) == 1.0:
        return PASS
    ripe = ripe_targets(s, v)
    for slot in range(HAND_SIZE):
        tile = s.at[hand_spot(seat, slot)]
        if tile != NONE and place_for(s, v, tile, NONE, ripe) != NONE:
            return put(slot)
    return swapping(s, v, ripe)


def swapping(s: State, v: View, ripe: int) -> int:
    """A tile of the board that makes a set at another place."""
    for place in range(PLACES):
        if is_sure(v, s.at[place]) and place_for(s, v, s.at[place], place, ripe) != NONE:
            return swap(place)
    return PASS


def placing(s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int]) -> int:
    """Where the tile goes that was picked: where it makes a set, or anywhere."""
    origin = s.picked if s.phase == SWAP_WITH else NONE
    tile = s.at[hand_spot(seat, s.picked) if origin == NONE else origin]
    if is_sure(v, tile):
        place = place_for(s, v, tile, origin, ripe_targets(s, v))
        if place != NONE:
            return on(place) if origin == NONE else swap_with(place)
    return actions[below(rng, n)]


def ripe_targets(s: State, v: View) -> int:
    """The targets of which three tiles are sure, as a set."""
    ripe = 0
    for target in range(TARGETS):
        sure = 0
        for corner in range(4):
            if is_sure(v, s.at[place_in(target, corner)]):
                sure += 1
        if sure >= 3 and can_announce(s, target):
            ripe |= 1 << target
    return ripe


def place_for(s: State, v: View, tile: int, origin: int, ripe: int) -> int:
    """A place where a sure tile makes a set with three others; from the board it goes to a neighbour."""
    for target in range(TARGETS):
        if ripe >> target & 1 and (origin == NONE or places_of(target) >> origin & 1 == 0):
            for corner in range(4):
                place = place_in(target, corner)
                if (origin == NONE or are_neighbours(origin, place)) and makes_set(s, v, target, place, tile):
                    return place
    return NONE


def makes_set(s: State, v: View, target: int, place: int, tile: int) -> bool:
    """Whether a target is a set for sure with this tile on one of its places."""
    cards = with_face(NO_TILES, sure_face(v, tile))
    for corner in range(4):
        there = place_in(target, corner)
        if there != place:
            if not is_sure(v, s.at[there]):
                return False
            cards = with_face(cards, sure_face(v, s.at[there]))
            if not SET[cards]:
                return False
    return True


def stealing(s: State, v: View) -> int:
    """The likeliest theft, if it is more likely than not to succeed, or if nothing can be lost."""
    target = likeliest(s, v)
    if target == NONE or (odds(s, v, target) <= 0.5 and eyes_left(s) > 0):
        return PASS
    return steal(target)


def likeliest(s: State, v: View) -> int:
    """The target that is most likely a set, or NONE if none can be."""
    best = NONE
    most = 0.0
    for target in range(TARGETS):
        if can_announce(s, target):
            success = odds(s, v, target)
            if success > most:
                best = target
                most = success
    return best


def odds(s: State, v: View, target: int) -> float:
    """How likely a target is a set, as if its tiles did not depend on each other; two may be unsure."""
    cards = NO_TILES
    one = NONE
    other = NONE
    for corner in range(4):
        tile = s.at[place_in(target, corner)]
        if is_sure(v, tile):
            cards = with_face(cards, sure_face(v, tile))
        elif one == NONE:
            one = tile
        elif other == NONE:
            other = tile
        else:
            return 0.0
    if not SET[cards]:
        return 0.0
    return 1.0 if one == NONE else completing(v, cards, one, other)


def completing(v: View, cards: int, one: int, other: int) -> float:
    """How likely one unsure tile, or two, fit to these."""
    if other == NONE:
        return fitting(v, cards, one)
    success = 0.0
    for content in range(CONTENTS):
        if v.can[one] >> content & 1:
            success += fitting(v, with_face(cards, face(one, content)), other)
    return success / size(v.can[one])


def fitting(v: View, cards: int, tile: int) -> float:
    """How likely a tile keeps these a set."""
    fits = 0
    for content in range(CONTENTS):
        if v.can[tile] >> content & 1 and SET[with_face(cards, face(tile, content))]:
            fits += 1
    return fits / size(v.can[tile])


# What hoards are worth

# Fitted to how 1,900 games ended in which every seat of two, three or four followed the rollout policy.
A_POINT = 0.35
A_LATE_POINT = 1.1  # the more, the fewer gems are left
A_SAPPHIRE = 0.3  # in the hand
WAITING = -2.0


def evaluate_leaf(s: State, chances: list[float]) -> None:
    """Whoever has more is likely to win, the more so the fewer gems are left; the next seat comes first."""
    late = 1.0 / (1 + size(s.gems))
    for seat in range(s.seats):
        wait = (seat - s.active) % s.seats / s.seats
        hoard = score(s, seat) * (A_POINT + A_LATE_POINT * late)
        chances[seat] = hoard + A_SAPPHIRE * sapphires_in_hand(s, seat) + WAITING * late * wait
    softmax_in_place(chances, s.seats)


def sapphires_in_hand(s: State, seat: int) -> int:
    sapphires = 0
    for slot in range(HAND_SIZE):
        if holds(s, hand_spot(seat, slot), SAPPHIRE):
            sapphires += 1
    return sapphires


# Forgetting


def forget(v: View, percent: int, salt: int) -> None:
    """What lies face down, or in other hands, slips the mind; the memory aid would show it."""
    if v.memory_aid == ON:
        return
    for spot in range(TOP):
        tile = v.at[spot]
        if tile != NONE and not is_in_sight(v, spot) and slips(v, tile, percent, salt):
            forget_tile(v, tile)
    for tile in range(TILES):
        v.can[tile] = contents(v, tile)
    for jar in range(JARS):
        compare(v.can, CONTENTS * jar)


def forget_tile(v: View, tile: int) -> None:
    v.content[tile] = NONE
    v.known[tile] &= (1 << v.seats) - 1 & ~(1 << v.seat)
    v.may[tile] = ANYTHING


def is_in_sight(v: View, spot: int) -> bool:
    """Open on the board, or in the own hand."""
    if spot < PLACES:
        return is_up(v, spot)
    return (spot - HAND) // HAND_SIZE == v.seat


def slips(v: View, tile: int, percent: int, salt: int) -> bool:
    """The same thing is always forgotten: the tile as it was seen."""
    return stream(salt, (CONTENTS + 1) * tile + v.content[tile] + 1) % 100 < percent
