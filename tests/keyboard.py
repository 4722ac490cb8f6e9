"""A real terminal with the real command in it, for tests to type at."""

import os
import re
import sys
import tempfile
import termios
import time

import pexpect
import pyte

PROMPT = ">\x1b\\[0m "
UNKNOWN = re.compile(r"\x1b\[[<>=?][0-9;]*[a-zA-Z$]+|\x1b\[\?[0-9;]*\$p")  # what pyte would print


def environment(cache=None, data=None, state=None):
    """That of a terminal, with a home of its own; with a cache or a data folder that is given, if one is."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    return inherited | {
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "XDG_STATE_HOME": str(state or tempfile.mkdtemp()),
        "XDG_DATA_HOME": str(data or tempfile.mkdtemp()),
        "PAGER": "cat",
        **({"CUTPURSE_CACHE": str(cache)} if cache else {}),
    }


def terminal(*arguments, plain=True, **more):
    has_screen = arguments[:1] in (("play",), ("replay",)) or not arguments
    asked = [*arguments, "--plain"] if plain and has_screen and arguments else arguments
    return spawned("-m", "cutpurse", *asked, **more)


def spawned(*arguments, rows=40, columns=100, **folders):
    """Python in a terminal. Ctrl-C would empty that, also of what is said right after; here it does not."""
    child = pexpect.spawn(
        sys.executable,
        list(map(str, arguments)),
        env=environment(**folders),
        encoding="utf-8",
        timeout=30,
        dimensions=(rows, columns),
    )
    settings = termios.tcgetattr(child.child_fd)
    settings[3] |= termios.NOFLSH
    termios.tcsetattr(child.child_fd, termios.TCSANOW, settings)
    return child


def save_and_leave(child, path):
    """At the end of a game, line by line."""
    child.expect(PROMPT)
    child.sendline(f"save {path}")
    child.expect("Saved in")
    child.expect(PROMPT)
    child.sendline("")
    return finish(child)


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

    def until(self, condition, seconds=120.0):
        """Wait for something; says whether it came."""
        deadline = time.monotonic() + seconds
        while not condition():
            self.look()
            if time.monotonic() > deadline:
                return False
        return True

    def type(self, line):
        """Type a line anew, whatever stood there."""
        self.look()
        if any(row.startswith("> ") for row in self.rows):
            self.child.send("\x15")
            self.until(lambda: ">" in self.rows, 10.0)
        self.child.send(f"{line}\r")

    def settle(self, cover):
        """Wait until somebody is asked: what nothing is called is answered only then."""
        self.words += 1
        word = f"zz{self.words}"
        for _ in range(60):
            self.type("" if cover in self.text else word)
            if self.until(lambda: f'called "{word}"' in self.text or cover in self.text, 2.0):
                if cover not in self.text:
                    return
                self.type("")
                self.until(lambda shown=self.text: self.text != shown, 2.0)
        raise AssertionError(self.rows)
