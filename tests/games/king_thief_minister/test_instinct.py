"""What search plays by: rollout policy, leaf evaluation, and what slips the mind."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_thief_minister import instinct
from cutpurse.games.king_thief_minister.knowledge import who
from cutpurse.games.king_thief_minister.state import ARRANGEMENTS, CARDS, PUBLIC
from games.king_thief_minister.tables import NAMES, all_pass, known_faces, play, table

GAME = cp.game("king-thief-minister")
PEASANT_FIRST = "Peasant King Thief Minister Executioner Sheriff"
THIEF_FIRST = "Thief King Minister Executioner Sheriff Peasant"
SEED = stream(1, 1)


def decisions(seed, every=3):
    """A game at random, with a seat that looks on, at some of its decisions."""
    match, rng = GAME.new(3 + seed % 4, seed=seed), [stream(seed, 6)]
    while match.actor != cp.OVER:
        if len(match.log) % every == 0:
            yield match, below(rng, match.seats)
        match.play(match.legal()[below(rng, len(match.legal()))])


def imagined(view, start=SEED):
    world = GAME.state_type()
    GAME.views.imagine(view, world, [start])
    return world


def legal(table):
    actions = [0] * GAME.num_actions
    return actions[: GAME.rules.legal(table, actions)]


def rollout_policy(table, start=SEED):
    actions = legal(table)
    seat = GAME.rules.actor(table)
    return instinct.rollout_policy(
        table, seat, GAME.views.View(), actions, len(actions), [start], [0.0] * len(actions)
    )


def rollouts(match, starts=30):
    """What the seat that acts may do, in any mood."""
    actions = {rollout_policy(match.table, stream(start, 2)) for start in range(starts)}
    return {match.text(action, names=NAMES) for action in actions}


def evaluate_leaf(match):
    chances = [0.0] * match.seats
    instinct.evaluate_leaf(match.table, chances)
    return chances


def forgetful(match, seat, percent, salt=1):
    view = match.game.view(match.table, seat)
    instinct.forget(view, percent, salt)
    return view


# The rollout policy


@pytest.mark.parametrize("seed", range(8))
def test_the_rollout_policy_is_legal_at_true_and_at_imagined_tables(seed):
    for match, onlooker in decisions(seed):
        assert rollout_policy(match.table) in match.legal()
        assert rollout_policy(imagined(match.game.view(match.table, onlooker))) in match.legal()


@pytest.mark.parametrize("seed", range(8))
def test_the_rollout_policy_knows_no_face_that_the_seat_has_not_seen_and_nobody_elses_odds(seed):
    changed = 0
    for match, onlooker in decisions(seed):
        world = imagined(match.game.view(match.table, onlooker))
        other = world.copy()
        deal_what_is_hidden(other, seat=match.actor)
        if onlooker != match.actor:
            other.odds[onlooker] = other.odds[PUBLIC]
        changed += other.face != world.face
        for start in range(4):
            assert rollout_policy(other, stream(start, 3)) == rollout_policy(world, stream(start, 3))
    assert changed


def deal_what_is_hidden(world, seat):
    """The last of all ways in which the cards that a seat has not seen can lie as well."""
    for way in range(ARRANGEMENTS):
        seen = (who(way, card) == world.face[card] for card in range(CARDS) if world.seen[seat] >> card & 1)
        if world.odds[PUBLIC][way] and all(seen):
            faces = [who(way, card) for card in range(CARDS)]
    world.face = faces


def test_a_seat_claims_the_king_that_it_has_seen():
    assert rollouts(table(seen=[1, 0, 0, 0, 0, 0])) == {"claim the King"}


def test_a_seat_challenges_a_lie_it_knows_and_never_what_it_knows_to_be_true():
    true = play(table(seen=[0, 1, 0, 0, 0, 0]), "claim the King", "let it pass", "let it pass")
    assert rollouts(true) == {"let it pass"}
    lie = play(table("Thief King - - - -", seen=[0, 1, 0, 0, 0, 0]), "claim the King", *["let it pass"] * 2)
    assert rollouts(lie) == {"challenge"}


def test_a_claim_that_all_know_to_be_a_lie_is_challenged():
    lie = play(table(THIEF_FIRST), "claim the King", "challenge", *["move all cards to the front"] * 2)
    play(lie, "look at your own card", "claim the King", *["let it pass"] * 2)  # the same card as before
    assert rollouts(lie) == {"challenge"}


def test_a_peasant_who_has_seen_all_cards_names_them():
    match = table(PEASANT_FIRST, seen=[0b111111, 0, 0, 0, 0, 0])
    assert rollouts(match) == {"claim the Peasant"}
    play(match, "claim the Peasant")
    while match.actor != cp.OVER:
        play(match, rollouts(match).pop())
    assert match.shares()[0] == 1


def test_a_minister_brings_the_king_she_has_seen_to_her_spot():
    match = all_pass(
        play(table("Minister - - King - -", seen=[0b001001, 0, 0, 0, 0, 0]), "claim the Minister")
    )
    assert rollouts(match) == {"take Ann's card and Cid's card"}
    assert rollouts(play(match, "take Ann's card and Cid's card")) == {"swap them under the table"}


# Leaf evaluation


@pytest.mark.parametrize("seed", range(4))
def test_prospects_are_chances_of_all_seats(seed):
    for match, _ in decisions(seed, every=1):
        assert sum(evaluate_leaf(match)) == pytest.approx(1)
        assert min(evaluate_leaf(match)) > 0


def test_prospects_favour_the_rich_the_knowing_and_whose_turn_is_near():
    rich = evaluate_leaf(table(purses=(3, 6, 3, 2)))
    assert max(rich) == rich[1]
    even = evaluate_leaf(table())
    assert even == sorted(even, reverse=True)
    assert evaluate_leaf(table(seen=[0, 0, 7, 0, 0, 0]))[2] > even[2]


def test_a_lead_is_worth_more_when_few_rounds_are_left():
    early, late = (evaluate_leaf(table(purses=(2, 6, 2, 2), turn=turn))[1] for turn in (1, 117))
    assert late > early + 0.1
    assert evaluate_leaf(table(purses=(2, 6, 2, 2), rounds=0))[1] < early


# Memory


@pytest.mark.parametrize("seed", range(8))
def test_from_what_is_left_in_mind_one_imagines_tables_with_the_same_choices(seed):
    for match, seat in decisions(seed):
        for percent in (30, 100):
            world = imagined(forgetful(match, seat, percent, salt=len(match.log)))
            assert GAME.is_sound(world)
            assert GAME.rules.actor(world) == match.actor
            assert legal(world) == match.legal()


@pytest.mark.parametrize("seed", range(4))
def test_the_worse_a_memory_the_less_it_holds_and_the_worst_only_what_is_public(seed):
    for match, seat in decisions(seed):
        views = [forgetful(match, seat, percent) for percent in (0, 30, 60, 100)]
        certain = [known_faces(view).items() for view in views]
        assert certain[0] >= certain[1] >= certain[2] >= certain[3]
        assert views[0] == match.game.view(match.table, seat)
        assert views[3].odds == match.view(None)["odds"]


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_is_forgotten_stays_so_until_all_know_it(seed):
    forgotten = set()
    for match, seat in decisions(seed):
        public = known_faces(match.game.view(match.table, None)).items()
        seen, left = (
            {(card, face) for card, face in enumerate(match.state()["face"]) if view.seen[seat] >> card & 1}
            for view in (forgetful(match, seat, 0), forgetful(match, seat, 60))
        )
        forgotten |= {(seat, fact) for fact in seen - left}
        assert not forgotten & {(seat, fact) for fact in left - public}
    assert forgotten


def test_of_a_hundred_looks_as_many_are_forgotten_as_it_says():
    match = play(table(), "look at your own card")
    gone = sum(not known_faces(forgetful(match, 0, 30, salt)) for salt in range(300))
    assert 60 < gone < 120
    assert forgetful(match, 0, 100).seen[0] == 0


def test_nothing_is_forgotten_that_the_memory_aid_shows_or_that_is_public():
    match = play(table(memory_aid="on"), "look at your own card")
    assert known_faces(forgetful(match, 0, 100)) == {0: 0}
    match = play(table(), "claim the King", "challenge")
    assert known_faces(forgetful(match, 0, 100)) == {0: 0}
    assert forgetful(match, 0, 100).seen[0] == 1
