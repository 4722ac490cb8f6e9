"""Whole games of King of Thieves in a real terminal, played through the real command."""

import pytest

import cutpurse as cp
from cutpurse.bots.seating import decision, seated
from cutpurse.cli.screen import WORDS
from cutpurse.engine.words import Words
from keyboard import PROMPT, finish, terminal

ID = "king-of-thieves"
OVER = "The game is over: save FILE"


def beside(seats, seed):
    """The same match and the same bots in this process, to know what is asked at the keyboard."""
    game = cp.game(ID)
    return game.new(len(seats.split(",")), seed), seated(seats, game, seed, Words(WORDS))


def to_the_person(match, players):
    """Let the bots decide until a person has to."""
    while match.actor != cp.OVER and players[match.actor].bot is not None:
        match.play(decision(players[match.actor], match))


@pytest.mark.parametrize(
    ("seats", "taste"),
    [
        ("you,greedy,random,greedy", "greedy"),
        ("random,greedy,you:Ann,random,greedy,random,random,greedy", "random"),
    ],
)
def test_a_whole_game_at_the_keyboard(tmp_path, seats, taste):
    """A person types what a bot of this taste would do, in words and in numbers, to the end."""
    match, players = beside(seats, seed=11)
    names = [player.name for player in players]
    mind = cp.bot(taste, match.game, seed=3)
    child = terminal("play", ID, "--seats", seats, "--seed", "11", "--pace", "0", columns=80)
    to_the_person(match, players)
    asked = 0
    while child.expect([PROMPT, OVER]) == 0:
        legal = match.legal()
        action = mind.choose(match.view(match.actor), legal)
        words = match.text(action, names=names)
        child.sendline(str(legal.index(action) + 1) if asked % 3 == 0 else words)
        match.play(action)
        to_the_person(match, players)
        asked += 1
    assert asked > 20
    assert match.actor == cp.OVER
    child.expect(PROMPT)
    path = tmp_path / "game.json"
    child.sendline(f"save {path}")
    child.expect("Saved in")
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0
    assert cp.load(path.read_text("utf-8")).log == match.log


@pytest.mark.parametrize("seats", ["greedy,random,greedy,random", ",".join(["greedy", "random"] * 4)])
def test_a_whole_game_among_bots(seats):
    child = terminal("play", ID, "--seats", seats, "--seed", "5", "--pace", "0", rows=60)
    for shown in ("begins", "Tomb 1 of", "Its Guardian", "The community card", "The showdown!", "turns over"):
        child.expect(shown)
    child.expect("(is King of Thieves!|The crown is shared)")
    child.expect("the game is over")
    assert finish(child) == 0


@pytest.mark.parametrize(
    "option", ["target=15", "target=20", "tombs=6", "stakes=high", "rubies=rare", "sets=2"]
)
def test_every_option_is_played_from_the_command_line(option):
    child = terminal("play", ID, "--seats", "greedy,random", "--seed", "5", "--pace", "0", "--option", option)
    child.expect("King of Thieves!|The crown is shared")
    assert finish(child) == 0


def test_a_face_down_card_is_taken_back_and_a_face_up_card_is_not():
    child = terminal("play", ID, "--seats", "you,greedy", "--seed", "7", "--pace", "0")
    child.expect(PROMPT)
    for typed, shown in [
        ("face down", "Which card do you lay face down"),
        ("1", "which end counts"),
        ("undo", "Taken back"),
        ("undo", "Taken back"),
        ("face up", "Which card do you lay face up"),
        ("1", "which end counts"),
        ("undo", "what somebody has seen cannot be taken back"),
        ("quit", "You leave the table"),
    ]:
        child.sendline(typed)
        child.expect(shown)
        if typed != "quit":
            child.expect(PROMPT)
    assert finish(child) == 0
