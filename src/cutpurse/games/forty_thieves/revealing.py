"""A theft as a person sees it: the tiles that are turned, what the others may still be, and what it pays."""

from functools import cache
from typing import Any, Literal, get_args

from cutpurse.engine.scenes import Record
from cutpurse.engine.words.phrases import Thing

from .board import members
from .jars import face, jar_of
from .sets import NO_TILES, is_set, kinds_of_set, with_face
from .state import *
from .things import LINE, PLACE, PLACES_OF, SPOTS_OF, TARGET
from .view import View

Set = Literal["one-colour", "four-colours", "one-symbol", "four-symbols"]
SETS: tuple[Set, ...] = get_args(Set)


class Closed(Record, frozen=True):
    place: Thing
    fits: list[bool]  # whether a set is still possible with each thing of its jar, in the sheet's order


class Theft(Record, frozen=True):
    target: Thing
    places: tuple[Thing, ...]  # in the order in which they are turned
    turned: list[Thing]  # places that lie open by now
    closed: list[Closed]  # the others
    sets: list[Set]  # that the four are, or can still become
    lines: list[Thing]  # that still pay, the first of them now


def what_shows(v: View) -> tuple[Any, ...]:
    """All that a theft depends on; what lies open everybody knows."""
    return v.phase, v.how, v.stage, v.announced, v.up, v.at[:PLACES], v.lines


def theft(v: View) -> Theft | None:
    """7.2 While its tiles are turned, 7.6 and while its lines pay."""
    if not (v.phase == LOOK and v.how == REVEALED) and not (v.phase == TAKE and v.stage == STEAL):
        return None
    there = SPOTS_OF[v.announced]
    turned = [place for place in there if v.up >> place & 1]
    cards = cards_on(v, turned)
    return Theft(
        target=TARGET[v.announced],
        places=PLACES_OF[v.announced],
        turned=[PLACE[place] for place in turned],
        closed=[Closed(PLACE[it], fitting(jar_of(v.at[it]), cards)) for it in there if it not in turned],
        sets=sets_of(cards),
        lines=lines_in(v.lines),
    )


def cards_on(v: View, turned: list[int]) -> int:
    """7.3 The tiles of a theft that lie open, as a set counts them."""
    cards = NO_TILES
    for place in turned:
        tile = v.at[place]
        cards = with_face(cards, face(tile, v.content[tile]))
    return cards


@cache
def fitting(jar: int, cards: int) -> list[bool]:
    """1.3 What everybody knows of a closed tile: its jar."""
    hidden = [face(CONTENTS * jar, content) for content in range(CONTENTS)]
    return [is_set(with_face(cards, each)) for each in hidden]


@cache
def sets_of(cards: int) -> list[Set]:
    """What these cards are, or can still become."""
    return [SETS[kind] for kind in members(kinds_of_set(cards))]


@cache
def lines_in(some: int) -> list[Thing]:
    return [LINE[line] for line in members(some)]
