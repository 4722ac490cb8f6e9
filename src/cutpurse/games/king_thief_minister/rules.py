"""The rules of King Thief Minister, in the order of docs/rules/king-thief-minister.md, with its numbers."""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .knowledge import blur, exchange, know_nothing, learn
from .questions import (
    can_look,
    can_point,
    everything_is_named,
    has_row,
    left_of,
    next_answer,
    owner_of,
    right_of,
    sees,
    spot_of,
)
from .state import *

# The contract


def actor(s: Open) -> int:
    if s.phase <= UNVEIL:
        return CHANCE
    if s.phase <= ANSWER:
        return s.asked
    return OVER if s.phase == DONE else s.active


def legal(s: State, actions: list[int]) -> int:
    n = 0
    if s.phase == CHALLENGE:
        actions[0] = DARE
        actions[1] = LET_PASS
        n = 2
    elif s.phase == ANSWER:
        actions[0] = YES_SIR
        actions[1] = SAY_NOTHING
        n = 2
    elif s.phase == TURN:
        if can_look(s):
            actions[0] = LOOK_AT_OWN
            n = 1
        for move in range(TO_RIGHT, TO_FRONT + 1):
            actions[n] = move
            n += 1
        for character in range(CHARACTERS):
            actions[n] = claim(character)
            n += 1
    elif s.phase == TAKE:
        for pair in range(PAIRS):
            actions[pair] = take_pair(pair)
        n = PAIRS
    elif s.phase == SWAP:
        for manner in range(SWAP_OPENLY, SEEM_TO_SWAP + 1):
            actions[n] = manner
            n += 1
    elif s.phase == TAX:
        for seat in range(s.seats):
            if seat != s.active:
                actions[n] = pays_two(seat)
                n += 1
    elif s.phase == ACCUSE or s.phase == NAME:
        for character in range(CHARACTERS):
            actions[character] = say(character)
        n = CHARACTERS
    else:
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


def begin_turn(s: State, seat: int) -> None:
    """2.1 The seat must do one thing: look, move, or claim."""
    clear_turn(s)
    s.active = seat
    s.asked = seat
    s.turn += 1
    s.phase = TURN


def clear_turn(s: State) -> None:
    """Nothing is claimed, asked or looked at."""
    s.claim = NONE
    s.claimant = NONE
    s.answers = 0
    s.taken = NONE
    stop_looking(s)


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


def make_claim(s: State, character: int) -> None:
    """2.5 Any character may be claimed; 5.1 who claims the Peasant turns the card up."""
    s.claim = character
    s.claimant = s.active
    if character == PEASANT:
        begin_look(s, SHOW, spot_of(s.seats, s.active), EVERYBODY, PEASANT)
    else:
        open_to_challenge(s)


# 3 Challenges


def open_to_challenge(s: State) -> None:
    """3.1 First the seat on the claimant's right is asked, then the next to the right."""
    s.asked = right_of(s, s.claimant)
    s.phase = CHALLENGE


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


def pay(s: Open, seat: int) -> None:
    """A coin to the treasury, or what happens instead."""
    if s.purse[seat] > 0:
        s.purse[seat] -= 1
        s.treasury += 1
    else:
        others_take(s, seat)


def others_take(s: Open, seat: int) -> None:
    """3.6 Instead of one who has no coin, the others take one each out of the treasury."""
    other = right_of(s, seat)
    while other != seat:
        take(s, other, 1)
        other = right_of(s, other)


def take(s: Open, seat: int, coins: int) -> None:
    """Coins out of the treasury, as far as it lasts."""
    coins = min(coins, s.treasury)
    s.treasury -= coins
    s.purse[seat] += coins


# 4 The characters


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


# 6 The end


def end_turn(s: State) -> None:
    """The next to the left is next, unless that was the end."""
    if is_the_end(s):
        end_game(s)
    else:
        begin_turn(s, left_of(s, s.active))


def is_the_end(s: Open) -> bool:
    """6.1 The game ends as soon as the treasury is empty; 6.3 or with the last round."""
    return s.treasury == 0 or (s.rounds > 0 and s.turn >= s.rounds * s.seats)


def end_game(s: State) -> None:
    """6.4 When all is over the cards are turned up, one after the other."""
    clear_turn(s)
    s.asked = s.active
    spot = 0
    while spot < SPOTS and s.up >> s.at[spot] & 1:
        spot += 1
    if spot < SPOTS:
        begin_look(s, UNVEIL, spot, EVERYBODY, NONE)
    else:
        s.phase = DONE


def unveil(s: State) -> None:
    s.up |= 1 << s.at[s.spot]
    end_game(s)


# 7 What is seen, and by whom


def begin_look(s: State, phase: int, spot: int, lookers: int, question: int) -> None:
    """7.1 Where somebody looks is open; 7.2 sometimes all learn whether it is the character in question."""
    s.spot = spot
    s.lookers = lookers
    s.question = question
    s.phase = phase


def stop_looking(s: State) -> None:
    s.spot = NONE
    s.lookers = 0
    s.question = NONE


def see(s: State, character: int) -> None:
    """7.1 Those who look know the card; 7.2 the others know whether it is the character in question."""
    card = s.at[s.spot]
    s.face[card] = character
    answered = character == s.question
    for row in range(SEATS + 1):
        if has_row(s, row):
            if sees(s, row):
                learn(s.odds[row], card, character, True)
            elif s.question != NONE:
                learn(s.odds[row], card, s.question, answered)
    for seat in range(s.seats):
        if answered or sees(s, seat):
            s.seen[seat] |= 1 << card
