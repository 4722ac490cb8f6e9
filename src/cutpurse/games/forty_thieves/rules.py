"""The rules of Forty Thieves, whose numbers are those of docs/rules/forty-thieves.md.

This file has the contract, setting up and the score. The other chapters have modules of their own:
`tiles.py` and `turn.py` (1 to 3), `glimpse.py` (4), `specials.py` (5 and 6), `theft.py` (7). The sixty
tiles are in `jars.py`.
"""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .board import TARGETS, are_neighbours
from .glimpse import can_look_at, can_peek_at, can_show, found_by_lantern, glimpsed, mark, peek
from .jars import ways
from .specials import (
    can_play,
    can_rob,
    can_take_gem,
    has,
    let_pass,
    pick,
    play_dagger,
    play_special,
    put_on_board,
    rob_hoard,
    swap_places,
)
from .state import *
from .theft import announce, can_announce, line_paid, revealed
from .tiles import discard_from, hand_of, hand_spot, in_stack, see, tile_looked_at, turn_up
from .turn import carry_on, end_or_go_on, look, take_gem_from_board

# The contract


def actor(t: Open) -> int:
    if t.phase <= LOOK:
        return CHANCE
    if t.phase == ANSWER:
        return t.asked
    return OVER if t.phase == DONE else t.active


def legal(s: State, actions: list[int]) -> int:
    if s.phase == CHOOSE:
        if s.stage == BUILD:
            return discards_allowed(s, actions)
        if s.stage == GLIMPSE:
            return glimpses_allowed(s, actions)
        if s.stage == ACTION:
            return actions_allowed(s, actions)
        return thefts_allowed(s, actions)
    if s.phase == ANSWER:
        return plays_allowed(s, s.asked, actions)
    if s.phase == TAKE:
        return sapphires_allowed(s, actions)
    return places_allowed(s, actions)


def places_allowed(s: State, actions: list[int]) -> int:
    """The places that can be chosen in the middle of something."""
    n = 0
    for place in range(PLACES):
        if s.phase == SHOW:
            if can_show(s, place):
                actions[n] = show(place)
                n += 1
        elif s.phase == PUT_ON:
            actions[n] = on(place)
            n += 1
        elif s.phase == SWAP_WITH:
            if are_neighbours(s.picked, place):
                actions[n] = swap_with(place)
                n += 1
        elif can_peek_at(s, place):
            actions[n] = peek_at(place)
            n += 1
    return n


def discards_allowed(s: State, actions: list[int]) -> int:
    """3.2 Any of the tiles in the hand may be discarded, or none."""
    hand = hand_of(s, s.active) >> hand_spot(s.active, 0)
    n = 0
    for slots in range(1 << HAND_SIZE):
        if slots & ~hand == 0:
            actions[n] = discard(slots)
            n += 1
    return n


def plays_allowed(s: State, seat: int, actions: list[int]) -> int:
    """3.1 Passing, and every special tile of the hand that can be played now."""
    actions[0] = PASS
    n = 1
    for kind in range(KINDS):
        if can_play(s, kind):
            for slot in range(HAND_SIZE):
                if has(s, seat, slot, kind):
                    actions[n] = play(kind, slot)
                    n += 1
    return n


def glimpses_allowed(s: State, actions: list[int]) -> int:
    n = plays_allowed(s, s.active, actions)
    for place in range(PLACES):
        if can_look_at(s, place):
            actions[n] = look_at(place)
            n += 1
    return n


def actions_allowed(s: State, actions: list[int]) -> int:
    n = plays_allowed(s, s.active, actions)
    for slot in range(HAND_SIZE):
        if s.at[hand_spot(s.active, slot)] != NONE:
            actions[n] = put(slot)
            n += 1
    for place in range(PLACES):
        actions[n] = swap(place)
        n += 1
    return n


def thefts_allowed(s: State, actions: list[int]) -> int:
    actions[0] = PASS
    n = 1
    for target in range(TARGETS):
        if can_announce(s, target):
            actions[n] = steal(target)
            n += 1
    return n


def sapphires_allowed(s: State, actions: list[int]) -> int:
    n = 0
    for gem in range(GEMS):
        if can_take_gem(s, gem):
            actions[n] = take_gem(gem)
            n += 1
    for victim in range(s.seats):
        for what in range(2):
            if can_rob(s, victim, what):
                actions[n] = rob(victim, what)
                n += 1
    return n


def chance(s: State, weights: list[int]) -> int:
    """2.1 Any tile of the stack may be next; 2.2 any seat begins; 9.1 a jar's orders are equally likely."""
    for outcome in range(NUM_OUTCOMES):
        weights[outcome] = 0
    total = 0
    if s.phase == LOOK:
        tile = tile_looked_at(s)
        for content in range(CONTENTS):
            weights[CONTENT + content] = ways(s, tile, content)
            total += weights[CONTENT + content]
    elif s.phase == TURN_UP:
        for jar in range(JARS):
            weights[JAR + jar] = in_stack(s, jar)
            total += weights[JAR + jar]
    else:
        for seat in range(s.seats):
            weights[seat] = 1
        total = s.seats
    return total


