"""What the server says no to: a stable code, and a phrase that says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cutpurse.engine.words.phrases import Phrase, Words
from cutpurse.errors import CutpurseError

WORDS = Path(__file__).parent / "words"


class Refused(CutpurseError):
    """Something that may not be done; nothing has changed.

    The phrase is one of the server's catalogue under the code, or another that says it better.
    """

    def __init__(self, code: str, reason: Phrase | str | None = None, /, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.phrase = reason if isinstance(reason, Phrase) else Phrase(reason or code, args)

    def sentence(self) -> str:
        """Why, in English; a game's own reason is said with the game's own words, elsewhere."""
        words = Words(WORDS)
        return words.say(self.phrase) if words.knows(self.phrase.key) else self.code


class Unsure(Refused):
    """The store was lost while it was writing: whether it has happened will be seen when it is back."""
