"""How much somebody may say at once, and how much in the long run."""

from __future__ import annotations

from collections.abc import Callable

SPOKEN, SPOKEN_RATE = 40.0, 10.0  # messages over a socket, at once and in a second
Clock = Callable[[], float]  # which may be set back


class Bucket:
    """So many tokens, refilled at a rate; who has none left must wait."""

    __slots__ = ("_at", "_left", "_now", "rate", "size")

    def __init__(self, size: float, rate: float, now: Clock) -> None:
        self.size, self.rate = size, rate
        self._now = now
        self._left, self._at = size, now()

    def take(self, tokens: float = 1.0) -> bool:
        """Whether there were enough."""
        now = self._now()
        self._left = min(self.size, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True
