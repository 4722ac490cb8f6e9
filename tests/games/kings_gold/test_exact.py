"""King's Gold solved: the equation, facts that must come out, and the bot that plays by it."""

from collections import Counter
from itertools import product
from math import factorial

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.bots.coach import Coach
from cutpurse.engine.compiling import twin
from cutpurse.engine.parts.bot_codes import EXACT, GREEDY, RANDOM
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.games.kings_gold import exact, hands, solving
from cutpurse.games.kings_gold.state import COINS, CROSSBONES, DICE, FACES, ROLL, State, dice_with
from games.kings_gold.tables import play, table
from games.kings_gold.turns import before_a_turn, value

GAME = cp.game("kings-gold")


@pytest.fixture(scope="module")
def solved():
    return solving.solve(2)


def weighed(match):
    """The winning chance of every choice, by its words."""
    weighed = cp.bot("exact", GAME).weigh(match.view(match.actor), match.legal())
    assert weighed[0].chance == max(each.chance for each in weighed)
    return {match.text(each.action): each.chance for each in weighed}


# The equation


def test_the_values_are_what_one_more_turn_makes_of_them(solved):
    assert solved.residual < 1e-12
    assert solved.positions == 37_820 + 10 * 1_891
    assert ((solved.values >= 0) & (solved.values <= 1)).all()


@pytest.mark.parametrize(
    ("box", "purses"),
    [(1, (0, 0)), (1, (20, 19)), (2, (7, 30)), (3, (2, 3)), (5, (24, 25)), (17, (1, 9)), (60, (0, 0))],
)
def test_a_turn_worked_out_the_slow_way_gives_the_same(solved, box, purses):
    match = before_a_turn(box, purses)
    assert value(solved.values, match)[0] == pytest.approx(solved.chances(box, purses)[0], abs=1e-11)


@pytest.mark.parametrize(
    ("play_offs", "emptied_by", "purses"), [(1, 1, (9, 9)), (5, 0, (11, 14)), (2, 0, (2, 20))]
)
def test_so_does_a_turn_of_a_play_off(solved, play_offs, emptied_by, purses):
    match = before_a_turn(0, purses, play_offs=play_offs, emptied_by=emptied_by)
    s = State.from_dict(match.state())
    s.phase = ROLL
    assert value(solved.values, match)[0] == pytest.approx(solved.values[exact.locate(s)], abs=1e-11)


@pytest.mark.parametrize("share", ["english", "french"])
@pytest.mark.parametrize(("box", "purses"), [(1, (20, 14, 20)), (4, (3, 0, 12)), (9, (11, 12, 2))])
def test_so_does_a_turn_with_three_seats(share, box, purses):
    solver = solving.Solver(3, share, lambda done, total: None)
    solver.values[8:] = np.random.default_rng(1).dirichlet((1, 1, 1), len(solver.values) - 8)[:, :2]
    match = before_a_turn(box, purses, {"kings_share": share})
    number = exact.locate(State.from_dict(match.state() | {"phase": ROLL}))
    fresh = solver.sweep(solver.survey(number, number + 1), np.zeros((1, 2)))
    assert fresh[0] == pytest.approx(value(solver.values.reshape(-1), match)[:2], abs=1e-11)


def test_every_position_has_a_number_of_its_own():
    s = GAME.table(3, {"first": 0})
    for seats, last in ((2, 56_738), (3, 595_673)):
        s.seats = seats
        for number in range(exact.WINNERS, last, 89):
            exact.lay(s, number)
            assert exact.locate(s) == number
            assert s.box + s.king + sum(s.purse[:seats]) == COINS


# Hands


def test_hands_have_numbers_and_grow_by_a_die():
    assert (hands.NUM_HANDS, hands.NUM_HANDS - hands.FULL, hands.NUM_DEEDS) == (462, 252, 28)
    for dice in product(range(FACES), repeat=DICE):
        s = State()
        s.dice = dice_with(dice)
        assert hands.HANDS[hands.hand_without(s, 0)] == tuple(sorted(dice))
        assert hands.HANDS[hands.hand_without(s, 0b01001)] == tuple(sorted((dice[1], dice[2], dice[4])))


# What must come out


def test_a_rivals_coin_never_hurts(solved):
    for box in range(1, COINS):
        for both in range(1, COINS - box + 1):
            chances = [solved.chances(box, (mine, both - mine))[0] for mine in range(both + 1)]
            assert min(np.diff(chances)) > -1e-9


def test_a_coin_of_the_king_can_hurt_since_he_may_be_robbed(solved):
    assert solved.chances(8, (4, 24))[0] < solved.chances(8, (3, 24))[0] - 0.002


def test_who_is_ahead_empties_the_box():
    chances = weighed(play(table("1 skull cannon bones bones", purses=(20, 20), box=1), "stop"))
    assert chances["take 1 with the cannon"] == 1
    assert chances["rob seat 1 of 1"] < 1


def test_who_is_behind_does_not():
    chances = weighed(play(table("1 skull cannon bones bones", purses=(10, 20), box=1), "stop"))
    assert chances["take 1 with the cannon"] == 0
    assert chances["rob seat 1 of 1"] > 0


def test_a_dead_heat_after_five_play_offs_is_half_a_win():
    match = table("3 cannon bones bones 1", purses=(9, 9), box=0, play_offs=5, emptied_by=0)
    assert weighed(match)["stop"] == 0.5


