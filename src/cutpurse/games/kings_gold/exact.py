"""Perfect play in King's Gold, for two seats; for three it is nearly so.

A *position* is a table between two turns, and its number says who has what, seen from the seat to act. The
table of values holds for each position the winning chances of that seat and of those after it, all but the
last, whose chance is the rest. The lowest numbers are ends of the game: the set of seats that share the win.

A turn can end in a few positions for each of the deeds (`hands.py`). Their worth gives that of every final
hand, and from there one goes back: roll, keep the best, roll, keep the best, roll.

With two seats the play-off is a part of it. With three, seats that are tied at the end share the win.
"""

from typing import Any

from .actions import STOP, dice_of
from .hands import (
    DEED_DICE,
    DEEDS_IN,
    FULL,
    GROWN,
    LAST_FACE,
    MOST_DEEDS,
    NUM_DEEDS,
    NUM_HANDS,
    SIZED,
    expect,
    hand_without,
)
from .rules import apply, is_contender, keep_the_best, legal, next_contender
from .state import CHOOSE, COINS, CROSSBONES, DICE, DONE, FACES, ROLL, ROLLS, State
from .view import View

MOST_SEATS = 3
WINNERS = 1 << MOST_SEATS  # numbers below this are ends of the game: who wins, one bit each
MOST_ENDS = 8  # of one deed: two coins, two skulls, two victims
NO_END = -1
A_HAIR = 1e-13  # a better chance is better by more than this, or rounding would decide
CLOSE = 10 * A_HAIR  # so close are the values themselves to what they should be
SCRATCH = (MOST_SEATS + 2, NUM_HANDS + NUM_DEEDS)  # rows: chances of two seats, ends, two lists of actions
ENDS, ACTIONS, MORE_ACTIONS = MOST_SEATS - 1, MOST_SEATS, MOST_SEATS + 1

# For the seat that must decide


def weigh(
    v: View, actions: list[int], n: int, values: list[float], scratch: Any, chances: list[float]
) -> None:
    """Write the winning chance that each of the first `n` actions leaves to the seat that must decide."""
    if v.phase == CHOOSE:
        weigh_rolls(v, actions, n, values, scratch, chances)
    else:
        for i in range(n):
            found = ends_after(v, actions[i], v.active, scratch[ENDS], 0, scratch)
            scratch[ENDS][found] = NO_END
            chances[i] = share_at(values, v.seats, best_end(values, v.seats, scratch[ENDS]), 0)


def weigh_rolls(
    v: View, actions: list[int], n: int, values: list[float], scratch: Any, chances: list[float]
) -> None:
    look_ahead(v, values, scratch)
    worth = scratch[0]
    stopped = worth[hand_without(v, 0)]
    for _ in range(v.rolls - 1):
        roll_and_keep(v.seats, scratch)
    expect(worth)
    for i in range(n):
        chances[i] = stopped if actions[i] == STOP else worth[hand_without(v, dice_of(actions[i]))]


def choose(
    v: View, actions: list[int], n: int, values: list[float], scratch: Any, chances: list[float]
) -> int:
    """The action with the best winning chance; of equals, the first."""
    weigh(v, actions, n, values, scratch, chances)
    best = 0
    for i in range(1, n):
        if chances[i] > chances[best] + CLOSE:
            best = i
    return actions[best]


# One turn


def look_ahead(s: State, values: list[float], scratch: Any) -> None:
    """Write what every final hand is worth to the seat whose turn it is, and to those after it."""
    for deed in range(NUM_DEEDS):
        gather(s, deed, scratch[ENDS], scratch)
        weigh_deed(values, s.seats, deed, scratch[ENDS], scratch)
    weigh_hands(s.seats, scratch)


def weigh_deed(values: list[float], seats: int, deed: int, ends: Any, scratch: Any) -> None:
    best = best_end(values, seats, ends)
    for after in range(seats - 1):
        scratch[after][NUM_HANDS + deed] = share_at(values, seats, best, after)


def weigh_hands(seats: int, scratch: Any) -> None:
    """A final hand is worth as much as the best deed in it."""
    worth = scratch[0]
    for hand in range(FULL, NUM_HANDS):
        row = MOST_DEEDS * (hand - FULL)
        best = NUM_HANDS + DEEDS_IN[row]
        for i in range(1, MOST_DEEDS):
            other = NUM_HANDS + DEEDS_IN[row + i]
            if worth[other] > worth[best] + A_HAIR:
                best = other
        for after in range(seats - 1):
            scratch[after][hand] = scratch[after][best]


