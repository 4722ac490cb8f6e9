"""What lies before a person's eyes in King Thief Minister, and what does not."""

import pytest

import cutpurse as cp
from cutpurse.engine.words.phrases import Seat
from cutpurse.games.king_thief_minister.scene import Change, CourtClaim
from cutpurse.games.king_thief_minister.things import COURT, SPOT
from games.king_thief_minister.tables import CHARACTERS, NAMES, all_pass, play, purses, settle, table

GAME = cp.game("king-thief-minister")
KING, THIEF, MINISTER, EXECUTIONER, SHERIFF, PEASANT = COURT
ANN, BOB, CID, DORA = (Seat(seat) for seat in range(4))
EVERYBODY = [None, 0, 1, 2, 3]
PEASANT_FIRST = "Peasant King Thief Minister Executioner Sheriff"


def scene(match, seat=None):
    return match.listener(seat).scene()


def ids(match, seat=None):
    """What the cards at the spots are called, clockwise from Ann's."""
    return [spot.card.id for spot in scene(match, seat).spots]


def face_up(match):
    return [spot.character for spot in scene(match).spots]


def as_minister(**fields):
    """Ann has taken her card and Bob's, which lie at the first two spots."""
    match = all_pass(play(table(**fields), "claim the Minister"))
    assert [ids(match, seat) for seat in EVERYBODY] == [[1, 2, 3, 4, 5, 6]] * 5
    return play(match, "take Ann's card and Bob's card")


def test_coins_and_whose_turn_it_is_are_open():
    for seat in EVERYBODY:
        seen = scene(table(purses=(1, 2, 3, 4), active=1, turn=6), seat)
        assert (seen.phase, seen.round, seen.active, seen.actor) == ("turn", 2, BOB, BOB)
        assert [purse.coins for purse in seen.purses] == [1, 2, 3, 4]
        assert seen.treasury.count == 10


def test_a_spot_is_called_after_its_owner_or_after_its_neighbours():
    match = table()
    spots, words = scene(match).spots, match.words(names=NAMES, you=1)
    assert [spot.owner for spot in spots] == [ANN, BOB, None, CID, DORA, None]
    assert [words.say(spot.spot) for spot in spots] == [
        "Ann's card",
        "your card",
        "the card between you and Cid",
        "Cid's card",
        "Dora's card",
        "the card between Dora and Ann",
    ]


def test_before_the_cards_are_dealt_it_is_nobodys_turn():
    match = GAME.new(3, chance="manual")
    assert (scene(match).phase, scene(match).active, scene(match).round) == ("deal", None, 0)


def test_before_the_first_turn_they_look_one_after_the_other():
    match = GAME.new(3, seed=1)
    first = match.actor
    one, two, three = (Seat((first + step) % 3) for step in range(3))
    assert (scene(match).active, order(match)) == (one, ([], one, [two, three]))
    match.play(match.legal()[0])
    assert (scene(match).active, order(match)) == (two, ([one], two, [three]))


def test_only_what_lies_face_up_has_a_face():
    match = play(table(PEASANT_FIRST), "claim the Peasant")
    assert face_up(match) == [PEASANT, None, None, None, None, None]
    play(match, "point at Cid's card", "it is the Minister")
    assert face_up(match) == [PEASANT, None, None, MINISTER, None, None]
    play(match, "point at Bob's card", "it is the Sheriff")
    assert face_up(match) == [None] * 6


def test_in_the_end_everything_lies_face_up():
    match = play(table(rounds=1, turn=4, active=3), "move all cards to the front")
    assert face_up(match) == [EXECUTIONER, SHERIFF, PEASANT, KING, THIEF, MINISTER]
    assert (scene(match).phase, scene(match).actor) == ("over", None)


