"""People who are gone: how long the table waits for them, and that they have their seat back."""

from __future__ import annotations

from cutpurse.server.duties import Duties
from cutpurse.server.surroundings import Timer


class Absence:
    def __init__(self, duties: Duties) -> None:
        self.table, self.clock = duties.table, duties.clock
        self.audience, self.errands = duties.audience, duties.errands
        self._duties = duties
        self._graces: dict[int, Timer] = {}  # by seat

    def on_arrival(self, seat: int | None) -> None:
        """Somebody is connected again: a bot that plays for them does so no longer."""
        if seat is None:
            return
        self.stop_waiting(seat)
        if self.table.status == "playing" and self.table.places[seat].away:
            self.errands.run(self._return(seat))

    def stop_waiting(self, seat: int) -> None:
        """Nobody waits for them any longer."""
        if grace := self._graces.pop(seat, None):
            grace.cancel()

    def on_departure(self, seat: int | None) -> None:
        """Wait a while for somebody who is gone."""
        if seat is None:
            return
        self.stop_waiting(seat)
        if not self.audience.is_here(seat) and self.table.has_clock:
            grace = self.table.charter.grace
            self._graces[seat] = self.clock.call_later(
                grace, lambda: self.errands.run(self._let_bot_play(seat))
            )

    def welcome_back(self) -> None:
        """Whoever is here plays for themselves, unless they have said that they leave."""
        for seat, place in enumerate(self.table.places):
            is_gone = place.away and not place.left and self.table.status == "playing"
            if is_gone and self.audience.has_viewer(seat):
                self.errands.run(self._return(seat))

    async def _return(self, seat: int) -> None:
        await self._duties.hand_over(lambda table: table.mark_back(seat))

    async def _let_bot_play(self, seat: int) -> None:
        """A person was gone for too long: a bot takes the seat."""
        if not self.audience.is_here(seat):
            await self._duties.hand_over(lambda table: table.mark_away(seat))

    def stop(self) -> None:
        for grace in self._graces.values():
            grace.cancel()
