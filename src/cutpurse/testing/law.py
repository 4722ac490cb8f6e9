"""What a law is, and over which games it is tried.

A law is a generator: it plays a game and yields what is wrong, as a sentence that says what was expected. The
first such sentence breaks it.

    @law(seeds(5))
    def shares_sum_to_one(trial: Trial) -> Wrong:
        \"""Shares of the win sum to one.\"""
        ...
        if sum(shares) != 1:
            yield f"shares must sum to 1, not to {sum(shares)}"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from cutpurse.engine.chance import below, stream
from cutpurse.engine.contract import OVER
from cutpurse.engine.game import Game, Option
from cutpurse.engine.match import Match
from cutpurse.errors import BrokenLaw

Wrong = Iterator[str]
LONGEST = 200_000  # steps: a game that takes more does not end


@dataclass
class Trial:
    """A game at which a law is tried: at a table with so many seats and such house rules, by one seed."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    step: int | None = None  # how far it has come, for whoever is told what is wrong

    def __str__(self) -> str:
        """In short, as the name of a test."""
        rules = (f"{name}={value}" for name, value in self.options.items())
        return "-".join([self.game.id, str(self.seats), *rules, str(self.seed)])

    @property
    def told(self) -> str:
        """Where it is tried, and how far it has come."""
        where = [f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())]
        step = [] if self.step is None else [f"step {self.step}"]
        return ", ".join([*where, f"seed {self.seed}", *step])

    def rng(self, number: int) -> list[int]:
        """A generator for this trial."""
        return [stream(self.seed, number)]

    def match(self, **options: Any) -> Match:
        return self.game.new(self.seats, seed=self.seed, **{**self.options, **options})

    def by_hand(self, **options: Any) -> Match:
        """A match in which whoever tries the law plays chance too."""
        return self.game.new(self.seats, chance="manual", **{**self.options, **options})

    def at_random(self, match: Match, rng: list[int]) -> Iterator[Match]:
        """The match before each decision; then one of the legal actions is played."""
        for moment in self.going_on(match):
            yield moment
            moment.play(one_of(moment.legal(), rng))

    def going_on(self, match: Match) -> Iterator[Match]:
        """The match after every step that somebody plays, until it is over."""
        while match.actor != OVER:
            self.come_to(match.version)
            yield match
        self.step = match.version

    def come_to(self, step: int) -> None:
        self.step = step
        if step > LONGEST:
            raise Endless(f"a game must end, and this one has not after {LONGEST} steps")


class Endless(Exception):
    """A game does not come to an end."""


@dataclass(frozen=True)
class Law:
    """Something that holds in every game."""

    holds: Callable[[Trial], Wrong]
    trials: Callable[[Game], Iterator[Trial]]

    @cached_property
    def name(self) -> str:
        return self.holds.__name__.replace("_", "-")

    @property
    def sentence(self) -> str:
        """What it says."""
        return str(self.holds.__doc__).partition("\n")[0]

    def __str__(self) -> str:
        return self.name

    def check(self, game: Game) -> None:
        """Try it at all kinds of tables; raises `BrokenLaw`."""
        __tracebackhide__ = True
        for trial in self.trials(game):
            self.check_at(trial)

    def check_at(self, trial: Trial) -> None:
        """Try it once."""
        __tracebackhide__ = True  # whoever runs pytest wants to read the sentence
        tried = replace(trial)
        try:
            wrong = next(self.holds(tried), None)
        except Endless as error:
            raise self.broken(tried, str(error)) from None
        except Exception as error:
            raise self.broken(tried, f"the game fails with {type(error).__name__}: {error}") from error
        if wrong is not None:
            raise self.broken(tried, wrong)

    def broken(self, trial: Trial, wrong: str) -> BrokenLaw:
        return BrokenLaw(f'{trial.game.id} breaks the law "{self.name}" ({trial.told}): {wrong}')


def law(trials: Callable[[Game], Iterator[Trial]]) -> Callable[[Callable[[Trial], Wrong]], Law]:
    """Makes a law of a generator, which is tried over these."""

    return lambda holds: Law(holds, trials)


def one_of(possible: list[int], rng: list[int]) -> int:
    return possible[below(rng, len(possible))]


# What a law is tried over


def once(game: Game) -> Iterator[Trial]:
    yield from seeds(1, 3)(game)


def seeds(number: int, first: int = 0) -> Callable[[Game], Iterator[Trial]]:
    """So many matches, with one seat more each time."""

    def trials(game: Game) -> Iterator[Trial]:
        sizes = [*sizes_of(game)]
        for seed in range(first, first + number):
            yield Trial(game, sizes[seed % len(sizes)], seed=seed)

    return trials


def largest(game: Game) -> Iterator[Trial]:
    """The table with all seats."""
    yield Trial(game, game.max_seats, seed=1)


def every_size(game: Game) -> Iterator[Trial]:
    for seats in sizes_of(game):
        yield Trial(game, seats)


def every_table(game: Game) -> Iterator[Trial]:
    """Every number of seats: with the usual options, then with each option changed by itself."""
    for seats in sizes_of(game):
        for options in house_rules(game, seats):
            yield Trial(game, seats, options)


def some_tables(game: Game) -> Iterator[Trial]:
    """The usual options at every number of seats; each changed option at one of them, in turn."""
    sizes = sizes_of(game)
    for number, seats in enumerate(sizes):
        yield Trial(game, seats)
        for options in house_rules(game, seats)[1 + number :: len(sizes)]:
            yield Trial(game, seats, options)


def sizes_of(game: Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def house_rules(game: Game, seats: int) -> list[dict[str, Any]]:
    """No house rule, then each by itself."""
    changed: list[dict[str, Any]] = [
        {name: value}
        for name, option in game.options.items()
        for value in sample(option, seats)
        if value != option.default
    ]
    return [{}, *changed]


def sample(option: Option, seats: int) -> list[Any]:
    """The first choice that is not the default; of a range the least, and one that cuts games short."""
    if isinstance(option.choices, range):
        return [value for value in (option.choices[0], option.choices[0] + 15) if value in option.choices]
    others = [choice for choice in option.choices if choice != option.default]
    return [choice for choice in others if option.allows(choice, seats)][:1]