def apply(s: State, action: int) -> None:
    if s.phase == LOOK:
        tile_is_seen(s, action - CONTENT)
    elif s.phase == TURN_UP:
        turn_up(s, action - JAR)
        s.phase = GO_ON
    elif s.phase == FIRST:
        s.active = action
        s.phase = GO_ON
    elif action == PASS:
        if s.phase == ANSWER:
            let_pass(s)
        else:
            s.phase = GO_ON
    elif is_discard(action):
        discard_and_draw(s, discarded(action))
    elif is_look_at(action):
        look(s, 1 << place_of(action), GLIMPSED)
    elif is_show(action):
        mark(s, place_of(action))
    elif is_peek_at(action):
        peek(s, place_of(action))
    elif is_put(action):
        pick(s, slot_of(action), PUT_ON)
    elif is_on(action):
        put_on_board(s, place_of(action))
    elif is_swap(action):
        pick(s, place_of(action), SWAP_WITH)
    elif is_swap_with(action):
        swap_places(s, place_of(action))
    elif is_play(action):
        if s.phase == ANSWER:
            play_dagger(s, slot_of(action))
        else:
            play_special(s, kind_of(action), slot_of(action))
    elif is_steal(action):
        announce(s, target_of(action))
    else:
        if is_take_gem(action):
            take_gem_from_board(s, gem_of(action))
        else:
            rob_hoard(s, victim_of(action), robbed_of(action))
        sapphire_taken(s)
    if s.phase == GO_ON:
        carry_on(s)


def tile_is_seen(s: State, content: int) -> None:
    """What a look brings, by why the tile was looked at."""
    spot = see(s, content)
    if s.how == GLIMPSED:
        glimpsed(s, spot, content)
    elif s.how == REVEALED:
        revealed(s, spot)
    elif s.how == DISCARDED:
        discard_from(s, spot)
        if s.looks == 0:
            s.phase = GO_ON
    elif spot < PLACES:
        found_by_lantern(s, spot, content)
    else:
        s.phase = GO_ON


def discard_and_draw(s: State, slots: int) -> None:
    """3.2 What is discarded is shown, then the hand is filled up to three tiles."""
    s.stage = DRAW
    if slots == 0:
        s.phase = GO_ON
    else:
        look(s, slots << hand_spot(s.active, 0), DISCARDED)


def sapphire_taken(s: State) -> None:
    if s.stage == STEAL:
        line_paid(s)
    else:
        end_or_go_on(s)


def points(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)


def shares(s: State, parts: list[int]) -> None:
    """8.3 Seats that are still tied after the tie-breaks share the win."""
    best = rank(s, 0)
    for seat in range(1, s.seats):
        best = max(best, rank(s, seat))
    for seat in range(s.seats):
        parts[seat] = 1 if rank(s, seat) == best else 0


# 2 Setting up


def setup(s: State) -> None:
    """2.1 All tiles are in the stack, all gems on the board, all hands empty; 2.2 who begins."""
    for spot in range(SPOTS):
        s.at[spot] = NONE
    for tile in range(TILES):
        s.content[tile] = NONE
        s.known[tile] = 0
        s.may[tile] = ANYTHING
    for seat in range(SEATS):
        s.loot[seat] = 0
        s.tiles[seat] = 0
        s.eyes[seat] = 0
    s.stack = ALL_TILES
    s.discards = 0
    s.gems = ALL_GEMS
    s.up = 0
    s.turn = 0
    s.looks = 0
    s.how = 0
    s.picked = 0
    s.lantern = 0
    s.marked = 0
    s.played = 0
    s.daggers = 0
    s.last = 0
    s.asked = 0
    s.announced = 0
    s.lines = 0
    s.cleared = 0
    s.stage = SETTING_UP
    s.active = 0
    s.phase = FIRST
    if s.first != FIRST_BY_CHANCE:
        s.active = s.first - 1
        s.phase = GO_ON
        carry_on(s)


# 8 The score


def score(t: Open, seat: int) -> int:
    """8.2 Gems and Sapphire tiles in the hoard, less the Evil Eyes; the hand counts nothing."""
    return t.loot[seat] + t.tiles[seat] - t.eyes[seat]


def rank(t: Open, seat: int) -> int:
    """8.3 The score, then the fewest Evil Eyes, then the most gems, in one number."""
    return 10000 * score(t, seat) - 100 * t.eyes[seat] + t.loot[seat]
