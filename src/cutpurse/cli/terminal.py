"""A table in the terminal: people at the keyboard, bots, and the words between them."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import cutpurse as cp
from cutpurse.bots.search import Search
from cutpurse.bots.seating import Sitter, decision
from cutpurse.cli import saves
from cutpurse.cli.common import pasted
from cutpurse.cli.screen import QUIT, Leave, Question, Screen
from cutpurse.cli.sitting import Sitting
from cutpurse.engine.listener import Listener
from cutpurse.engine.match import Match

if TYPE_CHECKING:
    from cutpurse.cli.coaching import AtTheTable

ANSWER_TAKES = 0.6  # seconds


class Terminal(Sitting):
    """One match at one keyboard."""

    commands: ClassVar = ("undo", "view", "skip", "save", "rules", "quit")

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: list[Sitter],
        pace: float,
        told: list[int],
        coach: AtTheTable | None = None,
        kept: Path | None = None,
    ) -> None:
        super().__init__(screen, match.game, pace)
        self.match = match
        self.coach = coach
        self.kept = kept  # where this game was kept when it was left before
        self.before = 0  # steps, when the last gesture was made
        self.players = players
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.has_curtain = len(self.people) > 1 and match.game.secrets
        # Whose eyes see the screen, called "you":
        self.you = self.people[0] if len(self.people) == 1 else None
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
            self.leave()

    def leave(self) -> None:
        self.screen.part()
        if self.has_curtain and self.you is not None:
            self.screen.forget()
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
        if not self.people:
            self.screen.linger()
            return False
        return self.screen.is_terminal and self.wants_another()

    def decided_by(self, player: Sitter) -> int:
        """What a bot does; answers to a question that several are asked all take the same time.

        Otherwise a bot with nothing to answer with would answer at once, and one that has to think would not.
        """
        started = time.monotonic()
        action = decision(player, self.match)
        if self.thinking and self.match.is_common and not self.is_out():
            took = time.monotonic() - started
            self.answer_takes = max(self.answer_takes, took)
            time.sleep(self.answer_takes - took)
        return action

    def is_out(self) -> bool:
        """Whether nobody at this keyboard takes part in the game any more."""
        scene = self.looking().scene()
        return bool(self.people) and all(self.game.scenes.is_out(scene, seat) for seat in self.people)

    def show_end(self) -> None:
        """The last events, the table and the truth; behind a curtain they are now for all eyes."""
        if self.has_curtain:
            self.you = None
            self.told[None] = min(self.told[seat] for seat in self.people)
        self.tell_events()
        self.draw_end()
        if self.kept:
            self.kept.unlink(missing_ok=True)

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
            self.screen.put(None, Question(self.screen.words("at-the-end")))
            try:
                line = self.screen.read()
                if line.lower() == "again":
                    self.screen.settle()
                    self.match = cp.game(self.game.id).new(
                        self.match.seats, None, "auto", **self.match.options
                    )
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
        self.told[self.you] = self.match.version
        if events:
            self.screen.watch(self.looking().picture())
        pace, self.pace = self.pace, 0.0 if self.is_out() else self.pace
        for event in events:
            self.tell(event.text, event.fleeting)
        self.pace = pace

    def what_was_told(self) -> list[int]:
        """Of how many steps each seat has heard; without a curtain all hear the same."""
        seats = range(self.match.seats)
        return [self.told[seat if self.has_curtain else self.you] for seat in seats]

    def ask(self) -> None:
        """Show the table and the choices, and take one from the person whose turn it is.

        Where there is nothing to choose nobody is asked, unless others would learn it by that.
        """
        asked, offered = self.match.version, self.offer()
        if len(offered) == 1 and not (self.has_curtain and self.match.is_common):
            self.play_all(offered[0].actions)
            return
        self.show_question()
        while self.match.version == asked:
            self.heed(self.screen.read())
        self.write_down()
        self.screen.settle()

    def decide(self, actions: Sequence[int]) -> None:
        self.before = self.match.version
        self.play_all(actions)

    def play_all(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.match.play(action, None, self.lang, self.names)

    def show_question(self) -> None:
        picture = self.looking().picture()
        self.screen.watch(picture)  # while a coach thinks
        self.screen.put(picture, self.asking())

    def asking(self) -> Question:
        """What is asked now, with what the coach thinks of it."""
        self.offer()
        is_choice = len(self.offered) > 1
        chances, notes = self.coach.notes(self.match, self.offered) if self.coach and is_choice else ([], [])
        return self.question(self.names[self.match.actor], notes, chances)

    def obey(self, line: str) -> bool:
        command, _, rest = line.partition(" ")
        match command.lower():
            case "save":
                self.save(rest.strip())
            case "undo":
                self.undo()
            case "skip":
                self.pace = 0.0
                self.screen.say("skipping")
            case _:
                return super().obey(line)
        return True

    def undo(self) -> None:
        """Take back the last choice, with all its steps and those that were none."""
        self.match.undo(self.lang)
        while self.match.why_not_undo() is None and (
            self.match.version > self.before or len(self.match.legal()) == 1
        ):
            self.match.undo(self.lang)
        self.before = self.match.version
        self.told[self.you] = self.match.version
        self.screen.say("taken-back")

    def save(self, name: str) -> None:
        path = Path(os.path.expanduser(name))
        if not name or not name.isprintable() or path.is_dir():
            raise cp.BadNotation(self.screen.words("save-where"))
        if path.exists():
            try:
                saves.load_file(path)
            except cp.BadSave:
                raise cp.BadNotation(self.screen.words("not-a-save", file=name)) from None
        self.write(path)
        self.screen.say("saved", file=name)

    def write(self, path: Path) -> None:
        saves.write_file(path, self.match, self.players, self.what_was_told(), self.coach is not None)

    def keep(self) -> None:
        """Save a game that is left in the middle, and say how one goes on with it."""
        if self.people and self.match.actor != cp.OVER:
            self.write_down()
        if self.kept and self.kept.exists():
            self.screen.say("kept")
            lang = [] if self.lang == "en" else ["--lang", self.lang]
            self.screen.tell(f"  {pasted('play', '--resume', self.kept.stem, *lang)}")

    def write_down(self) -> None:
        """The game as it is now, so that nothing is lost, whatever happens to this terminal."""
        with contextlib.suppress(OSError):  # where nothing can be written, nothing is promised
            self.kept = self.kept or saves.new_place(self.game)
            self.write(self.kept)
