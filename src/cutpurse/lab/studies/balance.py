"""Balance: what the seat is worth, how long games are, which rules matter, and what house rules change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import Annotated, Unpack

import cutpurse as cp
from cutpurse.engine.game import Game, Value
from cutpurse.engine.words.phrases import Words
from cutpurse.lab import page
from cutpurse.lab.census import Census, RuleUse, census
from cutpurse.lab.charts import WIDE_LABELS, Bar, bars
from cutpurse.lab.estimates import Counts
from cutpurse.lab.lineups import Contest, LineUp
from cutpurse.lab.page import Section
from cutpurse.lab.requests import Bots, Games, StudyOption, StudyRequest, StudyWishes, read_sweeps
from cutpurse.lab.study import Counted, Rows, Shown, as_function
from cutpurse.lab.tally import Length, Standing

SWEEP = StudyOption("Values of an option to compare.", list[str], "NAME=V1,V2…", "--sweep", read=read_sweeps)
SAMPLE = StudyOption("Games that are watched rule by rule.", int, least=1)
MOST_TAKEN = 8  # actions that a sentence names
MOST_ACTIONS = 12  # that a picture shows


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


class Balance(Counted[BalanceResult]):
    """Measure what a seat is worth, how long games are, and which rules matter."""

    def __init__(
        self,
        game: str,
        bots: Bots = ("greedy",),
        games: Games = 10_000,
        *,
        swept: Annotated[Mapping[str, Sequence[Value]] | None, SWEEP] = None,
        sample: Annotated[int, SAMPLE] = 200,
        **wishes: Unpack[StudyWishes],
    ) -> None:
        asked = StudyRequest.of(game, games, wishes)
        super().__init__(asked, sweep(asked.lineup(bots), asked.options, swept or {}))
        self.sample = sample

    def result(self) -> BalanceResult:
        variants = [self.balanced(number) for number in range(len(self.tallies))]
        return BalanceResult(self.plan.game.id, self.plan.seed, self.plan.contests[0].seats, variants)

    def balanced(self, number: int) -> Balanced:
        standing = self.tallies[number].standing()
        watched, turns = census(self.plan, number, self.sample), Counts()
        turns.add(watched.turns_of_games)
        uses = used(self.plan.game, standing)
        length = Length.of(turns) if watched.turns_of_games else None
        return Balanced(standing, watched, length, uses, self.plan.game.num_actions - len(uses))

    @staticmethod
    def shown(result: BalanceResult) -> Shown:
        after = [f"{i} after" for i in range(1, result.seats)]
        yield wins(result, "by who decides first", ["first", *after], "by_turn")
        yield wins(result, "by seat", [f"seat {i}" for i in range(result.seats)], "by_seat")
        yield lengths(result)
        yield rules(result)
        for variant in result.variants:
            yield from remarks(variant)

    @staticmethod
    def page(result: BalanceResult) -> str:
        first, several = result.variants[0].standing, len(result.variants) > 1
        sections = [part for variant in result.variants for part in sections_of(variant, several)]
        if several:
            sections.insert(0, swept_section(result))
        lead = f"Who decides first wins {first.by_turn[0].percent} at {result.seats} seats ({first.names})."
        return page.page(result, "balance", lead, sections)


balance = as_function(Balance)


# What is measured


def used(game: Game, standing: Standing) -> list[ActionUse]:
    """Every action that somebody took, with its words and its part of all decisions."""
    words = Words(game.catalogue)
    totals = [sum(column) for column in zip(*standing.uses, strict=True)]
    everything = max(1, sum(totals))
    found = [
        ActionUse(action, words.say(game.text.action(action, len(standing.lineup))), total / everything)
        for action, total in enumerate(totals)
        if total
    ]
    return sorted(found, key=lambda use: -use.part)


# How it is shown


def wins(result: BalanceResult, by: str, places: Sequence[str], shares: str) -> Rows:
    games = f"{result.variants[0].standing.games:,} games"
    title = f"{cp.game(result.game).title}, {result.seats} seats, {games}: wins {by}"
    standings = [variant.standing for variant in result.variants]
    rows = [[house(each), *(share.percent for share in getattr(each, shares))] for each in standings]
    return Rows(title, ["house rules"], places, rows)


def house(standing: Standing) -> str:
    return standing.house or "as they are"


def lengths(result: BalanceResult) -> Rows:
    rows = []
    for variant in result.variants:
        standing = variant.standing
        kinds = {"steps": standing.steps, "decisions": standing.decisions, "turns": variant.turns}
        for name, length in kinds.items():
            if length:
                middle = length.tenth, length.median, length.nine_tenths, length.longest
                rows.append((house(standing), name, f"{length.mean:.1f}", *map(str, middle)))
    numbers = ["mean", "tenth", "half", "nine tenths", "longest"]
    return Rows("How long games are", ["house rules", ""], numbers, rows)


def rules(result: BalanceResult) -> Rows:
    """The rules in their order; several sets of house rules stand side by side."""
    variants = result.variants
    several = len(variants) > 1
    title = f"How often each rule matters, in {variants[0].census.games} games"
    rows = []
    for uses in zip(*(variant.census.rules for variant in variants), strict=True):
        cells = [cell for use in uses for cell in rule_cells(use, several)]
        rows.append((uses[0].rule, uses[0].says, *cells))
    numbers = [each.standing.house for each in variants] if several else ["games", "per game", "luck"]
    return Rows(title, ["rule", ""], numbers, rows)


def rule_cells(use: RuleUse, several: bool) -> list[str]:
    games = f"{100 * use.games:.1f} %"
    luck = "" if use.luck is None else f"{use.luck:.2f}"
    return [games] if several else [games, f"{use.per_game:.2f}", luck]


def remarks(variant: Balanced) -> Iterator[str]:
    said = f"With {variant.standing.house}: " if variant.standing.options else ""
    if rare := "; ".join(f"{use.rule} {use.says}" for use in variant.census.rare):
        yield f"{said}Hardly ever: {rare}."
    often = ", ".join(f"{use.says} {100 * use.part:.1f} %" for use in variant.actions[:MOST_TAKEN])
    yield f"{said}Taken most: {often}. {variant.never} actions were never taken."


# Its page


def swept_section(result: BalanceResult) -> Section:
    rows = [page.estimated(house(each.standing), each.standing.by_turn[0]) for each in result.variants]
    means = [each.standing.by_turn[0].mean for each in result.variants]
    sentence = f"Who decides first wins from {100 * min(means):.1f} % to {100 * max(means):.1f} %."
    return Section("What house rules change", sentence, bars(rows, "house rules", 1 / result.seats))


def sections_of(variant: Balanced, several: bool) -> list[Section]:
    standing = variant.standing
    parts = [page.by_turn(standing), page.by_seat(standing), page.length("steps", standing.steps)]
    parts.append(page.length("decisions", standing.decisions))
    parts += [page.length("turns", variant.turns)] if variant.turns else []
    parts += [rules_section(variant), luck(variant), actions(variant)]
    said = f" ({house(standing)})" if several else ""
    return [part._replace(heading=part.heading + said) for part in parts]


def rules_section(variant: Balanced) -> Section:
    census = variant.census
    rows = [
        Bar(
            f"{use.rule} {use.says}",
            use.games,
            inf,
            f"{100 * use.games:.0f} %",
            f"{use.rule} {use.says}: {100 * use.games:.1f} % of the games, {use.per_game:.2f} times a game",
        )
        for use in census.rules
    ]
    rare = "; ".join(f"{use.rule} {use.says}" for use in census.rare)
    sentence = f"In {census.games:,} games " + (
        f"these hardly ever matter: {rare}." if rare else "every rule matters."
    )
    return Section("How often each rule matters", sentence, bars(rows, "rules", labels=WIDE_LABELS))


def luck(variant: Balanced) -> Section:
    """Of the rules that somebody carries out in some games and not in others, whom they help."""
    telling = [use for use in variant.census.rules if use.luck is not None and use.rule[0] != "1"]
    ranked = sorted(telling, key=lambda use: -(use.luck or 0))
    rows = [Bar(f"{use.rule} {use.says}", use.luck or 0, inf, f"{use.luck:.2f} ×") for use in ranked]
    if not rows:
        return Section("Who profits", "No rule was carried out by a seat.", "")
    best = ranked[0]
    sentence = f"A seat that did this won so many times its fair share; most of all {best.rule}: {best.says}."
    return Section("Who profits", sentence, bars(rows, "luck", 1.0, WIDE_LABELS))


def actions(variant: Balanced) -> Section:
    rows = [Bar(use.says, use.part, inf, f"{100 * use.part:.1f} %") for use in variant.actions[:MOST_ACTIONS]]
    sentence = f"The most frequent decisions; {variant.never} actions were never taken."
    return Section("What is done", sentence, bars(rows, "actions"))
