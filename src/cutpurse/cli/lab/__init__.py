"""The `lab` commands: what was asked for on the command line, made into studies."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.quick import QuickCommand, QuickGroup

lab = typer.Typer(
    cls=QuickGroup,
    help="Play many games between bots, and learn about bots and games.",
    no_args_is_help=True,
)

GameId = Annotated[str, typer.Argument(help="A game, as `cutpurse games` lists it.", metavar="GAME")]
Games = Annotated[str, typer.Option(metavar="NUMBER", help="How many, in whole deals, as in 1e6.")]
Seats = Annotated[int | None, typer.Option(help="Seats at the table.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A house rule, as NAME=VALUE.")]
RunnerName = Annotated[str, typer.Option("--runner", help="Where games are played: local or ray.")]
Workers = Annotated[int | None, typer.Option(help="Threads, or cores of a local Ray cluster.")]
Address = Annotated[str | None, typer.Option(help="A Ray cluster, as HOST:PORT; otherwise RAY_ADDRESS.")]
Device = Annotated[str, typer.Option(help="Who plays: cpu, or cuda for random bots on a GPU.")]
Out = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep results here, and go on from them.")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT…", help="Who plays, from the first again if too few.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


@lab.command(cls=QuickCommand)
def duel(
    game: GameId,
    lineups: Annotated[
        list[str],
        typer.Argument(metavar="LINE-UP…", help="Bots, cycled to fill the seats; or line-ups with commas."),
    ],
    games: Games = "1e4",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    runner: RunnerName = "local",
    workers: Workers = None,
    address: Address = None,
    device: Device = "cpu",
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let line-ups play with the same chance, and compare them."""
    from cutpurse.cli.lab.studies import Desk, How, page, tables

    desk = Desk(game, games, option, seats, seed)
    where = How(runner=runner, workers=workers, address=address, device=device, out=out)
    desk.conduct(desk.studies.duel(lineups), where, as_json, tables.duel, page.duel)


@lab.command(cls=QuickCommand)
def tournament(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two or more bots.")],
    games: Annotated[str, typer.Option(metavar="NUMBER", help="At most so many for each mix.")] = "1e4",
    least: Annotated[str, typer.Option(metavar="NUMBER", help="At least so many, however clear.")] = "1",
    seats: Annotated[str | None, typer.Option(help="Seats at the table, as in 2 or 2,3,4.")] = None,
    seed: Seed = 0,
    option: Options = None,
    runner: RunnerName = "local",
    workers: Workers = None,
    address: Address = None,
    device: Device = "cpu",
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots by every mix of them, until it is clear who beats whom."""
    from cutpurse.cli.lab.studies import Desk, How, count, page, read_sizes, tables

    desk = Desk(game, games, option, seed=seed)
    where = How(runner=runner, workers=workers, address=address, device=device, out=out)
    study = desk.studies.tournament(bots, read_sizes(seats), count(least))
    desk.conduct(study, where, as_json, tables.tournament, page.tournament)


@lab.command(cls=QuickCommand)
def balance(
    game: GameId,
    bots: Bots = "greedy",
    games: Games = "1e4",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    sweep: Annotated[
        list[str] | None, typer.Option(metavar="NAME=V1,V2…", help="Values of an option to compare.")
    ] = None,
    sample: Annotated[int, typer.Option(min=1, help="Games that are watched rule by rule.")] = 200,
    runner: RunnerName = "local",
    workers: Workers = None,
    address: Address = None,
    device: Device = "cpu",
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Measure what a seat is worth, how long games are, and which rules matter."""
    from cutpurse.cli.lab.studies import Desk, How, page, tables

    desk = Desk(game, games, option, seats, seed)
    study = desk.studies.balance(bots.split(","), desk.read_sweeps(sweep or []), sample)
    where = How(runner=runner, workers=workers, address=address, device=device, out=out)
    desk.conduct(study, where, as_json, tables.balance, page.balance)


@lab.command(cls=QuickCommand)
def calibration(
    game: GameId,
    bots: Bots = "master",
    games: Games = "300",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    raw: Annotated[
        bool, typer.Option("--raw", help="As the search says, not as the coach shows it.")
    ] = False,
    runner: RunnerName = "local",
    workers: Workers = None,
    address: Address = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Compare the chances that bots give themselves with what comes of them."""
    from cutpurse.cli.lab.studies import Desk, How, page, tables

    desk = Desk(game, games, option, seats, seed)
    where = How(runner=runner, workers=workers, address=address, out=out)
    study = desk.studies.calibration(bots.split(","), not raw)
    desk.conduct(study, where, as_json, tables.calibration, page.calibration)


@lab.command(cls=QuickCommand)
def exploit(
    game: GameId,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who is read.")] = "master",
    games: Games = "300",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    runner: RunnerName = "local",
    workers: Workers = None,
    address: Address = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Measure what somebody wins who has studied a bot."""
    from cutpurse.cli.lab.studies import Desk, How, page, tables

    desk = Desk(game, games, option, seats, seed)
    where = How(runner=runner, workers=workers, address=address, out=out)
    desk.conduct(desk.studies.exploit(bot), where, as_json, tables.exploit, page.exploit)


@lab.command(cls=QuickCommand)
def habits(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file to write, as a game keeps it.")],
    bots: Bots = "master",
    games: Games = "36",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Write what bots that think do instead of their hunches, for the search to learn from."""
    from cutpurse.cli.lab.studies import Desk

    desk = Desk(game, games, option, seats, seed)
    desk.watch(desk.studies.habits(bots.split(","), out), as_json)


@lab.command(cls=QuickCommand)
def export(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    bots: Bots = "greedy",
    games: Games = "1e3",
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    first: Annotated[int, typer.Option(min=0, help="The first deal, to go on from another file.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Write every decision of some games to a Parquet file, for learning."""
    from cutpurse.cli.lab.studies import Desk

    desk = Desk(game, games, option, seats, seed)
    desk.export(desk.studies.export(bots.split(","), out, first), as_json)
