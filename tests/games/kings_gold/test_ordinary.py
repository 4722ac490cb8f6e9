"""King's Gold against a second reading of the rules: the ordinary class of the benchmarks."""

import ctypes
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, WHOLE, WINS
from cutpurse.games.kings_gold import actions
from ordinary_kings_gold import FACES, KingsGold

C = Path(__file__).parents[3] / "benchmarks" / "peers" / "kings_gold.c"


def as_action(move):
    kind, *rest = move
    if kind == "stop":
        return actions.STOP
    if kind == "roll":
        return actions.roll_again(sum(1 << die for die in rest[0]))
    if kind == "take":
        return actions.take(rest[0])
    return actions.rob(*rest) if kind == "rob" else actions.plunder(rest[0])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [{}, {"kings_share": "french"}, {"first": 1}, {"turns": 25}])
def test_both_readings_agree_on_every_step(seats, options):
    game = cp.game("kings-gold")
    rng = [stream(seats, 77)]
    for _ in range(8):
        match = game.new(seats, chance="manual", **options)
        other = KingsGold(
            seats, options.get("first"), options.get("kings_share") == "french", options.get("turns", 300)
        )
        while not other.over:
            state = match.state()
            assert (state["box"], state["king"], state["purse"][:seats]) == (
                other.box,
                other.king,
                other.purses,
            )
            if other.rolling:
                assert match.actor == cp.CHANCE
                face = below(rng, 6)
                match.play(face)
                other.roll(FACES[face])
            else:
                moves = other.legal_actions()
                assert match.actor == other.active
                assert match.legal() == sorted(as_action(move) for move in moves)
                move = moves[below(rng, len(moves))]
                match.play(as_action(move))
                other.apply(move)
        assert match.actor == cp.OVER
        assert [seat for seat, share in enumerate(match.shares()) if share] == sorted(other.contenders)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_third_reading_in_c_plays_the_same_games(seats, tmp_path):
    library = tmp_path / "kings_gold.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, C], check=True)
    tally = np.zeros(WINS + seats, np.int64)
    play_many = ctypes.CDLL(str(library)).play_many
    play_many(*map(ctypes.c_int64, (seats, 5, 0, 3000)), ctypes.c_void_p(tally.ctypes.data))
    played = cp.game("kings-gold").compiled().playouts(3000, seats, seed=5)
    assert (played.games, played.steps, played.longest) == tuple(tally[[GAMES, STEPS, LONGEST]])
    assert [win * WHOLE for win in played.wins] == pytest.approx(list(tally[WINS:]))