def test_the_french_share_changes_the_end():
    chance = {}
    for share in ("english", "french"):
        solver = solving.Solver(2, share, lambda done, total: None)
        for first, last in solver.layers[:11]:
            solver.settle(first, last)
        s = GAME.table(2, {"first": 0, "kings_share": share})
        s.box, s.king, s.purse[0], s.purse[1] = 1, 19, 20, 20
        chance[share] = solver.values[exact.locate(s), 0]
    assert chance["english"] > chance["french"] + 0.1


# Within a turn


def test_the_best_choices_after_the_first_roll_make_up_the_value_of_the_turn(solved):
    total, bot = 0.0, cp.bot("exact", GAME)
    for hand in hands.HANDS[hands.FULL :]:
        ways = factorial(DICE)
        for number in Counter(hand).values():
            ways //= factorial(number)
        bones = hand.count(CROSSBONES) >= 3
        match = before_a_turn(
            9, (14, 17), dice=dice_with(hand), **({"rolls": 0, "phase": ROLL, "falling": 16} if bones else {})
        )
        if bones:
            match.play(hand[-1])
            chance = solved.chances(9, (17, 11))[1]
        else:
            chance = bot.weigh(match.view(0), match.legal())[0].chance
        total += ways / FACES**DICE * chance
    assert total == pytest.approx(solved.chances(9, (14, 17))[0], abs=1e-11)


@pytest.mark.parametrize("seats", [2, 3])
def test_weighing_leaves_the_table_alone_and_compiled_code_agrees(seats):
    values = np.random.default_rng(2).random(solving.layers(seats)[0][1] * (seats - 1)) / seats
    kernels, scratch = twin.twin(exact.__name__), np.zeros(exact.SCRATCH)
    match = GAME.new(seats, seed=5)
    for _ in range(60):
        v, legal = match.game.view(match.table, match.actor), match.legal()
        before, chances, compiled = v.copy(), np.zeros(len(legal)), np.zeros(len(legal))
        exact.weigh(v, legal, len(legal), values, scratch.tolist(), chances)
        assert v == before
        record = np.zeros(1, type(v).dtype())
        v.to_record(record)
        chosen = kernels.choose(record[0], np.array(legal), len(legal), values, scratch, compiled)
        assert type(v).from_record(record[0]) == before
        assert compiled == pytest.approx(chances, abs=1e-12)
        assert chosen == legal[int(np.argmax(compiled > compiled.max() - exact.CLOSE))]
        match.play(int(chosen))
        if match.actor == cp.OVER:
            break


def test_the_last_turn_of_the_game_is_weighed_as_the_last():
    match = table("3 3 skull bones bones", purses=(10, 12), turn=9, options={"turns": 9})
    assert weighed(play(match, "stop"))["rob seat 1 of 3"] == 1


# The bot, and what it costs others not to be it


def test_the_bot_plays_a_whole_game():
    match = GAME.new(2, seed=3)
    bots = [cp.bot("exact", GAME), cp.bot("greedy", GAME, seed=1)]
    while match.actor != cp.OVER:
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    assert sum(match.shares()) == 1


@pytest.mark.unmeasured
@pytest.mark.parametrize(("other", "least"), [(GREEDY, 0.62), (RANDOM, 0.98)])
def test_nobody_beats_it(solved, other, least):
    games = 20_000
    runner = ContestRunner(GAME, np.array([[EXACT, 0, 0], [other, 0, 0]]), {}, 7, solved.values)
    results = runner.play(0, games).results
    won = results["share"][np.arange(games), -results["shift"] % 2].mean()
    assert won > least


def test_other_games_and_larger_tables_are_refused():
    with pytest.raises(cp.UnknownBot, match="Forty Thieves is not solved; so far only King's Gold is"):
        cp.bot("exact", cp.game("forty-thieves"))
    match = GAME.new(4, seed=1)
    with pytest.raises(cp.BadSeats, match="solved for 2 seats, and nearly for 3, not for 4"):
        cp.bot("exact", GAME).choose(match.view(match.actor), match.legal())
    with pytest.raises(cp.BadOption, match="no option but kings_share, so 'turns' cannot be set"):
        solving.solve(2, {"turns": 9})
    with pytest.raises(cp.BadOption, match="cannot be 'dutch'"):
        solving.solve(2, {"kings_share": "dutch"})


# The cache


def test_a_solution_is_kept_and_a_damaged_one_is_not_believed(solved, tmp_path, monkeypatch):
    monkeypatch.setattr(solving, "cache_folder", lambda package: tmp_path)
    assert solving.kept(2) is None
    solving.keep(solved)
    kept = solving.kept(2)
    assert kept.facts() == solved.facts()
    assert (kept.values == solved.values).all()
    path = solving.file_of(2, "english")
    assert list(tmp_path.iterdir()) == [path]
    whole = path.read_bytes()
    for damaged in (b"", whole[:-100], whole[:5000] + b"x" + whole[5001:]):
        path.write_bytes(damaged)
        assert solving.kept(2) is None


def test_the_coach_knows_the_solution_where_it_is_exact():
    match = play(table("1 skull cannon bones bones", purses=(20, 20), box=1), "stop")
    advice = Coach(GAME, 2, match.options).advise(match, 1.0)
    assert advice.is_exact
    assert match.text(advice.best) == "take 1 with the cannon"
    assert solving.is_exact(2, {})
    assert not solving.is_exact(3, {})
    assert not solving.is_exact(2, {"turns": 20})
