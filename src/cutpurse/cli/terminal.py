"""A table in the terminal: people at the keyboard, bots, and the words between them."""

from __future__ import annotations

import contextlib
import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
from rich.markup import escape
from rich.table import Table

import cutpurse as cp
from cutpurse.cli import find_game, show_json
from cutpurse.cli.players import Player, seated
from cutpurse.cli.resources import rules_text
from cutpurse.cli.screen import Leave, Screen, as_number, in_columns
from cutpurse.engine.game import Game, checked_seed
from cutpurse.engine.match import Match

HELP = ("choice", "enter", "undo", "save", "rules", "quit")
COMMANDS = {"undo": "undo", "save": "save FILE", "rules": "rules", "quit": "quit"}


@dataclass
class Wishes:
    """What was asked for on the command line."""

    game: str | None = None
    seats: str | None = None
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    resume: Path | None = None
    lang: str = "en"
    pace: float = 0.6
    as_json: bool = False


def play(wishes: Wishes) -> None:
    """The `play` command."""
    screen = Screen(wishes.lang)
    if wishes.seed is not None:
        checked_seed(wishes.seed)
    try:
        match, players = resumed(wishes, screen) if wishes.resume else opened(wishes, screen)
    except (Leave, KeyboardInterrupt):
        screen.say("good-night")
        return
    if wishes.as_json:
        play_as_json(match, players)
    else:
        Terminal(screen, match, players, wishes).run()


def opened(wishes: Wishes, screen: Screen) -> tuple[Match, list[Player]]:
    """A new match, and who plays it; what was not said is asked."""
    if wishes.game is None and wishes.as_json:
        raise cp.UnknownGame("--json asks nothing: name a game, as `cutpurse games` lists them")
    game = find_game(wishes.game) if wishes.game else ask_for_game(screen)
    seats = wishes.seats
    if seats is None:
        opponents = 2 if wishes.game else ask_for_opponents(screen, game)
        seats = ",".join(["you"] + ["greedy"] * max(opponents, game.min_seats - 1))
    players = seated(seats, game, wishes.seed, screen.words)
    return game.new(len(players), wishes.seed, "auto", **read_options(game, wishes.options)), players


def resumed(wishes: Wishes, screen: Screen) -> tuple[Match, list[Player]]:
    """A saved match, and who plays it: the same as before, unless others are named."""
    assert wishes.resume is not None
    if wishes.game or wishes.seed is not None or wishes.options:
        raise cp.BadOption("a saved game has its own game, seed and options; --resume takes only --seats")
    match, kept = load_file(wishes.resume)
    if match.seed is None:
        raise cp.BadSave(
            f"{wishes.resume}: chance is played by hand in this game; the terminal cannot do that"
        )
    seats = wishes.seats or ",".join(kept or ["you"] + ["greedy"] * (match.seats - 1))
    players = seated(seats, match.game, match.seed, screen.words)
    if len(players) != match.seats:
        raise cp.BadSeats(f"{wishes.resume} has {match.seats} seats, and --seats names {len(players)}")
    return match, players


def play_as_json(match: Match, players: list[Player]) -> None:
    """A whole game among bots, for scripts."""
    for player in players:
        if player.bot is None:
            raise cp.BadSeats("--json is for games among bots: seat bots only, as in --seats greedy,random")
    while match.actor != cp.OVER:
        match.play(decision(players[match.actor], match))
    result = {"points": match.points(), "shares": [float(share) for share in match.shares()]}
    show_json({"seats": [player.name for player in players], **result, "match": match.save()})


def decision(player: Player, match: Match) -> int:
    assert player.bot is not None
    return player.bot.choose(match.view(match.actor), match.legal())


def ask_for_game(screen: Screen) -> Game:
    cards = [cp.game(id) for id in cp.games()]
    screen.say("welcome", "bold")
    if len(cards) == 1:
        screen.print(f"{cards[0].title}: [dim]{cards[0].tagline}[/]")
        return cards[0]
    for number, card in enumerate(cards, 1):
        screen.print(f"  [bold]{number}[/] {card.title} [dim]{card.tagline}[/]")
    return cards[ask_number(screen, "which-game", 1, len(cards), 1) - 1]


def ask_for_opponents(screen: Screen, game: Game) -> int:
    fewest, most = game.min_seats - 1, game.max_seats - 1
    return ask_number(screen, "how-many-opponents", fewest, most, max(fewest, min(2, most)))


def ask_number(screen: Screen, question: str, least: int, most: int, default: int) -> int:
    while True:
        hint = screen.words("range", least=least, most=most, default=default)
        answer = screen.read(f"{screen.words(question)} [dim]{hint}:[/] ")
        if not answer:
            return default
        if (number := as_number(answer)) is not None and least <= number <= most:
            return number
        if answer.lower() in ("q", "quit"):
            raise Leave
        screen.say("not-in-range", least=least, most=most)


