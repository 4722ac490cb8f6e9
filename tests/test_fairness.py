"""The dice of the tables: promised, beyond anybody's influence, without bias, and checked by anyone."""

import copy
import hashlib
import hmac
import json
from pathlib import Path
from secrets import token_bytes

import pytest

import cutpurse as cp
from cutpurse.engine.saving import digest
from cutpurse.fairness import ALGORITHM, SPACE, FairDice, is_contribution, new_contribution, new_seed, promise
from cutpurse.verifying import FORMAT, verify
from shell import cutpurse

SEED = bytes(range(32))
ADDS = ["00112233445566778899aabbccddeeff", "0123456789abcdef0123456789abcdef"]
PAGE = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text("utf-8")


# A second implementation, from docs/fairness.md; the project gives it nothing but the weights.


def second_opinion(seed, adds, i, weights):
    n, a = sum(weights), 0
    while True:
        message = f"cutpurse-fair-1:{':'.join(adds)}:{i}:{a}"
        number = int(hmac.new(seed, message.encode("ascii"), hashlib.sha256).hexdigest(), 16)
        if number < 2**256 - 2**256 % n:
            break
        a += 1
    r = number % n
    for outcome, weight in enumerate(weights):
        r -= weight
        if r < 0:
            return outcome


def second_verdict(record):
    seed, adds = bytes.fromhex(record["fairness"]["seed"]), record["fairness"]["adds"]
    assert hashlib.sha256(seed).hexdigest() == record["fairness"]["promise"]
    save, i = record["save"], 0
    match = cp.game(save["game"]).new(save["seats"], chance="manual", **save["options"])
    for action in save["log"]:
        if match.actor == cp.CHANCE:
            assert action == second_opinion(seed, adds, i, match.weights()[0])
            i += 1
        match.play(action)
    return i


def recorded(id, seats, seed=SEED, adds=ADDS, **options):
    """A game as a table server records it."""
    match, bot = cp.game(id).new(seats, chance="manual", **options), cp.bot("random", cp.game(id), seed=1)
    adds = [*adds, *["f" * 32] * seats][:seats]
    dice = FairDice(seed, adds)
    while match.actor != cp.OVER:
        if match.actor == cp.CHANCE:
            match.roll(dice)
        else:
            match.play(bot.choose(match.view(match.actor), match.legal()))
    return {
        "format": FORMAT,
        "table": "AbCdEfGhIjKl",
        "save": match.save(),
        "fairness": {"algorithm": ALGORITHM, "promise": promise(seed), "adds": adds, "seed": seed.hex()},
        "points": match.points(),
        "shares": [float(share) for share in match.shares()],
    }


@pytest.fixture(scope="module")
def record():
    return recorded("kings-gold", 2, turns=6)


# The algorithm


def test_the_worked_example_of_the_page_is_true():
    dice = FairDice(SEED, ADDS)
    assert [dice([1] * 6, 6) for _ in range(6)] == [5, 3, 0, 5, 4, 4]
    assert [second_opinion(SEED, ADDS, i, [1] * 6) for i in range(6)] == [5, 3, 0, 5, 4, 4]
    for i in range(6):
        message = f"cutpurse-fair-1:{ADDS[0]}:{ADDS[1]}:{i}:0"
        assert hmac.new(SEED, message.encode(), hashlib.sha256).hexdigest()[:16] in PAGE
    assert all(each in PAGE for each in (SEED.hex(), promise(SEED), *ADDS))


@pytest.mark.parametrize("id", cp.games())
def test_both_implementations_agree_in_every_game(id):
    found = recorded(id, cp.game(id).max_seats)
    assert second_verdict(found) == verify(found).outcomes > 0


