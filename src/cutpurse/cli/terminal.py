"""A table in the terminal: people at the keyboard, bots, and the words between them."""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import cutpurse as cp
from cutpurse.bots import BOTS, Bot
from cutpurse.cli import show_json
from cutpurse.cli.resources import rules_text
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match

HELP = """\
[bold]number[/] or [bold]words[/]   make that choice; the beginning of the words is enough
[bold]undo[/]              take back your last choice, if nothing has come up since
[bold]save FILE[/]         write the game down; go on later with: cutpurse play --resume FILE
[bold]rules[/]             show the rules
[bold]help[/]              show this
[bold]quit[/]              leave the table"""


class Player(NamedTuple):
    """Somebody at the table: a person, or a bot."""

    name: str
    bot: Bot | None


class Leave(Exception):
    """A person left the table."""


def play(
    game_id: str | None,
    seats: str | None,
    seed: int | None,
    options: list[str],
    resume: Path | None,
    lang: str,
    pace: float,
    as_json: bool,
) -> None:
    """The `play` command."""
    if resume is not None:
        match = load_file(resume)
        seated = players(seats or ",".join(["you"] + ["greedy"] * (match.seats - 1)), match.game, match.seed)
        if len(seated) != match.seats:
            raise cp.BadSeats(f"{resume} has {match.seats} seats, and --seats names {len(seated)}")
    elif game_id is None:
        choose_and_play()
        return
    else:
        game = cp.game(game_id)
        seated = players(seats or "you,greedy,greedy", game, seed)
        match = game.new(len(seated), seed, "auto", **read_options(game, options))
    if not as_json:
        Terminal(match, seated, lang, pace).run()
        return
    if any(player.bot is None for player in seated):
        raise cp.BadSeats(
            "--json is for games among bots: seat a bot everywhere, as in --seats greedy,random"
        )
    while match.actor != cp.OVER:
        match.play(decision(seated[match.actor].bot, match))
    result = {"points": match.points(), "shares": [float(share) for share in match.shares()]}
    show_json({"seats": [player.name for player in seated], **result, "match": match.save()})


def choose_and_play() -> None:
    """Ask for a game and for the number of opponents, then play."""
    console = Console()
    cards = [cp.game(id) for id in cp.games()]
    console.print("[bold]Cutpurse[/], a table of kings and thieves\n")
    for number, card in enumerate(cards, 1):
        console.print(f"  [bold]{number}[/] {card.title} [dim]{card.tagline}[/]", highlight=False)
    try:
        card = cards[ask_number(console, "\nWhich game?", 1, len(cards), 1) - 1]
        fewest, most = card.min_seats - 1, card.max_seats - 1
        opponents = ask_number(console, "How many opponents?", fewest, most, max(fewest, min(2, most)))
    except Leave:
        console.print("Good night.")
        return
    seated = players(",".join(["you"] + ["greedy"] * opponents), card, None)
    Terminal(card.new(len(seated)), seated, "en", 0.6).run()


def ask_number(console: Console, question: str, least: int, most: int, default: int) -> int:
    while True:
        console.print(f"{question} [dim]{least} to {most}, Enter for {default}:[/] ", end="", highlight=False)
        answer = read_line(console)
        if not answer:
            return default
        if answer.isdigit() and least <= int(answer) <= most:
            return int(answer)
        if answer.lower() in ("q", "quit"):
            raise Leave
        console.print(f"Please type a number from {least} to {most}, or quit.", highlight=False)


def read_line(console: Console) -> str:
    """One line from the keyboard or the pipe, without the spaces around it."""
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        console.print()
        raise Leave
    if not sys.stdin.isatty():
        console.print(escape(line.strip()), highlight=False)  # a pipe does not echo
    return line.strip()


