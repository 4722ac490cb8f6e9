"""A real terminal with the real command in it, for tests to type at."""

import os
import sys
import tempfile

import pexpect

PROMPT = ">\x1b\\[0m "


def environment(cache=None):
    """That of a terminal, with a home of its own; with a cache of its own, if one is given."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    return inherited | {
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "XDG_STATE_HOME": tempfile.mkdtemp(),
        "PAGER": "cat",
        **({"CUTPURSE_CACHE": str(cache)} if cache else {}),
    }


def terminal(*arguments, rows=40, columns=100, cache=None):
    return spawned("-m", "cutpurse", *arguments, rows=rows, columns=columns, cache=cache)


def spawned(*arguments, rows=40, columns=100, cache=None):
    """Python in a terminal."""
    return pexpect.spawn(
        sys.executable,
        list(map(str, arguments)),
        env=environment(cache),
        encoding="utf-8",
        timeout=30,
        dimensions=(rows, columns),
    )


def finish(child):
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus
