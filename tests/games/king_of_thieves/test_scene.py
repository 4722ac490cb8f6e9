"""What lies before a person's eyes in King of Thieves, and what does not."""

from collections import Counter

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.scenes import Pile
from cutpurse.engine.words.phrases import Seat, Thing
from cutpurse.games.king_of_thieves.scene import FACES, Laying, Total
from cutpurse.games.king_of_thieves.things import GUARDIAN, SECOND, SYMBOL, THE_TOMB, TOMB
from games.king_of_thieves.tables import (
    GUARDIANS,
    TOMBS,
    all_but,
    deal,
    draw,
    hide,
    lying,
    play,
    send,
    showdown,
    table,
    turn_over,
)

KEY, LAMP, SHIELD, SWORD, RUBY = SYMBOL
SKELETON, SECOND_SKELETON = GUARDIAN[GUARDIANS["2sword"]], SECOND[GUARDIANS["2sword"]]
HANDS = ["2ruby/1key 1key/1lamp 2key/2lamp", "1key/2lamp 2lamp/2sword", ""]
EVERYBODY = [None, 0, 1, 2]


def scene(match, seat=None):
    return match.listener(seat).scene()


def faces(texts):
    """Cards as they lie; "?" is a back."""
    return [None if text == "?" else FACES[lying(text)] for text in texts.split()]


def seen(cards):
    return [card.face for card in cards]


def in_hand(match, seat):
    """What the cards in a hand are called, by what one sees on them."""
    return {held.face.kind.id: held.card.id for held in scene(match, seat).hand}


def in_row(match, owner, seat=None):
    return [laid.card.id for laid in scene(match, seat).thieves[owner].row]


def every_card(shown):
    """What the cards of a scene are called."""
    cards = [*shown.hand, *shown.discards, *shown.guardians, *(laid for t in shown.thieves for laid in t.row)]
    cards += [it for it in (shown.tomb, shown.community, shown.laying and shown.laying.card) if it]
    return [it.card.id for it in cards] + [card.id for card in shown.dropped]


# What is there to be seen


def test_the_tomb_says_what_is_to_be_won_and_with_which_symbol():
    for seat in EVERYBODY:
        shown = scene(table(tomb="2lamp", opened=4), seat)
        assert (shown.tomb.tomb, shown.tomb.symbol, shown.tomb.gold) == (TOMB[TOMBS["2lamp"]], LAMP, 2)
        assert (shown.number, shown.tombs, shown.round, shown.rounds) == (4, 12, 3, 3)
        assert (shown.target, shown.start, shown.actor) == (10, Seat(0), Seat(0))
        assert shown.tomb_deck == Pile(pile=Thing("pile", "tombs"), count=8)


def test_guardians_stand_in_order_with_what_beats_them_and_their_tokens():
    shown = scene(table(guardians=[("4lamp", 3), ("2sword", 0)]))
    assert [guardian.guardian.id for guardian in shown.guardians] == ["bound-djinn", "skeleton"]
    assert [guardian.symbol for guardian in shown.guardians] == [LAMP, SWORD]
    assert [(each.beaten_by, each.reputation) for each in shown.guardians] == [(4, 3), (2, 0)]
    assert shown.guardian_deck.count == 10


def test_of_two_guardians_of_a_kind_a_choice_points_at_the_right_one():
    two = [("2sword", 4), ("2sword", 6)]
    match = showdown(seats=5, rows=["?2sword/1key"], community="", guardians=two)
    shown = scene(match, 0)
    assert [guardian.guardian for guardian in shown.guardians] == [SKELETON, SECOND_SKELETON]
    choices = match.listener(0).choices()
    assert [choice.targets for choice in choices] == [(SKELETON,), (SECOND_SKELETON,)]
    match.play(choices[1].action)
    assert scene(match).thieves[0].totals == [Total(duel=SECOND_SKELETON, number=2, leads=True)]


def test_before_the_first_tomb_there_is_nothing_to_win():
    shown = scene(cp.game("king-of-thieves").new(2, chance="manual"))
    assert (shown.phase, shown.tomb, shown.guardians, shown.community) == ("first", None, [], None)
    assert (shown.deck.count, shown.number, shown.actor) == (40, 0, None)


