"""How somebody comes to a table of a server: to one that is named, or to a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutpurse.bots.seating import is_person
from cutpurse.cli.guest import Guest
from cutpurse.cli.screen import Screen
from cutpurse.engine.game import Game
from cutpurse.server.charter import PERSON, Charter
from cutpurse.server.client import Server

if TYPE_CHECKING:
    from cutpurse.cli.play import Wishes

SLOWEST_BOT = 10.0  # seconds; the longest pace that a server allows


def visit(server: Server, wishes: Wishes, screen: Screen, game: Game | None) -> None:
    """Sit down at a table of a server: the one that was named, or a new one for this game."""
    table = server.look(wishes.table).id if wishes.table else new_table(server, wishes, game)
    Guest(screen, server, table, wishes.name or own_name(wishes) or screen.words("guest")).run()


def new_table(server: Server, wishes: Wishes, game: Game | None) -> str:
    """A table as the command line asks for it; every `you` is a chair for a person."""
    assert game is not None
    kinds = (wishes.seats or ",".join(["you"] * game.min_seats)).split(",")
    charter = Charter(
        game=game.id,
        chairs=[PERSON if is_person(kind.strip()) else kind.strip().lower() for kind in kinds],
        options=game.read_options(wishes.options),
        bot_pace=min(wishes.pace, SLOWEST_BOT),
    )
    return server.make(charter).id


def own_name(wishes: Wishes) -> str:
    """The name in `--seats you:NAME`."""
    people = [kind for kind in (wishes.seats or "").split(",") if is_person(kind.strip())]
    given = (kind.partition(":")[2].strip() for kind in people)
    return next(filter(None, given), "")
