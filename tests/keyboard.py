"""A real terminal with the real command in it, for tests to type at."""

import os
import sys
import tempfile

import pexpect

PROMPT = ">\x1b\\[0m "


def terminal(*arguments, rows=40, columns=100, cache=None):
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")} | {
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "XDG_STATE_HOME": tempfile.mkdtemp(),
        "PAGER": "cat",
        **({"CUTPURSE_CACHE": str(cache)} if cache else {}),
    }
    return pexpect.spawn(
        sys.executable,
        ["-m", "cutpurse", *arguments],
        env=env,
        encoding="utf-8",
        timeout=30,
        dimensions=(rows, columns),
    )


def finish(child):
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus
