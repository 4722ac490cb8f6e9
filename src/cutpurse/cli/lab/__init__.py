"""The `lab` commands: one for each study, loaded when somebody asks for one, so that all else starts fast."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer import Argument, Option

from cutpurse.cli.quick import QuickGroup

GameId = Annotated[str, Argument(help="A game, as `cutpurse games` lists it.", metavar="GAME")]
Options = Annotated[list[str] | None, Option("--option", help="A house rule, as NAME=VALUE.")]
AsJson = Annotated[bool, Option("--json", help="Print JSON, for scripts.")]


class StudyGroup(QuickGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        self._load()
        return super().list_commands(ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        self._load()
        return super().get_command(ctx, cmd_name)

    def _load(self) -> None:
        if not self.commands:
            from cutpurse.cli.lab.commands import commands

            self.commands.update(commands())


lab = typer.Typer(
    cls=StudyGroup,
    help="Play many games between bots, and learn about bots and games.",
    no_args_is_help=True,
)
