"""The rules of Guild of Thieves, in the order of docs/rules/guild-of-thieves.md, whose numbers they cite.

Chapter 3, the items, is in items.py; chapter 4 and the ways of cards are in cards.py.
"""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .cards import dealt, gather, grid_size, lay_down, number, refill, set_up_cards, take_open, take_up, worth
from .items import beside, can_move, direction_of, effect_of, is_open, list_ends, list_first_steps, playable
from .state import *

# The contract


def actor(s: Open) -> int:
    if s.phase >= PLACE:
        return OVER if s.phase == DONE else s.active
    return CHANCE


def legal(s: Open, actions: list[int]) -> int:
    if s.phase == CARD:
        return list_cards(s, actions)
    if s.phase == THIEF:
        return list_thieves(s, actions)
    if s.phase == VIA:
        return list_first_steps(s, s.mover, actions)
    if s.phase == MOVE:
        if s.via != EDGE:
            return list_ends(s, COINS, s.via, actions)  # a Turban's second step is one space, too
        return list_ends(s, s.last_effect, s.mover, actions)
    return list_free_cards(s, actions)


def chance(s: State, weights: list[int]) -> int:
    """1.1 The grid is dealt from all items; 1.3 any seat may place first; 2.6 a draw pile is shuffled."""
    for outcome in range(NUM_OUTCOMES):
        weights[outcome] = 0
    total = 0
    if s.phase == DEAL:
        for kind in range(ITEMS):
            weights[kind] = s.aside[kind]
            total += s.aside[kind]
    elif s.phase == FIRST:
        for seat in range(s.seats):
            weights[first_seat(seat)] = 1
            total += 1
    else:
        for kind in range(KINDS):
            weights[kind] = s.pile[s.active][kind]
            total += s.pile[s.active][kind]
    return total


def apply(s: State, action: int) -> None:
    if s.phase == DEAL:
        deal(s, action)
    elif s.phase == FIRST:
        begin_placing(s, seat_of(action))
    elif s.phase == DRAW:
        draw_card(s, action)
    elif action == PASS:
        pass_for_good(s)
    elif is_play(action):
        play_card(s, kind_of(action))
    elif is_place_on(action):
        place_thief(s, space_of(action))
    elif is_pick(action):
        pick_thief(s, space_of(action))
    elif is_step_over(action):
        sneak_over(s, space_of(action))
    else:
        move_thief(s, space_of(action))


def shares(s: State, parts: list[int]) -> None:
    """5.3 The best rank wins, and those who are tied share the win."""
    for seat in range(s.seats):
        parts[seat] = 1 if is_winner(s, seat) else 0


def points(s: State, out: list[int]) -> None:
    """5.2 The points that a seat would have if everybody passed now."""
    for seat in range(s.seats):
        cards = worth(s.hand[seat]) + worth(s.pile[seat]) + worth(s.discard[seat])
        out[seat] = cards + worth_under_thieves(s, seat)


# 1 Setting up


def setup(s: State) -> None:
    """1.1 All items wait to be dealt; 1.2 every seat has its starters."""
    for space in range(SPACES + 1):
        s.grid[space] = NONE
        s.thief[space] = NONE
    for kind in range(ITEMS):
        s.aside[kind] = COPIES
    for seat in range(SEATS):
        set_up_cards(s, seat)
    s.phase = DEAL
    s.active = 0
    s.turn = 0
    s.passed = 0
    s.unplaced = s.seats * s.thieves
    s.draws = 0
    s.last_by = NONE
    s.last_effect = NONE
    s.other_effect = NONE
    put_card_away(s)


def deal(s: State, kind: int) -> None:
    """1.1 Cards are dealt face up, row by row; what is left over stays out of the game."""
    s.grid[dealt(s)] = kind
    s.aside[kind] -= 1
    if dealt(s) == grid_size(s):
        s.phase = FIRST


def begin_placing(s: State, seat: int) -> None:
    """1.3 Chance says who places first."""
    s.active = seat
    s.phase = PLACE


def list_free_cards(s: Open, actions: list[int]) -> int:
    """1.4 A thief is placed on any card without one, even on a Guard."""
    n = 0
    for space in range(SPACES):
        if is_open(s, space):
            actions[n] = place_on(space)
            n += 1
    return n


def place_thief(s: State, space: int) -> None:
    """1.3 One thief each, counter-clockwise; 1.5 the last to place takes the first turn."""
    s.thief[space] = s.active
    s.unplaced -= 1
    if s.unplaced == 0:
        begin_turn(s, s.active)
    else:
        s.active = (s.active + s.seats - 1) % s.seats


# 2 A turn


def begin_turn(s: State, seat: int) -> None:
    """2.1 Play a card, move a thief, claim, draw."""
    s.active = seat
    s.turn += 1
    s.phase = CARD


def list_cards(s: Open, actions: list[int]) -> int:
    """2.2 A card of the hand is played to move a thief, never only to be rid of it.

    2.8 Passing is always possible, and all there is where no card can be played.
    """
    kinds = playable(s)
    n = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            actions[n] = play(kind)
            n += 1
    actions[n] = PASS
    return n + 1


