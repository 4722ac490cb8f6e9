"""One table as its log makes it: who sits where, and the match. It does no input or output of any kind."""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

import cutpurse as cp
from cutpurse.bots.coach import Review
from cutpurse.bots.seating import unlike
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.match import Match
from cutpurse.errors import CutpurseError
from cutpurse.fairness import FairDice, promise
from cutpurse.server import entries
from cutpurse.server.charter import PERSON, Charter, new_match
from cutpurse.server.entries import By, Entry
from cutpurse.server.facts import Status
from cutpurse.server.refusals import Refused

BOTS_ANSWER = 1.5  # seconds after which bots answer a question that only bots are asked
STAND_IN = "journeyman"  # who plays for a person who is gone
MOVES = entries.BeginEntry, entries.ActEntry  # bring steps
SAID = entries.ActEntry, entries.UndoEntry, entries.SayEntry, entries.ReactEntry  # over a socket
NOW = "status", "asked", "people_asked"  # what was found out about a table as it is; gone with the next entry
REMEMBERED = 256  # messages of one seat that are known again when they come twice

BOTS = ("Odile", "Marta", "Ibrahim", "Noor", "Cleo", "Bert", "Yasmin", "Tove")  # bots' names, by seat


class Founding(NamedTuple):
    """What is kept of a table beside its log."""

    id: str
    charter: Charter
    seed: bytes
    rules_version: int
    host: str  # a person
    made: float


class Chair(Struct, frozen=True):
    """A chair and who sits on it."""

    bot: str | None  # the level of the bot that sits there
    name: str | None = None
    person: str | None = None
    adds: str = ""
    away: bool = False  # a bot plays for the person
    left: bool = False  # for good
    muted: bool = False

    @property
    def is_free(self) -> bool:
        return self.name is None


class Span(NamedTuple):
    """The steps of the match that one entry of the log has brought."""

    first: int
    end: int


