"""The laws of what people see: scenes, choices and events, the same for every game."""

import copy
import json
from operator import add

import jsonschema
import msgspec
import pytest

import cutpurse as cp
from cutpurse.engine import sights
from cutpurse.engine.chance import below, draw, stream
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.kept import Kept
from cutpurse.engine.words.phrases import Phrase, Seat, Thing
from test_laws import a_match, check_alike, every_game, imagined, play_at_random, steps

pytestmark = pytest.mark.unmeasured

LATE = 120  # steps between two who come late
LONG = 4000  # steps, in which tiles are shuffled
TYPES_IN_PHRASES = (int, str, Seat, Thing, Phrase, list)


def nouns_in(value):
    """The seats and things in a scene."""
    if isinstance(value, Seat | Thing):
        yield value
    if isinstance(value, msgspec.Struct):
        yield from nouns_in([getattr(value, field) for field in value.__struct_fields__])
    elif isinstance(value, list | tuple | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from nouns_in(each)


def name_of(noun):
    """What tells it apart."""
    return ("seat", noun.number) if isinstance(noun, Seat) else (noun.kind, noun.id)


def target_names(choice):
    return tuple(map(name_of, choice.targets))


def phrases_in(it):
    yield it
    for value in it.args.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Phrase | Thing):
                yield from phrases_in(each)


def made_anew(eyes):
    """What lies before these eyes, with nothing kept of what they saw before."""
    trail = copy.copy(eyes.trail)
    for kept in {"kept", "common"} & vars(trail).keys():
        setattr(trail, kept, Kept())
    return eyes.game.scenes.scene(eyes.view, trail)


@every_game
@pytest.mark.parametrize("changed", [False, True])
def test_what_is_kept_of_scenes_is_what_would_be_made_anew(id, changed):
    """After any step, dice too; also what one pair of eyes leaves to the next, and with the memory aid."""
    game, rng = cp.game(id), [stream(1, 6)]
    options = {"memory_aid": "on"} if changed and "memory_aid" in game.options else {}
    match = game.new(game.min_seats, chance="manual", **options)
    eyes = [match.eyes(seat) for seat in (None, *range(match.seats))]
    while match.actor != cp.OVER and match.version < LONG:
        match.play(draw(rng, *match.weights()) if match.actor == cp.CHANCE else one_of(match.legal(), rng))
        for each in eyes[:: -1 if match.version % 2 else 1]:
            if below(rng, 8) == 0:
                assert each.scene() == made_anew(each)


def one_of(legal, rng):
    return legal[below(rng, len(legal))]


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_choice_is_its_verb_and_its_targets_and_all_targets_are_before_ones_eyes(id, seed):
    match = a_match(id, seed)
    for moment in play_at_random(match, [stream(seed, 5)]):
        asked = moment.listener(moment.actor)
        choices, there = asked.choices(), set(map(name_of, nouns_in(asked.scene())))
        assert [choice.action for choice in choices] == moment.legal()
        assert len({(choice.verb, target_names(choice)) for choice in choices}) == len(choices)
        for choice in choices:
            assert set(target_names(choice)) <= there, choice


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_who_is_not_to_act_is_asked_nothing_and_told_so(id, seed):
    match = a_match(id, seed)
    for moment in play_at_random(match, [stream(seed, 6)]):
        for seat in [None, *range(match.seats)]:
            listener = moment.listener(seat)
            if seat == moment.actor:
                assert listener.prompt()
                assert listener.refusal(moment.legal()[0]) is None
            else:
                assert not listener.prompt()
                assert listener.prompt() == ""
                assert listener.choices() == []
                assert listener.refusal(moment.legal()[0]).code == "not-your-turn"
    for seat in [None, *range(match.seats)]:
        assert match.listener(seat).choices() == []
        assert match.listener(seat).refusal(0).code == "game-over"


