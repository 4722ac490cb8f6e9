"""A real terminal with the real command in it, for tests to type at."""

import os
import sys
import tempfile

import pexpect

PROMPT = ">\x1b\\[0m "


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


def terminal(*arguments, rows=40, columns=100, cache=None, data=None):
    return spawned("-m", "cutpurse", *arguments, rows=rows, columns=columns, cache=cache, data=data)


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
