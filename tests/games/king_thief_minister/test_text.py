"""What people read at the table of King Thief Minister."""

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.markup import plain
from games.king_thief_minister.tables import NAMES, all_pass, play, settle, table, told


def drawn(match, **how):
    return Text.from_markup(match.draw(names=NAMES, **how)).plain


def prompt(match):
    return match.prompt(names=NAMES)


def test_every_question_says_what_to_do():
    match = table()
    assert prompt(match) == "Look at your card for a coin, move the cards, or claim a character."
    play(match, "claim the King")
    assert prompt(match) == "Ann claims to be the King. Challenge that, or let it pass?"
    all_pass(match)
    assert prompt(match) == "Who is the Minister? Answer in secret."
    for claim, first, then in [
        ("claim the Minister", "As Minister, take two cards.", "take Ann's card and Bob's card"),
        ("claim the Executioner", "As Executioner, point at another player's card.", "point at Bob's card"),
        ("claim the Sheriff", "As Sheriff, say who pays two coins.", None),
    ]:
        match = all_pass(play(table(), claim))
        assert prompt(match) == first
        if then:
            play(match, then)
            assert prompt(match) in (
                "Swap the two openly, swap them under the table, or only seem to.",
                "Which character is Bob's card?",
            )
    match = play(table("Peasant King Thief Minister Executioner Sheriff"), "claim the Peasant")
    assert prompt(match) == "As Peasant, point at the next card that you will name."
    first = cp.game("king-thief-minister").new(3, seed=1)
    assert prompt(first) == "Choose a card to look at before the game begins."


@pytest.mark.parametrize(
    ("position", "words", "rule"),
    [
        (lambda: table(), "Yes Sir", "2.1"),
        (lambda: table(purses=(0, 6, 6, 6)), "look at your own card", "2.3"),
        (lambda: cp.game("king-thief-minister").new(3, seed=1), "point at {own}", "1.4"),
        (lambda: all_pass(play(table(), "claim the Executioner")), "point at Ann's card", "4.7"),
        (lambda: all_pass(play(table(), "claim the Sheriff")), "Ann pays two", "4.8"),
    ],
)
def test_a_refusal_names_its_rule(position, words, rule):
    match = position()
    words = words.format(own=f"{NAMES[match.actor]}'s card")
    with pytest.raises(cp.IllegalAction, match=rf"\(rule {rule}\)"):
        match.play(match.parse(words, names=NAMES))


def test_the_one_who_looks_sits_at_the_front():
    lines = drawn(table(), seat=1).splitlines()
    assert "King Thief Minister  round 1  treasury 8 ●●●●●●●●" in lines[0]
    assert lines[1].split() == ["Cid", "Dora", "nobody's"]
    assert lines[6].split() == ["nobody's", "Bob", "▸", "Ann"]


def test_where_there_is_no_room_the_spots_stand_in_a_list():
    lines = drawn(table(), seat=1, width=40).splitlines()
    assert len(lines) == 7
    assert lines[1] == "Bob       3 ●●●  ?  "


def test_long_names_are_cut_and_are_not_markup():
    names = ["[b]Ann[/b]", "B" * 24, "Cid", "Dora"]
    text = Text.from_markup(table().draw(names=names)).plain
    assert "[b]Ann[/b]" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_cards_that_lie_face_up_are_shown():
    match = play(table("Peasant King Thief Minister Executioner Sheriff"), "claim the Peasant")
    assert "Peasant" in drawn(match)
    play(match, "point at Bob's card", "it is the King")
    assert "│    King     │" in drawn(match)
    assert "Thief" not in drawn(match).replace("King Thief Minister", "")


def test_the_memory_aid_notes_what_can_be_known():
    match = play(table(memory_aid="on"), "look at your own card")
    assert "King" in drawn(match, seat=0).splitlines()[12]
    all_pass(play(match, "claim the Minister"))
    play(match, "take Ann's card and Cid's card", "swap them under the table")
    assert "King 50 %  Thief 10 %" in drawn(match, seat=0)
    assert "%" not in drawn(match, seat=2)


