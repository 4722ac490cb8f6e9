"""The real command as a process of its own, for tests that are scripts."""

import os
import subprocess
import sys
import tempfile


def cutpurse(*arguments, stdin="", code=0, environment=None):
    """Run the command as a process of its own; gives what it printed."""
    command = [sys.executable, "-m", "cutpurse", *map(str, arguments)]
    homes = {"XDG_STATE_HOME": tempfile.mkdtemp(), "XDG_DATA_HOME": tempfile.mkdtemp()}
    env = os.environ | homes | {"COLUMNS": "80", **(environment or {})}
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=env)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr
