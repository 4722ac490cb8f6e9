"""Balance: what the seat is worth, how long games are, which rules matter, and what house rules change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from cutpurse.engine.game import Game, Value
from cutpurse.engine.words.phrases import Words
from cutpurse.lab.census import Census, census
from cutpurse.lab.estimates import Counts
from cutpurse.lab.lineups import Contest, LineUp
from cutpurse.lab.study import Asked, Counted
from cutpurse.lab.tally import Length, Standing


@dataclass(frozen=True)
class ActionUse:
    action: int
    says: str
    part: float  # of all decisions


@dataclass(frozen=True)
class Balanced:
    """One set of house rules."""

    standing: Standing
    census: Census
    turns: Length | None
    actions: list[ActionUse]  # the most frequent first
    never: int  # actions that nobody ever took


@dataclass(frozen=True)
class BalanceResult:
    game: str
    seed: int
    seats: int
    variants: list[Balanced]


def sweep(
    lineup: LineUp, options: Mapping[str, Value], swept: Mapping[str, Sequence[Value]]
) -> list[Contest]:
    """The line-up at every combination of the house rules."""
    return [
        Contest(lineup, {**options, **dict(zip(swept, values, strict=True))})
        for values in product(*swept.values())
    ]


class Balance(Counted):
    """Folds all games, and watches the first of them rule by rule."""

    name = "balance"

    def __init__(
        self, asked: Asked, bots: Sequence[str], swept: Mapping[str, Sequence[Value]], sample: int
    ) -> None:
        super().__init__(asked, sweep(asked.lineup(bots), asked.options, swept))
        self.sample = sample

    def result(self) -> BalanceResult:
        variants = [self.balanced(number) for number in range(len(self.tallies))]
        return BalanceResult(self.plan.game.id, self.plan.seed, self.plan.contests[0].seats, variants)

    def balanced(self, number: int) -> Balanced:
        standing = self.tallies[number].standing()
        watched = census(self.plan, number, self.sample, lambda games: None)
        uses = used(self.plan.game, standing)
        return Balanced(
            standing, watched, turns_of(watched), [use for use in uses if use.part], never(standing)
        )


def turns_of(watched: Census) -> Length | None:
    if not watched.turns_of_games:
        return None
    counts = Counts()
    counts.add(watched.turns_of_games)
    return Length.of(counts)


def used(game: Game, standing: Standing) -> list[ActionUse]:
    """Every action with its words and its part of all decisions."""
    words = Words(game.catalogue)
    totals = [sum(column) for column in zip(*standing.uses, strict=True)]
    everything = max(1, sum(totals))
    found = [
        ActionUse(action, words.say(game.text.action(action, len(standing.lineup))), total / everything)
        for action, total in enumerate(totals)
        if total
    ]
    return sorted(found, key=lambda use: -use.part)


def never(standing: Standing) -> int:
    return sum(not any(column) for column in zip(*standing.uses, strict=True))
