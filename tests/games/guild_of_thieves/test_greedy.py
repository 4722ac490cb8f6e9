"""The greedy bot: points now, a way on from there, and a pass where there is nothing to win."""

import pytest

import cutpurse as cp
from games.guild_of_thieves.tables import play, table


def choice(match):
    bot = cp.bot("greedy", match.game)
    return match.text(bot.choose(match.view(match.actor), match.legal()))


def choices_of_a_turn(match):
    """What it plays, which thief, and where to, in one line."""
    seat, chosen = match.actor, []
    while match.actor == seat:
        chosen.append(choice(match))
        match.play(match.parse(chosen[-1]))
    return ", ".join(chosen)


def test_it_places_on_the_best_card_with_the_most_free_cards_around():
    match = cp.game("guild-of-thieves").new(2, seed=3)
    grid = match.state()["grid"]
    where = match.parse(choice(match)) - match.parse("place a1")
    assert grid[where] == max(grid, key=[1, 4, 5, 3, 3, 2, 2, -1].__getitem__)


@pytest.mark.parametrize(
    ("board", "hand", "turn"),
    [
        ("L0 T C .", "lamp coins", "play Lamp, thief a1, to c1"),  # 4 points rather than 2
        ("L0 C T T", "lamp coins", "play Coins, thief a1, to b1"),
        ("L0 S T .", "lamp turban", "play Turban, thief a1, over b1, to c1"),  # 5 and 2 points
        ("L0 . S T", "carpet", "play Carpet, thief a1, to c1"),
        ("L0 C1 G", "sword", "play Sword, thief a1, to b1"),
        ("L0 T .\nL0 S .", "coins", "play Coins, thief a2, to b2"),
        ("L0 . . .\nT T T C", "camel coins", "play Camel, thief a1, to c2"),
        ("L0 x x .\nS x x .", "camel", "play Camel, thief a1, to a2"),
    ],
)
def test_it_takes_the_points_it_can_get(board, hand, turn):
    assert choices_of_a_turn(table(board, hand, "lamp")) == turn


def test_of_equal_points_it_takes_the_end_with_more_ways_on():
    board = """
        C   .   .
        L0  C   T
        C   T   T
    """
    assert choices_of_a_turn(table(board, "coins", "lamp")) == "play Coins, thief a2, to b2"


def test_of_two_swords_it_pushes_who_loses_more_by_it():
    board = """
        L0  C1  C
        L0  C1  G
    """
    assert choices_of_a_turn(table(board, "sword", "lamp")) == "play Sword, thief a2, to b2"


def test_it_passes_rather_than_end_on_a_guard():
    assert choice(table("L0 G .", "coins", "lamp")) == "pass for good"


def test_it_crosses_a_guard_if_there_is_a_way_on():
    assert choice(table("L0 G C", "coins", "lamp")) == "play Coins"


def test_it_plays_jewels_as_what_they_copy():
    match = table("L0 T C .", "jewels", "lamp", last=(1, "lamp"))
    assert choices_of_a_turn(match) == "play Jewels, thief a1, to c1"


def test_it_beats_the_random_bot():
    game = cp.game("guild-of-thieves")
    won = 0
    for seed in range(20):
        match = game.new(2, seed=seed)
        bots = [cp.bot("greedy", game, seed=seed), cp.bot("random", game, seed=seed)]
        while match.actor != cp.OVER:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
        won += match.shares()[0]
    assert won >= 19


def test_it_needs_nothing_but_the_view():
    match = table("L0 T C .", "lamp", "lamp")
    assert play(match, choice(match)).prompt() == "Lamp: which thief moves?"
