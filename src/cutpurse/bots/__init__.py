"""Players that see what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cutpurse.bots.exact import Exact
from cutpurse.bots.greedy import GreedyBot
from cutpurse.bots.minds import MINDS, Mind, Wits, mind
from cutpurse.bots.net import Net
from cutpurse.bots.random import Random
from cutpurse.bots.search import Search
from cutpurse.engine.card import checked_seed
from cutpurse.engine.chance import stream
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.bot_codes import EXACT, GREEDY, NET, RANDOM, SEARCH
from cutpurse.errors import BadOption, UnknownGame

__all__ = ["MINDS", "SECONDS", "Bot", "make"]

SECONDS = 1.0  # that a bot thinks about a decision, unless it is told otherwise


class Bot(Protocol):
    name: str

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        """One of the legal actions, chosen from the view of the acting seat."""
        ...


MAKERS: dict[int, Callable[[str, Mind, Playable, Wits], Bot]] = {
    RANDOM: Random,
    GREEDY: GreedyBot,
    SEARCH: Search,
    EXACT: Exact,
    NET: Net,
}


def make(name: str, game: Playable, seconds: float, seed: int | None) -> Bot:
    """The bot of this name for this game, with `seconds` to think and a generator of its own."""
    made = mind(name)
    if not isinstance(game, Playable):
        raise UnknownGame(f"a bot plays a game that cutpurse.game(id) gives, not {game!r}")
    if not isinstance(seconds, int | float) or not seconds > 0:
        raise BadOption(f"a bot needs more than 0 seconds to think, not {seconds!r}")
    wits = Wits(seconds, [stream(checked_seed(seed), 1)], seed is not None)
    return MAKERS[made.how](name, made, game, wits)
