"""The `bot` command: a bot of this machine at a table of a server."""

from __future__ import annotations

from cutpurse.bots.minds import mind
from cutpurse.server.bot import DistantBot
from cutpurse.server.client import Server, new_id


def run(level: str, url: str, table: str, name: str | None) -> None:
    """The `bot` command; without a name the bot is somebody new each time."""
    mind(level)
    server = Server(url, f"bot {name or new_id()}", keeps=name is not None)
    player = DistantBot(server, table, level, name or level)
    print(f"{name or level} sits at table {table} of {server.url} (Ctrl-C stops it)", flush=True)
    seen = player.play()
    points = (seen.table and seen.table.points) or ()
    result = ", ".join(f"{who} {number}" for who, number in zip(seen.names, points, strict=True))
    print(f"The game is over: {result}")
