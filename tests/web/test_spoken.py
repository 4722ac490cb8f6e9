"""The page's own words: every language has all of them, with the same forms and arguments; none is unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pt"]
MADE = (  # keys that are put together: by a game, an option, a level, a reaction, …
    r"^(level|pace|sum-pace|react|error|story|guide|ktm-does|gt-does)-",
    r"^(kings-gold|king-thief-minister|guild-of-thieves|forty-thieves|king-of-thieves)-ask-",
    r"^kot-(lay-down|lay-up|hide|escape)$",
    r"^ft-(one|four)-(colour|symbol)s?$",
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message and form with the arguments it uses."""
    resource = FluentParser().parse((WEB / "words" / f"{lang}.ftl").read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry.value)
            for form in entry.attributes:
                found[f"{entry.id.name}.{form.id.name}"] = variables(form.value)
    return found


def variables(pattern: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return {name.removesuffix("-is") for name in visitor.found}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_language_is_complete(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert sorted(other) == sorted(english)
    assert {key: args for key, args in other.items() if not args <= english[key]} == {}


def test_no_message_is_unused_and_none_is_missing() -> None:
    files = [path for kind in ("svelte", "ts") for path in (WEB / "src").rglob(f"*.{kind}")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    keys = {key for key in messages("en") if "." not in key}
    unused = [
        key for key in keys if f'"{key}"' not in source and not any(re.match(made, key) for made in MADE)
    ]
    assert unused == []
    said = set(re.findall(r'(?<![.\w])t\("([a-z0-9-]+)"', source))
    assert said - keys == set()
