"""Networks in files: what was trained, without what trained it.

A file is a NumPy archive with the weights and biases of three layers in half precision, and a line of JSON
that says for which game it is, and how the columns were when it was trained.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cutpurse.engine.loading import Playable
from cutpurse.engine.running.contests import WIDEST
from cutpurse.errors import UnknownBot

Layer = tuple[npt.NDArray[Any], npt.NDArray[Any]]  # weights, a row for each that is passed on; biases
LAYERS = 3
TEMPERATURE = "heat"  # what the temperature is called in a file


class Network(NamedTuple):
    """A network as `parts/networks.py` reads it, and what is known of it."""

    file: str
    layers: Sequence[Layer]
    numbers: npt.NDArray[np.float32]
    about: dict[str, Any]

    def checked(self, game: Playable) -> Network:
        """Itself, if it was trained for this game as it is now."""
        wanted = identity(game)
        if self.about.get("game") != game.id:
            raise UnknownBot(f"the network in {self.file} plays {self.about.get('game')}, not {game.title}")
        if any(self.about.get(fact) != value for fact, value in wanted.items()):
            raise UnknownBot(f"the network in {self.file} was trained for another version of {game.title}")
        return self


def identity(game: Playable) -> dict[str, Any]:
    """What a network and a game must agree on."""
    columns = zlib.crc32(" ".join(game.columns).encode())
    return {"game": game.id, "rules_version": game.rules_version, "columns": columns}


def save(
    file: str | Path, game: Playable, layers: Sequence[Layer], temperature: float, about: Mapping[str, Any]
) -> None:
    """Write a network down; at temperature 0 it plays what it likes best, at 1 as it was trained."""
    arrays: dict[str, Any] = {
        f"{part}{i}": layer[k].astype(np.float16)
        for i, layer in enumerate(layers)
        for k, part in enumerate("wb")
    }
    told = json.dumps({**identity(game), TEMPERATURE: temperature, **about})
    np.savez_compressed(file, about=np.array(told), **arrays)


def loaded(file: str) -> Network:
    """The network in a file; read again only when the file has changed."""
    try:
        return _read(file, Path(file).stat().st_mtime_ns)
    except OSError as error:
        raise UnknownBot(f"there is no network in {file}: {error.strerror}") from error


@lru_cache(maxsize=16)
def _read(file: str, changed: int) -> Network:
    try:
        with np.load(file) as found:
            about = json.loads(str(found["about"]))
            layers = [(found[f"w{i}"], found[f"b{i}"]) for i in range(LAYERS)]
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise UnknownBot(f"{file} is no network: it cannot be read") from error
    return Network(file, layers, flat(layers, float(about[TEMPERATURE])), about)


def flat(layers: Sequence[Layer], temperature: float) -> npt.NDArray[np.float32]:
    """The layers in a row, as `parts/networks.py` wants them."""
    (first, _), (second, _), (last, bias) = layers
    if first.shape[1] + second.shape[1] > WIDEST:
        raise UnknownBot(f"a network has at most {WIDEST} hidden numbers")
    head = [*first.shape, second.shape[1], last.shape[1], temperature]
    inner = [part.ravel() for weights, biases in layers[:2] for part in (biases, weights)]
    return np.concatenate([head, *inner, np.column_stack((bias, last.T)).ravel()]).astype(np.float32)
