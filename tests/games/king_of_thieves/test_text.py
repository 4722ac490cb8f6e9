"""What people read at the table of King of Thieves."""

import pytest
from rich.text import Text

import cutpurse as cp
from games.king_of_thieves.tables import all_but, deal, draw, hide, play, send, showdown, table


def drawn(match, **how):
    return Text.from_markup(match.draw(**how)).plain


def asked(match, *texts):
    return play(match, *texts).prompt()


HANDS = ["2ruby/1key 1key/1lamp 2key/2lamp", "1key/2lamp", ""]


def test_every_step_is_a_question_with_a_verb():
    match = table(hands=HANDS)
    assert match.prompt() == "Round 3 of 3: escape, or pay 1 reputation to hide or lay a card."
    assert asked(match, "lay a card face up") == "Which card do you lay face up?"
    assert asked(match, "2ruby/1key") == "You lay 1 Key|2 Rubies face up: which end counts?"
    assert asked(match, "ruby") == "What do your 2 Rubies stand for?"
    assert asked(match, "lamp") == "Lay a second card, or is one enough?"
    assert asked(match, "face down") == "Which card do you lay face down?"
    one = table(hands=["1ruby/1key", "", ""])
    assert asked(one, "face up", "1ruby/1key", "ruby") == "What does your Ruby stand for?"


def test_what_it_costs_to_stay():
    broke = table(reputation=[0, 8, 8], guardians=[("4lamp", 8)], hands=HANDS)
    assert broke.prompt() == "Round 3 of 3: escape, or stay for nothing and hide or lay a card."
    rich = table(options={"stakes": "high"})
    assert "pay 2 reputation" in rich.prompt()


def test_who_has_no_cards_is_offered_none():
    assert table().prompt() == "Round 3 of 3: escape, or pay 1 reputation to hide."


def test_who_is_alone_is_told_so_and_offered_a_call_that_is_legal():
    """KT-R13"""
    alone = {"seats": 2, "escaped": [1], "hands": ["1key/1lamp", ""]}
    match = table(**alone, paid=[0], guardians=[("4lamp", 1)])
    assert match.prompt() == (
        "You are alone in the tomb: escape, call the showdown, or pay 1 reputation to hide or lay a card."
    )
    broke = table(**alone, reputation=[0, 8], guardians=[("4lamp", 8)])
    assert broke.prompt() == (
        "You are alone in the tomb: escape, call the showdown, or stay for nothing and hide or lay a card."
    )


def test_who_is_alone_and_has_paid_nothing_is_offered_no_call():
    """KT-R13"""
    match = table(seats=2, escaped=[1], hands=["1key/1lamp", ""])
    assert match.prompt() == (
        "You are alone in the tomb, but have paid nothing for it yet: "
        "escape, or pay 1 reputation to hide or lay a card."
    )
    with pytest.raises(cp.IllegalAction) as refused:
        play(match, "call the showdown")
    assert str(refused.value).endswith("you have paid nothing for this tomb yet (rule 4.8)")


def test_the_showdown_asks_where_cards_count():
    match = showdown(rows=["?2ruby/1key", "", ""])
    assert match.prompt() == "In which duel do you count 2 Rubies?"
    send(match, "tomb")
    assert match.prompt() == "In which duel do you count the community card, 1 Shield|2 Swords?"


