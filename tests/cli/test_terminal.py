"""The table in a real terminal, played through the real command."""

import os
import sys

import pexpect
import pytest

import cutpurse as cp

PROMPT = ">\x1b\\[0m "


def terminal(*arguments, rows=40, columns=100):
    env = os.environ | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    return pexpect.spawn(
        sys.executable,
        ["-m", "cutpurse", *arguments],
        env=env,
        encoding="utf-8",
        timeout=30,
        dimensions=(rows, columns),
    )


def finish(child):
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_a_whole_game_at_the_keyboard(tmp_path):
    """A person stops and takes the first choice, over and over, until somebody wins."""
    path = tmp_path / "game.json"
    child = terminal("play", "kings-gold", "--seats", "you,greedy,random", "--seed", "7", "--pace", "0")
    turns = 0
    while child.expect([PROMPT, "wins!", "share the win"]) == 0:
        turns += 1
        if turns == 2:
            child.sendline(f"save {path}")
            child.expect("Saved in")
            child.expect(PROMPT)
        child.sendline("1")
    assert turns > 5
    assert finish(child) == 0
    assert cp.load(path.read_text("utf-8")).seats == 3


def test_colours_are_for_terminals():
    child = terminal("play", "kings-gold", "--seats", "you,greedy", "--seed", "7", "--pace", "0")
    child.expect(PROMPT)
    assert "\x1b[1;32m" in child.before
    child.sendline("quit")
    child.expect("You leave the table.")
    assert finish(child) == 0


def test_undo_at_the_keyboard():
    child = terminal("play", "kings-gold", "--seats", "you,greedy", "--seed", "7", "--pace", "0")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("what chance has shown cannot be taken back")
    child.sendline("stop")
    child.expect("Pair a coin")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("Taken back.")
    child.expect("Choose dice to roll again, or stop.")
    child.sendcontrol("c")
    child.expect("You leave the table.")
    assert finish(child) == 0


def test_two_people_share_a_keyboard():
    child = terminal("play", "kings-gold", "--seats", "you:Ann,you:Bo", "--seed", "7", "--pace", "0")
    child.expect("(Ann|Bo).*: ")
    child.sendline("quit")
    assert finish(child) == 0


def test_a_saved_game_is_stepped_through_forwards_and_back(tmp_path):
    import json

    match = cp.game("kings-gold").new(2, seed=5, turns=1)
    while match.actor != cp.OVER:
        match.play(match.legal()[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.save()), "utf-8")
    child = terminal("replay", str(path))
    child.expect("The table is set.")
    child.sendline("")
    child.expect("seat 0 throws")
    child.sendline("")
    child.expect("seat 1 throws")
    child.sendline("b")
    child.expect("seat 0 throws")
    child.sendline("999")
    child.expect("1 turns have been played|The box|wins!|share the win")
    child.sendline("")
    assert finish(child) == 0


def test_a_replay_can_be_left(tmp_path):
    import json

    path = tmp_path / "game.json"
    path.write_text(json.dumps(cp.game("kings-gold").new(2, seed=5).save()), "utf-8")
    child = terminal("replay", str(path))
    child.expect("The table is set.")
    child.sendline("q")
    assert finish(child) == 0


@pytest.mark.parametrize("seconds", ["0.2"])
def test_bench_shows_a_table(seconds):
    child = terminal("bench", "kings-gold", "--seconds", seconds)
    child.expect("steps per second")
    child.expect("ordinary class")
    assert finish(child) == 0


def test_rules_open_in_a_pager():
    os.environ["PAGER"] = "cat"
    child = terminal("rules", "kings-gold")
    child.expect("Setting up")
    assert finish(child) == 0
