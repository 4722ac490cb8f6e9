"""What the studies say, with few games of King's Gold and bots of which it is known who is better."""

import json

import numpy as np
import pyarrow.parquet as pq
import pytest

import cutpurse as cp
from cutpurse import lab
from cutpurse.bots.calibration import Curve
from cutpurse.bots.minds import MINDS
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.engine.running.habits import as_written
from cutpurse.lab.census import census, decisions, numbered_verbs, replayed
from cutpurse.lab.lineups import Contest, read_lineups
from cutpurse.lab.plan import planned
from cutpurse.lab.playing import LINES, habits, play_chunk, with_log
from cutpurse.lab.stated import LEVELS
from cutpurse.lab.studies import study
from cutpurse.lab.studies.balance import Balance
from cutpurse.lab.studies.calibration import fitted, tenths
from cutpurse.lab.studies.export import Export
from cutpurse.lab.studies.habits import Copying


@pytest.fixture(scope="module")
def tournament():
    return lab.tournament("kings-gold", ["random", "greedy"], 400, seats=(2, 3), seed=1)


@pytest.fixture(scope="module")
def balance():
    return lab.balance("kings-gold", games=300, swept={"turns": [5, 300]}, sample=40, seed=1)


def page(name, result):
    return study(name).page(result)


def columns(folder):
    """Everything that was kept, byte by byte, but for the manifest."""
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}


def test_bots_without_commas_are_one_line_up_that_fills_the_table(kings_gold):
    assert read_lineups(kings_gold, ["greedy", "random"], 4) == [("greedy", "random", "greedy", "random")]
    assert read_lineups(kings_gold, ["greedy"], None) == [("greedy", "greedy")]
    assert read_lineups(kings_gold, ["greedy,random", "random,random"], None) == [
        ("greedy", "random"),
        ("random", "random"),
    ]


def test_greedy_beats_random_and_shares_sum_to_one():
    standing = lab.duel("kings-gold", ["greedy", "random"], 400, seed=1).standings[0]
    assert standing.games == 400
    assert standing.share[0].mean > 0.9
    assert sum(share.mean for share in standing.share) == pytest.approx(1)
    assert sum(share.mean for share in standing.by_turn) == pytest.approx(1)
    assert np.sum(standing.uses) == pytest.approx(standing.decisions.mean * 400)


def test_a_duel_counts_what_the_contest_runner_played(kings_gold):
    standing = lab.duel("kings-gold", ["greedy", "random", "random"], 30, seed=4).standings[0]
    minds = Contest(("greedy", "random", "random")).minds()
    results = ContestRunner(kings_gold, minds, {}, 4).play(0, 30).results
    won = [result["share"][(0 - result["shift"]) % 3] for result in results]
    began = [result["share"][result["first"]] for result in results]
    assert standing.share[0].mean == pytest.approx(np.mean(won))
    assert standing.by_turn[0].mean == pytest.approx(np.mean(began))
    assert standing.steps.mean == pytest.approx(results["steps"].mean())


def test_games_are_whole_deals():
    assert lab.duel("kings-gold", ["random"], 100, seats=3).standings[0].games == 102


def test_line_ups_are_compared_with_the_same_chance():
    result = lab.duel("kings-gold", ["greedy,random", "greedy,random"], 100)
    assert result.standings[0] == result.standings[1]
    assert result.gaps[0].more.mean == 0


def test_results_do_not_depend_on_the_number_of_workers(tmp_path, monkeypatch):
    monkeypatch.setattr("cutpurse.lab.plan.GAMES_AT_ONCE", 100)
    for workers in (1, 2, 3):
        lab.duel("kings-gold", ["greedy", "random"], 400, out=tmp_path / str(workers), workers=workers)
    assert len(columns(tmp_path / "1")) == 1
    assert columns(tmp_path / "1") == columns(tmp_path / "2") == columns(tmp_path / "3")


