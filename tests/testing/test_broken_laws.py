"""A game that breaks a law is caught by that law, which says where and what was expected."""

import sys
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random

import pytest
from three_cups import GAME, drawing, greedy, rules, scene, text, view

import cutpurse as cp
from cutpurse import testing
from cutpurse.cli.new_game import lay_out
from cutpurse.engine import encoding, naming
from cutpurse.engine.compiling import encoders
from cutpurse.engine.encoding import seat
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, phrase
from cutpurse.engine.woven import WOVEN
from cutpurse.testing import law as trying

pytestmark = pytest.mark.unmeasured

LAWS = {law.name: law for law in testing.LAWS}
BREAKS = {}  # for each law a function that breaks it
CACHES = (naming.named, naming.all_said, encoding.plan_of, encoders.encoder)


def breaks(name):
    """This function breaks that law."""

    def known(broken):
        BREAKS[name] = broken
        return broken

    return known


@pytest.fixture
def game(monkeypatch):
    """Three Cups, whose files are as they were again after the test."""

    def forget():
        for cache in CACHES:
            cache.cache_clear()
        for name in WOVEN:
            sys.modules.pop(f"three_cups.{name}", None)

    forget()
    yield replace(GAME)
    monkeypatch.undo()
    forget()


def own_cups(patch, package, file, text):
    """A game of its own in which one file is another: its machine code is nobody else's."""
    lay_out(package.replace("_", "-"), patch.folder)
    (patch.folder / package / file).write_text(text, "utf-8")
    patch.syspath_prepend(patch.folder)
    return import_module(package).GAME


def file_of(name):
    """What stands in a file of Three Cups."""
    return Path(sys.modules[f"three_cups.{name}"].__file__).read_text("utf-8")


@pytest.mark.parametrize("name", LAWS)
def test_the_law_catches_who_breaks_it(name, game, monkeypatch, tmp_path):
    monkeypatch.folder = tmp_path
    broken = BREAKS[name](monkeypatch) or game
    with pytest.raises(cp.BrokenLaw, match=f'^{broken.id} breaks the law "{name}"') as found:
        LAWS[name].check(broken)
    assert "(2 seats, " in str(found.value)
    assert found.value.code == "broken-law"
    assert "\n" not in str(found.value)


def test_the_law_the_table_the_seed_and_the_step_are_told(game, monkeypatch):
    a_coin_too_many(monkeypatch)
    with pytest.raises(cp.BrokenLaw) as found:
        testing.check(game)
    assert str(found.value) == (
        'three-cups breaks the law "every-field-stays-within-its-width-and-nothing-is-missing"'
        " (2 seats, rounds=1, seed 0, step 3): after step 2 by chance every table must be sound:"
        " coins is [1, 3]: in 1 rounds 1 to 3 are won"
    )


def test_every_law_says_in_a_sentence_what_it_holds():
    assert {*BREAKS} == {*LAWS}
    assert all(law.sentence.endswith(".") for law in testing.LAWS)


def after(file, name, then):
    """A function of the game, and then something else."""
    really = getattr(file, name)

    def both(*arguments):
        found = really(*arguments)
        then(*arguments)
        return found

    return both


def add_a_coin(s, action):
    if s.phase == rules.DONE:
        s.coins[0] += 1


# Rules


@breaks("every-field-stays-within-its-width-and-nothing-is-missing")
@breaks("interpreted-compiled-and-replayed-games-agree-after-every-step")
@breaks("batches-agree-between-interpreted-and-compiled")
def a_coin_too_many(patch):
    patch.setattr(rules, "apply", after(rules, "apply", add_a_coin))


@breaks("random-play-ends-and-keeps-every-piece")
def no_end(patch):
    patch.setattr(trying, "LONGEST", 200)
    patch.setattr(rules, "apply", after(rules, "apply", lambda s, action: setattr(s, "round", 1)))


@breaks("exactly-the-legal-actions-are-accepted")
def the_same_choice_twice(patch):
    def legal(s, actions):
        actions[:2] = 1, 1
        return 2

    patch.setattr(rules, "legal", legal)


