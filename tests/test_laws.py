"""The laws that every game keeps. A new game is under them as soon as its folder is there."""

import marshal
from fractions import Fraction

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling.specialise import INTERPRETED, specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.saving import digest
from cutpurse.engine.words.catalogues import languages
from cutpurse.engine.woven.loops import GAMES as GAMES_PLAYED
from cutpurse.engine.woven.loops import UNSOUND, WINS, Room, Tables
from variants import FEW_TABLES, GAMES, TABLES, name, quick

pytestmark = pytest.mark.unmeasured  # whole games, over and over: coverage would double the time

ENOUGH = 6_000_000  # bytes of tables compared between interpreted and compiled games
ENOUGH_TO_LOOK_AT = 4_000_000  # bytes of tables whose every field is looked at

every_table = pytest.mark.parametrize(("id", "seats", "options"), TABLES, ids=map(name, TABLES))
some_tables = pytest.mark.parametrize(("id", "seats", "options"), FEW_TABLES, ids=map(name, FEW_TABLES))
every_game = pytest.mark.parametrize("id", GAMES)


def play_at_random(match, rng):
    """Yields the match before each decision, and plays one of the legal actions."""
    while match.actor != cp.OVER:
        yield match
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])


def a_match(id, seed, **options):
    game = cp.game(id)
    return game.new(seats=game.min_seats + seed % (game.max_seats - game.min_seats + 1), seed=seed, **options)


@every_table
def test_random_play_ends_and_keeps_every_piece(id, seats, options):
    games = quick(cp.game(id), 5000)
    played = cp.game(id).compiled().playouts(games, seats, seed=1, checked=True, **options)
    assert played.games == games
    assert played.unsound == 0
    assert sum(played.wins) == pytest.approx(games)


@some_tables
def test_every_field_stays_within_its_declared_width(id, seats, options):
    """Compiled integers wrap silently, so interpreted games look at every field after every step."""
    game = cp.game(id)
    loops = specialised("loops", game.package)
    table, rng = game.table(seats, options), [stream(seats, 5)]
    actions, weights = [0] * game.num_actions, [0] * game.num_outcomes
    looked_at = 0
    for _ in range(5):
        game.rules.setup(table)
        while (who := game.rules.actor(table)) != cp.OVER and looked_at < ENOUGH_TO_LOOK_AT:
            loops.step_at_random(table, who, rng, actions, weights)
            assert not table.faults()
            assert game.fault(table) is None
            looked_at += table.dtype().itemsize


@some_tables
def test_interpreted_compiled_and_replayed_games_agree_after_every_step(id, seats, options):
    game = cp.game(id)
    plain, fast = (specialised("loops", game.package, speed) for speed in (INTERPRETED, CPU))
    lists, rows = ([0] * game.num_actions, [0] * game.num_outcomes), game.compiled().scratch()
    record = game.compiled().records(game.table(seats, options), 1)
    saved = game.new(seats, chance="manual", **options).save()
    compared = 0
    for number in range(1000):
        if compared > ENOUGH:
            break
        table = game.table(seats, options)
        table.to_record(record)
        rng, rng_of_record = [stream(seats, number)], np.array([stream(seats, number)])
        log, interpreted, compiled = [], [], []
        while (who := game.rules.actor(table)) != cp.OVER:
            log.append(plain.step_at_random(table, who, rng, *lists))
            assert fast.step_at_random(record[0], who, rng_of_record, *rows) == log[-1]
            interpreted.append(frozen(table))
            compiled.append(record.tobytes())
        assert rng_of_record[0] == rng[0]
        compared += len(compiled) * record.nbytes
        records = np.zeros(len(interpreted), record.dtype)
        records[:] = [marshal.loads(values) for values in interpreted]
        assert b"".join(compiled) == records.tobytes()
        replayed = cp.load(sealed(saved | {"log": log}))
        assert [frozen(after) for _, _, after in replayed.walk()] == interpreted
        assert replayed.state() == table.to_dict()


def frozen(table):
    """Every field of a light table as it is now; `marshal` is the fastest way to write them down."""
    return marshal.dumps(table.values(), 2)


def sealed(saved):
    return saved | {"digest": digest({key: value for key, value in saved.items() if key != "digest"})}


