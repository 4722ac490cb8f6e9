"""What lies on the table of King's Gold."""

import cutpurse as cp
from cutpurse.engine.words.phrases import Seat, Thing
from games.kings_gold.tables import play, table


def scene(match):
    return match.listener().scene()


def test_before_the_first_roll_no_dice_lie_there():
    match = cp.game("kings-gold").new(2, chance="manual")
    assert scene(match).phase == "roll-off"
    assert scene(match).dice == []
    play(match, "skull 1 1 1 1", "1 1 1 1 1", "2")
    assert [die.state for die in scene(match).dice] == ["loose", *["falling"] * 4]


def test_dice_show_their_faces_and_what_has_become_of_them():
    match = table("1 2 cannon skull bones")
    dice = scene(match).dice
    assert [die.die.id for die in dice] == ["a", "b", "c", "d", "e"]
    assert [die.face.id for die in dice] == ["coin-1", "coin-2", "cannon", "skull", "crossbones"]
    assert [die.state for die in dice] == ["loose"] * 4 + ["locked"]
    play(match, "stop", "take 1 with the cannon")
    assert [die.state for die in scene(match).dice] == ["paired", "loose", "paired", "loose", "locked"]


def test_coins_lie_in_piles_that_can_be_counted():
    match = table("1 2 cannon skull bones", purses=(4, 5, 0), box=30)
    shown = scene(match)
    assert (shown.box.count, shown.king.count) == (30, 21)
    assert [(purse.seat, purse.coins) for purse in shown.purses] == [(Seat(0), 4), (Seat(1), 5), (Seat(2), 0)]
    assert shown.box.pile == Thing("pile", "box")


def test_whose_turn_it_is_and_what_it_waits_for():
    match = table("skull skull skull skull skull", active=2)
    assert (scene(match).phase, scene(match).actor, scene(match).active) == ("choose", Seat(2), Seat(2))
    play(match, "stop")
    assert scene(match).phase == "plunder"


def test_who_is_out_of_the_running_is_shown():
    match = table("3 1 cannon bones bones", purses=(8, 5, 8), box=2, active=1)
    play(match, "stop", "take 3 with the cannon")
    shown = scene(match)
    assert shown.play_off == 1
    assert [purse.contends for purse in shown.purses] == [True, False, True]
    assert shown.actor is None
