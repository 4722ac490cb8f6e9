"""The three rounds in a tomb: escape, hide, or lay cards. Chapter 4 of the rules."""

from .actions import LAY_DOWN
from .cards import begin_draws, clear_row, take_in_hand
from .seats import has_paid, is_single, next_inside
from .showdown import begin_showdown
from .state import *
from .tombs import begin_round, begin_turn, stake


def in_rounds(s: Open) -> bool:
    """Whether it is somebody's turn in a tomb, drawing included."""
    return s.phase == DRAW or TURN <= s.phase <= MORE


def is_laying(s: Open) -> bool:
    """Whether the active seat has one more card in its row than is counted."""
    return CARD <= s.phase <= DECLARE


def end_turn(s: State) -> None:
    """4.1 Clockwise, three times round; then, or when nobody is left, comes the showdown."""
    following = next_inside(s, s.active)
    if following >= 0:
        begin_turn(s, following)
    elif s.round < ROUNDS and s.inside != 0:
        s.round += 1
        begin_round(s)
    else:
        begin_showdown(s)


def escape(s: State) -> None:
    """4.2 Whoever escapes leaves cards and tokens behind, and draws at once."""
    s.inside &= ~(1 << s.active)
    clear_row(s, s.active)
    if not begin_draws(s, escape_cards(s)):
        end_turn(s)


def escape_cards(s: Open) -> int:
    """4.2 Two cards for the active seat if it escapes, 4.7 but none without reputation."""
    return ESCAPE_CARDS if s.reputation[s.active] > 0 else 0


def can_lay(s: Open) -> bool:
    """4.3 One or two cards from the hand."""
    return s.held[s.active] > 0 and s.lain < CARDS_PER_TURN


def lay(s: State, action: int) -> None:
    """4.3 Face up or face down is said first, so that everybody knows what there is to see."""
    s.down[s.active][s.laid[s.active]] = 1 if action == LAY_DOWN else 0
    s.phase = CARD


def pick_card(s: State, kind: int) -> None:
    """4.3 The card leaves the hand; it has not been turned yet."""
    s.hand[s.active][kind] -= 1
    s.held[s.active] -= 1
    s.row[s.active][s.laid[s.active]] = 2 * kind
    s.phase = END


def has_end(s: Open, symbol: int) -> bool:
    """4.3 Whether the card that is being laid has an end with this symbol."""
    card = s.row[s.active][s.laid[s.active]]
    return card >= 0 and (SYMBOL[card] == symbol or SYMBOL[card + 1] == symbol)


def choose_end(s: State, symbol: int) -> None:
    """4.3 The end is final, the other is dead; 4.4 face-up rubies must be declared at once."""
    i = s.laid[s.active]
    if SYMBOL[s.row[s.active][i]] != symbol:
        s.row[s.active][i] += 1
    if symbol == RUBY and not s.down[s.active][i]:
        s.phase = DECLARE
    else:
        card_is_laid(s)


def declare(s: State, symbol: int) -> None:
    """4.4 All rubies of a card stand for the same symbol, for good."""
    s.called[s.active][s.laid[s.active]] = symbol
    card_is_laid(s)


def card_is_laid(s: State) -> None:
    """4.3 After the first card there may be a second."""
    s.laid[s.active] += 1
    s.lain += 1
    if can_lay(s):
        s.phase = MORE
    else:
        pay_to_stay(s)


def pay_to_stay(s: State) -> None:
    """4.5 Hiding costs what laying costs: 4.6 tokens for the newest Guardian, and a card for each of them.

    4.7 Whoever has too few pays what there is, and draws as many cards as tokens were paid.
    """
    tokens = price(s)
    s.reputation[s.active] -= tokens
    s.pool[s.guardians - 1] += tokens
    if tokens > 0:
        s.paid |= 1 << s.active
    if not begin_draws(s, tokens):
        end_turn(s)


def price(s: Open) -> int:
    """4.7 What this turn costs the active seat, if it stays."""
    return min(stake(s), s.reputation[s.active])


def draw_card(s: State, kind: int) -> None:
    """4.6 Cards are drawn one after the other; then the turn is over."""
    take_in_hand(s, s.active, kind)
    left = s.draws - 1
    s.draws = 0
    if not begin_draws(s, left):
        end_turn(s)


def can_call(s: Open) -> bool:
    """4.8 Whoever is alone in the tomb may call the showdown after a payment, or with nothing to pay."""
    return is_single(s.inside) and (has_paid(s, s.active) or price(s) == 0)
