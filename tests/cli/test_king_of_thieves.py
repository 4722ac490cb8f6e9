"""King of Thieves in a real terminal, played through the real command."""

import pytest

from beside import Beside
from keyboard import PROMPT, finish, terminal

ID = "king-of-thieves"


@pytest.mark.parametrize("seats", ["you,greedy,greedy", "you,greedy,greedy,greedy"])
def test_it_takes_at_most_a_third_of_the_prompts(seats):
    """A card with its end and its face is one line, as are two cards, and all that counts in a showdown.

    The rules ask for each of these by itself, and so did the terminal once.
    """
    prompts = decisions = 0
    for seed in (1, 2, 3):
        game = Beside(ID, seats, seed)
        while not game.is_over:
            game.answer()
        prompts, decisions = prompts + game.prompts, decisions + game.decisions
    assert 3 * prompts <= decisions


def test_card_end_and_face_are_one_line_and_two_cards_are_two_numbers():
    child = terminal("play", ID, "--seats", "you,greedy", "--seed", "7", "--pace", "0")
    child.expect("Two at once: both numbers")
    child.expect(PROMPT)
    child.sendline("3 3")
    child.expect("cannot follow that")
    child.expect(PROMPT)
    child.sendline("3 8")
    child.expect("You lay .* face up.*You lay .* face")
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0


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


def test_a_gesture_can_be_made_step_by_step_and_taken_back():
    child = terminal("play", ID, "--seats", "you,greedy", "--seed", "7", "--pace", "0")
    child.expect(PROMPT)
    for typed, shown in [
        ("lay a card face down", "Which card do you lay face down"),
        ("undo", "Taken back"),
        ("3", "You lay .* face up"),
        ("undo", "cannot be taken back|only the seat to act may take back"),
        ("quit", "You leave the table"),
    ]:
        child.sendline(typed)
        child.expect(shown)
        if typed != "quit":
            child.expect(PROMPT)
    assert finish(child) == 0
