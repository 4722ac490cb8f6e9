"""The rules of King's Gold, in the order of docs/rules/kings-gold.md, whose numbers they cite."""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .state import *

# The contract


def actor(s: State) -> int:
    if s.phase >= CHOOSE:
        return OVER if s.phase == DONE else s.active
    return CHANCE


def legal(s: State, actions: list[int]) -> int:
    n = 0
    if s.phase == CHOOSE:
        loose = loose_dice(s)
        n = 1 << size(loose)  # as many as there are sets of them; to roll the empty one is to stop
        for choice in range(n):
            actions[choice] = roll_or_stop(loose, choice)
    elif s.phase == PAIR:
        for coin in range(1, COIN_FACES + 1):
            if can_take(s, coin):
                actions[n] = take(coin)
                n += 1
            if can_rob(s, coin):
                for victim in range(s.seats):
                    if is_rival(s, victim):
                        actions[n] = rob(victim, coin)
                        n += 1
    else:
        for victim in range(s.seats):
            if is_rival(s, victim):
                actions[n] = plunder(victim)
                n += 1
    return n


def even(s: State) -> int:
    """2.1 Every face of a die is as likely as the others: so many there are."""
    return FACES


def chance(s: State, weights: list[int]) -> int:
    for face in range(even(s)):
        weights[face] = 1
    return even(s)


def apply(s: State, action: int) -> None:
    if s.phase == ROLL:
        die_lands(s, action)
    elif s.phase == ROLL_OFF:
        die_of_roll_off_lands(s, action)
    elif action == STOP:
        fulfil(s)
    elif is_roll_again(action):
        roll(s, dice_of(action))
    elif is_take(action):
        take_from_box(s, coin_of(action))
        after_pair(s)
    elif is_rob(action):
        rob_with_skull(s, victim_of(action), coin_of(action))
        after_pair(s)
    else:
        take_all_from(s, victim_of(action))
        end_turn(s)


def shares(s: State, parts: list[int]) -> None:
    """Whoever is still in the running wins; several share the win, as 6.5 and 6.6 say."""
    for seat in range(s.seats):
        parts[seat] = 1 if is_contender(s, seat) else 0


