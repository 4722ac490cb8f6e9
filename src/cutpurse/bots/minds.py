"""What makes each bot: how it decides, how long it thinks, how much it forgets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cutpurse.engine.parts.bot_codes import (
    EXACT,
    GREEDY,
    NET,
    RANDOM,
    ROLLOUT,
    SEARCH,
    SIDE_BY_SIDE,
    THINKING,
)
from cutpurse.engine.words.catalogues import checked_language, plainly
from cutpurse.engine.words.typed import as_number
from cutpurse.errors import UnknownBot
from cutpurse.games import cards, hint, is_solved

WORDS = Path(__file__).parent / "words"
MOST_ITERATIONS = 1_000_000_000


class Wits(NamedTuple):
    """What a bot is given for a match."""

    seconds: float  # to think about a decision
    rng: list[int]  # a generator of its own
    seeded: bool  # whether somebody wants the same choices again


class Mind(NamedTuple):
    how: int
    iterations: int | None = None  # of a search; None: as many as time allows
    forgets: int = 0  # percent of what is known only by heart
    rivals: int = ROLLOUT  # how the others decide at the tables that it imagines
    trees: int = SIDE_BY_SIDE  # among which a search shares out its iterations
    file: str = ""  # of a network

    @property
    def tables(self) -> int:
        """The iterations of a search that counts them."""
        assert self.iterations is not None
        return self.iterations


MINDS = {
    "random": Mind(RANDOM),
    "greedy": Mind(GREEDY),
    "apprentice": Mind(SEARCH, 50, 40, THINKING, trees=1),
    "journeyman": Mind(SEARCH, 300, 20, THINKING, trees=1),
    "master": Mind(SEARCH, 6_000, 0, THINKING, trees=1),
    "search": Mind(SEARCH),
    "exact": Mind(EXACT),
    "net": Mind(NET),
}


def mind(name: str) -> Mind:
    """The mind of this name; `master:500` thinks with 500 iterations, `net:FILE` plays by a network."""
    word, colon, given = str(name).partition(":")
    if word not in MINDS or (colon and MINDS[word].how not in (SEARCH, NET)):
        raise UnknownBot(f"there is no bot {name!r}; {hint(list(MINDS), close=False)}")
    if word == "net":
        if not given:
            raise UnknownBot(f"write net:FILE with the network to play by, not {name!r}")
        return MINDS[word]._replace(file=given)
    return MINDS[word]._replace(iterations=as_iterations(given, name)) if colon else MINDS[word]


def as_iterations(given: str, name: str) -> int:
    iterations = as_number(given)
    if iterations is None or not 0 < iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"write search:NUMBER with the iterations to think, as in search:5000, not {name!r}")
    return iterations


def levels(lang: str = "en") -> list[dict[str, Any]]:
    """Every bot: what it is called, how it plays, in one language, and the games it knows."""
    checked_language(WORDS, lang)
    return [
        {
            "name": name,
            "word": plainly(WORDS, lang, f"bot-{name}"),
            "help": plainly(WORDS, lang, f"bot-{name}.help"),
            "games": [game.id for game in cards().values() if mind.how != EXACT or is_solved(game)],
        }
        for name, mind in MINDS.items()
    ]
