"""The rulings on the theft, and the booklet's example of it: chapter 7 of Forty Thieves."""

import pytest

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.board import GEMS, LINES, touches
from games.forty_thieves.tables import (
    PLACES,
    ROW_1,
    STARS_AND_GREENS,
    SUNS_AND_REDS,
    choices,
    hand,
    hoard,
    is_open,
    knows,
    on,
    play,
    table,
)

STARS_AROUND_GEM_1 = "red-star green-star blue-star yellow-star blue-moon! yellow-hand! " + "? " * 10


def test_ft_r21_a_gem_or_a_line_is_announced_and_nothing_else():
    lines = {f"row {n}" for n in range(1, 5)} | {f"column {c}" for c in "abcd"}
    targets = lines | {"diagonal a1 d4", "diagonal d1 a4"} | {f"gem {n}" for n in range(1, 10)}
    assert choices(table(stage="steal")) == {"pass", *(f"steal {target}" for target in targets)}


def test_ft_r22_a_bad_tile_does_not_stop_the_revealing():
    match = table("Dagger red-sun ? ?  blue-sun green-moon " + "? " * 10, stage="steal")
    play(match, "steal gem 1")
    assert all(knows(match, 1, on(match, place)) for place in ("a1", "b1", "a2", "b2"))


@pytest.mark.parametrize(
    ("tiles", "valid"),
    [
        ("red-sun red-moon red-hand red-sun", True),  # one colour
        ("red-sun green-sun yellow-moon blue-sun", True),  # four colours
        ("red-star blue-star red-star green-star", True),  # one symbol
        ("red-sun red-moon blue-hand green-star", True),  # four symbols
        ("red-sun red-sun blue-moon green-star", False),
        ("red-sun red-sun blue-moon Amulet", False),
        ("red-sun green-sun yellow-moon Amulet", True),
        ("red-sun red-sun red-moon Amulet", True),
        ("red-sun red-sun Amulet Amulet", True),
        ("Amulet Amulet Amulet Amulet", True),
        ("red-sun Amulet Amulet blue-moon", True),
        ("red-sun red-moon red-hand Lantern", False),
        ("red-sun red-moon red-hand Sapphire", False),
        ("red-sun red-moon red-hand Dagger", False),
        ("Dagger Amulet Amulet Amulet", False),
    ],
)
def test_ft_r23_one_colour_or_four_and_one_symbol_or_four(tiles, valid):
    a, b, c, d = tiles.split()
    match = table(f"{a} {b} ? ?  {c} {d} ? ?  ? ? ? ?  ? ? ? ?", stage="steal")
    play(match, "steal gem 1")
    assert hoard(match) == ((1, 0, 0) if valid else (0, 0, 1))


def test_ft_r23_a_sapphire_in_a_failed_theft_does_nothing():
    """The booklet's example: it is no thief, and that is all."""
    match = table("red-sun red-moon ? ?  red-hand Sapphire " + "? " * 10, ("Amulet", ""), stage="steal")
    tile = on(match, "b2")
    play(match, "steal gem 1")
    assert on(match, "b2") == tile
    assert hoard(match) == (0, 0, 1)
    assert len(hand(match)) == 1


def test_ft_r24_after_a_failure_all_four_lie_face_down():
    """The booklet's example: neither colours nor symbols match."""
    board = "red-sun! red-sun! ? ?  blue-moon green-star " + "? " * 10
    match = table(board, stage="steal")
    play(match, "steal gem 1")
    assert match.state()["up"] == 0
    assert hoard(match) == (0, 0, 1)
    assert match.state()["gems"] == st.ALL_GEMS
    assert match.state()["active"] == 1


def test_ft_r24_other_open_tiles_stay_open_after_a_failure():
    board = "Dagger red-sun ? ?  blue-moon green-star ? ?  ? ? red-hand! ?  ? ? ? ?"
    match = play(table(board, stage="steal"), "steal gem 1")
    assert hoard(match) == (0, 0, 1)
    assert match.state()["up"] == 1 << PLACES["c3"]


def test_ft_r24_without_evil_eyes_a_failure_costs_nothing():
    board = "Dagger red-sun ? ?  blue-moon green-star " + "? " * 10
    match = table(board, stage="steal", eyes=(7, 8))
    assert hoard(play(match, "steal gem 1")) == (0, 0, 7)


def test_ft_r25_a_surrounded_gem_is_taken_and_the_tiles_stay_open():
    board = "red-sun blue-sun ? ?  green-sun yellow-sun " + "? " * 10
    match = table(board, stage="steal")
    tiles = [on(match, place) for place in ("a1", "b1", "a2", "b2")]
    play(match, "steal gem 1")
    assert hoard(match) == (1, 0, 0)
    assert match.state()["gems"] == st.ALL_GEMS - 1
    assert [on(match, place) for place in ("a1", "b1", "a2", "b2")] == tiles
    assert all(is_open(match, place) for place in ("a1", "b1", "a2", "b2"))
    assert match.state()["active"] == 1


def test_ft_r25_a_line_pays_a_gem_that_touches_it_and_is_replaced():
    match = table(ROW_1, stage="steal", gems=(2, 3, 5, 9))
    tiles = [on(match, place) for place in ("a1", "b1", "c1", "d1")]
    play(match, "steal row 1")
    assert choices(match) == {"take gem 2", "take gem 3"}
    with pytest.raises(cp.IllegalAction, match=r"gem 9 does not touch the line, .* \(rule 7.6\)"):
        match.play(match.parse("take gem 9"))
    with pytest.raises(cp.IllegalAction, match=r"you must take a gem that touches the line, .* \(rule 7.6\)"):
        match.play(match.parse("rob seat 1 of a gem"))
    play(match, "take gem 3")
    assert hoard(match) == (6, 0, 0)
    assert match.state()["discards"] == sum(1 << tile for tile in tiles)
    assert match.state()["up"] == 0
    assert not {on(match, place) for place in ("a1", "b1", "c1", "d1")} & {*tiles}
    assert match.state()["active"] == 1


