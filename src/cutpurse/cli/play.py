"""The `play` command: from what was asked for to a table with people and bots around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import cutpurse as cp
from cutpurse.bots.search import Search
from cutpurse.bots.seating import Player, decision, seated
from cutpurse.cli.manners import find_game, show_json
from cutpurse.cli.saves import load_file
from cutpurse.cli.screen import Leave, Screen
from cutpurse.cli.terminal import Terminal
from cutpurse.engine.game import Game, checked_seed
from cutpurse.engine.match import Match
from cutpurse.engine.notation import as_number
from cutpurse.engine.running import ahead

if TYPE_CHECKING:
    from cutpurse.cli.coaching import AtTheTable


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
    coach: bool = False
    server: str | None = None
    table: str | None = None
    name: str | None = None


def play(wishes: Wishes) -> None:
    """The `play` command."""
    screen = Screen(wishes.lang)
    if wishes.seed is not None:
        checked_seed(wishes.seed)
    if wishes.server:
        play_elsewhere(wishes, screen)
        return
    if wishes.table or wishes.name:
        raise cp.BadOption("--table and --name are for tables of a server: name it with --server")
    try:
        match, players, told = resumed(wishes, screen) if wishes.resume else opened(wishes, screen)
    except (Leave, KeyboardInterrupt):
        screen.say("good-night")
        return
    if wishes.coach or any(isinstance(player.bot, Search) for player in players):
        ahead.begin(match.game)
    if wishes.as_json:
        play_as_json(match, players)
    else:
        coach = a_coach(screen, match) if wishes.coach else None
        Terminal(screen, match, players, wishes.pace, told, coach).run()


def play_elsewhere(wishes: Wishes, screen: Screen) -> None:
    """Sit down at a table of a server, which has its own dice and keeps its own games."""
    if wishes.seed is not None or wishes.resume or wishes.coach or wishes.as_json:
        raise cp.BadOption("--seed, --resume, --coach and --json are for tables of your own, not of a server")
    if wishes.table and (wishes.game or wishes.seats or wishes.options):
        raise cp.BadOption(
            "a table that is there has its own game, seats and options; --table takes no others"
        )
    from cutpurse.cli.guest import visit
    from cutpurse.server.client import Server

    assert wishes.server is not None
    server = Server(wishes.server)
    try:
        game = None if wishes.table else find_game(wishes.game) if wishes.game else ask_for_game(screen)
        visit(server, wishes, screen, game)
    except (Leave, KeyboardInterrupt):
        screen.say("good-night")


def a_coach(screen: Screen, match: Match) -> AtTheTable:
    """Somebody who looks over a person's shoulder; whoever wants nobody there need not wait."""
    from cutpurse.cli.coaching import AtTheTable

    return AtTheTable(screen, match)


def opened(wishes: Wishes, screen: Screen) -> tuple[Match, list[Player], list[int]]:
    """A new match, who plays it, and that nobody was told anything; what was not said is asked."""
    if wishes.game is None and wishes.as_json:
        raise cp.UnknownGame("--json asks nothing: name a game, as `cutpurse games` lists them")
    game = find_game(wishes.game) if wishes.game else ask_for_game(screen)
    if wishes.game is None:
        ahead.begin(game)  # whoever is asked more questions may yet invite a bot that thinks
    seats = wishes.seats
    if seats is None:
        opponents = 2 if wishes.game else ask_for_opponents(screen, game)
        seats = ",".join(["you"] + ["greedy"] * max(opponents, game.min_seats - 1))
    players = seated(seats, game, wishes.seed, screen.words)
    match = game.new(len(players), wishes.seed, "auto", **game.read_options(wishes.options))
    return match, players, [0] * match.seats


def resumed(wishes: Wishes, screen: Screen) -> tuple[Match, list[Player], list[int]]:
    """A saved match, who plays it (the same as before, unless others are named), and what they were told."""
    assert wishes.resume is not None
    if wishes.game or wishes.seed is not None or wishes.options:
        raise cp.BadOption("a saved game has its own game, seed and options; --resume takes only --seats")
    match, kept, told = load_file(wishes.resume)
    if match.seed is None:
        raise cp.BadSave(
            f"{wishes.resume}: chance is played by hand in this game; the terminal cannot do that"
        )
    seats = wishes.seats or ",".join(kept or ["you"] + ["greedy"] * (match.seats - 1))
    players = seated(seats, match.game, match.seed, screen.words)
    if len(players) != match.seats:
        raise cp.BadSeats(f"{wishes.resume} has {match.seats} seats, and --seats names {len(players)}")
    return match, players, told or [len(match.log)] * match.seats


def play_as_json(match: Match, players: list[Player]) -> None:
    """A whole game among bots, for scripts."""
    for player in players:
        if player.bot is None:
            raise cp.BadSeats("--json is for games among bots: seat bots only, as in --seats greedy,random")
    while match.actor != cp.OVER:
        match.play(decision(players[match.actor], match))
    result = {"points": match.points(), "shares": [float(share) for share in match.shares()]}
    show_json({"seats": [player.name for player in players], **result, "match": match.save()})


def ask_for_game(screen: Screen) -> Game:
    cards, lang = [cp.game(id) for id in cp.games()], screen.words.lang
    told = [f"{card.says('title', lang)} [dim]{card.says('tagline', lang)}[/]" for card in cards]
    screen.say("welcome", "bold")
    if len(cards) == 1:
        screen.print(told[0])
        return cards[0]
    for number, line in enumerate(told, 1):
        screen.print(f"  [bold]{number}[/] {line}")
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
