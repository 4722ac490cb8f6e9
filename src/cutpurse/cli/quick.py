"""Typer commands that start fast."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup


class Quick:
    """Gives `--help` a plain default: for want of one Typer would load Pydantic, a third of our start."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.default = False
        return option


class QuickCommand(Quick, TyperCommand):
    pass


class QuickGroup(Quick, TyperGroup):
    pass
