"""The `new-game` command: a package with a small game in it, for somebody to change into their own."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

import cutpurse as cp
from cutpurse.cli.common import pasted, show_json

STARTER = Path(__file__).parent.parent / "starter"
NAME = re.compile(r"[a-z]{2}[a-z0-9]*(-[a-z][a-z0-9]*)*")
NOT_LAID_OUT = {"__pycache__", ".pytest_cache", ".ruff_cache", ".mypy_cache"}


def new_game(name: str, as_json: bool) -> None:
    """The `new-game` command."""
    files = lay_out(checked(name), Path(name))
    if as_json:
        show_json({"game": name, "files": [str(file) for file in files]})
        return
    print(f"{name}/ has a whole game now: {len(files)} files. To play it, and to test it:")
    print(f"  pip install --editable './{name}[test]'\n  {pasted('play', name)}\n  pytest {name}")
    print("Begin with its page of rules, and change them into yours.")


def checked(name: str) -> str:
    """The name, if a game and a package can be called so."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name):
        raise cp.BadName(f"a game's name is small letters and digits, such as three-cups, not {name!r}")
    if Path(name).exists():
        raise cp.BadName(f"{name} is there already, and nothing was written")
    if name in cp.games():
        raise cp.BadName(f"there is a game {name} already")
    if package in sys.stdlib_module_names or find_spec(package) is not None:
        raise cp.BadName(f"Python has a package {package} already; call the game otherwise")
    return name


def lay_out(name: str, folder: Path) -> list[Path]:
    """Write the game under its name into a new folder; says what was written."""
    written = []
    for source in sorted(STARTER.rglob("*")):
        if source.is_file() and not NOT_LAID_OUT & {*source.parts}:
            file = folder / renamed(str(source.relative_to(STARTER)), name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
            written.append(file)
    return written


def renamed(text: str, name: str) -> str:
    """What is said of Three Cups, said of this game; its rulings begin with two letters of the name."""
    for old, new in spellings(name).items():
        text = text.replace(old, new)
    return text


def spellings(name: str) -> dict[str, str]:
    words = name.split("-")
    short = (words[0][0] + words[1][0] if len(words) > 1 else name[:2]).upper()
    return {
        "three-cups": name,
        "three_cups": name.replace("-", "_"),
        "Three Cups": " ".join(words).title(),
        "TC-R": f"{short}-R",
        "test_tc_": f"test_{short.lower()}_",
    }
