"""The command as scripts use it: exit codes, JSON, pipes, and one sentence for every mistake."""

import json
import subprocess
import sys

import pytest

import cutpurse as cp


def cutpurse(*arguments, stdin="", code=0):
    """Run the command as a process of its own; gives what it printed."""
    command = [sys.executable, "-m", "cutpurse", *map(str, arguments)]
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8")
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    path = tmp_path_factory.mktemp("saves") / "game.json"
    played = json.loads(cutpurse("play", "kings-gold", "--seats", "greedy,random", "--seed", 3, "--json"))
    path.write_text(json.dumps(played["match"]), "utf-8")
    return path


def test_games_lists_every_game():
    text = cutpurse("games")
    for id in cp.games():
        assert id in text
        assert cp.game(id).title in text
    assert "Stéphane Maurel" in text


def test_games_as_json():
    listed = json.loads(cutpurse("games", "--json"))
    assert [each["id"] for each in listed] == cp.games()
    assert listed[0].keys() >= {"title", "min_seats", "max_seats", "options", "rules_version"}


def test_listing_games_imports_neither_numba_nor_numpy():
    script = (
        "import sys; sys.argv = ['cutpurse', 'games']\n"
        "from cutpurse.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'pydantic', 'rich.console'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_rules_are_shown():
    text = cutpurse("rules", "kings-gold")
    assert "KG-R19" in text
    assert "The penalty" in text
    assert "\x1b[" not in text
    assert json.loads(cutpurse("rules", "kings-gold", "--json"))["markdown"].startswith("# King's Gold")


def test_bots_play_a_whole_game_as_json():
    played = json.loads(
        cutpurse("play", "kings-gold", "--seats", "greedy,greedy,random", "--seed", 7, "--json")
    )
    assert played["seats"] == ["greedy", "greedy 2", "random"]
    assert sum(played["shares"]) == 1
    match = cp.load(played["match"])
    assert match.points() == played["points"]


def test_a_game_is_told_through_a_pipe_without_colours():
    text = cutpurse("play", "kings-gold", "--seats", "greedy,random", "--seed", 7)
    assert "wins!" in text
    assert "\x1b[" not in text


def test_a_person_plays_through_a_pipe(tmp_path):
    path = tmp_path / "game.json"
    lines = ["help", "", "99", "dance", "save", f"save {path}", "STOP", "undo", " 1 ", "rules", "quit"]
    text = cutpurse("play", "kings-gold", "--seats", "you,greedy", "--seed", 7, stdin="\n".join(lines) + "\n")
    for told in (
        "take back your last choice",
        "choose a number from 1 to",
        'nothing here is called "dance"',
        "say where to save",
        f"Saved in {path}.",
        "You leave the table.",
    ):
        assert told in text.replace("\n", "")
    assert cp.load(path.read_text("utf-8")).seed == 7


def test_input_that_ends_leaves_the_table():
    assert "You leave the table." in cutpurse("play", "kings-gold", "--seed", 1)


def test_options_are_read():
    arguments = ("--seats", "random,random", "--option", "turns=4", "--option", "first=1", "--json")
    played = json.loads(cutpurse("play", "kings-gold", *arguments, "--option", "kings_share=French"))
    assert played["match"]["options"] == {"first": 1, "kings_share": "french", "turns": 4}


def test_a_saved_game_goes_on(saved):
    text = cutpurse("play", "--resume", saved, "--seats", "random,random")
    assert "wins!" in text or "share the win" in text


def test_a_saved_game_is_replayed(saved):
    text = cutpurse("replay", saved)
    assert "begins." in text
    assert "wins!" in text or "share the win" in text
    steps = json.loads(cutpurse("replay", saved, "--json"))["steps"]
    assert steps[0]["actor"] == "chance"
    assert {step["actor"] for step in steps} == {"chance", 0, 1}
    assert all(step["text"] for step in steps)


def test_bench_measures_every_contender():
    found = json.loads(cutpurse("bench", "kings-gold", "--seconds", 0.3, "--json"))["games"]["kings-gold"]
    speeds = found["steps_per_second"]
    assert list(speeds)[:3] == ["ordinary class", "interpreted", "compiled"]
    assert all(speed > 1000 for speed in speeds.values())
    assert found["ratios"]["interpreted"]["interpreted"] == 1
    assert found["ratios"]["interpreted"]["compiled"] > 5
    assert "interpreted" in cutpurse("bench", "kings-gold", "--seconds", 0.3)


def test_the_version_is_told():
    assert cutpurse("--version").strip() == cp.__version__


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "kings-golf"], "there is no game 'kings-golf'; did you mean: kings-gold"),
        (["play", "chess"], "there is no game 'chess'; there are:"),
        (["play", "kings-gold", "--seats", "you"], "is for 2 to 6 seats, not 1"),
        (["play", "kings-gold", "--seats", "you,gambler"], "nobody is called 'gambler'; seats can be: you"),
        (["play", "kings-gold", "--option", "turns"], "write an option as NAME=VALUE, not 'turns'"),
        (["play", "kings-gold", "--option", "turns=many"], "option turns of King's Gold cannot be 'many'"),
        (["play", "kings-gold", "--option", "parrot=1"], "has no option 'parrot'"),
        (["play", "kings-gold", "--seed", "-1"], "a seed is a whole number"),
        (["play", "kings-gold", "--lang", "xx", "--seats", "you,greedy"], 'no words in language "xx"'),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["replay", __file__], "this is not a saved game: it is not JSON"),
        (["bench", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(arguments, sentence):
    text = cutpurse(*arguments, code=2)
    assert sentence in text
    assert text.startswith("cutpurse: ")
    assert text.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["rules", "chess", "--json"], "unknown-game"), (["play", "kings-gold", "--json"], "bad-seats")],
)
def test_a_mistake_is_json_for_scripts(arguments, code):
    command = [sys.executable, "-m", "cutpurse", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == code


def test_a_saved_game_needs_as_many_players_as_seats(saved):
    assert "has 2 seats, and --seats names 3" in cutpurse(
        "play", "--resume", saved, "--seats", "you,greedy,greedy", code=2
    )


def test_no_command_offers_the_games():
    assert "Which game?" in cutpurse(stdin="")
    text = cutpurse(stdin="x\n1\n9\n1\nquit\n")
    assert "Please type a number from 1 to" in text
    assert "How many opponents?" in text
    assert "You leave the table." in text
    assert "Good night." in cutpurse("play", stdin="quit\n")
