"""A table of a server, on this screen: the same telling and asking as at a table of our own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.markup import escape

import cutpurse as cp
from cutpurse.cli.common import pasted
from cutpurse.cli.hearing import Hearing
from cutpurse.cli.house_words import said_by_house
from cutpurse.cli.screen import QUIT, Leave, Question, Screen
from cutpurse.cli.sitting import Sitting
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.listener import Listener
from cutpurse.engine.words.phrases import Seat, Words
from cutpurse.engine.words.typed import squeezed
from cutpurse.server.client import LOST, Server, Socket, refusal
from cutpurse.server.facts import TableFacts
from cutpurse.server.following import Following
from cutpurse.server.messages import AnyTold
from cutpurse.server.refusals import WORDS, Refused
from cutpurse.verifying import verify

QUIET = ("welcome", "presence", "ack", "pong")  # messages that are not news for a person


class Guest(Sitting):
    """A person at this keyboard, at a table that stands somewhere else."""

    commands: ClassVar = ("undo", "view", "say", "begin", "record", "rules", "leave")

    def __init__(self, screen: Screen, server: Server, table: str, name: str) -> None:
        self.server, self.table, self.name = server, table, name
        found = server.look(table)
        super().__init__(screen, cp.game(found.game))
        self.inbox = Hearing()
        self.keys = screen.reader(lambda line: self.inbox.queue.put(line))
        self.screen.next_line = self.wait_for_line
        self.sit_down(found)

    def sit_down(self, found: TableFacts) -> None:
        """Take a chair if there is one; otherwise look on."""
        self.promise = found.fairness.promise
        self.is_new = found.you is None
        if self.is_new and found.status == "waiting":
            self.server.join(self.table, self.name)
        self.begin_anew()
        self.socket = Socket(self.server, self.table, with_view=True)
        self.inbox.listen(self.socket)

    def begin_anew(self) -> None:
        """Nothing has been seen yet, and nothing asked."""
        self.seen = Following()
        self.shown = self.answered = -1  # the questions, by the version since which they are asked
        self.plan: list[int] = []  # the rest of a gesture
        self.undoing = self.steps = 0  # still to be taken back; of the last gesture
        self.is_prompted = self.is_over = False

    # Eyes

    def looking(self) -> Listener:
        words = Words(self.game.catalogue, self.lang, self.seen.names, self.seen.you)
        return Listener(self.game, len(self.seen.names), words, lambda since, views: self.seen.sight)

    asked = looking

    def is_asked(self) -> bool:
        """Whether an answer of this person is wanted, and has not been given."""
        return self.seen.ask is not None and self.answered != self.seen.moved_at and self.socket.is_settled

    # What happens

    def run(self) -> None:
        """Until the end, or until somebody leaves; the seat can be taken up again later."""
        try:
            while True:
                self.attend()
        except (Leave, KeyboardInterrupt):
            self.screen.part()
            self.say_farewell()
        finally:
            self.socket.close()

    def attend(self) -> None:
        """Hear one thing, from the table or from the keyboard."""
        self.prompt()
        heard = self.inbox.next()
        if isinstance(heard, str):
            self.is_prompted = False
            self.heed(self.screen.typed(heard))
        else:
            self.hear(heard)

    def prompt(self) -> None:
        """Ask, if the table waits for an answer; who sits at a keyboard may type at any time."""
        wants = self.is_asked() or self.is_over
        if wants and not self.is_prompted:
            self.screen.ask()
            self.is_prompted = True
        if wants or self.screen.is_interactive:
            self.keys.want()

    def wait_for_line(self) -> str:
        """A line from the keyboard, whatever happens at the table meanwhile."""
        self.keys.want()
        return self.inbox.line()

    def hear(self, message: dict[str, Any]) -> None:
        """What the table says."""
        if self.is_prompted and message["type"] not in QUIET:
            self.screen.print()
            self.is_prompted = False
        before = self.seen.names
        entries = self.seen.take(message)
        match message["type"]:
            case "snapshot":
                self.tell_story(entries, before)
            case "update":
                self.tell_entries(entries, before)
            case "refusal":
                self.answered, self.plan, self.undoing = -1, [], 0
                self.refuse(refusal(message))
            case "ack" if message.get("held"):
                self.screen.say("answer-kept", "dim")
            case kind if kind == LOST:
                self.screen.say("connection-lost", "yellow")
        if message["type"] in ("snapshot", "update"):
            self.show()

    def tell_story(self, entries: list[AnyTold], before: list[str]) -> None:
        """All there was so far, to whoever has just come; to whoever comes back, what was not told before."""
        if before:  # the connection was lost for a while
            self.tell_entries(entries, before)
            return
        if not self.is_new:
            self.screen.say("going-on")
            for event in (event for entry in entries for event in self.seen.events_of(entry)):
                if event.fleeting:  # the server tells it to nobody twice
                    self.tell(self.looking().words.say(event), True)
            return
        if self.seen.status == "waiting":
            self.screen.say("your-table")
            self.screen.tell(f"  {self.command()}")
        elif self.seen.you is None:
            self.screen.say("you-look-on")
        self.tell_entries(entries, self.seen.names)

    def tell_entries(self, entries: list[AnyTold], before: list[str]) -> None:
        house = Words(WORDS, self.lang, self.seen.names, self.seen.you)
        told = self.looking().words
        for entry in entries:
            if text := said_by_house(entry, house, before):
                self.tell(text)
            for event in self.seen.events_of(entry):
                self.tell(told.say(event), event.fleeting)

    def show(self) -> None:
        """What there is to see now: a question, the end, or nothing new."""
        if self.seen.status == "over" and not self.is_over:
            self.show_end()
        elif self.seen.ask and self.shown != self.seen.moved_at:
            self.shown = self.seen.moved_at
            if not self.goes_on_by_itself():
                self.show_question()
        elif self.seen.sight is not None and not self.seen.ask:
            self.screen.watch(self.looking().picture())

    def goes_on_by_itself(self) -> bool:
        """Whether the next step is clear: the rest of a gesture, or where there is nothing to choose."""
        if self.undoing and self.seen.ask and self.seen.ask.undo:
            self.undoing -= 1
            self.socket.undo(self.seen.version)
            return True
        if not self.plan or self.plan[0] not in self.looking().actions():
            self.plan = self.only_way()
        if self.plan:
            self.act(self.plan.pop(0))
            return True
        return False

    def only_way(self) -> list[int]:
        """What is played where there is nothing to choose."""
        ways, offered = self.asked().ways(), self.offer()
        # How long an answer to a common question takes must tell nothing.
        is_common = self.game.views.silence(ways.view) != UNSEEN
        return list(offered[0].actions) if len(offered) == 1 and not is_common else []

    def show_question(self) -> None:
        if self.seen.sight is None:
            self.screen.say("waiting-for-people", number=sum(not name for name in self.seen.names))
            return
        self.screen.put(self.looking().picture(), self.asking())

    def asking(self) -> Question | None:
        """What this person is asked, or who is asked instead."""
        if self.seen.ask:
            assert self.seen.you is not None
            self.offer()
            seconds = None if self.seen.left is None else round(self.seen.left / 1000)
            clock = [] if seconds is None else [self.screen.words("clock", seconds=seconds)]
            return self.question(self.seen.names[self.seen.you], [f"[dim]{each}[/]" for each in clock])
        if not self.seen.asked:
            return None
        names = self.looking().words.several([Seat(seat) for seat in self.seen.asked])
        return Question(f"[dim]{escape(self.screen.words('waiting-for', names=names))}[/]")

    def show_end(self) -> None:
        """The table, the truth, and whether the dice were what was promised."""
        self.is_over = True
        self.draw_end()
        self.check_dice()
        if not self.screen.is_terminal:
            raise Leave
        self.screen.put(None, Question(self.screen.words("at-the-end")))

    def check_dice(self) -> None:
        try:
            added = self.server.added.get(self.table)
            checked = verify(self.server.record(self.table), self.promise, added)
            self.screen.say("dice-checked", "dim", outcomes=checked.outcomes)
        except cp.CutpurseError as error:
            self.refuse(error)

    def say_farewell(self) -> None:
        self.screen.say("leave")
        if self.seen.you is not None and not self.is_over:
            self.screen.say("seat-kept")
            self.screen.tell(f"  {self.command()}")

    def command(self) -> str:
        """How somebody sits down here."""
        return pasted("play", "--server", self.server.url, "--table", self.table)

    # What can be typed

    def heed(self, line: str) -> None:
        if self.is_over and line.lower() in ("", *QUIT):
            raise Leave
        super().heed(line)

    def obey(self, line: str) -> bool:
        command, _, rest = line.partition(" ")
        match command.lower():
            case "say" if rest.strip() and not self.is_choice(line):
                self.socket.say(rest.strip())
            case "undo":
                self.undoing, self.steps = max(0, self.steps - 1), 0
                self.socket.undo(self.seen.version)
            case "begin" if self.seen.status == "waiting":
                self.server.begin(self.table)
            case "save":
                self.save(rest.strip())
            case "again" if self.is_over:
                self.again()
            case _:
                return super().obey(line)
        return True

    def is_choice(self, line: str) -> bool:
        """Whether this is what a choice is called, as "say nothing" is, and no word to the others."""
        return self.seen.ask is not None and squeezed(line) in (squeezed(it.text) for it in self.offered)

    def meant(self, line: str) -> tuple[int, ...]:
        if self.seen.ask is None:
            raise cp.NotYourTurn(self.looking().words("match-is-over" if self.is_over else "not-your-turn"))
        return super().meant(line)

    def decide(self, actions: Sequence[int]) -> None:
        """Say the first step; the others follow when it has been heard."""
        first, *self.plan = actions
        self.steps, self.undoing = len(actions), 0
        self.act(first)

    def act(self, action: int) -> None:
        self.answered = self.seen.moved_at
        self.socket.act(action, self.seen.version)

    def save(self, name: str) -> None:
        """Write the record of a finished game into a file."""
        path = Path(name).expanduser()
        if not name or path.exists():
            raise cp.BadNotation(self.screen.words("record-where"))
        path.write_text(json.dumps(self.server.record(self.table)), "utf-8")
        self.screen.say("record-saved", file=name, command=pasted("verify", name))

    def again(self) -> None:
        """A new table for the same people."""
        found = self.server.rematch(self.table)
        self.socket.close()
        self.inbox, self.table = Hearing(), found.id
        self.sit_down(self.server.look(self.table))

    def refuse(self, error: Exception) -> None:
        """A refusal of the server is said in this person's language."""
        if isinstance(error, Refused):
            house = Words(WORDS, self.lang)
            words = house if house.knows(error.phrase.key) else self.looking().words
            error = cp.CutpurseError(words.say(error.phrase))
        super().refuse(error)
