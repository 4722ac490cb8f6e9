"""Listeners: what a match is to one seat, and to nobody in particular."""

import pytest

import cutpurse as cp
from cutpurse.engine.words.phrases import Seat, Thing, phrase
from games.kings_gold.tables import play, table

NAMES = ["Ann", "Bo", "Cy"]


def test_a_listener_is_asked_when_it_is_to_act():
    match = table("1 2 cannon skull bones")
    asked, other = match.listener(0, names=NAMES), match.listener(1, names=NAMES)
    assert (
        asked.prompt() == "Choose dice to roll again, or stop (stopping now brings 2 pairs). One roll left."
    )
    assert asked.prompt().key == "ask-roll"
    assert other.prompt() == ""
    assert other.choices() == []


def test_a_choice_has_a_verb_and_targets():
    match = play(table("1 2 cannon skull bones"), "stop")
    choices = {choice.text: choice for choice in match.listener(0, names=NAMES).choices()}
    rob = choices["rob Bo of 2"]
    assert rob.verb == "rob"
    assert rob.targets == (Seat(1), Thing("face", "coin-2"), Thing("face", "skull"))
    match.play(rob.action)
    assert match.listener(1, names=NAMES).events(1)[0] == "Ann robs you of nothing."


def test_a_refusal_is_given_without_trying():
    match = table("1 2 cannon skull bones")
    before, listener = match.save(), match.listener(0, names=NAMES)
    refusal = listener.refusal(match.parse("take 1 with the cannon"))
    assert refusal.text == "stop rolling first (rule 3.1)"
    assert (refusal.code, refusal.key, refusal.rules) == ("illegal-action", "still-rolling", ("3.1",))
    assert listener.refusal(match.parse("stop")) is None
    assert match.listener(1).refusal(match.parse("stop")).text == "it is not your turn"
    assert match.save() == before
    with pytest.raises(cp.IllegalAction, match="knows the actions 0 to 58"):
        listener.refusal(999)


def test_events_are_told_to_each_in_its_own_words():
    match = table("1 2 cannon skull bones")
    ann, bo, watcher = (match.listener(seat, names=NAMES) for seat in (0, 1, None))
    play(match, "stop")
    assert [listener.events()[0].text for listener in (ann, bo, watcher)] == [
        "You stop.",
        "Ann stops.",
        "Ann stops.",
    ]
    event = bo.events()[0]
    assert (event.step, event.actor, event.key, event.args) == (0, 0, "stops", {"who": Seat(0)})
    assert not event.fleeting
    assert event.phrase == phrase("stops", who=Seat(0))
    assert event == ann.events()[0]
    assert bo.events(since=1) == []


def test_what_was_taken_back_is_not_told():
    match = table("1 2 cannon skull bones")
    listener = match.listener(1)
    play(match, "stop")
    scene = listener.scene()
    play(match, "take 2 with the cannon")
    assert listener.scene() != scene
    match.undo()
    assert [event.key for event in listener.events()] == ["stops"]
    assert listener.scene() == scene
    play(match, "take 1 with the cannon")
    assert [event.key for event in listener.events()] == ["stops", "takes"]


def test_words_are_read_as_they_were_said():
    match = play(table("1 2 cannon skull bones"), "stop")
    ann, bo = match.listener(0, names=NAMES), match.listener(1, names=NAMES)
    assert ann.parse("rob bo of 2") == match.parse("rob seat 1 of 2")
    assert ann.parse("take 2") == match.parse("take 2 with the cannon")
    assert bo.parse("rob cy of 1") == match.parse("rob seat 2 of 1")
    with pytest.raises(cp.BadNotation, match='"take" could mean "take 1 with the cannon" or "take 2'):
        ann.parse("take")
    with pytest.raises(cp.BadNotation, match=r'^nothing here is called "take"$'):
        bo.parse("take")  # what somebody else may do now is not hinted at


def test_where_nothing_is_secret_all_share_one_scene():
    match = table("1 2 cannon skull bones")
    scenes = [match.listener(seat).scene() for seat in (None, 0, 1, 2)]
    assert all(scene is scenes[0] for scene in scenes)


def test_nobody_pays_for_listeners_that_are_not_there():
    match = cp.game("king-thief-minister").new(3, seed=1)
    assert match.watching == {}
    match.listener(2)
    match.listener(2, names=NAMES)
    assert list(match.watching) == [2]


def test_lines_can_be_shown():
    match = table("1 2 cannon skull bones")
    listener = match.listener(0)
    assert repr(listener.prompt()).startswith("<Line 'Choose dice")
    assert str(listener.choices()[0]) == "stop"
    assert len({listener.choices()[0], listener.choices()[0]}) == 1
    assert listener.choices()[0] != listener.choices()[1]


def test_there_is_no_listener_for_a_seat_that_is_not_there():
    with pytest.raises(cp.BadSeats, match="there is no seat 3"):
        table("1 2 cannon skull bones").listener(3)
    with pytest.raises(cp.UnknownLanguage):
        table("1 2 cannon skull bones").listener(0, lang="tlh")
