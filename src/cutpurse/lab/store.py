"""A results folder: the manifest says what is played, `games/` holds a Parquet file for each chunk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from cutpurse.engine.running.arena import Played, result_type
from cutpurse.errors import BadResults
from cutpurse.lab.columns import as_array, as_column
from cutpurse.lab.needs import needed
from cutpurse.lab.work import Chunk, Plan

MANIFEST = "manifest.json"
USES = b"uses"


class Folder:
    """The results of one plan, as far as they go."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.pa, self.pq = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.games = path / "games"
        self._claim()

    def has(self, chunk: Chunk) -> bool:
        return self._file(chunk).exists()

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk; a half-written file never has the name of a whole one."""
        seats = self.plan.contests[chunk.contest].seats
        results = played.results
        columns = {"contest": self.pa.array(np.full(len(results), chunk.contest, np.int32))}
        for name in results.dtype.names or ():
            values = results[name]
            columns[name] = as_column(self.pa, values[:, :seats] if values.ndim > 1 else values)
        table = self.pa.table(columns, metadata={USES: json.dumps(played.uses.tolist())})
        half = self._file(chunk).with_suffix(".half")
        self.pq.write_table(table, half, compression="zstd")
        half.replace(self._file(chunk))

    def read(self, chunk: Chunk) -> Played:
        """A chunk as it was played."""
        seats = self.plan.contests[chunk.contest].seats
        try:
            table = self.pq.read_table(self._file(chunk))
            results = np.zeros(chunk.deals * seats, result_type(self.plan.game))
            for name in results.dtype.names or ():
                values = as_array(table[name].combine_chunks())
                if values.ndim > 1:
                    results[name][:, :seats] = values
                else:
                    results[name] = values
            uses = np.array(json.loads(table.schema.metadata[USES]), np.int64)
        except (self.pa.ArrowException, KeyError, ValueError, TypeError) as error:
            raise BadResults(f"{self._file(chunk)} is damaged; delete it, and it is played again") from error
        return Played(results, uses, None)

    def _file(self, chunk: Chunk) -> Path:
        return self.games / f"{chunk.contest:04}-{chunk.first:010}.parquet"

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
