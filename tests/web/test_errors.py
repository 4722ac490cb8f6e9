"""What goes wrong is said in one sentence, in the language of the page."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cutpurse.server.refusals import WORDS


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
