"""The duelling cards: what is in a deck, drawing, and where used cards go. Chapter 2 of the rules."""

from .state import *


def number_of_sets(s: Open) -> int:
    """1.1 One set serves up to four seats; more seats, or the wish for it, take two."""
    return 2 if s.seats > SEATS_PER_SET or s.sets == TWO_SETS else 1


def copies(s: Open, kind: int) -> int:
    """2.1 How many cards of a kind are in the game."""
    chosen = IN_RARE_DECK[kind] if s.rubies == RARE else IN_COMMON_DECK[kind]
    return number_of_sets(s) * chosen


def has_card_to_draw(s: State) -> bool:
    """2.4 When a card is needed and the deck is empty, the discards are shuffled; perhaps there are none."""
    if s.undrawn == 0:
        shuffle(s)
    return s.undrawn > 0


def shuffle(s: State) -> None:
    """2.4 All discards, also those that lie face down, become the deck."""
    for kind in range(KINDS):
        s.deck[kind] = s.discards[kind]
        s.undrawn += s.discards[kind]
        s.discards[kind] = 0
        for seat in range(s.seats):
            s.deck[kind] += s.dropped[seat][kind]
            s.dropped[seat][kind] = 0
    for seat in range(s.seats):
        s.undrawn += s.drops[seat]
        s.drops[seat] = 0


def take_from_deck(s: State, kind: int) -> None:
    s.deck[kind] -= 1
    s.undrawn -= 1


def take_in_hand(s: State, seat: int, kind: int) -> None:
    """2.5 A hand may grow without limit."""
    take_from_deck(s, kind)
    s.hand[seat][kind] += 1
    s.held[seat] += 1


def begin_draws(s: State, cards: int) -> bool:
    """2.4 The active seat draws so many cards, if there are any; says whether it draws at all."""
    if cards == 0 or not has_card_to_draw(s):
        return False
    s.draws = cards
    s.phase = DRAW
    return True


def drop(s: State, seat: int, kind: int) -> None:
    """2.6 What is discarded face down stays the secret of its owner."""
    s.dropped[seat][kind] += 1
    s.drops[seat] += 1


def drop_hand(s: State, seat: int) -> None:
    for kind in range(KINDS):
        for _ in range(s.hand[seat][kind]):
            drop(s, seat, kind)
        s.hand[seat][kind] = 0
    s.held[seat] = 0


def clear_row(s: State, seat: int) -> None:
    """4.2 Cards of a row are discarded as they lie: face up, or face down and unseen."""
    for i in range(s.laid[seat]):
        kind = s.row[seat][i] // 2
        if s.down[seat][i]:
            drop(s, seat, kind)
        else:
            s.discards[kind] += 1
        s.row[seat][i] = NONE
        s.down[seat][i] = 0
        s.called[seat][i] = NONE
    s.laid[seat] = 0


def set_up_cards(s: State) -> None:
    """1.2 All duelling cards are in the deck; nobody holds any."""
    s.undrawn = 0
    for kind in range(KINDS):
        s.deck[kind] = copies(s, kind)
        s.undrawn += s.deck[kind]
        s.discards[kind] = 0
    for seat in range(SEATS):
        s.held[seat] = s.drops[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = s.dropped[seat][kind] = 0
