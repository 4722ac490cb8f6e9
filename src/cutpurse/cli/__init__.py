"""The `cutpurse` command. What a subcommand needs is imported when it runs, so that each starts fast."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer

import cutpurse as cp
from cutpurse.cli.lab import lab
from cutpurse.cli.quick import QuickCommand, QuickGroup
from cutpurse.engine.game import Game
from cutpurse.engine.notation import squeezed

app = typer.Typer(
    cls=QuickGroup,
    help="Tabletop games of kings and thieves: play them, study them, solve them.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

STOPPED = 130  # what Typer makes of Ctrl-C
UNREADABLE: Any = typer.BadParameter.__bases__[0]  # any mistake on the command line
GameId = Annotated[str, typer.Argument(help="A game, as `cutpurse games` lists it.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


def main() -> None:
    """Run the command; a user's mistake is one sentence, never a stack trace."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None:  # it is when it was closed
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = app(standalone_mode=False)
    except cp.CutpurseError as error:
        fail(error.code, str(error))
    except UNREADABLE as error:
        fail("usage", error.format_message())
    except OSError as error:
        fail("file", file_trouble(error))
    else:
        if code == STOPPED:
            print("\nStopped.", file=sys.stderr)
        raise SystemExit(code)


def fail(code: str, sentence: str) -> None:
    if "--json" in sys.argv:
        print(json.dumps({"error": {"code": code, "message": sentence}}))
    else:
        print(f"cutpurse: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def file_trouble(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def show_json(value: Any) -> None:
    print(json.dumps(value, indent=2))


def find_game(text: str) -> Game:
    """The game that a person means, by id or by title, however it is written."""
    for id in cp.games():
        if squeezed(text) in (squeezed(id), squeezed(cp.game(id).title)):
            return cp.game(id)
    return cp.game(text)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(cp.__version__)
    elif context.invoked_subcommand is None:
        from cutpurse.cli.opening import Wishes, play

        play(Wishes())


@app.command(cls=QuickCommand)
def games(as_json: AsJson = False) -> None:
    """List the games, with their house rules."""
    cards = [cp.game(id) for id in cp.games()]
    if as_json:
        show_json([described(card) for card in cards])
        return
    width = min(100, shutil.get_terminal_size().columns)
    for card in cards:
        seats = f"{card.min_seats} to {card.max_seats} seats"
        for line in (
            f"{card.id}: {card.title}, {seats}. {card.tagline}.",
            f"By {card.designers}; {card.publisher}.",
            *(
                f"--option {name}={option.default}  {option.help}: {option.told(card.max_seats)}."
                for name, option in card.options.items()
            ),
        ):
            print(
                textwrap.fill(line, width, initial_indent="  " * (line[0] in "B-"), subsequent_indent="    ")
            )


def described(card: Game) -> dict[str, Any]:
    """A game's identity card, for scripts."""
    options = {
        name: {
            "default": option.default,
            "help": option.help,
            **(
                {"least": option.choices[0], "most": option.choices[-1]}
                if isinstance(option.choices, range)
                else {"choices": option.choices}
            ),
        }
        for name, option in card.options.items()
    }
    facts = ("id", "title", "tagline", "designers", "publisher", "min_seats", "max_seats", "rules_version")
    return {fact: getattr(card, fact) for fact in facts} | {"options": options}


@app.command(cls=QuickCommand)
def rules(game: GameId, as_json: AsJson = False) -> None:
    """Show the rules of a game, with every ruling."""
    from cutpurse.cli.resources import rules_text

    card = find_game(game)
    if as_json:
        show_json({"game": card.id, "rules_version": card.rules_version, "markdown": rules_text(card)})
        return
    from cutpurse.cli.screen import Screen

    Screen().page(rules_text(card))


@app.command(cls=QuickCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; asked for if left out.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, with commas between: you, you:NAME, random, greedy, novice, thief, master."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A house rule, as NAME=VALUE.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="The language of the table.")] = "en",
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between the moves of bots.")] = 0.6,
    coach: Annotated[bool, typer.Option(help="Show every choice with its chance to win.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Only bots play; print the game as JSON.")] = False,
) -> None:
    """Play a game in the terminal, against bots and with friends."""
    from cutpurse.cli import opening

    opening.play(opening.Wishes(game, seats, seed, option or [], resume, lang, pace, as_json, coach))


@app.command(cls=QuickCommand)
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    lang: Annotated[str, typer.Option(help="The language of the table.")] = "en",
    coach: Annotated[bool, typer.Option(help="Say what every decision cost; name the costliest.")] = False,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game."""
    from cutpurse.cli import stepping

    stepping.replay(file, lang, as_json, coach)


app.add_typer(lab, name="lab")


@app.command(cls=QuickCommand)
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure each speed.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure steps per second: interpreted, compiled, on all cores, and as an ordinary class."""
    from cutpurse.cli import speeds

    speeds.bench([find_game(game).id] if game else cp.games(), seconds, as_json)


@app.command(cls=QuickCommand)
def solve(
    game: GameId,
    seats: Annotated[int, typer.Option(help="Two are solved exactly, three nearly.")] = 2,
    option: Annotated[list[str] | None, typer.Option(help="A house rule, as NAME=VALUE.")] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Work it out anew, whatever the cache holds.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Work out perfect play, once; later it is read from the cache."""
    from cutpurse.cli import solving

    solving.solve(game, seats, option or [], again, as_json)
