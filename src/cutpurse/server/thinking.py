"""Bots think here, on threads, from what their seat may know; people's moves never wait for them."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from cutpurse.bots import SECONDS, Bot, make
from cutpurse.bots.coach import Advice, Coach, Review
from cutpurse.bots.exact import exact_player, is_exact
from cutpurse.bots.minds import mind
from cutpurse.bots.search import Search
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.match import Match
from cutpurse.engine.running import ahead
from cutpurse.engine.woven.ways import SEARCH

T = TypeVar("T")
COACH_SECONDS = 1.0
POLITENESS = 10  # of threads that think
WORK_OUT = """
import json, sys
import cutpurse as cp
from cutpurse.bots.exact import values_for
values_for(cp.game(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
"""
QUICK = "greedy"  # who decides when there is no time to think


class Minds:
    """The bots of this process: one thread for each core but one, and bots that go from table to table."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "bots", after_people)
        self._idle: dict[tuple[str, str], list[Bot]] = defaultdict(list)
        self._solving: set[tuple[str, ...]] = set()
        self.thinking = 0  # decisions that are being made, or wait for a thread

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def prepare(self, game: Game, levels: Sequence[str]) -> None:
        """Have a game compiled in the background, if somebody is going to think about it."""
        if any(mind(level).how == SEARCH for level in levels):
            ahead.begin(game)

    def prepare_coach(self, game: Game, seats: int, options: dict[str, int | str]) -> None:
        """Have the exact chances worked out in the background, where they can be; until then it searches."""
        ahead.begin(game)
        if exact_player(game, seats, options, patient=False) or not is_exact(game, seats, options):
            return
        task = (game.id, str(seats), json.dumps(options))
        if task not in self._solving:
            self._solving.add(task)
            command = [sys.executable, "-c", WORK_OUT, *task]
            with suppress(OSError):  # where no process can be started, it goes on searching
                subprocess.Popen(command, start_new_session=True, preexec_fn=after_people)

    async def decide(self, game: Game, level: str, seat: int, state: Layout, salt: int) -> int:
        """What a bot of this level does; `salt` says what it forgets, the same all game long."""
        self.thinking += 1
        try:
            return await self._on_thread(self._decide, game, level, question(game, seat, state), salt)
        finally:
            self.thinking -= 1

    def decide_now(self, game: Game, seat: int, state: Layout) -> int:
        """What somebody does who must not think."""
        return self._decide(game, QUICK, question(game, seat, state), 0)

    async def advise(self, match: Match) -> Advice:
        """What the coach says to the seat that is asked; the match is a copy that nobody else plays on."""
        return await self._on_thread(advised, match, COACH_SECONDS)

    async def review(self, match: Match, iterations: int) -> list[Review]:
        return await self._on_thread(reviewed, match, iterations)

    async def _on_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)

    def _decide(self, game: Game, level: str, asked: tuple[dict[str, Any], list[int]], salt: int) -> int:
        view, legal = asked
        if len(legal) == 1:
            return legal[0]
        idle = self._idle[game.id, level]
        bot = idle.pop() if idle else make(level, game, SECONDS, None)
        if isinstance(bot, Search):
            bot.salt = salt
        action = bot.choose(view, legal)
        idle.append(bot)
        return action


def after_people() -> None:
    """A thread that thinks leaves the processor to those that serve people, where threads can be told so;
    threads that it starts do as it does.
    """
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


def question(game: Game, seat: int, state: Layout) -> tuple[dict[str, Any], list[int]]:
    """What a bot is told: what its seat may know, and what it may do."""
    view, room = game.views.View(), [0] * game.num_actions
    game.views.view(state, seat, view)
    return view.to_dict(), sorted(room[: game.rules.legal(state, room)])


def advised(match: Match, seconds: float) -> Advice:
    return Coach(match.game, match.seats, match.options, None, patient=False).advise(match, seconds)


def reviewed(match: Match, iterations: int) -> list[Review]:
    coach = Coach(match.game, match.seats, match.options, iterations, patient=False)
    return list(coach.review(match, float("inf"), range(match.seats)))
