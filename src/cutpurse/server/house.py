"""The house: all parts of the server put together, and what the handlers work with."""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Sequence

from cutpurse.server.databases import Database
from cutpurse.server.guard import Buckets, Origins
from cutpurse.server.hall import Hall
from cutpurse.server.metrics import Metrics
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store, hashed, or_refused
from cutpurse.server.surroundings import Surroundings
from cutpurse.server.thinking import BotPool

REQUESTS, REQUESTS_RATE = 240.0, 40.0  # of one address, at once and in a second
VISITS, VISITS_RATE = 60.0, 5.0  # sockets of one address, at once and in a second
ALL_SPOKEN, ALL_SPOKEN_RATE = 400.0, 100.0  # messages over all of them
PROCESS_BYTES = 8  # by which a process is known to others
MOST_PEOPLE = 65_536  # whose tokens are remembered


class House:
    def __init__(
        self, database: Database, around: Surroundings, origins: Sequence[str] = (), metrics: bool = False
    ) -> None:
        self.clock, self.random, self.luck = around.clock, around.random, around.luck
        self.store = Store(database, around.random(PROCESS_BYTES).hex(), around.threads)
        self.hall = Hall(self.store, BotPool(around), around)
        self.origins = Origins(origins)
        self.metrics = Metrics()
        self.shows_metrics = metrics
        self.requests = Buckets(REQUESTS, REQUESTS_RATE, around.clock.now)
        self.visits = Buckets(VISITS, VISITS_RATE, around.clock.now)
        self.spoken = Buckets(ALL_SPOKEN, ALL_SPOKEN_RATE, around.clock.now)
        self._person_by_token: OrderedDict[bytes, str] = OrderedDict()

    async def person(self, token: str | None) -> str | None:
        """Whose token this is; None without one. A token that nobody has is refused."""
        if token is None:
            return None
        if (hash := hashed(token)) not in self._person_by_token:
            found = await or_refused(self.store.person(token, self.clock.now()))
            if found is None or not hmac.compare_digest(found[0], hash):
                raise Refused("unknown-token")
            self._person_by_token[hash] = found[1]
            if len(self._person_by_token) > MOST_PEOPLE:
                self._person_by_token.popitem(last=False)
        return self._person_by_token[hash]
