"""Games as tables of decisions, for learning: one row for each decision, with all that its seat knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.parts.results import Played
from cutpurse.lab.lineups import Contest
from cutpurse.lab.parquet import as_column
from cutpurse.lab.plan import Progress
from cutpurse.lab.playing import warm_up, with_log
from cutpurse.lab.study import Asked, Study
from cutpurse.needs import needed

GAMES_IN_A_GROUP = 60  # their decisions are in memory together


class Export(Study):
    """Writes a Parquet file, a row group after the other."""

    name = "export"

    def __init__(self, asked: Asked, bots: Sequence[str], path: Path, first: int) -> None:
        super().__init__(asked, [asked.contest(bots)])
        self.path, self.first = path, first
        self.pa, self.pq = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.games = self.rows = 0

    def run(self, progress: Progress) -> None:
        """Write every deal; if it is stopped, the file is whole and holds what was played."""
        warm_up(self.plan)
        half = self.path.with_name(self.path.name + ".half")
        writer = None
        try:
            for group in self.groups():
                table = self.table(group)
                writer = writer or self.pq.ParquetWriter(half, table.schema, compression="zstd")
                writer.write_table(table)
                self.games += len(group.results)
                self.rows += len(table)
                progress(len(group.results))
        finally:
            if writer:
                writer.close()
                half.replace(self.path)

    def groups(self) -> Iterator[Played]:
        """Some deals at a time."""
        seats = self.plan.contests[0].seats
        at_once = max(1, GAMES_IN_A_GROUP // seats)
        for deal in range(self.first, self.first + self.plan.deals, at_once):
            deals = min(at_once, self.first + self.plan.deals - deal)
            yield with_log(self.plan, 0, deal * seats, deals * seats)

    def table(self, played: Played) -> Any:
        """The decisions of some games as columns."""
        log, contest = played.log, self.plan.contests[0]
        assert log is not None
        size = int(log.size[0])
        game, seat, action = (np.asarray(column[:size]) for column in (log.game, log.seat, log.action))
        result = played.results[game - played.results["number"][0]]
        columns = {
            "game": as_column(self.pa, game),
            "seat": as_column(self.pa, seat),
            "bot": self.bots(contest, (seat + result["shift"]) % contest.seats),
            "legal": self.lists(log.legal[:size]),
            "action": as_column(self.pa, action),
            "share": as_column(self.pa, result["share"][np.arange(size), seat]),
            "points": as_column(self.pa, result["points"][np.arange(size), seat]),
        }
        seen = log.seen[:size]
        fields = {f"view_{name}": as_column(self.pa, seen[name]) for name in seen.dtype.names}
        return self.pa.table(columns | fields)

    def bots(self, contest: Contest, members: npt.NDArray[Any]) -> Any:
        return self.pa.DictionaryArray.from_arrays(
            self.pa.array(members.astype(np.int8)), self.pa.array(list(contest.lineup))
        )

    def lists(self, mask: npt.NDArray[np.bool_]) -> Any:
        """For each row the numbers that are marked in it."""
        offsets = np.concatenate([[0], np.cumsum(mask.sum(axis=1))])
        numbers = np.nonzero(mask)[1].astype(np.int32)
        return self.pa.ListArray.from_arrays(self.pa.array(offsets.astype(np.int32)), self.pa.array(numbers))