def test_each_hears_what_concerns_it():
    match = play(table(), "claim the Thief", "challenge")
    assert told(match, 3) == [
        "Ann claims to be the Thief.",
        "You challenge that.",
        "On Ann's card you see the King.",
        "It is a lie: nothing happens.",
    ]
    assert told(match, 0) == [
        "You claim to be the Thief.",
        "Dora challenges that.",
        "It is a lie: nothing happens.",
    ]


def test_what_was_unseen_has_words_too():
    match = all_pass(play(table(), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "say nothing")
    answers = match.witnessed(0)[4:7]
    said = [match.step_text(step, names=NAMES) for step in answers]
    assert said == ["something unseen", "something unseen", "Yes Sir: Cid and Dora"]


def test_after_the_game_every_claim_is_told_with_the_truth():
    """Bob has Ann's card and his own under the table; what he claims then is a card nobody had seen."""
    match = table("King - Minister Executioner - -", rounds=2, turn=1)
    play(match, "claim the Thief", "challenge", "claim the Minister", "let it pass", "let it pass")
    play(match, "let it pass", "take Ann's card and Bob's card", "swap them under the table")
    all_pass(play(match, "claim the King"))
    play(match, "Yes Sir", "say nothing", "Yes Sir")
    while match.actor == cp.CHANCE:
        match.play(match.outcomes()[-1][0])
    play(match, "move all cards to the left", "move all cards to the left", "move all cards to the left")
    play(match, "claim the Peasant")
    while match.actor == cp.CHANCE:
        match.play(match.outcomes()[-1][0])
    while match.actor != cp.OVER:
        match.play(match.outcomes()[0][0] if match.actor == cp.CHANCE else match.legal()[1])
        settle(match)
    assert report(match) == [
        "What was true, round by round",
        " 1  Ann   Thief     a lie: King         challenged: Dora",
        " 1  Bob   Minister  a lie: Sheriff      believed",
        " 1  Cid   King      a lie: Executioner  believed          Cid +3",
        " 1  Bob   Minister  a lie: King         confronted",
        " 1  Dora  Minister  a lie: Peasant      confronted        Bob -1, Dora -1",
        " 2  Cid   Peasant   a lie: Sheriff      shown to all      Cid -2",
    ]


def report(match, **how):
    """The lines of what comes to light."""
    return plain(match.epilogue(names=NAMES, **how)).splitlines()


def test_where_there_is_no_room_coins_stand_below_the_claim():
    match = table("Thief - - - - -", purses=(3, 0, 3, 0), rounds=1, turn=4)
    play(match, "claim the Thief", "challenge")
    while match.actor == cp.CHANCE:
        match.play(match.outcomes()[0][0])
    assert report(match)[1:] == [" 1  Ann  Thief  true  challenged: Dora  Ann +3, Cid +1; Dora could not pay"]
    assert report(match, width=60)[1:] == [
        " 1  Ann  Thief  true  challenged: Dora",
        "    Ann +3, Cid +1; Dora could not pay",
    ]


# Who has no coin


def test_a_challenger_who_has_no_coin():
    match = play(table(purses=(3, 4, 4, 0)), "claim the King", "challenge")
    assert told(match, 3)[-4:-1] == [
        "It is true.",
        "You have no coin to pay: the others take from the treasury.",
        "Coins: Ann +4, Bob +1, and Cid +1; the treasury holds 3.",
    ]
    rich = play(table(purses=(3, 4, 4, 1)), "claim the King", "challenge")
    assert not any("no coin" in line for line in told(rich))


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (0, ["Ann has no coin to pay: the others take from the treasury."]),
        (1, ["Ann has no second coin to pay: the others take from the treasury."]),
        (2, []),
    ],
)
@pytest.mark.parametrize("others", [(3, 3, 3), (6, 5, 5)])
def test_a_peasant_who_cannot_pay_for_a_mistake(coins, said, others):
    match = play(table(purses=(coins, *others)), "claim the Peasant")
    assert [line for line in told(match) if "coin to pay" in line] == said