@pytest.mark.parametrize(
    ("texts", "action", "reason"),
    [
        ((), "for the tomb", "where a card counts is decided in the showdown (rule 5.2)"),
        ((), "lay 1 Key|1 Lamp", "first say whether you lay a card face up or face down (rule 4.3)"),
        ((), "use the Key end", "there is no card whose end is to be chosen now (rule 4.3)"),
        ((), "declare Keys", "Rubies are declared only when they have been laid face up (rule 4.4)"),
        ((), "enough", "you have laid no card in this turn (rule 4.3)"),
        ((), "call the showdown", "others are still in the tomb (rule 4.8)"),
        (("face up",), "lay 2 Swords|2 Rubies", "you have no such card in your hand (rule 4.3)"),
        (("face up",), "escape", "finish laying the card first (rule 4.3)"),
        (("face up", "1key/1lamp"), "lay 2 Keys|2 Lamps", "finish laying the card first (rule 4.3)"),
        (("face up", "1key/1lamp"), "use the Sword end", "the card has no such end (rule 4.3)"),
        (
            ("face up", "1key/1lamp", "key"),
            "hide",
            "you have laid a card: lay another, or say that it is enough (rule 4.3)",
        ),
    ],
)
def test_a_refused_action_says_why(texts, action, reason):
    match = play(table(hands=HANDS), *texts)
    with pytest.raises(cp.IllegalAction) as refused:
        play(match, action)
    assert str(refused.value) == f'illegal action "{action}": {reason}'


def test_a_refusal_in_the_showdown_says_why():
    match = showdown(rows=["?2ruby/1key", "", ""])
    for action, reason in [
        ("against the Mummy Lord", "that Guardian is not on the table (rule 5.2)"),
        ("hide", "the rounds are over: say in which duel the card counts (rule 5.2)"),
    ]:
        with pytest.raises(cp.IllegalAction) as refused:
            play(match, action)
        assert str(refused.value) == f'illegal action "{action}": {reason}'
    several = showdown(rows=["2sword/1key", "", ""], guardians=[("3sword", 3), ("2sword", 3)])
    with pytest.raises(cp.IllegalAction, match="the symbols do not fit that duel"):
        play(several, "for the tomb")
    empty = table(hands=["", "", ""])
    with pytest.raises(cp.IllegalAction, match="you have no card left to lay"):
        play(empty, "lay a card face up")


def test_others_hear_of_a_face_down_card_only_that_it_was_laid():
    match = play(table(hands=HANDS), "face down", "1key/1lamp", "lamp")
    assert match.narrate() == ["seat 0 lays a card face down."]
    assert match.narrate(seat=0) == ["You lay 1 Lamp|1 Key face down."]


def test_a_face_up_card_is_told_when_it_lies_there_for_good():
    match = play(table(hands=HANDS), "face up", "2ruby/1key", "ruby")
    assert match.narrate() == []
    play(match, "declare Swords")
    assert match.narrate() == ["seat 0 lays 2 Rubies (as Swords)|1 Key face up."]


def test_what_rubies_were_declared_to_be_stands_beside_their_end():
    """The other end of the card is not meant."""
    match = play(table(hands=["1ruby/2shield", "", ""]), "face up", "1ruby/2shield", "ruby", "key")
    assert match.narrate(seat=0)[0] == "You lay 1 Ruby (as a Key)|2 Shields face up."
    assert "    1 Ruby (as a Key), not 2 Shields" in drawn(match).splitlines()
    rows, two = ["1ruby/2key=sword", "", ""], [("3sword", 3), ("2sword", 3)]
    counting = showdown(rows=rows, community="", guardians=two)
    assert counting.prompt() == "In which duel do you count 1 Ruby (as a Sword)?"
    send(counting, "against the Skeleton")
    assert "seat 0 counts 1 Ruby (as a Sword) against the Skeleton." in counting.narrate()
    assert "    1 Ruby (as a Sword) against the Skeleton, not 2 Keys" in drawn(counting).splitlines()


def test_what_is_drawn_only_its_owner_hears():
    match = play(table(hands=HANDS), "hide", "2key/1lamp")
    assert match.narrate() == ["seat 0 hides for 1 reputation."]
    assert match.narrate(seat=0) == ["You hide for 1 reputation.", "You draw 2 Keys|1 Lamp."]


def test_the_first_hand_is_told_as_a_whole():
    match = deal(cp.game("king-of-thieves").new(2, chance="manual"))
    told = match.narrate(seat=0)
    assert told[0] == "You begin."
    assert told[1].startswith("You are dealt 1 Key|1 Lamp, 1 Key|2 Lamps, ")
    assert told[2] == "Tomb 1 of 12: Tomb of the Locksmith, 1 gold for the most Keys."
    assert told[3] == "Its Guardian is a trap, the Poisoned Lock: 2 Keys beat it."
    assert told[4].startswith("The community card is ")


