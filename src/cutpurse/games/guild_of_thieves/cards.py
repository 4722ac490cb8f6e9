"""Hands and piles: the ways of a card, and what everybody can work out about a hand (chapter 4).

Everybody sees what is played and claimed, so everybody knows which cards are in a hand and its draw pile
together. When the draw pile is empty these are the hand. From then on the cards of the hand are `known`,
until they are played; the others in it were drawn since, unseen.

A Guard is never played, so those that were drawn are still in the hand, and the more cards have been
drawn and played, the likelier it is that a Guard is among the rest. `guard_ways[j]` counts in how many
ways `j` Guards can lie among the cards drawn unseen, such that each card that was played of them was none.
"""

from .state import *


def grid_size(s: Open) -> int:
    """1.1 Six rows for two seats, seven for more."""
    return SPACES - COLUMNS if s.seats == 2 else SPACES


def dealt(s: Open) -> int:
    """1.1 How many cards have been dealt to the grid."""
    left = 0
    for kind in range(ITEMS):
        left += s.aside[kind]
    return ITEMS * COPIES - left


def number(cards: list[int]) -> int:
    """How many cards are in a hand or a pile."""
    total = 0
    for kind in range(KINDS):
        total += cards[kind]
    return total


def worth(cards: list[int]) -> int:
    """5.2 The points of the cards in a hand or a pile."""
    points = 0
    for kind in range(KINDS):
        points += cards[kind] * POINTS[kind]
    return points


def drawn_unseen(s: State, seat: int) -> int:
    """4.3 How many cards of a hand the others do not know."""
    return number(s.hand[seat]) - number(s.known[seat])


def set_up_cards(s: State, seat: int) -> None:
    """1.2 Two starter Lamps and a starter Camel in the hand of each seat; nothing in the piles."""
    plays = seat < s.seats
    for kind in range(KINDS):
        s.hand[seat][kind] = 0
        s.pile[seat][kind] = 0
        s.discard[seat][kind] = 0
    s.hand[seat][STARTER_LAMP] = STARTER_LAMPS if plays else 0
    s.hand[seat][STARTER_CAMEL] = STARTER_CAMELS if plays else 0
    show_hand(s, seat)
    s.guard_ways[seat][0] = 1 if plays else 0


def show_hand(s: State, seat: int) -> None:
    """4.2 Everybody knows the hand: no card of it was drawn unseen."""
    for kind in range(KINDS):
        s.known[seat][kind] = s.hand[seat][kind]
    s.guard_ways[seat][0] = 1
    for guards in range(1, COPIES + 1):
        s.guard_ways[seat][guards] = 0


def lay_down(s: State, seat: int, kind: int) -> None:
    """2.2 A card goes from the hand to the discard pile; 4.3 if it was known, it was that one."""
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1
    else:
        for guards in range(drawn_unseen(s, seat), COPIES + 1):
            s.guard_ways[seat][guards] = 0
    s.hand[seat][kind] -= 1
    s.discard[seat][kind] += 1


def take_open(s: State, seat: int, kind: int) -> None:
    """2.7 A card that everybody sees goes to the hand."""
    s.hand[seat][kind] += 1
    s.known[seat][kind] += 1


def refill(s: State, seat: int) -> None:
    """2.6 An empty draw pile is made anew of the discard pile."""
    if number(s.pile[seat]) == 0:
        for kind in range(KINDS):
            s.pile[seat][kind] = s.discard[seat][kind]
            s.discard[seat][kind] = 0


def take_up(s: State, seat: int, kind: int) -> None:
    """2.6 A card goes from the draw pile to the hand; 4.2 with the last one the hand is known."""
    s.pile[seat][kind] -= 1
    s.hand[seat][kind] += 1
    for guards in range(COPIES, 0, -1):
        s.guard_ways[seat][guards] += s.guard_ways[seat][guards - 1]
    if number(s.pile[seat]) == 0:
        show_hand(s, seat)


def gather(s: State, seat: int) -> None:
    """5.2 Hand, draw pile and discard pile are put together."""
    for kind in range(KINDS):
        s.discard[seat][kind] += s.hand[seat][kind] + s.pile[seat][kind]
        s.hand[seat][kind] = 0
        s.pile[seat][kind] = 0
    show_hand(s, seat)
