"""Catalogues: folders of words, one file per language, and what is read in them without any grammar."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cutpurse.errors import BadGame, UnknownLanguage

SHARED = Path(__file__).parent
MESSAGE = re.compile(r"([a-z][\w-]*) = ([^{]+)")
FORM = re.compile(r" +(\.[a-z][\w-]*) = ([^{]+)")


@cache
def languages(folder: Path) -> list[str]:
    """The languages a catalogue folder speaks, if the engine's own words speak them too."""
    return sorted(path.stem for path in folder.glob("*.ftl") if (SHARED / path.name).exists())


def checked_language(folder: Path, lang: str) -> str:
    """The language, if the catalogue speaks it."""
    if lang not in (spoken := languages(folder)):
        raise UnknownLanguage(f'no words in language "{lang}"; there are: {", ".join(spoken)}')
    return lang


def or_english(folder: Path, lang: str) -> str:
    """A language of ours, or English where the catalogue, from another package, does not speak it."""
    return lang if checked_language(SHARED, lang) in languages(folder) else "en"


def plainly(folder: Path, lang: str, key: str) -> str:
    """A message of one line without arguments, or a form of it, such as `option-turns.help`.

    It is read without Fluent, which takes longer to load than a list of games may take.
    """
    if key not in (said := _plain(folder / f"{lang}.ftl")):
        raise BadGame(f"there is no message {key}, in one line without arguments, in {folder / lang}.ftl")
    return said[key]


@cache
def _plain(file: Path) -> dict[str, str]:
    said, key = {}, ""
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if message := MESSAGE.fullmatch(line):
            key = message[1]
            said[key] = message[2].strip()
        elif form := FORM.fullmatch(line):
            said[key + form[1]] = form[2].strip()
    return said
