"""The command as scripts use it: exit codes, JSON, pipes, and one sentence for every mistake."""

import json
import re
import subprocess
import sys

import pytest

import cutpurse as cp
from cutpurse.cli.common import WORDS
from cutpurse.engine.words.catalogues import plainly
from shell import cutpurse


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
    options = listed[cp.games().index("kings-gold")]["options"]
    assert options["kings_share"]["choices"] == ["english", "french"]
    assert (options["turns"]["least"], options["turns"]["most"]) == (1, 1000)


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_games_and_bots_are_listed_in_every_language(lang):
    text = "".join(cutpurse("games", "--lang", lang).split())
    for card in (cp.game(id).card(lang) for id in cp.games()):
        for said in (
            card["title"],
            card["tagline"],
            *(option["help"] for option in card["options"].values()),
        ):
            assert "".join(said.split()) in text
    bots = "".join(cutpurse("bots", "--lang", lang).split())
    for level in json.loads(cutpurse("bots", "--lang", lang, "--json")):
        assert level["name"] in bots
        assert "".join(level["help"].split()) in bots
    assert 'no words in language "xx"' in cutpurse("games", "--lang", "xx", code=2)


def test_the_list_of_games_fits_a_narrow_screen():
    assert max(map(len, cutpurse("games", environment={"COLUMNS": "50"}).splitlines())) <= 50


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
    assert "Das Gold des Königs" in cutpurse("rules", "kings-gold", "--lang", "de")
    assert "King's Gold" in cutpurse("rules", "kings-gold", "--lang", "tlh")


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


def test_a_person_plays_in_another_language():
    lines = ["help", "tanz", "WIRF", "hör", "undo", "rules", "quit"]
    seats = ("--seats", "you,greedy", "--seed", 7, "--lang", "de")
    text = cutpurse("play", "kings-gold", *seats, stdin="\n".join(lines) + "\n")
    for told in ("Zahl oder Wörter", '"tanz" gibt es hier nicht', "Zurückgenommen.", "Ein Zug als Beispiel"):
        assert told in text
    assert "du: Wähle Würfel" in text
    assert "Du stehst vom Tisch auf." in text


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("de", ["hilfe", "hör", "ZURÜCK", "Beenden"], ["beenden ", "Zurückgenommen."]),
        ("fr", ["aide", "s'arrêter", "annuler", "quitter"], ["enregistrer FICHIER", "Coup repris."]),
        ("it", ["aiuto", "fermati", "annulla", "esci"], ["salva FILE", "Mossa annullata."]),
        ("es", ["ayuda", "parar", "deshacer", "salir"], ["guardar ARCHIVO", "Deshecho."]),
        ("pt", ["ajuda", "parar", "desfazer", "sair"], ["guardar FICHEIRO", "Jogada desfeita."]),
        ("nl", ["hulp", "stop", "terug", "einde"], ["bewaar BESTAND", "Teruggenomen."]),
    ],
)
def test_commands_are_typed_in_the_language_of_the_table(lang, typed, told, tmp_path):
    save = f"{plainly(WORDS, lang, 'command-save')} {tmp_path / 'game.json'}"
    seats = ("--seats", "you,greedy", "--seed", 7, "--lang", lang)
    text = cutpurse("play", "kings-gold", *seats, stdin="\n".join([save, *typed, ""]))
    for each in told:
        assert each in text
    assert cp.load((tmp_path / "game.json").read_text("utf-8")).seed == 7
    assert "cutpurse play --resume" in text.rsplit(typed[-1], 1)[1]  # who leaves is told how to go on


def test_a_person_plays_through_a_pipe(tmp_path):
    path = tmp_path / "game.json"
    diary = tmp_path / "diary.txt"
    diary.write_text("precious")
    saves = ["save", f"save {path}", f"save {path}", f"save {diary}", f"save {tmp_path}/no/where.json"]
    lines = ["help", "", "99", "²", "9" * 5000, "dance", *saves, "STOP", "undo", " 1 ", "rules", "quit"]
    text = cutpurse("play", "kings-gold", "--seats", "you,greedy", "--seed", 7, stdin="\n".join(lines) + "\n")
    for told in (
        "take back your last choice",
        "choose a number from 1 to",
        'nothing here is called "dance"',
        "say where to save",
        f"Saved in {path}.",
        "is no saved game; choose another name",
        "No such file or directory",
        "Taken back.",
        "You leave the table.",
        "The game is kept; go on with: cutpurse play --resume",
    ):
        assert told.replace(" ", "") in text.replace("\n", "").replace(" ", "")
    assert diary.read_text() == "precious"
    assert cp.load(path.read_text("utf-8")).seed == 7


def test_input_that_ends_leaves_the_table():
    assert "You leave the table." in cutpurse("play", "kings-gold", "--seed", 1)


def test_options_are_read():
    arguments = ("--seats", "random,random", "--option", "turns=4", "--option", "first=1", "--json")
    played = json.loads(cutpurse("play", "kings-gold", *arguments, "--option", "kings_share=French"))
    assert played["match"]["options"] == {"first": 1, "kings_share": "french", "turns": 4}


