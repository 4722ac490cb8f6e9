"""The page for browsers, as files: each under its name, all other addresses lead to the page itself."""

from __future__ import annotations

import pytest
from litestar.testing import create_test_client

from cutpurse.server import pages


@pytest.fixture
def page(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "table-1a2b.js").write_text("let it = 1;")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    with create_test_client(pages.ROUTES) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new", "/t/hS3kQ0uYx2Wd", "/t/hS3kQ0uYx2Wd/replay"])
def test_addresses_inside_the_page_lead_to_it(page, path):
    answer = page.get(path)
    assert answer.text == "<p>the page</p>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_what_they_are(page):
    assert page.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    script = page.get("/assets/table-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2Findex.html", "/api/none"])
def test_nothing_else_is_there(page, path):
    assert page.get(path).status_code >= 400


def test_a_server_without_a_page_says_so_in_one_sentence(page, tmp_path):
    (tmp_path / "index.html").unlink()
    answer = page.get("/")
    assert answer.status_code == 503
    assert answer.text == pages.MISSING
