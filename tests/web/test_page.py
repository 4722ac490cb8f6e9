"""What the page is made of: small enough, up to date, and quick to show."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MOST_SCRIPT = 150_000  # bytes of JavaScript for one table page, compressed
GAMES = ("kings-gold", "king-thief-minister", "guild-of-thieves", "forty-thieves", "king-of-thieves")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_page_is_small(opened: Any, server: Any, game: str) -> None:
    token = server.person()
    table = server.table(game, ["person", "greedy", "greedy"], token)
    server.join(table, "Wren", token)
    page = opened("/healthz", token)
    scripts: list[int] = []
    page.on("response", lambda answer: answer.url.endswith(".js") and scripts.append(size(answer)))
    page.goto(f"{server.address}/t/{table}")
    page.wait_for_selector(".tray")
    page.wait_for_timeout(500)
    assert 0 < sum(scripts) <= MOST_SCRIPT


def size(answer: Any) -> int:
    return len(gzip.compress(answer.body()))


def test_the_types_are_those_of_the_schemas() -> None:
    before = {path.name: path.read_text("utf-8") for path in (ROOT / "web/src/scenes").glob("*.ts")}
    subprocess.run([ROOT / "scripts/types"], check=True)
    assert before == {path.name: path.read_text("utf-8") for path in (ROOT / "web/src/scenes").glob("*.ts")}
