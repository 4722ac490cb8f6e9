"""Several people on one device, with a curtain between them where there are secrets."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Any

from playing import by_list, play_again, see
from test_everyone import issues_everywhere

PATIENCE = 120.0  # seconds


def shared(opened: Any, server: Any, game: str, names: list[str], **options: Any) -> Any:
    """A page on a device that several people share, with a table at which they sit."""
    tokens = [server.person() for _ in names]
    table = server.table(game, ["person"] * len(names) + ["greedy"], tokens[0], pace="mail", options=options)
    keys = {server.join(table, name, token): token for name, token in zip(names, tokens, strict=True)}
    page = opened("/", tokens[0])
    page.evaluate(f"localStorage.setItem('cutpurse.keys.{table}', {json.dumps(json.dumps(keys))})")
    return page, f"{server.address}/t/{table}"


def test_the_device_is_passed_behind_a_curtain(opened: Any, server: Any) -> None:
    page, address = shared(opened, server, "king-thief-minister", ["Noor", "Cleo"], rounds=2)
    welcomed: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: note(frame, welcomed)))
    page.goto(address)
    passed: set[str] = set()
    seen = 0
    patience = monotonic() + PATIENCE
    while monotonic() < patience:
        page.wait_for_selector(".pass, [data-action], .glimpse, .tray.done")
        if page.locator(".glimpse").count():
            assert page.locator(".pass").count() == 0, "who has looked at a card is given the time to see it"
            seen += see(page)
        elif page.locator(".pass").count():
            while welcomed[-1] is not None:  # behind the curtain the device is a spectator's
                assert monotonic() < patience, "behind the curtain the device is still somebody's"
                page.wait_for_timeout(25)
            assert page.locator(".room, .card").count() == 0
            name = re.findall(r"I am (\w+)", page.locator(".pass .btn").inner_text())[0]
            if not passed:
                assert issues_everywhere(page) == []
            passed.add(name)
            page.click(".pass .btn")
            page.wait_for_selector(".ringboard")
            if len(passed) == 2:
                assert seen
                return
        elif not by_list(page):
            page.wait_for_timeout(50)
        page.wait_for_timeout(50)
    raise AssertionError(f"the device was only passed to {passed}")


def note(frame: str | bytes, welcomed: list[Any]) -> None:
    message = json.loads(frame)
    if message["type"] == "welcome":
        welcomed.append(message["you"])


def test_without_secrets_there_is_no_curtain(opened: Any, server: Any) -> None:
    page, address = shared(opened, server, "kings-gold", ["Noor", "Cleo"], first=0, turns=12)
    page.goto(address)
    page.wait_for_selector("[data-action]")
    seen = set()
    patience = monotonic() + PATIENCE
    while monotonic() < patience:
        seen.add(page.locator(".me [data-seat]").first.get_attribute("data-seat"))
        assert page.locator(".pass").count() == 0
        if len(seen) == 2:
            return
        by_list(page)
        page.wait_for_timeout(80)
    raise AssertionError(f"only seats {seen} played")


def test_all_who_share_a_device_go_along_to_a_rematch(opened: Any, server: Any) -> None:
    tokens = [server.person(), server.person()]
    table = server.table("kings-gold", ["person", "person", "greedy"], tokens[0], options={"turns": 3})
    keys = {
        server.join(table, name, token): token for name, token in zip(("Ann", "Ben"), tokens, strict=True)
    }
    server.play_out(table, *tokens)
    page = opened("/", tokens[0])
    page.evaluate(f"localStorage.setItem('cutpurse.keys.{table}', {json.dumps(json.dumps(keys))})")
    page.goto(f"{server.address}/t/{table}")
    play_again(page)
    page.wait_for_selector("text=One device")


def test_who_gives_no_name_sits_on_this_device_all_the_same(opened: Any) -> None:
    page = opened("/new?game=kings-gold")
    page.wait_for_selector(".chair")
    page.click(".add button:has-text('Here too')")
    page.locator(".chair").nth(1).locator(".icon-btn").click()
    page.click(".prev .btn.lit")
    page.wait_for_selector(".dice")
    page.wait_for_selector("text=One device")


def test_a_shared_table_is_made_with_a_few_clicks(opened: Any) -> None:
    page = opened("/new?game=king-thief-minister")
    page.wait_for_selector(".chair")
    page.click("text=Here too")
    page.locator(".chair input.name").fill("Cleo")
    page.locator(".chair").nth(1).locator(".icon-btn").click()
    page.click(".sum-up ~ * .btn.lit, .prev .btn.lit >> nth=0")
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_selector("text=One device")
