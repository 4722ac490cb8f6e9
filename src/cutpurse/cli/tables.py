"""Studies as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

import cutpurse as cp
from cutpurse.lab.balance import Balanced, BalanceResult
from cutpurse.lab.duel import DuelResult
from cutpurse.lab.tally import Length, Standing
from cutpurse.lab.tournament import TournamentResult

MOST_ACTIONS = 8
Shown = Iterator[Table | str]


def duel(result: DuelResult) -> Shown:
    for standing in result.standings:
        yield contest(result.game, standing)
    for gap in result.gaps:
        one, other = (", ".join(result.standings[i].lineup) for i in (gap.one, gap.other))
        yield f"The first of ({one}) wins {signed(gap.more)} more than the first of ({other})."


def contest(game: str, standing: Standing) -> Table:
    seats = len(standing.lineup)
    table = titled(f"{cp.game(game).title}, {seats} seats, {standing.games:,} games{house(standing)}")
    for heading in ("bot", "wins", "points"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, share, points in zip(standing.lineup, standing.share, standing.points, strict=True):
        table.add_row(name, share.percent, f"{points.mean:.2f} ± {points.within:.2f}")
    return table


def tournament(result: TournamentResult) -> Shown:
    played = f"{result.games:,} of at most {result.most_games:,} games"
    table = titled(f"{cp.game(result.game).title}, {played}")
    table.add_column("bot")
    table.add_column("rating", justify="right")
    for seats in result.ranks[0].share:
        table.add_column(f"wins at {seats}", justify="right")
    for rank in result.ranks:
        rating = f"{rank.rating.mean:.1f} ± {rank.rating.within:.1f}"
        table.add_row(rank.bot, rating, *(share.percent for share in rank.share.values()))
    yield table
    yield matrix(result)


def matrix(result: TournamentResult) -> Table:
    """Who beats whom: how much more the bot of the row wins than that of the column."""
    table = titled("More wins than …, in percent of the games; ? where it is not clear")
    bots = [rank.bot for rank in result.ranks]
    for name in ("", *bots):
        table.add_column(name, justify="right" if name else "left")
    cells = {(each.one, each.other): (each, 1) for each in result.verdicts}
    cells |= {(each.other, each.one): (each, -1) for each in result.verdicts}
    for row in bots:
        said = ["" if row == column else verdict(*cells[row, column]) for column in bots]
        table.add_row(row, *said)
    return table


def verdict(each: Any, sign: int) -> str:
    more = 100 * sign * each.more.mean
    return f"{more:+.1f} ± {100 * each.more.within:.1f}{'' if each.clear else ' ?'}"


def balance(result: BalanceResult) -> Shown:
    yield seats_table(result)
    yield lengths(result)
    for variant in result.variants:
        yield from rules(variant)


def seats_table(result: BalanceResult) -> Table:
    table = titled(f"{cp.game(result.game).title}, {result.seats} seats: wins by who decides first")
    for heading in ("house rules", "games", "first", *(f"+{i}" for i in range(1, result.seats)), "seat 0"):
        table.add_column(heading, justify="left" if heading == "house rules" else "right")
    for variant in result.variants:
        standing = variant.standing
        shares = [each.percent for each in (*standing.by_turn, standing.by_seat[0])]
        table.add_row(options(standing) or "as they are", f"{standing.games:,}", *shares)
    return table


def lengths(result: BalanceResult) -> Table:
    table = titled("How long games are")
    for heading in ("house rules", "", "mean", "tenth", "half", "nine tenths", "longest"):
        table.add_column(heading, justify="right" if heading not in ("", "house rules") else "left")
    for variant in result.variants:
        standing = variant.standing
        kinds = {"steps": standing.steps, "decisions": standing.decisions, "turns": variant.turns}
        for name, length in kinds.items():
            if length:
                table.add_row(options(standing) or "as they are", name, *spread(length))
    return table


def spread(length: Length) -> Sequence[str]:
    middle = (length.tenth, length.median, length.nine_tenths, length.longest)
    return [f"{length.mean:.1f}", *map(str, middle)]


def rules(variant: Balanced) -> Shown:
    census = variant.census
    table = titled(f"How often each rule matters, in {census.games} games{house(variant.standing)}")
    for heading in ("rule", "", "games", "per game", "luck"):
        table.add_column(heading, justify="right" if heading not in ("rule", "") else "left")
    for use in census.rules:
        luck = "" if use.luck is None else f"{use.luck:.2f}"
        table.add_row(use.rule, use.says, f"{100 * use.games:.0f} %", f"{use.per_game:.2f}", luck)
    yield table
    if census.rare:
        yield f"Hardly ever: {'; '.join(f'{use.rule} {use.says}' for use in census.rare)}."
    often = ", ".join(f"{use.says} {100 * use.part:.1f} %" for use in variant.actions[:MOST_ACTIONS])
    yield f"Taken most: {often}. {variant.never} actions were never taken."


def titled(title: str) -> Table:
    return Table(title=title, title_justify="left")


def house(standing: Standing) -> str:
    return f", {options(standing)}" if standing.options else ""


def options(standing: Standing) -> str:
    return ", ".join(f"{name}={value}" for name, value in standing.options.items())


def signed(more: Any) -> str:
    return f"{100 * more.mean:+.1f} ± {100 * more.within:.1f} %"
