"""Habits to learn from: what bots that think do instead of what their rollout policy says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cutpurse.engine.running.habits import as_written
from cutpurse.lab.plan import Progress
from cutpurse.lab.playing import habits, warm_up
from cutpurse.lab.study import Asked, Study


class Copying(Study):
    """Writes the file of habits that a game keeps."""

    name = "copy"

    def __init__(self, asked: Asked, bots: Sequence[str], path: Path) -> None:
        super().__init__(asked, [asked.contest(bots)])
        self.path, self.decisions = path, 0

    def run(self, progress: Progress) -> None:
        """Watch one deal after the other; if it is stopped, nothing is written."""
        warm_up(self.plan)
        found = habits(self.plan, 0, 1)
        for deal in range(1, self.plan.deals):
            progress(self.plan.contests[0].seats)
            found += habits(self.plan, deal, 1)
        self.decisions = int(found.sum())
        self.path.write_text(as_written(found), "utf-8")
