"""The referee: what it refuses, what it takes back, what it tells."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest

import cutpurse as cp
import cutpurse.engine.match
from cutpurse.games.kings_gold.state import dice_with
from games.king_thief_minister.tables import table as thieves
from games.kings_gold.tables import play, table


def through_pickle(match):
    return pickle.loads(pickle.dumps(match))


@pytest.fixture
def match(kings_gold):
    return kings_gold.new(seats=3, seed=7)


def test_the_same_seed_gives_the_same_match(kings_gold):
    assert kings_gold.new(3, seed=7).save() == kings_gold.new(3, seed=7).save()
    assert kings_gold.new(3, seed=7).save() != kings_gold.new(3, seed=8).save()


def test_without_a_seed_matches_differ(kings_gold):
    assert len({kings_gold.new(2).seed for _ in range(5)}) == 5


def test_chance_can_be_left_to_the_caller(kings_gold):
    match = kings_gold.new(seats=2, chance="manual")
    assert match.actor == cp.CHANCE
    assert match.outcomes()[0] == (0, Fraction(1, 6))
    match.play(3)
    assert match.log == [(cp.CHANCE, 3)]
    with pytest.raises(cp.IllegalAction, match="cannot come up here"):
        match.play(6)


@pytest.mark.parametrize("seats", [1, 7, 0, -1, "3", 2.0, None, True])
def test_seats_outside_the_range_are_refused(kings_gold, seats):
    with pytest.raises(cp.BadSeats, match="King's Gold is for 2 to 6 seats, not"):
        kings_gold.new(seats=seats)


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"turns": 0},
        {"turns": 1001},
        {"turns": "50"},
        {"turns": 1.0},
        {"turns": True},
        {"kings_share": "dutch"},
        {"kings_share": ["french"]},
        {"first": 3},
        {"first": -1},
        {"chance": "loaded"},
        {"seed": -1},
        {"seed": 2**62},
        {"seed": "seven"},
        {"seed": 7, "chance": "manual"},
    ],
)
def test_unknown_and_out_of_range_options_are_refused(kings_gold, options):
    with pytest.raises(cp.BadOption) as refused:
        kings_gold.new(seats=3, **options)
    assert refused.value.code == "bad-option"
    assert "\n" not in str(refused.value)


def test_options_are_told_as_they_were_given(kings_gold):
    match = kings_gold.new(4, first=2, kings_share="french", turns=50)
    assert match.options == {"first": 2, "kings_share": "french", "turns": 50}
    assert kings_gold.new(4).options == {"first": "dice", "kings_share": "english", "turns": 300}


@pytest.mark.parametrize(
    "action", [None, 1.0, True, [1], -1, 59, 10**30, np.array([1, 2]), np.array(1.0), np.bool_(True)]
)
def test_what_is_no_action_is_refused_and_changes_nothing(match, action):
    before = match.save()
    with pytest.raises(cp.IllegalAction) as refused:
        match.play(action)
    assert refused.value.code == "illegal-action"
    assert match.save() == before


def test_an_action_may_be_words(match):
    twin = match.copy()
    match.play("stop")
    twin.play(twin.parse("stop"))
    assert match == twin
    before = match.save()
    with pytest.raises(cp.BadNotation, match='nothing here is called "dance"'):
        match.play("dance")
    with pytest.raises(cp.IllegalAction, match="the rolling is over"):
        match.play("roll a b")
    assert match.save() == before
    match.play("rob ann of 1", names=["Ann", "Bo", "Cy"])


@pytest.mark.parametrize("copied", [cp.engine.match.Match.copy, copy.copy, copy.deepcopy, through_pickle])
def test_a_copy_is_equal_and_goes_its_own_way(match, copied):
    match.listener(0)
    twin = copied(match)
    assert twin == match
    assert twin is not match
    for one in (match, twin):
        one.play("stop")
        one.play(one.legal()[0])
    assert twin == match
    assert twin.log == match.log
    twin.play(twin.legal()[0])
    assert twin != match
    assert twin.listener(0).events()[: len(match.listener(0).events())] == match.listener(0).events()


def test_matches_that_began_or_went_otherwise_differ(kings_gold, match):
    assert match == kings_gold.new(3, seed=7)
    assert match != kings_gold.new(3, seed=8)
    assert match != kings_gold.new(3, seed=7, turns=50)
    assert match != "a match"
    assert match == cp.load(match.save())


def test_a_match_says_what_it_is(match):
    assert repr(match) == "<Match of King's Gold: 3 seats, 30 steps, seat 1 to act>"
    assert repr(match.game.new(2, chance="manual")).endswith("0 steps, chance to act>")


def test_an_action_may_be_any_kind_of_whole_number(match):
    match.play(np.int32(match.legal()[0]))
    assert type(match.log[-1].action) is int


def test_only_the_seat_to_act_may_play(match):
    before = match.save()
    with pytest.raises(cp.NotYourTurn):
        match.play(match.legal()[0], seat=(match.actor + 1) % 3)
    assert match.save() == before
    match.play(match.legal()[0], seat=match.actor)


def test_there_is_no_view_for_a_seat_that_is_not_there(match):
    for seat in (3, -1, "0", True):
        with pytest.raises(cp.BadSeats, match="there is no seat"):
            match.view(seat)
        with pytest.raises(cp.BadSeats, match="there is no seat"):
            match.play(match.legal()[0], seat=seat)
    assert match.view(cp.NOBODY) == match.view(None) == match.view()


def test_nobody_can_write_into_the_log(match):
    match.log.append(3)
    assert match.log == cp.load(match.save()).log


@pytest.mark.parametrize("steps", [-1, 31, 10**6, 1.0, None])
def test_a_match_cannot_be_looked_at_where_it_never_was(match, steps):
    with pytest.raises(cp.BadOption, match="this match has 30 steps so far"):
        match.at(steps)


def test_when_no_seat_acts_nobody_is_asked(kings_gold):
    assert kings_gold.new(2, chance="manual").prompt() == "Chance decides."
    assert play(table("cannon cannon cannon cannon cannon"), "stop").prompt() == "The game is over."


def test_undo_takes_back_the_own_last_decision():
    match = table("1 2 cannon skull bones", purses=(0, 5, 0))
    before = match.state()
    play(match, "stop")
    after_stop = match.state()
    play(match, "take 2 with the cannon")
    match.undo()
    assert match.state() == after_stop
    match.undo()
    assert match.state() == before
    assert match.log == []
    with pytest.raises(cp.CannotUndo, match="nothing has been played"):
        match.undo()


def test_undo_never_goes_back_across_chance(match):
    match.play(match.legal()[-1])
    before = match.save()
    with pytest.raises(cp.CannotUndo, match="what chance has shown"):
        match.undo()
    assert match.save() == before


def test_undo_never_goes_back_across_a_reveal(monkeypatch):
    match = table("1 2 cannon skull bones")
    monkeypatch.setattr(match.game.views, "reveals", lambda s, action: True)
    play(match, "stop")
    before = match.save()
    with pytest.raises(cp.CannotUndo, match="what somebody has seen"):
        match.undo()
    assert match.save() == before


def test_undo_never_takes_back_what_somebody_else_decided():
    match = play(table("1 2 cannon bones bones"), "stop", "take 2 with the cannon")
    assert match.actor == cp.CHANCE
    with pytest.raises(cp.CannotUndo, match="only the seat to act"):
        match.undo()


def test_undo_never_takes_back_what_ended_somebody_elses_turn():
    """Bo lets Ann's theft pass, which ends her turn; now it is his, and she keeps what she stole."""
    match = thieves("Thief King Minister Executioner Sheriff Peasant", purses=(3, 3, 3))
    for words in ("claim the Thief", "let it pass", "let it pass"):
        match.play(words)
    assert match.actor == match.log[-1].actor == 1
    before = match.save()
    with pytest.raises(cp.CannotUndo, match="what ended somebody else's turn"):
        match.undo()
    assert match.save() == before


