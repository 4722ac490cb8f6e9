"""The rules of King of Thieves: the contract, and the table of contents of the chapters beside this file.

cards (chapter 2) · tombs (2, 3) · rounds (4) · showdown (5) · ending (6, 7), as docs/rules/king-of-thieves.md
numbers them; seats, who comes next.
"""

from cutpurse.engine.chance import nth
from cutpurse.engine.contract import CHANCE, OVER

from . import tombs
from .actions import *
from .cards import set_up_cards, take_in_hand
from .rounds import (
    can_call,
    can_lay,
    choose_end,
    declare,
    draw_card,
    escape,
    has_end,
    lay,
    pay_to_stay,
    pick_card,
)
from .showdown import assign, begin_showdown, duel_of, name_of, reveal_card, value
from .state import *


def actor(s: Open) -> int:
    if s.phase >= TURN:
        return OVER if s.phase == DONE else s.active
    return CHANCE


def legal(s: State, actions: list[int]) -> int:
    if s.phase == TURN or s.phase == MORE:
        return legal_in_turn(s, actions)
    n = 0
    if s.phase == CARD:
        for kind in range(KINDS):
            if s.hand[s.active][kind] > 0:
                actions[n] = pick(kind)
                n += 1
    elif s.phase == END:
        for symbol in range(SYMBOLS):
            if has_end(s, symbol):
                actions[n] = use_end(symbol)
                n += 1
    elif s.phase == DECLARE:
        for symbol in range(DUEL_SYMBOLS):
            actions[n] = declare_as(symbol)
            n += 1
    else:
        for duel in range(GUARDIAN_DUEL + s.guardians):
            if value(s, s.active, s.item, duel) > 0:
                actions[n] = name_of(s, duel)
                n += 1
    return n


def legal_in_turn(s: State, actions: list[int]) -> int:
    """4.1 Everybody in the tomb escapes, hides, or lays a card; after a card, another or none."""
    n = 0
    if s.phase == TURN:
        actions[0] = ESCAPE
        actions[1] = HIDE
        n = 2
        if can_call(s):
            actions[n] = CALL
            n += 1
    else:
        actions[0] = ENOUGH
        n = 1
    if can_lay(s):
        actions[n] = LAY_UP
        actions[n + 1] = LAY_DOWN
        n += 2
    return n


def even(s: State) -> int:
    """From how many lots chance draws one, all equally likely.

    2.4 Every card of a deck is as likely to be drawn; 1.3 so is every seat to begin. 5.1 A card that is
    turned over in the showdown can only be what it is.
    """
    if s.phase == REVEAL:
        return 1
    if s.phase == FIRST:
        return s.seats
    if s.phase == NEW_TOMB:
        return tombs.tombs_left(s)
    if s.phase == NEW_GUARDIAN:
        return tombs.guardians_left(s)
    return s.undrawn


def lot(s: State, number: int) -> int:
    """What one of the lots brings: the card that lies there, a seat, or so far down in a deck."""
    if s.phase == REVEAL:
        return s.row[s.active][s.item]
    if s.phase == FIRST:
        return seat_begins(number)
    if s.phase == NEW_TOMB:
        return tomb_drawn(nth(s.tomb_deck, number))
    if s.phase == NEW_GUARDIAN:
        return guardian_drawn(nth(s.guardian_deck, number))
    return drawn(nth(s.deck, number))


def chance(s: State, weights: list[int]) -> int:
    for outcome in range(NUM_OUTCOMES):
        weights[outcome] = 0
    for number in range(even(s)):
        weights[lot(s, number)] += 1
    return even(s)


def apply(s: State, action: int) -> None:
    if s.phase < TURN:
        happen(s, action)
    elif action == ESCAPE:
        escape(s)
    elif action in (HIDE, ENOUGH):
        pay_to_stay(s)
    elif action == CALL:
        begin_showdown(s)
    elif action in (LAY_UP, LAY_DOWN):
        lay(s, action)
    elif s.phase == CARD:
        pick_card(s, kind_of(action))
    elif s.phase == END:
        choose_end(s, end_symbol_of(action))
    elif s.phase == DECLARE:
        declare(s, declared_of(action))
    else:
        assign(s, duel_of(s, action))


def happen(s: State, outcome: int) -> None:
    """What chance brought."""
    if s.phase == DRAW:
        draw_card(s, kind_lying(outcome))
    elif s.phase == REVEAL:
        reveal_card(s, outcome)
    elif s.phase == DEAL:
        deal(s, kind_lying(outcome))
    elif s.phase == NEW_TOMB:
        tombs.open_tomb(s, tomb_of(outcome))
    elif s.phase == NEW_GUARDIAN:
        tombs.place_guardian(s, guardian_drawn_of(outcome))
    elif s.phase == NEW_COMMUNITY:
        tombs.turn_community(s, kind_lying(outcome))
    else:
        begin_deal(s, seat_of(outcome))


def shares(s: State, parts: list[int]) -> None:
    """7.5 Those who are level in gold and reputation share the win."""
    for seat in range(s.seats):
        parts[seat] = s.winners >> seat & 1


def points(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.treasure[seat]


# 1 Setting up


def setup(s: State) -> None:
    """1.2 Decks are full, everybody has eight reputation, and all the gold lies beside the table."""
    set_up_cards(s)
    tombs.set_up_tombs(s)
    s.phase = FIRST
    s.active = 0
    s.start = 0
    s.round = 1
    s.lain = 0
    s.draws = 0
    s.item = 0
    s.alive = (1 << s.seats) - 1
    s.inside = s.alive
    s.paid = 0
    s.winners = 0
    s.supply = tombs.all_gold(s)
    for seat in range(SEATS):
        s.reputation[seat] = REPUTATION if seat < s.seats else 0
        s.treasure[seat] = 0


def begin_deal(s: State, seat: int) -> None:
    """1.3 Chance chooses who begins; 1.2 then the cards are dealt."""
    s.start = seat
    s.phase = DEAL


def deal(s: State, kind: int) -> None:
    """1.2 Five cards for each seat."""
    take_in_hand(s, s.active, kind)
    if s.held[s.active] == CARDS_DEALT:
        s.active += 1
    if s.active == s.seats:
        s.active = s.start
        tombs.prepare_tomb(s)
