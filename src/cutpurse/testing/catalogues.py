"""What holds of a folder of words, whoever says them: a game's, or those of a part of Cutpurse."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cutpurse.engine.words.catalogues import plainly
from cutpurse.testing.law import Wrong

HELP = "help"  # the form in which cards and bots say what something is for


class Wanted(Visitor):
    """The arguments that a message takes, which of them are lists, and the forms it wants things in."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments, self.lists, self.forms = set[str](), set[str](), set[str]()
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        if node.id.name == "FORM":
            self.forms.add(node.arguments.positional[1].value)
        if node.id.name == "LIST":
            self.lists.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)


@cache
def entries(folder: Path, lang: str) -> list[Any]:
    return list(FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body)


@cache
def messages(folder: Path, lang: str) -> dict[str, Any]:
    return {it.id.name: it for it in entries(folder, lang) if isinstance(it, ast.Message)}


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def unreadable(folder: Path, lang: str) -> Wrong:
    """A catalogue can be read, and says nothing twice."""
    for it in entries(folder, lang):
        if isinstance(it, ast.Junk):
            yield f"{lang}.ftl must be readable, and this is not: {str(it.content).strip()}"
    keys = [it.id.name for it in entries(folder, lang) if isinstance(it, ast.Message | ast.Term)]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        yield f"{lang}.ftl must say everything once, and says twice {', '.join(twice)}"


def confused(folder: Path, others: list[Path]) -> Wrong:
    """Messages that are read together have different names."""
    for other in others:
        if both := sorted(messages(folder, "en").keys() & messages(other, "en").keys()):
            yield f"a game's messages are read with those of Cutpurse, which has its own {', '.join(both)}"


def untranslated(folder: Path, lang: str) -> Wrong:
    """A language has the messages of English in their order, and they take no other arguments."""
    english, other = messages(folder, "en"), messages(folder, lang)
    if [*english] != [*other]:
        odd = sorted(english.keys() ^ other.keys())
        differs = ", ".join(odd) or "the order differs"
        yield f"{lang}.ftl must have the messages of en.ftl in their order: {differs}"
    for key in english.keys() & other.keys():
        known = Wanted(english[key]).arguments
        # Of a seat that English names, another language may ask whether it is the listener.
        if odd := sorted(Wanted(other[key]).arguments - known - {f"{each}-is" for each in known}):
            yield f"{key} in {lang}.ftl takes {', '.join(odd)}, which it is not given"


def formless(folder: Path, lang: str) -> Wrong:
    """Every form of a thing is asked for and given: by another message, or by a drawing."""
    known = messages(folder, lang).values()
    asked = set[str]().union(*(Wanted(message).forms for message in known))
    english = (folder / "en.ftl").read_text("utf-8")
    for drawing in folder.parent.glob("drawing.py"):
        named = re.findall(r'"([\w-]+)"', drawing.read_text("utf-8"))
        asked |= {form for form in named if f".{form} = " in english}
    given = set[str]().union(*map(forms, known)) - {HELP}
    if given != asked:
        yield f"{lang}.ftl must give the forms that are asked for, {sorted(asked)}, not {sorted(given)}"


def left_in_english(folder: Path, lang: str) -> Wrong:
    """Nothing that a card or a bot says is the same in another language."""
    lines = [f"{key}.{HELP}" for key, it in messages(folder, "en").items() if HELP in forms(it)]
    lines += ["tagline"] * ("tagline" in messages(folder, "en"))
    if same := [key for key in lines if plainly(folder, lang, key) == plainly(folder, "en", key)]:
        yield f"{lang}.ftl must not leave in English what it says in {', '.join(same)}"
