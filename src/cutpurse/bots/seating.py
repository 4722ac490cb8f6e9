"""Who sits at a table: people and bots, with names that differ."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from cutpurse.bots import MINDS, SECONDS, Bot, make
from cutpurse.engine.chance import SEEDS
from cutpurse.engine.loading import Playable
from cutpurse.engine.match import Match
from cutpurse.engine.words.phrases import Words
from cutpurse.engine.words.typed import squeezed
from cutpurse.errors import UnknownBot

LONGEST_NAME = 24


class Sitter(NamedTuple):
    """Somebody at the table: a person, or a bot."""

    name: str
    bot: Bot | None

    @property
    def kind(self) -> str:
        """As it is written in `--seats`, so that a saved game finds its players again."""
        return self.bot.name if self.bot else f"you:{self.name}"


def seated(text: str, game: Playable, seed: int | None, words: Words) -> list[Sitter]:
    """Read `you,you:Ann,greedy`; the bots' choices follow from the seed, where there is one."""
    kinds = [kind.strip() for kind in text.split(",")]
    game.checked_seats(len(kinds))
    bots = [
        None if is_person(kind) else made(word(kind), game, None if seed is None else (seed + seat) % SEEDS)
        for seat, kind in enumerate(kinds)
    ]
    return [Sitter(*both) for both in zip(called(kinds, words), bots, strict=True)]


def word(kind: str) -> str:
    """A bot as it is called in small letters; but the name of a file is as it is."""
    name, colon, given = kind.partition(":")
    return name.lower() + colon + given


def is_person(kind: str) -> bool:
    return kind.partition(":")[0].lower() == "you"


def called(kinds: Sequence[str], words: Words) -> list[str]:
    """What those who sit there are called, no two of them alike."""
    several = sum(kind.lower() == "you" for kind in kinds) > 1
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        given = "".join(letter for letter in kind.partition(":")[2] if letter.isprintable()).strip()
        name = given[:LONGEST_NAME] if is_person(kind) and given else label(kind)
        if name == "you":
            name = words("player", number=seat + 1) if several else words("you")
        names.append(unlike(name, names))
    return names


def label(kind: str) -> str:
    """What a bot is called at the table: a network by its file."""
    word, _, given = kind.partition(":")
    return Path(given).stem[:LONGEST_NAME] if word.lower() == "net" and given else kind.lower()


def made(kind: str, game: Playable, seed: int | None) -> Bot:
    if kind.partition(":")[0] not in MINDS:
        known = ", ".join(["you", "you:NAME", *MINDS])
        raise UnknownBot(f"nobody is called {kind!r}; a seat is one of: {known}")
    return make(kind, game, SECONDS, seed)


def unlike(name: str, others: list[str]) -> str:
    """The name, or the name with a number that nobody else has."""
    taken = set(map(squeezed, others))
    tried = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in tried if squeezed(each) not in taken)


def decision(player: Sitter, match: Match) -> int:
    assert player.bot is not None
    return player.bot.choose(match.view(match.actor), match.legal())