def test_a_study_goes_on_where_it_was_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr("cutpurse.lab.plan.GAMES_AT_ONCE", 100)
    played = []

    def stop_after_two(games):
        played.append(games)
        if len(played) == 2:
            raise KeyboardInterrupt

    whole = lab.duel("kings-gold", ["greedy", "random"], 400, out=tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        lab.duel("kings-gold", ["greedy", "random"], 400, out=tmp_path / "cut", progress=stop_after_two)
    [kept] = (tmp_path / "cut" / "games").iterdir()
    deals = int(kept.stem.split("-")[2])
    assert sum(played) <= 2 * deals < 400
    fresh = []
    monkeypatch.setattr(
        "cutpurse.lab.runners.play_chunk", lambda *what: fresh.append(what) or play_chunk(*what)
    )
    assert lab.duel("kings-gold", ["greedy", "random"], 400, out=tmp_path / "cut") == whole
    assert sum(chunk.deals for _, chunk in fresh) == 200 - deals
    assert columns(tmp_path / "cut") == columns(tmp_path / "whole")


def test_a_long_study_writes_few_files(tmp_path, monkeypatch):
    """A hundred stretches, written down again and again, and put together at the end."""
    monkeypatch.setattr("cutpurse.lab.plan.GAMES_AT_ONCE", 4)
    monkeypatch.setattr("cutpurse.lab.store.CHUNKS_GATHERED", 7)
    most = []
    lab.duel(
        "kings-gold",
        ["greedy,random", "random,random"],
        400,
        out=tmp_path,
        progress=lambda games: most.append(len(list((tmp_path / "games").iterdir()))),
    )
    assert max(most) > 10
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "0000-0000000000-200.parquet",
        "0001-0000000000-200.parquet",
    ]
    assert pq.read_table(tmp_path / "games").num_rows == 800


@pytest.mark.parametrize("changed", [{"seed": 2}, {"options": {"turns": 9}}, {"seats": 4}, {"games": 30}])
def test_a_folder_of_other_results_is_refused(tmp_path, changed):
    asked = {"games": 20, "seats": 2, "seed": 1, "out": tmp_path}
    lab.duel("kings-gold", ["random"], **asked)
    with pytest.raises(cp.BadResults, match="other results"):
        lab.duel("kings-gold", ["random"], **(asked | changed))


def test_a_folder_of_another_version_or_of_something_else_is_refused(tmp_path):
    lab.duel("kings-gold", ["random"], 20, out=tmp_path / "old")
    manifest = tmp_path / "old" / "manifest.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"version": "0.0.1"}))
    with pytest.raises(cp.BadResults, match="differs in version"):
        lab.duel("kings-gold", ["random"], 20, out=tmp_path / "old")
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").touch()
    with pytest.raises(cp.BadResults, match="not a folder of results"):
        lab.duel("kings-gold", ["random"], 20, out=tmp_path / "photos")


def test_a_folder_in_which_a_bot_thought_otherwise_is_refused(tmp_path, monkeypatch):
    lab.duel("kings-gold", ["apprentice", "random"], 4, out=tmp_path)
    monkeypatch.setitem(MINDS, "apprentice", MINDS["apprentice"]._replace(iterations=51))
    with pytest.raises(cp.BadResults, match="differs in minds"):
        lab.duel("kings-gold", ["apprentice", "random"], 4, out=tmp_path)


def test_a_damaged_file_is_named(tmp_path):
    lab.duel("kings-gold", ["random"], 20, out=tmp_path)
    next((tmp_path / "games").iterdir()).write_bytes(b"PAR1 no more")
    with pytest.raises(cp.BadResults, match="is damaged; delete it"):
        lab.duel("kings-gold", ["random"], 20, out=tmp_path)


def test_a_tournament_ranks_the_better_bot_first_and_stops_early(tournament):
    assert [rank.bot for rank in tournament.ranks] == ["greedy", "random"]
    best, other = (rank.rating for rank in tournament.ranks)
    assert best.mean - best.within > other.mean + other.within
    assert tournament.verdicts[0].clear
    assert tournament.games < tournament.most_games
    assert set(tournament.ranks[0].share) == {2, 3}


