"""The folders of machine code, one for each game, in the user's cache; and marks that say what is in them.

The sources of a game, and those of the engine that are compiled with it, give the folder its name, because
Numba looks only at the file of the function it was asked for, not at the files that function calls. So
machine code is never stale, and a change in one game leaves the others as they are.
"""

from __future__ import annotations

import contextlib
import getpass
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import platformdirs

from cutpurse.engine.contract import UNCOMPILED
from cutpurse.engine.loading import Playable

ENGINE = "cutpurse.engine"
NUMBERS = ("chance", "softmax", "layout", "contract", "checks", "encoding")
SHARED = (*NUMBERS, "parts/*", "woven/*", "compiling/*")  # what is compiled, or writes code, or decides how
SECONDS_KEPT = 60 * 24 * 3600
SEARCH, PLAYOUTS, CONTESTS = KERNELS = ("search", "playouts", "contests")  # what is compiled of every game


@cache
def cache_folder(package: str) -> Path:
    """Where the machine code of a game lies; older versions are cleared away."""
    home = Path(os.environ.get("CUTPURSE_CACHE") or platformdirs.user_cache_dir("cutpurse"))
    shared = Path(tempfile.gettempdir()) / f"cutpurse-{getpass.getuser()}"
    for place in (home, shared):
        folder = place / "compiled" / fingerprint(package)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            if place == shared and not is_ours(place):
                continue
        except OSError:
            continue
        folder.touch()
        clear_old_caches(folder.parent)
        return folder
    return Path(tempfile.mkdtemp(prefix="cutpurse-"))


def is_ours(folder: Path) -> bool:
    """Whether nobody else can have put machine code there, which we would run."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def clear_old_caches(parent: Path) -> None:
    """Remove machine code that nothing has used for a long time; what is not ours stays."""
    for path in parent.iterdir():
        with contextlib.suppress(OSError):
            unused = time.time() - path.stat().st_mtime
            if re.fullmatch("[0-9a-f]{16}", path.name) and unused > SECONDS_KEPT:
                shutil.rmtree(path)


def fingerprint(package: str) -> str:
    """All that machine code of this game depends on, in sixteen letters."""
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    seen = hashlib.sha256(f"{sys.version} {version('numba')} {checked}".encode())
    for path in sources(package):
        seen.update(f"{package} {path.parent.name}/{path.name}".encode() + path.read_bytes())
    return seen.hexdigest()[:16]


def sources(package: str) -> list[Path]:
    """The files that are compiled for a game, or that decide how."""
    engine = folder_of(ENGINE)
    found = [path for pattern in SHARED for path in engine.glob(f"{pattern}.py")]
    if package != ENGINE:
        found += [path for path in folder_of(package).rglob("*.py") if path.stem not in UNCOMPILED]
    return sorted(found)


def folder_of(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


def is_compiled(game: Playable, kernel: str) -> bool:
    """Whether this is in the cache; nothing else has to be loaded to know it."""
    return _mark(game, kernel).exists()


def set_compiled(game: Playable, kernel: str) -> None:
    with contextlib.suppress(OSError):
        _mark(game, kernel).touch()


def _mark(game: Playable, kernel: str) -> Path:
    return cache_folder(game.package) / f"{kernel}.done"
