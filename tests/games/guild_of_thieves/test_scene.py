"""What lies before a person's eyes in Guild of Thieves, and which thing is which."""

from itertools import chain

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.words.phrases import Seat, Thing
from cutpurse.games.guild_of_thieves.scene import Trail, scene
from cutpurse.games.guild_of_thieves.state import NONE
from cutpurse.games.guild_of_thieves.things import KIND
from games.guild_of_thieves.tables import play, table

BOARD = """
    L0  C   S   .   G
    T   J1  O   G   G
    F   .   T   L0  L
"""


def seen(match, seat=None):
    return match.listener(seat).scene()


def on(match, name, seat=None):
    """What lies and stands on a space."""
    return next(space for space in seen(match, seat).grid if space.space.id == name)


def thief(match, name, seat=None):
    """The id of the thief on a space."""
    return on(match, name, seat).thief.thief.id


def ids(cards):
    return [card.card.id for card in cards]


def kinds(cards):
    return [card.kind.id for card in cards]


def counts(piles):
    return {pile.pile.id: pile.count for pile in piles}


def long_game(seats, seed, **options):
    """A game in which nobody passes while there is a card to play: the match before each decision."""
    match, rng = cp.game("guild-of-thieves").new(seats, seed=seed, **options), [stream(seed, 7)]
    while match.actor != cp.OVER:
        yield match
        legal = match.legal()
        match.play(legal[below(rng, max(1, len(legal) - 1))])
    yield match


# What there is to see


def test_the_grid_shows_items_thieves_and_gaps():
    match = table(BOARD, "lamp", "camel")
    assert [space.space.id for space in seen(match).grid][:9] == [
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "a2",
    ]
    assert len(seen(match).grid) == 48
    assert len(seen(table(BOARD, "lamp", "camel", "lamp")).grid) == 56
    assert (on(match, "b1").card.kind, on(match, "b1").thief) == (Thing("kind", "camel"), None)
    assert (on(match, "b2").card.kind.id, on(match, "b2").thief.seat) == ("jewels", Seat(1))
    assert (on(match, "d1").card, on(match, "d1").thief) == (None, None)


def test_a_hand_is_seen_by_its_owner_and_counted_by_all():
    match = table(BOARD, "lamp sword", "camel guard lamp", piles=["", "coins turban"], known=["lamp sword"])
    assert kinds(seen(match, 0).hand) == ["lamp", "sword"]
    assert kinds(seen(match, 1).hand) == ["lamp", "camel", "guard"]
    assert seen(match).hand == []
    for seat in (None, 0, 1):
        assert [(guild.hand, guild.draw_pile) for guild in seen(match, seat).guilds] == [(2, 0), (3, 2)]


def test_all_discard_piles_are_open():
    match = table(BOARD, "lamp", "camel", discards=["jewels guard"])
    for seat in (None, 0, 1):
        discard = seen(match, seat).guilds[0].discard
        assert kinds(discard) == ["jewels", "guard", "starter-lamp", "starter-lamp", "starter-camel"]


def test_whose_turn_it_is_and_who_has_passed():
    match = table(BOARD, "lamp", "camel", "lamp", turn=12)
    shown = seen(match)
    assert (shown.phase, shown.turn, shown.active, shown.actor) == ("card", 12, Seat(0), Seat(0))
    shown = seen(play(match, "pass"))
    assert [guild.passed for guild in shown.guilds] == [True, False, False]
    assert (shown.turn, shown.active) == (13, Seat(1))


def test_before_the_first_turn_thieves_are_placed():
    match = cp.game("guild-of-thieves").new(3, chance="manual")
    assert (seen(match).phase, seen(match).active, seen(match).grid[0].card) == ("deal", None, None)
    play(match, "sword")
    assert seen(match).grid[0].card.kind.id == "sword"
    while match.actor == cp.CHANCE:
        match.play(match.outcomes()[0][0])
    assert (seen(match).phase, seen(match).active) == ("place", Seat(0))
    play(match, "place a1", "place b1")
    assert [guild.unplaced for guild in seen(match).guilds] == [2, 3, 2]


