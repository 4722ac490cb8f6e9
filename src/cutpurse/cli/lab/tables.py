"""Studies as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

import cutpurse as cp
from cutpurse.lab.balance import Balanced, BalanceResult
from cutpurse.lab.calibration import CalibrationResult
from cutpurse.lab.census import RuleUse
from cutpurse.lab.duel import DuelResult
from cutpurse.lab.exploit import ExploitResult
from cutpurse.lab.tally import Standing
from cutpurse.lab.tournament import TournamentResult

MOST_ACTIONS = 8
Shown = Iterator[Table | str]


def duel(result: DuelResult) -> Shown:
    for standing in result.standings:
        yield contest(result.game, standing)
    for gap in result.gaps:
        one, other = (result.standings[i].names for i in (gap.one, gap.other))
        yield f"The first of ({one}) wins {gap.more.signed} % more than the first of ({other})."


def contest(game: str, standing: Standing) -> Table:
    house = f", {standing.house}" if standing.options else ""
    seats = len(standing.lineup)
    table = titled(f"{cp.game(game).title}, {seats} seats, {standing.games:,} games{house}")
    headings(table, ["bot"], ["wins", "points"])
    for name, share, points in zip(standing.lineup, standing.share, standing.points, strict=True):
        table.add_row(name, share.percent, f"{points.mean:.2f} ± {points.within:.2f}")
    return table


def tournament(result: TournamentResult) -> Shown:
    played = f"{result.games:,} of at most {result.most_games:,} games"
    table = titled(f"{cp.game(result.game).title}, {played}")
    headings(table, ["bot"], ["rating", "games", *(f"wins at {seats}" for seats in result.ranks[0].share)])
    for rank in result.ranks:
        rating = f"{rank.rating.mean:.1f} ± {rank.rating.within:.1f}"
        table.add_row(rank.bot, rating, f"{rank.games:,}", *(share.percent for share in rank.share.values()))
    yield table
    yield matrix(result)


def matrix(result: TournamentResult) -> Table:
    """How much more the bot of the row wins than that of the column."""
    table = titled("More wins than …, in percent of the games; ? where it is not clear")
    bots = [rank.bot for rank in result.ranks]
    headings(table, [""], bots)
    cells = {(each.one, each.other): (each, 1) for each in result.verdicts}
    cells |= {(each.other, each.one): (each, -1) for each in result.verdicts}
    for row in bots:
        said = ["" if row == column else verdict(*cells[row, column]) for column in bots]
        table.add_row(row, *said)
    return table


def verdict(each: Any, sign: int) -> str:
    middle = 100 * sign * each.more.mean
    low, more, high = (
        round(max(-100, min(100, value)), 1) + 0.0  # no minus before nought
        for value in (middle - 100 * each.more.within, middle, middle + 100 * each.more.within)
    )
    return f"{more:+.1f} ({low:+.1f} to {high:+.1f}){'' if each.clear else ' ?'}"


def balance(result: BalanceResult) -> Shown:
    after = [f"{i} after" for i in range(1, result.seats)]
    yield wins(result, "by who decides first", ["first", *after], "by_turn")
    yield wins(result, "by seat", [f"seat {i}" for i in range(result.seats)], "by_seat")
    yield lengths(result)
    yield rules(result)
    for variant in result.variants:
        yield from remarks(variant)


def wins(result: BalanceResult, by: str, places: Sequence[str], shares: str) -> Table:
    games = f"{result.variants[0].standing.games:,} games"
    table = titled(f"{cp.game(result.game).title}, {result.seats} seats, {games}: wins {by}")
    headings(table, ["house rules"], places)
    for standing in (variant.standing for variant in result.variants):
        found = (share.percent for share in getattr(standing, shares))
        table.add_row(standing.house or "as they are", *found)
    return table


def lengths(result: BalanceResult) -> Table:
    table = titled("How long games are")
    headings(table, ["house rules", ""], ["mean", "tenth", "half", "nine tenths", "longest"])
    for variant in result.variants:
        standing = variant.standing
        kinds = {"steps": standing.steps, "decisions": standing.decisions, "turns": variant.turns}
        for name, length in kinds.items():
            if length:
                middle = length.tenth, length.median, length.nine_tenths, length.longest
                table.add_row(standing.house or "as they are", name, f"{length.mean:.1f}", *map(str, middle))
    return table


def rules(result: BalanceResult) -> Table:
    """The rules in their order; several sets of house rules stand side by side."""
    variants = result.variants
    table = titled(f"How often each rule matters, in {variants[0].census.games} games")
    headings(table, ("rule", ""), [heading for each in variants for heading in rule_headings(each, variants)])
    for uses in zip(*(variant.census.rules for variant in variants), strict=True):
        cells = [cell for use in uses for cell in rule_cells(use, len(variants) > 1)]
        table.add_row(uses[0].rule, uses[0].says, *cells)
    return table


def rule_headings(variant: Balanced, variants: Sequence[Balanced]) -> list[str]:
    return [variant.standing.house] if len(variants) > 1 else ["games", "per game", "luck"]


def rule_cells(use: RuleUse, several: bool) -> list[str]:
    games = f"{100 * use.games:.1f} %"
    return (
        [games] if several else [games, f"{use.per_game:.2f}", "" if use.luck is None else f"{use.luck:.2f}"]
    )


def remarks(variant: Balanced) -> Iterator[str]:
    said = f"With {variant.standing.house}: " if variant.standing.options else ""
    if rare := "; ".join(f"{use.rule} {use.says}" for use in variant.census.rare):
        yield f"{said}Hardly ever: {rare}."
    often = ", ".join(f"{use.says} {100 * use.part:.1f} %" for use in variant.actions[:MOST_ACTIONS])
    yield f"{said}Taken most: {often}. {variant.never} actions were never taken."


def calibration(result: CalibrationResult) -> Shown:
    played = f"{result.games:,} games, {result.decisions:,} decisions"
    table = titled(f"{cp.game(result.game).title}, {len(result.lineup)} seats, {played}")
    headings(table, ["chances"], ["said", "won", "decisions"])
    for tenth in result.tenths:
        low = min(int(10 * tenth.said), 9)
        said = f"{100 * tenth.said:.1f} %"
        table.add_row(f"{10 * low} to {10 * low + 10} %", said, tenth.won.percent, f"{tenth.decisions:,}")
    yield table
    yield f"Said on average: {100 * result.said:.1f} %; won: {result.won.percent}."
    yield f"Brier score: {result.brier:.3f}; who always says the equal share has {result.equal_brier:.3f}."
    yield f"Log loss: {result.log_loss:.3f}; who always says the equal share has {result.equal_log_loss:.3f}."
    yield f"The curve that makes the search true: {list(result.curve.truths)}."


def exploit(result: ExploitResult) -> Shown:
    title = cp.game(result.game).title
    yield f"{title}, {result.seats} seats, {result.games:,} games against {result.bot}."
    yield f"Knowing its habits wins {result.reader.percent}, not knowing them {result.stranger.percent}."
    yield f"The better answer wins {result.more.signed} % more than an equal share."


def titled(title: str) -> Table:
    return Table(title=title, title_justify="left")


def headings(table: Table, words: Sequence[str], numbers: Sequence[str]) -> None:
    for word in words:
        table.add_column(word)
    for number in numbers:
        table.add_column(number, justify="right", no_wrap="=" not in number)
