"""The `verify` command: whether the dice of a finished game were what was promised."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import cutpurse as cp
from cutpurse.cli.common import show_json
from cutpurse.verifying import Verified, verify

UNFAIR = 1  # the exit code


def verify_file(name: str, promised: str | None, added: str | None, as_json: bool) -> None:
    """The `verify` command."""
    try:
        found = verify(loaded(name), promised, added)
    except cp.NotFair as error:
        if as_json:
            show_json({"fair": False, "error": {"code": error.code, "message": str(error)}})
        else:
            print(f"cutpurse: {error}", file=sys.stderr)
        raise SystemExit(UNFAIR) from None
    if as_json:
        show_json({"fair": True, **found._asdict()})
    else:
        show(found, promised is not None)


def loaded(name: str) -> Any:
    """What a file holds, or the pipe."""
    content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise cp.BadSave(f"{name}: this is not the record of a game: it is not JSON") from None


def show(found: Verified, is_promised: bool) -> None:
    title = cp.game(found.game).title
    kept = "as it was given before the game" if is_promised else "as the record has it"
    print(f"{title}, {found.seats} seats, {found.steps} steps: all follow the rules, to the end.")
    print(f"The promise {found.promise[:16]}… is the SHA-256 of the seed ({kept}).")
    print(f"Each of the {found.seats} seats has added 32 digits to the dice.")
    print(f"All {found.outcomes} outcomes of chance are what seed, contributions and counter give.")
