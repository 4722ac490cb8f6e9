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


class AsTyped:
    """Takes words as they were typed; for that, too, Typer would load Pydantic."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        return value


class QuickCommand(Quick, TyperCommand):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        for param in self.params:
            if getattr(getattr(param, "type_descriptor", None), "annotation", None) is str:
                param._runtime_param = AsTyped()  # type: ignore[attr-defined]


class QuickGroup(Quick, TyperGroup):
    pass
