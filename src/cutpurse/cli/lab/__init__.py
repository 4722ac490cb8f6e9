"""The `lab` commands: what was asked for on the command line, made into studies."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_type_hints

import typer

from cutpurse.cli.quick import QuickCommand, QuickGroup

lab = typer.Typer(
    cls=QuickGroup,
    help="Play many games between bots, and learn about bots and games.",
    no_args_is_help=True,
)

GameId = Annotated[str, typer.Argument(help="A game, as `cutpurse games` lists it.", metavar="GAME")]
Games = Annotated[str, typer.Option(metavar="NUMBER", help="How many, in whole deals, as in 1e6.")]
Device = Annotated[str, typer.Option(help="Who plays: cpu, or cuda for random bots on a GPU.")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT…", help="Who plays, from the first again if too few.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A house rule, as NAME=VALUE.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


class Setting(NamedTuple):
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None
    seed: Seed = 0
    option: Options = None


class Where(NamedTuple):
    runner: Annotated[str, typer.Option(help="Where games are played: local or ray.")] = "local"
    workers: Annotated[int | None, typer.Option(help="Threads, or cores of a local Ray cluster.")] = None
    address: Annotated[
        str | None, typer.Option(help="A Ray cluster, as HOST:PORT; otherwise RAY_ADDRESS.")
    ] = None


class Kept(NamedTuple):
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep results here, and go on from them.")
    ] = None
    as_json: AsJson = False


def command(function: Callable[..., None]) -> Callable[..., None]:
    """Make it a command; a parameter that is one of these tuples stands for all its options."""
    hints = get_type_hints(function, include_extras=True)
    groups = {name: kind for name, kind in hints.items() if kind in (Setting, Where, Kept)}

    @wraps(function)
    def spelt_out(**given: Any) -> None:
        for name, kind in groups.items():
            given[name] = kind(*(given.pop(field) for field in kind._fields))
        function(**given)

    options = []
    for name, own in signature(function).parameters.items():
        spelt = signature(groups[name]).parameters.values() if name in groups else [own]
        kinds = get_type_hints(groups[name], include_extras=True) if name in groups else hints
        options += [each.replace(kind=Parameter.KEYWORD_ONLY, annotation=kinds[each.name]) for each in spelt]
    spelt_out.__signature__ = Signature(options)  # type: ignore[attr-defined]
    return lab.command(cls=QuickCommand)(spelt_out)


@command
def duel(
    game: GameId,
    lineups: Annotated[
        list[str],
        typer.Argument(metavar="LINE-UP…", help="Bots, cycled to fill the seats; or line-ups with commas."),
    ],
    *,
    games: Games = "1e4",
    setting: Setting,
    where: Where,
    device: Device = "cpu",
    kept: Kept,
) -> None:
    """Let line-ups play with the same chance, and compare them."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.duel import Duel

    conduct(Duel(asked(game, games, setting), lineups), where, kept, device)


@command
def tournament(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two or more bots.")],
    *,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="At most so many for each mix.")] = "1e4",
    least: Annotated[str, typer.Option(metavar="NUMBER", help="At least so many, however clear.")] = "1",
    seats: Annotated[str | None, typer.Option(help="Seats at the table, as in 2 or 2,3,4.")] = None,
    seed: Seed = 0,
    option: Options = None,
    where: Where,
    device: Device = "cpu",
    kept: Kept,
) -> None:
    """Rate bots by every mix of them, until it is clear who beats whom."""
    from cutpurse.cli.lab.studies import asked, conduct, count, read_sizes
    from cutpurse.lab.tournament import Tournament

    wanted = asked(game, games, Setting(None, seed, option))
    conduct(Tournament(wanted, bots, read_sizes(seats), count(least)), where, kept, device)


@command
def balance(
    game: GameId,
    *,
    bots: Bots = "greedy",
    games: Games = "1e4",
    setting: Setting,
    sweep: Annotated[
        list[str] | None, typer.Option(metavar="NAME=V1,V2…", help="Values of an option to compare.")
    ] = None,
    sample: Annotated[int, typer.Option(min=1, help="Games that are watched rule by rule.")] = 200,
    where: Where,
    device: Device = "cpu",
    kept: Kept,
) -> None:
    """Measure what a seat is worth, how long games are, and which rules matter."""
    from cutpurse.cli.lab.studies import asked, conduct, read_sweeps
    from cutpurse.lab.balance import Balance

    wanted = asked(game, games, setting)
    study = Balance(wanted, bots.split(","), read_sweeps(wanted.game, sweep or []), sample)
    conduct(study, where, kept, device)


@command
def calibration(
    game: GameId,
    *,
    bots: Bots = "master",
    games: Games = "300",
    setting: Setting,
    raw: Annotated[
        bool, typer.Option("--raw", help="As the search says, not as the coach shows it.")
    ] = False,
    where: Where,
    kept: Kept,
) -> None:
    """Compare the chances that bots give themselves with what comes of them."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.calibration import Calibration

    conduct(Calibration(asked(game, games, setting), bots.split(","), not raw), where, kept)


@command
def exploit(
    game: GameId,
    *,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who is read.")] = "master",
    games: Games = "300",
    setting: Setting,
    where: Where,
    kept: Kept,
) -> None:
    """Measure what somebody wins who has studied a bot."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.exploit import Exploit

    conduct(Exploit(asked(game, games, setting), bot), where, kept)


@command
def habits(
    game: GameId,
    *,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file to write, as a game keeps it.")],
    bots: Bots = "master",
    games: Games = "36",
    setting: Setting,
    as_json: AsJson = False,
) -> None:
    """Write what bots that think do instead of their hunches, for the search to learn from."""
    from cutpurse.cli.lab.studies import asked, watch
    from cutpurse.lab.watching import Watching

    watch(Watching(asked(game, games, setting), bots.split(","), out), as_json)


@command
def export(
    game: GameId,
    *,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    bots: Bots = "greedy",
    games: Games = "1e3",
    setting: Setting,
    first: Annotated[int, typer.Option(min=0, help="The first deal, to go on from another file.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Write every decision of some games to a Parquet file, for learning."""
    from cutpurse.cli.lab.studies import asked, export
    from cutpurse.lab.export import Export

    export(Export(asked(game, games, setting), bots.split(","), out, first), as_json)
