"""What search takes for granted in King of Thieves: decent rivals, and who looks like winning."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_of_thieves import instinct, rules, view
from cutpurse.games.king_of_thieves.actions import NUM_ACTIONS, NUM_OUTCOMES
from cutpurse.games.king_of_thieves.state import NEW_TOMB, RUBY, SHIELD, SYMBOL, State
from games.king_of_thieves.tables import showdown, table

GAME = cp.game("king-of-thieves")
WORTH = [0.0] * NUM_ACTIONS


def at_a_glance(s, seed=1):
    """What the acting seat does by its instinct, in a light table."""
    actions = [0] * NUM_ACTIONS
    n = rules.legal(s, actions)
    return instinct.rollout_policy(s, s.active, view.View(), actions, n, [stream(seed, 0)], WORTH)


def said(match, times=20):
    """All that the acting seat may do by its instinct, in words."""
    return {match.text(at_a_glance(match.table, seed)) for seed in range(times)}


def decisions(seats, seed, options=None):
    """Every table of a game at which somebody decides; all follow their instincts."""
    s, rng, weights = GAME.table(seats, options or {}), [stream(seed, 1)], [0] * NUM_OUTCOMES
    rules.setup(s)
    while (who := rules.actor(s)) != cp.OVER:
        if who == cp.CHANCE:
            left = below(rng, rules.chance(s, weights))
            rules.apply(s, next(i for i in range(NUM_OUTCOMES) if (left := left - weights[i]) < 0))
        else:
            yield s
            rules.apply(s, at_a_glance(s, rng[0]))


def evaluate_leaf(match):
    chances = [0.0] * match.seats
    instinct.evaluate_leaf(match.table, chances)
    return chances


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_an_instinct_is_always_legal(seats):
    for s in decisions(seats, seed=seats):
        actions = [0] * NUM_ACTIONS
        assert at_a_glance(s) in actions[: rules.legal(s, actions)]


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_an_instinct_knows_only_what_the_seat_knows(seats):
    v, other = view.View(), State()
    for number, s in enumerate(decisions(seats, seed=9 * seats)):
        view.view(s, s.active, v)
        view.imagine(v, other, [stream(number, 2)])
        assert at_a_glance(other, number) == at_a_glance(s, number)


def test_chances_sum_to_one_wherever_a_table_is_judged():
    for s in decisions(6, seed=4, options={"target": 15, "stakes": "high"}):
        chances = [0.0] * s.seats
        instinct.evaluate_leaf(s, chances)
        assert sum(chances) == pytest.approx(1.0)
        assert all((chance > 0.0) == bool(s.alive >> seat & 1) for seat, chance in enumerate(chances))


@pytest.mark.parametrize(
    "better",
    [
        {"treasure": [0, 4, 0]},
        {"reputation": [1, 22, 1]},
        {"hands": ["1key/1lamp", "1key/2lamp 2key/1lamp", "2key/2lamp"]},
    ],
)
def test_gold_reputation_and_cards_all_count(better):
    first, second, third = evaluate_leaf(table(opened=5, start=2, active=2, **better))
    assert second > first
    assert second > third


def test_gold_counts_for_more_when_it_is_late_and_when_little_is_missing():
    early, late = (evaluate_leaf(table(treasure=[3, 0, 0], opened=opened))[0] for opened in (2, 10))
    assert late > early
    rich, poor = (evaluate_leaf(table(treasure=[gold, gold - 1, 0], opened=8)) for gold in (9, 4))
    assert rich[0] / rich[1] > 1.5 * poor[0] / poor[1]


def test_who_is_out_has_no_chance():
    assert evaluate_leaf(table(out=[2]))[2] == 0.0


def test_a_table_is_judged_when_the_showdown_is_settled():
    match = showdown(rows=["2shield/1key", "1key/1sword", ""], escaped=[2], community=None)
    assert match.state()["phase"] == NEW_TOMB
    assert instinct.at_rest(match.table)
    assert not instinct.at_rest(table().table)


def test_who_is_alone_and_can_plunder_the_tomb_calls_the_showdown():
    paid = {"paid": [0], "guardians": [("2sword", 1)]}
    assert said(table(rows=["2shield/1key"], escaped=[1, 2], **paid)) == {"call the showdown"}


def test_who_may_not_call_yet_hides_for_a_tomb_that_is_certain():
    """Another card would not make it more so."""
    match = table(escaped=[1, 2], round=1, community="1shield/1key", hands=["2shield/1key"])
    assert said(match) == {"hide"}


def test_who_has_nothing_to_lay_escapes_from_those_who_show_much():
    rows = ["", "2shield/1key 2shield/2key 2shield/1sword", "2shield/1lamp"]
    assert said(table(rows=rows, hands=["1key/1lamp"], community=None)) == {"escape"}


def test_who_has_the_best_cards_stays_and_mostly_hides_them():
    match = table(hands=["2shield/2lamp 2shield/1lamp 2shield/2sword"], guardians=[("2sword", 9)])
    assert said(match) == {"lay a card face down", "lay a card face up"}


def test_a_card_is_laid_for_what_is_to_be_won():
    match = table(hands=["2shield/2lamp 2lamp/1key 1key/1lamp"], community=None)
    match.play(match.parse("lay a card face down"))
    assert said(match) == {"lay 2 Lamps|2 Shields"}


def test_in_the_showdown_a_card_goes_where_it_is_needed():
    rows = ["2shield/1key ?2ruby/1key", "1shield/1key", ""]
    match = showdown(rows=rows, guardians=[("2sword", 6)], community=None)
    assert said(match) == {"against the Skeleton"}


def laid_by_the_second(imagine, match, times=200):
    """The first hidden card of the second seat as the first seat imagines it, again and again."""
    v, s = match.game.view(match.table, 0), State()
    for seed in range(times):
        imagine(v, s, [stream(seed, 5)])
        yield s.row[1][0]


def test_what_lies_face_down_is_believed_to_be_of_use():
    """The tomb is a Shield's, and there is nothing else to win."""
    match = table(rows=["", "?1key/1lamp"], hands=["1key/2lamp", "2sword/2lamp 2key/1lamp"], community=None)
    found = {
        imagine: sum(SYMBOL[card] in (SHIELD, RUBY) for card in laid_by_the_second(imagine, match))
        for imagine in (view.imagine, lambda v, s, rng: instinct.believe(v, s, rng, WORTH))
    }
    blindly, with_sense = found.values()
    assert blindly < 100
    assert with_sense > 1.5 * blindly
