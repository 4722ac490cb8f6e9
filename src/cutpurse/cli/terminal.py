"""A table in the terminal: people at the keyboard, bots, and the words between them."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import platformdirs

import cutpurse as cp
from cutpurse.bots.search import Search
from cutpurse.bots.seating import Player, decision
from cutpurse.cli.saves import load_file, write_file
from cutpurse.cli.screen import QUIT, Leave, Screen
from cutpurse.cli.sitting import MOST_LISTED, PROMPT, Sitting
from cutpurse.engine.listener import Listener
from cutpurse.engine.match import Match

if TYPE_CHECKING:
    from cutpurse.cli.coaching import AtTheTable

ANSWER_TAKES = 0.6  # seconds


class Terminal(Sitting):
    """One match at one keyboard."""

    commands: ClassVar = ("undo", "save", "rules", "quit")

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: list[Player],
        pace: float,
        told: list[int],
        coach: AtTheTable | None = None,
    ) -> None:
        super().__init__(screen, match.game, pace)
        self.match = match
        self.coach = coach
        self.players = players
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.has_curtain = len(self.people) > 1 and match.game.secrets
        self.you = (
            self.people[0] if len(self.people) == 1 else None
        )  # whose eyes see the screen, called "you"
        self.thinking = screen.is_terminal and any(isinstance(player.bot, Search) for player in players)
        self.answer_takes = ANSWER_TAKES  # or as long as the longest did
        self.told: dict[int | None, int] = {None: max(told)} | dict(enumerate(told))  # steps, to each

    def listener(self, seat: int | None) -> Listener:
        """What the match is to a seat."""
        return self.match.listener(seat, self.lang, self.names)

    def looking(self) -> Listener:
        return self.listener(self.you)

    def asked(self) -> Listener:
        return self.listener(self.match.actor)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            if self.match.log and any(self.told.values()):
                self.screen.say("going-on")
            while self.play_to_the_end():
                pass
        except (Leave, KeyboardInterrupt):
            if self.has_curtain and self.you is not None:
                self.screen.forget()
            self.screen.print()
            self.screen.say("leave")
            self.keep()

    def play_to_the_end(self) -> bool:
        """Play the match; says whether those at the keyboard want another."""
        self.tell_events()
        while self.match.actor != cp.OVER:
            player = self.players[self.match.actor]
            if player.bot is None:
                self.hand_over(self.match.actor)
                self.ask()
            else:
                self.match.play(self.decided_by(player))
            if self.match.actor != cp.OVER:
                self.tell_events()
        self.show_end()
        return bool(self.people) and self.screen.is_terminal and self.wants_another()

    def decided_by(self, player: Player) -> int:
        """What a bot does; answers to a question that several are asked all take the same time.

        Otherwise a bot with nothing to answer with would answer at once, and one that has to think would not.
        """
        started = time.monotonic()
        action = decision(player, self.match)
        if self.thinking and self.match.is_common:
            took = time.monotonic() - started
            self.answer_takes = max(self.answer_takes, took)
            time.sleep(self.answer_takes - took)
        return action

    def show_end(self) -> None:
        """The last events, the table and the truth; behind a curtain they are now for all eyes."""
        if self.has_curtain:
            self.you = None
            self.told[None] = min(self.told[seat] for seat in self.people)
        self.tell_events()
        self.draw_end()

    def hand_over(self, seat: int) -> None:
        """Draw the curtain, if another person than before comes to the keyboard and there are secrets."""
        if not self.has_curtain or self.you == seat:
            return
        if self.you is not None:
            self.screen.wait("draw-curtain", name=self.names[self.you])
            self.screen.forget()
        self.screen.wait("raise-curtain", name=self.names[seat])
        self.screen.forget()
        self.you = seat
        self.tell_events()

    def wants_another(self) -> bool:
        while True:
            self.screen.say("at-the-end")
            try:
                line = self.screen.read(PROMPT)
                if line.lower() == "again":
                    self.match = self.match.game.new(self.match.seats, None, "auto", **self.match.options)
                    self.told = dict.fromkeys(self.told, 0)
                    self.you = None if self.has_curtain else self.you
                    return True
                if line.lower() in ("", *QUIT):
                    return False
                self.obey(line)
            except (cp.CutpurseError, OSError) as error:
                self.refuse(error)

    def tell_events(self) -> None:
        """Say what has happened since the last time; while the curtain is down there is nobody to tell."""
        if self.has_curtain and self.you is None and self.match.actor != cp.OVER:
            return
        events = self.listener(self.you).events(self.told[self.you])
        self.told[self.you] = len(self.match.log)
        for event in events:
            self.tell(event.text, event.fleeting)

    def what_was_told(self) -> list[int]:
        """Of how many steps each seat has heard; without a curtain all hear the same."""
        seats = range(self.match.seats)
        return [self.told[seat if self.has_curtain else self.you] for seat in seats]

    def ask(self) -> None:
        """Show the table and the choices, and take one from the person whose turn it is."""
        asked = len(self.match.log)
        self.show_question()
        while len(self.match.log) == asked:
            self.heed(self.screen.read(PROMPT))

    def decide(self, action: int) -> None:
        self.match.play(action, None, self.lang, self.names)

    def show_question(self) -> None:
        self.draw()
        few = len(self.match.legal()) <= 1
        notes = self.coach.notes(self.match) if self.coach and not few else None
        said = self.show_choices(self.names[self.match.actor], notes)
        if self.coach and notes:
            self.coach.explain(said, all_listed=len(said) <= MOST_LISTED)

    def obey(self, line: str) -> bool:
        command, _, rest = line.partition(" ")
        match command.lower():
            case "save":
                self.save(rest.strip())
            case "undo":
                self.match.undo()
                self.told[self.you] = len(self.match.log)
                self.screen.say("taken-back")
            case _:
                return super().obey(line)
        return True

    def save(self, name: str) -> None:
        path = Path(os.path.expanduser(name))
        if not name or not name.isprintable() or path.is_dir():
            raise cp.BadNotation(self.screen.words("save-where"))
        if path.exists():
            try:
                load_file(path)
            except cp.BadSave:
                raise cp.BadNotation(self.screen.words("not-a-save", file=name)) from None
        write_file(path, self.match, self.players, self.what_was_told())
        self.screen.say("saved", file=name)

    def keep(self) -> None:
        """Save a game that was left in the middle, so that nothing is lost."""
        if not self.people or self.match.actor == cp.OVER:
            return
        path = Path(platformdirs.user_state_dir("cutpurse")) / "left.json"
        with contextlib.suppress(OSError):  # where nothing can be written, nothing is promised
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, self.match, self.players, self.what_was_told())
            self.screen.say("kept", file=str(path))
