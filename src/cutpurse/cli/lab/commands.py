"""A command for each study, made from what the study says that it may be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer
from typer import Argument, Option

from cutpurse.cli.common import find_game
from cutpurse.cli.lab import AsJson, GameId
from cutpurse.cli.lab.studies import conduct
from cutpurse.cli.quick import QuickCommand
from cutpurse.lab import studies
from cutpurse.lab.requests import StudyOption, wishes_of
from cutpurse.lab.study import Study


def commands() -> dict[str, Any]:
    app = typer.Typer(cls=typer.core.TyperGroup)
    for kind in map(studies.study, studies.names()):
        app.command(kind.name, cls=QuickCommand, help=says(kind))(command(kind))
    return {**typer.main.get_group(app).commands}


def says(kind: type[Study[Any]]) -> str:
    """The first sentence that a study says of itself."""
    return (kind.__doc__ or "").split("\n\n")[0]


def command(kind: type[Study[Any]]) -> Callable[..., None]:
    """A study as Typer sees it: a function with a parameter for each wish."""
    readers = {name: wish.read for name, wish, _ in wishes_of(kind)}

    def run_study(game: str, as_json: bool, **typed: Any) -> None:
        card = find_game(game)
        given = {name: value for name, value in typed.items() if value is not None and value != []}
        study: Any = kind
        conduct(
            study(card.id, **{name: readers[name](card, value) for name, value in given.items()}), as_json
        )

    run_study.__signature__ = Signature([*parameters(kind)])  # type: ignore[attr-defined]
    return run_study


def parameters(kind: type[Study[Any]]) -> Iterator[Parameter]:
    yield parameter("game", GameId)
    for name, wish, usual in wishes_of(kind):
        if usual is Parameter.empty:
            yield parameter(name, Annotated[wish.typed, said(name, wish)])
        else:
            shown = None if usual in (None, ()) else wish.written(usual)
            yield parameter(name, Annotated[wish.typed | None, said(name, wish)], shown)
    yield parameter("as_json", AsJson, False)


def parameter(name: str, hint: Any, usual: Any = Parameter.empty) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=hint)


def said(name: str, wish: StudyOption) -> Any:
    """A wish as an argument or an option of Typer's."""
    if wish.is_argument:
        return Argument(help=wish.help, metavar=wish.metavar)
    return Option(wish.flag or f"--{name}", metavar=wish.metavar, help=wish.help, min=wish.least)