def points(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.purse[seat]


# 1 Setting up


def setup(s: State) -> None:
    """1.1 All coins lie in the box; 1.2 the dice, or the house, say who begins."""
    s.box = COINS
    s.king = 0
    for seat in range(SEATS):
        s.purse[seat] = 0
        s.skulls[seat] = 0
    s.dice = ALL_SKULLS
    s.turn = 0
    s.rolls = 0
    s.spent = 0
    s.roll_offs = 0
    s.play_offs = 0
    s.emptied_by = 0
    s.contenders = (1 << s.seats) - 1
    if s.first == FIRST_BY_DICE:
        begin_roll_off(s)
    else:
        begin_turn(s, s.first - 1)


def begin_roll_off(s: State) -> None:
    """1.2 Each contender rolls all five dice once."""
    s.roll_offs += 1
    s.phase = ROLL_OFF
    s.falling = ALL_DICE
    s.active = next_contender(s, s.seats - 1)


def die_of_roll_off_lands(s: State, face: int) -> None:
    land(s, face)
    if s.falling == 0:
        s.skulls[s.active] = count(s, SKULL)
        following = next_contender(s, s.active)
        if following > s.active:
            s.active = following
            s.falling = ALL_DICE
        else:
            end_roll_off(s)


def end_roll_off(s: State) -> None:
    """Tied seats roll again, until one is ahead or it has been enough."""
    keep_the_best(s, s.skulls)
    if is_alone(s) or s.roll_offs == MOST_ROLL_OFFS:
        begin_game(s)
    else:
        roll_off_again(s)


def begin_game(s: State) -> None:
    """1.2 Whoever rolled most skulls begins; 1.3 after twenty ties the lowest tied seat does."""
    best = next_contender(s, s.seats - 1)
    s.contenders = (1 << s.seats) - 1
    begin_turn(s, best)


def roll_off_again(s: State) -> None:
    """1.3 Tied seats roll again among themselves."""
    begin_roll_off(s)


# 2 Rolling


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    s.rolls = ROLLS
    s.spent = 0
    roll(s, ALL_DICE)


def roll(s: State, dice: int) -> None:
    """2.1 The chosen dice fly; 2.2 three rolls make a turn."""
    s.rolls -= 1
    s.falling = dice
    s.phase = ROLL


def land(s: State, face: int) -> None:
    """2.1 Dice land one after the other, in the order of their letters."""
    die = first_of(s.falling)
    s.dice &= ~(die * ON_EVERY_FACE)  # off the face that it showed
    s.dice |= die << DICE * face  # on the new one
    s.falling -= die


def die_lands(s: State, face: int) -> None:
    """When all have landed the seat may go on, until its rolls are used up or crossbones stop it."""
    land(s, face)
    if s.falling == 0:
        if count(s, CROSSBONES) >= DEADLY_CROSSBONES:
            end_by_crossbones(s)
        elif s.rolls > 0:
            s.phase = CHOOSE
        else:
            fulfil(s)


def end_by_crossbones(s: State) -> None:
    """2.4 Three crossbones end the turn at once, with the penalty."""
    pay_penalty(s)
    end_turn(s)


def loose_dice(s: State) -> int:
    """2.3 Any dice may be rolled again but crossbones, which are locked."""
    return ALL_DICE & ~showing(s, CROSSBONES)


def showing(s: State, face: int) -> int:
    """The dice that show this face."""
    return s.dice >> DICE * face & ALL_DICE


def count(s: State, face: int) -> int:
    return size(showing(s, face))


# 3 What the dice bring


def fulfil(s: State) -> None:
    """3.1 What the dice say must be done, once the rolling is over."""
    if all_coins(s):
        rob_the_king(s)
        end_turn(s)
    elif count(s, CANNON) == DICE:
        empty_the_box(s)
        end_turn(s)
    elif count(s, SKULL) == DICE:
        s.phase = PLUNDER
    elif pairs_left(s) > 0:
        s.phase = PAIR
    else:
        pay_penalty(s)
        end_turn(s)


def pairs_left(s: State) -> int:
    """3.2 As many pairs as there are coins, or cannons and skulls, whichever are fewer."""
    coins = coin_dice(s) & ~s.spent
    symbols = (showing(s, CANNON) | showing(s, SKULL)) & ~s.spent
    return min(size(coins), size(symbols))


def coin_dice(s: State) -> int:
    """The dice that show a coin."""
    return showing(s, COIN_1) | showing(s, COIN_2) | showing(s, COIN_3)


def unpaired(s: State, face: int) -> int:
    """The dice with this face that have not been paired yet."""
    return showing(s, face) & ~s.spent


def has(s: State, face: int) -> bool:
    """Whether a die with this face can still be paired."""
    return unpaired(s, face) != 0


def spend(s: State, face: int) -> None:
    """3.3 No die is used twice."""
    s.spent |= first_of(unpaired(s, face))


def coin_face(coin: int) -> int:
    return COIN_1 + coin - 1


def can_take(s: State, coin: int) -> bool:
    """3.4 Taking needs a coin and a cannon that are not yet paired."""
    return has(s, coin_face(coin)) and has(s, CANNON)


def can_rob(s: State, coin: int) -> bool:
    """3.5 Robbing needs a coin and a skull that are not yet paired."""
    return has(s, coin_face(coin)) and has(s, SKULL)


def is_rival(s: State, seat: int) -> bool:
    """3.5 Anybody else may be the victim, even with an empty purse; 6.3 in a play-off only contenders."""
    return seat != s.active and is_contender(s, seat)


def take_from_box(s: State, coin: int) -> None:
    """3.4 The coin's number from the box, and for the King as many as were taken."""
    spend(s, coin_face(coin))
    spend(s, CANNON)
    taken = takings(s, s.box, coin)
    tax = kings_part(s, s.box, coin)
    s.box -= taken + tax
    s.purse[s.active] += taken
    s.king += tax


def takings(s: State, box: int, coin: int) -> int:
    """3.4 What the player takes from a box of so many coins."""
    if is_split(s, box, coin):
        return box // 2
    return min(coin, box)


def kings_part(s: State, box: int, coin: int) -> int:
    """3.4 As many as were taken, or what is left."""
    taken = takings(s, box, coin)
    if is_split(s, box, coin):
        return box - taken
    return min(taken, box - taken)


def is_split(s: State, box: int, coin: int) -> bool:
    """3.4 The French way: a box that cannot pay both in full is shared, the odd coin to the King."""
    return s.kings_share == FRENCH and box < 2 * coin


def rob_with_skull(s: State, victim: int, coin: int) -> None:
    """3.5 The coin's number from the victim, or all there is."""
    spend(s, coin_face(coin))
    spend(s, SKULL)
    move_coins(s, victim, min(coin, s.purse[victim]))


def after_pair(s: State) -> None:
    """3.6 One pair after the other; 6.1 an empty box ends the game before the next."""
    if box_ran_out(s) or pairs_left(s) == 0:
        end_turn(s)


# 4 Five of a kind


def all_coins(s: State) -> bool:
    return coin_dice(s) == ALL_DICE


def rob_the_king(s: State) -> None:
    """4.1 Five coins: all of the King's gold."""
    s.purse[s.active] += s.king
    s.king = 0


def take_all_from(s: State, victim: int) -> None:
    """4.2 Five skulls: all of one rival's coins."""
    move_coins(s, victim, s.purse[victim])


def empty_the_box(s: State) -> None:
    """4.3 Five cannons: all that is in the box, and nothing for the King."""
    s.purse[s.active] += s.box
    s.box = 0


def move_coins(s: State, victim: int, coins: int) -> None:
    s.purse[victim] -= coins
    s.purse[s.active] += coins


# 5 The penalty


def pay_penalty(s: State) -> None:
    """5.1 Three coins to the King, or all there are."""
    coins = min(PENALTY, s.purse[s.active])
    s.purse[s.active] -= coins
    s.king += coins


# 6 The end


def end_turn(s: State) -> None:
    """The next seat's turn, unless this was the last."""
    if s.play_offs > 0:
        end_turn_of_play_off(s)
    elif s.box == 0:
        end_with_empty_box(s)
    elif s.turn >= s.turns:
        end_with_gold_left(s)
    else:
        begin_turn(s, next_contender(s, s.active))


def box_ran_out(s: State) -> bool:
    """6.1 The last coin ends the game at once; in a play-off the box is empty anyway."""
    return s.box == 0 and s.play_offs == 0


def end_with_empty_box(s: State) -> None:
    """6.1 An empty box ends the game: the richest win."""
    s.emptied_by = s.active
    keep_the_best(s, s.purse)
    end_or_play_on(s)


def end_or_play_on(s: State) -> None:
    if is_alone(s):
        s.phase = DONE
    elif s.play_offs < MOST_PLAY_OFFS:
        begin_round(s)
    else:
        share_the_win(s)


def begin_round(s: State) -> None:
    """6.2 Tied seats play on, a turn each, from the first of them after the one who emptied the box."""
    s.play_offs += 1
    begin_turn(s, next_contender(s, s.emptied_by))


def end_turn_of_play_off(s: State) -> None:
    """The round is over when the turn would come back to where it began."""
    following = next_contender(s, s.active)
    if following == next_contender(s, s.emptied_by):
        end_round(s)
    else:
        begin_turn(s, following)


def end_round(s: State) -> None:
    """6.4 After a round of the play-off the richest contenders stay."""
    keep_the_best(s, s.purse)
    end_or_play_on(s)


def share_the_win(s: State) -> None:
    """6.5 After five rounds those who are still tied share the win."""
    s.phase = DONE


def end_with_gold_left(s: State) -> None:
    """6.6 After the last turn the richest win, even with gold in the box."""
    keep_the_best(s, s.purse)
    s.phase = DONE


# Contenders


def is_contender(s: State, seat: int) -> bool:
    return s.contenders >> seat & 1 == 1


def keep_the_best(s: State, score: list[int]) -> None:
    """Only the contenders with the highest score stay in the running."""
    best = 0
    for seat in range(s.seats):
        if is_contender(s, seat):
            best = max(best, score[seat])
    for seat in range(s.seats):
        if score[seat] < best:
            s.contenders &= ~(1 << seat)


def is_alone(s: State) -> bool:
    return s.contenders & (s.contenders - 1) == 0


def next_contender(s: State, seat: int) -> int:
    """The next seat clockwise that is still in the running."""
    seat = next_seat(s, seat)
    while not is_contender(s, seat):
        seat = next_seat(s, seat)
    return seat


def next_seat(s: State, seat: int) -> int:
    return 0 if seat + 1 == s.seats else seat + 1


# Sets of dice

SIZE = bytes(dice.bit_count() for dice in range(ALL_DICE + 1))


def size(dice: int) -> int:
    return SIZE[dice]


def first_of(dice: int) -> int:
    """The first die of a set, as a set."""
    return dice & -dice
