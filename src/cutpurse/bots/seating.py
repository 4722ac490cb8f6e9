"""Who sits at a table: people and bots, with names that differ."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from cutpurse.bots import MINDS, SECONDS, Bot, make
from cutpurse.engine.chance import SEEDS
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.notation import squeezed
from cutpurse.engine.words import Words
from cutpurse.errors import UnknownBot

LONGEST_NAME = 24


class Player(NamedTuple):
    """Somebody at the table: a person, or a bot."""

    name: str
    bot: Bot | None

    @property
    def kind(self) -> str:
        """As it is written in `--seats`, so that a saved game finds its players again."""
        return self.bot.name if self.bot else f"you:{self.name}"


def seated(text: str, game: Game, seed: int | None, words: Words) -> list[Player]:
    """Read `you,you:Ann,greedy`; the bots' choices follow from the seed, where there is one."""
    kinds = [kind.strip() for kind in text.split(",")]
    game.checked_seats(len(kinds))
    people = sum(kind.lower() == "you" for kind in kinds)
    players: list[Player] = []
    for seat, kind in enumerate(kinds):
        word, _, given = kind.partition(":")
        printable = "".join(letter for letter in given if letter.isprintable())
        name = printable.strip()[:LONGEST_NAME] or word.lower()
        if word.lower() == "you":
            if name == "you" and people > 1:
                name = words("player", number=seat + 1)
            bot = None
        else:
            bot = made(kind.lower(), game, None if seed is None else (seed + seat) % SEEDS)
            name = bot.name
        players.append(Player(unlike(name, players), bot))
    return players


def made(kind: str, game: Game, seed: int | None) -> Bot:
    if kind.partition(":")[0] not in MINDS:
        known = ", ".join(["you", "you:NAME", *MINDS])
        raise UnknownBot(f"nobody is called {kind!r}; a seat is one of: {known}")
    return make(kind, game, SECONDS, seed)


def unlike(name: str, others: list[Player]) -> str:
    """The name, or the name with a number that nobody else has."""
    taken = {squeezed(other.name) for other in others}
    tried = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in tried if squeezed(each) not in taken)


def decision(player: Player, match: Match) -> int:
    assert player.bot is not None
    return player.bot.choose(match.view(match.actor), match.legal())
