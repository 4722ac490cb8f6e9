"""The laboratory as scripts use it."""

import json
import re
import socket
import subprocess
import sys
import threading
from importlib import import_module

import pyarrow.parquet as pq
import pytest

from cutpurse.cli import main
from cutpurse.lab import studies
from keyboard import finish, terminal
from shell import cutpurse

DUEL = ("lab", "duel", "kings-gold", "greedy", "random")


def test_a_duel_as_json():
    found = json.loads(cutpurse(*DUEL, "--games", "1e2", "--seed", 1, "--json"))
    assert found["stopped"] is False
    assert found["standings"][0]["games"] == 100
    assert found["standings"][0]["share"][0]["mean"] > 0.8


def test_a_duel_as_a_table_with_a_folder(tmp_path):
    text = cutpurse(*DUEL, "--games", 50, "--seats", 3, "--out", tmp_path / "results")
    assert "King's Gold, 3 seats, 51 games" in text
    page = (tmp_path / "results" / "report.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert json.loads((tmp_path / "results" / "result.json").read_text())["game"] == "kings-gold"


def test_a_tournament_as_a_table():
    text = cutpurse("lab", "tournament", "kings-gold", "greedy", "random", "--games", 200, "--seats", "2,3")
    assert "wins at 3" in text
    assert "More wins than" in text


def test_balance_as_a_table():
    sweep = ("--sweep", "kings_share=english,french", "--games", 60, "--sample", 10)
    text = cutpurse("lab", "balance", "kings-gold", *sweep)
    assert "How often each rule matters" in text
    assert "kings_share=french" in text


def test_an_export_says_what_it_wrote(tmp_path):
    file = tmp_path / "games.parquet"
    said = cutpurse("lab", "export", "kings-gold", "--bots", "greedy,random", "--games", 10, "--out", file)
    assert said.endswith("of 10 games.\n")
    assert file.exists()


def test_calibration_and_exploit_as_tables(tmp_path):
    few = ("--games", 4, "--option", "turns=5")
    text = cutpurse(
        "lab", "calibration", "kings-gold", "--bots", "search:10", *few, "--out", tmp_path / "said"
    )
    assert "Brier score" in text
    assert "reliability" in (tmp_path / "said" / "report.html").read_text("utf-8")
    found = json.loads(cutpurse("lab", "exploit", "kings-gold", "--bot", "search:10", *few, "--json"))
    assert found["more"]["mean"] == max(found[one]["mean"] for one in ("reader", "stranger")) - 0.5
    file = tmp_path / "habits.json"
    said = cutpurse("lab", "habits", "kings-gold", "--bots", "search:10", *few, "--out", file)
    assert said.endswith("decisions of 4 games.\n")


NEW = '''
"""An opening: what whoever decides first is worth."""

from dataclasses import dataclass
from typing import Annotated, Unpack

from cutpurse.lab import page
from cutpurse.lab.requests import Bots, Games, StudyOption, StudyRequest
from cutpurse.lab.requests import StudyWishes as All
from cutpurse.lab.study import Counted, Rows, as_function
from cutpurse.lab.tally import Standing

PLACE = Annotated[int, StudyOption("Who is looked at.", int, least=1)]


@dataclass(frozen=True)
class OpeningResult:
    game: str
    seed: int
    place: int
    standing: Standing


class Opening(Counted[OpeningResult]):
    """Say how often whoever decides first wins."""

    def __init__(
        self, game: str, bots: Bots = ("random",), games: Games = 9, place: PLACE = 1, **more: Unpack[All]
    ):
        asked = StudyRequest.of(game, games, more)
        super().__init__(asked, [asked.contest(bots)])
        self.place = place

    def result(self):
        return OpeningResult(self.plan.game.id, self.plan.seed, self.place, self.tallies[0].standing())

    @staticmethod
    def shown(result):
        share = result.standing.by_turn[result.place - 1]
        yield Rows("Openings", ["place"], ["wins"], [(str(result.place), share.percent)])
        yield f"{result.standing.games} games."

    @staticmethod
    def page(result):
        return page.page(result, "openings", "Who begins.", [page.by_turn(result.standing)])


opening = as_function(Opening)
'''


def test_a_new_study_is_one_file(tmp_path, capsys, monkeypatch):
    """It has a command with its options, a folder to go on from, a page, and a function."""
    monkeypatch.setattr(sys, "stdin", None)
    (tmp_path / "opening.py").write_text(NEW)
    monkeypatch.setattr(studies, "__path__", [*studies.__path__, str(tmp_path)])
    out = tmp_path / "results"
    asked = ["--bots", "greedy,random", "--place", "2", "--games", "1e2", "--seed", "3", "--out", str(out)]
    for more in ([], ["--json"]):
        monkeypatch.setattr(sys, "argv", ["cutpurse", "lab", "opening", "King's Gold", *asked, *more])
        with pytest.raises(SystemExit, match="None"):
            main()
    text, _, printed = capsys.readouterr().out.partition("{")
    assert "Openings" in text
    assert "100 games." in text
    assert "What the order is worth" in (out / "report.html").read_text("utf-8")
    assert json.loads((out / "manifest.json").read_text())["study"] == "opening"
    found, made = json.loads("{" + printed), import_module("cutpurse.lab.studies.opening")
    assert found["place"] == 2
    again = made.opening("kings-gold", ["greedy", "random"], 100, seed=3)
    assert found["standing"]["by_turn"][1]["mean"] == again.standing.by_turn[1].mean
    help = cutpurse("lab", "--help")
    assert all(name in help for name in ("duel", "tournament", "habits"))


def mistakes(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").touch()
    duel = ("duel", "kings-gold")
    return [
        ("unknown-bot", (*duel, "gredy")),
        ("unknown-bot", ("duel", "guild-of-thieves", "exact", "random")),
        ("bad-seats", (*duel, "exact", "--seats", "5")),
        ("bad-line-up", (*duel, "search", "random")),
        ("bad-line-up", (*duel, "greedy,random", "random")),
        ("bad-line-up", (*duel, "greedy,random", "random,random,random")),
        ("bad-line-up", (*duel, "greedy", "random", "random", "--seats", "2")),
        ("bad-line-up", ("tournament", "kings-gold", "greedy")),
        ("bad-seats", (*duel, "greedy", "--seats", "9")),
        ("bad-seats", ("tournament", "kings-gold", "greedy", "random", "--seats", "two")),
        ("bad-option", (*duel, "greedy", "--games", "0")),
        ("bad-option", (*duel, "greedy", "--games", "many")),
        ("bad-option", (*duel, "greedy", "--workers", "0")),
        ("bad-option", (*duel, "greedy", "--runner", "steam")),
        ("bad-option", (*duel, "random", "--device", "abacus")),
        ("bad-option", (*duel, "greedy", "--option", "turns=0")),
        ("bad-option", ("balance", "kings-gold", "--sweep", "turns")),
        ("bad-option", ("balance", "kings-gold", "--sweep", "turns=5,0")),
        ("bad-option", ("balance", "kings-gold", "--sweep", "luck=1,2")),
        ("bad-results", (*duel, "greedy", "--out", str(tmp_path / "photos"))),
        ("no-cluster", (*duel, "greedy", "--runner", "ray", "--address", "127.0.0.1:1")),
        ("no-cluster", (*duel, "greedy", "--runner", "ray", "--address", "somewhere")),
    ]


def test_every_mistake_is_one_sentence_with_a_code(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    for code, arguments in mistakes(tmp_path):
        monkeypatch.setattr(sys, "argv", ["cutpurse", "lab", *arguments, "--json"])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        assert ended.value.code == 2, arguments
        error = json.loads(printed.out)["error"]
        assert error["code"] == code, (arguments, error)
        assert "\n" not in error["message"]


def test_somebody_who_answers_but_is_no_cluster_is_refused():
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=lambda: server.accept()[0].sendall(b"HTTP/1.0 400"), daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        said = cutpurse(*DUEL, "--runner", "ray", "--address", address, code=2)
        assert f"no Ray cluster answers at {address}" in said


def test_without_its_packages_the_lab_says_what_to_install(tmp_path):
    script = (
        "import sys; sys.modules['pyarrow'] = sys.modules['openskill.models'] = None\n"
        "from cutpurse.cli import main\n"
        "sys.argv = ['cutpurse', 'lab', *{}, '--games', '10']\nmain()"
    )
    folder = ["duel", "kings-gold", "random", "--out", str(tmp_path / "results")]
    ratings = ["tournament", "kings-gold", "random", "greedy"]
    for package, arguments in (("pyarrow", folder), ("openskill", ratings)):
        command = [sys.executable, "-c", script.format(arguments)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8")
        assert done.returncode == 2
        assert done.stderr == f"cutpurse: this needs the package {package}: pip install 'cutpurse[lab]'\n"


CTRL_C = """
import os, signal
from cutpurse import cli
from cutpurse.lab.store import Folder

write, written = Folder.write, []

def write_and_stop(self, chunk, played):
    write(self, chunk, played)
    written.append(chunk)
    if len(written) == 3:
        os.kill(os.getpid(), signal.SIGINT)

Folder.write = write_and_stop
cli.main()
"""


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path):
    """The signal comes in the middle: when three of the chunks were played."""
    bots = ("lab", "duel", "kings-gold", "random", "random", "--games", "2e5", "--workers", "1")
    command = [*bots, "--out", str(tmp_path / "results")]
    games = tmp_path / "results" / "games"
    running = subprocess.Popen(
        [sys.executable, "-c", CTRL_C, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    shown, said = running.communicate()
    assert running.returncode == 130
    assert "The same command goes on from there." in said
    [stopped] = re.findall("Stopped after ([0-9,]+) of 200,000 games", said)
    assert f"2 seats, {stopped} games" in shown
    assert 0 < int(stopped.replace(",", "")) < 200_000
    kept = [path.name for path in games.iterdir()]
    assert len(kept) == 1
    assert "200,000 games" in cutpurse(*command)
    [whole] = games.iterdir()
    assert pq.read_table(whole)["number"].to_pylist()[::50_000] == [0, 50_000, 100_000, 150_000]


def test_one_bar_shows_compiling_and_playing(tmp_path):
    """From an empty cache: the bar says what is compiled, then counts the games."""
    child = terminal("lab", "duel", "liars-dice", "random", "--games", "1000", cache=tmp_path)
    child.expect("Compiling Liar's Dice .*[0-9]+/[0-9]+", timeout=120)
    child.expect("games .*[0-9]+/1000", timeout=120)
    child.expect("1,000 games")
    assert finish(child) == 0