def test_a_face_down_card_shows_its_face_to_its_owner_only():
    match = table(rows=["2shield/1key ?2ruby/1key", "?1key/1sword", ""])
    assert seen(scene(match, 0).thieves[0].row) == faces("2shield/1key 2ruby/1key")
    assert seen(scene(match, 0).thieves[1].row) == faces("?")
    for seat in (None, 1, 2):
        assert seen(scene(match, seat).thieves[0].row) == faces("2shield/1key ?")
        assert [laid.down for laid in scene(match, seat).thieves[0].row] == [False, True]


def test_a_card_in_a_row_lies_with_the_end_first_that_counts():
    (laid,) = scene(table(rows=["2sword/1key"])).thieves[0].row
    assert (laid.face.end.number, laid.face.end.symbol) == (2, SWORD)
    assert (laid.face.other.number, laid.face.other.symbol) == (1, KEY)
    assert laid.face.kind.id == "1-key-2-sword"


def test_only_ones_own_hand_is_seen():
    match = table(hands=HANDS)
    assert seen(scene(match, 0).hand) == faces("1key/1lamp 2key/2lamp 1key/2ruby")
    assert seen(scene(match, 1).hand) == faces("1key/2lamp 2lamp/2sword")
    assert scene(match, 2).hand == scene(match).hand == []
    assert [thief.cards for thief in scene(match).thieves] == [3, 2, 0]


def test_what_lies_in_the_discards_face_up_can_be_looked_at_and_the_rest_counted():
    match = table(discards="1key/1lamp 2key/2lamp", dropped=["1lamp/1sword", "2lamp/2sword 1key/1sword"])
    for seat in EVERYBODY:
        shown = scene(match, seat)
        assert seen(shown.discards) == faces("1key/1lamp 2key/2lamp")
        assert len(shown.dropped) == 3


def test_tokens_and_who_is_still_in_the_tomb():
    match = table(treasure=(3, 0, 0), reputation=[10, 14, 0], escaped=[1], out=[2], opened=2)
    shown = scene(match, 1)
    assert [thief.state for thief in shown.thieves] == ["inside", "escaped", "out"]
    assert [(thief.gold, thief.reputation) for thief in shown.thieves] == [(3, 10), (0, 14), (0, 0)]
    assert shown.supply.count == 24 - 3 - 3


def test_what_staying_costs():
    assert scene(table()).price == 1
    assert scene(table(options={"stakes": "high"})).price == 2
    poor = table(options={"stakes": "high"}, reputation=[1, 8, 8], guardians=[("4lamp", 7)])
    assert scene(poor).price == 1
    broke = table(reputation=[0, 8, 8], guardians=[("4lamp", 8)])
    assert scene(broke).price == 0


# What is being decided


def test_a_card_that_is_laid_is_seen_step_by_step():
    match = play(table(hands=HANDS), "face up")
    for seat in EVERYBODY:
        assert scene(match, seat).laying == Laying(down=False, card=None)
    play(match, "2ruby/1key")
    for seat in EVERYBODY:
        assert scene(match, seat).laying.card.face == FACES[lying("1key/2ruby")]
    play(match, "ruby")
    assert scene(match).phase == "declare"
    assert scene(match).laying.card.face == FACES[lying("2ruby/1key")]
    assert scene(match).thieves[0].row == []
    play(match, "lamp")
    (laid,) = scene(match).thieves[0].row
    assert (laid.face, laid.declared, laid.duel) == (FACES[lying("2ruby/1key")], LAMP, None)
    assert (scene(match).laying, scene(match).phase, scene(match).lain) == (None, "more", 1)


def test_a_card_that_is_laid_face_down_is_hidden_while_it_is_turned():
    match = play(table(hands=HANDS), "face down", "1key/1lamp")
    assert scene(match, 0).laying.card.face == FACES[lying("1key/1lamp")]
    for seat in (None, 1, 2):
        assert scene(match, seat).laying.down
        assert scene(match, seat).laying.card.face is None


def test_who_draws_still_so_many_cards():
    match = play(table(), "escape")
    assert (scene(match).phase, scene(match).draws, scene(match).actor) == ("draw", 2, None)