# Memory


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_was_seen_earlier_is_not_before_ones_eyes(seat):
    """Dora looked at Ann's card, or Cid did: the same table, and they remember different things."""
    dora_looked = play(table(), "claim the Thief", "challenge")
    cid_looked = play(table(), "claim the Thief", "let it pass", "challenge")
    assert dora_looked.view(3)["odds"] != cid_looked.view(3)["odds"]
    assert scene(dora_looked, seat) == scene(cid_looked, seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_remembers_nothing_sees_the_same(seat):
    now = play(table(), "look at your own card", "claim the Sheriff", "challenge").state()
    blank = now | {"odds": GAME.new(4, seed=1).start.odds, "seen": [0] * 6}
    assert scene(GAME.position(now), seat) == scene(GAME.position(blank), seat)


def test_with_the_memory_aid_notes_say_what_could_have_been_kept_in_mind():
    match = play(table(memory_aid="on"), "look at your own card")
    assert scene(match, 0).memory_aid
    assert notes(match, 0) == [{"king": 100}, *[{"thief": 20, "minister": 20}] * 5]
    assert notes(match, 1) == [{}] * 6
    all_pass(play(match, "claim the Minister"))
    play(match, "take Ann's card and Cid's card", "only seem to swap them")
    assert notes(match, 0)[0] == notes(match, 0)[3] == {"king": 50, "thief": 10}


def notes(match, seat):
    return [{note.character.id: note.percent for note in spot.notes} for spot in scene(match, seat).spots]


def test_without_the_memory_aid_there_are_no_notes():
    match = play(table(), "look at your own card")
    assert not scene(match, 0).memory_aid
    assert notes(match, 0) == [{}] * 6


def test_a_card_that_lies_face_up_needs_no_note():
    match = play(table(PEASANT_FIRST, memory_aid="on"), "claim the Peasant")
    assert notes(match, 0)[0] == {}
    assert notes(match, 0)[1] == {"king": 20, "thief": 20}


# Which card is which


def test_cards_that_move_are_followed_with_the_eyes():
    match = table()
    for seat in EVERYBODY:
        assert ids(match, seat) == [1, 2, 3, 4, 5, 6]
    play(match, "move all cards to the right")
    assert ids(match, 2) == [2, 3, 4, 5, 6, 1]
    play(match, "move all cards to the left", "move all cards to the front")
    assert ids(match, 2) == [4, 5, 6, 1, 2, 3]


def test_cards_that_were_turned_up_and_down_again_are_the_same():
    assert ids(play(table(), "claim the Peasant")) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_open_swap_is_followed_with_the_eyes(seat):
    assert ids(play(as_minister(), "swap them openly"), seat) == [2, 1, 3, 4, 5, 6]


@pytest.mark.parametrize("manner", ["swap them under the table", "only seem to swap them"])
@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_what_has_been_under_the_table_is_a_new_card_to_the_others(seat, manner):
    match = play(as_minister(), manner)
    assert ids(match, seat) == [7, 8, 3, 4, 5, 6]
    all_pass(play(match, "claim the Minister"))
    play(match, "take Bob's card and Cid's card", manner)
    assert ids(match, 3) == [7, 9, 3, 10, 5, 6]


def test_the_minister_knows_what_she_did_under_the_table():
    assert ids(play(as_minister(), "swap them under the table"), 0) == [2, 1, 3, 4, 5, 6]
    assert ids(play(as_minister(), "only seem to swap them"), 0) == [1, 2, 3, 4, 5, 6]


def test_she_follows_them_where_they_go():
    match = play(as_minister(), "swap them under the table", "move all cards to the right")
    assert ids(match, 0) == [1, 3, 4, 5, 6, 2]
    assert ids(match, 1) == [8, 3, 4, 5, 6, 7]


def test_cards_that_were_shuffled_cannot_be_followed():
    match = GAME.new(3, chance="manual")
    before = ids(match)
    match.play(match.outcomes()[0][0])
    assert not {*before} & {*ids(match)}


def test_who_comes_without_a_past_counts_the_cards_around_the_table():
    match = play(table(), "move all cards to the right")
    view = match.game.view(match.table, 2)
    assert [spot.card.id for spot in GAME.scenes.scene(view).spots] == [1, 2, 3, 4, 5, 6]


# What is said, and what is being done


def test_a_claim_is_open_and_so_is_who_has_let_it_pass():
    match = play(table(), "claim the King")
    for seat in EVERYBODY:
        assert scene(match, seat).claim == CourtClaim(seat=ANN, character=KING)
        assert order(match, seat) == ([], DORA, [CID, BOB])
    play(match, "let it pass")
    assert order(match) == ([DORA], CID, [BOB])
    play(match, "challenge")
    assert order(match) == ([], DORA, [CID, BOB])  # who answers the King
    play(match, "say nothing", "say nothing", "say nothing")
    assert scene(match).claim is None


def order(match, seat=None):
    now = scene(match, seat)
    return now.asked_before, now.actor, now.asked_after


def test_an_answer_to_the_king_is_a_secret_until_all_have_answered():
    said, silent = (
        play(all_pass(play(table(), "claim the King")), words) for words in ("Yes Sir", "say nothing")
    )
    for seat in (None, 0, 1, 2):
        assert scene(said, seat).phase == "answer"
        assert scene(said, seat) == scene(silent, seat)
        assert scene(said, seat).yes_sir == []
    assert scene(said, 3).yes_sir == [DORA]
    assert scene(silent, 3).yes_sir == []
    play(said, "Yes Sir")
    assert [scene(said, seat).yes_sir for seat in EVERYBODY] == [[], [], [], [CID], [DORA]]
    said.play(said.parse("say nothing"))
    assert [scene(said, seat).yes_sir for seat in EVERYBODY] == [[CID, DORA]] * 5


def test_it_is_open_who_looks_where_and_what_for():
    match = play(table(), "claim the Thief")
    match.play(match.parse("challenge"))
    for seat in EVERYBODY:
        assert look(match, seat) == ("examine", SPOT[4][0], [DORA], THIEF)
    settle(match)
    assert look(match) == ("turn", None, [], None)
    match.play(match.parse("look at your own card"))
    assert look(match) == ("look", SPOT[4][1], [BOB], None)
    settle(match)
    match.play(match.parse("claim the Peasant"))
    assert look(match) == ("show", SPOT[4][3], [ANN, BOB, CID, DORA], PEASANT)


def look(match, seat=None):
    now = scene(match, seat)
    return now.phase, now.pointed_at, now.lookers, now.question


def test_ministers_who_are_confronted_look_at_each_others_cards():
    match = all_pass(play(table("King - - - - -"), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "Yes Sir")
    assert look(match) == ("confront", SPOT[4][4], [BOB, CID], MINISTER)


def test_what_somebody_points_at_is_open_before_it_is_said_what_it_is():
    match = all_pass(play(table(), "claim the Executioner"))
    assert look(match, 2) == ("aim", None, [], None)
    play(match, "point at Cid's card")
    assert look(match, 2) == ("accuse", SPOT[4][3], [], None)
    match.play(match.parse("it is the King"))
    assert look(match, 2) == ("check", SPOT[4][3], [CID], KING)
    match = play(table(PEASANT_FIRST), "claim the Peasant", "point at Bob's card")
    assert look(match) == ("name", SPOT[4][1], [], None)


def test_the_cards_that_the_minister_has_taken_are_open():
    match = as_minister()
    for seat in EVERYBODY:
        assert scene(match, seat).taken == [SPOT[4][0], SPOT[4][1]]
    play(match, "swap them under the table")
    assert scene(match).taken == []


# What comes to light


def the_last_turn(*texts, **fields):
    """Dora has the last turn, and then all comes to light."""
    match = play(table(rounds=1, turn=4, active=3, **fields), *texts)
    return GAME.scenes.epilogue(match.walk())


def test_a_lie_that_was_challenged():
    (verdict,) = the_last_turn("claim the Thief", "let it pass", "challenge").claims
    assert (verdict.round, verdict.claim) == (1, CourtClaim(seat=DORA, character=THIEF))
    assert (verdict.truth, verdict.became, verdict.challenger) == (SHERIFF, "challenged", BOB)
    assert verdict.coins == []


def test_a_lie_that_was_believed_and_what_it_brought():
    (verdict,) = the_last_turn("claim the Thief", *["let it pass"] * 3).claims
    assert (verdict.truth, verdict.became, verdict.challenger) == (SHERIFF, "believed", None)
    assert verdict.coins == [
        Change(seat=ANN, coins=-1),
        Change(seat=CID, coins=-1),
        Change(seat=DORA, coins=2),
    ]


def test_coins_of_later_turns_are_not_counted_to_a_claim():
    match = play(table(rounds=1, turn=3, active=2), "claim the Thief", "challenge", "look at your own card")
    (verdict,) = GAME.scenes.epilogue(match.walk()).claims
    assert purses(match) == [3, 3, 3, 2]
    assert verdict.coins == []


def test_the_truth_that_was_challenged_costs_the_challenger():
    (verdict,) = the_last_turn("claim the Sheriff", "challenge", "Ann pays two").claims
    assert (verdict.truth, verdict.became, verdict.challenger) == (SHERIFF, "challenged", CID)
    assert [(change.seat, change.coins) for change in verdict.coins] == [(ANN, -2), (BOB, -1), (CID, -2)]


def test_a_peasant_was_shown_and_paid_for_a_mistake():
    (verdict,) = the_last_turn("claim the Peasant").claims
    assert (verdict.truth, verdict.became) == (SHERIFF, "shown")
    assert verdict.coins == [Change(seat=DORA, coins=-2)]


def test_the_king_and_those_who_answered_him():
    cards = "Minister Peasant Sheriff Thief King Executioner"
    king, *ministers = the_last_turn(
        "claim the King", *["let it pass"] * 3, "Yes Sir", "say nothing", "Yes Sir", cards=cards
    ).claims
    assert (king.became, king.coins) == ("believed", [Change(seat=DORA, coins=3)])
    assert [(each.claim.seat, each.truth, each.became) for each in ministers] == [
        (CID, THIEF, "confronted"),
        (ANN, MINISTER, "confronted"),
    ]
    assert [each.coins for each in ministers] == [[], [Change(seat=ANN, coins=1), Change(seat=CID, coins=-1)]]


def test_who_could_not_pay_comes_to_light():
    (sheriff,) = the_last_turn("claim the Sheriff", "let it pass", "challenge", "Ann pays two").claims
    assert sheriff.could_not_pay == []
    (sheriff,) = the_last_turn(
        "claim the Sheriff", "let it pass", "challenge", "Ann pays two", purses=(3, 0, 3, 3)
    ).claims
    assert sheriff.could_not_pay == [BOB]  # who challenged; that Bob pays no tax is no debt
    (peasant,) = the_last_turn("claim the Peasant", purses=(3, 3, 3, 1)).claims
    assert peasant.could_not_pay == [DORA]
    (thief,) = the_last_turn("claim the Thief", *["let it pass"] * 3, purses=(0, 3, 0, 3)).claims
    assert thief.could_not_pay == [CID, ANN]


def test_confronted_ministers_who_could_not_pay_stand_with_the_last_of_them():
    cards = "Peasant Minister Sheriff Thief King Executioner"
    said = ["claim the King", *["let it pass"] * 3, "Yes Sir", "say nothing", "Yes Sir"]
    _, cid, ann = the_last_turn(*said, cards=cards, purses=(0, 3, 0, 3)).claims
    assert (cid.could_not_pay, ann.could_not_pay) == ([], [CID])  # Ann took a coin instead, and paid it


def test_the_truth_is_what_the_card_was_when_it_was_claimed():
    """Cid's card was the Executioner; when Dora has had it under the table, the King lies there."""
    match = play(table(rounds=1, turn=3, active=2), "claim the Thief", "challenge", "claim the Minister")
    play(all_pass(match), "take Ann's card and Cid's card", "swap them under the table")
    assert face_up(match)[3] == KING
    assert [claim.truth for claim in GAME.scenes.epilogue(match.walk()).claims] == [EXECUTIONER, SHERIFF]


def test_what_was_challenged_before_the_match_was_taken_up_again_is_known_too():
    match = play(table(rounds=1, turn=4, active=3), "claim the Thief")
    match.play(match.parse("challenge"))
    again = GAME.position(match.state(), seed=1)
    (verdict,) = GAME.scenes.epilogue(again.walk()).claims
    assert (verdict.became, verdict.challenger) == ("challenged", CID)


def test_where_nobody_claimed_anything_nothing_comes_to_light():
    assert the_last_turn("move all cards to the left") is None


def test_the_court_is_what_one_can_claim_to_be():
    match = table()
    words = match.words()
    assert [words.say(character) for character in scene(match).court] == CHARACTERS