@every_game
def test_a_refusal_is_the_reason_that_playing_would_give(id):
    match = a_match(id, 3)
    for moment in play_at_random(match, [stream(3, 7)]):
        asked = moment.listener(moment.actor)
        for action in range(len(moment.log) % 5, match.game.num_actions, 5):
            refusal = asked.refusal(action)
            assert (refusal is None) == (action in moment.legal())
            if refusal:
                assert refusal.code == "illegal-action"
                assert refusal.rules
                assert refusal.text.endswith(f"{', '.join(refusal.rules)})")
        if refusal:
            with pytest.raises(cp.IllegalAction) as refused:
                moment.play(action, names=None)
            reason = match.words().say(refusal.phrase)  # to nobody in particular
            assert str(refused.value).endswith(reason)


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_scenes_fit_their_schema_and_hold_no_codes(id, seed):
    match = a_match(id, seed)
    schema = json.loads(json.dumps(sights.schema(match.game)))
    look = {"$ref": "#/$defs/scene", "$defs": schema["$defs"] | {"scene": schema["properties"]["scene"]}}
    check = jsonschema.Draft202012Validator(look)
    kind = match.game.scenes.Scene
    for moment in play_at_random(match, [stream(seed, 8)]):
        for seat in [None, *range(match.seats)][len(moment.log) % 3 :: 3]:
            scene = moment.listener(seat).scene()
            encoded = msgspec.json.encode(scene)
            assert msgspec.json.decode(encoded, type=kind) == scene
            if len(moment.log) % 10 == 0:
                check.validate(json.loads(encoded))
            assert scene.actor == Seat(moment.actor)
    assert match.listener().scene().actor is None


@every_game
def test_every_thing_in_a_scene_has_a_name(id):
    match, said = a_match(id, 5), set()
    for moment in play_at_random(match, [stream(5, 11)]):
        listener = moment.listener(len(moment.log) % match.seats)
        new = {noun for noun in nouns_in(listener.scene()) if isinstance(noun, Thing)} - said
        assert all(listener.words.say(thing) for thing in new)
        said |= new


