"""What the lab counts: a verb that begins with the number of a rule is carried out when that rule is."""

import cutpurse as cp
from cutpurse.lab.census import Watch
from games.kings_gold.tables import faces, play, table

TURN = {"2.1"}  # dice fly, and land
BUST = "bones bones bones 1 1"


def rules_of(match, text):
    """The rules that are carried out when this is done; of dice, when the last one lands."""
    steps = faces(text) if match.actor == cp.CHANCE else [match.parse(text)]
    for face in steps[:-1]:
        match.play(face)
    watch = Watch(match.game, match.seats)
    done = watch.carried_out(match.game.rules.apply, match.table, steps[-1])
    return {watch.verbs[verb].rule for verb in done}


def play_off(rounds=1):
    """Seats 0 and 2 were tied for richest, and seat 2 is about to roll."""
    return table(purses=(8, 5, 8), box=0, active=2, emptied_by=1, play_offs=rounds, contenders=0b101)


def test_the_first_turn_is_rolled_for_and_only_a_tie_is_rolled_again():
    match = cp.game("kings-gold").new(2, chance="manual")
    play(match, "skull 1 1 1 1")
    assert rules_of(match.copy(), "1 1 1 1 1") == TURN | {"1.2"}
    assert rules_of(match.copy(), "1 1 1 1 skull") == TURN | {"1.2", "1.3"}


def test_crossbones_end_a_turn_only_when_there_are_three():
    assert rules_of(table(), "bones bones 1 1 1") == TURN
    assert rules_of(table(), BUST) == TURN | {"2.4", "5.1"}
    assert rules_of(table("1 2 3 bones bones"), "stop") == TURN | {"3.1", "5.1"}


def test_the_box_ends_the_game_only_when_it_is_empty():
    pair = TURN | {"3.3", "3.4", "3.6"}
    match = play(table("3 1 cannon bones bones", box=7), "stop")
    assert rules_of(match, "take 3 with the cannon") == pair
    match = play(table("3 1 cannon bones bones", box=6), "stop")
    assert rules_of(match, "take 3 with the cannon") == pair - TURN | {"6.1"}


def test_a_play_off_is_held_only_after_a_tie():
    match = play(table("3 1 cannon bones bones", purses=(8, 5, 8), box=2, active=1), "stop")
    assert rules_of(match, "take 3 with the cannon") >= {"6.1", "6.2"}


def test_a_round_is_over_after_the_last_of_its_turns():
    penalty = TURN | {"2.4", "5.1"}
    match = play_off()
    assert rules_of(match.copy(), BUST) == penalty
    play(match, BUST)
    assert rules_of(match, BUST) == penalty | {"6.2", "6.4"}


def test_a_round_that_somebody_wins_is_the_last():
    match = play(play_off(), "1 1 1 skull bones", "stop", "rob seat 0 of 1")
    assert rules_of(match, BUST) == TURN | {"2.4", "5.1", "6.4"}


def test_the_win_is_shared_after_five_rounds():
    match = play(play_off(rounds=5), BUST)
    assert rules_of(match, BUST) == TURN | {"2.4", "5.1", "6.4", "6.5"}


def test_the_last_turn_ends_the_game_with_gold_in_the_box():
    match = table("1 2 3 bones bones", options={"turns": 9})
    assert rules_of(match, "stop") == {"3.1", "5.1", "6.6"}
