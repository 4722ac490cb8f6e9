"""A lost connection is a small notice, never a lost click."""

from __future__ import annotations

from typing import Any


def test_a_server_killed_and_started_again_loses_no_click(seated: Any, server: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    server.kill()
    page.wait_for_selector("text=The connection is lost")
    page.click(".acts .btn:has-text('Stop')")
    server.start()
    page.wait_for_selector("text=The connection is lost", state="detached")
    page.wait_for_selector(".log >> text=You stop")


def test_a_page_that_comes_back_is_told_just_what_it_missed(seated: Any, server: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    before = page.locator(".log li").count()
    server.kill()
    server.start()
    page.wait_for_timeout(1500)
    assert page.locator(".log li").count() == before
    page.click(".acts .btn:has-text('Stop')")
    page.wait_for_selector(f".log li:nth-child({before + 1})")
