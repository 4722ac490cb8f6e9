"""Nobody waits: bots that think decide at once, also where nothing was ever compiled."""

import json

import pexpect
import pytest

from keyboard import PROMPT, spawned
from variants import GAMES

SOON = 2.0  # seconds
STOPWATCH = """
import json, sys, time
from cutpurse import cli
from cutpurse.bots.search import Search

log, choose = sys.argv.pop(1), Search.choose

def timed(self, view, legal):
    asked = time.monotonic()
    action = choose(self, view, legal)
    took = time.monotonic() - asked
    with open(log, "a") as file:
        facts = {"took": took, "light": self.thinker.room().is_light, "choices": len(legal)}
        file.write(json.dumps(facts) + "\\n")
    return action

Search.choose = timed
cli.main()
"""


@pytest.mark.parametrize("id", GAMES)
def test_from_an_empty_cache_the_first_decision_of_journeyman_comes_soon(id, tmp_path):
    """The real command in a real terminal, and somebody with a stopwatch beside the bot."""
    log, seats = tmp_path / "times", "journeyman,you" + ",greedy" * (id == "king-thief-minister")
    asked = ("play", id, "--seats", seats, "--pace", "0", "--plain")
    child = spawned("-c", STOPWATCH, log, *asked, cache=tmp_path / "cache")
    while not log.exists():
        shown = child.expect([PROMPT, "Enter covers it", pexpect.TIMEOUT], timeout=0.3)
        if shown < 2:
            child.sendline(("1", "")[shown])
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    first = next(json.loads(line) for line in log.read_text().splitlines())
    assert first["choices"] > 1
    assert first["light"]
    assert first["took"] < SOON
