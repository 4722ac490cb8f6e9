"""Shared pieces are shared, not copied: no block of ten lines stands twice in the page's sources."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
KINDS = {".svelte", ".ts", ".js", ".css", ".html"}
BLOCK = 10  # lines
EMPTY = re.compile(
    r"[\W_]*|import .*|//.*|/\*.*\*/|<!--.*-->"
)  # lines that say nothing, or only what is used


def sources() -> list[Path]:
    return sorted(path for path in (WEB / "src").rglob("*") if path.suffix in KINDS)


def lines(path: Path) -> list[tuple[str, str]]:
    """Where each line stands that says something, and what it says."""
    told = (
        (number, " ".join(line.split()))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    )
    return [(f"{path.relative_to(WEB)}:{number}", line) for number, line in told if not EMPTY.fullmatch(line)]


def repeated(files: list[list[tuple[str, str]]], block: int) -> list[tuple[str, str]]:
    """The places at which a block begins that stands somewhere else too."""
    seen: dict[tuple[str, ...], str] = {}
    found = []
    for told in files:
        for first in range(len(told) - block + 1):
            text, place = tuple(line for _, line in told[first : first + block]), told[first][0]
            if seen.setdefault(text, place) != place:
                found.append((seen[text], place))
    return found


def test_no_block_of_ten_lines_stands_twice() -> None:
    assert repeated([lines(path) for path in sources()], BLOCK) == []


def test_a_copy_would_be_found() -> None:
    text = lines(WEB / "src/lib/heap.ts")
    moved = [(f"elsewhere {place}", line) for place, line in text[3 : 3 + BLOCK]]
    assert repeated([text, moved], BLOCK) == [(text[3][0], moved[0][0])]
