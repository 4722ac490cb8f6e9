"""How long somebody may take, and how long the table waits."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.server.table import Table

BOTS_ANSWER = 1.5  # seconds after which bots answer a question that only bots are asked


def deadline(table: Table, asked_at: float, now: float, answered: Iterable[int] = ()) -> float | None:
    """When something must happen without anybody's doing: at a question that was put at a time, and from now
    on; `answered`: who has answered a question that several are asked.
    """
    charter, people = table.charter, table.people_asked
    if not table.asked:
        return None
    if table.is_common:
        least = min(charter.window, BOTS_ANSWER)
        if people and not table.has_clock:
            return max(now, asked_at + least) if set(people) <= set(answered) else None
        return asked_at + (charter.window if charter.people > 1 else least)
    if not people:
        return now + charter.bot_pace
    return now + charter.clock if table.has_clock else None