def test_undo_leaves_chance_as_it_would_have_been(kings_gold):
    plain, undone = (kings_gold.new(seats=2, seed=3, first=0) for _ in range(2))
    for match in (plain, undone):
        match.play(0)
    undone.undo()
    undone.play(0)
    while plain.actor != cp.OVER:
        for match in (plain, undone):
            match.play(match.legal()[-1])
    assert plain.save() == undone.save()


def test_words_name_actions(match):
    assert match.parse("take 3 with the cannon") == match.parse("TAKE 3, with the Cannon!")
    assert match.text(match.parse("roll a c e")) == "roll a c e"
    assert (
        match.parse("rollACE")
        == match.parse("e, c and roll a".replace(" and", ""))
        == match.parse("roll a c e")
    )
    names = ["Ann", "Bo", "Cy"]
    assert match.text(match.parse("rob bo of 2", names=names), names=names) == "rob Bo of 2"


def test_accents_need_not_be_typed(match):
    assert match.parse("S'ARRETER", lang="fr") == match.parse("s’arrêter", lang="fr") == match.parse("stop")
    assert match.parse("rob Zoe of 2", names=["Ann", "Zoé", "Cy"]) == match.parse("rob seat 1 of 2")


def test_the_beginning_of_the_words_is_enough_where_it_is_clear():
    match = play(table("1 2 cannon skull bones", purses=(0, 5, 0)), "stop")
    assert match.text(match.parse("take 2")) == "take 2 with the cannon"
    assert match.parse("cannon 2") == match.parse("t 2") == match.parse("take 2")
    with pytest.raises(cp.BadNotation, match='"take" could mean "take 1 with the cannon" or "take 2'):
        match.parse("take")