@every_game
def test_compiled_rules_stay_inside_their_arrays(id, tmp_path):
    """Compiled indices are unchecked; once they are checked, in a process of its own."""
    import os
    import subprocess
    import sys

    script = (
        "import sys, cutpurse as cp\n"
        "game = cp.game(sys.argv[1])\n"
        "for seats in range(game.min_seats, game.max_seats + 1):\n"
        "    assert game.compiled().playouts(int(sys.argv[2]), seats, checked=True).unsound == 0\n"
    )
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "CUTPURSE_CACHE": str(tmp_path)}
    games = str(quick(cp.game(id), 2000))
    subprocess.run([sys.executable, "-c", script, id, games], env=environment, check=True)


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_exactly_the_legal_actions_are_accepted(id, seed):
    match = a_match(id, seed)
    for moment in play_at_random(match, [stream(seed, 9)]):
        if len(moment.log) % 7:
            continue
        before, legal = moment.save(), moment.legal()
        assert legal == sorted(set(legal))
        assert legal
        for action in range(-1, match.game.num_actions + 1):
            if action not in legal:
                with pytest.raises(cp.IllegalAction) as refused:
                    moment.play(action)
                assert str(action) in str(refused.value) or moment.text(action) in str(refused.value)
        assert moment.save() == before


@every_game
def test_chance_weighs_every_outcome(id):
    game = cp.game(id)
    match = game.new(game.min_seats, chance="manual")
    rng = [stream(3, 3)]
    loops, weights = specialised("loops", game.package), [7] * game.num_outcomes
    while match.actor != cp.OVER:
        if match.actor == cp.CHANCE:
            assert match.legal() == []
            outcomes = match.outcomes()
            assert sum(chance for _, chance in outcomes) == 1
            assert all(isinstance(chance, Fraction) and chance > 0 for _, chance in outcomes)
            total = game.rules.chance(match.table, weights)
            assert total == sum(weights) < 2**31
            assert min(weights) >= 0
            lots = [loops.lot(match.table, number) for number in range(loops.even(match.table))]
            assert not lots or lots == [outcome for outcome, n in enumerate(weights) for _ in range(n)]
            match.play(outcomes[below(rng, len(outcomes))][0])
        else:
            assert match.outcomes() == []
            match.play(match.legal()[below(rng, len(match.legal()))])
    assert match.legal() == match.outcomes() == []


@every_game
def test_every_action_and_outcome_reads_back_from_its_words(id):
    game = cp.game(id)
    for lang in languages(game.catalogue):
        chance = game.new(game.max_seats, chance="manual")
        while chance.actor >= 0 and game.num_outcomes:
            chance.play(chance.legal()[0])
        decision = game.new(game.max_seats, seed=1)
        for match, count in ((chance, game.num_outcomes), (decision, game.num_actions)):
            for number in range(count):
                words = match.text(number, lang)
                assert match.parse(words, lang) == number
                assert match.parse(f"  {words.upper()} ", lang) == number


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_its_log(id, seed):
    match = a_match(id, seed)
    for moment in play_at_random(match, [stream(seed, 1)]):
        if len(moment.log) % 11 == 0:
            again = cp.load(moment.save())
            assert again.state() == moment.state()
            assert again.log == moment.log
            assert again.save() == moment.save()
    again = cp.load(match.save())
    assert again.state() == match.state()
    assert again.shares() == match.shares()


@every_game
def test_a_loaded_match_goes_on_with_the_same_chance(id):
    match = a_match(id, 4)
    match.play(match.legal()[-1])
    twin_match = cp.load(match.save())
    for one in (match, twin_match):
        rng = [stream(8, 8)]
        for _ in play_at_random(one, rng):
            pass
    assert twin_match.log == match.log


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_shares_sum_to_one_and_exist_only_at_the_end(id, seed):
    match = a_match(id, seed)
    with pytest.raises(cp.NotOver):
        match.shares()
    for _ in play_at_random(match, [stream(seed, 2)]):
        pass
    assert sum(match.shares()) == 1
    assert len(match.shares()) == len(match.points()) == match.seats
    with pytest.raises(cp.GameOver):
        match.play(0)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_views_and_words_exist_for_everybody_at_every_step(id, seed):
    match = a_match(id, seed)
    for moment in play_at_random(match, [stream(seed, 3)]):
        assert moment.prompt()
        for seat in [None, *range(match.seats)][len(moment.log) % 3 :: 3]:
            assert moment.view(seat)["seats"] == match.seats
            assert moment.draw(seat)
    for seat in [None, *range(match.seats)]:
        assert len(match.witnessed(seat)) == len(match.log)
        assert match.narrate(seat=seat)
    assert str(match)


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_know_changes_nothing_for_it(id, seed):
    """Beside the true table each seat follows one it imagines: what it sees is the same at both.

    At every step the imagined table takes a step that looks the same to the seat, if it has one; if not,
    the seat has learnt that this was not the truth, and imagines another.
    """
    game, rng = cp.game(id), [stream(seed, 4)]
    match = game.new(a_match(id, seed).seats, chance="manual")
    truth, worlds = match.table, [imagined(match, seat, rng) for seat in range(match.seats)]
    while match.actor != cp.OVER:
        possible = steps(game, truth)
        action = possible[below(rng, len(possible))]
        check_that_witnesses_tell_no_secrets(match, action, worlds, rng)
        for seat, world in enumerate(worlds):
            check_alike(match, world, seat, closely=len(match.log) % 5 == 0)
            seen = game.views.witness(truth, action, seat)
            others = steps(game, world)
            alike = [step for step in others if game.views.witness(world, step, seat) == seen]
            if match.actor == seat:
                assert others == possible
            if alike:
                game.rules.apply(world, alike[below(rng, len(alike))])
            else:
                worlds[seat] = None
        match.play(action)
        worlds = [world or imagined(match, seat, rng) for seat, world in enumerate(worlds)]
    for seat, world in enumerate(worlds):
        check_alike(match, world, seat, closely=True)


