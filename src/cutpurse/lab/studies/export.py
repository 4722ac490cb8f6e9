"""Games as tables of decisions, for learning: one row for each decision, with all that its seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Unpack

import numpy as np
import numpy.typing as npt

from cutpurse.engine.parts.results import Played
from cutpurse.engine.running.contests import compile_or_load
from cutpurse.lab.parquet import as_column
from cutpurse.lab.playing import with_log
from cutpurse.lab.requests import Bots, Games, Setting, StudyOption, StudyRequest
from cutpurse.lab.study import Shown, Study, as_function
from cutpurse.needs import needed

GAMES_IN_A_GROUP = 60  # their decisions are in memory together

FILE = StudyOption("The Parquet file to write.", Path, metavar="FILE")
FIRST = StudyOption("The first deal, to go on from another file.", int, least=0)


@dataclass(frozen=True)
class ExportResult:
    file: str
    games: int
    rows: int


class Export(Study[ExportResult]):
    """Write every decision of some games to a Parquet file, for learning."""

    def __init__(
        self,
        game: str,
        out: Annotated[Path, FILE],
        bots: Bots = ("greedy",),
        games: Games = 1_000,
        *,
        first: Annotated[int, FIRST] = 0,
        **setting: Unpack[Setting],
    ) -> None:
        asked = StudyRequest.of(game, games, setting)
        super().__init__(asked, [asked.contest(bots)])
        self.path, self.first = out, first
        self.pa, self.pq = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.games = self.rows = 0

    def conduct(self) -> None:
        """Write every deal; if it is stopped, the file is whole and holds what was played."""
        compile_or_load(self.plan.game)
        half = self.path.with_name(self.path.name + ".half")
        writer = None
        try:
            for group in self.groups():
                table = self.table(group)
                writer = writer or self.pq.ParquetWriter(half, table.schema, compression="zstd")
                writer.write_table(table)
                self.games += len(group.results)
                self.rows += len(table)
                self.progress(len(group.results))
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
        members = self.pa.array(((seat + result["shift"]) % contest.seats).astype(np.int8))
        columns = {
            "game": as_column(self.pa, game),
            "seat": as_column(self.pa, seat),
            "bot": self.pa.DictionaryArray.from_arrays(members, self.pa.array(contest.lineup)),
            "legal": self.lists(log.legal[:size]),
            "action": as_column(self.pa, action),
            "share": as_column(self.pa, result["share"][np.arange(size), seat]),
            "points": as_column(self.pa, result["points"][np.arange(size), seat]),
        }
        seen = log.seen[:size]
        fields = {f"view_{name}": as_column(self.pa, seen[name]) for name in seen.dtype.names}
        return self.pa.table(columns | fields)

    def lists(self, mask: npt.NDArray[np.bool_]) -> Any:
        """For each row the numbers that are marked in it."""
        offsets = np.concatenate([[0], np.cumsum(mask.sum(axis=1))])
        numbers = np.nonzero(mask)[1].astype(np.int32)
        return self.pa.ListArray.from_arrays(self.pa.array(offsets.astype(np.int32)), self.pa.array(numbers))

    def result(self) -> ExportResult:
        return ExportResult(str(self.path), self.games, self.rows)

    @staticmethod
    def shown(result: ExportResult) -> Shown:
        yield f"{result.file}: {result.rows:,} decisions of {result.games:,} games."

    def left_off(self, games: int) -> str:
        deals = self.first + self.games // self.plan.contests[0].seats
        return f"To go on, write another file with --first {deals}."


export = as_function(Export)
