"""The training example, run for a while: it gets better, and what it made plays without torch."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from sizes import every_game

import cutpurse as cp
from cutpurse import lab
from cutpurse.bots.networks import loaded
from cutpurse.envs.train.course import COPY, Course, Point, course
from cutpurse.envs.train.curve import draw
from cutpurse.envs.train.lines import LINES, PASSES, Reading, Watching, rows_of
from cutpurse.envs.train.policy import Policy
from cutpurse.envs.train.ppo import Lessons, Tuning
from cutpurse.envs.train.schools import AgainstBots, AgainstOneself
from cutpurse.lab.estimates import Estimate
from variants import but_long

NETWORKS = Path(__file__).parents[2] / "networks"


@pytest.mark.long
def test_training_makes_it_better(tmp_path):
    asked = Course("kings-gold", minutes=0.2, teaching=0.6, every=10, games=500)
    first, last = list(course(asked, tmp_path / "kings-gold.npz"))
    assert last.share.mean - last.share.within > first.share.mean + first.share.within
    bot = cp.bot(f"net:{tmp_path / 'kings-gold.npz'}", cp.game("kings-gold"))
    assert bot.name.startswith("net:")


@pytest.mark.parametrize("id", but_long(["king-thief-minister", "king-of-thieves"], "king-thief-minister"))
def test_lessons_move_the_policy_in_games_with_secrets(id):
    game = cp.game(id)
    policy = Policy(game, 16)
    school = AgainstOneself(game, 32, game.min_seats, {}, seed=1)
    lessons = Lessons(policy, school, Tuning(steps=16, pieces=2))
    before = policy.liking.bias.detach().clone()
    lessons.lesson(1.0)
    assert (policy.liking.bias != before).any()
    assert lessons.decisions == 32 * 16


@every_game
def test_what_was_written_down_is_what_was_watched(id, tmp_path):
    game, book = cp.game(id), tmp_path / "book.parquet"
    lab.export(id, book, ["greedy"], game.min_seats, seed=5)
    read, watched = Reading(game, book, "greedy", 0), Watching(game, "greedy", game.min_seats, {}, 5).some()
    assert (rows_of(game, read.views) == watched.rows).all()
    assert (read.masks == watched.masks).all()
    assert (read.actions == watched.actions).all()
    assert (read.paid == watched.paid).all()
    lines = read.some()
    assert read.left == pytest.approx(1 - LINES / (PASSES * len(read.actions)))
    assert lines.masks[np.arange(len(lines.actions)), lines.actions].all()


def test_a_book_has_decisions_of_the_teacher_in_this_game(kings_gold, tmp_path):
    book = tmp_path / "book.parquet"
    with pytest.raises(cp.BadSave, match="there are no games in"):
        Reading(kings_gold, book, "greedy", 0)
    lab.export("kings-gold", book, ["greedy", "random"], 2)
    assert len(Reading(kings_gold, book, "greedy", 0).actions)
    with pytest.raises(cp.BadSave, match="master decides nothing in"):
        Reading(kings_gold, book, "master", 0)
    with pytest.raises(cp.BadSave, match="are not of Forty Thieves"):
        Reading(cp.game("forty-thieves"), book, "greedy", 0)


def test_a_teacher_is_copied_and_its_copy_answered(tmp_path):
    """The teacher is watched once, into the book; the copy is not touched by the lessons that follow."""
    book, out = tmp_path / "book.parquet", tmp_path / "answer.npz"
    asked = Course("kings-gold", minutes=0.04, book=str(book), watched=4, against=COPY, games=20, every=10)
    small = replace(asked, tables=32, width=8, teaching=0.5)
    points = list(course(small, out, settings=Tuning(steps=8, pieces=2)))
    assert len(points) == 2
    copy, answer = (loaded(str(file)) for file in (tmp_path / "answer-copy.npz", out))
    assert (copy.layers[2][0] != answer.layers[2][0]).any()
    written = book.read_bytes()
    list(course(small, out))
    assert book.read_bytes() == written


def test_the_curve_is_a_picture_of_every_measurement(tmp_path):
    points = [Point(0, 0, Estimate(0.1, 0.02)), Point(3, 900, Estimate(0.6, 0.02))]
    draw(tmp_path / "curve.svg", Course("kings-gold"), points)
    drawn = (tmp_path / "curve.svg").read_text()
    assert drawn.startswith("<?xml")
    assert drawn.count("LineCollection") == 1


@pytest.mark.parametrize("id", ["king-of-thieves", "guild-of-thieves"])
def test_the_networks_that_are_here_beat_greedy(id):
    file = NETWORKS / f"{id}.npz"
    share = lab.duel(id, [f"net:{file},greedy"], 400, seed=2).standings[0].share[0]
    assert share.mean - share.within > 0.5


class Scripted:
    """A school of one table and two learners, who are asked in turn and paid at the end."""

    tables, learners = 1, 2

    def __init__(self, game):
        self.asked = torch.tensor([0])
        self.rows = torch.zeros((1, len(game.columns)))
        self.masks = torch.ones((1, game.num_actions), dtype=torch.bool)
        self.played = 0

    def play(self, actions):
        self.played += 1
        over = torch.tensor([self.played % 4 == 0])
        self.asked = torch.tensor([self.played % 2])
        return over, torch.where(over[:, None], torch.tensor([[0.5, -0.5]]), 0.0)


def test_a_decision_is_judged_by_how_it_went_on_for_the_same_learner(kings_gold):
    """With a full trace each decision is praised or blamed for what was paid at the end of its match."""
    school = Scripted(kings_gold)
    lessons = Lessons(Policy(kings_gold, 4), school, Tuning(steps=6, trace=1.0))
    played = lessons._play()
    bias = lessons.policy.worth.bias.item()
    assert played.worth[:4].tolist() == pytest.approx([0.5, -0.5, 0.5, -0.5])
    assert played.praise[:4].tolist() == pytest.approx([0.5 - bias, -0.5 - bias, 0.5 - bias, -0.5 - bias])
    assert played.counts.tolist() == [1, 1, 1, 1, 1, 0]


def test_against_bots_only_the_learner_is_asked(kings_gold):
    school = AgainstBots(kings_gold, 50, ["greedy", "random"], {}, seed=1)
    torch.manual_seed(0)
    ends = 0
    for _ in range(200):
        over, paid = school.play((torch.rand(school.masks.shape) * school.masks).argmax(1))
        assert paid.shape == (50, 1)
        assert (paid[~over] == 0).all()
        ends += over.sum()
    assert ends > 0


def test_the_command_says_how_far_it_has_come(tmp_path):
    command = [
        sys.executable,
        "-m",
        "cutpurse.envs.train",
        "kings-gold",
        "--minutes",
        "0.05",
        "--games",
        "100",
    ]
    command += ["--tables", "64", "--width", "16", "--out", str(tmp_path / "n.npz")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "share against greedy" in done.stdout
    wrong = subprocess.run([*command, "--teacher", "grumpy"], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("there is no bot 'grumpy'")
