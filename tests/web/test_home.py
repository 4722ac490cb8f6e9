"""The door: every row of its lists says how that table stands."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any


def rows(page: Any, which: str = "Your tables") -> list[str]:
    """What the rows of a list say, from the top: the small line, and what stands beside it."""
    page.wait_for_selector(f"section:has(h2:text-is('{which}')) .row")
    found = page.locator(f"section:has(h2:text-is('{which}')) .row").all()
    return [" | ".join(row.locator("small, .tag").all_inner_texts()) for row in found]


def company(server: Any, *, people: int = 2, sit: int = 2, **charter: Any) -> tuple[str, list[str]]:
    """Forty Thieves, where nobody is hurried, and those who sit there or could: Ann, Ben, Cid."""
    tokens = [server.person() for _ in range(people)]
    table = server.table("forty-thieves", ["person"] * people, tokens[0], pace="mail", **charter)
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


def ending(share: float) -> str:
    return "you won with" if share == 1 else "you shared the win with" if share else "you had"


def test_a_finished_table_says_with_what_result(opened: Any, server: Any) -> None:
    table, token = server.finished()
    facts = server.ask(f"tables/{table}")
    page = opened("/", token)
    assert rows(page) == [f"{ending(facts['shares'][0])} {points(facts['points'][0])} | Look back"]
    assert page.locator(".row").first.get_attribute("href") == f"/t/{table}/replay"


def test_a_finished_table_says_whether_i_won_shared_the_win_or_lost(opened: Any, server: Any) -> None:
    table, token = server.finished()
    for share, score in ((1.0, 12), (0.5, 7), (0.0, 1)):
        keep(server, table, lambda chair, ends=(share, score): chair | {"share": ends[0], "points": ends[1]})
        assert rows(opened("/", token)) == [f"{ending(share)} {points(score)} | Look back"]


def keep(
    server: Any, table: str, changed: Callable[[dict[str, Any]], dict[str, Any]]
) -> list[dict[str, Any]]:
    """Who sits at a table, changed where it is kept."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=20) as connection:
        kept = connection.execute("SELECT places FROM tables WHERE id = ?", (table,)).fetchone()[0]
        chairs = [changed(each) for each in json.loads(kept)]
        update = "UPDATE tables SET places = ? WHERE id = ?"
        connection.execute(update, (json.dumps(chairs).encode(), table))
    return chairs


def test_of_a_table_that_an_older_version_has_finished_the_row_says_who_was_there(
    opened: Any, server: Any
) -> None:
    table, token = server.finished()
    older = keep(server, table, lambda chair: {"name": chair["name"], "bot": chair["bot"]})
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
