"""A bot that runs anywhere and speaks with the server as a person does: the example of one."""

from __future__ import annotations

from time import sleep

import cutpurse as cp
from cutpurse.engine.game import Game
from cutpurse.engine.sights import Ask
from cutpurse.server.client import Server, Socket
from cutpurse.server.following import Following

SECONDS = 1.0  # that it thinks about a decision
RETRY_AFTER = 1.0  # seconds before it tries again what was refused


class DistantBot:
    """Sits at a table and answers whenever it is asked, from what its seat may know."""

    def __init__(self, server: Server, table: str, level: str, name: str) -> None:
        found = server.look(table)
        self.game: Game = cp.game(found.game)
        self.bot = cp.bot(level, self.game, SECONDS)
        if found.you is None:
            server.join(table, name)
        self.socket = Socket(server, table, with_view=True)
        self.seen = Following()
        self.answered = 0  # the question that it has answered: the version since which it is asked

    def play(self) -> Following:
        """Play to the end; what there is to see then."""
        for message in self.socket:
            self.seen.take(message)
            if message["type"] == "refusal":
                self.think_again(message["code"])
            if self.seen.status in ("over", "stuck"):
                self.socket.close()
            elif self.seen.ask and self.answered != self.seen.moved_at:
                self.answered = self.seen.moved_at
                self.socket.act(self.decided(self.seen.ask), self.seen.version)
        return self.seen

    def think_again(self, code: str) -> None:
        """Its answer was refused, most likely since something has happened in between."""
        self.answered = 0
        if code != "stale":
            sleep(RETRY_AFTER)

    def decided(self, ask: Ask) -> int:
        assert ask.view is not None
        return ask.choices[0] if len(ask.choices) == 1 else self.bot.choose(ask.view, [*ask.choices])
