"""Guild of Thieves in a real terminal, played through the real command."""

import re

import cutpurse as cp
from keyboard import PROMPT, finish, terminal


def shown(child):
    """What came on the screen, without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", child.before).replace("\r", "")


def answer(screen):
    """The first choice that is not a pass, if there is one: as its words, a card, a thief, a space."""
    listed = re.findall(r"\b\d+ ((?:play (?:starter )?|thief |over |to )\w+)", screen)
    if listed:
        return listed[0].removeprefix("play ").removeprefix("thief ")
    return "pass"


def test_a_whole_game_of_three_seats_at_the_keyboard(tmp_path):
    """A person places thieves, enters card, thief and target, and passes when nothing else is left."""
    path = tmp_path / "game.json"
    seats = ("--seats", "you:Ann,greedy,random")
    child = terminal("play", "guild-of-thieves", *seats, "--seed", "7", "--pace", "0")
    places, seen = iter(["c3", "d4", "e5"]), ""
    while child.expect([PROMPT, "The game is over: save FILE"]) == 0:
        screen = shown(child)
        seen += screen
        child.sendline(next(places) if "Place a thief" in screen else answer(screen))
    seen += shown(child)
    child.expect(PROMPT)
    child.sendline(f"save {path}")
    child.expect("Saved in")
    child.expect(PROMPT)
    child.sendline("")
    assert finish(child) == 0
    match = cp.load(path.read_text("utf-8"))
    assert (match.actor, match.seats) == (cp.OVER, 3)
    assert sum(step.actor == 0 for step in match.log) > 20
    for line in (
        "Type one of 54 choices, from",
        "You place a thief on c3",
        "▲Coins",
        "which thief moves?",
        "Where to?",
        "You draw",
        "greedy draws a card.",
        "random passes for the rest of the game.",
        "You pass for the rest of the game.",
        "Everybody has passed.",
        "You have",
    ):
        assert line in seen
    assert "nothing here is called" not in seen
    assert not re.search("greedy draws (?!a card)", seen)


def test_a_move_is_entered_as_card_thief_and_target_and_a_thief_can_be_chosen_anew():
    child = terminal("play", "guild-of-thieves", "--seats", "you,greedy", "--seed", "2", "--pace", "0")
    for _ in range(3):
        child.expect(PROMPT)
        child.sendline(
            "place a1" if "from" not in shown(child) else re.search(r'from "([^"]+)"', shown(child))[1]
        )
    child.expect("Play a card, or pass for the rest of the game.")
    child.expect(PROMPT)
    child.sendline("starter l")
    child.expect("starter Lamp: which thief moves?")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect("straight on as far as the way is free")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("Taken back.")
    child.expect("starter Lamp: which thief moves?")
    child.expect(PROMPT)
    child.sendline("z9")
    child.expect('nothing here is called "z9"')
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0


def test_a_narrow_screen_shows_the_whole_grid():
    child = terminal("play", "guild-of-thieves", "--seats", "you,greedy", "--seed", "2", columns=60)
    child.expect(PROMPT)
    rows = re.findall(r"^\d .*$", shown(child), re.MULTILINE)
    assert [row[0] for row in rows] == list("123456")
    assert [row for row in rows if len(row.split()) != 9 or len(row) > 60] == []
    child.sendline("quit")
    assert finish(child) == 0
