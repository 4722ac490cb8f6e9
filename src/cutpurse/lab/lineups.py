"""Who plays in the laboratory: line-ups, read from words, and the contests they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice

import numpy as np
import numpy.typing as npt

from cutpurse.bots.exact import values_for
from cutpurse.bots.minds import Mind, mind
from cutpurse.bots.networks import loaded
from cutpurse.engine.game import Game, Value
from cutpurse.engine.parts.bot_codes import EXACT, SEARCH
from cutpurse.engine.running.contests import NO_NETS, NO_SOLUTION
from cutpurse.errors import BadLineUp

SEARCHING = 300  # games that can be played in the time that one iteration takes in every decision of a game

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """A line-up at a table with its house rules."""

    lineup: LineUp
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.lineup)

    def checked(self, game: Game) -> Contest:
        """Itself, if these bots can play at such a table."""
        game.table(self.seats, self.options)
        self.values(game)
        self.nets(game)
        return self

    def minds(self) -> npt.NDArray[np.int64]:
        """A row for each bot, as `parts/bot_codes.py` says."""
        rows, begins = [], 0
        for each in map(countable, self.lineup):
            rows.append((each.how, each.iterations or 0, each.forgets, begins, each.rivals, each.trees))
            begins += len(loaded(each.file).numbers) if each.file else 0
        return np.array(rows, np.int64)

    def values(self, game: Game) -> npt.NDArray[np.float64]:
        """The solution of the game, if somebody plays from it."""
        solved = any(countable(name).how == EXACT for name in self.lineup)
        return values_for(game, self.seats, self.options) if solved else NO_SOLUTION

    def nets(self, game: Game) -> npt.NDArray[np.float32]:
        """The networks of those who play by one, one after the other."""
        files = [each.file for each in map(countable, self.lineup) if each.file]
        return np.concatenate([NO_NETS, *(loaded(file).checked(game).numbers for file in files)])

    def effort(self) -> int:
        """What a deal costs, in games of bots that do not search."""
        return self.seats * max(1, SEARCHING * sum(countable(name).iterations or 0 for name in self.lineup))


def countable(name: str) -> Mind:
    """The mind of a bot that counts iterations; one that looks at the clock cannot be played again."""
    found = mind(name)
    if found.how == SEARCH and found.iterations is None:
        raise BadLineUp(f"{name} thinks by the clock; in the lab write search:NUMBER, as in search:500")
    return found


def read_lineups(game: Game, words: Sequence[str], seats: int | None) -> list[LineUp]:
    """`greedy random` is one line-up, cycled to fill the seats; `greedy,random master,random` are two."""
    if not words:
        raise BadLineUp("name the bots that play, as in: greedy random")
    if not any("," in word for word in words):
        return [filled(words, game, seats)]
    if single := [word for word in words if "," not in word]:
        raise BadLineUp(f"write either bots or whole line-ups with commas; {single[0]!r} is a single bot")
    lineups = [tuple(name.strip() for name in word.split(",")) for word in words]
    if len({len(lineup) for lineup in lineups} | ({seats} if seats else set())) > 1:
        raise BadLineUp("line-ups that are compared must all have one bot for each seat")
    return lineups


def filled(bots: Sequence[str], game: Game, seats: int | None) -> LineUp:
    """The bots one after the other, from the first again, until every seat is taken."""
    seats = seats or max(len(bots), game.min_seats)
    if len(bots) > seats:
        raise BadLineUp(f"{len(bots)} bots are too many for {seats} seats")
    return tuple(islice(cycle(bots), seats))