def test_what_would_favour_some_is_drawn_again():
    """With n just above half of all numbers, nearly every second number must be refused."""
    n = SPACE // 2 + 1
    halves = [n // 2, n - n // 2]
    dice = FairDice(SEED, ADDS)
    refused = 0
    for i in range(200):
        dice.drawn = i
        refused += dice._number(0) >= n
        assert dice(halves, n) == second_opinion(SEED, ADDS, i, halves)
    assert 70 < refused < 130


def test_outcomes_come_as_often_as_their_weights_say():
    """Chi-squared with 5 degrees of freedom is below 20.5 with a chance of 0.999; the seeds are fixed."""
    weights, games, rolls = [1, 2, 3, 5, 0, 7, 2], 40, 500
    counts = [0] * len(weights)
    for game in range(games):
        dice = FairDice(bytes([game]) * 32, ADDS)
        for _ in range(rolls):
            counts[dice(weights, sum(weights))] += 1
    expected = [games * rolls * weight / sum(weights) for weight in weights]
    assert counts[4] == 0
    pairs = [(count, mean) for count, mean in zip(counts, expected, strict=True) if mean]
    assert sum((count - mean) ** 2 / mean for count, mean in pairs) < 20.5


def test_every_contribution_changes_the_dice():
    def rolls(adds):
        dice = FairDice(SEED, adds)
        return [dice([1] * 100, 100) for _ in range(20)]

    others = [rolls([ADDS[0][:-1] + "e", ADDS[1]]), rolls(ADDS[::-1]), rolls(ADDS[:1])]
    assert all(other != rolls(ADDS) for other in others)
    assert rolls(ADDS) == rolls(ADDS)


def test_seeds_and_contributions_are_long_and_new_each_time():
    assert len({new_seed(token_bytes) for _ in range(100)}) == 100
    assert len({new_contribution(token_bytes) for _ in range(100)}) == 100
    assert len(new_seed(token_bytes)) == 32
    assert is_contribution(new_contribution(token_bytes))
    for bad in ("", "0" * 31, "0" * 33, "G" * 32, "A" * 32, " " * 32, "0" * 31 + ":"):
        assert not is_contribution(bad)


# Records, and what somebody could do to them


def test_a_true_record_is_found_true(record):
    found = verify(record, promise(SEED), ADDS[1])
    assert (found.game, found.seats) == ("kings-gold", 2)
    assert found.steps == len(record["save"]["log"])


def test_a_game_that_goes_on_from_a_position_is_checked_too():
    start = cp.load(recorded("kings-gold", 2, turns=6)["save"]).at(40).state()
    match, dice = cp.game("kings-gold").position(start, chance="manual"), FairDice(SEED, ADDS)
    while match.actor != cp.OVER:
        match.roll(dice) if match.actor == cp.CHANCE else match.play(match.legal()[0])
    made = recorded("kings-gold", 2, turns=6)
    made |= {"save": match.save(), "points": match.points(), "shares": [float(one) for one in match.shares()]}
    assert verify(made).outcomes == dice.drawn


def changed(record, change):
    """The record as a careful forger would write it, with a new digest."""
    forged = copy.deepcopy(record)
    change(forged)
    save = forged["save"]
    save["digest"] = digest({key: value for key, value in save.items() if key != "digest"})
    return forged


def another_seed(record):
    record["fairness"]["seed"] = "11" * 32


def another_seed_and_promise(record):
    another_seed(record)
    record["fairness"]["promise"] = promise(bytes.fromhex("11" * 32))


def another_promise(record):
    record["fairness"]["promise"] = "0" * 64


def another_contribution(record):
    record["fairness"]["adds"][1] = "0" * 32


def contributions_in_another_order(record):
    record["fairness"]["adds"].reverse()


def no_contribution(record):
    record["fairness"]["adds"].pop()


def an_empty_contribution(record):
    record["fairness"]["adds"][0] = ""


def one_outcome(record):
    record["save"]["log"][3] = (record["save"]["log"][3] + 1) % 6


def two_outcomes_exchanged(record):
    log = record["save"]["log"]
    other = next(step for step in range(1, 6) if log[step] != log[0])
    log[0], log[other] = log[other], log[0]


def a_step_left_out(record):
    del record["save"]["log"][12]


def the_end_left_out(record):
    del record["save"]["log"][-1]


def another_winner(record):
    record["shares"].reverse()
    record["points"].reverse()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (another_seed, "the promise does not fit"),
        (another_promise, "the promise does not fit"),
        (another_seed_and_promise, "not the one that was given before the game"),
        (another_contribution, "does not fit: the dice give outcome"),
        (contributions_in_another_order, "does not fit: the dice give outcome"),
        (no_contribution, "a contribution of each of the 2 seats"),
        (an_empty_contribution, "the contribution of seat 0 is not"),
        (one_outcome, "step 4 does not fit"),
        (two_outcomes_exchanged, "step 1 does not fit"),
        (a_step_left_out, "step "),
        (the_end_left_out, "the game is not over"),
        (another_winner, "not what the rules say"),
    ],
)
def test_every_manipulation_is_found(record, change, sentence):
    with pytest.raises(cp.NotFair, match=sentence):
        verify(changed(record, change), promise(SEED))


def test_a_contribution_that_was_exchanged_is_missed_by_its_owner(record):
    with pytest.raises(cp.NotFair, match="your contribution"):
        verify(record, None, "a" * 32)


def test_any_single_outcome_that_is_changed_is_named(record):
    match = cp.load(record["save"])
    for step, (actor, action) in enumerate(match.log):
        if actor == cp.CHANCE:
            forged = changed(
                record, lambda it, s=step, a=action: it["save"]["log"].__setitem__(s, (a + 1) % 6)
            )
            with pytest.raises(cp.NotFair, match=f"step {step + 1} does not fit"):
                verify(forged)


# The command


def test_verify_says_what_it_has_checked(tmp_path, record):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    text = cutpurse("verify", path, "--promise", promise(SEED), "--added", ADDS[0])
    assert "all follow the rules" in text
    assert "as it was given before the game" in text
    assert f"All {verify(record).outcomes} outcomes" in text
    assert cutpurse("verify", "-", stdin=json.dumps(record)).count("\n") == 4
    found = json.loads(cutpurse("verify", path, "--json"))
    assert (found["fair"], found["game"]) == (True, "kings-gold")
    assert "King's Gold" in cutpurse("replay", path)  # a record is a saved game too


def test_verify_names_the_first_step_that_does_not_fit(tmp_path, record):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(changed(record, one_outcome)))
    text = cutpurse("verify", path, code=1)
    assert text.startswith("cutpurse: step 4 does not fit: the dice give outcome")
    assert text.count("\n") == 1
    path.write_text("no")
    assert "it is not JSON" in cutpurse("verify", path, code=2)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"format": "another"}, "not the record of a game"),
        ({"fairness": {}}, "incomplete or damaged"),
        ({"save": {}}, "damaged"),
        ({"save": None}, "incomplete or damaged"),
    ],
)
def test_what_is_no_record_is_refused(record, damage, sentence):
    with pytest.raises(cp.BadSave, match=sentence):
        verify(record | damage)


def test_a_log_that_was_cut_off_is_refused(record):
    with pytest.raises(cp.BadSave, match="its digest does not fit"):
        verify(record | {"save": record["save"] | {"log": [1]}})
