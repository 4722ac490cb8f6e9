"""Every action number means one thing, and finds its way back."""

from cutpurse.games.kings_gold import actions as a
from cutpurse.games.kings_gold.state import SEATS


def test_every_number_is_exactly_one_kind_of_action():
    for action in range(a.NUM_ACTIONS):
        kinds = [
            action == a.STOP,
            a.is_roll_again(action),
            a.is_take(action),
            a.is_rob(action),
            a.is_plunder(action),
        ]
        assert sum(kinds) == 1


def test_codecs_read_back():
    assert [a.dice_of(a.roll_again(dice)) for dice in range(1, 32)] == list(range(1, 32))
    assert [a.coin_of(a.take(coin)) for coin in (1, 2, 3)] == [1, 2, 3]
    for victim in range(SEATS):
        assert a.victim_of(a.plunder(victim)) == victim
        for coin in (1, 2, 3):
            assert (a.victim_of(a.rob(victim, coin)), a.coin_of(a.rob(victim, coin))) == (victim, coin)
