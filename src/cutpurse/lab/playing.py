"""Games of a plan, played in this thread; and copies of its bots, for those who want to read them."""

from __future__ import annotations

import threading

import numpy as np

from cutpurse.bots.minds import mind
from cutpurse.engine.parts.bot_codes import COPIED, ITERATIONS, SEARCH
from cutpurse.engine.parts.results import Played
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.engine.running.habits import Habits, counted
from cutpurse.lab.plan import Chunk, StudyPlan

LINES = 2_000  # decisions of a game, more than there usually are: room that is not used costs nothing
READER = "master"  # thinks like this, at least
WATCHED = 30  # games of a bot with itself before it is copied


def play_chunk(plan: StudyPlan, chunk: Chunk) -> Played:
    """Play a chunk in this thread."""
    return plan.study.play(plan, chunk)


def with_log(plan: StudyPlan, number: int, first: int, games: int, lines: int = 0) -> Played:
    """Some games with every decision; where the room was too small they are played again with enough."""
    lines = lines or games * LINES
    while True:
        played = contest_runner(plan, number).play(first, games, lines)
        assert played.log is not None
        if played.log.size[0] <= lines:
            return played
        lines = int(played.log.size[0])


_rooms = threading.local()  # a table for each thread


def contest_runner(plan: StudyPlan, number: int, reads: bool = False) -> ContestRunner:
    """The runner of this thread for one contest; it is kept until another contest needs the room.

    If the first of the line-up reads the others, it thinks as a master, and for as long at least.
    """
    contest = plan.contests[number]
    minds, nets = contest.minds(), contest.nets(plan.game)
    rules = tuple(contest.options.items())
    key = reads, plan.game.id, plan.deals, plan.seed, contest.lineup, rules, nets.tobytes()
    if getattr(_rooms, "key", None) != key:
        if reads:
            own = mind(READER)
            minds[0] = SEARCH, max(minds[0, ITERATIONS], own.tables), own.forgets, 0, COPIED, own.trees
        made = ContestRunner(plan.game, minds, contest.options, plan.seed, contest.values(plan.game), nets)
        if reads:
            made.work.habits[COPIED - 1] = copy_for(plan)
        _rooms.runner, _rooms.key = made, key
    found: ContestRunner = _rooms.runner
    return found


# Copies

_copies: dict[str, Habits] = {}
_one_at_a_time = threading.Lock()


def copy_for(plan: StudyPlan) -> Habits:
    """How the bots of a plan decide, seen in deals after its own; worked out once in each process."""
    key = repr((plan.game.id, plan.contests[0], plan.deals, plan.seed))
    with _one_at_a_time:
        if key not in _copies:
            deals = -(-WATCHED // plan.contests[0].seats)
            _copies[key] = habits(plan, plan.deals, deals)
        return _copies[key]


def habits(plan: StudyPlan, first: int, deals: int) -> Habits:
    """What all who play in some deals do instead of what their rollout policy says."""
    seats, number = plan.contests[0].seats, plan.game.num_actions
    found = np.zeros((number, number), np.int32)
    for deal in range(first, first + deals):
        log = with_log(plan, 0, deal * seats, seats).log
        assert log is not None
        chosen = np.flatnonzero(log.legal[: log.size[0]].sum(axis=1) > 1)
        found += counted(np.asarray(log.suggested)[chosen], np.asarray(log.action)[chosen], number)
    return found
