"""The greedy bot: what it knows it uses."""

import pytest

import cutpurse as cp
from cutpurse.games.king_thief_minister.knowledge import learn
from cutpurse.games.king_thief_minister.questions import spot_of
from games.king_thief_minister.tables import NAMES, all_pass, play, table

GAME = cp.game("king-thief-minister")
PEASANT_FIRST = "Peasant King Thief Minister Executioner Sheriff"


def chosen(match, seeds=20):
    """What the bot would do, in any mood."""
    view, legal = match.view(match.actor), match.legal()
    choices = (cp.bot("greedy", GAME, seed=seed).choose(view, legal) for seed in range(seeds))
    return {match.text(action, names=NAMES) for action in choices}


def knowing(match, seat, **cards):
    """The seat knows these cards, by whose they are."""
    for name, character in cards.items():
        spot = spot_of(match.seats, NAMES.index(name))
        learn(match.table.odds[seat], match.table.at[spot], character, True)
    return match


def test_it_claims_the_king_if_it_is():
    assert chosen(knowing(table(), 0, Ann=0)) == {"claim the King"}


def test_it_executes_a_rich_player_whose_card_it_knows():
    match = knowing(
        table("Executioner King Thief Minister Sheriff Peasant", purses=(3, 6, 3, 0)), 0, Ann=3, Bob=0
    )
    assert chosen(match) == {"claim the Executioner"}
    all_pass(play(match, "claim the Executioner"))
    assert chosen(match) == {"point at Bob's card"}
    play(match, "point at Bob's card")
    assert chosen(match) == {"it is the King"}


def test_it_names_every_card_as_peasant_if_it_knows_them():
    match = knowing(table(PEASANT_FIRST), 0, Ann=5, Bob=0, Cid=2, Dora=3)
    assert chosen(match) == {"claim the Peasant"}
    play(match, "claim the Peasant")
    for _ in range(3):
        [point] = chosen(match)
        play(match, point)
        [name] = chosen(match)
        play(match, name)
    assert match.actor == cp.OVER


def test_it_brings_a_king_it_knows_to_its_own_spot():
    lie = "Thief - - - - King"  # the King is one spot to the right of Ann's, and nobody's
    match = table(lie)
    learn(match.table.odds[0], 5, 0, True)
    learn(match.table.odds[0], 0, 1, True)
    all_pass(play(match, "claim the Minister"))
    assert chosen(match) == {"take Ann's card and the card between Dora and Ann"}
    play(match, "take Ann's card and the card between Dora and Ann")
    assert chosen(match) == {"swap them under the table"}


def test_it_never_challenges_what_it_knows_to_be_true_and_always_in_the_end_what_is_not():
    true = play(knowing(table(), 1, Ann=0), "claim the King", "let it pass", "let it pass")
    assert chosen(true) == {"let it pass"}
    thief = "Thief King Minister Executioner Sheriff Peasant"
    lie = play(knowing(table(thief), 1, Ann=1), "claim the King", "let it pass", "let it pass")
    assert chosen(lie) == {"challenge"}
    early = play(knowing(table(thief), 3, Ann=1), "claim the King")
    assert chosen(early) == {"challenge", "let it pass"}


def test_it_bluffs_sometimes():
    claims = {text for text in chosen(table(), seeds=60) if text.startswith("claim")}
    assert "claim the King" in claims
    match = all_pass(play(table(), "claim the King"))
    assert chosen(match, seeds=60) == {"Yes Sir", "say nothing"}
    assert chosen(knowing(match, 3, Dora=2), seeds=60) == {"Yes Sir"}


def test_it_taxes_the_richest():
    match = all_pass(play(table(purses=(3, 1, 5, 3)), "claim the Sheriff"))
    assert chosen(match) == {"Cid pays two"}


@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_players(seats):
    won = 0
    for number in range(12):
        bots = [cp.bot("greedy" if seat == 0 else "random", GAME, seed=number) for seat in range(seats)]
        match = GAME.new(seats, seed=number)
        while match.actor != cp.OVER:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
        won += match.shares()[0]
    assert won >= 8