def test_the_showdown_shows_which_card_is_asked_about_and_where_the_others_count():
    match = table(rows=["2shield/2key ?2ruby/1key", "2sword/1key", ""], showdown=True)
    assert (scene(match).phase, scene(match).counting.id) == ("reveal", in_row(match, 0)[1])
    play(match, "2ruby/1key")
    assert (scene(match).phase, scene(match).counting.id) == ("assign", in_row(match, 0)[1])
    assert [laid.duel for laid in scene(match).thieves[0].row] == [THE_TOMB, None]
    send(match, "against the Skeleton")
    assert [laid.duel for laid in scene(match).thieves[0].row] == [THE_TOMB, SKELETON]
    assert scene(match).counting == scene(match).community.card
    send(match, "for the tomb")
    first, second, _ = scene(match).thieves
    assert first.community == THE_TOMB
    assert first.totals == [
        Total(duel=THE_TOMB, number=3, leads=True),
        Total(duel=SKELETON, number=2, leads=True),
    ]
    assert (second.totals, second.community) == ([Total(duel=SKELETON, number=2, leads=True)], None)


def test_before_the_showdown_nothing_is_added_up():
    match = table(rows=["2shield/1key", "2sword/1key"])
    assert scene(match).counting is None
    assert [thief.totals for thief in scene(match).thieves] == [[], [], []]


# What must be kept in mind


def test_what_somebody_has_discarded_face_down_is_for_the_memory():
    """The same table now; what seat 0 remembers of it is another matter."""
    hands = ["1key/1lamp", "", ""]
    tables = [
        table(hands=hands, dropped=["2lamp/2sword", "1lamp/1sword"]),
        table(hands=hands, dropped=["1lamp/1sword", "2lamp/2sword"]),
        table(hands=hands, dropped=["1lamp/1sword 2lamp/2sword", ""]),
        table(hands=hands, dropped=["", "", "1lamp/1sword 2lamp/2sword"]),
    ]
    for seat in EVERYBODY:
        assert all(scene(match, seat) == scene(tables[0], seat) for match in tables)
    assert tables[0].view(0) != tables[1].view(0)


def test_a_card_that_one_has_escaped_from_is_not_shown_again():
    match = play(table(rows=["?2shield/1key", "", ""]), "escape")
    assert len(scene(match, 0).dropped) == 1
    assert "1-key-2-shield" not in str(scene(match, 0))


# Which card is which


def test_ones_own_card_is_followed_from_the_draw_to_the_discards():
    match = play(table(hands=["1key/1lamp", "", ""], undrawn="2key/1lamp 1key/2lamp", round=1), "hide")
    play(match, "2key/1lamp")
    drawn = in_hand(match, 0)["2-key-1-lamp"]
    assert drawn != in_hand(match, 0)["1-key-1-lamp"]
    hide(match, times=2)
    play(match, "face down", "2key/1lamp")
    assert scene(match, 0).laying.card.card.id == drawn
    play(match, "lamp", "enough")
    assert in_row(match, 0, seat=0) == [drawn]
    hide(draw(match), times=2)
    play(match, "escape")
    assert [card.id for card in scene(match, 0).dropped] == [drawn]


def test_the_cards_of_others_are_followed_from_when_they_are_laid():
    match = play(table(hands=["1key/1lamp 2key/2sword", "", ""]), "face down", "1key/1lamp")
    card = scene(match, 1).laying.card.card.id
    play(match, "lamp", "face up", "2key/2sword", "key")
    assert in_row(match, 0, seat=1)[0] == card
    draw(match)
    hide(match, times=2)
    assert scene(match, 1).phase == "reveal"
    assert in_row(match, 0, seat=1)[0] == card
    play(match, "1lamp/1key")
    shown = scene(match, 1).thieves[0].row[0]
    assert (shown.card.id, shown.face, shown.down) == (card, FACES[lying("1lamp/1key")], False)
    while scene(match, 1).number == 1:
        match.play((match.legal() or [outcome for outcome, _ in match.outcomes()])[0])
    assert {it.card.id: it.face for it in scene(match, 1).discards}[card] == FACES[lying("1key/1lamp")]


