"""A study as one page of HTML that needs nothing else: sentences first, then what they rest on."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import cutpurse as cp
from cutpurse.lab.charts import Bar, bars, histogram
from cutpurse.lab.estimates import Estimate
from cutpurse.lab.tally import Length, Standing

STYLE = Path(__file__).with_name("page.css")


class Section(NamedTuple):
    """A heading, a sentence that says what is to be seen, and the picture of it."""

    heading: str
    sentence: str
    picture: str


def written(it: Section) -> str:
    return f"<section><h2>{escape(it.heading)}</h2><p>{escape(it.sentence)}</p>{it.picture}</section>"


def page(result: Any, what: str, lead: str, sections: Sequence[Section]) -> str:
    title = f"{cp.game(result.game).title}: {what}"
    foot = f"Cutpurse {cp.__version__}, seed {result.seed}. Intervals hold with 95 % confidence."
    parts = "".join(map(written, sections))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text('utf-8')}</style></head>"
        f'<body><main><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{parts}'
        f"<footer>{escape(foot)}</footer></main></body></html>\n"
    )


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


def estimated(label: str, share: Estimate) -> Bar:
    return Bar(label, share.mean, share.within, share.percent)