def read_options(game: Game, texts: list[str]) -> dict[str, int | str]:
    options: dict[str, int | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise cp.BadOption(f"write an option as NAME=VALUE, not {text!r}")
        options[name] = game.options[name].read(value) if name in game.options else value
    return options


def players(text: str, game: Game, seed: int | None) -> list[Player]:
    """Read `you,you:Ann,greedy`: people and bots, with names that differ."""
    kinds = [part.strip() for part in text.split(",")]
    made: list[Player] = []
    for seat, kind in enumerate(kinds):
        word, _, name = kind.partition(":")
        person = word.lower() == "you"
        if not person and word.lower() not in BOTS:
            known = ", ".join(["you", *BOTS])
            raise cp.UnknownBot(
                f"nobody is called {word!r}; seats can be: {known} (or you:NAME for a person)"
            )
        bot = None if person else cp.bot(word.lower(), game, seed=None if seed is None else seed + seat)
        taken = {player.name for player in made}
        base = name.strip() or word.lower()
        made.append(Player(next(n for n in candidates(base) if n not in taken), bot))
    return made


def candidates(base: str) -> Sequence[str]:
    return [base, *(f"{base} {number}" for number in range(2, 20))]


def load_file(path: Path) -> Match:
    try:
        return cp.load(path.read_bytes())
    except cp.BadSave as error:
        raise cp.BadSave(f"{path}: {error}") from error


def decision(bot: Bot | None, match: Match) -> int:
    assert bot is not None
    return bot.choose(match.view(match.actor), match.legal())


class Terminal:
    """One match at one keyboard."""

    def __init__(self, match: Match, players: list[Player], lang: str, pace: float) -> None:
        self.match = match
        self.players = players
        self.lang = lang
        self.console = Console(highlight=False)
        self.pace = pace if self.console.is_terminal else 0.0
        self.names = [player.name for player in players]
        people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.you = people[0] if len(people) == 1 else None  # whom the words call "you"
        self.told = 0  # steps already told

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            self.tell()
            while self.match.actor != cp.OVER:
                bot = self.players[self.match.actor].bot
                if bot is None:
                    self.ask()
                else:
                    self.match.play(decision(bot, self.match))
                self.tell()
        except (Leave, KeyboardInterrupt):
            self.console.print("You leave the table.")
            return
        self.draw()

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.match.draw(self.you, self.lang, self.names))
        self.console.print()

    def tell(self) -> None:
        """Say what has happened since the last time."""
        lines = self.match.narrate(self.told, self.you, self.lang, self.names)
        self.told = len(self.match.log)
        for line in lines:
            self.console.print(f"[dim]·[/] {escape(line)}")
            time.sleep(self.pace)

    def ask(self) -> None:
        """Show the table and the choices, and take one from the person whose turn it is."""
        self.draw()
        legal = self.match.legal()
        self.console.print(f"[bold green]{escape(self.names[self.match.actor])}[/]: {self.prompt()}")
        self.console.print(in_columns([self.text(action) for action in legal], self.console.width))
        while True:
            self.console.print("[bold]>[/] ", end="")
            try:
                if self.obey(read_line(self.console), legal):
                    return
            except (cp.CutpurseError, OSError) as error:
                self.console.print(f"[red]{escape(sentence(error))}[/]")

    def obey(self, line: str, legal: list[int]) -> bool:
        """Do what a person typed; says whether the table has changed."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                return False
            case "help" | "?":
                self.console.print(HELP)
            case "rules":
                self.console.print(Markdown(rules_text(self.match.game)))
            case "save":
                self.save(rest.strip())
            case "quit" | "q" | "exit":
                raise Leave
            case "undo":
                self.match.undo()
                self.told = len(self.match.log)
                self.console.print("Taken back.")
                return True
            case _:
                self.match.play(self.choice(line, legal))
                return True
        return False

    def choice(self, line: str, legal: list[int]) -> int:
        """The action that a number or words mean."""
        if not line.isdigit():
            return self.match.parse(line, self.lang, self.names)
        if not 1 <= int(line) <= len(legal):
            raise cp.BadNotation(f"choose a number from 1 to {len(legal)}, or type help")
        return legal[int(line) - 1]

    def save(self, name: str) -> None:
        if not name:
            raise cp.BadNotation("say where to save, as in: save friday.json")
        Path(name).expanduser().write_text(json.dumps(self.match.save()), "utf-8")
        self.console.print(f"Saved in {escape(name)}.")

    def text(self, action: int) -> str:
        return self.match.text(action, self.lang, self.names)

    def prompt(self) -> str:
        return escape(self.match.prompt(self.lang, self.names))


def in_columns(choices: list[str], width: int) -> Table:
    """Numbered choices, down one column after the other, in as few rows as fit."""
    widest = max(len(choice) for choice in choices) + len("99 ") + len("   ")
    rows = math.ceil(len(choices) / max(1, width // widest))
    grid = Table.grid(padding=(0, 3, 0, 0))
    numbered = [f"[bold]{number:>2}[/] {escape(choice)}" for number, choice in enumerate(choices, 1)]
    for row in range(rows):
        grid.add_row(*numbered[row::rows])
    return grid


def sentence(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return str(error)