def test_false_ministers_who_have_no_coin():
    """Dora has none; of what others take Bob gets one, and pays it. Then Cid, the Minister, takes one."""
    cards = "King Thief Sheriff Minister Peasant Executioner"
    match = all_pass(play(table(cards, purses=(3, 0, 3, 0)), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "Yes Sir")
    assert told(match)[-3:] == [
        "No, Bob's card is not the Minister.",
        "Dora has no coin to pay: the others take from the treasury.",
        "Coins: Ann +1 and Cid +2; the treasury holds 8.",
    ]
    match = all_pass(play(table(cards, purses=(3, 0, 0, 3)), "claim the King"))
    play(match, "say nothing", "Yes Sir", "Yes Sir")  # Cid is the Minister, and owes nothing
    assert [line for line in told(match) if "no coin" in line] == [
        "Bob has no coin to pay: the others take from the treasury."
    ]


@pytest.mark.parametrize(
    ("purses", "said"),
    [
        ((3, 3, 3, 0), ["Dora has no coin to steal: you take one from the treasury."]),
        (
            (3, 0, 3, 0),
            [
                "Dora has no coin to steal: you take one from the treasury.",
                "Bob has no coin to steal: you take one from the treasury.",
            ],
        ),
        ((9, 0, 10, 0), ["Dora has no coin to steal: you take one from the treasury."]),  # it was the last
        ((3, 3, 0, 3), []),
    ],
)
def test_neighbours_of_the_thief_who_have_no_coin(purses, said):
    match = all_pass(play(table(purses=purses), "claim the Thief"))
    assert [line for line in told(match, 0) if "no coin" in line] == said


def test_a_challenger_and_a_neighbour_who_have_no_coin():
    match = play(table("Thief - - - - -", purses=(3, 0, 4, 0)), "claim the Thief", "challenge")
    assert told(match, 1)[-3:] == [
        "Dora has no coin to pay: the others take from the treasury.",
        "Dora has no coin to steal: Ann takes one from the treasury.",
        "Coins: Ann +3 and Cid +1; the treasury holds 9.",
    ]


# Under the table


@pytest.mark.parametrize(
    ("manner", "done"),
    [
        ("swap them under the table", "You swap them under the table."),
        ("only seem to swap them", "You only seem to swap them."),
    ],
)
def test_the_minister_is_told_what_she_did_and_must_keep_it_in_mind(manner, done):
    match = play(all_pass(play(table(), "claim the Minister")), "take Bob's card and Cid's card", manner)
    assert told(match, 0)[-2:] == ["You handle them under the table.", done]
    assert [type(line).__name__ for line in told(match, 0)[-2:]] == ["str", "Glimpse"]
    for seat in (None, 1, 2, 3):
        assert told(match, seat)[-1] == "Ann handles them under the table."


def test_with_the_memory_aid_what_the_minister_did_stays_in_her_story():
    match = all_pass(play(table(memory_aid="on"), "claim the Minister"))
    play(match, "take Bob's card and Cid's card", "only seem to swap them")
    assert told(match, 0)[-2:] == ["You take Bob's card and Cid's card.", "You only seem to swap them."]
    assert type(told(match, 0)[-1]) is str
    assert told(match, 1)[-1] == "Ann handles them under the table."


def test_an_open_swap_is_told_to_all_alike():
    match = all_pass(play(table(), "claim the Minister"))
    play(match, "take Bob's card and Cid's card", "swap them openly")
    assert told(match, 0)[-1] == "You swap them for all to see."
    assert told(match, 1)[-1] == "Ann swaps them for all to see."


# The end


def test_the_end_says_what_everybody_has():
    match = play(table(purses=(1, 7, 0, 6), rounds=1, turn=4, active=3), "move all cards to the left")
    assert told(match, 1)[-3:] == [
        "The only round is over.",
        "At the end Ann has 1 coin, you have 7 coins, Cid has nothing, and Dora has 6 coins.",
        "You win!",
    ]


def test_a_report_is_for_the_end():
    with pytest.raises(cp.NotOver):
        table().epilogue()


def test_a_game_without_claims_has_no_report():
    match = table(rounds=1, turn=4, active=3)
    play(match, "move all cards to the left")
    assert match.epilogue() == ""
