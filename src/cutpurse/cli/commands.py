"""The commands as they are typed. What each needs is imported when it runs, so that all start fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

import cutpurse as cp
from cutpurse.cli.common import find_game, show_json
from cutpurse.cli.lab import AsJson, GameId, Options, lab
from cutpurse.cli.quick import QuickCommand, QuickGroup

app = typer.Typer(
    cls=QuickGroup,
    help="Tabletop games of kings and thieves: play them, study them, solve them.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Plain = Annotated[bool, Option("--plain", help="Line by line, for screen readers; in a pipe always so.")]
Lang = Annotated[str, Option(help="The language of the list.")]
Again = Annotated[bool, Option("--again", help="Work it out anew, whatever the cache holds.")]
Promise = Annotated[
    str | None, Option(metavar="DIGITS", help="The promise, if you kept it from before the game.")
]
Added = Annotated[str | None, Option(metavar="DIGITS", help="What you have added yourself, if you kept it.")]

Database = Annotated[
    str,
    Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; a file in your data folder if left out.",
        show_default=False,
    ),
]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(cp.__version__)
    elif context.invoked_subcommand is None:
        from cutpurse.cli.play import Wishes, play

        play(Wishes())


@app.command(cls=QuickCommand)
def games(lang: Lang = "en", as_json: AsJson = False) -> None:
    """List the games, with their house rules."""
    from cutpurse.cli.lists import games

    games(lang, as_json)


@app.command(cls=QuickCommand)
def bots(lang: Lang = "en", as_json: AsJson = False) -> None:
    """List the bots, from the weakest on."""
    from cutpurse.cli.lists import bots

    bots(lang, as_json)


@app.command(cls=QuickCommand)
def rules(
    game: GameId,
    lang: Annotated[str, Option(help="The language of the page; English if there is none.")] = "en",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, with every ruling."""
    card = find_game(game)
    page = card.rules_page(lang)
    if as_json:
        show_json({"game": card.id, "rules_version": card.rules_version, "markdown": page})
        return
    from rich.markdown import Markdown

    from cutpurse.cli.screen import Lines

    Lines().page(Markdown(page))


@app.command(cls=QuickCommand)
def schema(game: GameId) -> None:
    """Print the JSON Schema of what people see of a game."""
    from cutpurse.engine import sights

    show_json(sights.schema(find_game(game)))


@app.command(cls=QuickCommand)
def play(
    game: Annotated[str | None, Argument(metavar="GAME", help="A game; asked for if left out.")] = None,
    seats: Annotated[
        str | None,
        Option(
            help="Who sits where, with commas between: you, you:NAME, or a bot of those in `cutpurse bots`."
        ),
    ] = None,
    seed: Annotated[int | None, Option(help="The same seed gives the same dice.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game.")] = None,
    lang: Annotated[str, Option(help="The language of the table.")] = "en",
    pace: Annotated[float, Option(min=0, max=60, help="Seconds between the moves of bots.")] = 0.6,
    coach: Annotated[bool, Option(help="Show every choice with its chance to win.")] = False,
    server: Annotated[
        str | None, Option(metavar="URL", help="Play at a table server, with people elsewhere.")
    ] = None,
    table: Annotated[
        str | None, Option(metavar="ID", help="A table of the server; a new one if left out.")
    ] = None,
    name: Annotated[str | None, Option(help="What you are called at the server's table.")] = None,
    plain: Plain = False,
    as_json: Annotated[bool, Option("--json", help="Only bots play; print the game as JSON.")] = False,
) -> None:
    """Play a game in the terminal, against bots and with friends."""
    from cutpurse.cli.play import Wishes, play

    start = game, seats, seed, option or [], resume, lang, pace
    play(Wishes(*start, as_json, coach, server, table, name, plain))


@app.command(cls=QuickCommand)
def replay(
    file: Annotated[Path, Argument(help="A saved game.")],
    lang: Annotated[str, Option(help="The language of the table.")] = "en",
    coach: Annotated[bool, Option(help="Say what every decision cost; name the costliest.")] = False,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game."""
    from cutpurse.cli.replay import replay

    replay(file, lang, as_json, coach, plain)


app.add_typer(lab, name="lab")


@app.command(cls=QuickCommand)
def serve(
    host: Annotated[str, Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Database = "",
    origin: Annotated[
        list[str] | None, Option(help="A page elsewhere that may speak to this server.", metavar="URL")
    ] = None,
    metrics: Annotated[bool, Option("--metrics", help="Show what is counted at /metrics.")] = False,
    proxies: Annotated[
        str,
        Option(metavar="ADDRESSES", help="Proxies whose word is taken for where a request comes from."),
    ] = "",
    page: Annotated[bool, Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to browsers, terminals and bots."""
    from cutpurse.cli.serve import serve

    serve(host, port, database, origin or [], metrics, proxies, page)


@app.command(cls=QuickCommand)
def bot(
    level: Annotated[str, Argument(help="A bot, as `cutpurse bots` lists them.")],
    server: Annotated[str, Option(metavar="URL", help="A table server.")],
    table: Annotated[str, Option(metavar="ID", help="A table that waits for somebody.")],
    name: Annotated[
        str | None, Option(help="What it is called; by that name it finds its seat again.")
    ] = None,
) -> None:
    """Let a bot of this machine sit at a table of a server."""
    from cutpurse.cli.bot import run

    run(level, server, table, name)


@app.command(cls=QuickCommand)
def verify(
    file: Annotated[str, Argument(help="The record of a finished game, or - for what is piped in.")],
    promise: Promise = None,
    added: Added = None,
    as_json: AsJson = False,
) -> None:
    """Check that the dice of a game at a server were what was promised."""
    from cutpurse.cli.verify import verify_file

    verify_file(file, promise, added, as_json)


@app.command(cls=QuickCommand)
def backup(
    file: Annotated[Path, Argument(help="The file to write; it must not be there yet.")],
    database: Database = "",
) -> None:
    """Copy the tables of a server into a file, while the server runs."""
    from cutpurse.cli.serve import backup

    backup(database, file)


@app.command(cls=QuickCommand)
def warm(
    games: Annotated[list[str] | None, Argument(metavar="GAME…", help="Some games; all if left out.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compile games for this machine ahead of time, so that nothing has to wait later."""
    from cutpurse.cli.warm import warm

    warm([find_game(each) for each in games or cp.games()], as_json)


@app.command(cls=QuickCommand)
def bench(
    game: Annotated[str | None, Argument(metavar="GAME", help="One game; all if left out.")] = None,
    seconds: Annotated[float, Option(min=0.1, max=600, help="How long to measure each speed.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure steps per second: interpreted, compiled, on all cores, and as an ordinary class."""
    from cutpurse.cli.bench import bench

    bench([find_game(game).id] if game else cp.games(), seconds, as_json)


@app.command("new-game", cls=QuickCommand)
def new_game(
    name: Annotated[str, Argument(help="What it is called, such as three-cups; also its folder.")],
    as_json: AsJson = False,
) -> None:
    """Lay out a game of your own, a small one that can be played, for you to change."""
    from cutpurse.cli.new_game import new_game

    new_game(name, as_json)


@app.command(cls=QuickCommand)
def solve(
    game: GameId,
    seats: Annotated[int, Option(help="Two are solved exactly, three nearly.")] = 2,
    option: Options = None,
    again: Again = False,
    as_json: AsJson = False,
) -> None:
    """Work out perfect play, once; later it is read from the cache."""
    from cutpurse.cli.solve import solve

    solve(game, seats, option or [], again, as_json)