def test_the_fewest_words_left_out_win():
    match = table("1 2 cannon skull bones")
    assert match.text(match.parse("c")) == "roll c"
    assert match.text(match.parse("r d b")) == "roll b d"
    names = ["you", "greedy", "greedy 2"]
    play(match, "stop")
    assert match.text(match.parse("rob greedy 1", names=names)) == "rob seat 1 of 1"
    assert match.text(match.parse("rob greedy 2 of 1", names=names)) == "rob seat 2 of 1"


@pytest.mark.parametrize(
    "text", ["", "   ", "!?", "dance", "roll x", "take 4 with the cannon", None, 3, b"x"]
)
def test_words_that_name_nothing_are_refused(match, text):
    with pytest.raises(cp.BadNotation, match="nothing here is called"):
        match.parse(text)


def test_words_that_nearly_name_something_are_helped(match):
    with pytest.raises(cp.BadNotation, match=r'nothing here is called "role a"; did you mean .*roll a'):
        match.parse("role a")


@pytest.mark.parametrize("action", [-1, 59, "stop"])
def test_there_are_no_words_for_what_is_no_action(match, action):
    with pytest.raises(cp.IllegalAction):
        match.text(action)


def test_names_that_read_alike_are_not_guessed_between():
    match = play(table("1 2 cannon skull bones"), "stop")
    with pytest.raises(cp.BadNotation, match="could mean"):
        match.parse("rob Ann of 1", names=["Cy", "Ann", "ann!"])


def test_a_refusal_speaks_of_the_seats_by_name():
    match = play(table("1 2 cannon skull bones"), "stop")
    with pytest.raises(cp.IllegalAction, match='"rob Ann of 1": Ann cannot be robbed here'):
        match.play(match.parse("rob seat 0 of 1"), names=["Ann", "Bo", "Cy"])


def test_an_unknown_language_is_refused(match):
    with pytest.raises(cp.UnknownLanguage, match='no words in language "tlh"; there are: de, en'):
        match.text(0, lang="tlh")


def test_a_listener_is_called_you(kings_gold):
    match = kings_gold.new(seats=2, seed=5, first=0)
    assert match.narrate(seat=0)[0].startswith("You roll ")
    assert match.narrate(seat=1)[0].startswith("seat 0 rolls ")
    assert match.narrate(seat=1, names=["Ann", "Bo"])[0].startswith("Ann rolls ")
    assert match.narrate(since=len(match.log)) == []


def test_a_position_can_be_taken_up_again(kings_gold, match):
    match.play(match.legal()[3])
    again = kings_gold.position(match.state(), seats=3, seed=1)
    assert again.state() == match.state()
    assert again.log == []
    assert cp.load(again.save()).save() == again.save()


def test_a_position_brings_its_own_options(kings_gold):
    state = kings_gold.new(2, kings_share="french").state()
    assert kings_gold.position(state).options["kings_share"] == "french"


@pytest.mark.parametrize(
    "change",
    [
        {"box": 59},
        {"box": 300},
        {"box": "many"},
        {"purse": [0, 0]},
        {"purse": [0, 0, 0, 0, 0, 1], "box": 59},
        {"purse": [-1, 1, 0, 0, 0, 0]},
        {"dice": dice_with([0, 1, 2, 3])},
        {"phase": 77},
        {"active": 3},
        {"seats": 9},
        {"turns": 0},
        {"first": 5},
        {"kings_share": 2},
        {"phase": 3, "dice": dice_with([0, 0, 0, 1, 2])},
        {"phase": 4},
        {"falling": 3},
        {"seats": 4},
        {"contenders": 0},
        {"contenders": 1},
        {"phase": 2, "rolls": 0},
        {"dice": dice_with([2, 2, 2, 0, 0])},
        {"spent": 31},
        {"roll_offs": -128},
        {"skulls": [-9, 99, 0, 0, 0, 0]},
        {"turn": 5000},
        {"play_offs": 1},
        {"box": 0, "king": 60},
        {"parrot": 1},
    ],
)
def test_an_impossible_position_is_refused(kings_gold, match, change):
    with pytest.raises(cp.BadPosition) as refused:
        kings_gold.position(match.state() | change, seats=3)
    assert "\n" not in str(refused.value)


def test_a_position_is_a_dict(kings_gold):
    with pytest.raises(cp.BadPosition):
        kings_gold.position([1, 2, 3], seats=3)


def test_a_match_prints_as_a_spectator_sees_it(match):
    assert "box     60" in str(match)
    assert "[bold]" not in str(match)


def test_unknown_games_are_refused_with_close_matches():
    with pytest.raises(cp.UnknownGame, match="there is no game 'kings-golf'; did you mean: kings-gold"):
        cp.game("kings-golf")
    for unknown in ("zzz", 5, None, [], {}):
        with pytest.raises(KeyError, match="there are: "):
            cp.game(unknown)
    assert "kings-gold" in cp.games() == sorted(cp.games())
