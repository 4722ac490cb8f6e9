"""What must happen at a table by itself: bots decide, clocks run out, kept answers are released."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any

import msgspec

from cutpurse.engine.layout import Layout
from cutpurse.server import messages
from cutpurse.server.audience import Audience
from cutpurse.server.book import Book, Change
from cutpurse.server.entries import By
from cutpurse.server.errands import Errands
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.store import or_refused, or_unsure
from cutpurse.server.surroundings import Timer
from cutpurse.server.table import Table
from cutpurse.server.thinking import BotPool
from cutpurse.server.writer import StoreFailed

TRY_AGAIN = 1.0  # seconds, when the store could not take what was due
Answers = dict[int, messages.Act]


class Duties:
    def __init__(self, book: Book, audience: Audience, bots: BotPool, errands: Errands) -> None:
        self.book, self.table, self.clock = book, book.table, book.clock
        self.audience = audience
        self.errands = errands
        self._bots = bots
        self._timer: Timer | None = None
        self._rings_at = 0.0  # when the timer does: not after what is due here
        self._is_elsewhere = False  # whether another process sees to what is due
        self._thoughts: dict[int, asyncio.Task[int]] = {}  # of the bots that are asked

    @property
    def are_done(self) -> bool:
        return self.book.due is None and not self._thoughts

    def start(self, due: float | None, elsewhere: bool) -> None:
        """Take up the duties of a table that was just opened, unless another process has them."""
        now = self.clock.now()
        if not elsewhere:
            self._think()
            if due is None:
                due = self.table.deadline(self.book.asked_at, now)
            elif self.table.people_asked:
                due = max(due, now + self.table.charter.grace)  # they could not be there: the server was gone
        self._set_due(due, elsewhere)

    def arrange(self, since: int, elsewhere: bool) -> None:
        """See to what comes next, after what was written since a version; unless another process does."""
        if self.table.has_moved(since):
            self._forget_thoughts()
            if not elsewhere:
                self._think()
        self._set_due(self.book.due, elsewhere)

    def do_overdue(self) -> None:
        """Do what is due, if nothing here is about to do it."""
        now = self.clock.now()
        if self.book.due is None or self.book.due < now:
            self._set_due(now)

    async def hand_over(self, change: Change) -> None:
        """Somebody else decides for a seat: set the clock, or let the bot begin. Nobody has more time than
        before.
        """
        await self.book.write(change)
        async with self.book.lock:
            table, store = self.table, self.book.store
            self._forget_thoughts()
            self._think()
            answered = await or_refused(store.answers(table.id, table.moved_at)) if table.is_common else ()
            self._set_due(table.deadline(self.book.asked_at, self.book.asked_at, answered))
            self.audience.tell(table.version, self.book.left())
            await or_refused(store.set_due(table.id, table.version, self.book.due))

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._forget_thoughts()

    # The timer

    def _set_due(self, due: float | None, elsewhere: bool = False) -> None:
        self.book.due, self._is_elsewhere = due, elsewhere
        self._wind_up()

    def _wind_up(self) -> None:
        """A timer that rings too early is wound up again then: that is cheaper than with every move."""
        due = self.book.due
        if due is None or self._is_elsewhere or (self._timer and self._rings_at <= due):
            return
        if self._timer:
            self._timer.cancel()
        self._rings_at = due
        self._timer = self.clock.call_later(max(0.0, due - self.clock.now()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self.book.due is None or self._is_elsewhere:
            return
        if self.book.due > self.clock.now():
            self._wind_up()
        else:
            self.errands.run(self._discharge(self.table.moved_at))

    async def _discharge(self, moved_at: int) -> None:
        """Do what is due: release the answers, let a bot decide, or end somebody's time."""
        asked = self.table.asked
        try:
            self.table.check_current(moved_at)
            if self.table.is_common:
                await self._release(moved_at)
            elif asked:
                await self._decide_for(moved_at, next(iter(asked)))
        except Refused:
            is_still_due = not self.table.has_moved(moved_at)  # the store could not take it
            if self.book.due is not None and is_still_due:
                self._set_due(self.clock.now() + TRY_AGAIN)

    # Bots

    def _think(self) -> None:
        """The bots that are asked begin to think."""
        for seat, state in self.table.asked.items():
            if self.table.is_bots(seat):
                self._thoughts[seat] = asyncio.create_task(self._thought(seat, state))

    def _thought(self, seat: int, state: Layout) -> Coroutine[Any, Any, int]:
        """What the bot of a seat decides; what it forgets, it forgets all game long."""
        table = self.table
        salt = int.from_bytes(sha256(table.founding.seed + b"%d" % seat).digest()[:4], "big")
        return self._bots.decide(table.game, table.level(seat), seat, state, salt)

    def _forget_thoughts(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    async def _decide_for(self, moved_at: int, seat: int) -> None:
        """A bot decides: for itself, for a person who is gone, or because the time is over."""
        by: By = "bot" if self.table.is_bots(seat) else "clock"
        action = await (self._thoughts.get(seat) or self._thought(seat, self.table.asked[seat]))

        def change(table: Table) -> None:
            table.check_current(moved_at)
            if by == "clock" and not self.audience.is_here(seat):
                table.mark_away(seat)
            table.decide(seat, action, by=by)

        await self.book.write(change)

    # Questions that several are asked

    async def keep(self, seat: int, act: messages.Act) -> int:
        """Keep an answer, for a caller that holds the lock; what it is shows when all are released. Says to
        which version it belongs.
        """
        table, store = self.table, self.book.store
        table.check_current(act.version)
        if reason := table.match and table.match.why_not(seat, act.action):
            raise Refused(reason.code, reason.phrase)
        kept = await self._store_answer(seat, msgspec.json.encode(act))
        if kept is None:
            raise Refused("stale")
        due = table.deadline(self.book.asked_at, self.clock.now(), kept)
        if due is not None and self.book.due is None:
            # The answer is kept already: no refusal would be true.
            await or_unsure(store.set_due(table.id, table.version, due))
            self._set_due(due)
        return table.moved_at

    async def _store_answer(self, seat: int, body: bytes) -> dict[int, bytes] | None:
        """The answers that are kept, with this one. If the store failed, the answer may be there from an
        earlier try: it is refused only if it is certain that it is not.
        """
        store, id, version = self.book.store, self.table.id, self.table.moved_at
        try:
            return await store.keep_answer(id, version, seat, body)
        except StoreFailed as error:
            kept = None if error.unsure else await or_unsure(store.answers(id, version))
        if kept and kept.get(seat) == body:
            return kept
        raise (Refused if kept is not None else Unsure)("store-failed")

    async def _release(self, moved_at: int) -> None:
        """Play the answers in their order, until one of them changes something."""
        kept = await or_refused(self.book.store.close_question(self.table.id, moved_at))
        answers = {seat: msgspec.json.decode(body, type=messages.Act) for seat, body in kept.items()}
        asked = self.table.asked.items()
        chosen = {seat: self._answer(seat, state, answers) for seat, state in asked}

        def change(table: Table) -> None:
            table.check_current(moved_at)
            for seat, action in chosen.items():
                match = table.match
                if match is None or match.actor != seat:
                    return
                is_silent = action == match.silence
                by: By = "person" if seat in answers else "bot" if table.is_bots(seat) else "clock"
                table.decide(seat, action, answers[seat].id if by == "person" else "", by)
                if not is_silent:
                    return

        await self.book.write(change)

    def _answer(self, seat: int, state: Layout, answers: Answers) -> int:
        """What a seat answers; a bot that has not come to an end decides without thinking.

        What a person has answered stands, also if that person has gone since.
        """
        table = self.table
        if seat in answers:
            return answers[seat].action
        if table.is_bots(seat):
            thought = self._thoughts.get(seat)
            if thought and thought.done() and not thought.cancelled() and not thought.exception():
                return thought.result()
            return self._bots.decide_now(table.game, seat, state)
        return table.game.views.silence(state)
