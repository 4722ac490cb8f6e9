"""The door: every row of its lists says how that table stands."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

MOST_GAMES = 60  # until each way to end has come up


def rows(page: Any, which: str = "Your tables") -> list[str]:
    """What the rows of a list say, from the top: the small line, and what stands beside it."""
    page.wait_for_selector(f"section:has(h2:text-is('{which}')) .row")
    found = page.locator(f"section:has(h2:text-is('{which}')) .row").all()
    return [" | ".join(row.locator("small, .tag").all_inner_texts()) for row in found]


def company(server: Any, *, people: int = 2, sit: int = 2, **charter: Any) -> tuple[str, list[str]]:
    """A table of King's Gold at which nobody is hurried, and those who sit there or could: Ann, Ben, Cid."""
    tokens = [server.person() for _ in range(people)]
    table = server.table("kings-gold", ["person"] * people, tokens[0], pace="mail", **charter)
    for name, token in zip(("Ann", "Ben", "Cid")[:sit], tokens, strict=False):
        server.join(table, name, token)
    return table, tokens


def test_a_table_that_waits_says_how_many_sit_of_how_many(opened: Any, server: Any) -> None:
    _, (ann, ben, _) = company(server, people=3)
    assert rows(opened("/", ann)) == rows(opened("/", ben)) == ["2 of 3 sit"]


def test_a_running_table_says_whose_turn_it_is(opened: Any, server: Any) -> None:
    _, (ann, ben, cid) = company(server, people=3, sit=3, options={"first": 1})
    for token in (ann, cid):
        page = opened("/", token)
        assert rows(page) == ["Ben’s turn"]
        assert page.locator(".ticket").count() == 0
    page = opened("/", ben)
    assert rows(page) == ["with Ann and Cid | your turn"]
    assert "with Ann and Cid" in page.locator(".ticket").inner_text()
    assert page.locator(".row").first.get_attribute("href") == page.locator(".ticket").get_attribute("href")


def points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"


ENDS = {"won": "you won with", "shared": "you shared the win with", "lost": "you had"}


def ended(server: Any) -> dict[str, tuple[str, str]]:
    """A table for each way to end, and who has won, shared or lost there."""
    found: dict[str, tuple[str, str]] = {}
    for _ in range(MOST_GAMES):
        table, token = server.finished("king-thief-minister", rounds=1)
        share = server.ask(f"tables/{table}")["shares"][0]
        found.setdefault("won" if share == 1 else "shared" if share else "lost", (table, token))
        if found.keys() == ENDS.keys():
            return found
    raise AssertionError(f"in {MOST_GAMES} games there was only {[*found]}")


def test_a_finished_table_says_whether_i_won_shared_the_win_or_lost(opened: Any, server: Any) -> None:
    for way, (table, token) in ended(server).items():
        mine = points(server.ask(f"tables/{table}")["points"][0])
        page = opened("/", token)
        assert rows(page) == [f"{ENDS[way]} {mine} | Look back"]
        assert page.locator(".row").first.get_attribute("href") == f"/t/{table}/replay"


def test_of_a_table_that_an_older_version_has_finished_the_row_says_who_was_there(
    opened: Any, server: Any
) -> None:
    table, token = server.finished()
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=20) as connection:
        kept = connection.execute("SELECT places FROM tables WHERE id = ?", (table,)).fetchone()[0]
        older = [{"name": each["name"], "bot": each["bot"]} for each in json.loads(kept)]
        update = "UPDATE tables SET places = ? WHERE id = ?"
        connection.execute(update, (json.dumps(older).encode(), table))
    one, other = (each["name"] for each in older[1:])
    assert rows(opened("/", token)) == [f"with {one} and {other} | Look back"]


def test_an_open_table_is_its_hosts_wherever_the_host_sits(opened: Any, server: Any) -> None:
    host = server.person()
    table = server.table("kings-gold", ["greedy", "person", "person", "person"], host, public=True)
    page = opened("/")
    assert rows(page, "Open tables") == ["1 of 4 sit"]
    server.ask(f"tables/{table}/join", {"name": "Dot", "adds": "5" * 32, "seat": 2}, host)
    page.reload()
    assert rows(page, "Open tables") == ["Dot’s table"]
    server.ask(f"tables/{table}/join", {"name": "Ann", "adds": "5" * 32, "seat": 1}, server.person())
    page.reload()
    assert rows(page, "Open tables") == ["Dot’s table"]
    assert page.locator(".open .pips svg").count() == 3
    page.click(".open .row button")
    page.wait_for_selector(".tray .me [data-seat='3']")  # the last free chair
