"""A match written down: the game, its version, the options and the log, from which all else follows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from cutpurse.errors import BadSave

FORMAT = 1


def sealed(saved: dict[str, Any]) -> dict[str, Any]:
    """What is saved, with its digest."""
    return saved | {"digest": digest(saved)}


def digest(content: Mapping[str, Any]) -> str:
    """A short fingerprint that shows damage and careless edits; it is no seal against a forger."""
    try:
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave("this save holds things that JSON cannot carry") from error
    return hashlib.sha256(canonical.encode()).hexdigest()[:32]
