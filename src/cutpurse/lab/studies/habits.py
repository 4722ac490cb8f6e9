"""Habits to learn from: what bots that think do instead of what their rollout policy says."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Unpack

from cutpurse.engine.running.contests import compile_or_load
from cutpurse.engine.running.habits import as_written
from cutpurse.lab.playing import habits as seen
from cutpurse.lab.requests import Bots, Games, Setting, StudyOption, StudyRequest
from cutpurse.lab.study import Shown, Study, as_function

FILE = StudyOption("The file to write, as a game keeps it.", Path, metavar="FILE")


@dataclass(frozen=True)
class HabitsResult:
    file: str
    games: int
    decisions: int


class Copying(Study[HabitsResult]):
    """Write what bots that think do instead of what the rollout policy says, for searches to learn from."""

    is_nothing_in_part = True

    def __init__(
        self,
        game: str,
        out: Annotated[Path, FILE],
        bots: Bots = ("master",),
        games: Games = 36,
        **setting: Unpack[Setting],
    ) -> None:
        asked = StudyRequest.of(game, games, setting)
        super().__init__(asked, [asked.contest(bots)])
        self.path, self.decisions = out, 0

    def conduct(self) -> None:
        """Watch one deal after the other; if it is stopped, nothing is written."""
        compile_or_load(self.plan.game)
        found = seen(self.plan, 0, 1)
        for deal in range(1, self.plan.deals):
            self.progress(self.plan.contests[0].seats)
            found += seen(self.plan, deal, 1)
        self.decisions = int(found.sum())
        self.path.write_text(as_written(found), "utf-8")

    def result(self) -> HabitsResult:
        return HabitsResult(str(self.path), self.plan.games, self.decisions)

    @staticmethod
    def shown(result: HabitsResult) -> Shown:
        yield f"{result.file}: habits from {result.decisions:,} decisions of {result.games:,} games."

    def left_off(self, games: int) -> str:
        return "Stopped; nothing was written."


habits = as_function(Copying)
