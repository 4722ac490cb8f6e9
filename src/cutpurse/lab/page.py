"""A study as one page of HTML that needs nothing else: sentences first, then what they rest on."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import cutpurse as cp
from cutpurse.lab.balance import Balanced, BalanceResult
from cutpurse.lab.calibration import CalibrationResult
from cutpurse.lab.charts import WIDE_LABELS, Bar, Cell, bars, dots, histogram, matrix, reliability
from cutpurse.lab.duel import DuelResult
from cutpurse.lab.estimates import Estimate
from cutpurse.lab.exploit import ExploitResult
from cutpurse.lab.tally import Length, Standing
from cutpurse.lab.tournament import PairVerdict, TournamentResult

STYLE = Path(__file__).with_name("page.css")
MOST_ACTIONS = 12


class Section(NamedTuple):
    """A heading, a sentence that says what is to be seen, and the picture of it."""

    heading: str
    sentence: str
    picture: str


def page(result: Any, what: str, lead: str, sections: Sequence[Section]) -> str:
    title = f"{cp.game(result.game).title}: {what}"
    foot = f"Cutpurse {cp.__version__}, seed {result.seed}. Intervals hold with 95 % confidence."
    parts = "".join(
        f"<section><h2>{escape(each.heading)}</h2><p>{escape(each.sentence)}</p>{each.picture}</section>"
        for each in sections
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text('utf-8')}</style></head>"
        f'<body><main><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{parts}'
        f"<footer>{escape(foot)}</footer></main></body></html>\n"
    )


def duel(result: DuelResult) -> str:
    sections = [part for each in result.standings for part in contest(each)]
    if result.gaps:
        sections.insert(0, compared(result))
    best = max(range(result.seats), key=lambda i: result.standings[0].share[i].mean)
    first = result.standings[0]
    lead = f"{first.lineup[best]} wins {first.share[best].percent} in ({first.names})."
    return page(result, "a duel", lead, sections)


def compared(result: DuelResult) -> Section:
    rows = [estimated(each.names, each.share[0]) for each in result.standings]
    gap = result.gaps[0]
    sentence = (
        f"With the same chance, {result.standings[gap.one].lineup[0]} in the first line-up wins "
        f"{gap.more.signed} points more than {result.standings[gap.other].lineup[0]} in the second."
    )
    return Section("The first bot of each line-up", sentence, bars(rows, "line-ups", 1 / result.seats))


def contest(standing: Standing) -> list[Section]:
    seats = len(standing.lineup)
    rows = [estimated(bot, share) for bot, share in zip(standing.lineup, standing.share, strict=True)]
    sentence = f"{standing.games:,} games; every deal was played from every seat."
    return [
        Section(f"Who wins: {standing.names}", sentence, bars(rows, "wins", 1 / seats)),
        by_turn(standing),
        length("steps", standing.steps),
    ]


def by_turn(standing: Standing) -> Section:
    seats = len(standing.lineup)
    labels = ["who decides first", *(f"{i} after" for i in range(1, seats))]
    rows = [estimated(label, share) for label, share in zip(labels, standing.by_turn, strict=True)]
    first = standing.by_turn[0]
    clear = abs(first.mean - 1 / seats) > first.within
    worth = "" if clear else ", so this may be chance"
    sentence = f"Who decides first wins {first.percent}; fair would be {100 / seats:.1f} %{worth}."
    return Section("What the order is worth", sentence, bars(rows, "wins by order", 1 / seats))


def by_seat(standing: Standing) -> Section:
    seats = len(standing.lineup)
    rows = [estimated(f"seat {i}", share) for i, share in enumerate(standing.by_seat)]
    off = max(standing.by_seat, key=lambda share: abs(share.mean - 1 / seats))
    sentence = f"No seat is further from its fair share than {100 * abs(off.mean - 1 / seats):.1f} points."
    return Section("What the chair is worth", sentence, bars(rows, "wins by seat", 1 / seats))


def length(kind: str, found: Length) -> Section:
    sentence = (
        f"Half of the games are over after {found.median} {kind}, nine in ten after {found.nine_tenths}; "
        f"the longest took {found.longest}."
    )
    marks = {"half": found.median, "nine in ten": found.nine_tenths}
    return Section(f"How long games are, in {kind}", sentence, histogram(found.counts, marks, kind))


def tournament(result: TournamentResult) -> str:
    best = result.ranks[0]
    unclear = sum(not verdict.clear for verdict in result.verdicts)
    lead = f"{best.bot} comes first, with a rating of {best.rating.mean:.1f} ± {best.rating.within:.1f}."
    ratings = [
        Bar(rank.bot, rank.rating.mean, rank.rating.within, f"{rank.rating.mean:.1f}")
        for rank in result.ranks
    ]
    settled = (
        f"Still unclear: {unclear} of {len(result.verdicts)} pairs" if unclear else "Every pair is settled"
    )
    sections = [
        Section("Ratings", "OpenSkill (Plackett–Luce), with 95 % intervals.", dots(ratings, "ratings")),
        Section(
            "Who beats whom",
            f"{settled}, after {result.games:,} of at most {result.most_games:,} games. Gold: the row wins "
            "more than the column. The intervals hold at any moment at once, so stopping early is honest.",
            matrix([rank.bot for rank in result.ranks], cells(result.verdicts), "who beats whom"),
        ),
        *(share_section(result, seats) for seats in best.share),
    ]
    return page(result, "a tournament", lead, sections)


def share_section(result: TournamentResult, seats: int) -> Section:
    rows = [estimated(rank.bot, rank.share[seats]) for rank in result.ranks]
    best = max(result.ranks, key=lambda rank: rank.share[seats].mean)
    sentence = f"At {seats} seats {best.bot} wins {best.share[seats].percent}, over all mixes alike."
    return Section(f"Wins at {seats} seats", sentence, bars(rows, f"wins at {seats}", 1 / seats))


def cells(verdicts: Sequence[PairVerdict]) -> dict[tuple[str, str], Cell]:
    found = {}
    for verdict in verdicts:
        for one, other, sign in ((verdict.one, verdict.other, 1), (verdict.other, verdict.one, -1)):
            more = sign * verdict.more.mean
            tip = f"{one} against {other}: {100 * more:+.1f} ± {100 * verdict.more.within:.1f} points"
            said = f"{round(100 * more, 1) + 0.0:+.1f}" + ("" if verdict.clear else " ?")
            found[one, other] = Cell(more, said, f"{tip}, {verdict.deals:,} deals", verdict.clear)
    return found


def balance(result: BalanceResult) -> str:
    first = result.variants[0].standing
    sections = [part for variant in result.variants for part in balanced(variant, len(result.variants) > 1)]
    if len(result.variants) > 1:
        sections.insert(0, swept(result))
    lead = f"Who decides first wins {first.by_turn[0].percent} at {result.seats} seats ({first.names})."
    return page(result, "balance", lead, sections)


def swept(result: BalanceResult) -> Section:
    rows = [
        estimated(each.standing.house or "as they are", each.standing.by_turn[0]) for each in result.variants
    ]
    means = [each.standing.by_turn[0].mean for each in result.variants]
    sentence = f"Who decides first wins from {100 * min(means):.1f} % to {100 * max(means):.1f} %."
    return Section("What house rules change", sentence, bars(rows, "house rules", 1 / result.seats))


def balanced(variant: Balanced, several: bool) -> list[Section]:
    standing = variant.standing
    parts = [by_turn(standing), by_seat(standing), length("steps", standing.steps)]
    parts.append(length("decisions", standing.decisions))
    parts += [length("turns", variant.turns)] if variant.turns else []
    parts += [rules(variant), luck(variant), actions(variant)]
    said = f" ({standing.house or 'as they are'})" if several else ""
    return [part._replace(heading=part.heading + said) for part in parts]


def calibration(result: CalibrationResult) -> str:
    lead = f"Said on average: {100 * result.said:.1f} %; won: {result.won.percent}."
    points = [
        Bar(f"{tenth.decisions:,}", tenth.won.mean, tenth.won.within, f"{100 * tenth.said:.1f} %")
        for tenth in result.tenths
    ]
    said = [tenth.said for tenth in result.tenths]
    whose = "as the coach shows them" if result.as_shown else "as the search says"
    sentence = f"{result.decisions:,} decisions of {result.games:,} games, chances {whose}."
    scores = [
        Bar("Brier score", result.brier, inf, f"{result.brier:.3f}"),
        Bar("always the equal share", result.equal_brier, inf, f"{result.equal_brier:.3f}"),
        Bar("log loss", result.log_loss, inf, f"{result.log_loss:.3f}"),
        Bar("always the equal share", result.equal_log_loss, inf, f"{result.equal_log_loss:.3f}"),
    ]
    sections = [
        Section("What was said, and what was won", sentence, reliability(said, points, "reliability")),
        Section("How good the forecasts are", "The shorter the bar, the better.", bars(scores, "scores")),
    ]
    whom = ", ".join(dict.fromkeys(result.lineup))
    return page(result, f"calibration of {whom}", lead, sections)


def exploit(result: ExploitResult) -> str:
    lead = f"Who has studied {result.bot} wins {result.more.signed} points above an equal share."
    rows = [
        estimated("who knows its habits", result.reader),
        estimated("a master who does not", result.stranger),
    ]
    sentence = f"{result.games:,} games at {result.seats} seats for each answer; the better one counts."
    sections = [Section("What knowing it is worth", sentence, bars(rows, "wins", 1 / result.seats))]
    return page(result, f"reading {result.bot}", lead, sections)


def rules(variant: Balanced) -> Section:
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


def estimated(label: str, share: Estimate) -> Bar:
    return Bar(label, share.mean, share.within, share.percent)