def test_a_rating_is_made_from_as_many_games_as_one_wants_however_clear_it_is():
    bots, games = ["random", "greedy", "search:2"], 200
    longer = lab.tournament("kings-gold", bots, games, seats=(2,), seed=1, least=games)
    shorter = lab.tournament("kings-gold", bots, games, seats=(2,), seed=1)
    assert [rank.games for rank in longer.ranks] == [2 * games] * 3
    assert min(rank.games for rank in shorter.ranks) < 2 * games


def test_a_tournament_of_equals_stays_open():
    result = lab.tournament("kings-gold", ["random", "search:2"], 8, seed=1)
    assert result.games == result.most_games
    assert not result.verdicts[0].clear


def test_a_tournament_plays_by_its_house_rules():
    options = {"turns": 2}
    short = lab.tournament("kings-gold", ["random", "greedy"], 40, seats=(2,), seed=1, options=options)
    usual = lab.tournament("kings-gold", ["random", "greedy"], 40, seats=(2,), seed=1)
    assert short.ranks != usual.ranks


def test_a_tournament_goes_on_in_its_folder(tmp_path, tournament):
    for _ in range(2):
        again = lab.tournament(
            "kings-gold", ["random", "greedy"], 400, seats=(2, 3), seed=1, out=tmp_path, workers=1
        )
        assert again == tournament


def test_replayed_games_end_as_the_compiled_ones_did(kings_gold):
    plan = planned(Balance, kings_gold, [Contest(("greedy", "random", "random"))], 30, 7)
    played = with_log(plan, 0, 0, 30, lines=10)
    for result, actions in decisions(played):
        table = kings_gold.table(3, {})
        for _, action in replayed(plan, plan.contests[0], table, int(result["number"]), actions):
            kings_gold.rules.apply(table, action)
        parts = [0] * 3
        kings_gold.rules.shares(table, parts)
        assert np.allclose(np.array(parts) / sum(parts), result["share"][:3])


@pytest.mark.parametrize("id", cp.games())
def test_what_is_decided_in_a_deal_has_room_at_once(id):
    game = cp.game(id)
    plan = planned(Balance, game, [Contest(("greedy",) * game.max_seats)], 1, 7)
    log = with_log(plan, 0, 0, game.max_seats).log
    assert len(log.game) == game.max_seats * LINES  # not played once more with a longer log


@pytest.mark.parametrize("id", cp.games())
def test_the_census_knows_the_numbered_verbs_of_every_game(id):
    verbs = {use.verb for use in numbered_verbs(cp.game(id)).values()}
    assert len(verbs) > (3 if id == "liars-dice" else 10)
    assert not any(verb.startswith(("is_", "can_")) for verb in verbs)


@pytest.mark.parametrize("id", cp.games())
def test_the_census_watches_every_game(id):
    game = cp.game(id)
    bots = ("random",) * game.min_seats
    found = census(planned(Balance, game, [Contest(bots)], 2, 1), 0, 2)
    assert max(use.games for use in found.rules) == 1
    assert found.rules[0].rule.startswith("1.")


def test_balance_says_how_long_games_are_and_which_rules_matter(balance):
    short, ordinary = balance.variants
    assert short.turns.longest <= 5 + 2 * 5 < ordinary.turns.mean
    rules = {use.verb: use for use in ordinary.census.rules}
    assert rules["setup"].games == 1
    assert rules["take_from_box"].per_game > 3
    assert sum(use.part for use in ordinary.actions) == pytest.approx(1)
    assert ordinary.actions[0].says


def test_an_export_has_every_decision_with_its_view(tmp_path, kings_gold):
    file = tmp_path / "games.parquet"
    rows = lab.export("kings-gold", file, ["greedy", "random"], 200, seed=3).rows
    table = pq.read_table(file)
    assert len(table) == rows
    assert {f"view_{name}" for name in kings_gold.views.View.fields} < set(table.column_names)
    for row in table.slice(100, 50).to_pylist():
        assert row["action"] in row["legal"]
        assert len(row["view_purse"]) == 6
        assert row["view_active"] == row["seat"]
        assert row["bot"] == ("greedy", "random")[(row["seat"] + row["game"]) % 2]
    assert pq.ParquetFile(file).num_row_groups > 1


