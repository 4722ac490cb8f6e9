"""Packages that only some parts need, and how to get them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cutpurse.errors import NotInstalled


def needed(module: str, extra: str) -> Any:
    """The module, or one sentence that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise NotInstalled(f"this needs the package {package}: pip install 'cutpurse[{extra}]'") from error
