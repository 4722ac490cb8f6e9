"""The rules of King Thief Minister: the contract, setting up, a turn and challenges (chapters 1 to 3).

The others stand beside this file: characters (4, 5) · turns (2, 6) · seeing (7); coins, how they are paid.
"""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .characters import (
    act,
    answer,
    collect_tax,
    execute,
    handle_cards,
    next_confrontation,
    show_peasant,
    turn_up,
)
from .coins import pay
from .knowledge import know_nothing
from .questions import can_look, can_point, has_row, left_of, owner_of, right_of, spot_of
from .seeing import begin_look, see
from .state import *
from .turns import begin_turn, clear_turn, end_turn, make_claim, unveil

# The contract


def actor(s: Open) -> int:
    if s.phase <= UNVEIL:
        return CHANCE
    if s.phase <= ANSWER:
        return s.asked
    return OVER if s.phase == DONE else s.active


def legal(s: State, actions: list[int]) -> int:
    if s.phase == CHALLENGE:
        return offer(actions, DARE, 2)
    if s.phase == ANSWER:
        return offer(actions, YES_SIR, 2)
    if s.phase == TURN:
        first = LOOK_AT_OWN if can_look(s) else TO_RIGHT
        return offer(actions, first, DARE - first)
    if s.phase == TAKE:
        return offer(actions, TAKE_PAIR, PAIRS)
    if s.phase == SWAP:
        return offer(actions, SWAP_OPENLY, 3)
    if s.phase == ACCUSE or s.phase == NAME:
        return offer(actions, SAY, CHARACTERS)
    return others(s, actions) if s.phase == TAX else cards_to_point_at(s, actions)


def offer(actions: list[int], first: int, number: int) -> int:
    """All of so many actions, whose numbers follow each other."""
    for i in range(number):
        actions[i] = first + i
    return number


def others(s: State, actions: list[int]) -> int:
    n = 0
    for seat in range(s.seats):
        if seat != s.active:
            actions[n] = pays_two(seat)
            n += 1
    return n


def cards_to_point_at(s: State, actions: list[int]) -> int:
    n = 0
    for spot in range(SPOTS):
        if can_point(s, spot):
            actions[n] = point_at(spot)
            n += 1
    return n


def chance(s: State, weights: list[int]) -> int:
    """1.3 Any seat may begin; 1.4 a card that nobody has seen is any character that is left."""
    for outcome in range(NUM_OUTCOMES):
        weights[outcome] = 0
    if s.phase == DEAL:
        for seat in range(s.seats):
            weights[begins(seat)] = 1
        return s.seats
    face = s.face[s.at[s.spot]]
    if face != UNDECIDED:
        weights[face] = 1
        return 1
    left = CHARACTERS
    for character in range(CHARACTERS):
        weights[character] = 1
    for card in range(CARDS):
        if s.face[card] != UNDECIDED:
            weights[s.face[card]] = 0
            left -= 1
    return left


def apply(s: State, action: int) -> None:
    if s.phase == DEAL:
        begin_first_looks(s, beginner_of(action))
    elif s.phase <= UNVEIL:
        card_is_seen(s, action)
    elif action == DARE:
        challenge(s)
    elif action == LET_PASS:
        let_pass(s)
    elif action in (YES_SIR, SAY_NOTHING):
        answer(s, action == YES_SIR)
    elif action == LOOK_AT_OWN:
        pay_and_look(s)
    elif action in (TO_RIGHT, TO_LEFT, TO_FRONT):
        move_cards(s, action)
    elif is_claim(action):
        make_claim(s, claim_of(action))
    elif is_take_pair(action):
        s.taken = pair_of(action)
        s.phase = SWAP
    elif is_point_at(action):
        point(s, spot_pointed_at(action))
    elif is_say(action):
        speak(s, character_said(action))
    elif is_pays_two(action):
        collect_tax(s, payer_of(action))
    else:
        handle_cards(s, action)


def card_is_seen(s: State, character: int) -> None:
    """What follows when chance has decided what is on the card that is looked at."""
    see(s, character)
    if s.phase == PEEK:
        next_first_look(s)
    elif s.phase == LOOK:
        end_turn(s)
    elif s.phase == EXAMINE:
        settle_challenge(s, character)
    elif s.phase == CONFRONT:
        next_confrontation(s)
    elif s.phase == CHECK:
        execute(s, character)
    elif s.phase == SHOW:
        show_peasant(s, character)
    elif s.phase == TURN_UP:
        turn_up(s, character)
    else:
        unveil(s)


