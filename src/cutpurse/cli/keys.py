"""The keyboard, read aside, so that a table can go on while nobody types."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Semaphore, Thread


class Keys:
    """Hands over one line whenever one is wanted; an empty one, without its end, when there are no more."""

    def __init__(self, hear: Callable[[str], object]) -> None:
        self._hear = hear
        self._wanted = Semaphore(0)
        self._is_asked = False
        self._read = b""
        Thread(target=self._serve, name="keys", daemon=True).start()

    def want(self) -> None:
        """Read a line, unless one is being read already."""
        if not self._is_asked:
            self._is_asked = True
            self._wanted.release()

    def _serve(self) -> None:
        while True:
            self._wanted.acquire()
            line = self._line()
            self._is_asked = False
            self._hear(line.decode(sys.stdin.encoding, "replace"))

    def _line(self) -> bytes:
        """The next line. It is read from the system: Python's own stdin would be locked when we leave."""
        while b"\n" not in self._read:
            if not (more := os.read(sys.stdin.fileno(), 65536)):
                break
            self._read += more
        line, end, self._read = self._read.partition(b"\n")
        return line + end
