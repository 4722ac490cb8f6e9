"""The table in a real terminal, played through the real command."""

import json
import re
import signal

import pexpect
import pytest

import cutpurse as cp
from keyboard import PROMPT, finish, terminal
from shell import cutpurse


def test_a_whole_game_at_the_keyboard(tmp_path):
    """A person stops and takes the first choice, over and over, until somebody wins."""
    path = tmp_path / "game.json"
    child = terminal("play", "kings-gold", "--seats", "you,greedy,random", "--seed", "7", "--pace", "0")
    turns = 0
    while child.expect([PROMPT, "The game is over: save FILE"]) == 0:
        turns += 1
        if turns == 2:
            child.sendline(f"save {path}")
            child.expect("Saved in")
            child.expect(PROMPT)
        child.sendline("1")
    assert turns > 5
    assert cp.load(path.read_text("utf-8")).actor != cp.OVER
    child.expect(PROMPT)
    child.sendline(f"save {path}")
    child.expect("Saved in")
    child.expect(PROMPT)
    child.sendline("again")
    child.expect("begin")
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0
    match = cp.load(path.read_text("utf-8"))
    assert match.actor == cp.OVER
    assert match.seats == 3


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("plain", [True, False])
def test_a_terminal_that_is_closed_loses_no_decision(tmp_path, plain, how):
    state = {"XDG_STATE_HOME": str(tmp_path)}
    seats = ("play", "kings-gold", "--seats", "you,greedy", "--option", "first=0", "--pace", "0")
    child = terminal(*seats, plain=plain, state=tmp_path)
    child.expect("stop")  # a choice
    child.send("1\r")
    left = tmp_path / "cutpurse" / "left" / "kings-gold-1.json"
    while not left.exists():
        child.expect([".", pexpect.TIMEOUT], timeout=0.1)
    child.kill(how)
    assert child.expect(pexpect.EOF) == 0
    assert len(cp.load(json.loads(left.read_text("utf-8"))).log) > 5
    assert "The game goes on." in cutpurse("play", "--resume", "kings-gold-1", environment=state)


def test_who_goes_on_has_the_coach_and_the_language_as_before(tmp_path):
    state = {"XDG_STATE_HOME": str(tmp_path)}
    seats = ("play", "kings-gold", "--seats", "you,greedy", "--coach", "--lang", "de")
    told = cutpurse(*seats, stdin="1\nquit\n", environment=state)
    assert "  cutpurse play --resume kings-gold-1 --lang de\n" in told
    assert "Gewinnchance" in cutpurse("play", "--resume", "kings-gold-1", "--lang", "de", environment=state)


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
    child.expect(PROMPT)
    child.sendline("stop")
    child.expect("Pair a coin")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("Taken back.")
    child.expect("Choose dice to roll again, or stop")
    child.expect(PROMPT)
    child.sendcontrol("c")
    child.expect("You leave the table.")
    assert finish(child) == 0


def test_two_people_share_a_keyboard():
    child = terminal("play", "kings-gold", "--seats", "you:Ann,you:Bo", "--seed", "7", "--pace", "0")
    child.expect("(Ann|Bo)")
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0


def test_a_saved_game_is_stepped_through_forwards_and_back(tmp_path):
    match = cp.game("kings-gold").new(2, seed=5, turns=1)
    while match.actor != cp.OVER:
        match.play(match.legal()[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.save()), "utf-8")
    child = terminal("replay", str(path))
    for answer, shown in [
        (None, "The table is set."),
        ("", "seat 0 rolls"),
        ("", "seat 1 rolls"),
        ("b", "seat 0 rolls"),
        ("help", "Type Enter, b, a number from 0 to"),
        ("999", "Type Enter, b, a number from 0 to"),
        ("0", "The table is set."),
    ]:
        if answer is not None:
            child.sendline(answer)
        child.expect(shown)
        child.expect("q: leave")
        [last] = re.findall(r"(\d+) of (\d+)", child.before)[-1:]
    child.sendline(last[1])
    child.expect("The only turn has been played")
    child.expect("q: leave")
    child.sendline("")
    assert finish(child) == 0


def test_a_replay_can_be_left(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(cp.game("kings-gold").new(2, seed=5).save()), "utf-8")
    child = terminal("replay", str(path))
    child.expect("The table is set.")
    child.expect("q: leave")
    child.sendline("q")
    assert finish(child) == 0
    child = terminal("replay", str(path))
    child.expect("q: leave")
    child.sendcontrol("c")
    assert finish(child) == 0


@pytest.mark.parametrize("seconds", ["0.2"])
def test_bench_shows_a_table(seconds):
    child = terminal("bench", "kings-gold", "--seconds", seconds)
    child.expect("steps per second")
    child.expect("ordinary class")
    assert finish(child) == 0


def test_ctrl_c_stops_long_work():
    child = terminal("bench", "kings-gold", "--seconds", "60")
    child.expect("Measuring")
    child.sendcontrol("c")
    child.expect("Stopped.")
    assert finish(child) == 130


def test_rules_open_in_a_pager():
    child = terminal("rules", "kings-gold")
    child.expect("Setting up")
    assert finish(child) == 0
