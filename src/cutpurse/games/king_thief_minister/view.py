"""What a seat knows in King Thief Minister: all but the faces, and of those what its odds say.

An imagined table has faces drawn from the seat's own odds, exactly. The *other* seats have no odds there, so
that it is quickly made and played on. What they know is what a spectator knows, and the faces of the cards
that everybody saw them look at: that is all there is to know of somebody until cards go under the table.
"""

from cutpurse.engine.chance import below
from cutpurse.engine.contract import NOBODY, UNSEEN
from cutpurse.engine.layout import copier, i8, i32, row_copier

from .actions import HEARD, LET_PASS, SWAP_OPENLY, YES_SIR
from .knowledge import know_nothing, learn, pick, who
from .questions import has_row, right_of, sees
from .state import *

copy_open = copier(Open)
copy_row = row_copier(ARRANGEMENTS)


class View(Open):
    seat = i8()  # whose view this is, or NOBODY
    shown = i8(CARDS)  # the characters of the cards that lie face up; UNDECIDED for the others
    odds = i32(ARRANGEMENTS)  # what the seat knows; see knowledge.py
    public = i32(ARRANGEMENTS)  # what everybody knows


def view(s: State, seat: int, v: View) -> None:
    copy_open(s, v)
    v.seat = seat
    v.answers = heard(s, seat)
    for card in range(CARDS):
        v.shown[card] = s.face[card] if s.up >> card & 1 else UNDECIDED
    copy_row(s.odds[PUBLIC], v.public)
    if has_row(s, row_of(seat)):
        copy_row(s.odds[row_of(seat)], v.odds)
    else:
        suppose_odds(s, seat, v.odds)


def suppose_odds(s: State, seat: int, odds: list[int]) -> None:
    """What a seat knows, as far as all can tell: what is public, and the cards it has looked at."""
    copy_row(s.odds[PUBLIC], odds)
    for card in range(CARDS):
        if s.seen[seat] >> card & 1:
            learn(odds, card, s.face[card], True)


def row_of(seat: int) -> int:
    return PUBLIC if seat == NOBODY else seat


def heard(s: State, seat: int) -> int:
    """While answers are being given a seat knows only its own."""
    if s.phase != ANSWER:
        return s.answers
    return 0 if seat == NOBODY else s.answers & 1 << seat


def witness(s: State, action: int, seat: int) -> int:
    if s.phase == ANSWER:
        return witness_answer(s, action, seat)
    if s.phase == SWAP:
        return action if seat == s.active or action == SWAP_OPENLY else UNSEEN
    if DEAL < s.phase <= UNVEIL:
        return action if sees(s, row_of(seat)) or action == s.question else UNSEEN
    return action


def witness_answer(s: State, action: int, seat: int) -> int:
    """An answer is a secret until the last has been given; then all are heard at once."""
    if right_of(s, s.asked) == s.active:
        return HEARD + s.answers + (1 << s.asked if action == YES_SIR else 0)
    return action if seat == s.asked else UNSEEN


def reveals(s: State, action: int) -> bool:
    """With the last answer all are heard; before that, nobody can take back an answer anyway."""
    return s.phase == ANSWER


def silence(s: Open) -> int:
    """3.1 All are asked whether they challenge; 4.2 and all answer the King."""
    if s.phase == CHALLENGE:
        return LET_PASS
    return YES_SIR if s.phase == ANSWER else UNSEEN


def imagine(v: View, s: State, rng: list[int]) -> None:
    copy_open(v, s)
    arrangement = pick(v.odds, rng)
    for card in range(CARDS):
        s.face[card] = who(arrangement, card)
    imagine_knowledge(v, s)
    if s.phase == ANSWER:
        imagine_answers(v, s, rng)


def imagine_knowledge(v: View, s: State) -> None:
    """What the seat knows, and what everybody does; of what the others know, nothing."""
    s.kept = 1 << row_of(v.seat) | 1 << PUBLIC
    for row in range(SEATS):
        if has_row(s, row):
            copy_row(v.odds, s.odds[row])
        else:
            know_nothing(s.odds[row], False)
    copy_row(v.public, s.odds[PUBLIC])


def imagine_answers(v: View, s: State, rng: list[int]) -> None:
    """Others who were asked have answered one thing as likely as the other."""
    seat = right_of(s, s.active)
    while seat != s.asked:
        if seat != v.seat and below(rng, 2) == 1:
            s.answers |= 1 << seat
        seat = right_of(s, seat)