def roll_and_keep(seats: int, scratch: Any) -> None:
    """From what full hands are worth when a roll has been made, to what they are worth before it."""
    for after in range(seats - 1):
        expect(scratch[after])
    worth = scratch[0]
    for size in range(DICE):
        larger = SIZED[size + 1]
        for hand in range(SIZED[size], larger):
            for face in range(FACES):
                whole = larger + GROWN[FACES * hand + face]
                if face != CROSSBONES and worth[hand] > worth[whole] + A_HAIR:
                    for after in range(seats - 1):
                        scratch[after][whole] = scratch[after][hand]


def play_turn(seats: int, scratch: Any) -> None:
    """From what final hands are worth to what the turn is: the worth of the empty hand."""
    for _ in range(ROLLS - 1):
        roll_and_keep(seats, scratch)
    for after in range(seats - 1):
        expect(scratch[after])


# Where a turn can end


def gather(s: State, deed: int, ends: Any, scratch: Any) -> None:
    """Write all ends of a turn whose last roll shows this deed, and NO_END behind them."""
    seat, dice, gold, moment = s.active, s.dice, gold_of(s), moment_of(s)
    s.phase, s.rolls, s.falling, s.dice = ROLL, 0, 1 << (DICE - 1), DEED_DICE[deed]
    apply(s, LAST_FACE[deed])
    found = 0
    if is_settled(s):
        ends[0] = end_for(s, seat)
        found = 1
    else:
        for i in range(legal(s, scratch[ACTIONS])):
            found = ends_after(s, int(scratch[ACTIONS][i]), seat, ends, found, scratch)
    ends[found] = NO_END
    s.dice = dice
    put_back(s, gold, moment)


def ends_after(s: State, action: int, seat: int, ends: Any, found: int, scratch: Any) -> int:
    """Add the ends that an action leads to, at once or with the second pair; return how many there are."""
    gold, moment = gold_of(s), moment_of(s)
    apply(s, action)
    if is_settled(s):
        ends[found] = end_for(s, seat)
        found += 1
    else:
        paired, midway = gold_of(s), moment_of(s)
        for i in range(legal(s, scratch[MORE_ACTIONS])):
            apply(s, int(scratch[MORE_ACTIONS][i]))
            ends[found] = end_for(s, seat)
            found += 1
            put_back(s, paired, midway)
    put_back(s, gold, moment)
    return found


def is_settled(s: State) -> bool:
    """Whether the turn is over: the next one's dice are in the air, or the game is done."""
    return s.phase == ROLL or s.phase == DONE


def end_for(s: State, seat: int) -> int:
    """A position, and where in it the seat sits whose turn led there."""
    return locate(s) << 2 | (seat - s.active) % s.seats


def best_end(values: list[float], seats: int, ends: Any) -> int:
    best = int(ends[0])
    most = share_at(values, seats, best, 0)
    i = 1
    while ends[i] != NO_END:
        other = share_at(values, seats, int(ends[i]), 0)
        if other > most + A_HAIR:
            best = int(ends[i])
            most = other
        i += 1
    return best


def share_at(values: list[float], seats: int, end: int, after: int) -> float:
    """The winning chance at the end of a turn, of the seat so many places after the one that had it."""
    first = (end >> 2) * (seats - 1)
    place = ((end & 3) + after) % seats
    if place < seats - 1:
        return values[first + place]
    rest = 1.0
    for i in range(seats - 1):
        rest -= values[first + i]
    return rest


# Numbers of positions


def locate(s: State) -> int:
    """The number of a position."""
    if s.phase == DONE or (s.play_offs > 0 and s.seats > 2):
        return winners(s)
    number = WINNERS + rank(s)
    if s.play_offs > 0:
        is_second = s.active != next_contender(s, s.emptied_by)
        number += (2 * (s.play_offs - 1) + is_second) * ways(COINS + s.seats, s.seats)
    return number


