"""Perfect play in King's Gold, for two seats; for three it is nearly so.

A *position* is a table between two turns, and its number says who has what, seen from the seat to act. The
table of values holds for each position the winning chances of that seat and of those after it, all but the
last, whose chance is the rest. The lowest numbers are ends of the game: the set of seats that share the win.

A turn can end in a few positions for each of the deeds (`hands.py`). Their worth gives that of every final
hand, and from there one goes back: roll, keep the best, roll, keep the best, roll.

With two seats the play-off is a part of it. With three, seats that are tied at the end share the win.
"""

from typing import Any

from cutpurse.engine.chance import choices

from .actions import STOP, dice_of
from .hands import (
    DEED_DICE,
    DEEDS_IN,
    FULL,
    LAST_FACE,
    MOST_DEEDS,
    NUM_DEEDS,
    NUM_HANDS,
    expect,
    hand_without,
    with_die,
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
    play_rolls(v.seats, v.rolls, scratch)
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
    for hand in range(FULL):
        for face in range(FACES):
            whole = with_die(hand, face)
            if face != CROSSBONES and worth[hand] > worth[whole] + A_HAIR:
                for after in range(seats - 1):
                    scratch[after][whole] = scratch[after][hand]


def play_rolls(seats: int, rolls: int, scratch: Any) -> None:
    """From what final hands are worth to what those are that lie before so many rolls."""
    for _ in range(rolls - 1):
        roll_and_keep(seats, scratch)
    for after in range(seats - 1):
        expect(scratch[after])


# Where a turn can end


def gather(s: State, deed: int, ends: Any, scratch: Any) -> None:
    """Write all ends of a turn whose last roll shows this deed, and NO_END behind them."""
    seat, before = s.active, table_of(s)
    s.phase, s.rolls, s.falling, s.dice = ROLL, 0, 1 << (DICE - 1), DEED_DICE[deed]
    apply(s, LAST_FACE[deed])
    found = 0
    if is_settled(s):
        found = add_end(s, seat, ends, found)
    else:
        for i in range(legal(s, scratch[ACTIONS])):
            found = ends_after(s, int(scratch[ACTIONS][i]), seat, ends, found, scratch)
    ends[found] = NO_END
    put_back(s, before)


def ends_after(s: State, action: int, seat: int, ends: Any, found: int, scratch: Any) -> int:
    """Add the ends that an action leads to, at once or with the second pair; return how many there are."""
    before = table_of(s)
    apply(s, action)
    if is_settled(s):
        found = add_end(s, seat, ends, found)
    else:
        paired = table_of(s)
        for i in range(legal(s, scratch[MORE_ACTIONS])):
            apply(s, int(scratch[MORE_ACTIONS][i]))
            found = add_end(s, seat, ends, found)
            put_back(s, paired)
    put_back(s, before)
    return found


def is_settled(s: State) -> bool:
    """Whether the turn is over: the next one's dice are in the air, or the game is done."""
    return s.phase == ROLL or s.phase == DONE


def add_end(s: State, seat: int, ends: Any, found: int) -> int:
    """Add a position, and where in it the seat sits whose turn led there; return how many there are."""
    ends[found] = locate(s) << 2 | (seat - s.active) % s.seats
    return found + 1


def best_end(values: list[float], seats: int, ends: Any) -> int:
    """The first of those that leave the seat the best chance."""
    best = i = 0
    most = -1.0
    while ends[i] != NO_END:
        chance = share_at(values, seats, int(ends[i]), 0)
        if chance > most + A_HAIR:
            best, most = i, chance
        i += 1
    return int(ends[best])


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
        number += (2 * (s.play_offs - 1) + is_second) * choices(COINS + s.seats, s.seats)
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
    number = choices(COINS - s.box + s.seats, s.seats + 1)
    coins = 0
    for i in range(s.seats):
        coins += s.purse[(s.active - 1 - i) % s.seats]
        number += choices(coins + i, i + 1)
    return number


def lay(s: State, number: int) -> None:
    """Lay out a position for seat 0 to act: what `locate` counts, read back."""
    block = choices(COINS + s.seats, s.seats)
    number -= WINNERS
    turns = max(0, (number - choices(COINS + s.seats, s.seats + 1)) // block + 1)  # of the play-off
    lay_gold(s, number - max(0, turns - 1) * block)
    s.play_offs = (turns + 1) // 2
    s.emptied_by = turns % 2 * (s.seats - 1)
    s.contenders = (1 << s.seats) - 1
    s.phase, s.active, s.turn, s.spent = ROLL, 0, 0, 0


def lay_gold(s: State, number: int) -> None:
    """What `rank` counts, read back: first the box, then what each seat and those after it have together."""
    s.box = COINS + s.seats - largest(number, s.seats + 1)
    number -= choices(COINS + s.seats - s.box, s.seats + 1)
    for after in range(s.seats - 1, -1, -1):
        chosen = largest(number, after + 1)
        number -= choices(chosen, after + 1)
        s.purse[s.seats - 1 - after] = chosen - after
    s.king = COINS - s.box - s.purse[0]
    for seat in range(s.seats - 1):
        s.purse[seat] -= s.purse[seat + 1]


def largest(number: int, chosen: int) -> int:
    """The most things from which so many can be chosen in no more than `number` ways."""
    things = chosen - 1
    while choices(things + 1, chosen) <= number:
        things += 1
    return things


# Taking a step back


def table_of(s: State) -> Any:
    """All that a turn changes: the gold, the dice, and how the game stands."""
    gold = s.box, s.king, s.purse[0], s.purse[1], s.purse[2]
    dice = s.dice, s.falling, s.spent, s.rolls
    return gold, dice, (s.phase, s.active, s.turn, s.contenders, s.play_offs, s.emptied_by)


def put_back(s: State, table: Any) -> None:
    """The table as it was."""
    gold, dice, rest = table
    s.box, s.king, s.purse[0], s.purse[1], s.purse[2] = gold
    s.dice, s.falling, s.spent, s.rolls = dice
    s.phase, s.active, s.turn, s.contenders, s.play_offs, s.emptied_by = rest


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
        play_rolls(seats, ROLLS, scratch)  # the turn is worth as much as the empty hand
        for after in range(seats - 1):
            fresh[i][after] = scratch[after][0]
