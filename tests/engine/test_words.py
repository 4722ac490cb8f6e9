"""Catalogues: every phrase is there, and every message is used."""

import re
from pathlib import Path

import pytest

import cutpurse as cp
from cutpurse.engine.words.catalogues import languages
from cutpurse.engine.words.phrases import Seat, Thing, Words, because, phrase, targets
from variants import GAMES

KEY = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)


def keys(path):
    return KEY.findall(path.read_text("utf-8"))


def words_of_options(game):
    """The messages for the house rules, and for those of their values that are words."""
    for name, option in game.options.items():
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in option.choices if isinstance(value, str))


@pytest.mark.parametrize("id", GAMES)
def test_every_message_is_said_somewhere(id):
    """By its key, by a key that is made of parts, on the identity card, or as the name of a kind of thing."""
    game = cp.game(id)
    source = "".join(path.read_text("utf-8") for path in game.catalogue.parent.glob("*.py"))
    said = set(re.findall(r"""["']([a-z0-9-]+)["']""", source))
    made = re.findall(r'f"([a-z-]+-)\{[^"}]*\}"', source)  # how keys begin
    kinds = [f"{kind}-" for kind in re.findall(r'Thing\(\s*"([a-z-]+)"', source)]
    said |= {"title", "tagline", *words_of_options(game)}
    unsaid = [key for key in keys(game.catalogue / "en.ftl") if key not in said]
    assert [key for key in unsaid if not key.startswith((*made, *kinds))] == []


def test_phrases_hold_numbers_seats_lists_and_phrases():
    words = Words(cp.game("kings-gold").catalogue, names=["Ann", "Bo"], you=1)
    assert words.say(phrase("wins", who=Seat(0))) == "Ann wins!"
    assert words.say(phrase("wins", who=Seat(1))) == "You win!"
    assert words.say(phrase("share", who=[Seat(0), Seat(1)])) == "The win is shared by Ann and you."
    assert words.say(phrase("illegal", action=phrase("stop"), reason="why")) == 'illegal action "stop": why'
    assert words.name(4) == "seat 4"


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hielo"], "Ana y Hielo"),
        ("es", ["Inés", "Ana"], "Inés y Ana"),
        ("it", ["Anna", "Bo", "Elena"], "Anna, Bo ed Elena"),
        ("pt", ["Ana", "Inês"], "Ana e Inês"),
        ("it", [], ""),
    ],
)
def test_and_sounds_well_before_a_vowel(lang, names, said):
    assert Words(cp.game("kings-gold").catalogue, lang, names).several(names) == said


def test_things_are_said_by_name_in_forms_and_in_lists():
    words = Words(cp.game("kings-gold").catalogue)
    a, c, two = Thing("die", "a"), Thing("die", "c"), Thing("face", "coin-2")
    assert words.say(two) == "2 coins"
    assert words.form(two, "number") == "2"
    assert words.say(phrase("roll", dice=[a, c])) == "roll a c"
    assert words.say(phrase("rolls-again", who=Seat(0), dice=[a, c])) == "seat 0 rolls a and c again."
    with pytest.raises(cp.BadGame, match=r"the message die in .*en\.ftl has no form plural"):
        words.form(a, "plural")


def test_what_a_phrase_speaks_of_are_its_targets():
    a, c = Thing("die", "a"), Thing("die", "c")
    assert targets(phrase("roll", dice=[a, c])) == (a, c)
    assert targets(phrase("rob", victim=Seat(1), coin=a, rolls=2, why=phrase("stop"))) == (Seat(1), a)


def test_a_reason_names_its_rules():
    words = Words(cp.game("kings-gold").catalogue)
    assert words.say(because("still-rolling", "3.1")) == "stop rolling first (rule 3.1)"
    told = words.say(because("no-rival", "3.5", "6.3", victim=Seat(2)))
    assert told == "seat 2 cannot be robbed here (rules 3.5, 6.3)"


def test_a_phrase_without_its_values_is_a_fault_of_ours():
    words = Words(cp.game("kings-gold").catalogue)
    with pytest.raises(cp.BadGame, match=r"the message take in .*en\.ftl cannot be said: .*coin"):
        words("take")
    with pytest.raises(cp.BadGame, match=r"there is no message take-off in .*en\.ftl"):
        words("take-off")


def test_a_language_is_one_file(tmp_path):
    english = cp.game("kings-gold").catalogue / "en.ftl"
    (tmp_path / "en.ftl").write_text(english.read_text("utf-8"), "utf-8")
    assert languages(tmp_path) == ["en"]
    with pytest.raises(cp.UnknownLanguage, match='"de"; there are: en'):
        Words(Path(tmp_path), "de")