def test_a_tie_says_who_gets_what():
    rows = ["?1sword/1key ?1sword/1lamp", "?2sword/1key", "?2sword/1lamp"]
    match = showdown(rows=rows, community="1key/1lamp", guardians=[("2sword", 5)], reputation=[7, 6, 6])
    assert match.narrate()[-2:] == [
        "A tie of 2 Swords beats the Skeleton; the reputation is shared: "
        "seat 0 gets 1, seat 1 gets 3, and seat 2 gets 1.",
        "Nobody plunders the Tomb of the Iron Sultan; its gold goes back.",
    ]


def test_the_end_says_why_it_is_over():
    tall = {"community": "1key/1lamp", "opened": 12}
    won = showdown(rows=["?1shield/1key", "", ""], treasure=(7, 2, 0), **tall)
    assert won.narrate()[-3:] == [
        "The goal of 10 gold is reached!",
        "In the end seat 0 has 10 gold, seat 1 has 2 gold, and seat 2 has 0 gold.",
        "seat 0 is King of Thieves!",
    ]
    last = showdown(rows=["?1shield/1key", "", ""], treasure=(3, 2, 0), **tall)
    assert last.narrate(seat=0)[-3:] == [
        "That was the last tomb.",
        "In the end you have 6 gold, seat 1 has 2 gold, and seat 2 has 0 gold.",
        "You are King of Thieves!",
    ]
    out = showdown(
        rows=["?1shield/1key", "", ""], guardians=[("4key", 16)], reputation=[8, 0, 0], community="1key/1lamp"
    )
    assert out.narrate()[-5:] == [
        "seat 1 has no reputation left and is out.",
        "seat 2 has no reputation left and is out.",
        "seat 0 is the only thief left in the game.",
        "In the end seat 0 has 3 gold, seat 1 is out, and seat 2 is out.",
        "seat 0 is King of Thieves!",
    ]
    none = showdown(
        seats=2,
        rows=["?1key/1shield", ""],
        guardians=[("4key", 16)],
        reputation=[0, 0],
        community="",
        treasure=(1, 1),
        opened=2,
    )
    assert none.narrate()[-6:] == [
        "seat 0 has no reputation left and is out.",
        "seat 1 has no reputation left and is out.",
        "No thief is left in the game.",
        "In the end seat 0 has 1 gold and seat 1 has 1 gold.",
        "The gold is tied, so reputation counts: seat 0 has 0 and seat 1 has 0.",
        "The crown is shared by seat 0 and seat 1.",
    ]


def test_a_tie_at_the_end_says_by_what_it_was_won():
    match = showdown(
        rows=["?1key/1sword", "", ""],
        treasure=(4, 4, 1),
        reputation=[5, 8, 9],
        guardians=[("4lamp", 2)],
        community="1key/1lamp",
        opened=12,
    )
    assert match.narrate(seat=1)[-4:] == [
        "That was the last tomb.",
        "In the end seat 0 has 4 gold, you have 4 gold, and seat 2 has 1 gold.",
        "The gold is tied, so reputation counts: seat 0 has 5 and you have 8.",
        "You are King of Thieves!",
    ]


def test_a_token_paid_in_the_last_step_is_told_with_the_others():
    """No card is left to draw, so that who pays last ends the showdown with the same step."""
    match = table(hands=["", all_but("1key/1lamp"), ""], community="1key/1lamp", start=2, active=1)
    assert match.state()["undrawn"] == 0
    play(match, "hide")
    assert match.narrate() == [
        "seat 1 hides for 1 reputation.",
        "The showdown!",
        "seat 2 has nothing that counts.",
        "seat 0 has nothing that counts.",
        "seat 1 has nothing that counts.",
        "Still unbeaten: the Skeleton (1 reputation).",
        "Nobody plunders the Tomb of the Iron Sultan; its gold goes back.",
    ]


