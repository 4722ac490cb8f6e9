"""A results folder: the manifest says what is played, `games/` holds Parquet files, a row for each game."""

from __future__ import annotations

import json
from bisect import bisect_right, insort
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import numpy as np

from cutpurse.engine.parts.results import Played
from cutpurse.errors import BadResults
from cutpurse.lab.parquet import as_array, as_column
from cutpurse.lab.plan import Chunk, StudyPlan
from cutpurse.needs import needed

MANIFEST = "manifest.json"
USES = b"uses"  # in a file's metadata: for each chunk of deals, how often which action was taken
SECONDS_GATHERED = 10.0
CHUNKS_GATHERED = 1000
DEALS_IN_A_FILE = 1_000_000
MOST_DEALS = 1 << 62
C = TypeVar("C", bound=Chunk)


class DealsFile(Chunk):
    """A file of results: a chunk by its name."""

    @staticmethod
    def named(path: Path) -> DealsFile:
        try:
            return DealsFile(*map(int, path.stem.split("-")))
        except (ValueError, TypeError) as error:
            raise BadResults(f"{path} is no file of results; it does not belong there") from error

    @staticmethod
    def of(run: list[C]) -> DealsFile:
        """For chunks that follow each other."""
        return DealsFile(run[0].contest, run[0].first, sum(each.deals for each in run))

    @property
    def name(self) -> str:
        return f"{self.contest:04}-{self.first:010}-{self.deals}.parquet"


def runs(chunks: Iterable[C]) -> list[list[C]]:
    """Chunks of the same contest that follow each other, together, unless that would be large."""
    found: list[list[C]] = []
    for chunk in sorted(chunks):
        last = found[-1] if found else []
        if last and chunk.follows(last[-1]) and chunk.first + chunk.deals <= last[0].first + DEALS_IN_A_FILE:
            last.append(chunk)
        else:
            found.append([chunk])
    return found


class Folder:
    """The results of one plan, as far as they go.

    What is played is gathered for some seconds before it is written, and at the end the files of a contest
    are put together, so that there are few of them.
    """

    def __init__(self, path: Path, plan: StudyPlan) -> None:
        self.path = path
        self.plan = plan
        self.pa, self.pq = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.games = path / "games"
        self._claim()
        self.files = sorted(map(DealsFile.named, self.games.glob("*.parquet")))
        self.gathered: dict[Chunk, Any] = {}
        self.written = monotonic()
        self.last: tuple[DealsFile, Any] | None = None  # the file that was read last

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *error: object) -> None:
        self.flush()
        self.put_together()

    def has(self, chunk: Chunk) -> bool:
        return self._file_of(chunk) is not None

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk."""
        uses = {USES: json.dumps({chunk.first: played.uses.tolist()})}
        table = self._as_table(played.results, chunk.contest).replace_schema_metadata(uses)
        self.gathered[chunk] = table
        if monotonic() - self.written > SECONDS_GATHERED or len(self.gathered) >= CHUNKS_GATHERED:
            self.flush()

    def _as_table(self, results: Any, contest: int) -> Any:
        seats = self.plan.contests[contest].seats
        columns = {"contest": self.pa.array(np.full(len(results), contest, np.int32))}
        for name in results.dtype.names or ():
            values = results[name]
            columns[name] = as_column(self.pa, values[:, :seats] if values.ndim > 1 else values)
        return self.pa.table(columns)

    def flush(self) -> None:
        """Write what was gathered: a file for each contest and each run of deals."""
        for run in runs(self.gathered):
            self._save(DealsFile.of(run), [self.gathered[chunk] for chunk in run])
        self.gathered = {}
        self.written = monotonic()

    def put_together(self) -> None:
        """One file for deals of a contest that follow each other, unless that would be large."""
        for run in runs(self.files):
            if len(run) > 1:
                self._save(DealsFile.of(run), [self._table(each) for each in run])
                for each in run:
                    (self.games / each.name).unlink()
        self.files = sorted(map(DealsFile.named, self.games.glob("*.parquet")))

    def read(self, chunk: Chunk) -> Played:
        """A chunk as it was played."""
        file = self._file_of(chunk)
        assert file is not None
        seats = self.plan.contests[chunk.contest].seats
        try:
            table = self._table(file)
            rows = table.slice((chunk.first - file.first) * seats, chunk.deals * seats)
            results = np.zeros(chunk.deals * seats, self.plan.record)
            for name in results.dtype.names or ():
                values = as_array(rows[name].combine_chunks())
                if values.ndim > 1:
                    results[name][:, :seats] = values
                else:
                    results[name] = values
            uses = np.array(json.loads(table.schema.metadata[USES])[str(chunk.first)], np.int64)
        except (self.pa.ArrowException, KeyError, ValueError, TypeError) as error:
            path = self.games / file.name
            raise BadResults(f"{path} is damaged; delete it, and it is played again") from error
        return Played(results, uses, None)

    def _file_of(self, chunk: Chunk) -> DealsFile | None:
        at = bisect_right(self.files, DealsFile(chunk.contest, chunk.first, MOST_DEALS)) - 1
        return self.files[at] if at >= 0 and self.files[at].holds(chunk) else None

    def _table(self, file: DealsFile) -> Any:
        """A file, kept in mind for the next chunk of it."""
        if self.last is None or self.last[0] != file:
            read = self.pq.read_table(self.games / file.name)
            schema = self._as_table(np.zeros(0, self.plan.record), file.contest).schema
            self.last = file, read.cast(schema.with_metadata(read.schema.metadata))
        return self.last[1]

    def _save(self, file: DealsFile, tables: list[Any]) -> None:
        """Tables as one file; a half-written one never has the name of a whole one."""
        uses: dict[str, Any] = {}
        for table in tables:
            uses |= json.loads(table.schema.metadata[USES])
        joined = self.pa.concat_tables([table.replace_schema_metadata() for table in tables]).combine_chunks()
        half = (self.games / file.name).with_suffix(".half")
        joined = joined.replace_schema_metadata({USES: json.dumps(uses)})
        self.pq.write_table(joined, half, compression="zstd")
        half.replace(self.games / file.name)
        insort(self.files, file)

    def _claim(self) -> None:
        """Write the manifest, or find that the folder is of the same plan."""
        manifest = self.path / MANIFEST
        written = json.dumps(self.plan.manifest(), indent=2) + "\n"
        if manifest.exists():
            if differing := differences(load(manifest), json.loads(written)):
                raise BadResults(f"{self.path} holds other results: it differs in {', '.join(differing)}")
        elif self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise BadResults(f"{self.path} is not a folder of results, and it is not empty")
        self.games.mkdir(parents=True, exist_ok=True)
        if not manifest.exists():
            manifest.write_text(written, "utf-8")


def load(manifest: Path) -> Any:
    try:
        return json.loads(manifest.read_text("utf-8"))
    except ValueError as error:
        raise BadResults(f"{manifest} is damaged") from error


def differences(found: Any, wanted: dict[str, Any]) -> list[str]:
    if not isinstance(found, dict):
        return ["everything"]
    return [key.replace("_", " ") for key, value in wanted.items() if found.get(key) != value]
