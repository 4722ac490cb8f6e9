"""Bots: they see a view, choose what is legal, and some play better than others."""

from math import inf

import pytest

import cutpurse as cp
from cutpurse.bots import MINDS
from variants import GAMES

NAMES = sorted(MINDS.keys() - {"exact", "net"})  # these need a solution, or a file


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_what_is_legal_from_its_view(id, name):
    game = cp.game(id)
    match = game.new(game.max_seats, seed=1)
    bot = cp.bot(name, game, seconds=0.01, seed=1)
    assert bot.name == name
    most = 300 if name in ("random", "greedy") else 60  # steps
    while match.actor != cp.OVER and len(match.log) < most:
        action = bot.choose(match.view(match.actor), match.legal())
        assert action in match.legal()
        match.play(action)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["greedy", "apprentice", "random", "search:50"])
def test_the_same_seed_gives_the_same_choices(id, name):
    game = cp.game(id)
    match = game.new(game.min_seats, seed=1)
    one, other = (cp.bot(name, game, seconds=inf, seed=4) for _ in range(2))
    for _ in range(20):
        view, legal = match.view(match.actor), match.legal()
        assert one.choose(view, legal) == other.choose(view, legal)


@pytest.mark.unmeasured
@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_greedy_beats_random(id, most):
    game = cp.game(id)
    seats = game.max_seats if most else game.min_seats
    won, games = 0, 0
    for number in range(60):
        match = game.new(seats, seed=number)
        line_up = [
            cp.bot("greedy" if seat == number % seats else "random", game, seed=9) for seat in range(seats)
        ]
        while match.actor != cp.OVER:
            match.play(line_up[match.actor].choose(match.view(match.actor), match.legal()))
        won += match.shares()[number % seats]
        games += 1
        if games >= 12 and is_ahead(won, games, seats, 4):
            break
    assert is_ahead(won, games, seats, 3)


def is_ahead(won, games, seats, sigmas):
    """Whether a seat has won more than its share, by so many standard deviations of luck."""
    return won / games > 1 / seats + sigmas * (1 / seats * (1 - 1 / seats) / games) ** 0.5


def test_unknown_bots_are_refused():
    with pytest.raises(
        cp.UnknownBot,
        match="there is no bot 'gambler'; there are: random, greedy, apprentice, journeyman, master",
    ):
        cp.bot("gambler", cp.game("kings-gold"))
    for unknown in ([], None, 3, "search:", "search:many", "search:0", "greedy:5"):
        with pytest.raises(cp.UnknownBot):
            cp.bot(unknown, cp.game("kings-gold"))
    with pytest.raises(cp.UnknownGame, match="not 'kings-gold'"):
        cp.bot("greedy", "kings-gold")
    for mistake in ({"seed": -1}, {"seconds": 0}, {"seconds": -1}, {"seconds": "a"}):
        with pytest.raises(cp.BadOption):
            cp.bot("random", cp.game("kings-gold"), **mistake)
