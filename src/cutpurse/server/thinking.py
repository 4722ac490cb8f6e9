"""Bots think here, on threads, from what their seat may know; people's moves never wait for them."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from typing import Any

from cutpurse.bots import SECONDS, Bot, make
from cutpurse.bots.coach import Advice, Coach, Review
from cutpurse.bots.minds import mind
from cutpurse.bots.search import Search
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.match import Match
from cutpurse.engine.parts.bot_codes import SEARCH
from cutpurse.engine.running import background
from cutpurse.server.surroundings import Surroundings, pause

Question = tuple[dict[str, Any], list[int]]  # what a seat may know, and what it may do
COACH_SECONDS = 1.0
COMPILING = 0.2  # seconds between two looks whether a game is compiled
QUICK = "greedy"  # who decides when there is no time to think


class BotPool:
    """The bots of this process: one thread for each core but one, and bots that go from table to table."""

    def __init__(self, around: Surroundings) -> None:
        self._clock, self._luck = around.clock, around.luck
        self._pool = around.threads.pool("bots", max(1, (os.cpu_count() or 2) - 1), polite=True)
        self._idle: dict[tuple[str, str], list[Bot]] = defaultdict(list)
        self.thinking = 0  # decisions that are being made, or wait for a thread

    def close(self) -> None:
        self._pool.close(wait=False)

    def prepare(self, game: Game, levels: Sequence[str]) -> None:
        """Have a game compiled in the background, if somebody is going to think about it."""
        if any(mind(level).how == SEARCH for level in levels):
            background.begin(game)

    def decide(self, game: Game, level: str, seat: int, state: Layout, salt: int) -> Coroutine[Any, Any, int]:
        """What a bot of this level does, asked at the table as it is now; `salt` says what it forgets."""
        return self._think(game, level, question(game, seat, state), salt)

    async def _think(self, game: Game, level: str, asked: Question, salt: int) -> int:
        self.thinking += 1
        try:
            return await self._pool.run(self._decide, game, level, asked, salt)
        finally:
            self.thinking -= 1

    def decide_now(self, game: Game, seat: int, state: Layout) -> int:
        """What somebody does who must not think."""
        return self._decide(game, QUICK, question(game, seat, state), 0)

    async def advise(self, match: Match) -> Advice:
        """What the coach says to the seat that is asked; the match is a copy that nobody else plays on."""
        while background.is_compiling(match.game):
            await pause(self._clock, COMPILING)
        return await self._pool.run(advised, match, COACH_SECONDS)

    async def review(self, match: Match, iterations: int) -> list[Review]:
        return await self._pool.run(reviewed, match, iterations)

    def _decide(self, game: Game, level: str, asked: Question, salt: int) -> int:
        view, legal = asked
        if len(legal) == 1:
            return legal[0]
        idle = self._idle[game.id, level]
        bot = idle.pop() if idle else make(level, game, SECONDS, int.from_bytes(self._luck(4), "big"))
        if isinstance(bot, Search):
            bot.salt = salt
        action = bot.choose(view, legal)
        idle.append(bot)
        return action


def question(game: Game, seat: int, state: Layout) -> Question:
    """What a bot is told: what its seat may know, and what it may do."""
    return game.view(state, seat).to_dict(), game.legal(state)


def advised(match: Match, seconds: float) -> Advice:
    return Coach(match.game, match.seats, match.options, patient=False).advise(match, seconds)


def reviewed(match: Match, iterations: int) -> list[Review]:
    coach = Coach(match.game, match.seats, match.options, iterations, patient=False)
    return list(coach.review(match, float("inf"), range(match.seats)))