def test_ft_r25_if_no_gem_touches_the_line_any_sapphire_may_be_taken():
    match = table(ROW_1, ("", "", ""), stage="steal", gems=(5, 9), loot=(3, 4, 0), tiles=(1, 0, 1))
    play(match, "steal row 1")
    assert choices(match) == {"take gem 5", "take gem 9", "rob seat 1 of a gem", "rob seat 2 of a tile"}
    play(match, "rob seat 1 of a gem")
    assert (hoard(match, 0), hoard(match, 1)) == ((4, 1, 0), (3, 0, 0))


def test_ft_r26_three_gems_touch_an_outer_line_six_an_inner_one_seven_a_diagonal():
    counts = [sum(touches(gem, line) for gem in range(GEMS)) for line in range(LINES)]
    assert counts == [3, 6, 6, 3, 3, 6, 6, 3, 7, 7]


def test_ft_r27_the_double_steal_of_the_booklet():
    """Two tiles lie open; gem 1 is surrounded by four colours, and the top row turns out to be all stars."""
    match = table(STARS_AND_GREENS, stage="steal")
    top = [on(match, place) for place in ("a1", "b1", "c1", "d1")]
    play(match, "steal gem 1")
    assert hoard(match) == (1, 0, 0)
    assert choices(match) == {"take gem 2", "take gem 3"}
    play(match, "take gem 2")
    assert hoard(match) == (2, 0, 0)
    assert match.state()["discards"] == sum(1 << tile for tile in top)
    assert [is_open(match, place) for place in ("a1", "b1", "a2", "b2")] == [False, False, True, True]


def test_ft_r27_the_announced_theft_must_succeed():
    match = table(STARS_AND_GREENS.replace("blue-moon", "Dagger"), stage="steal")
    play(match, "steal gem 1")
    assert hoard(match) == (0, 0, 1)


def test_ft_r27_what_shares_no_tile_does_not_pay():
    board = """
        red-sun   blue-sun   ?          ?
        green-sun yellow-sun ?          ?
        ?         ?          red-hand!  blue-hand!
        ?         ?          red-hand!  green-hand!
    """
    match = play(table(board, stage="steal"), "steal gem 1")
    assert hoard(match) == (1, 0, 0)
    assert match.state()["gems"] == st.ALL_GEMS - 1


def test_ft_r27_other_gems_that_lie_open_pay_too():
    board = """
        red-sun    blue-sun    red-sun!   ?
        green-sun  yellow-sun  green-sun! ?
        ?          ?           ?          ?
        ?          ?           ?          ?
    """
    match = play(table(board, stage="steal"), "steal gem 1")
    assert hoard(match) == (2, 0, 0)
    assert match.state()["gems"] == st.ALL_GEMS - 0b11


def test_ft_r27_a_gem_beside_an_announced_line_is_taken_before_the_line_pays():
    match = table(STARS_AROUND_GEM_1, stage="steal", gems=(1, 9), loot=(3, 4))
    play(match, "steal row 1")
    assert hoard(match) == (4, 0, 0)
    assert choices(match) == {"take gem 9", "rob seat 1 of a gem"}  # no gem touches the row any more


def test_ft_r27_a_gem_that_is_gone_does_not_pay_beside_a_line():
    match = play(table(STARS_AROUND_GEM_1, stage="steal", gems=(2, 3, 9)), "steal row 1")
    assert hoard(match) == (6, 0, 0)
    assert choices(match) == {"take gem 2", "take gem 3"}


def test_ft_r27_each_line_pays_by_the_gems_that_touch_it():
    match = table(SUNS_AND_REDS, stage="steal", gems=(2, 3), loot=(3, 4))
    play(match, "steal row 1")
    assert choices(match) == {"take gem 2", "take gem 3"}
    play(match, "take gem 2")
    assert choices(match) == {"take gem 3", "rob seat 1 of a gem"}  # gem 3 does not touch column a


def test_ft_r27_lines_pay_one_after_the_other_and_are_refilled_at_the_end():
    match = play(table(SUNS_AND_REDS, stage="steal"), "steal row 1")
    assert match.prompt() == "Row 1 pays. Choose a gem that touches it."
    play(match, "take gem 1")
    assert match.prompt() == "Column a pays. Choose a gem that touches it."
    assert match.state()["discards"] == 0
    play(match, "take gem 4")
    assert hoard(match) == (2, 0, 0)
    assert bin(match.state()["discards"]).count("1") == 7
    assert match.state()["active"] == 1


def test_ft_r28_four_open_tiles_may_be_announced():
    match = table(ROW_1.replace("-sun", "-sun!"), stage="steal")
    play(match, "steal row 1", "take gem 1")
    assert hoard(match) == (1, 0, 0)
    board = "red-sun! red-sun! ? ?  blue-moon! green-star! " + "? " * 10
    match = play(table(board, stage="steal"), "steal gem 1")
    assert hoard(match) == (0, 0, 1)
    assert match.state()["up"] == 0


def test_ft_r29_a_gem_that_is_gone_cannot_be_surrounded():
    match = table(stage="steal", gems=(2, 5))
    with pytest.raises(cp.IllegalAction, match=r"gem 1 is gone \(rule 7.1\)"):
        match.play(match.parse("steal gem 1"))
