"""What search feels at a table of Forty Thieves: rollout policy, leaf evaluation, and what slips the mind."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.games.forty_thieves import instinct, rules, view
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import NUM_ACTIONS
from games.forty_thieves.tables import nobody_answers, on, play, table

THREE = "red-sun* red-moon* ? ?  red-hand* ? ? ?  ? ? ? ?  ? ? ? ?"  # around gem 1, but for b2


def rollout_policy(s, seat, rng):
    actions = [0] * NUM_ACTIONS
    n = rules.legal(s, actions)
    chosen = instinct.rollout_policy(s, seat, view.View(), actions, n, rng, [0.0] * NUM_ACTIONS)
    assert chosen in actions[:n]
    return chosen


def said(match):
    return match.text(rollout_policy(match.table, match.actor, [1]))


def chances(match):
    out = [0.0] * match.seats
    instinct.evaluate_leaf(match.table, out)
    return out


def positions(seats, games, **options):
    """Every position of some games at which a seat has a choice; they are played by the rollout policy."""
    for seed in range(games):
        match = cp.game("forty-thieves").new(seats, seed=seed, **options)
        rng = [stream(5, seed)]
        while match.actor != cp.OVER:
            actions = match.legal()
            if len(actions) > 1:
                yield match
            match.play(rollout_policy(match.table, match.actor, rng) if len(actions) > 1 else actions[0])


def imagined(v, rng):
    world = st.State()
    view.imagine(v, world, rng)
    return world


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rollout_policy_is_legal_and_knows_only_what_the_seat_knows(seats):
    """At a table that the seat imagines it chooses the same."""
    for number, match in enumerate(positions(seats, 2)):
        s, seat = match.table, match.actor
        world = imagined(match.game.view(s, seat), [stream(2, number)])
        assert rollout_policy(world, seat, [7]) == rollout_policy(s, seat, [7])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_sum_to_one(seats):
    for match in positions(seats, 2):
        assert sum(chances(match)) == pytest.approx(1)
        assert min(chances(match)) >= 0


# The rollout policy


def test_it_puts_the_tile_that_is_missing_and_steals():
    match = table(THREE, ("red-star", ""))
    assert said(match) == "put x"
    play(match, "put x")
    assert said(match) == "on b2"
    play(match, "on b2")
    assert said(match) == "steal gem 1"


def test_it_swaps_the_tile_that_is_missing_into_its_place():
    board = "red-sun* red-moon* ? ?  red-hand* ? ? ?  ? ? red-star* ?  ? ? ? ?"
    match = table(board, ("", ""))
    assert said(match) == "swap c3"
    play(match, "swap c3")
    assert said(match) == "with b2"


def test_it_does_not_steal_what_only_others_have_seen():
    board = "red-sun@1 red-moon@1 ? ?  red-hand@1 red-star@1 ? ?  ? ? ? ?  ? ? ? ?"
    match = table(board, ("", ""), stage="steal")
    assert said(match) == "pass"
    assert said(table(board.replace("@1", "@0"), ("", ""), stage="steal")) == "steal gem 1"


def test_it_keeps_special_tiles_and_plays_them():
    assert said(table(hands=("red-sun Sapphire blue-moon", ""), stage="build")) == "discard x z"
    assert said(table(hands=("red-sun Sapphire blue-moon", ""))).startswith("play")


def test_it_saves_its_dagger_for_a_sapphire():
    for kind, answer in (("Sapphire", "play"), ("Lantern", "pass")):
        stage = "action" if kind == "Sapphire" else "glimpse"
        match = table(hands=(f"{kind}", "Dagger"), stage=stage)
        match.play(next(action for action in match.legal() if "play" in match.text(action)))
        assert match.actor == 1
        assert said(match).startswith(answer)
    nobody_answers(match)


def test_it_looks_for_a_sapphire_where_one_is_known():
    board = "? ? ? ?  ? Sapphire@0 ? ?  ? ? ? ?  ? ? ? ?"
    assert said(table(board, ("", ""), stage="glimpse")) == "look at b2"


# Leaf evaluation


def test_who_has_more_has_better_prospects_and_the_more_so_at_the_end():
    early = chances(table(loot=(2, 0), gems=range(1, 8), active=1))
    late = chances(table(loot=(5, 3), gems=(9,), active=1))
    assert late[0] > early[0] > 1 / 2


def test_whose_turn_it_is_has_better_prospects_than_who_has_to_wait():
    first, second, third = chances(table(hands=("", "", "")))
    assert first > second > third


def test_an_evil_eye_costs_and_a_sapphire_in_the_hand_promises():
    plain = chances(table(hands=("red-sun", "")))
    assert chances(table(hands=("red-sun", ""), eyes=(1, 0)))[0] < plain[0]
    assert chances(table(hands=("Sapphire", "")))[0] > plain[0]


# Forgetting


def forgotten(match, seat, percent, salt):
    v = match.game.view(match.table, seat)
    instinct.forget(v, percent, salt)
    return v


@pytest.mark.parametrize("percent", [30, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_blurred_view_can_be_imagined_and_leaves_the_same_choices(seats, percent):
    for number, match in enumerate(positions(seats, 3)):
        v = forgotten(match, match.actor, percent, 1 + number // 50)
        world = imagined(v, [stream(3, number)])
        actions = [0] * NUM_ACTIONS
        n = rules.legal(world, actions)
        assert match.game.is_sound(world)
        assert sorted(actions[:n]) == sorted(match.legal())
        again = match.game.view(world, match.actor)
        assert again.can == v.can


def test_what_lies_open_and_the_own_hand_are_never_forgotten():
    match = table("red-sun! blue-moon@0 green-hand* " + "? " * 13, ("yellow-star Dagger", "Amulet@0"))
    v = forgotten(match, 0, 100, 1)
    known = {tile for tile in range(st.TILES) if v.content[tile] != st.NONE}
    hand = {match.table.at[st.HAND + slot] for slot in (0, 1)}
    assert known == {on(match, "a1"), *hand}
    assert v.can[on(match, "b1")] == v.can[on(match, "c1")] == st.ANYTHING


def test_with_the_memory_aid_nothing_is_forgotten():
    match = table("blue-moon@0 " + "? " * 15, options={"memory_aid": "on"})
    assert forgotten(match, 0, 100, 1).content[on(match, "a1")] != st.NONE


def test_the_same_tile_stays_forgotten_wherever_it_goes():
    tiles = {}
    for salt in range(40):
        match = table("? " * 5 + "blue-moon@0 " + "? " * 10, ("", ""))
        tile = on(match, "b2")
        gone = forgotten(match, 0, 50, salt).content[tile] == st.NONE
        play(match, "swap b2", "with a1")
        assert (forgotten(match, 0, 50, salt).content[tile] == st.NONE) == gone
        tiles[salt] = gone
    assert 8 < sum(tiles.values()) < 32


def test_who_forgets_more_forgets_also_that_and_who_forgets_nothing_nothing():
    for match in positions(3, 1):
        views = [forgotten(match, match.actor, percent, 9) for percent in (0, 20, 60, 100)]
        gone = [{tile for tile in range(st.TILES) if v.content[tile] == st.NONE} for v in views]
        assert gone[0] <= gone[1] <= gone[2] <= gone[3]
        assert views[0].content == match.game.view(match.table, match.actor).content
