"""Nobody waits: bots that think decide while their game is being compiled, also where nothing ever was."""

import json

import pexpect
import pytest

from keyboard import PROMPT, spawned
from variants import GAMES

NEVER = """
import json, subprocess, sys
from cutpurse import cli
from cutpurse.bots.search import Search
from cutpurse.engine.running import background

log, choose = sys.argv.pop(1), Search.choose

def compile_for_ever(*arguments):
    return subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)

def noted(self, view, legal):
    action = choose(self, view, legal)
    with open(log, "a") as file:
        is_light = self.searcher.context().is_light
        facts = {"is_light": is_light, "choices": len(legal), "action": action in legal}
        file.write(json.dumps(facts) + "\\n")
    return action

background.in_background, Search.choose = compile_for_ever, noted
cli.main()
"""


@pytest.mark.parametrize("id", GAMES)
def test_from_an_empty_cache_journeyman_decides_without_the_compiler(id, tmp_path):
    """The real command in a real terminal; the compiler beside it never comes to an end."""
    log, seats = tmp_path / "decisions", "journeyman,you" + ",greedy" * (id == "king-thief-minister")
    asked = ("play", id, "--seats", seats, "--pace", "0", "--plain")
    child = spawned("-c", NEVER, log, *asked, cache=tmp_path / "cache")
    while not log.exists() or "\n" not in log.read_text():
        shown = child.expect([PROMPT, "Enter covers it", pexpect.TIMEOUT], timeout=0.3)
        if shown < 2:
            child.sendline(("1", "")[shown])
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    first = next(json.loads(line) for line in log.read_text().splitlines())
    assert first["choices"] > 1
    assert first["is_light"]
    assert first["action"]