def test_what_others_hold_and_draw_has_no_name_before_it_is_laid():
    """Cards with no id give nothing away, so ids depend on nothing but what is seen."""
    matches = [table(hands=["", "1key/1lamp 2key/2lamp", ""], undrawn="1key/2lamp 2key/1lamp") for _ in "ab"]
    for match, drawn, laid in zip(
        matches, ("1key/2lamp", "2key/1lamp"), ("1key/1lamp", "2key/2lamp"), strict=True
    ):
        play(match, "hide", drawn, "face down", laid, "lamp")
    assert scene(matches[0], 2) == scene(matches[1], 2)


def test_after_a_shuffle_nothing_is_followed():
    match = table(
        rows=["2shield/1key ?1lamp/1sword", "", ""],
        hands=["", all_but("2shield/1key", "1lamp/1sword", "1shield/2sword"), ""],
    )
    before = in_row(match, 0, seat=0)
    assert scene(match, 0).deck.count == 0
    play(match, "escape")
    assert (scene(match, 0).discards, scene(match, 0).dropped, scene(match, 0).deck.count) == ([], [], 2)
    play(match, "1lamp/1sword", "1key/2shield")
    assert not set(before) & set(in_hand(match, 0).values())


def test_a_guardian_stays_the_same_card_when_its_elder_has_gone():
    two = [("2sword", 4), ("2sword", 6)]
    match = showdown(seats=5, rows=["?2sword/1key"], community="", guardians=two)
    younger, tomb = scene(match).guardians[1].card, scene(match).tomb.card
    deal(send(match, "against the Skeleton"))
    left, new = scene(match).guardians
    assert (left.card, left.guardian) == (younger, SKELETON)
    assert new.card not in (younger, tomb)
    assert scene(match).tomb.card != tomb


def test_the_community_card_goes_to_the_discards_and_another_comes():
    match = showdown(rows=["?1shield/1key", "", ""], community="1key/1lamp")
    old = scene(match).community
    deal(match)
    assert old in scene(match).discards
    assert scene(match).community.card != old.card


def test_who_is_out_leaves_the_hand_face_down():
    match = table(
        rows=["?1shield/1key", "", ""],
        guardians=[("4key", 8)],
        reputation=[8, 8, 0],
        hands=["", "", "1key/1lamp 2key/2lamp"],
        community="",
        showdown=True,
    )
    held = list(in_hand(match, 2).values())
    turn_over(match)
    assert scene(match, 2).thieves[2].state == "out"
    assert ([card.id for card in scene(match, 2).dropped], scene(match, 2).hand) == (held, [])
    assert len(scene(match, 0).dropped) == 2


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_no_card_is_lost_and_no_two_are_called_the_same(seats):
    match, rng = cp.game("king-of-thieves").new(seats, chance="manual", tombs=9), [stream(seats, 3)]
    listeners = [match.listener(seat) for seat in (None, 0, 1)]
    while match.actor != cp.OVER:
        moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
        match.play(moves[below(rng, len(moves))])
        for listener in listeners:
            shown, view = listener.scene(), match.view(listener.seat)
            assert Counter(held.face.kind.id for held in shown.hand) == kinds(view["hand"])
            assert Counter(it.face.kind.id for it in shown.discards) == kinds(view["discards"])
            assert len(shown.dropped) == sum(view["drops"])
            assert len(set(every_card(shown))) == len(every_card(shown))


def kinds(counts):
    return Counter({FACES[2 * kind].kind.id: number for kind, number in enumerate(counts) if number})


# Afterwards


def test_what_was_left_face_down_comes_to_light_at_the_end():
    match = table(rows=["?2shield/1key 1shield/1lamp", "?1shield/1key", ""], options={"tombs": 1})
    draw(play(match, "escape"))
    hide(match, times=2)
    while match.actor != cp.OVER:
        match.play((match.legal() or [outcome for outcome, _ in match.outcomes()])[0])
    (left,) = match.epilogue_record().left
    assert (left.number, left.seat, left.cards) == (1, Seat(0), faces("2shield/1key"))
