"""What there is to play, and against whom, as it travels."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

Value = int | str


class OptionCard(Struct, frozen=True):
    """A house rule: a number from a range, or one of a few choices."""

    name: str
    help: str
    default: Value
    least: int | UnsetType = UNSET  # of a range
    most: int | UnsetType = UNSET
    choices: list[Value] | UnsetType = UNSET  # of a few
    words: dict[str, str] | UnsetType = UNSET  # for those that are words
    names_seat: bool | UnsetType = UNSET  # whether the numbers are seats


class GameCard(Struct, frozen=True):
    """A game's identity card, in the words of one language."""

    id: str
    title: str
    tagline: str
    designers: str
    publisher: str
    min_seats: int
    max_seats: int
    rules_version: int
    secrets: bool
    options: dict[str, OptionCard]
    languages: list[str]
    rules_pages: list[str]  # by language


class BotCard(Struct, frozen=True):
    """A bot, in the words of one language."""

    name: str
    word: str
    help: str
    games: list[str]  # that it knows
