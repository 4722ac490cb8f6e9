"""Plays the finished games of this folder, as the server's record of each; run it when rules have changed.

python tests/corpus/make.py
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import cutpurse as cp
from cutpurse.bots import make
from cutpurse.server.charter import Charter
from cutpurse.server.records import record
from cutpurse.server.table import Founding, Table
from cutpurse.server.thinking import question

HERE = Path(__file__).parent
GAMES = ["kings-gold", "king-thief-minister", "guild-of-thieves", "forty-thieves", "king-of-thieves"]
BOTS = ["greedy", "apprentice", "random", "greedy", "journeyman", "greedy"]
EACH = 9  # games of each kind


def options_of(game: Any, number: int) -> dict[str, int | str]:
    """The defaults for a few games; then one house rule after the other."""
    changed = [
        {name: choice}
        for name, option in sorted(game.options.items())
        for choice in [each for each in option.choices if each != option.default][:1]
    ]
    return {} if number < 3 or not changed else changed[number % len(changed)]


def play(id: str, number: int) -> dict[str, Any]:
    """One game, with dice that follow from its name."""
    game, name = cp.game(id), f"{id}-{number}"
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    chairs = [BOTS[(number + seat) % len(BOTS)] for seat in range(seats)]
    charter = Charter(id, chairs, options_of(game, number))
    table = Table(Founding(name, charter, sha256(name.encode()).digest(), game.rules_version, "", 0.0))
    for seat in range(seats):
        adds = sha256(f"{name}-{seat}".encode()).hexdigest()[:32]
        table.seat_bot(seat, adds, f"{chairs[seat]} {seat}")  # with the last one it begins
    bots = [make(chair, game, 60.0, seat) for seat, chair in enumerate(chairs)]
    while table.status == "playing":
        assert table.match is not None
        seat = table.match.actor
        view, legal = question(game, seat, table.match.table)
        table.decide(seat, bots[seat].choose(view, legal), by="bot")
    found: dict[str, Any] = msgspec.to_builtins(record(table))
    return found


if __name__ == "__main__":
    for id in GAMES:
        for number in range(EACH):
            text = json.dumps(play(id, number), separators=(",", ":"))
            (HERE / f"{id}-{number}.json").write_text(text + "\n", "utf-8")
            print(f"{id}-{number}: {len(text):,} bytes", flush=True)