def winners(s: State) -> int:
    """The seats that share the win, counted from the one that had the last turn."""
    keep_the_best(s, s.purse)
    seats = 0
    for ahead in range(s.seats):
        if is_contender(s, (s.active + ahead) % s.seats):
            seats |= 1 << ahead
    return seats


def rank(s: State) -> int:
    """All ways to lay the coins, in order: the fullest box first, then by what the purses hold together."""
    number = ways(COINS - s.box + s.seats, s.seats + 1)
    coins = 0
    for i in range(s.seats):
        coins += s.purse[(s.active - 1 - i) % s.seats]
        number += ways(coins + i, i + 1)
    return number


def ways(things: int, chosen: int) -> int:
    """How many ways there are to choose some of these things."""
    number = 1
    for i in range(chosen):
        number = number * (things - i) // (i + 1)
    return number


def lay(s: State, number: int) -> None:
    """Lay out a position for seat 0 to act: what `locate` counts, read back."""
    block = ways(COINS + s.seats, s.seats)
    number -= WINNERS
    turns = max(0, (number - ways(COINS + s.seats, s.seats + 1)) // block + 1)  # of the play-off
    lay_gold(s, number - max(0, turns - 1) * block)
    s.play_offs = (turns + 1) // 2
    s.emptied_by = turns % 2 * (s.seats - 1)
    s.contenders = (1 << s.seats) - 1
    s.phase, s.active, s.turn, s.spent = ROLL, 0, 0, 0


def lay_gold(s: State, number: int) -> None:
    """What `rank` counts, read back: first the box, then what each seat and those after it have together."""
    held = largest(number, s.seats + 1)
    number -= ways(held, s.seats + 1)
    s.box = COINS + s.seats - held
    s.king = COINS - s.box
    for seat in range(s.seats):
        after = s.seats - 1 - seat
        chosen = largest(number, after + 1)
        number -= ways(chosen, after + 1)
        s.purse[seat] = chosen - after
        if seat == 0:
            s.king -= chosen - after
        else:
            s.purse[seat - 1] -= chosen - after


def largest(number: int, chosen: int) -> int:
    """The most things from which so many can be chosen in no more than `number` ways."""
    things = chosen - 1
    while ways(things + 1, chosen) <= number:
        things += 1
    return things


# Taking a step back


def gold_of(s: State) -> int:
    """All coins in one number."""
    gold = s.box << 6 | s.king
    for seat in range(MOST_SEATS):
        gold = gold << 6 | s.purse[seat]
    return gold


def moment_of(s: State) -> int:
    """All else that a turn changes, but the dice, in one number."""
    moment = s.turn << 3 | s.phase
    moment = moment << 3 | s.active
    moment = moment << 5 | s.falling
    moment = moment << 5 | s.spent
    moment = moment << 2 | s.rolls
    moment = moment << 3 | s.contenders
    moment = moment << 3 | s.play_offs
    moment = moment << 3 | s.emptied_by
    return moment


def put_back(s: State, gold: int, moment: int) -> None:
    """The table as it was."""
    for seat in range(MOST_SEATS - 1, -1, -1):
        s.purse[seat] = gold & 63
        gold >>= 6
    s.king = gold & 63
    s.box = gold >> 6
    s.emptied_by = moment & 7
    s.play_offs = moment >> 3 & 7
    s.contenders = moment >> 6 & 7
    s.rolls = moment >> 9 & 3
    s.spent = moment >> 11 & 31
    s.falling = moment >> 16 & 31
    s.active = moment >> 21 & 7
    s.phase = moment >> 24 & 7
    s.turn = moment >> 27


# Solving


def survey(s: State, first: int, ends: Any, scratch: Any) -> None:
    """Write where a turn can end, for every deed in each of these positions."""
    for i in range(len(ends)):
        lay(s, first + i)
        for deed in range(NUM_DEEDS):
            gather(s, deed, ends[i][deed], scratch)


def sweep(values: list[float], seats: int, ends: Any, fresh: Any, scratch: Any) -> None:
    """Write what a turn makes of each of these positions, if the values are right for where it ends."""
    for i in range(len(ends)):
        for deed in range(NUM_DEEDS):
            weigh_deed(values, seats, deed, ends[i][deed], scratch)
        weigh_hands(seats, scratch)
        play_turn(seats, scratch)
        for after in range(seats - 1):
            fresh[i][after] = scratch[after][0]