def test_an_export_knows_how_each_game_ended(tmp_path, kings_gold):
    file = tmp_path / "games.parquet"
    lab.export("kings-gold", file, ["greedy", "random"], 10, seed=3)
    results = ContestRunner(kings_gold, Contest(("greedy", "random")).minds(), {}, 3).play(0, 10).results
    for row in pq.read_table(file).to_pylist():
        assert row["share"] == results[row["game"]]["share"][row["seat"]]
        assert row["points"] == results[row["game"]]["points"][row["seat"]]


def test_every_page_stands_alone(tournament, balance):
    duel = lab.duel("kings-gold", ["greedy,random", "random,random"], 100)
    for html in (page("duel", duel), page("tournament", tournament), page("balance", balance)):
        assert "<svg" in html
        assert "http" not in html
        assert "nan" not in html.lower().replace("cannon", "")
    first = balance.variants[0].standing.by_turn[0]
    assert f"Who decides first wins {first.percent}" in page("balance", balance)


@pytest.fixture(scope="module")
def calibration():
    options = {"turns": 12}
    return lab.calibration("kings-gold", ["search:40"], 120, seats=3, seed=1, options=options, as_shown=False)


def test_calibration_counts_every_decision_with_a_choice(kings_gold, calibration):
    plan = planned(Export, kings_gold, [Contest(("search:40",) * 3, {"turns": 12})], 120, 1)
    log = with_log(plan, 0, 0, 120).log
    chosen = log.legal[: log.size[0]].sum(axis=1) > 1
    said = log.win_estimate[: log.size[0]]
    assert ((said >= 0) == chosen).all()
    assert calibration.decisions == chosen.sum() == sum(tenth.decisions for tenth in calibration.tenths)
    assert calibration.said == pytest.approx(said[chosen].mean(), abs=0.002)


def test_calibration_of_a_fair_table_is_near_what_was_won(calibration):
    assert calibration.brier < calibration.equal_brier
    assert calibration.log_loss < calibration.equal_log_loss
    assert [tenth.said for tenth in calibration.tenths] == sorted(tenth.said for tenth in calibration.tenths)
    assert abs(calibration.said - calibration.won.mean) < 0.1


def test_a_curve_is_found_again_in_games_that_follow_it():
    """Seats that win as often as a curve says, though they say something else."""
    truths = (0.001, 0.02, 0.1, 0.2, 0.28, 0.33, 0.4, 0.43, 0.5, 0.78, 0.96, 0.999)
    truth, said = Curve(truths), np.arange(LEVELS) / (LEVELS - 1)
    chance = np.array([truth.calibrated(each) for each in said])
    counts = np.repeat(np.eye(LEVELS, dtype=np.int64), 2, axis=0) * 1000
    share = np.tile([1.0, 0.0], LEVELS)
    counts = np.rint(counts * np.where(share == 1, np.repeat(chance, 2), 1 - np.repeat(chance, 2))[:, None])
    found = fitted(counts.astype(np.int64), share, said)
    assert [found.calibrated(each) for each in said] == pytest.approx(chance, abs=0.02)


def test_a_curve_always_rises():
    """Where those win less who say more, what is said matters little, but the more is still worth more."""
    said = np.arange(LEVELS) / (LEVELS - 1)
    counts = np.zeros((8, LEVELS), np.int64)
    counts[[0, 1, 2], 20] = counts[[4, 5, 6], 80] = 50
    found = fitted(counts, np.array([1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]), said)
    true = [found.calibrated(each) for each in said]
    assert true == sorted(set(true))
    assert true[20] == pytest.approx(0.5, abs=0.05)
    assert true[80] == pytest.approx(0.5, abs=0.05)


