"""What goes wrong is said in one sentence, in the language of the page."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cutpurse.server.refusals import WORDS

LATE = 2000  # milliseconds, when a lost connection is told


def sentence(key: str, lang: str) -> str:
    """The server's own words for it."""
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource((WORDS / f"{lang}.ftl").read_text("utf-8")))
    text, _ = bundle.format_pattern(bundle.get_message(key).value)
    return f"{text[0].upper()}{text[1:]}."


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it", "es", "pt", "nl"])
def test_a_table_that_has_just_begun_says_so(opened: Any, server: Any, lang: str) -> None:
    tokens = [server.person() for _ in range(3)]
    table = server.table("kings-gold", ["person", "person"], tokens[0], public=True)
    server.join(table, "Ann", tokens[0])
    page = opened("/", tokens[2], locale=lang)
    page.wait_for_selector(".open .row .btn")
    page.route("**/api/tables", lambda request: request.abort())  # the page does not learn that it has begun
    server.join(table, "Ben", tokens[1])
    page.click(".open .row .btn")
    assert page.wait_for_selector(".hero [role=alert]").inner_text() == sentence("table-has-begun", lang)


def test_a_table_that_is_not_there_is_no_lost_connection(opened: Any) -> None:
    page = opened("/t/nonsense", before=lambda page: page.clock.install())
    page.wait_for_selector(".fatal >> text=There is no such table")
    page.clock.run_for(LATE)
    assert page.locator("header .turn").count() == 0
    page.click(".fatal .btn:has-text('All games')")
    page.wait_for_selector(".games")