def test_a_card_is_laid_with_a_verb():
    match = play(table(hands=HANDS), "face up")
    assert match.text(match.legal()[0]) == "lay 1 Key|1 Lamp"


def test_the_showdown_is_told_step_by_step():
    """What counts without asking is told too, and what those have who do not win."""
    rows = ["2shield/1key ?2ruby/1key", "1sword/1key", "?1shield/1lamp"]
    match = table(rows=rows, community="1key/1lamp", guardians=[("2sword", 5)], showdown=True)
    play(match, "2ruby/1key")
    assert match.narrate() == ["seat 0 turns over 2 Rubies|1 Key."]
    play(match, "against the Skeleton")
    assert match.narrate()[1:] == [
        "seat 0 counts 2 Rubies against the Skeleton.",
        "seat 0 has 2 for the tomb and 2 against the Skeleton.",
        "seat 1 has 1 against the Skeleton.",
    ]
    play(match, "1shield/1lamp")
    assert match.narrate(seat=2)[4:] == [
        "You turn over 1 Shield|1 Lamp.",
        "You have 1 for the tomb.",
        "seat 0 beats the Skeleton with 2 Swords and takes 5 reputation.",
        "seat 0 plunders the Tomb of the Iron Sultan with 2 Shields and takes 3 gold.",
    ]


def test_a_showdown_that_asks_nobody_is_told_as_well():
    match = table(rows=["1shield/1key", "", ""], community="1key/1lamp", active=2)
    draw(play(match, "hide"))
    assert match.narrate()[1:5] == [
        "The showdown!",
        "seat 0 has 1 for the tomb.",
        "seat 1 has nothing that counts.",
        "seat 2 has nothing that counts.",
    ]


def test_without_anybody_in_the_tomb_there_is_no_showdown_to_tell():
    match = draw(play(table(escaped=[1, 2]), "escape"))
    assert match.narrate() == [
        "seat 0 escapes.",
        "No reputation lies on the Skeleton, so the card is discarded.",
        "Nobody plunders the Tomb of the Iron Sultan; its gold goes back.",
    ]


def test_a_guardian_without_tokens_brings_nothing():
    match = showdown(rows=["", "?2sword/1key", ""], community="1key/1lamp")
    assert "seat 1 beats the Skeleton with 2 Swords and takes nothing." in match.narrate()


def test_a_shuffle_of_a_single_card_is_told():
    """As many cards come back as were drawn."""
    cards = all_but("1shield/2sword", "1key/1lamp", "1key/2lamp")
    match = play(table(hands=["", cards, ""], undrawn="1key/1lamp"), "escape", "1key/1lamp")
    assert match.state()["undrawn"] == 1
    assert match.narrate()[-1] == "The discards are shuffled and become the deck."


def test_of_two_guardians_of_a_kind_the_younger_is_the_second():
    match = showdown(
        seats=5,
        rows=["?2sword/1key", *[""] * 4],
        community="1key/1lamp",
        guardians=[("2sword", 4), ("2sword", 6)],
    )
    names = [line.split("  ")[2] for line in drawn(match).splitlines() if line.startswith("  Guardian")]
    assert names == ["Skeleton", "second Skeleton"]
    send(match, "against the second Skeleton")
    assert match.narrate()[-3:-1] == [
        "seat 0 beats the second Skeleton with 2 Swords and takes 6 reputation.",
        "Still unbeaten: the Skeleton (4 reputation).",
    ]


def test_the_table_says_who_starts_though_that_seat_has_escaped():
    assert "0 cards  starts, escaped" in drawn(table(escaped=[0], active=1))


def test_gold_that_was_taken_lies_no_longer_on_the_tomb():
    match = showdown(rows=["?1shield/1key", "", ""], community="1key/1lamp")
    assert "most Shields  0 gold" in drawn(match)