def test_cards_to_be_drawn_are_counted():
    match = play(table("L0 C S .", "coins", "lamp", piles=["sword turban camel"]), "coins", "a1", "b1")
    assert (seen(match).phase, seen(match).draws, seen(match).actor) == ("draw", 2, None)
    assert seen(play(match, "sword")).draws == 1


def test_the_crib_says_what_every_kind_is_worth():
    crib = {worth.kind.id: worth.points for worth in seen(table(BOARD, "lamp", "camel")).crib}
    assert len(crib) == 10
    assert (crib["sword"], crib["guard"], crib["starter-camel"]) == (5, -1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scene_shows_the_table_as_it_is_from_the_first_step_to_the_last(seats):
    for match in long_game(seats, seats):
        state = match.state()
        for seat in (None, *range(seats)):
            shown = seen(match, seat)
            for at, space in enumerate(shown.grid):
                assert (space.thief.seat.number if space.thief else NONE) == state["thief"][at]
                assert (space.card is None) == (state["grid"][at] == NONE)
            for guild, discard in zip(shown.guilds, state["discard"], strict=False):
                assert sorted(kinds(guild.discard)) == names(discard)
            assert sorted(kinds(shown.hand)) == (names(state["hand"][seat]) if seat is not None else [])
            assert [guild.points for guild in shown.guilds] == match.points()
            named = [ids(guild.discard) for guild in shown.guilds] + [ids(shown.hand)]
            assert len(set(chain(*named))) == sum(map(len, named))


def names(cards):
    """The cards of a pile as the table calls them."""
    return sorted(KIND[kind].id for kind, number in enumerate(cards) for _ in range(number))


def test_a_scene_stays_as_it_was_while_the_game_goes_on():
    match = table(BOARD, "turban", "lamp", piles=["lamp sword"])
    before, again = seen(match, 0), seen(match.at(0), 0)
    play(match, "turban", "a1", "b1", "c1", "lamp")
    assert before == again != seen(match, 0)


# What is being chosen


def test_card_thief_and_first_step_show_for_everybody_as_they_are_chosen():
    match = table(BOARD, "turban", "lamp", known=["", "lamp"], piles=["lamp"])
    for seat in (None, 0, 1):
        assert (seen(match, seat).played, seen(match, seat).mover, seen(match, seat).via) == (None,) * 3
    play(match, "turban")
    for seat in (None, 0, 1):
        shown = seen(match, seat)
        assert (shown.phase, shown.played.card.kind.id, shown.played.effect.id) == ("thief", *["turban"] * 2)
        assert shown.played.card == shown.guilds[0].discard[-1]
    play(match, "a1")
    assert (seen(match, 1).phase, seen(match, 1).mover.id) == ("via", thief(match, "a1", 1))
    play(match, "b1")
    assert (seen(match, 1).phase, seen(match, 1).via) == ("move", Thing("space", "b1"))
    play(match, "c1", "lamp")
    assert (seen(match).played, seen(match).mover, seen(match).via) == (None, None, None)


def test_jewels_are_played_as_what_they_copy():
    match = table(BOARD, "jewels", "camel", last=(1, "coins"))
    assert (seen(match).copied.effect.id, seen(match).copied.seat) == ("coins", Seat(1))
    play(match, "jewels")
    assert (seen(match).played.card.kind.id, seen(match).played.effect.id) == ("jewels", "coins")
    assert seen(match).copied.effect.id == "coins"


def test_nothing_is_copied_before_an_opponent_has_played():
    assert seen(table(BOARD, "jewels lamp", "camel", last=(0, "coins"))).copied is None


def test_whose_card_is_copied_is_not_said_if_it_does_not_show():
    match = table(BOARD, "lamp", "camel", "lamp", last=(0, "coins"), other="turban")
    assert (seen(match).copied.effect.id, seen(match).copied.seat) == ("turban", None)


def test_the_table_shows_where_a_card_takes_each_thief_and_what_is_claimed():
    match = play(table("L0 C S T C1\nL0 x . . .", "coins lamp", "lamp"), "coins")
    for seat in (None, 0, 1):
        found = [(each.kind.id, each.start.id, ends(each)) for each in seen(match, seat).reach]
        assert found == [("coins", "a1", {"b1"}), ("coins", "a2", {"b2"})]
    play(match, "a1")
    (only,) = seen(match).reach
    assert (only.start.id, ends(only), only.claims) == ("a1", {"b1"}, [Thing("card", "a1")])


def test_a_turban_shows_each_first_step_with_the_second_and_claims_both_cards():
    match = play(table("L0 C S\nT J O", "turban", "lamp"), "turban", "a1")
    assert {each.via.id: ends(each) for each in seen(match).reach} == {"b1": {"c1", "b2"}, "a2": {"b2"}}
    (only,) = seen(play(match, "a2")).reach
    assert [card.id for card in only.claims] == ["a1", "a2"]


def ends(reach):
    return {end.id for end in reach.ends}


def test_who_is_to_play_sees_it_for_every_card_in_the_hand_and_the_others_do_not():
    match = table("L0 C S T C1", "coins lamp guard jewels", "lamp", last=(1, "camel"))
    found = {each.kind.id: ends(each) for each in seen(match, 0).reach}
    assert found == {"coins": {"b1"}, "lamp": {"d1"}, "jewels": {"d1"}}
    assert seen(match, 1).reach == []
    assert seen(match).reach == []


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_within_reach_is_what_may_be_chosen(seats):
    for match in long_game(seats, seats + 10, carpet_crosses="cards"):
        if match.actor == cp.OVER:
            break
        reach = seen(match, match.actor).reach
        there = {
            "card": {each.kind.id for each in reach},
            "thief": {each.start.id for each in reach},
            "via": {each.via.id for each in reach if each.via},
            "move": {end.id for each in reach for end in each.ends},
        }
        choices = match.listener(match.actor).choices()
        may = {target.id for choice in choices for target in choice.targets}
        assert there.get(seen(match).phase, may) == may


# What must be kept in mind


def two_memories(aid):
    """The same table to look at, after two different games: piles and what is known of a hand differ."""
    options = {"memory_aid": aid}
    one = table(BOARD, "lamp", "camel", piles=["sword guard", "coins"], known=["lamp", ""], options=options)
    other = table(BOARD, "lamp", "coins", piles=["sword camel", "guard"], known=["", ""], options=options)
    return one, other


def test_without_the_memory_aid_the_scene_is_what_lies_before_the_eyes():
    one, other = two_memories("off")
    for seat in (None, 0):
        assert one.view(seat) != other.view(seat)
        assert seen(one, seat) == seen(other, seat)


def test_with_the_memory_aid_it_is_not():
    one, other = two_memories("on")
    for seat in (None, 0):
        assert seen(one, seat) != seen(other, seat)


def test_without_the_memory_aid_there_are_points_only_at_the_end():
    *_, match = long_game(2, 5, memory_aid="off")
    assert [guild.points for guild in seen(match.at(80)).guilds] == [None, None]
    assert [guild.memory for guild in seen(match, 0).guilds] == [None, None]
    assert [guild.points for guild in seen(match).guilds] == match.points()


def test_the_memory_aid_knows_what_everybody_knows_of_a_hand_and_what_else_may_be_in_it():
    piles, known = ["sword guard", "coins turban"], ["", "camel"]
    match = table(BOARD, "lamp", "camel guard lamp", piles=piles, known=known)
    of_another = seen(match, 0).guilds[1].memory
    assert counts(of_another.hand) == {"camel": 1}
    assert counts(of_another.rest) == {"lamp": 1, "coins": 1, "turban": 1, "guard": 1}
    assert counts(seen(match).guilds[0].memory.rest) == {"lamp": 1, "sword": 1, "guard": 1}


def test_the_memory_aid_knows_ones_own_draw_pile():
    match = table(BOARD, "lamp", "camel", piles=["sword guard guard"], known=["", "camel"])
    own = seen(match, 0).guilds[0].memory
    assert (counts(own.hand), counts(own.rest)) == ({"lamp": 1}, {"sword": 1, "guard": 2})


# Which thing is which


def test_a_thief_keeps_its_id_when_it_moves_and_when_it_is_pushed():
    match = table("L0 L C1 T", "sword", "lamp")
    for seat in (None, 0, 1):
        match.listener(seat)
    mine, other = thief(match, "a1"), thief(match, "c1")
    assert mine != other
    play(match, "sword", "a1", "c1")
    for seat in (None, 0, 1):
        assert (thief(match, "c1", seat), thief(match, "d1", seat)) == (mine, other)


def test_every_thief_has_an_id_of_its_own_from_its_placing_to_the_end():
    standing = {}
    for match in long_game(4, 8):
        now = {space.thief.thief.id: space.thief.seat for space in seen(match, 2).grid if space.thief}
        assert len(now) == sum(each != NONE for each in match.state()["thief"])
        assert standing.items() <= now.items()
        standing = now
    assert len(standing) == 12


def test_a_card_is_called_by_its_space_until_it_is_claimed_and_afterwards_too():
    match = table("L0 C S .", "coins lamp", "lamp", piles=["sword turban"])
    assert on(match, "a1").card.card == Thing("card", "a1")
    play(match, "coins", "a1", "b1")
    for seat in (None, 0, 1):
        claimed = seen(match, seat).guilds[0].discard[-1]
        assert (claimed.card, claimed.kind.id) == (Thing("card", "a1"), "lamp")
    assert on(match, "a1").card is None


def test_in_the_first_turn_a_claimed_card_can_be_followed_to_ones_own_hand_only():
    match = cp.game("guild-of-thieves").new(2, chance="manual")
    while match.state()["phase"] == 0:
        match.play(match.outcomes()[0][0])  # a row of Lamps, a row of Camels and so on
    play(match, "seat 1 first", "a6", "c1", "c6", "e3", "e6", "g3", "starter lamp", "c1", "c5")
    claimed = seen(match, 0).hand[-1]
    assert (claimed.card.id, claimed.kind.id) == ("c1", "lamp")
    for other in (None, 1):
        assert ("card", "c1") not in cards_in(seen(match, other))
    play(match, "pass", "play lamp")
    assert seen(match, 0).played.card == claimed
    for other in (None, 1):
        assert seen(match, other).played.card.card.id != "c1"


def cards_in(shown):
    """The cards that can be pointed at."""
    lying = [space.card for space in shown.grid if space.card]
    held = [card for guild in shown.guilds for card in guild.discard]
    return {(card.card.kind, card.card.id) for card in [*lying, *held, *shown.hand]}


def test_a_card_of_ones_own_keeps_its_id_from_the_draw_to_the_discard_pile():
    match = table("L0 C S . .\nT1 C S J O", "coins", "lamp lamp", piles=["sword lamp", "camel camel"])
    play(match, "coins", "a1", "b1", "sword")
    drawn = seen(match, 0).hand[-1]
    assert drawn.kind.id == "sword"
    play(match, "lamp", "play lamp", "a2", "e2", "camel")
    lamp = seen(match, 0).hand[-1]
    assert seen(match, 0).hand == [drawn, lamp]
    play(match, "play lamp")
    assert seen(match, 0).played.card == lamp
    assert seen(match, 0).hand == [drawn]


def test_of_two_cards_of_a_kind_the_one_held_longer_is_played():
    match = table("L0 C S . .", "lamp lamp", "lamp", piles=["sword"])
    first, second = ids(seen(match, 0).hand)
    play(match, "play lamp")
    assert (seen(match, 0).played.card.card.id, ids(seen(match, 0).hand)) == (first, [second])


def test_a_card_from_another_hand_is_new_when_it_is_played():
    match = table("L0 C S . .", "lamp", "lamp", piles=["sword"])
    before = cards_in(seen(match, 1))
    play(match, "play lamp")
    played = seen(match, 1).played.card.card
    assert (played.kind, played.id) not in before
    assert cards_in(seen(match, 1)) == before | {(played.kind, played.id)}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_shuffled_cannot_be_followed(seat):
    match = table("C0 L S T L1", "coins", "lamp", discards=["jewels"])
    play(match, "coins", "a1")
    before = cards_in(seen(match, seat))
    assert ("card", "a1") in before
    play(match, "b1")
    assert seen(match, seat).guilds[0].discard == []
    gone = before - cards_in(seen(match, seat))
    assert len(gone) == 6  # the starters, the Jewels, the Coins, and the Camel from a1
    play(match, "camel", "jewels")
    assert [guild.hand for guild in seen(match, seat).guilds] == [2, 1]
    assert not gone & cards_in(seen(match, seat))


def test_an_id_is_never_given_twice():
    for seat in (None, 0, 1):
        gone, there, kind_of = set(), set(), {}
        for match in long_game(2, 3):
            shown = seen(match, seat)
            now = cards_in(shown)
            assert not now & gone
            gone |= there - now
            there = now
            for card in [*shown.hand, *(card for guild in shown.guilds for card in guild.discard)]:
                assert kind_of.setdefault(card.card.id, card.kind) == card.kind


def test_a_trail_can_begin_anywhere_with_the_played_card_on_top():
    match = play(table(BOARD, "turban lamp", "lamp", discards=["jewels"]), "turban")
    for seat in (cp.NOBODY, 0, 1):
        view = match.game.view(match.table, seat)
        shown = scene(view)
        assert shown == scene(view, Trail(view))
        assert shown.played.card.kind.id == "turban"
        assert shown.played.card == shown.guilds[0].discard[-1]
        assert len({space.thief.thief.id for space in shown.grid if space.thief}) == 6


def test_when_all_is_over_every_card_lies_open_and_those_one_saw_are_the_same():
    match = table("S0 C0 O0 L\nT1 J1 L1 L", "sword guard", "lamp", piles=["coins"], last=(0, "lamp"))
    (sword, guard), before = seen(match, 0).hand, cards_in(seen(match, 1))
    play(match, "pass", "pass")
    own = seen(match, 0).guilds[0].discard
    assert {sword.card.id, guard.card.id, "a1", "b1", "c1"} <= set(ids(own))
    assert seen(match, 0).hand == []
    fresh = cards_in(seen(match, 1)) - before
    assert len(fresh) == 3  # sword, guard and coins of the other seat; one's own lamp was there
    assert (seen(match).phase, seen(match).active, seen(match).copied) == ("over", None, None)
    assert on(match, "a1").thief.seat == Seat(0)


# What comes to light


def test_the_hands_that_were_left_come_to_light():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword guard guard", "", piles=["lamp"]), "pass", "pass")
    hands = match.game.scenes.epilogue(match.walk()).hands
    assert [(held.seat, counts(held.cards)) for held in hands] == [
        (Seat(0), {"sword": 1, "guard": 2}),
        (Seat(1), {}),
    ]


def test_of_a_game_that_was_over_from_the_start_nothing_comes_to_light():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword", "lamp"), "pass", "pass")
    again = match.game.position(match.state())
    assert again.game.scenes.epilogue(again.walk()) is None
    assert again.epilogue() == ""
