"""The `games` and `bots` commands: what there is to play, and against whom."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

import cutpurse as cp
from cutpurse.cli.common import WORDS, show_json
from cutpurse.engine.words.catalogues import plainly

WIDEST = 100


def games(lang: str, as_json: bool) -> None:
    """The `games` command."""
    cards = [cp.game(id).card(lang) for id in cp.games()]
    if as_json:
        show_json(cards)
        return
    seats = plainly(WORDS, lang, "seats")
    for card in cards:
        show(describe_card(card, seats))


def bots(lang: str, as_json: bool) -> None:
    """The `bots` command."""
    from cutpurse.bots.minds import levels

    found = levels(lang)
    if as_json:
        show_json(found)
        return
    for level in found:
        show([f"{with_word(level['name'], level['word'])}: {level['help']}."])


def describe_card(card: dict[str, Any], seats: str) -> Iterator[str]:
    """An identity card in lines: the game, who made it, its house rules."""
    numbers = "–".join(str(number) for number in sorted({card["min_seats"], card["max_seats"]}))
    yield f"{card['id']}: {card['title']}, {numbers} {seats}. {card['tagline']}."
    yield "; ".join(filter(None, (card["designers"], card["publisher"]))) + "."
    for name, option in card["options"].items():
        yield f"--option {name}={option['default']}  {option['help']}: {values(option)}."


def values(option: dict[str, Any]) -> str:
    """What can be typed, each with the word for it."""
    if "least" in option:
        return f"{option['least']}–{option['most']}"
    return ", ".join(with_word(str(each), option["words"].get(each, "")) for each in option["choices"])


def with_word(typed: str, word: str) -> str:
    """What is typed, and what people call it, if that is something else."""
    return typed if word.lower() in ("", typed) else f"{typed} ({word})"


def show(lines: Iterable[str]) -> None:
    """Print lines, all but the first indented, as wide as the terminal."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    for number, line in enumerate(lines):
        print(textwrap.fill(line, width, initial_indent="  " * (number > 0), subsequent_indent="    "))
