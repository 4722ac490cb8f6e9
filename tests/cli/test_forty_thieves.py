"""Forty Thieves in a real terminal, played through the real command."""

import re

from cli.test_commands import cutpurse
from keyboard import PROMPT, finish, terminal

QUESTIONS = {
    "Discard what you do not want": "discard nothing",
    "Look at one tile": "2",
    "Put a tile from your hand": "pass",
    "Swap two neighbours": "pass",
    "Announce a theft": "pass",
    "Choose one.": "1",
    "Which[?]": "1",
    "let it pass": "pass",
    "no Dagger to answer": "pass",
}
COVER = "Enter covers it."
THE_END = "The game is over: save FILE"

# A game against a bot that plays at random: what to type, and what the table says before it asks again.
DAGGERS = [
    ("look at d1", "You look at d1"),
    ("put x", "On which place"),
    ("on c3", "You put"),
    ("steal gem 8", "You take gem 8"),
    ("discard z", "You draw"),
    ("look c2", "You look at c2"),
    ("play sapphire", "You play a Sapphire"),
    ("take gem 1", "You take gem 1"),
    ("steal gem 5", "You take gem 5"),
    ("discard z", r"You draw a \w+ \w+ jar\..*z Sapphire"),
    ("look d3", "You look at d3"),
    ("play sapphire", "You play a Sapphire.*random answers with a Dagger.*Answer with a Dagger, or"),
    ("play dagger", "You answer with a Dagger.*Choose the gem or Sapphire tile that you take"),
    ("take gem 2", "You take gem 2"),
    ("steal gem 4", "You take gem 4"),
    ("discard x", "You draw"),
    ("look b4", "You look at b4"),
    ("pass", "Announce a theft"),
    ("steal gem 6", "You take gem 3"),  # the only one that touches the line: nobody is asked
    ("discard x y z", r"You draw a \w+ \w+ jar\..*x Lantern"),
    ("play lantern x", "You play a Lantern"),
    ("peek a3", "Which tile next to a3"),
    ("peek a2", "You peek at a2 and a3"),
    ("pass", "Announce a theft"),
    ("steal column b", "You take gem 7.*The last gem has left the board.*You win!"),
]


def told_until_asked(child):
    """All that is told before the next question; what is only to be glimpsed is covered at once."""
    told = ""
    while child.expect([PROMPT, COVER]):
        told += child.before
        child.sendline("")
    return re.sub(r"\x1b\[[0-9;]*m", "", told + child.before)


def test_a_dagger_cancels_a_sapphire_and_a_dagger_cancels_that_dagger():
    """A scripted game from the first jar to the last gem."""
    child = terminal("play", "forty-thieves", "--seats", "you,random", "--seed", "704", "--pace", "0")
    assert "You begin." in told_until_asked(child)
    for typed, told in DAGGERS:
        child.sendline(typed)
        assert re.search(told, told_until_asked(child), re.DOTALL)
    child.sendline("")
    assert finish(child) == 0


def test_the_table_remembers_if_it_is_asked_to():
    aid = ("--option", "memory_aid=on", "--option", "first=0")
    child = terminal("play", "forty-thieves", "--seats", "you,greedy", "--seed", "6", "--pace", "0", *aid)
    child.expect(PROMPT)
    child.sendline("look at b2")
    child.expect(r"On b2: a (\w+) (\w+) thief\.")
    colour, symbol = child.match.groups()
    child.expect(f"{colour[:3]} {symbol[:3]}")  # on the lower edge of the tile
    child.expect(PROMPT)
    child.sendline("quit")
    assert finish(child) == 0


def test_the_table_can_be_drawn_with_plain_letters_alone():
    plain = {"PYTHONIOENCODING": "ascii"}
    text = cutpurse("play", "forty-thieves", "--seats", "greedy,random", "--seed", 4, environment=plain)
    assert "+a2------+" in text
    assert "?" not in text