def play_card(s: State, kind: int) -> None:
    """2.2 The card goes face up to the discard pile; 3.7 what it does can be copied from now on."""
    effect = effect_of(s, kind)
    if s.last_by != s.active:
        s.other_effect = s.last_effect
        s.last_by = s.active
    s.last_effect = effect
    lay_down(s, s.active, kind)
    s.card = kind
    s.phase = THIEF


def list_thieves(s: Open, actions: list[int]) -> int:
    """2.3 One thief of one's own moves; those that cannot are not offered."""
    n = 0
    left = s.thieves
    for space in range(SPACES):
        if s.thief[space] == s.active:
            if can_move(s, s.last_effect, space):
                actions[n] = pick(space)
                n += 1
            left -= 1
            if left == 0:
                break
    return n


def pick_thief(s: State, space: int) -> None:
    s.mover = space
    s.phase = VIA if s.last_effect == TURBAN else MOVE


def sneak_over(s: State, space: int) -> None:
    """3.6 A Turban's first step; the second follows."""
    s.via = space
    s.phase = MOVE


def move_thief(s: State, space: int) -> None:
    """2.3 The thief moves; 2.5 what it stood on is claimed; 2.6 then cards are drawn."""
    if s.last_effect == SWORD:
        push(s, space, direction_of(s.mover, space))
    s.thief[s.mover] = NONE
    s.thief[space] = s.active
    claim(s, s.mover)
    if s.via != EDGE:
        claim(s, s.via)
    put_card_away(s)
    if is_first_turn(s):
        end_turn(s)
    else:
        s.draws = draws_after(s.last_effect)
        begin_draw(s)


def push(s: State, space: int, direction: int) -> None:
    """3.3 The thief that is pushed stands on the next card; its seat neither claims nor loses any."""
    s.thief[beside(space, direction)] = s.thief[space]


def claim(s: State, space: int) -> None:
    """2.5 The card goes to the discard pile and leaves a gap; 2.7 in the first turn it goes to the hand."""
    if is_first_turn(s):
        take_open(s, s.active, s.grid[space])
    else:
        s.discard[s.active][s.grid[space]] += 1
    s.grid[space] = NONE


def put_card_away(s: State) -> None:
    s.card = NONE
    s.mover = EDGE
    s.via = EDGE


def draws_after(effect: int) -> int:
    """2.6 One card is drawn; 3.5 after Coins two."""
    return 2 if effect == COINS else 1


def begin_draw(s: State) -> None:
    """2.6 An empty draw pile is made anew, with what was played and claimed just now."""
    refill(s, s.active)
    s.phase = DRAW


def draw_card(s: State, kind: int) -> None:
    take_up(s, s.active, kind)
    s.draws -= 1
    if s.draws > 0:
        begin_draw(s)
    else:
        end_turn(s)


def is_first_turn(s: Open) -> bool:
    """2.7 In everybody's first turn nothing is drawn."""
    return s.turn <= s.seats


def pass_for_good(s: State) -> None:
    """2.8 A seat that passes takes no more turns; its thieves stay where they are."""
    s.passed |= 1 << s.active
    end_turn(s)


def has_passed(s: Open, seat: int) -> bool:
    return s.passed >> seat & 1 == 1


def end_turn(s: State) -> None:
    """1.5 The turn goes on clockwise, past those who have passed; 5.1 when all have, the game is over."""
    if s.passed == (1 << s.seats) - 1:
        end_game(s)
        return
    seat = (s.active + 1) % s.seats
    while has_passed(s, seat):
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


# 5 The end


def end_game(s: State) -> None:
    """5.1 Every thief claims the card it stands on; 5.2 then all cards of a seat are put together."""
    for space in range(SPACES):
        if s.thief[space] != NONE:
            s.discard[s.thief[space]][s.grid[space]] += 1
            s.grid[space] = NONE
    for seat in range(s.seats):
        gather(s, seat)
    s.phase = DONE


def worth_under_thieves(s: Open, seat: int) -> int:
    """5.1 The points of the cards that a seat's thieves stand on, until they are claimed."""
    points = 0
    for space in range(SPACES):
        if s.thief[space] == seat and s.grid[space] != NONE:
            points += POINTS[s.grid[space]]
    return points


def rank(s: Open, seat: int) -> int:
    """5.3 Points first, then Lamps, then Camels, then the number of cards, as one number."""
    cards = s.discard[seat]
    return ((100 * worth(cards) + lamps(cards)) * 100 + camels(cards)) * 100 + number(cards)


def lamps(cards: list[int]) -> int:
    """5.3 The Lamps in a pile, starters among them."""
    return cards[LAMP] + cards[STARTER_LAMP]


def camels(cards: list[int]) -> int:
    """5.3 The Camels in a pile, starters among them."""
    return cards[CAMEL] + cards[STARTER_CAMEL]


def is_winner(s: Open, seat: int) -> bool:
    """5.3 Nobody ranks higher."""
    for other in range(s.seats):
        if rank(s, other) > rank(s, seat):
            return False
    return True