def check_that_witnesses_tell_no_secrets(match, action, worlds, rng):
    """What looks different to somebody who afterwards knows the same must be no secret to anybody.

    Two outcomes of chance, at the true table and at an imagined one, that leave a seat with the same view
    have looked the same to it. So have two decisions that leave it with the same view, and their maker not.
    """
    game, truth = match.game, match.table
    for seat, world in [*enumerate(worlds), (cp.NOBODY, worlds[0])]:
        from_chance = match.actor == cp.CHANCE
        other_table = world if from_chance else truth
        possible = steps(game, other_table)
        other = possible[below(rng, len(possible))]
        seen = game.views.witness(truth, action, seat), game.views.witness(other_table, other, seat)
        if seen[0] == seen[1]:
            continue
        after, other_after = played(game, truth, action), played(game, other_table, other)
        if from_chance or match.game.view(after, match.actor) != match.game.view(other_after, match.actor):
            assert match.game.view(after, seat) != match.game.view(other_after, seat)


def played(game, table, action):
    after = table.copy()
    game.rules.apply(after, action)
    return after


def steps(game, table):
    """What can happen next: the legal actions, or the outcomes that chance can bring."""
    numbers = [0] * max(game.num_actions, game.num_outcomes)
    who = game.rules.actor(table)
    if who == cp.OVER:
        return []
    if who != cp.CHANCE:
        return sorted(numbers[: game.rules.legal(table, numbers)])
    weights = numbers[: game.num_outcomes]
    game.rules.chance(table, weights)
    return [outcome for outcome, weight in enumerate(weights) if weight]


def imagined(match, seat, rng):
    """A table that agrees with what the seat sees; now and then as it believes, by what the others did."""
    world, ways = match.game.state_type(), ways_to_imagine(match.game)
    ways[below(rng, 2)](match.game.view(match.table, seat), world, rng)
    return world


def ways_to_imagine(game):
    kit, room = specialised("search", game.package), [0.0] * 1000
    return kit.imagine, lambda v, s, rng: kit.believe(v, s, rng, room)


def check_alike(match, world, seat, closely):
    """To this seat the world is the true table: whose turn, the view, the worlds it would imagine."""
    game, seen = match.game, match.game.view(match.table, seat)
    assert match.game.view(world, seat) == seen, (
        f"seat {seat} can tell tables apart that should look the same"
    )
    assert game.rules.actor(world) == match.actor
    if not closely:
        return
    assert game.is_sound(world)
    assert not world.faults()
    assert match.game.view(world, None) == match.game.view(match.table, None)  # a spectator knows no more
    again, other = game.state_type(), game.state_type()
    game.views.imagine(seen, again, [99])
    game.views.imagine(match.game.view(world, seat), other, [99])
    assert again == other


@every_game
def test_views_and_imagined_tables_are_written_whole(id):
    """Both are used again for another seat: what is left from before would be somebody's secret."""
    match = a_match(id, 2)
    for moment in play_at_random(match, [stream(2, 21)]):
        for seat in (cp.NOBODY, *range(match.seats))[len(moment.log) % 2 :: 2]:
            game, seen = match.game, match.game.view(moment.table, seat)
            game.views.view(moment.table, seat, used := dirty(game.views.View))
            assert used == seen
            for imagine in ways_to_imagine(game):
                fresh, again = game.state_type(), dirty(game.state_type)
                imagine(seen, fresh, [99])
                imagine(seen, again, [99])
                assert again == fresh