def test_what_is_said_too_high_is_told_apart_from_luck():
    counts = np.zeros((400, LEVELS), np.int64)
    counts[:, 80] = 5
    share = np.tile([1.0, 0.0], 200)
    [tenth] = tenths(counts, share, np.arange(LEVELS) / (LEVELS - 1), np.arange(400) // 4)
    assert (tenth.said, tenth.won.mean, tenth.decisions) == (0.8, 0.5, 2000)
    assert tenth.won.within < 0.1


def test_a_calibration_goes_on_where_it_was_stopped(tmp_path, calibration):
    asked = {"seats": 3, "seed": 1, "options": {"turns": 12}, "out": tmp_path, "as_shown": False}
    assert lab.calibration("kings-gold", ["search:40"], 120, **asked) == calibration
    rows = pq.read_table(tmp_path / "games")
    assert np.sum(rows["said"].to_pylist()) == calibration.decisions
    assert lab.calibration("kings-gold", ["search:40"], 120, **asked) == calibration


def test_who_says_no_chances_cannot_be_calibrated():
    with pytest.raises(cp.BadLineUp, match="these bots say no chances"):
        lab.calibration("kings-gold", ["greedy"], 10)


def test_a_page_shows_the_diagram(calibration):
    drawn = page("calibration", calibration)
    assert "calibration of search:40" in drawn
    assert drawn.count("<circle") == len(calibration.tenths)


def test_the_habits_of_greedy_are_those_of_its_decisions(kings_gold):
    plan = planned(Copying, kings_gold, [Contest(("greedy", "random"))], 20, 1)
    found = habits(plan, first=2, deals=3)
    log = with_log(plan, 0, 4, 6).log
    chosen = log.legal[: log.size[0]].sum(axis=1) > 1
    assert found.sum() == chosen.sum()
    assert (found.sum(axis=0) == np.bincount(log.action[: log.size[0]][chosen], minlength=len(found))).all()


def test_who_knows_that_somebody_plays_at_random_beats_it(monkeypatch):
    lets_a_reader_think(monkeypatch, "master:40")
    found = lab.exploit("kings-gold", "random", 20, seed=1)
    assert found.games == 20
    assert found.reader.mean > 0.8
    assert found.stranger.mean > 0.8
    assert found.more.mean == max(found.reader.mean, found.stranger.mean) - 0.5


def test_a_stranger_is_a_master_at_the_same_deals(monkeypatch):
    lets_a_reader_think(monkeypatch, "master:30")
    found = lab.exploit("king-of-thieves", "greedy", 10, seed=3)
    duel = lab.duel("king-of-thieves", ["master:30,greedy"], 10, seed=3)
    assert found.stranger == duel.standings[0].share[0]
    assert found.reader != found.stranger


def test_a_stranger_among_its_equals_wins_an_equal_share(monkeypatch):
    lets_a_reader_think(monkeypatch, "master:20")
    found = lab.exploit("kings-gold", "master:20", 6, seed=1, seats=3)
    assert (found.stranger.mean, found.stranger.within) == (1 / 3, 0)
    assert found.games == 6


def lets_a_reader_think(monkeypatch, like):
    monkeypatch.setattr("cutpurse.lab.playing.READER", like)


def test_an_exploit_is_the_same_again_from_its_folder(tmp_path, monkeypatch):
    lets_a_reader_think(monkeypatch, "master:40")
    asked = {"bot": "search:20", "games": 8, "seed": 2, "options": {"turns": 8}, "out": tmp_path}
    first = lab.exploit("kings-gold", **asked)
    assert lab.exploit("kings-gold", **asked) == first
    assert f"{100 * first.reader.mean:.1f} %" in page("exploit", first)


def test_habits_are_kept_as_a_game_reads_them(tmp_path, kings_gold):
    file = tmp_path / "habits.json"
    decisions = lab.habits("kings-gold", file, ["greedy"], 10, seed=1).decisions
    plan = planned(Copying, kings_gold, [Contest(("greedy",) * 2)], 10, 1)
    kept = json.loads(file.read_text())
    assert sum(sum(times.values()) for times in kept.values()) == decisions
    assert kept == json.loads(as_written(habits(plan, 0, 5)))
