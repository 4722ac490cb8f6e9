"""The rulings of Forty Thieves, FT-R1 to FT-R42, each as a test, and the booklet's examples among them."""

import re
from fractions import Fraction
from itertools import combinations

import pytest

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT, JAR
from cutpurse.games.forty_thieves.board import GEMS, LINES, touches
from cutpurse.games.forty_thieves.jars import FACE, THIEF_FACES
from games.forty_thieves.tables import (
    FACES,
    PLACES,
    choices,
    hand,
    hoard,
    is_open,
    knows,
    named,
    new,
    nobody_answers,
    on,
    play,
    settle,
    table,
)

STARS_AND_GREENS = """
    red-star   green-star!  blue-star!  yellow-star!
    blue-moon  yellow-hand  ?           ?
    ?          ?            ?           ?
    ?          ?            ?           ?
"""


STARS_AROUND_GEM_1 = "red-star green-star blue-star yellow-star blue-moon! yellow-hand! " + "? " * 10

SUNS_AND_REDS = """
    red-sun   blue-sun! green-sun! yellow-sun!
    red-hand! ?         ?          ?
    red-star! ?         ?          ?
    red-moon! ?         ?          ?
"""


def phase(match):
    return match.state()["phase"]


def stage(match):
    return match.state()["stage"]


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


# 3 A turn


def test_ft_r3_any_tiles_may_be_discarded():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    assert choices(match) == {
        "discard nothing",
        *(f"discard {' '.join(slots)}" for n in (1, 2, 3) for slots in combinations("xyz", n)),
    }


def test_ft_r3_the_hand_is_filled_up_to_three():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    kept = hand(match)[1]
    play(match, "discard x z")
    assert len(hand(match)) == 3
    assert hand(match)[1] == kept
    assert stage(match) == st.GLIMPSE


def test_ft_r3_filling_up_is_a_must_even_when_nothing_is_discarded():
    match = table(hands=("red-sun", ""), stage="build")
    assert choices(match) == {"discard nothing", "discard x"}
    assert len(hand(play(match, "discard nothing"))) == 3


def test_r3_2_a_full_hand_may_be_kept():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    before = hand(match)
    assert hand(play(match, "discard nothing")) == before


def test_r3_2_only_the_owner_sees_what_is_drawn():
    match = play(table(hands=("", "", ""), stage="steal"), "pass")
    assert all(knows(match, 1, tile) for tile in hand(match, 1))
    assert not any(knows(match, seat, tile) for seat in (0, 2, None) for tile in hand(match, 1))


def test_ft_r4_discards_lie_open():
    match = table(hands=("red-sun Dagger blue-moon", "", ""), stage="build")
    tiles = hand(match)[1:]
    assert not any(knows(match, seat, tile) for seat in (1, 2, None) for tile in tiles)
    play(match, "discard y z")
    assert all(knows(match, seat, tile) for seat in (0, 1, 2, None) for tile in tiles)
    assert match.state()["discards"] == sum(1 << tile for tile in tiles)