def test_a_saved_game_goes_on_with_the_same_players(tmp_path):
    path = tmp_path / "game.json"
    seats = ("--seats", "you:Ann,greedy,you:Bo [x]")
    cutpurse("play", "kings-gold", *seats, "--seed", 7, stdin=f"save {path}\nquit\n")
    text = cutpurse("play", "--resume", path)
    assert "The game goes on." in text
    assert "Ann" in text
    assert "Bo [x]" in text
    assert "begins" not in text  # what was told before is not told again
    assert "Bo [x]" in cutpurse("replay", path)
    assert "3 seats, and --seats names 2" in cutpurse("play", "--resume", path, "--seats", "you,you", code=2)


def test_a_game_that_is_left_is_kept(tmp_path):
    state = {"XDG_STATE_HOME": str(tmp_path)}
    cutpurse("play", "kings-gold", "--seats", "you,greedy", stdin="quit\n", environment=state)
    [kept] = tmp_path.rglob("*.json")
    assert "The game goes on." in cutpurse("play", "--resume", kept, environment=state)


def test_each_game_that_is_left_keeps_its_own_file_until_it_is_over(tmp_path):
    """What is printed to go on can be typed, and the menu offers the same."""
    state = {"XDG_STATE_HOME": str(tmp_path), "CUTPURSE_COMMAND": "scripts/play"}
    game = ("play", "kings-gold", "--seats", "you,greedy", "--option", "turns=6")
    first = cutpurse(*game, stdin="quit\n", environment=state)
    second = cutpurse(*game, stdin="quit\n", environment=state)
    assert [line for line in first.splitlines() if "--resume" in line] == [
        "  scripts/play play --resume kings-gold-1"
    ]
    assert "  scripts/play play --resume kings-gold-2\n" in second
    assert "The game goes on." in cutpurse("play", "--resume", "kings-gold-1", environment=state)
    menu = cutpurse(stdin="quit\n", environment=state)
    numbers = re.findall("(\\d+) go on with King's Gold of ", menu)
    assert len(numbers) == 2
    menu = cutpurse(stdin=f"{numbers[1]}\nquit\n", environment=state)
    assert "The game goes on." in menu
    assert len([*tmp_path.rglob("*.json")]) == 2
    cutpurse("play", "--resume", "kings-gold-2", stdin="1\n" * 20, environment=state)
    assert [path.stem for path in tmp_path.rglob("*.json")] == ["kings-gold-1"]


def test_a_finished_game_goes_on_to_its_end_at_once(saved):
    assert "King's Gold" in cutpurse("play", "--resume", saved, "--seats", "random,random")


def test_the_result_of_bots_can_be_replayed(tmp_path):
    path = tmp_path / "result.json"
    path.write_text(cutpurse("play", "kings-gold", "--seats", "greedy,random", "--json"), "utf-8")
    assert "begins." in cutpurse("replay", path)


def test_a_replay_is_told_to_the_one_who_played_and_tells_bots_apart(tmp_path):
    path = tmp_path / "game.json"
    seats = ("--seats", "you,greedy,greedy")
    cutpurse("play", "kings-gold", *seats, "--seed", 7, stdin=f"save {path}\nquit\n")
    text = cutpurse("replay", path)
    assert re.search("You roll .* for the first turn", text)
    assert "you rolls" not in text
    assert "greedy rolls" in text
    assert "greedy 2 rolls" in text


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_a_replay_of_an_unfinished_game_tells_no_secrets(tmp_path, how):
    """Two saves that differ in what nobody has seen yet."""
    texts = []
    for card in (0, 5):
        match = cp.game("guild-of-thieves").new(2, chance="manual")
        while match.actor == cp.CHANCE or match.state()["turn"] <= 2:
            match.play((match.outcomes() or [(match.legal()[0],)])[0][0])
        match.play("play starter Lamp")
        match.play(match.legal()[0])
        match.play(match.legal()[0])
        match.play(match.outcomes()[-1 if card else 0][0])  # a card is drawn in secret
        path = tmp_path / "game.json"
        path.write_text(json.dumps(match.save()))
        texts.append(cutpurse("replay", path, *how))
    assert texts[0] == texts[1]


def test_a_file_that_cannot_be_written_is_called_as_it_was_typed(tmp_path):
    where = f"{tmp_path}/no/where.json"
    text = cutpurse("play", "kings-gold", "--seats", "you,greedy", stdin=f"save {where}\nquit\n")
    assert f"{where}:Nosuchfile" in text.replace("\n", "").replace(" ", "")
    assert "unfinished" not in text