def read_options(game: Game, texts: list[str]) -> dict[str, int | str]:
    options: dict[str, int | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise cp.BadOption(f"write an option as NAME=VALUE, not {text!r}")
        options[name] = game.options[name].read(value) if name in game.options else value
    return options


def load_file(path: Path) -> tuple[Match, list[str] | None]:
    """A saved match, and who played it, if that was written down."""
    content = path.read_bytes()
    try:
        saved = json.loads(content)
    except (ValueError, RecursionError):
        saved = content.decode("utf-8", "replace")
    if isinstance(saved, dict) and isinstance(saved.get("match"), dict):
        saved = saved["match"]  # the result of play --json
    try:
        match = cp.load(saved)
    except cp.BadSave as error:
        raise cp.BadSave(f"{path}: {error}") from error
    players = saved.get("players")
    fits = isinstance(players, list) and len(players) == match.seats
    return match, players if fits and all(isinstance(each, str) for each in players) else None


class Terminal:
    """One match at one keyboard."""

    def __init__(self, screen: Screen, match: Match, players: list[Player], wishes: Wishes) -> None:
        self.screen = screen
        self.match = match
        self.players = players
        self.lang = wishes.lang
        self.pace = wishes.pace if screen.is_terminal else 0.0
        self.names = [player.name for player in players]
        people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.has_people = bool(people)
        self.you = people[0] if len(people) == 1 else None  # whom the words call "you"
        self.told = len(match.log) if wishes.resume else 0  # steps already told

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            if self.told:
                self.screen.say("going-on")
            while self.play_to_the_end():
                pass
        except (Leave, KeyboardInterrupt):
            self.screen.print()
            self.screen.say("leave")
            self.keep()

    def play_to_the_end(self) -> bool:
        """Play the match; says whether those at the keyboard want another."""
        self.tell()
        while self.match.actor != cp.OVER:
            player = self.players[self.match.actor]
            if player.bot is None:
                self.ask()
            else:
                self.match.play(decision(player, self.match))
            self.tell()
        self.draw()
        return self.has_people and self.screen.is_terminal and self.wants_another()

    def wants_another(self) -> bool:
        while True:
            self.screen.say("at-the-end")
            try:
                line = self.screen.read("[bold]>[/] ")
                if line.lower() == "again":
                    self.match = self.match.game.new(self.match.seats, None, "auto", **self.match.options)
                    self.told = 0
                    return True
                if line.lower() in ("", "quit", "q", "exit"):
                    return False
                self.obey(line)
            except (cp.CutpurseError, OSError) as error:
                self.refuse(error)

    def draw(self) -> None:
        self.screen.print()
        self.screen.print(self.match.draw(self.you, self.lang, self.names, self.screen.width))
        self.screen.print()

    def tell(self) -> None:
        """Say what has happened since the last time."""
        lines = self.match.narrate(self.told, self.you, self.lang, self.names)
        self.told = len(self.match.log)
        for line in lines:
            self.screen.print(f"[dim]·[/] {escape(line)}")
            time.sleep(self.pace)

    def ask(self) -> None:
        """Show the table and the choices, and take one from the person whose turn it is."""
        asked = len(self.match.log)
        self.show_question()
        while len(self.match.log) == asked:
            try:
                line = self.screen.read("[bold]>[/] ")
                if not line:
                    self.show_question()
                elif not self.obey(line):
                    self.match.play(self.choice(line), None, self.lang, self.names)
            except (cp.CutpurseError, OSError) as error:
                self.refuse(error)

    def show_question(self) -> None:
        self.draw()
        prompt = self.match.prompt(self.lang, self.names)
        self.screen.print(f"[bold green]{escape(self.names[self.match.actor])}[/]: {escape(prompt)}")
        choices = [self.match.text(action, self.lang, self.names) for action in self.match.legal()]
        self.screen.print(in_columns(choices, self.screen.width))

    def obey(self, line: str) -> bool:
        """Do what a person asked for beside playing; says whether it was anything like that."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "help" | "?":
                self.screen.print(self.help())
            case "rules":
                self.screen.page(rules_text(self.match.game))
            case "save":
                self.save(rest.strip())
            case "quit" | "q" | "exit":
                raise Leave
            case "undo":
                self.match.undo()
                self.told = len(self.match.log)
                self.screen.say("taken-back")
            case _:
                return False
        return True

    def choice(self, line: str) -> int:
        """The action that a number or words mean."""
        legal = self.match.legal()
        number = as_number(line)
        if number is None:
            return self.match.parse(line, self.lang, self.names)
        if not 1 <= number <= len(legal):
            raise cp.BadNotation(self.screen.words("pick-number", last=len(legal)))
        return legal[number - 1]

    def save(self, name: str) -> None:
        if not name:
            raise cp.BadNotation(self.screen.words("save-where"))
        path = Path(os.path.expanduser(name))
        if not name.isprintable() or path.is_dir():
            raise cp.BadNotation(self.screen.words("save-where"))
        if path.exists():
            try:
                load_file(path)
            except cp.BadSave:
                raise cp.BadNotation(self.screen.words("not-a-save", file=name)) from None
        self.write(path)
        self.screen.say("saved", file=name)

    def keep(self) -> None:
        """Save a game that was left in the middle, so that nothing is lost."""
        if not self.has_people or self.match.actor == cp.OVER:
            return
        path = Path(platformdirs.user_state_dir("cutpurse")) / "left.json"
        with contextlib.suppress(OSError):  # where nothing can be written, nothing is promised
            path.parent.mkdir(parents=True, exist_ok=True)
            self.write(path)
            self.screen.say("kept", file=str(path))

    def write(self, path: Path) -> None:
        """Write the game down, all of it or nothing."""
        players = [player.kind for player in self.players]
        unfinished = path.with_name(f".{path.name}.unfinished")
        unfinished.write_text(json.dumps(self.match.save() | {"players": players}), "utf-8")
        unfinished.replace(path)

    def help(self) -> Table:
        words, rows = self.screen.words, Table.grid(padding=(0, 3, 0, 0))
        for key in HELP:
            command = COMMANDS.get(key) or words(f"help-{key}")
            rows.add_row(f"[bold]{command}[/]", words(f"help-{key}-text"))
        return rows

    def refuse(self, error: Exception) -> None:
        told = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        self.screen.print(f"[red]{escape(told)}[/]")