@every_game
def test_a_new_table_is_laid_out_whole(id):
    game = cp.game(id)
    used, fresh = dirty(game.state_type), game.table(game.min_seats, {})
    for each in ("seats", *game.options):
        setattr(used, each, getattr(fresh, each))
    game.rules.setup(used)
    assert used == fresh


def dirty(layout):
    """A table that somebody else has used: every number is 1."""
    made = layout()
    for each, field in layout.fields.items():
        setattr(made, each, ones(field.shape))
    return made


def ones(shape):
    return [ones(shape[1:]) for _ in range(shape[0])] if shape else 1


@every_game
def test_the_card_says_whether_seats_know_different_things(id):
    match = a_match(id, 2)
    differ = any(
        match.view(seat) | {"seat": 0} != match.view() | {"seat": 0}
        for _ in play_at_random(match, [stream(2, 22)])
        for seat in range(match.seats)
    )
    assert match.game.secrets == differ


@every_game
def test_batches_agree_between_interpreted_and_compiled(id):
    game = cp.game(id)
    seats = game.max_seats
    batch = game.compiled().batch(n=8, seats=seats, seed=3)
    plain = specialised("loops", game.package)
    tables = [game.table(seats, {}) for _ in range(8)]
    rngs, actors = [[0] for _ in range(8)], [0] * 8
    masks = [[0] * game.num_actions for _ in range(8)]
    on = Tables(tables, rngs, [*range(-8, 0)], actors, masks, [])
    room = Room([0] * game.num_actions, [0] * game.num_outcomes, [])
    plain.open_tables(on, [True] * 7 + [False], 3, room, 0, 8)
    plain.open_tables(on, [False] * 7 + [True], 3, room, 0, 8)
    rng = [stream(2, 2)]
    while True:
        assert batch.actor.tolist() == actors
        assert batch.legal.astype(int).tolist() == masks
        assert [game.state_type.from_record(record) for record in batch.tables] == tables
        views = [game.views.View() for _ in range(8)]
        plain.view_tables(tables, actors, views)
        assert [game.views.View.from_record(record) for record in batch.observe()] == views
        parts = [[0] * seats for _ in range(8)]
        plain.share_tables(tables, actors, parts)
        shares = [[part / max(sum(row), 1) for part in row] for row in parts]
        assert batch.shares().tolist() == shares
        if all(actor == cp.OVER for actor in actors):
            break
        chosen = [pick(mask, rng) for mask in masks]
        batch.step(chosen)
        plain.step_tables(on, chosen, room, 0, 8)


def pick(mask, rng):
    legal = [action for action, allowed in enumerate(mask) if allowed]
    return legal[below(rng, len(legal))] if legal else 0


@every_game
def test_playouts_agree_between_interpreted_and_compiled(id):
    game = cp.game(id)
    for seats in range(game.min_seats, game.max_seats + 1):
        tally, games = [0] * (WINS + seats), quick(game, 20)
        room = Room([0] * game.num_actions, [0] * game.num_outcomes, [0] * seats)
        plain = specialised("loops", game.package)
        plain.play_many(game.table(seats, {}), [0], room, 5, 0, games, True, tally)
        fast = game.compiled()._play(game.table(seats, {}), seats, 5, 0, games, True)
        assert tally == fast.tolist()
        assert tally[GAMES_PLAYED] == games
        assert tally[UNSOUND] == 0


@every_game
def test_the_greedy_bot_chooses_the_same_when_it_is_compiled(id):
    game = cp.game(id)
    judgement = specialised("judgement", game.package, CPU)
    match, bot, rng = a_match(id, 3), cp.bot("greedy", game, seed=5), [stream(5, 1)]
    view, rng_of_record = np.zeros(1, game.views.View.dtype()), np.array(rng)
    worth = np.zeros(max(game.num_actions, judgement.ROOM))
    for moment in play_at_random(match, [stream(3, 3)]):
        seen, legal = moment.view(moment.actor), moment.legal()
        game.views.View.from_dict(seen).to_record(view)
        chosen = judgement.favourite(view[0], np.array(legal), len(legal), rng_of_record, worth)
        assert chosen == bot.choose(seen, legal)