def test_a_saved_game_is_replayed(saved):
    text = cutpurse("replay", saved)
    assert "begins." in text
    assert "wins!" in text or "The win is shared" in text
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
        (["play", "kings-gold", "--seats", ",".join(["greedy"] * 25)], "is for 2 to 6 seats, not 25"),
        (["play", "kings-gold", "--seats", ""], "is for 2 to 6 seats, not 1"),
        (
            ["play", "kings-gold", "--seats", "you,gambler"],
            "nobody is called 'gambler'; a seat is one of: you",
        ),
        (["play", "kings-gold", "--resume", "x.json"], "--resume takes only --seats"),
        (["play", "--resume", "nowhere.json"], "nowhere.json: No such file"),
        (["play", "kings-gold", "--option", "first=2", "--seats", "you,greedy"], "it takes: dice, 0, 1"),
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
    [
        (["rules", "chess", "--json"], "unknown-game"),
        (["play", "kings-gold", "--json"], "bad-seats"),
        (["play", "--json"], "unknown-game"),
        (["play", "kings-gold", "--json", "--seed", "x"], "usage"),
        (["play", "kings-gold", "--json", "--colour"], "usage"),
        (["replay", "nowhere.json", "--json"], "file"),
    ],
)
def test_a_mistake_is_json_for_scripts(arguments, code):
    command = [sys.executable, "-m", "cutpurse", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == code


def test_no_command_asks_what_to_play():
    assert "Good night." in cutpurse(stdin="")
    assert "Good night." in cutpurse("play", stdin="quit\n")
    text = cutpurse(stdin="x\n²\n9\n1\n99\n3\nquit\n")
    assert "Please type a number from 1 to" in text
    assert "You leave the table." in text


def test_the_menu_knows_games_by_name_and_shows_their_rules_and_who_plays():
    text = cutpurse(stdin="rules guild\nrules nothing\nking of t\n1 random coach\nquit\n")
    assert re.search("1 King's Gold: .*2 Guild of Thieves: ", text, re.DOTALL)
    assert "The goal:" in text
    assert "master  Thinks ahead far" in text
    assert "Shows your chance to win beside every choice" in text
    assert "Beside each choice: your chance to win" in text
    assert "random" in text.rsplit("King of Thieves  tomb", 1)[1]
    assert "Tomb 1 of 12" in text


def test_games_are_found_by_title_and_however_they_are_written():
    for name in ("King's Gold", "KINGS_GOLD", "kings gold"):
        assert "penalty" in cutpurse("rules", name)


def test_what_is_said_on_the_command_line_is_not_asked():
    said = ("--seats", "greedy,random", "--seed", 5, "--option", "turns=3")
    text = cutpurse("play", *said, stdin="king's gold\n")
    assert "Against whom?" not in text
    assert "3 turns have been played" in text


def test_the_largest_seed_is_allowed():
    played = cutpurse("play", "kings-gold", "--seats", "random,random", "--seed", 2**62 - 1, "--json")
    assert json.loads(played)["match"]["seed"] == 2**62 - 1


def test_names_are_names_and_not_markup():
    seats = "you:[/b],you:[red]x[/red],you:a\x1b[2Jb,greedy"
    text = cutpurse("play", "kings-gold", "--seats", seats, "--seed", 1, stdin="quit\n")
    assert "[/b]" in text
    assert "[red]x[/red]" in text
    assert "\x1b" not in text


def test_several_people_without_names_are_numbered():
    text = cutpurse("play", "kings-gold", "--seats", "you,you,greedy", "--seed", 1)
    assert "Player 1 rolls" in text
    assert "Player 2" in text


def test_a_screen_that_is_narrow_or_knows_only_ascii_shows_the_dice():
    arguments = ("play", "kings-gold", "--seats", "you,greedy", "--seed", 1)
    narrow = cutpurse(*arguments, environment={"COLUMNS": "40"})
    assert "╭" not in narrow
    ascii_only = cutpurse(*arguments, environment={"PYTHONIOENCODING": "ascii"})
    assert "+------------+" in ascii_only
    assert "?" not in ascii_only


def test_solve_says_what_came_of_it():
    found = json.loads(cutpurse("solve", "kings-gold", "--json"))
    assert found["first_seat"] == 0.504619
    assert found["residual"] < 1e-9
    assert found["examples"][0]["chances"] == [0.504619, 0.495381]
    text = cutpurse("solve", "kings gold")
    assert "0.504619" in text
    assert "from the cache" in text


def test_solve_refuses_what_is_not_solved():
    assert "Forty Thieves is not solved; so far only King's Gold is" in cutpurse(
        "solve", "forty-thieves", code=2
    )
    assert "not for 5" in cutpurse("solve", "kings-gold", "--seats", 5, code=2)
    assert "kings_share" in cutpurse("solve", "kings-gold", "--option", "first=0", code=2)


def test_perfect_players_sit_at_the_table():
    played = json.loads(cutpurse("play", "kings-gold", "--seats", "exact,greedy", "--seed", 1, "--json"))
    assert sum(played["shares"]) == 1
    assert "not for 4" in cutpurse("play", "kings-gold", "--seats", "exact,exact,exact,exact", code=2)
    assert "is not solved" in cutpurse("play", "king-of-thieves", "--seats", "exact,exact", code=2)
