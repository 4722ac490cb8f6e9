"""The laws of what people see: scenes, choices and events."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import cutpurse as cp
from cutpurse.engine.chance import below
from cutpurse.engine.game import Game
from cutpurse.engine.kept import Kept
from cutpurse.engine.left_out import nothing
from cutpurse.engine.lines import ChoiceLine, EventLine
from cutpurse.engine.listener import Listener
from cutpurse.engine.match import Match
from cutpurse.engine.restoring import restored
from cutpurse.engine.sights import Eyes
from cutpurse.engine.words.phrases import Phrase, Seat, Thing
from cutpurse.testing.law import Trial, Wrong, law, once, one_of, seeds
from cutpurse.testing.tables import a_third_of, everybody, imagined, steps, told_apart

LATE = 120  # steps between two who come late
LONG = 4000  # steps, after which little new can be seen
IN_PHRASES = (int, str, Seat, Thing, Phrase, list)


def nouns_in(value: Any) -> Iterator[Seat | Thing]:
    """The seats and things in a scene."""
    if isinstance(value, Seat | Thing):
        yield value
    if isinstance(value, msgspec.Struct):
        yield from nouns_in([getattr(value, field) for field in value.__struct_fields__])
    elif isinstance(value, list | tuple | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from nouns_in(each)


def name_of(noun: Seat | Thing) -> tuple[str, Any]:
    """What tells it apart."""
    return ("seat", noun.number) if isinstance(noun, Seat) else (noun.kind, noun.id)


def aid(game: Game, on: bool) -> dict[str, Any]:
    """The house rule that shows what else would have to be kept in mind, in games that have it."""
    return {"memory_aid": "on" if on else "off"} if "memory_aid" in game.options else {}


@law(seeds(3))
def views_and_words_exist_for_everybody_at_every_step(trial: Trial) -> Wrong:
    """Each seat, and a spectator, has a view, a drawing and a story."""
    match = trial.match()
    for moment in trial.at_random(match, trial.rng(3)):
        if not moment.prompt():
            yield "who is to act must be asked something"
        for seat in a_third_of(match):
            if moment.view(seat)["seats"] != match.seats or not moment.draw(seat):
                yield f"{called(seat)} must have a view and a drawing"
    for seat in everybody(match):
        if len(match.witnessed(seat)) != match.version or not match.narrate(seat=seat):
            yield f"{called(seat)} must be able to tell the story of every step"
    if not str(match):
        yield "a table that is over must have a drawing"


def called(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


@law(seeds(2, 1))
def what_is_kept_of_scenes_is_what_would_be_made_anew(trial: Trial) -> Wrong:
    """After any step, dice too; also what one pair of eyes leaves to the next, and with the memory aid."""
    rng, match = trial.rng(6), trial.by_hand(**aid(trial.game, on=trial.seed % 2 == 0))
    eyes = [match.eyes(seat) for seat in everybody(match)]
    for moment in trial.going_on(match):
        if moment.version >= LONG:
            return
        match.play(one_of(steps(trial.game, match.table), rng))
        for each in eyes[:: -1 if moment.version % 2 else 1]:
            if below(rng, 8) == 0 and each.scene() != (anew := made_anew(each)):
                yield f"a scene must be what it would be if nothing were kept; {unequal(each.scene(), anew)}"


def made_anew(eyes: Eyes) -> Any:
    """What lies before these eyes, with nothing kept of what they saw before."""
    trail: Any = copy.copy(eyes.trail)
    for kept in {"kept", "common"} & vars(trail).keys():
        setattr(trail, kept, Kept())
    return eyes.game.scenes.scene(eyes.view, trail)


def unequal(one: Any, other: Any) -> str:
    """The parts in which two scenes differ."""
    fields = one.__struct_fields__
    return "they differ in " + ", ".join(
        name for name in fields if getattr(one, name) != getattr(other, name)
    )


@law(seeds(4))
def a_choice_is_its_verb_and_its_targets_and_all_targets_are_before_ones_eyes(trial: Trial) -> Wrong:
    """So whoever shows a scene can make what may be chosen light up, and needs no rule."""
    for moment in trial.at_random(trial.match(), trial.rng(5)):
        asked = moment.listener(moment.actor)
        choices, there = asked.choices(), {*map(name_of, nouns_in(asked.scene()))}
        if [choice.action for choice in choices] != moment.legal():
            yield f"the choices must be the legal actions {moment.legal()}"
        yield from alike(choices)
        for choice in choices:
            if missing := {*map(name_of, choice.targets)} - there:
                yield f'every target of "{choice}" must be in the scene; {sorted(missing)} is not'


def alike(choices: Iterable[ChoiceLine]) -> Wrong:
    known: dict[Any, str] = {}
    for choice in choices:
        what = choice.verb, tuple(map(name_of, choice.targets))
        if what in known:
            yield f'"{choice}" and "{known[what]}" must differ in verb or targets'
        known[what] = str(choice)


@law(seeds(2))
def who_is_not_to_act_is_asked_nothing_and_told_so(trial: Trial) -> Wrong:
    """Only who is to act has a question and choices."""
    match = trial.match()
    for moment in trial.at_random(match, trial.rng(6)):
        for seat in everybody(match):
            listener, action = moment.listener(seat), moment.legal()[0]
            refused = listener.refusal(action)
            if seat == moment.actor:
                if not listener.prompt() or refused is not None:
                    yield f"{called(seat)} is to act, and must be asked and may do {action}"
            elif listener.prompt() or listener.choices() or not refused or refused.code != "not-your-turn":
                yield f"{called(seat)} is not to act, and must be asked nothing"
    yield from asked_after_all(match)


def asked_after_all(match: Match) -> Wrong:
    for seat in everybody(match):
        refused = match.listener(seat).refusal(0)
        if match.listener(seat).choices() or not refused or refused.code != "game-over":
            yield f"when all is over, {called(seat)} must have no choices"


@law(once)
def a_refusal_is_the_reason_that_playing_would_give(trial: Trial) -> Wrong:
    """It names the numbers of the rules that say so."""
    for moment in trial.at_random(trial.match(), trial.rng(7)):
        asked, last = moment.listener(moment.actor), None
        for action in range(moment.version % 5, trial.game.num_actions, 5):
            refused = asked.refusal(action)
            if (refused is None) != (action in moment.legal()):
                yield f"action {action} must be refused just where it is not legal"
            if refused and not (refused.rules and refused.text.endswith(f"{', '.join(refused.rules)})")):
                yield f'who may not {moment.text(action)} must read a rule; "{refused.text}" names none'
            last = (action, refused) if refused else last
        if last:
            yield from played_for_that_reason(moment, *last)


def played_for_that_reason(match: Match, action: int, refused: Any) -> Wrong:
    reason = match.words().say(refused.phrase)  # to nobody in particular
    try:
        match.play(action)
    except cp.IllegalAction as error:
        if not str(error).endswith(reason):
            yield f'playing action {action} must be refused with "{reason}", not "{error}"'


@law(seeds(2))
def scenes_are_what_their_types_say(trial: Trial) -> Wrong:
    """A scene that travels as JSON is read as the same scene."""
    match, kind = trial.match(), trial.game.scenes.Scene
    for moment in trial.at_random(match, trial.rng(8)):
        for seat in a_third_of(match):
            scene = moment.listener(seat).scene()
            if msgspec.json.decode(msgspec.json.encode(scene), type=kind) != scene:
                yield f"the scene of {called(seat)} must be read as it was written"
            if scene.actor != Seat(moment.actor):
                yield f"a scene must say that seat {moment.actor} is asked, not {scene.actor}"
    if match.listener().scene().actor is not None:
        yield "when all is over, a scene must say that nobody is asked"


@law(seeds(1, 5))
def every_thing_in_a_scene_has_a_name(trial: Trial) -> Wrong:
    """What can be pointed at can be said."""
    match, said = trial.match(), set[Thing]()
    for moment in trial.at_random(match, trial.rng(11)):
        listener = moment.listener(moment.version % match.seats)
        for thing in {noun for noun in nouns_in(listener.scene()) if isinstance(noun, Thing)} - said:
            if not listener.words.say(thing):
                yield f"{thing} must have a name"
            said.add(thing)


@law(seeds(1, 6))
def a_scene_that_somebody_keeps_does_not_change(trial: Trial) -> Wrong:
    """Clients hold the last one, to see what moved."""
    match, kept = trial.match(), []
    for moment in trial.at_random(match, trial.rng(12)):
        scene = moment.listener(moment.version % match.seats).scene()
        kept.append((moment.version, scene, msgspec.json.encode(scene)))
    for trial.step, scene, before in kept:
        if msgspec.json.encode(scene) != before:
            yield "a scene must stay as it was when it was made"


@law(seeds(2))
def phrases_are_structure_down_to_the_last_noun(trial: Trial) -> Wrong:
    """Numbers, seats, things, other phrases; and words that choose between forms, but no finished text."""
    match = trial.match()
    for _ in trial.at_random(match, trial.rng(9)):
        pass
    for seat in everybody(match):
        for event in match.listener(seat).events():
            trial.step = event.step
            yield from finished_text(event)
            json.loads(msgspec.json.encode(event.phrase))


def finished_text(event: EventLine) -> Wrong:
    if not event.text:
        yield f"an event {event.key} must be told in words"
    for name, value in (each for it in phrases_in(event.phrase) for each in it.args.items()):
        if type(value) not in IN_PHRASES or is_text(value):
            yield f"{name} of {event.key} must be a number or a noun, not {value!r}"


def is_text(value: Any) -> bool:
    """Whether it is more than a word that chooses between forms."""
    return isinstance(value, str) and (value != value.lower() or len(value.split()) != 1)


def phrases_in(it: Any) -> Iterator[Any]:
    yield it
    for value in it.args.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Phrase | Thing):
                yield from phrases_in(each)


@law(seeds(3))
def who_comes_late_has_missed_nothing(trial: Trial) -> Wrong:
    """A listener who was there from the start, one who comes later, and one at the loaded match agree."""
    match = trial.match()
    early = {seat: match.listener(seat) for seat in everybody(match)}
    for moment in trial.at_random(match, trial.rng(10)):
        for listener in early.values():
            listener.scene()
        if moment.version % LATE == 0:
            yield from missed(trial, moment, early)
    yield from missed(trial, match, early)
    yield from out_of_order(match, early[None])


def out_of_order(match: Match, listener: Listener) -> Wrong:
    told = listener.events()
    if [event.step for event in told] != sorted(event.step for event in told):
        yield "events must be told in the order in which they happened"
    for since in (0, match.version // 2, match.version - 1, match.version, match.version + 5):
        if listener.events(since) != [event for event in told if event.step >= since]:
            yield f"who was told all before step {since} must be told all from there on"


def missed(trial: Trial, match: Match, early: dict[int | None, Listener]) -> Wrong:
    """What who comes to the loaded match now does not see or hear of all that the others did."""
    again = restored(trial.game, match.save())
    for seat, listener in early.items():
        late = again.listener(seat)
        one, other = late.scene(), listener.scene()
        if one != other:
            yield f"who comes late must see what {called(seat)} sees; {unequal(one, other)}"
        if late.events() != listener.events():
            yield f"who comes late must be told what {called(seat)} was told"


@law(seeds(4))
def tables_that_look_the_same_to_a_seat_give_it_the_same_scenes_and_events(trial: Trial) -> Wrong:
    """As the law of secrets: beside the true table each seat follows one that it imagines."""
    game, rng = trial.game, trial.rng(14)
    match = trial.by_hand(**aid(game, on=trial.seed % 2 == 1))
    worlds: list[Any] = [None] * match.seats
    for moment in trial.going_on(match):
        for seat in range(match.seats):
            worlds[seat] = worlds[seat] or imagined_with_eyes(match, seat, rng)
            yield from same_faces(moment, seat, *worlds[seat])
        action = one_of(steps(game, match.table), rng)
        worlds = [followed(match, action, world, rng) for world in worlds]
        match.play(action)


def imagined_with_eyes(match: Match, seat: int, rng: list[int]) -> tuple[Any, Eyes]:
    """A table that a seat imagines, with eyes there that remember what the seat has seen."""
    world, true_eyes = imagined(match, seat, rng), match.eyes(seat)
    eyes = Eyes(match.game, true_eyes.seat, world)
    eyes.events, eyes.first_event = list(true_eyes.events), list(true_eyes.first_event)
    eyes.trail = copy.deepcopy(true_eyes.trail)
    return world, eyes


def followed(match: Match, action: int, world: tuple[Any, Eyes], rng: list[int]) -> Any:
    """The same after a step that looks as this one does at the true table; None if there is no such step."""
    table, eyes = world
    seen = eyes.watch(match.table, action)
    same = [step for step in steps(match.game, table) if eyes.watch(table, step) == seen]
    if not same:
        return None
    match.game.rules.apply(table, one_of(same, rng))
    eyes.take_in(match.actor, seen, table)
    return world


def same_faces(match: Match, seat: int, world: Any, eyes: Eyes) -> Wrong:
    yield from told_apart(match, world, seat, closely=False)
    truth, true_eyes = match.listener(seat), match.eyes(seat)
    if eyes.scene() != true_eyes.scene():
        differ = unequal(eyes.scene(), true_eyes.scene())
        yield f"a scene must hold no secret; at tables that look the same to seat {seat} {differ}"
    if eyes.events[-3:] != true_eyes.events[-3:]:
        yield f"events must tell no secret; seat {seat} is told {[each.phrase for each in eyes.events[-3:]]}"
    if match.actor == seat:
        yield from same_question(match, truth, world)


def same_question(match: Match, truth: Any, world: Any) -> Wrong:
    text, view = match.game.text, match.game.view(world, truth.seat)
    if text.prompt(view) != truth.prompt().phrase:
        yield f"a question must tell no secret, and does: {text.prompt(view)}"
    if steps(match.game, world) != truth.actions():
        yield f"choices must tell no secret: {truth.actions()}, and {steps(match.game, world)} if imagined"
    for action in range(match.version % 9, match.game.num_actions, 9):
        if action not in match.legal() and text.refusal(view, action) != truth.refusal(action).phrase:
            yield f"a refusal must tell no secret; that of action {action} does"


@law(seeds(3))
def without_the_memory_aid_a_scene_holds_nothing_that_must_be_kept_in_mind(trial: Trial) -> Wrong:
    """The same table now, and a seat that remembers nothing: it sees the same."""
    game, remembered = trial.game, 0
    match = trial.match(**aid(game, on=False))
    for moment in trial.at_random(match, trial.rng(13)):
        for seat in range(match.seats):
            eyes = moment.eyes(seat)
            blank = eyes.view.copy()
            game.scenes.forget_all(blank)
            remembered += blank != eyes.view
            for trail in (eyes.trail, None):
                one, other = (game.scenes.scene(view, trail) for view in (eyes.view, blank))
                if one != other:
                    yield f"seat {seat} must see what it would if it had forgotten all; {unequal(one, other)}"
    if game.scenes.forget_all is not nothing and not remembered:
        yield "what a game says is kept in mind must come up in play"


@law(once)
def a_game_can_be_told_from_its_card(trial: Trial) -> Wrong:
    """Its title, its options with their words, its rules, as JSON."""
    game = trial.game
    card = json.loads(json.dumps(game.card()))
    if card["id"] != game.id or "en" not in card["languages"] or "en" not in card["rules_pages"]:
        yield f"the card of {game.id} must have its id, and words and rules in English: {card}"
    for name, option in card["options"].items():
        if not option["name"] or not option["help"] or ("choices" in option) == ("least" in option):
            yield f"option {name} must have a name, a line of help, and choices or a range: {option}"
    if not game.rules_page().startswith("# "):
        yield "the rules page must begin with a heading"
