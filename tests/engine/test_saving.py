"""Saves: whatever is not exactly what was written is refused, with one sentence."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.testing.tables import sealed


def a_saved_match(**options):
    match = cp.game("kings-gold").new(seats=3, **({"seed": 7} | options))
    for _ in range(12):
        action = match.legal()[0] if match.actor >= 0 else match.outcomes()[0][0]
        match.play(action)
    return match.save()


SAVED = a_saved_match()
MANUAL = a_saved_match(seed=None, chance="manual")
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def assert_refused(saved):
    with pytest.raises(cp.BadSave) as refused:
        cp.load(saved)
    assert refused.value.code == "bad-save"
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("saved", [SAVED, MANUAL])
def test_a_save_survives_json(saved):
    assert cp.load(json.dumps(saved)).save() == saved
    assert cp.load(json.dumps(saved).encode()).save() == saved


@given(st.integers(0, len(json.dumps(SAVED)) - 1))
def test_a_truncated_file_is_refused(length):
    assert_refused(json.dumps(SAVED)[:length])


@given(st.text() | st.binary())
def test_what_is_not_json_is_refused(text):
    assert_refused(text)


@given(json_values)
def test_json_that_is_no_save_is_refused(value):
    assert_refused(json.dumps(value))
    assert_refused(value if isinstance(value, dict) else {"game": value})


@given(st.sampled_from(sorted(SAVED)), json_values)
@settings(max_examples=300)
def test_an_edited_save_is_refused(key, value):
    if value != SAVED[key] or type(value) is not type(SAVED[key]):
        assert_refused(SAVED | {key: value})


@given(st.sampled_from(sorted(SAVED)), json_values)
@settings(max_examples=300)
def test_a_resealed_save_is_refused_or_follows_the_rules(key, value):
    """A forger can mend the digest; the match must still be one that can be played."""
    for original in (SAVED, MANUAL):
        try:
            match = cp.load(sealed(copy.deepcopy(original) | {key: value}))
        except cp.BadSave:
            continue
        assert match.game.is_sound(match.table)


@pytest.mark.parametrize("position", range(len(SAVED["log"])))
def test_dice_that_the_seed_does_not_give_are_refused(position):
    log = list(SAVED["log"])
    log[position] = (log[position] + 1) % 6
    assert_refused(sealed(SAVED | {"log": log}))


def test_a_log_that_stops_in_the_middle_of_a_throw_is_refused():
    assert_refused(sealed(SAVED | {"log": SAVED["log"][:3]}))


@pytest.mark.parametrize("key", sorted(SAVED))
def test_a_missing_part_is_named(key):
    saved = {name: value for name, value in SAVED.items() if name != key}
    with pytest.raises(cp.BadSave, match=key if key != "game" else "does not name a game"):
        cp.load(saved)


def test_another_version_of_the_rules_is_named():
    with pytest.raises(
        cp.BadSave, match="played with version 2 of the rules of King's Gold; this is version 1"
    ):
        cp.load(sealed(SAVED | {"rules_version": 2}))


def test_another_format_is_named():
    with pytest.raises(cp.BadSave, match="has format 9; this version reads format 1"):
        cp.load(sealed(SAVED | {"format": 9}))


@pytest.mark.parametrize("game", ["chess", 5, None, ["kings-gold"], {}])
def test_a_save_of_an_unknown_game_is_refused(game):
    assert_refused(sealed(SAVED | {"game": game}))


@pytest.mark.parametrize("options", [{"seats": 4}, {"self": 1}, {}, [], None, {"first": 5}])
def test_damaged_options_are_refused(options):
    assert_refused(sealed(SAVED | {"options": options}))


def test_things_that_json_cannot_carry_are_refused():
    assert_refused(SAVED | {"log": {1, 2}})
    loop = []
    loop.append(loop)
    assert_refused(SAVED | {"log": loop})
