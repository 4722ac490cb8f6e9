"""A real terminal with the real command in it, for tests to type at."""

import os
import re
import sys
import tempfile
import time

import pexpect
import pyte

PROMPT = ">\x1b\\[0m "
UNKNOWN = re.compile(r"\x1b\[[<>=?][0-9;]*[a-zA-Z$]+|\x1b\[\?[0-9;]*\$p")  # what pyte would print


def environment(cache=None, data=None):
    """That of a terminal, with a home of its own; with a cache or a data folder that is given, if one is."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    return inherited | {
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "XDG_STATE_HOME": tempfile.mkdtemp(),
        "XDG_DATA_HOME": str(data or tempfile.mkdtemp()),
        "PAGER": "cat",
        **({"CUTPURSE_CACHE": str(cache)} if cache else {}),
    }


def terminal(*arguments, rows=40, columns=100, cache=None, data=None, plain=True):
    has_screen = arguments[:1] in (("play",), ("replay",)) or not arguments
    asked = [*arguments, "--plain"] if plain and has_screen and arguments else arguments
    return spawned("-m", "cutpurse", *asked, rows=rows, columns=columns, cache=cache, data=data)


def spawned(*arguments, rows=40, columns=100, cache=None, data=None):
    """Python in a terminal."""
    return pexpect.spawn(
        sys.executable,
        list(map(str, arguments)),
        env=environment(cache, data),
        encoding="utf-8",
        timeout=30,
        dimensions=(rows, columns),
    )


def finish(child):
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


class Window:
    """A terminal with the whole screen in it, as somebody sees it."""

    def __init__(self, *arguments, rows=24, columns=80, data=None):
        self.child = terminal(*arguments, rows=rows, columns=columns, data=data, plain=False)
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.words = 0
        self.rows = [""] * rows
        self.text = ""  # all that can be read, as if the screen were a single line

    def look(self):
        """Take in what has come since."""
        try:
            self.stream.feed(UNKNOWN.sub("", self.child.read_nonblocking(65536, timeout=0.1)))
        except pexpect.TIMEOUT:
            return
        self.rows = [row.rstrip() for row in self.screen.display]
        self.text = " ".join(" ".join(self.rows).split())

    def until(self, condition):
        """Wait for something; what stands in the line meanwhile was typed too early, so it is sent again."""
        stuck, deadline = 0, time.monotonic() + 120
        while not condition():
            before = self.line
            self.look()
            stuck = stuck + 1 if self.line and self.line == before else 0
            if stuck == 15:
                self.child.send("\r")
                stuck = 0
            assert time.monotonic() < deadline, self.screen.display

    @property
    def line(self):
        """What stands in the line that is typed."""
        return next((row[2:] for row in self.rows[::-1] if row.startswith("> ")), "")

    def type(self, line):
        self.child.send(f"{line}\r")

    def cover(self, hint):
        """Press Enter where something is shown for a moment; says whether it was."""
        shown = self.text
        if hint not in shown:
            return False
        self.child.send("\x15\r")  # without what stands in the line
        self.until(lambda: self.text != shown)
        return True