def test_the_table_shows_tomb_guardians_community_card_and_rows():
    match = table(
        rows=["2shield/1key ?2ruby/1key", "?1key/1sword 1ruby/2key=lamp", ""],
        hands=["1lamp/1sword", "", "2lamp/2sword"],
        guardians=[("4lamp", 3), ("2sword", 2)],
        escaped=[2],
    )
    lines = [line.rstrip() for line in drawn(match, seat=0).splitlines()]
    assert lines == [
        "King of Thieves  tomb 1 of 12, round 3 · 10 gold to win",
        "  Tomb      Tomb of the Iron Sultan  most Shields  3 gold",
        "  Guardian  Bound Djinn              4 Lamps       3 reputation",
        "  Guardian  Skeleton                 2 Swords      2 reputation",
        "  Community card  1 Shield|2 Swords",
        "",
        "▸ seat 0  0 gold, 7 reputation, 1 card  starts",
        "    2 Shields, not 1 Key  2 Rubies, not 1 Key (face down)",
        "  seat 1  0 gold, 6 reputation, 0 cards",
        "    (face down)  1 Ruby (as a Lamp), not 2 Keys",
        "  seat 2  0 gold, 6 reputation, 1 card  escaped",
        "",
        "deck 33, discards 0 face up and 0 face down",
        "Your hand  1 Lamp|1 Sword",
    ]
    assert "Your hand" not in drawn(match)
    assert "2 Rubies" not in drawn(match, seat=1)


def test_the_showdown_shows_where_cards_count_and_what_they_make():
    match = showdown(rows=["2shield/2key ?2ruby/1key", "", ""])
    send(match, "against the Skeleton")
    assert "tomb 1 of 12, showdown" in drawn(match)
    assert "2 Rubies against the Skeleton, not 1 Key" in drawn(match)
    assert "= 2 for the tomb  2 against the Skeleton" in drawn(match)


@pytest.mark.parametrize("width", [60, 80])
def test_the_table_fits_the_page(width):
    full = " ".join(f"{a}shield/{b}sword" for a in (1, 2) for b in (1, 2))
    match = table(
        rows=["2shield/1key ?2ruby/1key 2sword/1key 1ruby/2key=shield 2sword/2lamp 2shield/2lamp"],
        hands=[full.replace("1shield/2sword", "").strip(), "", ""],
        escaped=[],
        active=1,
        guardians=[("4lamp", 3), ("2sword", 2)],
    )
    names = ["Scheherazade", "greedy", "random"]
    assert max(map(len, drawn(match, seat=0, names=names, width=width).splitlines())) <= width


def test_names_are_not_markup():
    match = table()
    assert "[b]Bo[/b]" in drawn(match, names=["Ann", "[b]Bo[/b]", "Cy"])


def test_who_is_out_and_who_has_won():
    match = showdown(
        rows=["?1shield/1key", "", ""], guardians=[("4key", 8)], reputation=[8, 8, 0], community=""
    )
    assert "seat 2  0 gold, 0 reputation, 0 cards  out" in drawn(match)
    won = showdown(rows=["?1shield/1key", "", ""], treasure=(7, 2, 0), opened=12, community="")
    assert "the game is over" in drawn(won)
    assert "10 gold, 8 reputation, 0 cards  King of Thieves" in drawn(won)


def test_before_the_first_tomb():
    assert "before the first tomb" in drawn(cp.game("king-of-thieves").new(2, chance="manual"))


def test_what_was_left_face_down_comes_to_light_at_the_end():
    match = table(rows=["?2shield/1key 1shield/1lamp", "?1shield/1key", ""], options={"tombs": 1})
    draw(play(match, "escape"))
    hide(match, times=2)
    while match.actor != cp.OVER:
        moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
        match.play(moves[0])
    told = Text.from_markup(match.epilogue(names=["[Ann]", "Bo", "Cy"])).plain.splitlines()
    assert told == ["Left face down and never shown", "Tomb 1: [Ann] left 2 Shields|1 Key."]
    open_game = showdown(rows=["?1shield/1key", "", ""], treasure=(7, 2, 0), opened=12, community="")
    assert open_game.epilogue() == ""