@every_game
def test_a_scene_that_somebody_keeps_does_not_change(id):
    match, kept = a_match(id, 6), []
    for moment in play_at_random(match, [stream(6, 12)]):
        scene = moment.listener(len(moment.log) % match.seats).scene()
        kept.append((scene, msgspec.json.encode(scene)))
    assert all(msgspec.json.encode(scene) == before for scene, before in kept)


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_phrases_are_structure_down_to_the_last_noun(id, seed):
    """Numbers, seats, things, other phrases; and words that choose between forms, but no finished text."""
    match = a_match(id, seed)
    for _ in play_at_random(match, [stream(seed, 9)]):
        pass
    for seat in [None, *range(match.seats)]:
        for event in match.listener(seat).events():
            assert event.text
            for it in phrases_in(event.phrase):
                for value in it.args.values():
                    assert type(value) in TYPES_IN_PHRASES
                    assert not isinstance(value, str) or value == value.lower().strip() != ""
                    assert not isinstance(value, str) or " " not in value
            json.loads(msgspec.json.encode(event.phrase))


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_who_comes_late_has_missed_nothing(id, seed):
    """A listener who was there from the start, one who comes later, and one at the loaded match agree."""
    match = a_match(id, seed)
    early = {seat: match.listener(seat) for seat in [None, *range(match.seats)]}
    for moment in play_at_random(match, [stream(seed, 10)]):
        for listener in early.values():
            listener.scene()
        if len(moment.log) % LATE == 0:
            again = cp.load(moment.save())
            for seat, listener in early.items():
                late = again.listener(seat)
                assert late.scene() == listener.scene()
                assert late.events() == listener.events()
    told = early[None].events()
    assert [event.step for event in told] == sorted(event.step for event in told)
    for since in (0, len(match.log) // 2, len(match.log) - 1, len(match.log), len(match.log) + 5):
        assert early[None].events(since) == [event for event in told if event.step >= since]


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_tables_that_look_the_same_to_a_seat_give_it_the_same_scenes_and_events(id, seed):
    """As the law of secrets: beside the true table each seat follows one that it imagines."""
    game, rng = cp.game(id), [stream(seed, 14)]
    match = game.new(a_match(id, seed).seats, chance="manual", **aid(game, seed))
    truths = [match.listener(seat) for seat in range(match.seats)]
    worlds = [None] * match.seats
    while match.actor != cp.OVER:
        for seat in range(match.seats):
            if worlds[seat] is None:
                worlds[seat] = imagined_table(match, seat, rng)
            check_faces(match, truths[seat], *worlds[seat])
        possible = steps(game, match.table)
        action = possible[below(rng, len(possible))]
        for seat, (world, eyes) in enumerate(worlds):
            seen = game.views.witness(match.table, action, seat)
            alike = [step for step in steps(game, world) if game.views.witness(world, step, seat) == seen]
            if alike:
                step = alike[below(rng, len(alike))]
                what = eyes.watch(world, step)
                game.rules.apply(world, step)
                eyes.take_in(match.actor, what, world)
            else:
                worlds[seat] = None
        match.play(action)


def aid(game, seed):
    return {"memory_aid": ("off", "on")[seed % 2]} if "memory_aid" in game.options else {}


def imagined_table(match, seat, rng):
    """A table that a seat imagines, with eyes there that remember what the seat has seen."""
    world = imagined(match, seat, rng)
    true_eyes = match.eyes(seat)
    eyes = type(true_eyes)(match.game, true_eyes.seat, world)
    eyes.events, eyes.begins = list(true_eyes.events), list(true_eyes.begins)
    eyes.trail = copy.deepcopy(true_eyes.trail)
    return world, eyes


def check_faces(match, truth, world, eyes):
    check_alike(match, world, truth.seat, closely=False)
    true_eyes = match.eyes(truth.seat)
    assert eyes.scene() == true_eyes.scene()
    assert eyes.events[-3:] == true_eyes.events[-3:]
    if match.actor == truth.seat:
        text, view = match.game.text, match.game.view(world, truth.seat)
        assert text.prompt(view) == truth.prompt().phrase
        assert steps(match.game, world) == [choice.action for choice in truth.choices()]
        wrong = [a for a in range(len(match.log) % 9, match.game.num_actions, 9) if a not in match.legal()]
        for action in wrong:
            assert text.refusal(view, action) == truth.refusal(action).phrase


@every_game
def test_a_game_can_be_told_from_its_card(id):
    card = json.loads(json.dumps(cp.game(id).card()))
    assert card["id"] == id
    assert card["languages"][0:1] == ["en"] or "en" in card["languages"]
    assert "en" in card["rules_pages"]
    for option in card["options"].values():
        assert option["name"]
        assert option["help"]
        assert ("choices" in option) != ("least" in option)
    assert cp.game(id).rules_page().startswith("# ")


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_without_the_memory_aid_a_scene_holds_nothing_that_must_be_kept_in_mind(id, seed):
    """The same table now, and a seat that remembers nothing: it sees the same."""
    game = cp.game(id)
    off = {"memory_aid": "off"} if "memory_aid" in game.options else {}
    match = a_match(id, seed, **off)
    remembered = 0
    for moment in play_at_random(match, [stream(seed, 13)]):
        for seat in range(match.seats):
            eyes = moment.eyes(seat)
            blank = without_memory(game, eyes.view)
            remembered += blank != eyes.view
            assert game.scenes.scene(blank, eyes.trail) == eyes.scene()
            assert game.scenes.scene(blank) == game.scenes.scene(eyes.view)
    assert remembered or id in ("kings-gold", "liars-dice")


def without_memory(game, view):
    """What is left of a view if the seat has forgotten everything that does not lie before its eyes."""
    blank = view.copy()
    if game.id == "guild-of-thieves":  # which cards of a hand are known, and what else may be in it
        for seat in range(view.seats):
            blank.unseen[seat] = list(map(add, view.known[seat], view.unseen[seat]))
            blank.known[seat] = [0] * len(view.known[seat])
            blank.guard_ways[seat] = [0] * len(view.guard_ways[seat])
    elif game.id == "king-of-thieves":  # what the seat itself has discarded face down
        blank.dropped = [0] * len(view.dropped)
    else:
        specialised("contests", game.package).forget(blank, 100, 1)
    return blank
