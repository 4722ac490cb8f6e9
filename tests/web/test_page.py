"""What the page is made of: small enough, and up to date."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cutpurse as cp

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/cutpurse/server/page"
MOST_SCRIPT = 150_000  # bytes of JavaScript for one table page, compressed
LANGUAGES = sorted(path.stem for path in (ROOT / "web/words").glob("*.ftl"))
BUILT_IN = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]


@cache
def chunks() -> dict[str, Any]:
    """What the page was built into, by what it was made from."""
    found: dict[str, Any] = json.loads((PAGE / ".vite/manifest.json").read_text("utf-8"))
    return found


def imported(name: str) -> Iterator[str]:
    """A chunk, and all that it cannot do without."""
    yield name
    for each in chunks()[name].get("imports", []):
        yield from imported(each)


def scripts(table: str, lang: str = "en") -> set[str]:
    """The files that are loaded when somebody sits down at a table."""
    drawn = f"src/tables/{table}/Table.svelte"
    parts = ["index.html", "src/pages/TablePage.svelte", "words/en.ftl?raw", f"words/{lang}.ftl?raw"]
    parts += (
        [drawn, f"src/tables/{table}/Crib.svelte"] if drawn in chunks() else ["src/tables/Generic.svelte"]
    )
    return {chunks()[each]["file"] for part in parts for each in imported(part)}


def size(file: str) -> int:
    return len(gzip.compress((PAGE / file).read_bytes()))


@pytest.mark.parametrize("game", [*BUILT_IN, "a game that nobody has drawn"])
def test_a_table_page_is_small_in_every_language(game: str) -> None:
    for lang in LANGUAGES:
        assert 0 < sum(map(size, scripts(game, lang))) <= MOST_SCRIPT


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_table_loads_another(game: str) -> None:
    own = scripts(game)
    for other in BUILT_IN:
        assert (chunks()[f"src/tables/{other}/Table.svelte"]["file"] in own) == (other == game)


def test_a_browser_loads_just_that(seated: Any) -> None:
    loaded: set[str] = set()
    page = seated(before=lambda it: it.on("response", lambda answer: loaded.add(answer.url)), sees=".crib")
    page.wait_for_load_state("networkidle")
    assert {url.partition("/assets/")[2] for url in loaded if url.endswith(".js") and "/assets/" in url} == {
        file.removeprefix("assets/") for file in scripts("kings-gold")
    }
