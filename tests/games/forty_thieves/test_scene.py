"""What lies before a person's eyes in Forty Thieves, and what does not."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.words.phrases import Seat, Thing
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT, LOOK_AT
from cutpurse.games.forty_thieves.things import GEM, LINE, PLACE, SLOT
from games.forty_thieves.tables import PLACES, SUNS_AND_REDS, new, nobody_answers, play, settle, table

A1, B1, C1, D1 = PLACE[:4]
A2, B2 = PLACE[4:6]
AID = {"memory_aid": "on"}


def scene(match, seat=None):
    return match.listener(seat).scene()


def on(match, place, seat=None):
    """What a seat sees of the tile on a place."""
    return scene(match, seat).board[PLACES[place]].tile


def in_hand(match, whose, seat=None):
    return scene(match, seat).seats[whose].hand


def says(it):
    return it and it.id


def may(tile):
    return [face.id for face in tile.may]


def row(match, jar, seat=None):
    """The row of the sheet for a jar: (thing, lies open, has been seen)."""
    hides = next(row.hides for row in scene(match, seat).sheet if row.jar.id == jar)
    return [(hidden.face.id, hidden.open, hidden.seen) for hidden in hides]


# What everybody sees


def test_a_closed_tile_shows_its_jar_and_an_open_one_its_face():
    match = table("red-sun/blue-sun! blue-moon/red-moon@0 " + "? " * 14)
    for seat in (0, 1, None):
        assert (on(match, "a1", seat).jar.id, says(on(match, "a1", seat).face)) == ("blue-sun", "red-sun")
        assert (on(match, "b1", seat).jar.id, says(on(match, "b1", seat).face)) == ("red-moon", None)


def test_a_hand_is_read_by_its_owner_and_seen_from_behind_by_the_others():
    match = table(hands=("red-sun/blue-sun Dagger/red-hand", "Amulet/green-clubs"))
    for seat in (0, 1, None):
        assert [tile.jar.id for tile in in_hand(match, 0, seat)] == ["blue-sun", "red-hand"]
        assert [tile.jar.id for tile in in_hand(match, 1, seat)] == ["green-clubs"]
    assert [says(tile.face) for tile in in_hand(match, 0, 0)] == ["red-sun", "dagger"]
    assert [says(tile.face) for tile in in_hand(match, 0, 1)] == [None, None]
    assert [says(tile.face) for tile in in_hand(match, 0)] == [None, None]
    assert [(held.slot, says(held.tile.face)) for held in scene(match, 0).hand] == [
        (SLOT[0], "red-sun"),
        (SLOT[1], "dagger"),
    ]
    assert [says(held.tile.face) for held in scene(match, 1).hand] == ["amulet"]
    assert scene(match).hand == []


def test_a_tile_that_is_being_drawn_has_no_face_yet():
    match = table(stage="build", hands=("red-sun Dagger", ""))
    match.play(match.parse("discard nothing"))
    drawn = in_hand(match, 0, 0)[2]
    assert (scene(match, 0).phase, drawn.face) == ("look", None)
    assert scene(match, 1).look.tiles == [drawn.tile]
    match.play(match.outcomes()[0][0])
    assert in_hand(match, 0, 0)[2].face
    assert in_hand(match, 0, 1)[2].face is None


def test_gems_lie_between_four_places_until_somebody_has_them():
    seen = scene(table(gems=(1, 9)))
    assert [gem.gem for gem in seen.gems] == [GEM[0], GEM[8]]
    assert seen.gems[0].places == (A1, B1, A2, B2)
    assert [place.id for place in seen.gems[1].places] == ["c3", "d3", "c4", "d4"]


def test_all_ten_lines_can_be_pointed_at():
    lines = {line.line.id: [place.id for place in line.places] for line in scene(table()).lines}
    assert len(lines) == 10
    assert lines["row-1"] == ["a1", "b1", "c1", "d1"]
    assert lines["column-b"] == ["b1", "b2", "b3", "b4"]
    assert lines["diagonal-a1-d4"] == ["a1", "b2", "c3", "d4"]
    assert lines["diagonal-d1-a4"] == ["d1", "c2", "b3", "a4"]


def test_hoards_scores_and_what_is_left_are_open():
    match = table(hands=("red-sun", "", ""), gems=(1, 2), loot=(4, 3, 0), tiles=(0, 2, 0), eyes=(5, 0, 1))
    for seat in (0, 2, None):
        seen = scene(match, seat)
        assert [(p.gems, p.tiles, p.eyes, p.score) for p in seen.seats] == [
            (4, 0, 5, -1),
            (3, 2, 0, 5),
            (0, 0, 1, -1),
        ]
        assert seen.eyes.count == 9
        assert [p.hoard.args["owner"] for p in seen.seats] == [Seat(0), Seat(1), Seat(2)]


def test_the_stack_shows_the_back_of_its_top_tile_and_the_discards_can_be_read():
    match = table(discards="red-sun/blue-sun Dagger/red-hand blue-star/blue-sun")
    seen = scene(match, 1)
    assert seen.stack.count == 60 - 16 - 3
    assert (seen.stack.top.jar.kind, seen.stack.top.face) == ("jar", None)
    assert seen.discards.count == 3
    assert [tile.face.id for tile in seen.discards.tiles] == ["blue-star", "red-sun", "dagger"]


def test_a_place_is_empty_until_it_is_filled():
    assert {place.tile for place in scene(new()).board} == {None}
    match = table("Lantern Sapphire ? ?" + " ?" * 12, stage="glimpse")
    match.play(match.parse("look at a1"))
    for _ in range(2):
        match.play(CONTENT + st.SPECIAL)
    assert (on(match, "b1"), scene(match).seats[0].tiles) == (None, 1)
    assert on(settle(match), "b1").face is None


def test_whose_turn_it_is_and_what_it_waits_for():
    match = table(hands=("red-sun", "", ""), stage="glimpse")
    seen = scene(match, 1)
    assert (seen.phase, seen.stage, seen.turn, seen.active, seen.actor) == (
        "choose",
        "glimpse",
        7,
        Seat(0),
        Seat(0),
    )
    start = scene(new())
    assert (start.phase, start.stage, start.turn) == ("first", "setting-up", 0)
    assert start.actor is start.active is None


# Memory


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_must_be_kept_in_mind_is_not_there(seat):
    """The same table now, and different memories."""
    one = table("blue-moon@0 Dagger* red-sun@01 ?" + " ?" * 12, ("red-hand", "Amulet@0"), stage="steal")
    other = table("blue-moon Dagger red-sun ?" + " ?" * 12, ("red-hand@1", "Amulet"), stage="steal")
    assert one.view(seat) != other.view(seat)
    assert scene(one, seat) == scene(other, seat)


def test_where_one_looked_leaves_no_trace():
    matches = [table("blue-moon red-sun " + "? " * 14, ("red-hand", ""), stage="glimpse") for _ in range(2)]
    for match, place in zip(matches, ("a1", "b1"), strict=True):
        play(match, f"look at {place}")
    for seat in (0, 1, None):
        assert scene(matches[0], seat) == scene(matches[1], seat)
    for match in matches:
        play(match, "swap c3", "with d4", "pass")
    assert scene(matches[0], 0) == scene(matches[1], 0)


def test_a_failed_theft_is_forgotten_by_the_table():
    board = "Dagger/red-hand red-sun/blue-sun ? ?  blue-star/blue-sun green-hand/red-hand" + " ?" * 10
    match = play(table(board, stage="steal"), "steal gem 1")
    assert on(match, "a1", 0).face is None
    assert row(match, "red-hand", 0) == [
        ("red-star", False, False),
        ("green-hand", False, False),
        ("dagger", False, False),
    ]


def test_the_memory_aid_says_what_a_closed_tile_can_be():
    board = "green-sun/red-sun Dagger/blue-sun* " + "? " * 14
    match = play(table(board, ("", "red-hand"), stage="glimpse", options=AID), "look at a1")
    assert may(on(match, "a1", 0)) == ["green-sun"]
    assert may(on(match, "a1", 1)) == ["red-clubs", "green-sun"]  # a Lantern would have been shown
    assert may(on(match, "b1", None)) == ["dagger"]
    assert len(may(on(match, "c3", 0))) == 3
    off = play(table(board, ("", "red-hand"), stage="glimpse"), "look at a1")
    assert {may_be for place in scene(off, 0).board for may_be in place.tile.may} == set()


def test_the_sheet_strikes_what_lies_open_for_all():
    match = table(
        "red-sun/blue-sun! blue-star/blue-sun* " + "? " * 14,
        ("Dagger/blue-sun", ""),
        discards="Lantern/red-sun",
        tiles=(1,),
    )
    for seat in (0, 1, None):
        assert row(match, "blue-sun", seat) == [
            ("blue-star", False, False),
            ("red-sun", True, False),
            ("dagger", False, False),
        ]
        assert row(match, "red-sun", seat)[2] == ("lantern", True, False)
        assert row(match, "green-sun", seat)[2] == ("sapphire", True, False)  # in a hoard


def test_the_sheet_greys_what_one_has_seen_only_with_the_memory_aid():
    match = table("red-sun/blue-sun! blue-star/blue-sun@1 " + "? " * 14, ("Dagger/blue-sun", ""), options=AID)
    assert [seen for _, _, seen in row(match, "blue-sun", 0)] == [False, True, True]
    assert [seen for _, _, seen in row(match, "blue-sun", 1)] == [True, True, False]
    assert [seen for _, _, seen in row(match, "blue-sun")] == [False, True, False]


# Which tile is which


def test_a_tile_is_followed_over_the_board_into_hands_and_to_the_discards():
    match = table("blue-moon " + "? " * 15, ("red-sun", "blue-hand blue-moon blue-star"))
    mine, there = in_hand(match, 0)[0].tile, on(match, "a1").tile
    play(match, "put x", "on a1")
    assert (on(match, "a1").tile, in_hand(match, 0)[0].tile) == (mine, there)
    play(match, "pass", "discard nothing", "pass", "swap a1", "with b2")
    assert on(match, "b2").tile == mine
    play(match, "pass", "discard x")
    assert there in [tile.tile for tile in scene(match).discards.tiles]
    play(match, "pass", "pass", "pass", "discard x", "pass", "put y", "on b2")
    assert [tile.tile for tile in in_hand(match, 1)][1] == mine


def test_the_next_tile_of_the_stack_keeps_its_id_when_it_is_dealt():
    match = table("Sapphire " + "? " * 15, stage="glimpse")
    top, gone = scene(match).stack.top, on(match, "a1").tile
    play(match, "look at a1")
    assert on(match, "a1") == top
    assert scene(match).stack.top.tile != top.tile
    assert gone not in [place.tile.tile for place in scene(match).board]


def lying(match, seat):
    """What a seat calls the tiles on the board, in hands and on the stack, and which these are."""
    seen, at = scene(match, seat), match.state()["at"]
    tiles = [place.tile for place in seen.board] + [tile for player in seen.seats for tile in player.hand]
    tiles.append(seen.stack.top)
    return zip(
        [tile.tile.id for tile in tiles if tile], [tile for tile in at if tile != st.NONE], strict=True
    )


@pytest.mark.parametrize("seat", [0, None])
def test_an_id_is_one_tile_until_it_is_shuffled_and_then_never_used_again(seat):
    match, rng = cp.game("forty-thieves").new(4, chance="manual"), [stream(7, 7)]
    meant, gone, shuffles = {}, set(), 0
    while shuffles < 3:
        stack = match.state()["stack"]
        possible = [outcome for outcome, _ in match.outcomes()] or match.legal()
        match.play(possible[below(rng, len(possible))])
        shuffled = match.state()["stack"] & ~stack
        shuffles += shuffled != 0
        gone |= {id for id, tile in meant.items() if shuffled >> tile & 1}
        for id, tile in lying(match, seat):
            assert meant.setdefault(id, tile) == tile
            assert id not in gone
    assert gone


def test_everybody_calls_a_tile_the_same():
    match, rng = cp.game("forty-thieves").new(3, seed=3), [stream(3, 3)]
    for _ in range(60):
        match.play(match.legal()[below(rng, len(match.legal()))])
    boards = [[place.tile.tile for place in scene(match, seat).board] for seat in (None, 0, 1, 2)]
    assert boards == [boards[0]] * 4


def test_who_comes_to_a_position_counts_the_tiles_that_are_there():
    match = table(hands=("red-sun", "Dagger"), discards="Lantern")
    assert [place.tile.tile.id for place in scene(match).board] == [*range(1, 17)]
    assert [tile.tile.id for hand in (0, 1) for tile in in_hand(match, hand)] == [17, 18]
    assert scene(match).stack.top.tile.id == 19
    assert [tile.tile.id for tile in scene(match).discards.tiles] == [20]


# What is going on


def test_what_has_been_picked_is_there():
    assert scene(table()).picked is None
    match = play(table(hands=("red-sun Amulet", "")), "put y")
    assert (scene(match, 1).phase, scene(match, 1).picked) == ("put-on", SLOT[1])
    match = play(table(), "swap b2")
    assert (scene(match, 1).phase, scene(match, 1).picked) == ("swap-with", B2)
    assert scene(play(match, "with a1"), 1).picked is None
    match = nobody_answers(play(table(hands=("Lantern", ""), stage="glimpse"), "play lantern x"))
    assert scene(match).picked is None
    match = play(match, "peek at a2")
    assert (scene(match).phase, scene(match).picked) == ("peek-too", A2)


def test_what_the_lantern_will_show_is_marked():
    match = table("? ? ? ?  ? Lantern ? ?" + " ?" * 8, stage="glimpse")
    assert scene(match).lantern is None
    play(match, "look at b2", "show a1", "show c1")
    for seat in (0, 1, None):
        seen = scene(match, seat)
        assert (seen.phase, seen.lantern.place, seen.lantern.marked) == ("show", B2, [A1, C1])
        assert seen.board[5].tile.face is None  # it lies face down again
    assert scene(play(match, "show a2")).lantern is None


def test_a_special_tile_waits_beside_its_owner():
    match = table(hands=("Sapphire/red-clubs Dagger", "Dagger/red-hand", ""))
    assert scene(match).answer is None
    played = in_hand(match, 0)[0].tile
    play(match, "play sapphire x")
    answer = scene(match, 2).answer
    assert (answer.special.id, answer.daggers, answer.last) == ("sapphire", 0, Seat(0))
    assert answer.asked == [Seat(1), Seat(2)]
    assert [(tile.tile, tile.jar.id, tile.face.id) for tile in answer.played] == [
        (played, "red-clubs", "sapphire")
    ]
    play(match, "play dagger x")
    answer = scene(match, 2).answer
    assert (answer.special.id, answer.daggers, answer.last) == ("sapphire", 1, Seat(1))
    assert answer.asked == [Seat(2), Seat(0)]
    assert [tile.jar.id for tile in answer.played] == ["red-clubs", "red-hand"]
    assert scene(nobody_answers(match)).answer is None


def test_a_tile_that_has_had_its_effect_waits_no_longer():
    match = table(hands=("Lantern Sapphire", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1", "play sapphire y")
    assert [tile.face.id for tile in scene(match).answer.played] == ["sapphire"]


def test_who_comes_later_sees_that_a_tile_waits_but_not_which_of_the_discards_it_is():
    match = play(table(hands=("Sapphire", "")), "play sapphire x")
    again = match.game.position(match.state(), chance="manual")
    assert (scene(again).answer.special.id, scene(again).answer.played) == ("sapphire", [])


@pytest.mark.parametrize("aid", ["off", "on"])
def test_nothing_tells_who_holds_a_dagger(aid):
    """Whatever lies under the same backs, the others see the same and are asked the same."""
    hands = ("Dagger/red-hand", "red-star/red-hand", "green-hand/red-hand")
    matches = [table(hands=("Sapphire", hand, "Amulet"), options={"memory_aid": aid}) for hand in hands]
    for match in matches:
        play(match, "play sapphire x")
    while matches[0].state()["phase"] == st.ANSWER:
        for seat in (0, 2, None):
            told = [match.listener(seat) for match in matches]
            assert all(each.scene() == told[0].scene() for each in told)
            assert all(each.prompt() == told[0].prompt() for each in told)
            assert all(each.choices() == told[0].choices() for each in told)
            assert all(each.events() == told[0].events() for each in told)
        for match in matches:
            play(match, "pass")
    assert scene(matches[0], 1) != scene(matches[1], 1)


def test_a_theft_is_followed_tile_by_tile():
    match = table("red-sun! blue-sun ? ?  green-sun yellow-sun" + " ?" * 10, stage="steal")
    assert scene(match).theft is None
    match.play(match.parse("steal gem 1"))
    for turned in ([A1], [A1, B1], [A1, B1, A2]):
        seen = scene(match, 1)
        assert (seen.phase, seen.look.way, len(seen.look.tiles)) == ("look", "revealed", 4 - len(turned))
        assert (seen.theft.target, seen.theft.places, seen.theft.turned) == (GEM[0], (A1, B1, A2, B2), turned)
        tile = match.table.at[PLACES[seen.theft.places[len(turned)].id]]
        match.play(CONTENT + match.truth[tile])
    assert on(match, "b1", 1).face.id == "blue-sun"


def test_the_lines_that_still_pay_are_there():
    match = play(table(SUNS_AND_REDS, stage="steal", gems=(2, 3, 9), loot=(3, 3)), "steal row 1")
    theft = scene(match, 1).theft
    assert (theft.target, theft.turned) == (LINE[0], [A1, B1, C1, D1])
    assert [line.id for line in theft.lines] == ["row-1", "column-a"]
    assert [line.id for line in scene(play(match, "take gem 2"), 1).theft.lines] == ["column-a"]


# Things by name


def test_every_thing_in_a_scene_has_a_name():
    match = play(table(hands=("Sapphire Dagger", "red-sun"), discards="Lantern"), "play sapphire x")
    words = match.words(names=["Ann", "Bo"], you=1)
    seen = scene(match, 1)
    assert words.say(seen.seats[0].hoard) == "Ann's hoard"
    assert words.say(seen.seats[1].hoard) == "your hoard"
    assert words.say(seen.board[0].tile.tile) == "tile"
    assert [words.say(pile.pile) for pile in (seen.stack, seen.discards, seen.eyes)] == [
        "stack",
        "discards",
        "eyes",
    ]
    assert words.say(Thing("line", "diagonal-d1-a4")) == "diagonal d1 a4"


# After the game


def test_the_epilogue_has_what_anybody_had_seen():
    match = table(
        "blue-moon@1 red-sun! " + "? " * 14, ("Sapphire red-hand", "Dagger"), gems=(7,), loot=(4, 4)
    )
    nobody_answers(play(match, "play sapphire x"))
    play(match, "take gem 7")
    found = match.game.scenes.epilogue(match.walk())
    assert [(hand.seat, [face.id for face in hand.faces]) for hand in found.hands] == [
        (Seat(0), ["red-hand"]),
        (Seat(1), ["dagger"]),
    ]
    assert [(tile.place, tile.face.id) for tile in found.board] == [(A1, "blue-moon")]
    assert [place.id for place in found.never_seen][:2] == ["c1", "d1"]
    assert len(found.never_seen) == 14
    assert found.shuffled == []


def ended(match):
    return match.game.scenes.epilogue(match.walk())


def test_a_tile_that_was_revealed_is_not_called_unseen():
    """Not even if it lies face down again."""
    board = "Dagger red-sun ? ?  blue-star green-hand! ? ?" + " ?" * 8
    match = play(table(board, stage="steal", options={"turns": 7}), "steal gem 1")
    assert (match.actor, match.state()["up"]) == (cp.OVER, 0)
    found = ended(match)
    assert [tile.place for tile in found.board] == [A1, B1, A2, B2]
    assert [place.id for place in found.never_seen][:3] == ["c1", "d1", "c2"]


def test_what_had_lain_among_the_discards_is_not_called_unseen():
    """Everybody saw it there; since it was shuffled nobody knows which tile it is."""
    match = table("Sapphire " + "? " * 15, stage="steal", options={"turns": 24})
    play(match, "pass")
    while match.state()["turn"] < 24:
        play(match, match.text(max(action for action in match.legal() if action < LOOK_AT)))
    assert "The discards are shuffled into a new stack." in match.narrate()
    play(match, "discard nothing", "look at a1", "pass", "pass")
    found = ended(match)
    assert found.shuffled == [A1]
    assert found.never_seen == [*PLACE[1:]]
    assert "Nobody had seen what lay on a1 since the discards were shuffled." in match.epilogue()
    assert "Nobody ever saw what lay on b1, c1," in match.epilogue()


def test_a_position_that_is_over_has_no_story_to_end():
    over = table(gems=(), loot=(5, 4), phase=st.DONE)
    assert over.epilogue() == ""
