"""What all commands do alike: find a game, print JSON, say what went wrong in one sentence, and stop."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

import cutpurse as cp
from cutpurse.engine.game import Game
from cutpurse.engine.words.typed import squeezed

WORDS = Path(__file__).parent / "words"
STOPPED = 130  # what Typer makes of Ctrl-C


def fail(code: str, sentence: str) -> None:
    if "--json" in sys.argv:
        print(json.dumps({"error": {"code": code, "message": sentence}}))
    else:
        print(whole_words(f"cutpurse: {sentence}"), file=sys.stderr)
    raise SystemExit(2)


def whole_words(sentence: str) -> str:
    """A sentence for stderr: on a terminal it is broken between words, elsewhere it is one line."""
    if sys.stderr is None or not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size().columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)


def file_trouble(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def show_json(value: Any) -> None:
    print(json.dumps(value, indent=2))


def pasted(*arguments: str) -> str:
    """A command as it can be typed again here: by the script that ran this one, or by its own name."""
    return shlex.join([os.environ.get("CUTPURSE_COMMAND", "cutpurse"), *arguments])


def find_game(text: str) -> Game:
    """The game that a person means, by id or by title, however it is written."""
    for id in cp.games():
        if squeezed(text) in (squeezed(id), squeezed(cp.game(id).title)):
            return cp.game(id)
    return cp.game(text)
