"""Who we are to each server: a client keeps the tokens by which it is known again."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

import platformdirs


class People:
    """Who we are to each server, in a file that nobody else may read."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or Path(platformdirs.user_data_dir("cutpurse"))) / "people.json"

    def token(self, key: str) -> str | None:
        found = self._all().get(key)
        return found if isinstance(found, str) else None

    def keep(self, key: str, token: str) -> None:
        self._write(self._all() | {key: token})

    def forget(self, key: str) -> None:
        self._write({each: token for each, token in self._all().items() if each != key})

    def _all(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError):
            if isinstance(found := json.loads(self.file.read_bytes()), dict):
                return found
        return {}

    def _write(self, tokens: dict[str, Any]) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            json.dump(tokens, out)
        new.replace(self.file)


class Strangers(People):
    """People who are new each time."""

    def __init__(self) -> None:
        self._tokens: dict[str, Any] = {}

    def _all(self) -> dict[str, Any]:
        return self._tokens

    def _write(self, tokens: dict[str, Any]) -> None:
        self._tokens = tokens