@breaks("chance-weighs-every-outcome")
def weights_of_another_sum(patch):
    really = rules.chance
    patch.setattr(rules, "chance", lambda s, weights: really(s, weights) + 1)


@breaks("a-match-is-its-log")
@breaks("a-loaded-match-goes-on-with-the-same-chance")
def something_beside_the_table(patch):
    dice = Random(1)

    def chance(s, weights):
        shown = dice.randrange(3)
        weights[:] = [int(each == shown) for each in range(3)]
        return 1

    patch.setattr(rules, "chance", chance)


@breaks("shares-sum-to-one-and-exist-only-at-the-end")
def nobody_wins(patch):
    patch.setattr(rules, "shares", lambda s, parts: None)


@breaks("playouts-agree-between-interpreted-and-compiled")
def another_winner(patch):
    patch.setattr(rules, "shares", lambda s, parts: parts.__setitem__(slice(None), [1, 0]))


@breaks("a-new-table-is-laid-out-whole")
def something_left_from_before(patch):
    def setup(s, really=rules.setup):
        lifted = s.lifted
        really(s)
        s.lifted = lifted

    patch.setattr(rules, "setup", setup)


# Secrets


@breaks("what-a-seat-cannot-know-changes-nothing-for-it")
def a_guard_who_sees_through_cups(patch):
    patch.setattr(view, "view", after(view, "view", lambda s, seat, v: setattr(v, "loot", s.loot)))


@breaks("views-and-imagined-tables-are-written-whole")
def a_view_with_something_left_in_it(patch):
    def see(s, seat, v, really=view.view):
        loot = v.loot
        really(s, seat, v)
        if seat != s.active:
            v.loot = loot

    patch.setattr(view, "view", see)


@breaks("the-card-says-whether-seats-know-different-things")
def a_card_that_knows_of_no_secrets(patch):
    return replace(GAME, secrets=False)


# Twins


@breaks("the-greedy-bot-chooses-the-same-when-it-is-compiled")
def another_taste(patch):
    def action_values(v, actions, n, rng, worth):
        worth[:n] = map(float, range(n))

    patch.setattr(greedy, "action_values", action_values)


@breaks("every-column-has-a-name-of-its-own")
def columns_twice(patch):
    patch.setattr(encoding, "undeclared", lambda *_: seat("active"))


@breaks("rows-for-learners-are-the-same-compiled-and-stay-within-their-bounds")
def numbers_beyond_their_bounds(patch):
    columns = "from cutpurse.engine.encoding import scaled\nCOLUMNS = [scaled('last', 1)]\n"
    return own_cups(patch, "loud_cups", "observation.py", columns)


# Faces


@breaks("views-and-words-exist-for-everybody-at-every-step")
def a_blank_page(patch):
    patch.setattr(drawing, "draw", lambda scene, words: "")


def changed_scene(patch, **parts):
    """Scenes of which some parts are something else."""

    def changed(v, trail=None, really=scene.scene):
        found = really(v, trail)
        own = {name: part() for name, part in parts.items()}
        return type(found)(**{name: getattr(found, name) for name in found.__struct_fields__} | own)

    patch.setattr(scene, "scene", changed)


@breaks("what-is-kept-of-scenes-is-what-would-be-made-anew")
def a_scene_that_is_never_the_same(patch):
    changed_scene(patch, round=partial(next, count()))


@breaks("a-choice-is-its-verb-and-its-targets-and-all-targets-are-before-ones-eyes")
def a_target_that_nobody_sees(patch):
    changed_scene(patch, cups=list)


@breaks("who-is-not-to-act-is-asked-nothing-and-told-so")
def no_question(patch):
    patch.setattr(text, "prompt", lambda v: None)


@breaks("a-refusal-is-the-reason-that-playing-would-give")
def a_refusal_without_a_rule(patch):
    patch.setattr(text, "refusal", lambda v, action: phrase("is-hidden"))


@breaks("scenes-are-what-their-types-say")
def a_round_in_words(patch):
    changed_scene(patch, round=lambda: "the first")


@breaks("every-thing-in-a-scene-has-a-name")
def a_thing_without_a_name(patch):
    mug = scene.Cup(cup=Thing("mug", 1), loot=False, last=False, lifted=False)
    changed_scene(patch, cups=lambda: [mug])


