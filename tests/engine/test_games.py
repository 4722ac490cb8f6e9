"""Games from other packages: found where they are installed, and never a harm to the others."""

import json
import os
import subprocess
import sys

import pytest

import cutpurse as cp

LIST = "import cutpurse as cp; print(cp.games())"


@pytest.fixture
def package(tmp_path):
    """Puts a package that offers a game where Python finds it."""

    def offer(name, source, words="title = Ferry\ntagline = Across\n"):
        (tmp_path / name / "words").mkdir(parents=True)
        (tmp_path / name / "words" / "en.ftl").write_text(words)
        (tmp_path / name / "__init__.py").write_text(source)
        facts = tmp_path / f"{name}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[cutpurse.games]\nferry = {name}\n")
        return tmp_path

    return offer


def listed(path):
    env = os.environ | {"PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, "-c", LIST], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.replace("'", '"')), done.stderr


def card(id):
    return (
        f"from cutpurse.engine.game import Game\nGAME = Game(__name__, {id!r}, 'Somebody', 2, 4, 1, {{}})\n"
    )


def test_an_installed_package_brings_its_game():
    assert "liars-dice" in cp.games()
    assert cp.game("liars-dice").package == "liars_dice"
    assert cp.game("liars-dice").rules_page().startswith("# Liar's Dice")


def test_a_game_is_listed_as_soon_as_it_has_a_card(package):
    ids, warned = listed(package("ferry_game", card("ferry")))
    assert "ferry" in ids
    assert ids == sorted(ids)
    assert warned == ""


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import a_boat_that_is_not_there", "the game 'ferry' of ferry_game is left out: No module named"),
        ("GAME = 'ferry'", "left out: 'ferry_game' has no identity card GAME"),
        (card("kings-gold"), "ferry_game brings a game 'kings-gold', which is there already"),
    ],
)
def test_a_package_that_does_not_work_is_left_out_with_a_warning(package, source, says):
    ids, warned = listed(package("ferry_game", source))
    assert "ferry" not in ids
    assert ids.count("kings-gold") == 1
    assert says in warned


def test_a_game_whose_card_lacks_words_is_left_out_with_a_warning(package):
    ids, warned = listed(package("ferry_game", card("ferry"), "title = Ferry\n"))
    assert "ferry" not in ids
    assert "there is no message tagline" in warned


def test_a_game_with_a_file_missing_says_which(package):
    script = "import cutpurse as cp\ntry: cp.game('ferry').new(2)\nexcept cp.BadGame as error: print(error)"
    env = os.environ | {"PYTHONPATH": str(package("ferry_game", card("ferry")))}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "the game in ferry_game has no file state.py, which the contract asks for\n"
