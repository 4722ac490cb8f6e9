"""Whole games of all five in a real terminal of 80 by 24, through the real command, by keyboard alone."""

import pytest

import cutpurse as cp
from beside import Beside
from keyboard import PROMPT, Window, finish, save_and_leave, terminal

OVER = "The game is over: save FILE"
COVER = "Enter covers it."
GAMES = [  # short ones
    ("kings-gold", "you,greedy,random", 12),
    ("king-thief-minister", "you,greedy,random", 2),
    ("guild-of-thieves", "you,greedy,random", 5),
    ("forty-thieves", "you,greedy,greedy", 2),
    ("king-of-thieves", "you,greedy,greedy", 6),
]
LATER = [pytest.param(*each, marks=pytest.mark.long) for each in GAMES[2:]]
every_game = pytest.mark.parametrize(("id", "seats", "seed"), GAMES)


def asked(id, seats, seed):
    return "play", id, "--seats", seats, "--seed", str(seed), "--pace", "0"


@every_game
def test_a_whole_game_line_by_line(id, seats, seed, tmp_path):
    """A person answers by numbers and by words, and is asked nothing else than we know of."""
    path, known = tmp_path / "game.json", Beside(id, seats, seed)
    child = terminal(*asked(id, seats, seed), rows=24, columns=80)
    while (shown := child.expect([PROMPT, COVER, OVER])) != 2:
        child.sendline("" if shown == 1 else known.answer())
    assert known.is_over
    assert save_and_leave(child, path) == 0
    assert cp.load(path.read_text("utf-8")).log == known.match.log


@pytest.mark.parametrize(("id", "seats", "seed"), [*GAMES[:2], *LATER])
def test_a_whole_game_on_the_whole_screen(id, seats, seed, tmp_path):
    path, known = tmp_path / "game.json", Beside(id, seats, seed)
    window = Window(*asked(id, seats, seed), rows=24, columns=80)
    while not known.is_over:
        window.settle(COVER)
        window.type(known.answer())
    over = window.until(lambda: OVER in window.text or (COVER in window.text and window.type("")))
    assert over, window.rows
    window.type(f"save {path}")
    assert window.until(path.exists)
    window.type("")
    assert finish(window.child) == 0
    assert cp.load(path.read_text("utf-8")).log == known.match.log
