"""Runs one table in this process: writes what happens, tells it, and sees to what must happen by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from cutpurse.engine.layout import Layout
from cutpurse.server import messages
from cutpurse.server.entries import Away, Back, Begin, By, Entry, Sit, Stand, encode
from cutpurse.server.facts import result
from cutpurse.server.messages import Ack, Presence, Welcome, write
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.store import Chair, Conflict, Line, StoreFailed, stored
from cutpurse.server.table import Table, played
from cutpurse.server.telling import Teller, Viewer

if TYPE_CHECKING:
    from cutpurse.server.hall import Hall

ATTEMPTS = 8  # to write, when other processes write to the same table
BOTS_ANSWER = 1.5  # seconds after which bots answer a question that only bots are asked
TRY_AGAIN = 1.0  # seconds, when the store could not take what was due
TOO_OLD = 500  # entries that somebody may have missed before a snapshot is shorter
WHO = "?"  # asks other processes who is connected there
log = logging.getLogger("cutpurse.table")


Play = Callable[[Table], None]  # plays something on a table, and notes the entries
Waiting = tuple[Viewer, str] | None


class Croupier:
    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.teller = Teller(table)
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[tuple[str, int], int] = {}  # viewers at other processes, by process and seat
        self.heard: dict[int | None, int] = {}  # the last version that each seat was told
        self.touched = time()
        self.asked_at = time()
        self.due: float | None = None  # when something must happen by itself
        self._unsure = False  # whether something may be in the store that is not here
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._thoughts: dict[int, asyncio.Task[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Writing: nothing is told before it is safe

    async def write(self, play: Play, waiting: Waiting = None) -> int:
        """Play something on the table, write it down, and tell it; the version it has led to.

        `waiting`: a viewer who waits for an answer to a message, and the number of that message.
        """
        async with self._lock:
            return await self._write(play, waiting)

    async def settled(self) -> Table:
        """The table when nothing is being written: what is not safe yet is told to nobody."""
        async with self._lock:
            return self.table

    async def _write(self, play: Play, waiting: Waiting) -> int:
        for _ in range(ATTEMPTS):
            if self._unsure:
                await self._make_sure()
            if known := self._known(waiting):
                return known
            since, moved, steps = self.table.version, self.table.moved, self._steps()
            try:
                play(self.table)
                line = self._line(since, moved)
                await self.hall.store.append(line)
            except Conflict:  # somebody else was first; or this was written before the store was lost
                self._rewind(since, steps)
                self._unsure = True
                continue
            except StoreFailed as error:
                log.error("not written", extra={"table": self.table.id, "why": str(error)})
                self._rewind(since, steps)
                self._unsure = error.unsure
                raise (Unsure if error.unsure else Refused)("store-failed") from None
            except BaseException:
                self._rewind(since, steps)
                raise
            self._settle(since, moved, line.due, False, waiting)
            return self.table.version
        raise Refused("store-failed")

    async def _make_sure(self) -> None:
        """Find out what has become of what was being written when the store was lost."""
        try:
            await self._catch_up()
        except Refused:
            raise Unsure("store-failed") from None
        self._unsure = False

    def _known(self, waiting: Waiting) -> int | None:
        """The version that a message has led to already, if it has come before; who waits is told."""
        if waiting is None:
            return None
        viewer, id = waiting
        known = None if viewer.seat is None else self.table.known(viewer.seat, id)
        if known:
            viewer.wire.push(write(Ack(id, known)))
        return known

    def _line(self, since: int, moved: int) -> Line:
        entries = self.table.log[since:]
        now = time()
        if self.table.moved != moved:
            self.asked_at = now
        due = self._deadline(now, set()) if self.table.moved != moved else self.due
        bodies, asked = [encode(each) for each in entries], " ".join(map(str, self.table.asked()))
        line = Line(self.table.id, since + 1, now, bodies, self.table.status, asked, due)
        has_ended = self.table.status == "over" and self.table.moved > since
        if not has_ended and not any(isinstance(each, Sit | Stand) for each in entries):
            return line
        seated = tuple((each.person, each.seat) for each in entries if isinstance(each, Sit) and each.person)
        return line._replace(places=sitting(self.table), seated=seated, stood=self._stood(since))

    def _stood(self, since: int) -> tuple[str, ...]:
        """People who have given their chairs back."""
        gone = {each.seat for each in self.table.log[since:] if isinstance(each, Stand)}
        before = [each for each in self.table.log[:since] if isinstance(each, Sit) and each.seat in gone]
        still = {place.person for place in self.table.places}
        return tuple(each.person for each in before if each.person and each.person not in still)

    def _rewind(self, since: int, steps: int) -> None:
        """Forget what could not be written; the log up to there is still in memory."""
        if self.table.version != since or self._steps() != steps:
            self._replace(self.table.log[:since])

    def _steps(self) -> int:
        return self.table.match.version if self.table.match else -1

    def _replace(self, log: list[Entry]) -> None:
        self.table = played(self.table.founding, log)
        self.teller = Teller(self.table)

    async def catch_up(self) -> None:
        """Take in what another process has written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        since, moved, store = self.table.version, self.table.moved, self.hall.store
        newer = await stored(store.log(self.table.id, since))
        duty = await stored(store.duty(self.table.id)) if newer else (None, False)
        for entry, _ in newer:
            self.table.note(entry)
        if newer:
            self._settle(since, moved, *duty)

    def _settle(
        self, since: int, moved: int, due: float | None, elsewhere: bool, waiting: Waiting = None
    ) -> None:
        """What was written is safe: tell it, and see to what comes next, unless another process does."""
        self.touched = time()
        if self.table.moved != moved:
            self.asked_at = self.touched
            self._forget_duties()
            if not elsewhere:
                self._note_down(since)
                self._think()
        self._set_due(due, elsewhere)
        self._find_seats(since)
        self.tell(since, waiting)
        self._welcome_back()

    def _note_down(self, since: int) -> None:
        """For whoever reads the server's log: games that begin and end."""
        facts = {"table": self.table.id, "game": self.table.game.id}
        if any(isinstance(entry, Begin) for entry in self.table.log[since:]):
            log.info("a game begins", extra=facts)
        if self.table.status == "over":
            log.info("a game is over", extra=facts | {"entries": self.table.version})

    def _find_seats(self, since: int) -> None:
        """Who has looked on and sits down now, or stands up, looks with other eyes, or no more."""
        if not any(isinstance(entry, Sit | Stand | Begin) for entry in self.table.log[since:]):
            return
        for viewer in tuple(self.viewers):
            self._find_seat(viewer)
            if viewer.seat is None and not self.table.may_be_watched:
                self.viewers.discard(viewer)
                viewer.wire.cut()

    def _find_seat(self, viewer: Viewer) -> None:
        seat = self.table.seat_of(viewer.person)
        if seat != viewer.seat:
            viewer.seat = seat
            viewer.wire.push(write(Welcome(messages.PROTOCOL, messages.BUILD, seat)))

    # Telling

    def tell(self, since: int, waiting: Waiting = None) -> None:
        """Send everybody what happened after a version; an answer that somebody waits for goes with it."""
        left, version = self._left(), self.table.version
        for viewer in tuple(self.viewers):
            message = self.teller.update(viewer, since, left)
            if waiting and waiting[0] is viewer:
                viewer.wire.push(message, write(Ack(waiting[1], version)))
            else:
                viewer.wire.push(message)
            self.heard[viewer.seat] = version

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """Somebody looks at the table from now on; what was missed comes first, or a snapshot."""
        async with self._lock:
            version = self.table.version
            self._find_seat(viewer)  # while this one waited, somebody may have sat down
            if since is None or since > version or version - since > TOO_OLD:
                since, heard = 0, self.heard.get(viewer.seat, version)
            else:
                heard = since
            viewer.wire.push(self.teller.snapshot(viewer, since, heard, self._left()))
            self.heard[viewer.seat] = version
            self.viewers.add(viewer)
        self._announce(viewer.seat)
        if viewer.seat is not None:
            self._cancel_grace(viewer.seat)
            if self.table.status == "playing" and self.table.places[viewer.seat].away:
                self.spawn(self._return(viewer.seat))

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        self.viewers.discard(viewer)
        self._announce(viewer.seat)
        if viewer.seat is not None:
            self._give_grace(viewer.seat)

    def _give_grace(self, seat: int) -> None:
        """Wait a while for somebody who is gone."""
        self._cancel_grace(seat)
        if not self.is_here(seat) and self._has_clock():
            loop = asyncio.get_running_loop()
            self._graces[seat] = loop.call_later(self.table.charter.grace, self._spawn_gone, seat)

    def is_here(self, seat: int | None) -> bool:
        """Whether somebody is connected for a seat, here or elsewhere."""
        here = any(viewer.seat == seat for viewer in self.viewers)
        return here or any(count for (_, each), count in self.elsewhere.items() if each == seat)

    def presence(self) -> bytes:
        here = [self.table.places[seat].bot is not None or self.is_here(seat) for seat in self._seats()]
        watching = sum(viewer.seat is None for viewer in self.viewers)
        return write(Presence(here, watching))

    def tell_presence(self) -> None:
        message = self.presence()
        for viewer in tuple(self.viewers):
            viewer.wire.push(message)

    def hear_presence(self, process: str, seat: int, count: int) -> None:
        """So many are connected for a seat at another process."""
        self.elsewhere[process, seat] = count
        if count:
            self._cancel_grace(seat)
        self.tell_presence()

    def forget(self, process: str) -> None:
        """Another process has died, and with it the connections there."""
        seats = [seat for (each, seat), count in self.elsewhere.items() if each == process and count]
        for seat in seats:
            del self.elsewhere[process, seat]
            self._give_grace(seat)
        if seats:
            self.tell_presence()

    def announce_all(self) -> None:
        """Tell other processes who is here, since one of them has asked."""
        for seat in {viewer.seat for viewer in self.viewers}:
            self._announce_elsewhere(seat)

    def _announce(self, seat: int | None) -> None:
        """Let everybody know who is there, at other processes too."""
        self.tell_presence()
        self._announce_elsewhere(seat)

    def _announce_elsewhere(self, seat: int | None) -> None:
        if seat is not None:
            count = sum(viewer.seat == seat for viewer in self.viewers)
            self.spawn(self.hall.store.presence(f"{self.table.id} {seat}:{count}"))

    def _left(self) -> float | None:
        """Seconds until the clock of a person has run out."""
        if self.due is None or not self.table.people_asked():
            return None
        return max(0.0, self.due - time())

    # What must happen by itself

    def _seats(self) -> range:
        return range(self.table.charter.seats)

    def _has_clock(self) -> bool:
        charter = self.table.charter
        return self.table.status == "playing" and charter.pace == "live" and not charter.is_practice

    def _deadline(self, now: float, answered: Iterable[int]) -> float | None:
        """When something must happen without anybody's doing."""
        asked = self.table.asked()
        charter = self.table.charter
        if not asked:
            return None
        people = self.table.people_asked()
        if self.table.is_common:
            least = min(charter.window, BOTS_ANSWER)
            if people and not self._has_clock():
                return max(now, self.asked_at + least) if set(people) <= set(answered) else None
            return self.asked_at + (charter.window if charter.people > 1 else least)
        if not people:
            return now + charter.bot_pace
        return now + charter.clock if self._has_clock() else None

    def _set_due(self, due: float | None, elsewhere: bool = False) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self.due = due
        if due is not None and not elsewhere:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - time()), self._ring)

    def _ring(self) -> None:
        self.spawn(self.discharge(self.table.moved))

    def _think(self) -> None:
        """The bots that are asked begin to think."""
        table = self.table
        for seat, state in table.asked().items():
            if table.is_bots(seat):
                thought = self._thought(seat, state)
                self._thoughts[seat] = asyncio.get_running_loop().create_task(thought)

    def _thought(self, seat: int, state: Layout) -> Coroutine[Any, Any, int]:
        """What the bot of a seat decides; what it forgets, it forgets all game long."""
        table = self.table
        salt = int.from_bytes(sha256(table.founding.seed + b"%d" % seat).digest()[:4], "big")
        return self.hall.minds.decide(table.game, table.level(seat), seat, state, salt)

    def _forget_duties(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    async def discharge(self, moved: int) -> None:
        """Do what is due: release the answers, let a bot decide, or end somebody's time."""
        try:
            if self.table.moved != moved or not self.table.asked():
                return
            if self.table.is_common:
                await self._release(moved)
            else:
                await self._decide_for(moved, next(iter(self.table.asked())))
        except Refused:
            if self.table.moved == moved and self.due is not None:  # the store could not take it
                self._set_due(time() + TRY_AGAIN)

    async def _decide_for(self, moved: int, seat: int) -> None:
        """A bot decides: for itself, for a person who is gone, or because the time is over."""
        is_bots = self.table.is_bots(seat)
        action = await (self._thoughts.get(seat) or self._thought(seat, self.table.asked()[seat]))

        def play(table: Table) -> None:
            if table.moved != moved:
                raise Refused("stale")
            if not is_bots and not self.is_here(seat) and not table.places[seat].away:
                table.note(Away(seat))
            table.note(table.decide(seat, action, by="bot" if is_bots else "clock"), played=True)

        await self.write(play)

    async def _release(self, moved: int) -> None:
        """Play the answers to a common question in their order, until one of them changes something."""
        kept = await stored(self.hall.store.close_question(self.table.id, moved))
        answers = {seat: msgspec.json.decode(body, type=messages.Act) for seat, body in kept.items()}
        chosen = {seat: self._answer(seat, state, answers) for seat, state in self.table.asked().items()}

        def play(table: Table) -> None:
            if table.moved != moved:
                raise Refused("stale")
            for seat, action in chosen.items():
                match = table.match
                if match is None or match.actor != seat:
                    return
                is_silent = action == match.silence
                by: By = "bot" if table.is_bots(seat) else "person" if seat in answers else "clock"
                id = answers[seat].id if by == "person" else ""
                table.note(table.decide(seat, action, id, by), played=True)
                if not is_silent:
                    return

        await self.write(play)

    def _answer(self, seat: int, state: Layout, answers: dict[int, messages.Act]) -> int:
        """What a seat answers; a bot that has not come to an end decides without thinking."""
        table = self.table
        if table.is_bots(seat):
            thought = self._thoughts.get(seat)
            ready = thought is not None and thought.done() and not thought.cancelled()
            if thought is not None and ready and thought.exception() is None:
                return thought.result()
            return self.hall.minds.decide_now(table.game, seat, state)
        return answers[seat].action if seat in answers else table.game.silence(state)

    async def keep(self, seat: int, act: messages.Act) -> int:
        """Keep an answer to a question that several are asked; what it is shows when all are released."""
        async with self._lock:
            table, store = self.table, self.hall.store
            if act.version < table.moved or seat not in table.asked():
                raise Refused("stale")
            if reason := table.match and table.match.why_not(seat, act.action):
                raise Refused(reason.code, reason.phrase)
            version = table.moved
            kept = await stored(store.keep_answer(table.id, version, seat, msgspec.json.encode(act)))
            if kept is None:
                raise Refused("stale")
            due = self._deadline(time(), kept)
            if due is not None and self.due is None:
                await stored(store.set_due(table.id, table.version, due))
                self._set_due(due)
        return version

    # People who are gone

    def _welcome_back(self) -> None:
        """Whoever is here plays for themselves, unless they have said that they leave."""
        if self.table.status != "playing":
            return
        for seat in {viewer.seat for viewer in self.viewers}:
            if seat is not None and self.table.places[seat].away and not self.table.places[seat].left:
                self.spawn(self._return(seat))

    async def _return(self, seat: int) -> None:
        def play(table: Table) -> None:
            if not table.places[seat].away:
                raise Refused("stale")
            table.note(Back(seat))

        await self.write(play)
        await self.rethink()

    def _spawn_gone(self, seat: int) -> None:
        self.spawn(self._gone(seat))

    async def _gone(self, seat: int) -> None:
        """A person was gone for too long: a bot takes the seat."""

        def play(table: Table) -> None:
            if table.places[seat].away or table.status != "playing":
                raise Refused("stale")
            table.note(Away(seat))

        if not self.is_here(seat):
            await self.write(play)
            await self.rethink()

    async def rethink(self) -> None:
        """Who decides has changed: set the clock, or let the bot begin. Nobody has more time than before."""
        async with self._lock:
            table, store = self.table, self.hall.store
            self._forget_duties()
            self._think()
            answered = await stored(store.answers(table.id, table.moved)) if self.table.is_common else ()
            self._set_due(self._deadline(self.asked_at, answered))
            self.tell(table.version)
            await stored(store.set_due(table.id, table.version, self.due))

    def _cancel_grace(self, seat: int) -> None:
        if grace := self._graces.pop(seat, None):
            grace.cancel()

    async def _quietly(self, work: Awaitable[Any]) -> None:
        with suppress(Refused, StoreFailed):  # what must happen is due until it has happened
            await work

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done for which nobody waits."""
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self, due: float | None, elsewhere: bool) -> None:
        """Take up the duties of a table that was just opened, unless another process has them."""
        now = time()
        if elsewhere:
            self._set_due(due, elsewhere)
            return
        self._think()
        if due is None:
            due = self._deadline(now, ())
        elif self.table.people_asked():
            due = max(due, now + self.table.charter.grace)  # they could not be there: the server was gone
        self._set_due(due)

    def see_to_it(self) -> None:
        """Do what is due, if nothing here is about to do it."""
        if self.due is None or self.due < time():
            self._set_due(time())

    def is_idle(self, before: float) -> bool:
        """Whether nobody looks, and nothing is about to happen."""
        busy = self.viewers or self._tasks or self._lock.locked() or self._thoughts
        return not busy and self.due is None and self.touched < before

    def stop(self) -> None:
        """Put the table away."""
        self._set_due(None)
        self._forget_duties()
        for grace in self._graces.values():
            grace.cancel()
        for task in self._tasks:
            task.cancel()


def sitting(table: Table) -> bytes:
    """Who sits at a table, for lists; when it is over, with what result."""
    ends = result(table)
    chairs = [
        Chair(place.name, place.bot, *(ends[seat] if ends else ())) for seat, place in enumerate(table.places)
    ]
    return msgspec.json.encode(chairs)
