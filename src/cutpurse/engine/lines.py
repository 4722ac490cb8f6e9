"""Lines: a phrase and who would say it, put into words when somebody asks."""

from __future__ import annotations

from typing import Any

from cutpurse.engine.words.phrases import Phrase, Seat, Thing, Words


class Line:
    """A phrase and who would say it; put into words when somebody asks."""

    __slots__ = ("phrase", "words")

    def __init__(self, phrase: Phrase | None, words: Words) -> None:
        self.phrase = phrase  # None: there is nothing to say
        self.words = words

    @property
    def key(self) -> str:
        return self.phrase.key if self.phrase else ""

    @property
    def args(self) -> dict[str, Any]:
        return self.phrase.args if self.phrase else {}

    @property
    def fleeting(self) -> bool:
        """Whether it is to be seen once and kept in mind."""
        return self.phrase is not None and self.phrase.fleeting

    @property
    def text(self) -> str:
        return self.words.say(self.phrase) if self.phrase else ""

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return self.phrase is not None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.text == other
        return type(other) is type(self) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text!r}>"

    def _facts(self) -> tuple[Any, ...]:
        return (self.phrase,)


class EventLine(Line):
    """Something that happened in a step, as one seat saw it."""

    __slots__ = ("actor", "step")

    def __init__(self, phrase: Phrase, words: Words, step: int, actor: int) -> None:
        super().__init__(phrase, words)
        self.step = step  # how many steps were played before it
        self.actor = actor  # a seat, or CHANCE

    def _facts(self) -> tuple[Any, ...]:
        return self.phrase, self.step, self.actor


class RefusalLine(Line):
    """Why something may not be done."""

    __slots__ = ("code",)

    def __init__(self, phrase: Phrase, words: Words, code: str) -> None:
        super().__init__(phrase, words)
        self.code = code  # stable, like that of an error

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that say so."""
        return self.phrase.rules if self.phrase else ()

    def _facts(self) -> tuple[Any, ...]:
        return self.phrase, self.code


class ChoiceLine(Line):
    """One of the things that a seat may do now."""

    __slots__ = ("action", "targets")

    def __init__(self, action: int, phrase: Phrase, targets: tuple[Seat | Thing, ...], words: Words) -> None:
        super().__init__(phrase, words)
        self.action = action
        self.targets = targets  # the seats and things that it is done with or to

    @property
    def verb(self) -> str:
        return self.key

    def _facts(self) -> tuple[Any, ...]:
        return self.action, self.phrase
