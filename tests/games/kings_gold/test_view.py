"""In King's Gold everybody sees everything."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_view_is_the_whole_table(seats):
    match = cp.game("kings-gold").new(seats, seed=seats, kings_share="french", turns=60)
    rng = [stream(seats, 1)]
    while match.actor != cp.OVER:
        for seat in range(seats):
            assert match.view(seat) == match.state() | {"seat": seat}
        assert match.view() == match.state() | {"seat": cp.NOBODY}
        assert match.witnessed(0) == match.witnessed() == match.log
        match.play(match.legal()[below(rng, len(match.legal()))])