class Table:
    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.id, self.charter = founding.id, founding.charter
        self.game: Game = cp.game(self.charter.game)
        self.version = 0
        self.log: list[Entry] = []
        self.places = [Chair(None if chair == PERSON else chair) for chair in self.charter.chairs]
        self.match: Match | None = None
        self.dice: FairDice | None = None
        self.spans: dict[int, Span] = {}  # by version
        self.moved_at = 0  # the version of the last entry that changed the match
        self.rematch: str | None = None
        self.reviews: Future[list[Review]] | None = None  # what a coach has found, once somebody asked
        self.trouble: str | None = None  # why its log cannot be played again
        self._seen: list[OrderedDict[str, int]] = [OrderedDict() for _ in self.places]

    # What it is

    @cached_property
    def status(self) -> Status:
        if self.trouble:
            return "stuck"
        if self.match is None:
            return "waiting"
        if self.match.actor == OVER:
            return "over"
        return "playing" if self._same_rules() else "stuck"

    @property
    def may_be_watched(self) -> bool:
        """Spectators see a table that allows them, and everybody one that still waits for people."""
        return self.charter.spectators or self.status == "waiting"

    @property
    def promise(self) -> str:
        return promise(self.founding.seed)

    @property
    def names(self) -> list[str]:
        return [place.name or "" for place in self.places]

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        return next((seat for seat, place in enumerate(self.places) if place.person == person), None)

    @property
    def host(self) -> int | None:
        """The seat of whoever made the table, or else of the first person at it."""
        own = self.seat_of(self.founding.host)
        people = [seat for seat, place in enumerate(self.places) if place.person and not place.left]
        return own if own in people else next(iter(people), None)

    def is_bots(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return self.places[seat].bot is not None or self.places[seat].away

    def level(self, seat: int) -> str:
        """The bot that decides for this seat, or would."""
        return self.places[seat].bot or STAND_IN

    def known(self, seat: int, id: str) -> int | None:
        """The version of the entry that a client's message has become, if it has come before."""
        return self._seen[seat].get(id) if id else None

    @cached_property
    def asked(self) -> dict[int, Layout]:
        """Who is asked now, and the table at which each is asked."""
        return self.match.asked() if self.match is not None and self.status == "playing" else {}

    def step_after(self, version: int) -> int:
        """The first step of what has happened after a version, or would."""
        first = self.match.version if self.match else 0
        for later in reversed(self.spans):  # from the latest on
            if later <= version:
                break
            first = self.spans[later].first
        return first

    @property
    def is_common(self) -> bool:
        """Whether what is asked is asked of several at once."""
        return bool(self.asked) and self.match is not None and self.match.is_common

    @property
    def has_clock(self) -> bool:
        """Whether people have so long for each decision, and may be gone for so long."""
        charter = self.charter
        return charter.pace == "live" and not charter.is_practice and self.status == "playing"

    @cached_property
    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked if not self.is_bots(seat)]

    def deadline(self, asked_at: float, now: float, answered: Iterable[int] = ()) -> float | None:
        """When something must happen without anybody's doing: at a question that was put at a time, and from
        now on; `answered`: who has answered a question that several are asked.
        """
        charter, people = self.charter, self.people_asked
        if not self.asked:
            return None
        if self.is_common:
            least = min(charter.window, BOTS_ANSWER)
            if people and not self.has_clock:
                return max(now, asked_at + least) if set(people) <= set(answered) else None
            return asked_at + (charter.window if charter.people > 1 else least)
        if not people:
            return now + charter.bot_pace
        return now + charter.clock if self.has_clock else None

    # What happens at it: each of these checks, changes the match if it must, and notes what it has done.
    # What is refused has changed nothing.

    def sit(self, person: str, name: str, adds: str, seat: int | None = None) -> None:
        """Somebody takes a free chair, the one that was named or the first; with the last one it begins."""
        self._check_waits()
        if self.seat_of(person) is not None:
            raise Refused("already-seated")
        if seat is not None:
            self.check_there_is(seat)
        free = [each for each in range(len(self.places)) if self._is_free_for(each, person)]
        if seat is not None and seat not in free:
            raise Refused("seat-taken")
        if not free:
            raise Refused("table-full")
        self._take_chair(free[0] if seat is None else seat, name, person, adds)

    def seat_bot(self, seat: int, adds: str, name: str = "") -> None:
        """A bot takes a free chair: its own when the table is made, another when the host wants one there.

        From the table before it brings its name.
        """
        self._check_waits()
        self.check_there_is(seat)
        if not self.places[seat].is_free:
            raise Refused("seat-taken")
        self._take_chair(seat, name or BOTS[seat % len(BOTS)], None, adds)

    def begin(self, adds: Callable[[], str]) -> None:
        """Begin without waiting any longer: bots take the free chairs, and add something to the dice."""
        self._check_waits()
        for seat, place in enumerate(self.places):
            if place.is_free:
                self.seat_bot(seat, adds())

    def decide(self, seat: int, action: int, id: str = "", by: By = "person") -> None:
        """A seat decides; chance plays on at once."""
        match = self._running()
        if reason := match.why_not(seat, action):
            raise Refused(reason.code, reason.phrase)
        if match.actor != seat:
            raise Refused("not-your-turn")
        assert self.dice is not None
        match.follow((action,))
        self._add(entries.ActEntry(seat, [action, *match.roll(self.dice)], id, by))

    def take_back(self, seat: int, id: str = "") -> None:
        match = self._running()
        if match.actor != seat:
            raise Refused("not-your-turn")
        if reason := match.why_not_undo():
            raise Refused("cannot-undo", reason)
        match.undo()
        self._add(entries.UndoEntry(seat, id))

    def leave(self, seat: int | None) -> None:
        """Somebody gives a chair back; in a running game a bot plays on for them, until they return."""
        if seat is None:
            raise Refused("not-seated")
        if self.status == "waiting":
            self._add(entries.StandEntry(seat))
        elif self.status == "playing" and not self.places[seat].left:
            self._add(entries.AwayEntry(seat, left=True))
        else:
            raise Refused("game-over", "match-is-over")

    def mark_away(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        self._running()
        if not self.places[seat].away:
            self._add(entries.AwayEntry(seat))

    def mark_back(self, seat: int) -> None:
        """A person plays for herself again."""
        if self.places[seat].away:
            self._add(entries.BackEntry(seat))

    def say(self, seat: int, text: str, id: str = "") -> None:
        self._check_may_speak(seat)
        self._add(entries.SayEntry(seat, text, id))

    def react(self, seat: int, with_: str, id: str = "") -> None:
        self._check_may_speak(seat)
        self._add(entries.ReactEntry(seat, with_, id))

    def mute(self, host: int | None, seat: int, muted: bool) -> None:
        """The host asks somebody to be silent, or no longer."""
        self.check_is_host(host)
        self.check_there_is(seat)
        if self.places[seat].muted != muted:
            self._add(entries.MuteEntry(seat, muted))

    def go_on(self, table: str) -> None:
        """The same people have a new table; the first that was made counts."""
        self.check_is_over()
        if self.rematch is None:
            self._add(entries.RematchEntry(table))

    # What is checked

    def has_moved(self, version: int) -> bool:
        """Whether something has been decided since a version."""
        return self.moved_at > version

    def check_current(self, version: int) -> None:
        """Whoever decides has seen all that was decided."""
        if self.has_moved(version):
            raise Refused("stale")

    def check_is_host(self, seat: int | None) -> None:
        if seat is None or seat != self.host:
            raise Refused("only-the-host")

    def check_there_is(self, seat: int) -> None:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", number=seat)

    def check_is_over(self) -> None:
        if self.status != "over":
            raise Refused("not-over", "seen-afterwards")

    def _check_waits(self) -> None:
        if self.status != "waiting":
            raise Refused("table-has-begun")

    def _check_may_speak(self, seat: int) -> None:
        if not self.charter.chat:
            raise Refused("chat-is-off")
        if self.places[seat].muted:
            raise Refused("muted")

    def _is_free_for(self, seat: int, person: str | None) -> bool:
        """Whether somebody may sit there: it is free, and kept for nobody else."""
        reserved = self.charter.reserved
        mine = person in reserved
        keeper = reserved[seat] if reserved else None
        return self.places[seat].is_free and keeper == (person if mine else None)

    def _take_chair(self, seat: int, name: str, person: str | None, adds: str) -> None:
        """With the last chair the game begins: chance does what comes before the first decision."""
        own = unlike(name, [given for given in self.names if given])
        self._add(entries.SitEntry(seat, own, person, adds))
        if not any(place.is_free for place in self.places):
            match, dice = self._lay_out()
            self._add(entries.BeginEntry(match.roll(dice)))

    def _running(self) -> Match:
        if self.status == "stuck":
            old, new = self.founding.rules_version, self.game.rules_version
            raise Refused("older-rules", title=self.game.title, old=old, new=new)
        if self.match is None:
            raise Refused("not-begun")
        if self.match.actor == OVER:
            raise Refused("game-over", "match-is-over")
        return self.match

    # What its log does

    def note(self, entry: Entry) -> None:
        """Take in the next entry of a log that was written before."""
        self._replay(entry)
        self._add(entry)

    def rewind(self, version: int) -> None:
        """Forget all that came after a version: it could not be written."""
        self.__dict__ = vars(played(self.founding, self.log[:version]))

    def _add(self, entry: Entry) -> None:
        """The next entry of the log; the match is where it leads already."""
        self.version += 1
        self.log.append(entry)
        self._change(entry)
        if isinstance(entry, SAID) and (id := entry.id):
            seen = self._seen[entry.seat]
            seen[id] = self.version
            if len(seen) > REMEMBERED:
                seen.popitem(last=False)
        for found_out in NOW:
            vars(self).pop(found_out, None)

    def _replay(self, entry: Entry) -> None:
        if self.trouble:
            return
        try:
            if isinstance(entry, entries.BeginEntry):
                self._lay_out()
                self._follow(entry.steps)
            elif isinstance(entry, entries.ActEntry):
                self._follow(entry.steps)
            elif isinstance(entry, entries.UndoEntry) and self.match:
                self.match.undo()
        except CutpurseError as error:  # only rules that have changed can come to that
            self.trouble = str(error)

    def _follow(self, steps: list[int]) -> None:
        """Play what the log says; rules of another version may find it illegal."""
        if self.match is None or self.dice is None:
            return
        for step in steps:
            self.dice.drawn += self.match.actor == CHANCE
            if self._same_rules():
                self.match.follow((step,))
            else:
                self.match.play(step)

    def _same_rules(self) -> bool:
        return self.founding.rules_version == self.game.rules_version

    def _lay_out(self) -> tuple[Match, FairDice]:
        self.match = new_match(self.game, self.charter)
        self.dice = FairDice(self.founding.seed, [place.adds for place in self.places])
        return self.match, self.dice

    def _change(self, entry: Entry) -> None:
        """What an entry changes beside the match."""
        if isinstance(entry, MOVES):
            end = self.match.version if self.match else 0
            self.spans[self.version] = Span(end - len(entry.steps), end)
            self.moved_at = self.version
        elif isinstance(entry, entries.UndoEntry):
            self.spans.popitem()  # the latest: nothing else has moved since
            self.moved_at = self.version
        elif isinstance(entry, entries.RematchEntry):
            self.rematch = entry.table
        elif isinstance(entry, entries.SeatEntry) and (change := CHAIRS.get(type(entry))):
            self.places[entry.seat] = change(self.places[entry.seat], entry)


def seated(chair: Chair, entry: entries.SitEntry) -> Chair:
    """A chair with the person on it, or the bot."""
    bot = chair.bot or STAND_IN if entry.person is None else chair.bot
    return replace(chair, bot=bot, name=entry.name, person=entry.person, adds=entry.adds)


CHAIRS: dict[type[entries.SeatEntry], Callable[[Chair, Any], Chair]] = {  # what an entry makes of a chair
    entries.SitEntry: seated,
    entries.StandEntry: lambda chair, it: Chair(None),
    entries.AwayEntry: lambda chair, it: replace(chair, away=True, left=chair.left or it.left),
    entries.BackEntry: lambda chair, it: replace(chair, away=False, left=False),
    entries.MuteEntry: lambda chair, it: replace(chair, muted=it.muted),
}


def played(founding: Founding, log: Iterable[Entry]) -> Table:
    """A table as its log makes it."""
    table = Table(founding)
    for entry in log:
        table.note(entry)
    return table
