"""A lost connection is a small notice, never a lost click; without a network the page says so."""

from __future__ import annotations

from time import monotonic
from typing import Any

from playing import until

STOP = ".acts .btn:has-text('Stop')"


def test_a_server_killed_and_started_again_loses_no_click(seated: Any, server: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    server.kill()
    page.wait_for_selector("text=The connection is lost")
    page.click(STOP)
    server.start()
    page.wait_for_selector("text=The connection is lost", state="detached")
    page.wait_for_selector(".log >> text=You stop")


def test_a_page_that_comes_back_is_told_just_what_it_missed(seated: Any, server: Any) -> None:
    heard: list[Any] = []

    def snapshots() -> list[Any]:
        return [message for message in heard if message["type"] == "snapshot"]

    page = seated(options={"first": 0}, sees=".die.can", heard=heard)
    before, connections = page.locator(".log li").count(), len(snapshots())
    known = max(message.get("version", 0) for message in heard)
    server.kill()
    server.start()
    patience = monotonic() + 30
    while len(snapshots()) == connections:
        assert monotonic() < patience, "it does not come back"
        page.wait_for_timeout(25)
    assert (snapshots()[-1]["since"], snapshots()[-1]["entries"]) == (known, [])
    assert page.locator(".log li").count() == before
    page.click(STOP)
    page.wait_for_selector(f".log li:nth-child({before + 1})")


def test_a_click_while_the_network_is_gone_is_done_when_it_is_back(seated: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    page.context.set_offline(True)
    page.wait_for_selector("text=The connection is lost")
    page.click(STOP)
    page.wait_for_selector(".acts >> text=It goes out when you are back")
    page.context.set_offline(False)
    page.wait_for_selector("text=The connection is lost", state="detached")
    page.wait_for_selector(".log >> text=You stop")
    assert page.locator("text=It goes out").count() == 0


def test_a_click_that_was_never_heard_is_said_again(seated: Any) -> None:
    """The connection breaks after the click has left the page, and before the server hears of it."""
    swallowed: list[str] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str) -> None:
            if '"act"' in message and not swallowed:
                swallowed.append(message)
                socket.close()
            else:
                server.send(message)

        socket.on_message(pass_on)

    page = seated(
        options={"first": 0}, sees=".die.can", before=lambda it: it.route_web_socket("**/socket", between)
    )
    page.click(STOP)
    page.wait_for_selector(".log >> text=You stop")
    assert len(swallowed) == 1
    assert page.locator(".log >> text=You stop").count() == 1


def test_the_page_is_there_without_a_network_and_says_so(opened: Any, server: Any) -> None:
    page = opened("/", service_workers="allow")
    page.wait_for_selector(".game")
    until(page, "navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("text=There is no connection to the tables")
    page.goto(f"{server.address}/t/some-table")
    page.wait_for_selector("text=The connection is lost")
    page.goto(f"{server.address}/new")
    page.wait_for_selector("text=There is no connection to the tables")
    page.goto(server.address)
    page.wait_for_selector("text=There is no connection to the tables")
    page.context.set_offline(False)
    page.wait_for_selector(".game")


def test_the_page_can_be_installed(opened: Any, server: Any) -> None:
    page = opened("/", service_workers="allow")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
    )
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    sizes = {
        icon["sizes"]: page.request.get(server.address + icon["src"]).status for icon in manifest["icons"]
    }
    assert sizes == {"any": 200, "192x192": 200, "512x512": 200}
    until(page, "navigator.serviceWorker.controller !== null")
