"""What follows a showdown: who begins next, who is out, who has won. Chapters 6 and 7 of the rules."""

from .cards import drop_hand
from .seats import is_alive, is_single
from .state import DONE, State
from .tombs import prepare_tomb, target, tombs_to_open


def after_showdown(s: State, plunderer: int) -> None:
    """7.1 Enough gold wins at once; if not, the game goes on without those who are out."""
    if richest(s) >= target(s):
        end(s)
        return
    if plunderer >= 0:
        s.start = plunderer
    fallen = out_of_reputation(s)
    if fallen == s.alive:
        end(s)
    else:
        leave_game(s, fallen)
        if is_single(s.alive) or s.opened >= tombs_to_open(s):
            end(s)
        else:
            pass_start(s)
            prepare_tomb(s)


def richest(s: State) -> int:
    most = 0
    for seat in range(s.seats):
        if is_alive(s, seat):
            most = max(most, s.treasure[seat])
    return most


def out_of_reputation(s: State) -> int:
    """6.2 The seats that have no reputation left after the showdown."""
    seats = 0
    for seat in range(s.seats):
        if is_alive(s, seat) and s.reputation[seat] == 0:
            seats |= 1 << seat
    return seats


def leave_game(s: State, seats: int) -> None:
    """6.2 Whoever is out gives the gold back, and the hand is discarded face down."""
    s.alive &= ~seats
    for seat in range(s.seats):
        if seats >> seat & 1:
            s.supply += s.treasure[seat]
            s.treasure[seat] = 0
            drop_hand(s, seat)


def pass_start(s: State) -> None:
    """6.1 The plunderer starts, or whoever started before; 6.3 if that seat is out, the next clockwise."""
    while not is_alive(s, s.start):
        s.start = (s.start + 1) % s.seats


def end(s: State) -> None:
    """7.2 The game is over at once when one is left, 7.3 or nobody, 7.4 or when the last tomb is settled."""
    s.phase = DONE
    s.winners = leaders(s)


def leaders(s: State) -> int:
    """7.5 The seats with the most gold, and of those the ones with the most reputation."""
    best = -1
    seats = 0
    for seat in range(s.seats):
        if is_alive(s, seat) and rank(s, seat) >= best:
            seats = 1 << seat | (seats if rank(s, seat) == best else 0)
            best = rank(s, seat)
    return seats


def rank(s: State, seat: int) -> int:
    """7.5 Gold first; reputation is always less than a hundred."""
    return 100 * s.treasure[seat] + s.reputation[seat]
