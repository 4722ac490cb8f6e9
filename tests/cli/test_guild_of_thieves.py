"""Guild of Thieves in a real terminal, played through the real command."""

import re

from keyboard import PROMPT, finish, terminal


def shown(child):
    """What came on the screen, without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", child.before).replace("\r", "")


def test_a_thief_and_its_way_are_entered_together_and_can_be_taken_back():
    child = terminal("play", "guild-of-thieves", "--seats", "you,greedy", "--seed", "2", "--pace", "0")
    for typed in ("place c3", "d4", "e5"):
        child.expect(PROMPT)
        child.sendline(typed)
    child.expect("Play a card, or pass for the rest of the game.")
    child.expect(PROMPT)
    child.sendline("starter l")
    child.expect("starter Lamp: which thief moves?")
    child.expect(PROMPT)
    thief, space, card = re.search(r"thief (\w\d) to\s+1 (\w\d) \((\w+)\)", shown(child)).groups()
    child.sendline("undo")
    child.expect("Taken back.")
    child.expect("Play a card, or pass for the rest of the game.")
    child.expect(PROMPT)
    child.sendline("starter l")
    child.expect(PROMPT)
    child.sendline("z9")
    child.expect('nothing here is called "z9"')
    child.expect(PROMPT)
    child.sendline(f"{thief} {space}")
    child.expect(f"moves? from {thief} to {space}")
    child.expect(PROMPT)
    row, column = int(space[1]), "abcdefgh".index(space[0])
    grid = re.findall(rf"^{row} (.*)$", shown(child), re.MULTILINE)[-1]
    assert grid.split()[column] == f"▲{card}"
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
