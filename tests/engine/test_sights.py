"""Sights: all that one seat is told at one moment, the same record for everybody who shows a table."""

from random import Random

import msgspec
import pytest

import cutpurse as cp
from cutpurse.engine.moments import moments
from cutpurse.engine.scenes import Scene
from cutpurse.engine.sights import Event, Sight, phrases, sight_of
from games.kings_gold.tables import play, table
from variants import a_match, every_game

encode = msgspec.json.Encoder().encode
STEPS = 60


def at_random(match, seed=1):
    """Yields the match before every decision, and the version before it."""
    rng, since = Random(seed), 0
    while match.actor != cp.OVER:
        yield match, since
        since = match.version
        match.play(rng.choice(match.legal()))
    yield match, since


def test_a_sight_is_what_one_seat_is_told():
    match = table("1 2 cannon skull bones")
    asked, other, watcher = match.sight(0), match.sight(1), match.sight()
    assert asked.scene == other.scene == watcher.scene
    assert (asked.actor, asked.turn, asked.asked) == (0, 0, (0,))
    assert asked.ask.prompt.key == "ask-roll"
    assert asked.ask.choices == tuple(match.legal())
    assert asked.ask.view == match.view(0)
    assert other.ask is watcher.ask is None


def test_events_are_told_since_a_version():
    match = table("1 2 cannon skull bones")
    before = match.version
    play(match, "stop")
    assert [event.phrase.key for event in match.sight(1, before).events] == ["stops"]
    assert match.sight(1, match.version).events == ()
    assert match.sight(1).events == (Event(0, 0, match.sight(1).events[0].phrase),)


def test_what_may_be_taken_back_is_told_to_who_may():
    match = play(table("1 2 cannon skull bones"), "stop")
    assert match.sight(0).ask.undo
    match.undo()
    assert not match.sight(0).ask.undo


def test_a_sight_is_a_frozen_record():
    with pytest.raises(AttributeError):
        table("1 2 cannon skull bones").sight(0).version = 5


@every_game
def test_a_sight_says_what_the_match_says(id):
    for match, since in at_random(a_match(id, 1)):
        for seat in (None, *range(match.seats)):
            sight = match.sight(seat, since)
            assert (sight.version, sight.actor, sight.turn) == (match.version, match.actor, match.turn_of)
            assert sight.asked == ((match.actor,) if match.actor >= 0 else ())
            assert (sight.ask is not None) == (seat is not None and seat == match.actor)
            assert (sight.epilogue is not None) <= (match.actor == cp.OVER)
        if match.version > STEPS * 8:
            break


@every_game
def test_a_sight_is_read_as_it_was_written(id):
    match = a_match(id, 2)
    for moment, since in at_random(match):
        for seat in (None, *range(moment.seats)):
            sight = moment.sight(seat, since)
            read = msgspec.json.decode(encode(sight), type=sight_of(moment.game))
            assert encode(read) == encode(sight)
            assert isinstance(read, Sight)
            assert read.scene == sight.scene
            assert read.epilogue == sight.epilogue
        if moment.version > STEPS * 4:
            break


@every_game
@pytest.mark.parametrize("at_once", [False, True])
def test_the_referee_and_the_question_agree(id, at_once):
    """A seat may do just what it is asked, and whoever is refused is told why."""
    match = a_match(id, 3)
    match.asks_at_once = at_once
    for moment, _ in at_random(match):
        for seat in range(moment.seats):
            ask = moment.sight(seat).ask
            possible = [
                action for action in range(match.game.num_actions) if not moment.why_not(seat, action)
            ]
            assert possible == list(ask.choices if ask else ())
            refused = moment.why_not(seat, next(a for a in range(-1, 9999) if a not in possible))
            assert refused.code in ("illegal-action", "no-such-action", "not-your-turn", "game-over")
            assert (refused.code == "not-your-turn") == (
                seat not in moment.asked() and moment.actor != cp.OVER
            )
        if moment.version > STEPS:
            break


@pytest.mark.parametrize("id", ["king-thief-minister", "forty-thieves"])
def test_several_are_asked_at_once_where_a_table_wants_it(id):
    """Each as if those before had said nothing; at home they are asked one after the other."""
    seen = 0
    for seed in range(4):
        match = cp.game(id).new(4, seed=seed)
        for moment, _ in at_random(match, seed):
            far = moment.copy()
            far.asks_at_once = True
            assert [*moment.asked()] == [*far.asked()][:1]
            for seat in [*far.asked()][1:]:
                seen += 1
                assert far.sight(seat).ask.choices
                with pytest.raises(cp.NotYourTurn):
                    far.play(far.sight(seat).ask.choices[0], seat)
    assert seen


def test_play_asks_the_referee():
    match = table("1 2 cannon skull bones")
    with pytest.raises(cp.NotYourTurn):
        match.play(0, seat=1)
    with pytest.raises(cp.IllegalAction, match="stop rolling first"):
        match.play("take 1 with the cannon")
    assert match.why_not(0, match.parse("take 1 with the cannon")).phrase.rules == ("3.1",)
    assert match.why_not(cp.CHANCE, 0).code == "not-your-turn"


def test_chance_is_asked_like_a_seat():
    match = cp.game("kings-gold").new(2, chance="manual")
    assert match.why_not(cp.CHANCE, match.outcomes()[0][0]) is None
    assert match.why_not(cp.CHANCE, 10**6).code == "illegal-action"
    assert match.why_not(0, 0).code == "not-your-turn"


@every_game
def test_the_moments_of_a_match_are_sights(id):
    match = a_match(id, 4)
    for moment, _ in at_random(match):
        if moment.version > STEPS:
            break
    for seat in (None, 0):
        found = list(moments(match, seat))
        assert [each.version for each in found] == [*range(match.version + 1)]
        for step in (0, 1, match.version // 2, match.version):
            then = match.at(step).sight(seat, step - 1)
            assert found[step] == msgspec.structs.replace(then, ask=None)
        assert list(moments(match, seat, 5, 3)) == found[5:8]


@pytest.mark.parametrize("id", ["forty-thieves", "king-of-thieves"])
def test_eyes_rest_only_on_what_is_new(id):
    rested = 0
    for seed in range(4):
        for match, since in at_random(cp.game(id).new(2, seed=seed), seed):
            sight = match.sight(None, since)
            rested += len(sight.rests)
            assert all(isinstance(each, Scene) for each in sight.rests)
            assert match.sight(None, match.version).rests == ()
    assert rested


@every_game
def test_what_actions_are_called_does_not_change(id):
    game = cp.game(id)
    for match, _ in at_random(a_match(id, 5)):
        listener = match.listener(max(match.actor, 0))
        called = phrases(game, match.seats)
        assert all(choice.phrase == called[choice.action] for choice in listener.choices())
        if match.version > STEPS:
            break
