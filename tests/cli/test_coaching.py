"""The coach at the terminal."""

import json
import re
import subprocess
import sys

import pexpect
import pytest

import cutpurse as cp
from cutpurse.cli.coaching import AtTheTable
from cutpurse.cli.screen import Lines
from cutpurse.engine.running import background
from keyboard import PROMPT, finish, terminal
from shell import cutpurse


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A short game that greedy plays well and random badly."""
    path = tmp_path_factory.mktemp("saves") / "game.json"
    game = cp.game("kings-gold")
    match = game.new(3, seed=3, turns=6)
    bots = [cp.bot(name, game, seed=3) for name in ("greedy", "random", "greedy")]
    while match.actor != cp.OVER:
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    path.write_text(json.dumps(match.save()), "utf-8")
    return path


def test_the_coach_says_nothing_while_the_game_is_being_compiled(monkeypatch):
    """By then a few tables could be looked at, and what they say would be noise."""
    match = cp.game("guild-of-thieves").new(2, seed=1)
    asked, coach = match.listener(match.actor), AtTheTable(Lines(), match)
    offered = asked.ways().gestures(asked.words)
    compiling = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    monkeypatch.setitem(background._begun, match.game.id, compiling)
    assert coach.notes(match, offered)[0] == []
    compiling.communicate(b"\n")
    chances, (note,) = coach.notes(match, offered)
    assert len(chances) == len(offered)
    assert "The coach likes best" in note


def test_a_replay_with_the_coach_marks_every_decision_and_names_the_three_costliest(saved):
    told = json.loads(cutpurse("replay", saved, "--coach", "--json"))
    decisions = told["decisions"]
    assert all(each["cost"] >= 0 for each in decisions)
    assert all(each["cost"] == 0 for each in decisions if each["best"] == each["action"])
    assert all(str(each["action"]) in each["chances"] for each in decisions)
    assert not any(each["exact"] for each in decisions)
    costs = {each["step"]: each["cost"] for each in decisions}
    assert told["costliest"] == sorted(costs, key=lambda step: -costs[step])[:3]
    seats = {each["step"]: each["seat"] for each in decisions}
    assert seats[told["costliest"][0]] == 1  # random throws most away

    text = cutpurse("replay", saved, "--coach")
    assert "The 3 costliest decisions:" in text
    assert text.count("Coach: ") == len(decisions)
    assert re.search(r"moment \d+, seat 1: ", text)


def test_only_what_people_decided_is_looked_at_and_can_be_gone_to(saved, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(saved.read_text()) | {"players": ["greedy", "you:Ann", "greedy"]}))
    told = json.loads(cutpurse("replay", path, "--coach", "--json"))
    assert {each["seat"] for each in told["decisions"]} == {1}
    child = terminal("replay", str(path), "--coach")
    child.expect("0 of ([0-9]+)", timeout=120)
    last = child.match.group(1)
    child.sendline(last)
    child.expect("costliest decisions?:.*?moment ([0-9]+), Ann")
    assert int(child.match.group(1)) <= int(last)
    child.sendline(child.match.group(1))
    child.expect("Coach: this cost")
    child.sendline("q")
    assert finish(child) == 0


def test_a_game_with_secrets_must_be_over_for_the_coach(tmp_path):
    unfinished = tmp_path / "unfinished.json"
    match = cp.game("guild-of-thieves").new(2, seed=3)
    match.play(match.legal()[0])
    unfinished.write_text(json.dumps(match.save()), "utf-8")
    assert "has secrets and is not over" in cutpurse("replay", unfinished, "--coach", code=2)


def test_stepping_through_shows_what_the_coach_thinks(saved):
    child = terminal("replay", str(saved), "--coach")
    child.expect("0 of", timeout=120)
    child.sendline("6")
    child.expect("Coach: ")
    child.sendline("10000")
    child.expect("a number from 0 to ([0-9]+)")
    child.sendline(child.match.group(1))
    child.expect("costliest decisions")
    child.expect("leave")
    child.sendline("q")
    assert finish(child) == 0


def test_the_coach_shows_a_chance_beside_every_choice():
    child = terminal("play", "guild-of-thieves", "--seats", "you,random", "--seed", "2", "--coach")
    child.expect(PROMPT, timeout=120)
    shown = child.before
    assert "as the coach guesses" in shown
    assert shown.count(" %") + shown.count("–") >= 5
    child.sendline("1")
    child.expect([PROMPT, pexpect.EOF], timeout=60)
    child.sendline("quit")
    assert finish(child) == 0
