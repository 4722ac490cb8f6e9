"""Players that see what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cutpurse.bots.greedy import Greedy
from cutpurse.bots.random import Random
from cutpurse.engine.chance import stream
from cutpurse.engine.game import Game, checked_seed
from cutpurse.errors import BadOption, UnknownBot, UnknownGame
from cutpurse.games import hint


class Bot(Protocol):
    name: str

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        """One of the legal actions, chosen from the view of the acting seat."""
        ...


BOTS: dict[str, Callable[[Game, float, list[int]], Bot]] = {"greedy": Greedy, "random": Random}


def make(name: str, game: Game, seconds: float, seed: int | None) -> Bot:
    """The bot of this name for this game, with `seconds` to think and a generator of its own."""
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; {hint(list(BOTS), close=False)}")
    if not isinstance(game, Game):
        raise UnknownGame(f"a bot plays a game that cutpurse.game(id) gives, not {game!r}")
    if not isinstance(seconds, int | float) or not seconds > 0:
        raise BadOption(f"a bot needs more than 0 seconds to think, not {seconds!r}")
    return BOTS[name](game, seconds, [stream(checked_seed(seed), 1)])
