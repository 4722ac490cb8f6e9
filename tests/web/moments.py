"""Moments of games that people rarely come to, found by the rules: a table can go on from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import cutpurse as cp


def moment(
    id: str, seats: int, is_it: Callable[[Any], bool], seed: int = 1, **options: Any
) -> dict[str, Any]:
    """The first decision at which the table is like that, in the first of many games where there is one.

    What comes back is the start of a table's charter: the finished game, and the step to go on from.
    """
    game, rng = cp.game(id), Random(seed)
    while True:
        match, step = game.new(seats, seed=rng.getrandbits(32), **options), None
        while match.actor != cp.OVER:
            if step is None and is_it(match.table):
                step = len(match.log)
            match.play(rng.choice(match.legal()))
        if step is not None:
            return {"save": match.save(), "step": step}


def daggers_drawn(s: Any) -> bool:
    """The first seat holds a Sapphire that it may play, and a Dagger; so does the second hold a Dagger."""
    from cutpurse.games.forty_thieves import state as ft
    from cutpurse.games.forty_thieves.specials import has

    def holds(seat: int, kind: int) -> bool:
        return any(has(s, seat, slot, kind) for slot in range(ft.HAND_SIZE))

    is_time = s.phase == ft.CHOOSE and s.stage == ft.ACTION and s.active == 0 and s.gems
    return is_time and holds(0, ft.SAPPHIRE) and holds(0, ft.DAGGER) and holds(1, ft.DAGGER)


def about_to_steal(valid: bool) -> Callable[[Any], bool]:
    """The first seat may announce a theft around the gem in the middle, which pays or does not."""
    from cutpurse.games.forty_thieves import state as ft
    from cutpurse.games.forty_thieves.board import places_of
    from cutpurse.games.forty_thieves.theft import is_valid

    def is_it(s: Any) -> bool:
        if not (s.phase == ft.CHOOSE and s.stage == ft.STEAL and s.active == 0 and s.gems >> MIDDLE & 1):
            return False
        around = [place for place in range(ft.PLACES) if places_of(MIDDLE) >> place & 1]
        closed = [place for place in around if not s.up >> place & 1]
        known = all(s.content[s.at[place]] != ft.NONE for place in around)
        return len(closed) >= 3 and known and is_valid(s, MIDDLE) == valid

    return is_it


MIDDLE = 4  # of the nine gems


def on_the_move(s: Any) -> bool:
    """The first seat has played a card and chosen a thief, when half of the items are gone."""
    from cutpurse.games.guild_of_thieves import state as gt
    from cutpurse.games.guild_of_thieves.rules import legal

    if s.phase != gt.MOVE or s.active != 0 or s.turn < 16:
        return False
    return legal(s, [0] * 600) > 3


def last_round(s: Any) -> bool:
    """The first seat is to act in the last round, with cards before it and others still in the tomb."""
    from cutpurse.games.king_of_thieves import state as kt

    is_turn = s.phase == kt.TURN and s.active == 0 and s.round == kt.ROUNDS
    return is_turn and s.laid[0] > 1 and s.inside.bit_count() > 2


def two_to_assign(s: Any) -> bool:
    """In the showdown the first seat says of a card where it counts, and then of another."""
    from cutpurse.games.king_of_thieves import state as kt
    from cutpurse.games.king_of_thieves.rules import apply, legal

    if s.phase != kt.ASSIGN or s.active != 0 or s.item == kt.COMMUNITY:
        return False
    actions = [0] * 600
    if legal(s, actions) < 2:
        return False
    after = s.copy()
    apply(after, actions[0])
    return after.phase == kt.ASSIGN and after.active == 0