def run_out(match):
    """The same table with an empty stack: all that was in it lies among the discards."""
    state = match.state()
    for tile in range(st.TILES):
        if state["stack"] >> tile & 1:
            content = min({0, 1, 2} - {state["content"][3 * (tile // 3) + i] for i in range(3)})
            state["content"][tile], state["may"][tile] = content, 1 << content
            state["known"][tile] = st.EVERYBODY
    state |= {"stack": 0, "discards": state["discards"] | state["stack"]}
    again = match.game.position(state, chance="manual")
    again.truth = {}
    return again


def test_ft_r5_the_discards_become_the_new_stack():
    match = run_out(table(hands=("red-sun Dagger blue-moon", ""), stage="build"))
    thrown = match.state()["discards"]
    play(match, "discard x")  # the last tile of the stack
    assert match.state()["stack"] == 0
    assert match.state()["at"][st.TOP] == st.NONE
    thrown = match.state()["discards"]
    play(match, "pass", "pass", "pass")
    at = match.state()["at"]
    moved = {at[st.TOP], *hand(match, 1)}
    assert match.state()["discards"] == 0
    assert match.state()["stack"] | sum(1 << tile for tile in moved) == thrown
    assert "The discards are shuffled into a new stack." in match.narrate()


def test_ft_r5_nobody_knows_the_order_of_the_new_stack_but_everybody_its_tiles():
    match = run_out(table(hands=("red-sun Dagger blue-moon", ""), stage="build"))
    play(match, "discard x")
    thrown = {jar: set() for jar in range(st.JARS)}
    for tile in range(st.TILES):
        if match.state()["discards"] >> tile & 1:
            thrown[tile // 3].add(match.state()["content"][tile])
    match.play(match.parse("pass"))
    match.play(match.parse("pass"))
    match.play(match.parse("pass"))  # seat 1 needs tiles: the discards are shuffled
    state, view = match.state(), match.view()
    for tile in range(st.TILES):
        if state["stack"] >> tile & 1:
            assert state["content"][tile] == st.NONE
            assert view["can"][tile] == sum(1 << content for content in thrown[tile // 3])


def test_ft_r5_stack_and_discards_cannot_both_run_out():
    assert st.PLACES + st.HAND_SIZE * st.SEATS + 5 < st.TILES


def test_ft_r30_the_stages_come_in_order_and_three_of_them_may_be_passed():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    assert "pass" not in choices(match)
    play(match, "discard nothing")
    for name in (st.GLIMPSE, st.ACTION, st.STEAL):
        assert stage(match) == name
        play(match, "pass")
    assert match.actor == 1


def test_ft_r30_one_action_at_most():
    match = play(table(), "swap a1", "with b1")
    assert stage(match) == st.STEAL
    with pytest.raises(cp.IllegalAction, match=r"not the time for it \(rule 3.1\)"):
        match.play(match.parse("swap a1"))


# 4 The glimpse


def test_ft_r8_one_glimpse_at_a_closed_tile():
    match = table("red-sun! " + "? " * 15, stage="glimpse")
    assert choices(match) == {"pass", *(f"look at {place}" for place in PLACES if place != "a1")}
    with pytest.raises(cp.IllegalAction, match=r"a1 lies face up \(rule 4.1\)"):
        match.play(match.parse("look at a1"))
    assert stage(play(match, "look at b1")) == st.ACTION


def test_ft_r8_or_a_lantern_from_the_hand():
    match = table(hands=("Lantern", ""), stage="glimpse")
    assert "play Lantern x" in choices(match)
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1")
    assert stage(match) == st.ACTION


def test_ft_r35_it_is_jars_that_one_looks_into():
    match = table("Amulet " + "red-sun " * 1 + "? " * 14, stage="glimpse")
    assert {"look at a1", "look at b1"} <= choices(match)


@pytest.mark.parametrize("face", ["blue-moon", "Amulet"])
def test_ft_r13_a_thief_or_an_amulet_stays_secret(face):
    match = table(f"{face} " + "? " * 15, ("red-sun", "", ""), stage="glimpse")
    tile = on(match, "a1")
    play(match, "look at a1")
    assert knows(match, 0, tile)
    assert not any(knows(match, seat, tile) for seat in (1, 2, None))
    assert on(match, "a1") == tile
    assert not is_open(match, "a1")
    assert match.witnessed(1)[-1].action == -1


def test_ft_r11_a_sapphire_goes_to_the_hoard_and_is_replaced_unseen():
    match = table("Sapphire " + "? " * 15, ("red-sun", ""), stage="glimpse")
    tile, following = on(match, "a1"), match.state()["at"][st.TOP]
    play(match, "look at a1")
    assert hoard(match) == (0, 1, 0)
    assert all(knows(match, seat, tile) for seat in (0, 1, None))
    assert on(match, "a1") == following
    assert not is_open(match, "a1")
    assert not knows(match, 0, following)
    assert stage(match) == st.ACTION


def test_ft_r12_a_dagger_costs_the_whole_hand():
    match = table("Dagger " + "? " * 15, ("red-sun Amulet", "Dagger"), stage="glimpse")
    tile, lost = on(match, "a1"), hand(match)
    play(match, "look at a1")
    assert hand(match) == []
    assert all(knows(match, 1, each) for each in [tile, *lost])
    assert on(match, "a1") == tile
    assert not is_open(match, "a1")


def test_ft_r12_after_a_dagger_only_swapping_and_stealing_are_left_and_nobody_is_asked():
    match = table("Dagger " + "? " * 15, ("red-sun Amulet", "Dagger"), stage="glimpse", eyes=(1, 0))
    play(match, "look at a1")
    assert match.actor == 0
    assert stage(match) == st.ACTION
    assert choices(match) == {"pass", *(f"swap {place}" for place in PLACES)}
    play(match, "pass")
    assert "steal row 1" in choices(match)


LANTERN_IN_THE_CORNER = """
    Lantern    red-sun   ?  ?
    Sapphire   Dagger    ?  ?
    ?          ?         ?  ?
    ?          ?         ?  ?
"""


def test_ft_r9_a_lantern_on_the_board_shows_its_neighbours_to_all():
    """The booklet's example: of what it shows only the Sapphire does something."""
    match = table(LANTERN_IN_THE_CORNER, ("red-hand Amulet", "", ""), stage="glimpse")
    tiles = [on(match, place) for place in ("a1", "b1", "a2", "b2")]
    play(match, "look at a1")  # no more than three neighbours: nothing to choose
    assert all(knows(match, seat, tile) for seat in (0, 1, 2, None) for tile in tiles)
    assert hoard(match) == (0, 1, 0)
    assert len(hand(match)) == 2  # the Dagger does nothing
    assert [on(match, place) for place in ("a1", "b1", "b2")] == [tiles[0], tiles[1], tiles[3]]
    assert on(match, "a2") != tiles[2]
    assert match.state()["up"] == 0
    assert stage(match) == st.ACTION


def test_ft_r9_the_active_seat_chooses_three_closed_neighbours():
    board = "? ? ? ?  ? Lantern red-sun! ?  ? Lantern ? ?  ? ? ? ?"
    match = table(board, stage="glimpse")
    play(match, "look at b2")
    assert phase(match) == st.SHOW
    assert choices(match) == {f"show {place}" for place in ["a1", "b1", "c1", "a2", "a3", "b3", "c3"]}
    play(match, "show b3", "show a1")
    assert match.log[-1].actor == 0  # nothing is shown before all are chosen
    assert "show b3" not in choices(match)
    play(match, "show c3")
    assert stage(match) == st.ACTION  # the second Lantern does nothing
    assert all(knows(match, 1, on(match, place)) for place in ("b2", "b3", "a1", "c3"))
    assert not knows(match, 1, on(match, "b1"))


def test_ft_r9_fewer_if_there_are_fewer():
    board = "Lantern red-sun! ? ?  green-sun! blue-sun ? ?  ? ? ? ?  ? ? ? ?"
    match = play(table(board, stage="glimpse"), "look at a1")
    assert stage(match) == st.ACTION
    assert knows(match, 1, on(match, "b2"))
    board = "Lantern red-sun! ? ?  green-sun! blue-sun! ? ?  ? ? ? ?  ? ? ? ?"
    assert stage(play(table(board, stage="glimpse"), "look at a1")) == st.ACTION


def test_ft_r10_a_lantern_from_the_hand_is_for_two_adjacent_tiles_in_secret():
    """The booklet's example: Dagger and Lantern have no effect here."""
    match = table("Dagger Lantern " + "? " * 14, ("Lantern red-hand", "", ""), stage="glimpse")
    played = hand(match)[0]
    tiles = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    assert choices(match) == {f"peek at {place}" for place in PLACES}
    play(match, "peek at a1")
    assert choices(match) == {"peek at b1", "peek at a2", "peek at b2"}
    play(match, "peek at b1")
    assert all(knows(match, 0, tile) for tile in tiles)
    assert not any(knows(match, seat, tile) for seat in (1, 2, None) for tile in tiles)
    assert len(hand(match)) == 1
    assert match.state()["discards"] == 1 << played
    assert stage(match) == st.ACTION


def test_ft_r10_a_sapphire_under_the_lantern_is_shown_and_taken():
    match = table("Sapphire Sapphire " + "? " * 14, ("Lantern", ""), stage="glimpse")
    tiles = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at b1", "peek at a1")
    assert hoard(match) == (0, 2, 0)
    assert all(knows(match, seat, tile) for seat in (0, 1, None) for tile in tiles)
    assert not {on(match, "a1"), on(match, "b1")} & {*tiles}


def test_ft_r10_it_is_the_glimpse_and_no_action():
    match = table(hands=("Lantern", ""))
    with pytest.raises(cp.IllegalAction, match=r"a Lantern is played as the glimpse \(rule 4.6\)"):
        match.play(match.parse("play lantern x"))


def test_ft_r41_one_may_peek_at_an_open_tile_only_beside_a_closed_one():
    board = "red-sun! blue-sun! ? ?  green-sun! yellow-sun! ? ?  ? ? ? ?  ? ? ? ?"
    match = table(board, ("Lantern", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    assert "peek at a1" not in choices(match)
    play(match, "peek at b1")
    assert choices(match) == {"peek at c1", "peek at c2"}
    play(match, "peek at c1")
    assert stage(match) == st.ACTION


# 5 The action


def test_ft_r15_a_tile_from_the_hand_goes_anywhere_face_down():
    board = "red-sun! blue-sun " + "? " * 14
    match = table(board, ("Amulet green-hand", "", ""))
    amulet, old = hand(match)[0], on(match, "a1")
    play(match, "put x")
    assert choices(match) == {f"on {place}" for place in PLACES}
    play(match, "on a1")
    assert on(match, "a1") == amulet
    assert not is_open(match, "a1")
    assert not knows(match, 1, amulet)
    assert hand(match)[0] == old
    assert len(hand(match)) == 2
    assert stage(match) == st.STEAL


def test_ft_r15_a_closed_tile_is_seen_by_its_new_owner_only():
    match = table("red-sun! blue-sun " + "? " * 14, ("Amulet green-hand", "", ""))
    old = on(match, "b1")
    play(match, "put y", "on b1")
    assert hand(match)[1] == old
    assert knows(match, 0, old)
    assert not any(knows(match, seat, old) for seat in (1, 2, None))


def test_ft_r7_all_eight_neighbours_are_adjacent():
    match = play(table(), "swap b2")
    assert choices(match) == {f"with {place}" for place in ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]}
    assert choices(play(table(), "swap d4")) == {"with c3", "with d3", "with c4"}
    with pytest.raises(cp.IllegalAction, match=r"b2 and d2 are not adjacent \(rule 5.2\)"):
        match.play(match.parse("with d2"))


def test_ft_r16_swapped_tiles_keep_their_facing_and_nobody_looks():
    match = table("red-sun! blue-sun@1 " + "? " * 14)
    open_tile, closed_tile = on(match, "a1"), on(match, "b1")
    steps = len(match.log)
    play(match, "swap a1", "with b1")
    assert len(match.log) == steps + 2
    assert (on(match, "a1"), on(match, "b1")) == (closed_tile, open_tile)
    assert (is_open(match, "a1"), is_open(match, "b1")) == (False, True)
    assert knows(match, 1, closed_tile)
    assert not knows(match, 0, closed_tile)


def test_ft_r16_two_open_tiles_stay_open_and_two_closed_ones_closed():
    match = play(table("red-sun! blue-sun! " + "? " * 14), "swap a1", "with b1")
    assert is_open(match, "a1")
    assert is_open(match, "b1")
    assert play(table(), "swap a1", "with b1").state()["up"] == 0


def test_ft_r17_a_sapphire_takes_a_gem_of_the_board_or_a_sapphire_from_a_hoard():
    match = table(hands=("Sapphire red-sun", "", ""), gems=(2, 5), loot=(3, 4, 0), tiles=(1, 0, 2))
    played = hand(match)[0]
    nobody_answers(play(match, "play sapphire x"))
    assert choices(match) == {"take gem 2", "take gem 5", "rob seat 1 of a gem", "rob seat 2 of a tile"}
    play(match, "rob seat 2 of a tile")
    assert hoard(match) == (3, 2, 0)
    assert hoard(match, 2) == (0, 1, 0)
    assert match.state()["discards"] == 1 << played
    assert stage(match) == st.STEAL


def test_ft_r17_gems_count_as_gems():
    match = table(hands=("Sapphire", "", ""), gems=(2, 5), loot=(3, 4, 0))
    nobody_answers(play(match, "play sapphire x"))
    assert hoard(play(match, "take gem 5")) == (4, 0, 0)
    assert match.state()["gems"] == 0b10
    match = table(hands=("Sapphire", "", ""), gems=(2, 5), loot=(3, 4, 0))
    nobody_answers(play(match, "play sapphire x"))
    play(match, "rob seat 1 of a gem")
    assert (hoard(match, 0), hoard(match, 1)) == ((4, 0, 0), (3, 0, 0))


def test_ft_r18_an_amulet_gives_an_evil_eye_back():
    match = table(hands=("Amulet red-sun", ""), eyes=(2, 1))
    nobody_answers(play(match, "play amulet x"))
    assert hoard(match) == (0, 0, 1)
    assert len(hand(match)) == 1
    assert stage(match) == st.STEAL


def test_ft_r18_without_an_evil_eye_it_cannot_be_played():
    match = table(hands=("Amulet red-sun", ""), eyes=(0, 1))
    with pytest.raises(cp.IllegalAction, match=r"no Evil Eye to give back \(rule 5.4\)"):
        match.play(match.parse("play amulet x"))


def test_ft_r38_what_a_played_tile_aims_at_is_chosen_after_the_answers():
    match = play(table(hands=("Sapphire", "red-sun")), "play sapphire x")
    assert match.actor == 1
    play(match, "pass")
    assert (match.actor, phase(match)) == (0, st.TAKE)


# 6 Daggers


def test_ft_r19_a_dagger_cancels_a_special_tile():
    match = table(hands=("Sapphire", "red-sun Dagger", ""))
    tiles = hand(match, 0)[0], hand(match, 1)[1]
    play(match, "play sapphire x", "play dagger y")
    assert match.actor == 2
    play(match, "pass", "pass")
    assert match.state()["gems"] == st.ALL_GEMS
    assert match.state()["discards"] == sum(1 << tile for tile in tiles)
    assert stage(match) == st.STEAL  # the action is spent
    assert "The Sapphire is cancelled." in match.narrate()


def test_ft_r19_a_dagger_cancels_a_dagger():
    match = table(hands=("Sapphire Dagger", "red-sun Dagger", ""))
    play(match, "play sapphire x", "play dagger y", "pass", "play dagger y", "pass", "pass")
    assert phase(match) == st.TAKE
    play(match, "take gem 1")
    assert hoard(match) == (1, 0, 0)


def test_ft_r19_an_amulet_that_two_daggers_leave_alone_helps_who_played_it():
    match = table(hands=("Amulet", "Dagger", "Dagger"), eyes=(2, 0, 1))
    play(match, "play amulet x", "play dagger x", "play dagger x", "pass", "pass")
    assert [hoard(match, seat)[2] for seat in range(3)] == [1, 0, 1]
    assert stage(match) == st.STEAL


def test_ft_r19_the_last_dagger_decides():
    match = table(hands=("Sapphire Dagger", "Dagger Dagger", ""))
    play(match, "play sapphire x", "play dagger x", "pass", "play dagger y", "play dagger y")
    assert match.actor == 2
    play(match, "pass", "pass")
    assert stage(match) == st.STEAL
    assert match.state()["gems"] == st.ALL_GEMS
    assert bin(match.state()["discards"]).count("1") == 4


def test_ft_r19_a_lantern_and_an_amulet_can_be_cancelled_too():
    match = table(hands=("Lantern", "Dagger"), stage="glimpse")
    assert stage(play(match, "play lantern x", "play dagger x", "pass")) == st.ACTION
    match = table(hands=("Amulet", "Dagger"), eyes=(1, 0))
    play(match, "play amulet x", "play dagger x", "pass")
    assert hoard(match) == (0, 0, 1)


def test_ft_r19_a_dagger_is_only_for_answering_others():
    match = table(hands=("Sapphire Dagger", ""))
    with pytest.raises(cp.IllegalAction, match=r"in answer to somebody else's special tile \(rule 6.1\)"):
        match.play(match.parse("play dagger y"))
    play(match, "play sapphire x")
    with pytest.raises(cp.IllegalAction, match=r"tile x in your hand is not a Dagger \(rule 5.5\)"):
        match.play(match.parse("play dagger x"))
    with pytest.raises(cp.IllegalAction, match=r"only a Dagger can answer \(rule 6.1\)"):
        match.play(match.parse("take gem 1"))


def test_ft_r20_everybody_is_asked_clockwise_every_time():
    match = table(hands=("", "Dagger", "red-sun Sapphire", ""), active=2)
    play(match, "play sapphire y")
    asked = []
    while phase(match) == st.ANSWER:
        asked.append(match.actor)
        play(match, "play dagger x" if match.actor == 1 and asked == [3, 0, 1] else "pass")
    assert asked == [3, 0, 1, 2, 3, 0]


def test_ft_r20_who_holds_no_dagger_may_only_pass():
    match = play(table(hands=("Sapphire", "red-sun Lantern Amulet")), "play sapphire x")
    assert (match.actor, choices(match)) == (1, {"pass"})


# 7 The theft


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


ROW_1 = "red-sun blue-sun green-sun yellow-sun " + "? " * 12


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


# 8 The end


def test_ft_r31_a_theft_of_the_last_gem_ends_the_game():
    board = "red-sun blue-sun ? ?  green-sun yellow-sun " + "? " * 10
    match = play(table(board, stage="steal", gems=(1,), loot=(3, 5)), "steal gem 1")
    assert match.actor == cp.OVER
    assert match.points() == [4, 5]
    assert match.shares() == [0, 1]


def test_ft_r31_a_sapphire_that_takes_the_last_gem_ends_the_game_at_once():
    match = table(hands=("Sapphire", ""), gems=(7,), loot=(4, 4))
    nobody_answers(play(match, "play sapphire x"))
    assert play(match, "take gem 7").actor == cp.OVER


def test_ft_r31_the_whole_theft_is_paid_first():
    match = table(STARS_AND_GREENS, stage="steal", gems=(1,), loot=(3, 5), tiles=(0, 1))
    play(match, "steal gem 1")
    assert match.state()["gems"] == 0
    assert choices(match) == {"rob seat 1 of a gem", "rob seat 1 of a tile"}
    assert play(match, "rob seat 1 of a tile").actor == cp.OVER
    assert match.points() == [5, 5]


def test_ft_r31_a_line_that_finds_nothing_to_take_pays_nothing():
    match = table(STARS_AND_GREENS, stage="steal", gems=(1,), loot=(8, 0))
    assert play(match, "steal gem 1").actor == cp.OVER
    assert hoard(match) == (9, 0, 0)


def test_ft_r42_when_a_line_takes_the_last_gem_its_tiles_stay():
    match = play(table(ROW_1, stage="steal", gems=(2,)), "steal row 1", "take gem 2")
    assert match.actor == cp.OVER
    assert match.state()["discards"] == 0
    assert is_open(match, "a1")


def last_gem(loot, tiles, eyes):
    """Seat 0 takes the last gem; the hoards before that."""
    hands = ("Sapphire", *[""] * (len(loot) - 1))
    match = table(hands=hands, gems=(7,), loot=loot, tiles=tiles, eyes=eyes)
    nobody_answers(play(match, "play sapphire x"))
    return play(match, "take gem 7")


def test_ft_r32_gems_and_sapphire_tiles_less_evil_eyes():
    match = last_gem((3, 5), (2, 0), (4, 1))
    assert match.points() == [4 + 2 - 4, 5 - 1]
    assert match.shares() == [0, 1]


@pytest.mark.parametrize(
    ("loot", "tiles", "eyes", "shares"),
    [
        ((3, 5), (1, 0), (1, 1), [0, 1]),  # 4 against 4, equal Evil Eyes: more gems
        ((4, 4), (0, 1), (1, 1), [1, 0]),
        ((2, 6), (1, 0), (0, 2), [1, 0]),  # 4 against 4: fewer Evil Eyes come before more gems
        ((3, 4, 1), (0, 0, 3), (0, 0, 0), [Fraction(1, 2), Fraction(1, 2), 0]),
        ((2, 3, 3), (0, 0, 0), (0, 0, 0), [Fraction(1, 3)] * 3),
    ],
)
def test_ft_r32_ties_go_to_fewer_evil_eyes_then_to_more_gems_then_are_shared(loot, tiles, eyes, shares):
    assert last_gem(loot, tiles, eyes).shares() == shares


def test_ft_r33_tiles_in_the_hand_count_nothing():
    match = table(hands=("Sapphire Sapphire", "Sapphire"), gems=(7,), loot=(4, 4))
    nobody_answers(play(match, "play sapphire x"))
    assert play(match, "take gem 7").points() == [5, 4]


def test_ft_r34_hoards_are_open():
    match = table(hands=("", "", ""), gems=(2,), loot=(3, 5, 0), tiles=(0, 1, 1), eyes=(2, 0, 1))
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert (view["loot"], view["tiles"], view["eyes"]) == ([3, 5, 0, 0], [0, 1, 1, 0], [2, 0, 1, 0])


def test_ft_r36_after_the_last_turn_the_best_score_wins():
    match = table(stage="steal", gems=(1, 2), loot=(3, 4), options={"turns": 7})
    assert play(match, "pass").actor == cp.OVER
    assert match.shares() == [0, 1]
    assert "7 turns have been played: the game is over." in match.narrate()
    match = table(stage="steal", gems=(1, 2), loot=(3, 4), options={"turns": 8})
    assert play(match, "pass").actor != cp.OVER


# 9 What you know


def test_ft_r14_the_program_does_not_remember_unless_asked_to():
    from rich.text import Text

    for aid, shown in (("off", False), ("on", True)):
        match = table("blue-moon " + "? " * 15, stage="glimpse", options={"memory_aid": aid})
        play(match, "look at a1")
        drawn = Text.from_markup(match.draw(0)).plain
        assert ("blu moo" in drawn) == shown
        assert "blu moo" not in Text.from_markup(match.draw(1)).plain
        assert knows(match, 0, on(match, "a1"))  # a bot may rely on what it has seen


def test_ft_r39_a_tile_that_nobody_has_seen_is_undecided():
    match = table("blue-moon/red-moon " + "? " * 15, stage="glimpse")
    tile = on(match, "a1")
    assert match.state()["content"][tile] == st.NONE
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + content, Fraction(1, 3)) for content in range(3)]


def test_ft_r39_what_is_accounted_for_is_not_there():
    board = "blue-moon/red-moon red-hand/red-moon@1 " + "? " * 14
    match = table(board, ("Amulet/red-moon", ""), stage="glimpse")
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + 1, Fraction(1))]
    match = table(board, stage="glimpse")
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + 1, Fraction(1, 2)), (CONTENT + 2, Fraction(1, 2))]


def test_ft_r39_a_second_look_finds_the_same():
    match = table("blue-moon " + "? " * 15, hands=("", "red-sun"), stage="glimpse")
    play(match, "look at a1", "pass", "pass", "discard nothing")
    assert match.actor == 1
    match.play(match.parse("look at a1"))
    assert match.actor == cp.CHANCE
    assert len(match.outcomes()) == 1
    settle(match)
    assert named(match, on(match, "a1")) == "blue-moon"


def test_ft_r40_a_tile_that_is_not_shown_is_nothing_that_must_be_shown():
    match = table("green-sun/red-sun yellow-hand/yellow-sun " + "? " * 14, ("", "", ""), stage="glimpse")
    lantern_jar, amulet_jar = on(match, "a1"), on(match, "b1")
    play(match, "look at a1")
    assert match.view(1)["can"][lantern_jar] == 0b011
    assert match.view(0)["can"][lantern_jar] == 0b010
    play(match, "pass", "pass", "look at b1")
    assert match.view(2)["can"][amulet_jar] == 0b111


def test_ft_r40_two_thieves_of_a_jar_leave_the_special_object():
    board = "green-sun/red-sun red-clubs/red-sun ? ? " + "? " * 12
    match = table(board, ("red-hand Lantern/red-star", "", ""), stage="glimpse")
    state = match.state()
    third = next(t for t in range(3) if t not in (on(match, "a1"), on(match, "b1")))
    assert state["stack"] >> third & 1
    play(match, "look at a1", "pass", "pass", "look at b1")
    assert match.view(2)["can"][third] == 0b100


def test_ft_r40_a_lantern_from_the_hand_must_show_sapphires_only():
    board = "green-moon/green-sun green-sun/red-sun " + "? " * 14
    match = table(board, ("Lantern/blue-clubs", ""), stage="glimpse")
    sapphire_jar, lantern_jar = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1")
    assert match.view(1)["can"][sapphire_jar] == 0b011
    assert match.view(1)["can"][lantern_jar] == 0b111