@breaks("a-scene-that-somebody-keeps-does-not-change")
def the_same_list_in_every_scene(patch):
    rogues = []

    def one_more():
        rogues.append(scene.Rogue(seat=Seat(0), role="thief", coins=len(rogues)))
        return rogues

    changed_scene(patch, rogues=one_more)


def told(patch, made):
    patch.setattr(text, "events", lambda before, action, after: [made()])


@breaks("phrases-are-structure-down-to-the-last-noun")
def finished_text_in_a_phrase(patch):
    told(patch, lambda: phrase("takes", who="The thief", coins=1))


@breaks("who-comes-late-has-missed-nothing")
@breaks("tables-that-look-the-same-to-a-seat-give-it-the-same-scenes-and-events")
def a_story_that_is_never_the_same(patch):
    coins = count()
    told(patch, lambda: phrase("coins", coins=next(coins)))


@breaks("without-the-memory-aid-a-scene-holds-nothing-that-must-be-kept-in-mind")
def a_scene_that_remembers(patch):
    patch.setattr(scene, "forget_all", lambda v: setattr(v, "round", 0), raising=False)


@breaks("a-game-can-be-told-from-its-card")
def rules_without_a_heading(patch):
    patch.setattr(type(GAME), "rules_page", lambda game: "rules")


# Words


@breaks("every-action-and-outcome-reads-back-from-its-words")
def two_actions_with_the_same_words(patch):
    patch.setattr(text, "action", lambda action, seats: Phrase("ask-hide"))


def other_words(patch, old, new):
    """Three Cups, of which something is said in other words."""
    game, (folder, said) = replace(GAME), (patch.folder / "words", GAME.catalogue / "en.ftl")
    folder.mkdir()
    assert old in said.read_text("utf-8")
    (folder / "en.ftl").write_text(said.read_text("utf-8").replace(old, new), "utf-8")
    vars(game)["catalogue"] = folder
    return game


OTHER_WORDS = {  # what is said otherwise, so that a law is broken
    "no-action-begins-with-a-word-that-is-a-command": (  # an action that is a command
        "lift = lift",
        "lift = undo",
    ),
    "a-catalogue-is-whole-in-every-language": (  # a message twice
        "guard = guard",
        "guard = guard\nguard = watchman",
    ),
    "every-thing-has-a-name-and-its-forms-in-every-language": (  # a thing that is called nothing
        "cup = cup { $id }",
        'cup = { "" }',
    ),
    "an-identity-card-is-told-in-words-of-every-language": (  # an option without help
        "    .help = How often the loot is hidden\n",
        "",
    ),
    "all-that-is-said-in-play-can-be-said-in-every-language": (  # an event without words
        "shows = The loot is under { $cup }.",
        'shows = { "" }',
    ),
    "what-never-came-up-can-be-said-too": (  # a form that is not there
        "guard = guard",
        'guard = guard\nnever = { FORM($cup, "lid") }',
    ),
}
for law, (old, new) in OTHER_WORDS.items():
    breaks(law)(partial(other_words, old=old, new=new))


@breaks("rules-are-cited-where-they-are-carried-out")
def a_rule_that_nobody_carries_out(patch):
    page = GAME.rules_page()
    patch.setattr(type(GAME), "rules_page", lambda game: f"{page}\n**4.2** There is a thief.")


@breaks("a-rules-page-has-the-rules-rulings-and-tables-of-the-english-page")
def a_page_without_an_option(patch):
    page = GAME.rules_page().replace("`rounds`", "rounds")
    patch.setattr(type(GAME), "rules_page", lambda game, lang="en": page)


@breaks("a-table-fits-the-page")
def a_long_line(patch):
    patch.setattr(drawing, "draw", lambda scene, words: 81 * "-")


# In a process of its own


@breaks("compiled-rules-stay-inside-their-arrays")
def a_coin_for_a_seat_that_is_not_there(patch):
    rules = file_of("rules").replace("s.coins[who_was_right(s)]", "s.coins[s.loot + 1]")
    return own_cups(patch, "broken_cups", "rules.py", rules)
