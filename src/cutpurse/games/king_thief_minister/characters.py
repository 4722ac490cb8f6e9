"""What the characters do, and the Peasant. Chapters 4 and 5 of the rules."""

from .actions import SWAP_OPENLY, SWAP_UNDER, first_of, second_of
from .coins import pay, take
from .knowledge import blur, exchange
from .questions import everything_is_named, has_row, left_of, next_answer, owner_of, right_of, spot_of
from .seeing import begin_look, stop_looking
from .state import *
from .turns import end_turn, open_to_challenge


def act(s: State) -> None:
    """The claim that was believed, or proved, takes effect."""
    stop_looking(s)
    if s.claimant != s.active:  # 4.3 who was asked by the King
        take(s, s.claimant, 1)
        end_turn(s)
    elif s.claim == KING:
        rule(s)
    elif s.claim == THIEF:
        steal(s)
    elif s.claim == MINISTER:
        s.phase = TAKE
    elif s.claim == EXECUTIONER:
        s.phase = AIM
    else:
        s.phase = TAX


def rule(s: State) -> None:
    """4.1 The King takes three coins; 4.2 then he asks who the Minister is, and all answer in secret."""
    take(s, s.active, KINGS_TAKE)
    if s.treasury == 0:
        end_turn(s)
    else:
        s.asked = right_of(s, s.active)
        s.phase = ANSWER


def answer(s: State, yes: bool) -> None:
    """4.2 The answers count when all have been given."""
    if yes:
        s.answers |= 1 << s.asked
    s.asked = right_of(s, s.asked)
    if s.asked == s.active:
        hear_answers(s)


def hear_answers(s: State) -> None:
    """4.3 One who answers alone makes a claim like any other; 4.4 several look at each other's cards."""
    if s.answers == 0:
        end_turn(s)
        return
    s.claim = MINISTER
    s.claimant = next_answer(s, s.active)
    if next_answer(s, s.claimant) == s.active:
        open_to_challenge(s)
    else:
        confront(s)


def confront(s: State) -> None:
    """4.4 The others who answered look at the claimant's card; all learn whether it is the Minister."""
    others = s.answers & ~(1 << s.claimant)
    begin_look(s, CONFRONT, spot_of(s.seats, s.claimant), others, MINISTER)


def next_confrontation(s: State) -> None:
    s.claimant = next_answer(s, s.claimant)
    if s.claimant == s.active:
        settle_confrontation(s)
    else:
        confront(s)


def settle_confrontation(s: State) -> None:
    """4.4 Each who was not the Minister pays, from the King's right on; then the Minister takes the coin."""
    seat = next_answer(s, s.active)
    while seat != s.active and s.treasury > 0:
        if character_of(s, seat) != MINISTER:
            pay(s, seat)
        seat = next_answer(s, seat)
    seat = next_answer(s, s.active)
    while seat != s.active:
        if character_of(s, seat) == MINISTER:
            take(s, seat, 1)
        seat = next_answer(s, seat)
    end_turn(s)


def character_of(s: State, seat: int) -> int:
    return s.face[s.at[spot_of(s.seats, seat)]]


def handle_cards(s: State, manner: int) -> None:
    """4.5 The Minister swaps two cards for all to see; or under the table, and only she knows if she did."""
    one = first_of(s.taken)
    other = second_of(s.taken)
    if manner == SWAP_OPENLY:
        card = s.at[one]
        s.at[one] = s.at[other]
        s.at[other] = card
    else:
        under_the_table(s, s.at[one], s.at[other], manner == SWAP_UNDER)
    end_turn(s)


def under_the_table(s: State, one: int, other: int, swapped: bool) -> None:
    """7.3 Only the Minister knows whether the faces of the two cards have changed places."""
    both = 1 << one | 1 << other
    if swapped:
        face = s.face[one]
        s.face[one] = s.face[other]
        s.face[other] = face
        if has_row(s, s.active):
            exchange(s.odds[s.active], one, other)
    for row in range(SEATS + 1):
        if row != s.active and has_row(s, row):
            blur(s.odds[row], one, other)
    for seat in range(s.seats):
        # She still knows both if she had seen both; of one card alone, nobody could say where it is now.
        if seat != s.active or s.seen[seat] & both != both:
            s.seen[seat] &= ~both


def steal(s: State) -> None:
    """4.6 A coin from the right neighbour, then one from the left; the treasury pays for one who has none."""
    steal_from(s, right_of(s, s.active))
    if s.treasury > 0:
        steal_from(s, left_of(s, s.active))
    end_turn(s)


def steal_from(s: State, victim: int) -> None:
    if s.purse[victim] > 0:
        s.purse[victim] -= 1
        s.purse[s.active] += 1
    else:
        take(s, s.active, 1)


def execute(s: State, character: int) -> None:
    """4.7 The target looks, and if the Executioner was right he takes all her coins."""
    if character == s.question:
        target = owner_of(s.seats, s.spot)
        s.purse[s.active] += s.purse[target]
        s.purse[target] = 0
    end_turn(s)


def collect_tax(s: State, named: int) -> None:
    """4.8 Everybody else pays a coin, and one of them another; those without coins pay nothing."""
    for seat in range(s.seats):
        if seat != s.active:
            pay_tax(s, seat)
    pay_tax(s, named)
    end_turn(s)


def pay_tax(s: State, seat: int) -> None:
    if s.purse[seat] > 0:
        pay(s, seat)


# 5 The Peasant


def show_peasant(s: State, character: int) -> None:
    """5.1 The card is turned up; 5.5 if it is somebody else, that was a mistake."""
    s.up |= 1 << s.at[s.spot]
    if character == PEASANT:
        go_on_naming(s)
    else:
        pay_penalty(s)


def turn_up(s: State, character: int) -> None:
    """5.4 Who names every card takes the whole treasury; 5.5 the first mistake costs a penalty."""
    s.up |= 1 << s.at[s.spot]
    if character != s.question:
        pay_penalty(s)
    elif everything_is_named(s):
        take(s, s.active, s.treasury)
        end_turn(s)
    else:
        go_on_naming(s)


def go_on_naming(s: State) -> None:
    """5.2 The Peasant names one card at a time."""
    stop_looking(s)
    s.phase = POINT


def pay_penalty(s: State) -> None:
    """5.5 Two coins, each paid as 3.6 says; and the cards go face down again."""
    s.up = 0
    for _ in range(PENALTY):
        pay(s, s.active)
    end_turn(s)
