"""The `lab` commands: what was asked for on the command line, made into studies."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_type_hints

import typer
from typer import Argument, Option

from cutpurse.cli.quick import QuickCommand, QuickGroup

lab = typer.Typer(
    cls=QuickGroup,
    help="Play many games between bots, and learn about bots and games.",
    no_args_is_help=True,
)

GameId = Annotated[str, Argument(help="A game, as `cutpurse games` lists it.", metavar="GAME")]
LINE_UPS = "Bots, cycled to fill the seats; or line-ups with commas."
LineUps = Annotated[list[str], Argument(metavar="LINE-UP…", help=LINE_UPS)]
Rivals = Annotated[list[str], Argument(metavar="BOT BOT…", help="Two or more bots.")]
Bots = Annotated[str, Option(metavar="BOT,BOT…", help="Who plays, from the first again if too few.")]
Read = Annotated[str, Option(metavar="BOT", help="Who is read.")]
Games = Annotated[str, Option(metavar="NUMBER", help="How many, in whole deals, as in 1e6.")]
AtMost = Annotated[str, Option(metavar="NUMBER", help="At most so many for each mix.")]
AtLeast = Annotated[str, Option(metavar="NUMBER", help="At least so many, however clear.")]
Sizes = Annotated[str | None, Option(help="Seats at the table, as in 2 or 2,3,4.")]
Seed = Annotated[int, Option(help="The same seed gives the same games.")]
Options = Annotated[list[str] | None, Option("--option", help="A house rule, as NAME=VALUE.")]
Sweep = Annotated[list[str] | None, Option(metavar="NAME=V1,V2…", help="Values of an option to compare.")]
Sample = Annotated[int, Option(min=1, help="Games that are watched rule by rule.")]
Raw = Annotated[bool, Option("--raw", help="As the search says, not as the coach shows it.")]
HabitsFile = Annotated[Path, Option(metavar="FILE", help="The file to write, as a game keeps it.")]
ParquetFile = Annotated[Path, Option(metavar="FILE", help="The Parquet file to write.")]
FirstDeal = Annotated[int, Option(min=0, help="The first deal, to go on from another file.")]
Address = Annotated[str | None, Option(help="A Ray cluster, as HOST:PORT; otherwise RAY_ADDRESS.")]
Folder = Annotated[Path | None, Option(metavar="FOLDER", help="Keep results here, and go on from them.")]
AsJson = Annotated[bool, Option("--json", help="Print JSON, for scripts.")]


class SettingOptions(NamedTuple):
    games: Games
    seats: Annotated[int | None, Option(help="Seats at the table.")] = None
    seed: Seed = 0
    option: Options = None


class HowOptions(NamedTuple):
    runner: Annotated[str, Option(help="Where games are played: local or ray.")] = "local"
    workers: Annotated[int | None, Option(help="Threads, or cores of a local Ray cluster.")] = None
    address: Address = None
    device: Annotated[str, Option(help="Who plays: cpu, or cuda for random bots on a GPU.")] = "cpu"
    out: Folder = None
    as_json: AsJson = False


def command(games: str = "", without: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make it a command of usually so many games; its groups of options are spelt out one by one."""

    def made(function: Callable[..., None]) -> Callable[..., None]:
        hints = get_type_hints(function, include_extras=True)
        groups = {name: kind for name, kind in hints.items() if kind in (SettingOptions, HowOptions)}

        @wraps(function)
        def spelt_out(**given: Any) -> None:
            for name, kind in groups.items():
                given[name] = kind(**{field: given.pop(field) for field in kind._fields if field in given})
            function(**given)

        options: list[Parameter] = []
        for name, own in signature(function).parameters.items():
            kinds = get_type_hints(groups[name], include_extras=True) if name in groups else hints
            for each in signature(groups[name]).parameters.values() if name in groups else [own]:
                usual = games if games and each.name == "games" else each.default
                options.append(
                    Parameter(each.name, own.KEYWORD_ONLY, default=usual, annotation=kinds[each.name])
                )
        kept = [each for each in options if each.name != without]
        spelt_out.__signature__ = Signature(kept)  # type: ignore[attr-defined]
        return lab.command(cls=QuickCommand)(spelt_out)

    return made


@command(games="1e4")
def duel(game: GameId, lineups: LineUps, setting: SettingOptions, how: HowOptions) -> None:
    """Let line-ups play with the same chance, and compare them."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.duel import Duel

    conduct(Duel(asked(game, setting), lineups), how)


@command()
def tournament(
    game: GameId,
    bots: Rivals,
    *,
    games: AtMost = "1e4",
    least: AtLeast = "1",
    seats: Sizes = None,
    seed: Seed = 0,
    option: Options = None,
    how: HowOptions,
) -> None:
    """Rate bots by every mix of them, until it is clear who beats whom."""
    from cutpurse.cli.lab.studies import asked, conduct, count, read_sizes
    from cutpurse.lab.tournament import Tournament

    setting = SettingOptions(games, None, seed, option)
    conduct(Tournament(asked(game, setting), bots, read_sizes(seats), count(least)), how)


@command(games="1e4")
def balance(
    game: GameId,
    *,
    bots: Bots = "greedy",
    setting: SettingOptions,
    sweep: Sweep = None,
    sample: Sample = 200,
    how: HowOptions,
) -> None:
    """Measure what a seat is worth, how long games are, and which rules matter."""
    from cutpurse.cli.lab.studies import asked, conduct, read_sweeps
    from cutpurse.lab.balance import Balance

    wanted = asked(game, setting)
    conduct(Balance(wanted, bots.split(","), read_sweeps(wanted.game, sweep or []), sample), how)


@command(games="300", without="device")
def calibration(
    game: GameId, *, bots: Bots = "master", setting: SettingOptions, raw: Raw = False, how: HowOptions
) -> None:
    """Compare the chances that bots give themselves with what comes of them."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.calibration import Calibration

    conduct(Calibration(asked(game, setting), bots.split(","), not raw), how)


@command(games="300", without="device")
def exploit(game: GameId, *, bot: Read = "master", setting: SettingOptions, how: HowOptions) -> None:
    """Measure what somebody wins who has studied a bot."""
    from cutpurse.cli.lab.studies import asked, conduct
    from cutpurse.lab.exploit import Exploit

    conduct(Exploit(asked(game, setting), bot), how)


@command(games="36")
def habits(
    game: GameId, *, out: HabitsFile, bots: Bots = "master", setting: SettingOptions, as_json: AsJson = False
) -> None:
    """Write what bots that think do instead of what the rollout policy says, for searches to learn from."""
    from cutpurse.cli.lab.studies import asked, watch
    from cutpurse.lab.habits import Copying

    watch(Copying(asked(game, setting), bots.split(","), out), as_json)


@command(games="1e3")
def export(
    game: GameId,
    *,
    out: ParquetFile,
    bots: Bots = "greedy",
    setting: SettingOptions,
    first: FirstDeal = 0,
    as_json: AsJson = False,
) -> None:
    """Write every decision of some games to a Parquet file, for learning."""
    from cutpurse.cli.lab.studies import asked, export
    from cutpurse.lab.export import Export

    export(Export(asked(game, setting), bots.split(","), out, first), as_json)
