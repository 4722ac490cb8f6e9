"""The `play` command: from what was asked for to a table with people and bots around it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import cutpurse as cp
from cutpurse.bots.search import Search
from cutpurse.bots.seating import Sitter, decision, seated
from cutpurse.cli.common import find_game, show_json
from cutpurse.cli.menu import LEVEL, OPPONENTS, Menu
from cutpurse.cli.saves import found, is_kept, load_file
from cutpurse.cli.screen import ENDINGS, Leave, Lines, Screen
from cutpurse.cli.terminal import Terminal
from cutpurse.engine.game import Game, checked_seed
from cutpurse.engine.match import Match
from cutpurse.engine.running import background

if TYPE_CHECKING:
    from cutpurse.server.client import Server


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
    plain: bool = False


class OwnTable(NamedTuple):
    """A match, who plays it, what they were told of it, and for one that goes on where it was kept while
    nobody played, and whether there was a coach.
    """

    match: Match
    players: list[Sitter]
    told: list[int]
    kept: Path | None = None
    coach: bool = False


def play(wishes: Wishes) -> None:
    """The `play` command."""
    lines = Lines(wishes.lang)
    if wishes.seed is not None:
        checked_seed(wishes.seed)
    if wishes.server:
        play_elsewhere(wishes, lines)
        return
    if wishes.table or wishes.name:
        raise cp.BadOption("--table and --name are for tables of a server: name it with --server")
    table = opened(wishes, lines) if wishes.game or wishes.resume or wishes.as_json else None
    if wishes.as_json:
        assert table is not None
        play_as_json(table.match, table.players)
    else:
        before(lines, wishes.plain, lambda screen: sit_down(wishes, table, screen))


def before(lines: Lines, plain: bool, work: Callable[[Screen], None]) -> None:
    """Do something before the whole screen; line by line where there is none or somebody wants it so."""
    if plain or not lines.is_interactive or os.environ.get("TERM") == "dumb":
        for ending in ENDINGS:
            signal.signal(ending, signal.default_int_handler)  # as Ctrl-C
        work(lines)
        return
    from cutpurse.cli.fullscreen import Full

    Full(lines.words.lang).run(work)


def sit_down(wishes: Wishes, table: OwnTable | None, screen: Screen) -> None:
    """Play at this table, or ask for one."""
    try:
        if table is None:
            wishes = asked_for(wishes, screen)
            table = opened(wishes, screen)
    except (Leave, KeyboardInterrupt):
        screen.part()
        screen.say("good-night")
        return
    match, players, told, kept, had_coach = table
    if any(isinstance(player.bot, Search) for player in players):
        background.begin(match.game)
    coach = None
    if wishes.coach or had_coach:  # whoever wants nobody to look over their shoulder need not wait
        from cutpurse.cli.coaching import AtTheTable

        coach = AtTheTable(screen, match)
    Terminal(screen, match, players, wishes.pace, told, coach, kept).run()


def asked_for(wishes: Wishes, screen: Screen) -> Wishes:
    """The same wishes with what was not said: a game that was left, or a new one and against whom."""
    menu = Menu(screen)
    choice = menu.choice()
    if isinstance(choice, Path):
        return replace(wishes, resume=choice)
    if wishes.seats is not None:
        return replace(wishes, game=choice.id)
    background.begin(choice)  # whoever is asked more questions may yet invite a bot that thinks
    company = menu.company(choice)
    return replace(wishes, game=choice.id, seats=company.seats, coach=wishes.coach or company.coach)


def play_elsewhere(wishes: Wishes, lines: Lines) -> None:
    """Sit down at a table of a server, which has its own dice and keeps its own games."""
    if wishes.seed is not None or wishes.resume or wishes.coach or wishes.as_json:
        raise cp.BadOption("--seed, --resume, --coach and --json are for tables of your own, not of a server")
    if wishes.table and (wishes.game or wishes.seats or wishes.options):
        raise cp.BadOption(
            "a table that is there has its own game, seats and options; --table takes no others"
        )
    from cutpurse.server.client import Server

    assert wishes.server is not None
    server, game = Server(wishes.server), find_game(wishes.game) if wishes.game else None
    before(lines, wishes.plain, lambda screen: visit(server, wishes, screen, game))


def visit(server: Server, wishes: Wishes, screen: Screen, game: Game | None) -> None:
    from cutpurse.cli.visiting import visit

    try:
        if game is None and not wishes.table:
            choice = Menu(screen, with_left=False).choice()
            assert isinstance(choice, Game)
            game = choice
        visit(server, wishes, screen, game)
    except (Leave, KeyboardInterrupt):
        screen.part()
        screen.say("good-night")


def opened(wishes: Wishes, screen: Screen) -> OwnTable:
    """The table that was asked for."""
    return resumed(wishes, screen) if wishes.resume else begun(wishes, screen)


def begun(wishes: Wishes, screen: Screen) -> OwnTable:
    """A new match, who plays it, and that nobody was told anything."""
    if wishes.game is None:
        raise cp.UnknownGame("--json asks nothing: name a game, as `cutpurse games` lists them")
    game = find_game(wishes.game)
    seats = wishes.seats
    if seats is None:
        seats = ",".join(["you"] + [LEVEL] * max(OPPONENTS, game.min_seats - 1))
    players = seated(seats, game, wishes.seed, screen.words)
    match = game.new(len(players), wishes.seed, "auto", **game.read_options(wishes.options))
    return OwnTable(match, players, [0] * match.seats)


def resumed(wishes: Wishes, screen: Screen) -> OwnTable:
    """A saved match, who plays it (the same as before, unless others are named), and what they were told."""
    assert wishes.resume is not None
    if wishes.game or wishes.seed is not None or wishes.options:
        raise cp.BadOption("a saved game has its own game, seed and options; --resume takes only --seats")
    path = found(wishes.resume)
    match, kept, told, _, coach = load_file(path)
    if match.seed is None:
        raise cp.BadSave(f"{path}: chance is played by hand in this game; the terminal cannot do that")
    seats = wishes.seats or ",".join(kept or ["you"] + [LEVEL] * (match.seats - 1))
    players = seated(seats, match.game, match.seed, screen.words)
    if len(players) != match.seats:
        raise cp.BadSeats(f"{path} has {match.seats} seats, and --seats names {len(players)}")
    told = told or [len(match.log)] * match.seats
    return OwnTable(match, players, told, path if is_kept(path) else None, coach)


def play_as_json(match: Match, players: list[Sitter]) -> None:
    """A whole game among bots, for scripts."""
    for player in players:
        if player.bot is None:
            raise cp.BadSeats("--json is for games among bots: seat bots only, as in --seats greedy,random")
    while match.actor != cp.OVER:
        match.play(decision(players[match.actor], match))
    result = {"points": match.points(), "shares": [float(share) for share in match.shares()]}
    show_json({"seats": [player.name for player in players], **result, "match": match.save()})