def point(s: State, spot: int) -> None:
    if s.phase == FIRST_LOOK:
        begin_look(s, PEEK, spot, 1 << s.asked, NONE)
    else:
        s.spot = spot
        s.phase = ACCUSE if s.phase == AIM else NAME


def speak(s: State, character: int) -> None:
    """4.7, 5.2 The Executioner makes his target look; what the Peasant names is turned up for all."""
    if s.phase == ACCUSE:
        begin_look(s, CHECK, s.spot, 1 << owner_of(s.seats, s.spot), character)
    else:
        begin_look(s, TURN_UP, s.spot, EVERYBODY, character)


def shares(s: Open, parts: list[int]) -> None:
    """6.2 The richest wins; those who are equally rich share the win."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.purse[seat])
    for seat in range(s.seats):
        parts[seat] = 1 if s.purse[seat] == most else 0


def points(s: Open, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.purse[seat]


# 1 Setting up


def setup(s: State) -> None:
    """1.1 Of five coins each, three are in the purse and the others in the treasury."""
    s.treasury = (COINS_EACH - COINS_IN_HAND) * s.seats
    for seat in range(SEATS):
        s.purse[seat] = COINS_IN_HAND if seat < s.seats else 0
        s.seen[seat] = 0
    for spot in range(SPOTS):
        s.at[spot] = spot
        s.face[spot] = UNDECIDED
    s.kept = (1 << s.seats) - 1 | 1 << PUBLIC
    for row in range(SEATS + 1):
        know_nothing(s.odds[row], has_row(s, row))
    s.active = 0
    s.asked = 0
    s.turn = 0
    s.up = 0
    clear_turn(s)
    s.phase = DEAL


def begin_first_looks(s: State, seat: int) -> None:
    """1.3 Who was dealt the King begins."""
    s.active = seat
    s.asked = seat
    s.phase = FIRST_LOOK


def next_first_look(s: State) -> None:
    """1.4 Everybody looks once, in the order of turns."""
    s.asked = left_of(s, s.asked)
    if s.asked == s.active:
        begin_turn(s, s.active)
    else:
        clear_turn(s)
        s.phase = FIRST_LOOK


# 2 A turn


def pay_and_look(s: State) -> None:
    """2.2 A seat pays, and looks at the card at its own spot; 2.3 not if that was the end of the treasury."""
    pay(s, s.active)
    if s.treasury == 0:
        end_turn(s)
    else:
        begin_look(s, LOOK, spot_of(s.seats, s.active), 1 << s.active, NONE)


def move_cards(s: State, move: int) -> None:
    """2.4 All six cards go one spot to the right, one to the left, or across the table."""
    if move == TO_RIGHT:
        turn_cards(s)
    elif move == TO_LEFT:
        for _ in range(SPOTS - 1):
            turn_cards(s)
    else:
        for _ in range(SPOTS // 2):
            turn_cards(s)
    end_turn(s)


def turn_cards(s: State) -> None:
    """Every card goes to the spot on its right."""
    first = s.at[0]
    for spot in range(SPOTS - 1):
        s.at[spot] = s.at[spot + 1]
    s.at[SPOTS - 1] = first


# 3 Challenges


def let_pass(s: State) -> None:
    """The next to the right is asked, until all have been."""
    s.asked = right_of(s, s.asked)
    if s.asked == s.claimant:
        go_unchallenged(s)


def go_unchallenged(s: State) -> None:
    """3.5 A claim that nobody challenges is as good as true."""
    act(s)


def challenge(s: State) -> None:
    """3.2 The challenger sees the card, and all learn whether the claim is true."""
    begin_look(s, EXAMINE, spot_of(s.seats, s.claimant), 1 << s.asked, s.claim)


def settle_challenge(s: State, character: int) -> None:
    """The card was looked at, and it is this character."""
    if character == s.claim:
        lose_challenge(s)
    else:
        lose_turn(s)


def lose_challenge(s: State) -> None:
    """3.3 If the claim is true the challenger pays, and then it takes effect."""
    pay(s, s.asked)
    if s.treasury > 0:
        act(s)
    else:
        end_turn(s)


def lose_turn(s: State) -> None:
    """3.4 If the claim is false, nothing happens; 4.3 nor does it if that was an answer to the King."""
    end_turn(s)
