"""A table that nobody has drawn is told line by line."""

import pytest

import cutpurse as cp
from cutpurse.engine.scenes import Record
from cutpurse.engine.words.phrases import Seat, Thing, Words
from cutpurse.markup import length
from cutpurse.plain_drawing import draw, draw_epilogue
from variants import GAMES


class Box(Record, frozen=True):
    seat: Seat
    coins: int
    is_open: bool
    beside: Thing | None
    dice: list[Thing]


A, B = (Thing("die", letter) for letter in "ab")


class Room(Record, frozen=True):
    round: int
    boxes: list[Box]
    best: Box
    die: Thing


@pytest.fixture
def words(kings_gold):
    return Words(kings_gold.catalogue, names=["Ann", "Ben"])


def test_what_is_not_so_and_what_is_not_there_is_left_out(words):
    full, empty = Box(Seat(0), 3, True, A, [A, B]), Box(Seat(1), 0, False, None, [])
    assert draw_epilogue(Room(2, [full, empty], empty, B), words).splitlines() == [
        "round: 2",
        "boxes:",
        "  Ann, coins 3, is open, beside a, dice a · b",
        "  Ben, coins 0",
        "best: Ben coins 0",
        "die: b",
    ]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_can_be_told_without_a_drawing(id):
    game = cp.game(id)
    match = game.new(game.max_seats, seed=4)
    for seat in (None, 0):
        listener = match.listener(seat)
        told = draw(listener.scene(), Words(game.catalogue, width=60)).splitlines()
        assert len(told) > 3
        assert max(map(length, told)) <= 60


def test_a_game_without_a_drawing_is_told():
    assert cp.game("liars-dice").new(2, seed=1).draw(0, names=["Ann", "Ben"]).splitlines()[1:4] == [
        "phase: bid",
        "round: 1",
        "cups:",
    ]
