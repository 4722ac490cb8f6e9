"""The rulings on the tiles and on setting up: chapters 1 and 2 of Forty Thieves."""

import re
from fractions import Fraction

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import JAR
from cutpurse.games.forty_thieves.jars import FACE, THIEF_FACES
from games.forty_thieves.tables import FACES, hand, knows, new, on, play, settle, stage, table

# 1 The tiles


def test_r1_1_every_thief_is_there_twice_and_every_special_object_five_times():
    faces = [*FACE]
    assert all(faces.count(thief) == 2 for thief in range(THIEF_FACES))
    assert all(faces.count(THIEF_FACES + kind) == 5 for kind in range(4))


def test_r1_3_a_jar_tells_half_the_truth():
    for jar in range(st.JARS):
        colour_thief, symbol_thief, special = FACE[3 * jar : 3 * jar + 3]
        assert colour_thief % 4 == jar % 4
        assert colour_thief // 4 != jar // 4
        assert symbol_thief // 4 == jar // 4
        assert symbol_thief % 4 != jar % 4
        assert special >= THIEF_FACES


def test_r1_3_the_table_in_the_rules_is_the_table_of_the_program():
    rows = re.findall(r"^\| (\w+ \w+) \| (\w+ \w+) \| (\w+ \w+) \| (\w+) \|$", new().game.rules_page(), re.M)
    assert len(rows) == st.JARS
    for jar, row in enumerate(rows):
        names = [name if name in FACES else name.lower().replace(" ", "-") for name in row]
        assert [FACES[name] for name in names] == [jar, *FACE[3 * jar : 3 * jar + 3]]


def test_ft_r6_everybody_sees_every_jar():
    match = settle(new(3, first=0))
    backs = match.state()["at"]
    assert match.state()["at"][st.TOP] != st.NONE
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["at"] == backs


def test_ft_r37_a_tile_can_be_followed_through_a_hand():
    match = table("red-sun* " + "? " * 15, ("green-sun", ""))
    tile = on(match, "a1")
    play(match, "put x", "on a1", "pass")
    assert hand(match) == [tile]
    assert knows(match, 1, tile)


# 2 Setting up


def test_ft_r1_two_to_four_seats_and_chance_picks_the_first():
    game = cp.game("forty-thieves")
    assert (game.min_seats, game.max_seats) == (2, 4)
    match = new(4)
    assert match.outcomes() == [(seat, Fraction(1, 4)) for seat in range(4)]
    match.play(2)
    settle(match)
    assert match.actor == 2


def test_ft_r1_turns_go_clockwise():
    match = settle(new(3, first=2))
    for seat in (2, 0, 1, 2):
        assert match.actor == seat
        play(match, "discard nothing") if stage(match) == st.BUILD else None
        play(match, "pass", "pass", "pass")


def test_r2_1_the_board_is_laid_in_reading_order_from_sixty_tiles():
    match = new(2, first=0)
    for place in range(st.PLACES):
        match.play(match.outcomes()[0][0])
        assert match.state()["at"][place] != st.NONE
        assert match.state()["at"][place + 1 : st.PLACES] == [st.NONE] * (st.PLACES - place - 1)
    assert match.state()["gems"] == st.ALL_GEMS
    assert match.state()["up"] == 0


def test_r2_1_the_next_jar_is_as_likely_as_there_are_tiles_of_it():
    match = new(2, first=0)
    assert match.outcomes() == [(JAR + jar, Fraction(1, 20)) for jar in range(20)]
    match.play(JAR)
    assert dict(match.outcomes())[JAR] == Fraction(2, 59)
    assert dict(match.outcomes())[JAR + 1] == Fraction(3, 59)
    match.play(JAR)
    match.play(JAR)
    assert JAR not in dict(match.outcomes())


def test_ft_r2_hands_are_empty_and_filled_in_the_first_turn():
    match = new(2, first=1)
    assert hand(match, 0) == hand(match, 1) == []
    settle(match)
    assert stage(match) == st.GLIMPSE
    assert (len(hand(match, 0)), len(hand(match, 1))) == (0, 3)
