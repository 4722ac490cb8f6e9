"""King Thief Minister in a real terminal: secrets, the curtain, the memory, and the truth at the end."""

import json
import re
import subprocess
import sys

import cutpurse as cp
from games.king_thief_minister.tables import all_pass, play, table
from keyboard import PROMPT, finish, save_and_leave, terminal

ASKED = [
    PROMPT,
    "Enter covers it.",
    "press Enter to draw the curtain.",
    "press Enter when only you can see.",
    "The game is over: save FILE",
]
DECIDE, COVER, DRAW, RAISE, END = range(len(ASKED))
WIPED = "\r\x1b[1A\x1b[J"  # from the line that asks for Enter to the one above, and clear from there
CLEARED = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled away


def answer(shown):
    """Challenge everything, answer every King; claim the King in every turn."""
    for words in ("challenge", "Yes Sir"):
        if re.search(rf"\d\x1b\[0m {words}", shown):
            return words
    return "claim the King" if "claim the" in shown.rsplit("look at your own card", 1)[-1] else "1"


def test_two_people_and_two_bots_play_a_whole_game(tmp_path):
    path = tmp_path / "game.json"
    child = terminal(
        "play", "king-thief-minister", "--seats", "you:Ann,you:Bo,greedy,random", "--seed", "4", "--pace", "0"
    )  # fmt: skip
    seen, at_the_keyboard, screens = [], None, {"Ann": "", "Bo": ""}
    while (asked := child.expect(ASKED)) != END:
        seen.append(asked)
        shown = child.before
        if at_the_keyboard:
            screens[at_the_keyboard] += shown
        if asked == DECIDE:
            assert f"{at_the_keyboard}\x1b[0m: " in shown
            child.sendline(answer(shown))
        elif asked == RAISE:
            assert CLEARED in shown or at_the_keyboard is None
            at_the_keyboard = re.search(r"(Ann|Bo), $", shown)[1]
            child.sendline("")
            child.expect_exact(CLEARED)
        else:
            if asked == COVER:
                assert "you see the" in shown.splitlines()[-2]
            child.sendline("")
            if asked == COVER:
                child.expect_exact(WIPED)
    assert {DECIDE, COVER, DRAW, RAISE} <= set(seen)
    together = screens["Ann"] + screens["Bo"]
    assert re.search(r"You challenge that\.[^!]*?It is a lie: nothing happens\.", together)
    assert re.search(r"You challenge that\.[^!]*?It is true\.", together)
    assert "What was true, round by round" in child.before
    assert save_and_leave(child, path) == 0
    match = cp.load(path.read_text("utf-8"))
    assert match.actor == cp.OVER
    assert won_and_lost(match) == {True, False}
    for seat, name in enumerate(["Ann", "Bo"]):
        story = match.narrate(seat=seat, names=["Ann", "Bo", "greedy", "random"])
        seen = [line for line in story if "you see the" in line]
        shown = re.findall(r"On .* you see the \w+\.", screens[name])
        assert shown == seen[: len(shown)]
        assert len(shown) >= len(seen) - 1  # what somebody sees in the very last step, all see at the end


def won_and_lost(match):
    """Whether people who challenged were right; both, if both happened."""
    lines = match.told()
    results = set()
    for number, step in enumerate(match.log):
        if step.actor in (0, 1) and match.step_text(step) == "challenge":
            results.add("It is a lie: nothing happens." in lines[number + 1])
    return results


ONE_PERSON = ("play", "king-thief-minister", "--seats", "you,greedy,greedy", "--seed", "3", "--pace", "0")


def test_one_person_is_shown_a_card_only_for_a_moment():
    child = terminal(*ONE_PERSON)
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(r"you see the (\w+)\.")
    child.expect("Enter covers it.")
    child.sendline("")
    child.expect_exact(WIPED)
    child.expect(PROMPT)
    assert "you see the" not in child.before
    assert "curtain" not in child.before
    child.sendline("quit")
    assert finish(child) == 0


def test_what_the_minister_does_under_the_table_is_shown_only_for_a_moment(tmp_path):
    path = tmp_path / "game.json"
    match = play(all_pass(play(table(), "claim the Minister")), "take Bob's card and Cid's card")
    going_on = match.game.position(match.state(), seed=1)
    path.write_text(json.dumps(going_on.save()), "utf-8")
    child = terminal("play", "--resume", str(path), "--seats", "you,greedy,greedy,greedy", "--pace", "0")
    child.expect(PROMPT)
    child.sendline("2")
    child.expect_exact("You handle them under the table.")
    child.expect_exact("You swap them under the table.")
    child.expect("Enter covers it.")
    child.sendline("")
    child.expect_exact(WIPED)
    child.expect(PROMPT)
    assert "You swap them" not in child.before
    child.sendline("quit")
    assert finish(child) == 0


def test_with_the_memory_aid_there_is_nothing_to_cover():
    child = terminal(*ONE_PERSON, "--option", "memory_aid=on")
    child.expect(PROMPT)
    child.sendline("1")
    assert child.expect([PROMPT, "Enter covers it."]) == 0
    assert "you see the" in child.before
    child.sendline("quit")
    assert finish(child) == 0


def test_through_a_pipe_nothing_waits_and_nothing_is_cleared():
    command = [sys.executable, "-m", "cutpurse", *ONE_PERSON]
    played = subprocess.run(command, input="1\n" * 500, capture_output=True, text=True, check=True)
    assert "you see the" in played.stdout
    assert "What was true, round by round" in played.stdout
    assert "covers it" not in played.stdout
    assert "\x1b" not in played.stdout
