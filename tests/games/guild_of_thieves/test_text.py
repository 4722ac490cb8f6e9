"""What people read at the table of Guild of Thieves."""

import re

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from games.guild_of_thieves.tables import choices, play, spaces, table

BOARD = """
    L0  C   S   .   G
    T   J1  O   G   G
    F   .   T   L0  L
"""


def drawn(match, **how):
    return Text.from_markup(match.draw(**how)).plain


def lines(match, **how):
    return [line.rstrip() for line in drawn(match, **how).splitlines()]


def test_the_grid_shows_items_thieves_and_gaps():
    assert lines(table(BOARD, "lamp", "camel"))[:4] == [
        "Guild of Thieves  turn 9",
        "   a        b        c        d        e        f        g        h",
        "1 ▲Lamp     Camel    Sword    ·        Guard    ·        ·        ·",
        "2  Turban  ●Jewels   Coins    Guard    Guard    ·        ·        ·",
    ]


def test_two_seats_have_six_rows_and_more_have_seven():
    assert any(line.startswith("6 ") for line in lines(table(BOARD, "lamp", "camel")))
    assert not any(line.startswith("7 ") for line in lines(table(BOARD, "lamp", "camel")))
    assert any(line.startswith("7 ") for line in lines(table(BOARD, "lamp", "camel", "lamp")))


def test_where_there_is_little_room_columns_are_narrow():
    match = table(BOARD, "lamp", "camel")
    for width in (60, 80):
        assert max(map(len, lines(match, width=width))) <= width
    assert lines(match, width=60)[2].startswith("1 ▲Lamp   Camel  Sword  ·      Guard")


def test_what_may_be_chosen_is_marked_for_the_seat_that_chooses():
    match = play(table(BOARD, "camel", "lamp"), "camel", "a1")
    assert spaces(match) == {"c2"}
    assert ">Coins" in drawn(match, seat=0)
    assert ">" not in drawn(match, seat=1)
    assert ">" not in drawn(match)


def test_a_seat_sees_its_hand_and_what_may_be_in_the_others():
    piles = ["sword guard", "coins turban"]
    match = table(BOARD, "lamp", "camel guard lamp", piles=piles, known=["", "camel"], discards=["jewels"])
    own = lines(match, seat=0).index("    hand: Lamp")
    assert lines(match, seat=0)[own + 1 : own + 4] == [
        "    draw pile: Sword and Guard · discard: Jewels, starter Lamp×2, and starter",
        "    Camel",
        "  ● seat 1  67 points  hand 3, draw pile 2, discard 26",
    ]
    text = " ".join(line.strip() for line in lines(match, seat=0))
    assert "hand: Camel, and 2 of these: Lamp, Coins, Turban, and Guard · discard:" in text
    text = " ".join(line.strip() for line in lines(match))
    assert "hand: 1 of these: Lamp, Sword, and Guard · discard: Jewels" in text


def test_without_the_memory_aid_a_seat_sees_its_hand_the_discard_piles_and_how_many_cards_there_are():
    match = table(
        BOARD, "lamp", "camel", piles=["sword guard"], discards=["jewels"], options={"memory_aid": "off"}
    )
    own = lines(match, seat=0).index("▸ ▲ seat 0  hand 1, draw pile 2, discard 4")
    assert lines(match, seat=0)[own + 1 : own + 4] == [
        "    hand: Lamp",
        "    discard: Jewels, starter Lamp×2, and starter Camel",
        "  ● seat 1  hand 1, draw pile 0, discard 30",
    ]
    assert lines(match, seat=0)[own + 4].startswith("    discard: ")
    for seat in (None, 0, 1):
        assert "draw pile:" not in drawn(match, seat=seat)
        assert "points" not in drawn(match, seat=seat)
        assert "of these" not in drawn(match, seat=seat)
    assert "points" in drawn(play(match, "pass", "pass"))


def test_who_has_passed_is_said():
    match = play(table(BOARD, "lamp", "camel"), "pass")
    said = "passed: hand 1, draw pile 0, discard 3"
    assert any(line.startswith("  ▲ seat 0") and line.endswith(f"points  {said}") for line in lines(match))
    narrow = lines(match, width=60)
    name = next(at for at, line in enumerate(narrow) if line.startswith("  ▲ seat 0"))
    assert narrow[name].endswith("points")
    assert narrow[name + 1] == f"    {said}"
    assert max(map(len, narrow)) < 60


def test_what_jewels_copy_is_said_where_a_card_is_chosen():
    match = table(BOARD, "jewels", "camel", last=(1, "coins"))
    assert lines(match)[0] == "Guild of Thieves  turn 9  Jewels copy Coins"
    play(match, "jewels")
    assert lines(match)[0] == "Guild of Thieves  turn 9"


def test_names_are_not_markup():
    match = table(BOARD, "lamp", "camel")
    assert "[b]Bo[/b]" in drawn(match, names=["Ann", "[b]Bo[/b]"])


def test_the_questions():
    match = cp.game("guild-of-thieves").new(2, seed=1)
    assert match.prompt() == "Place a thief on a free card, which you claim when it leaves (3 left)."
    for _ in range(4):
        match.play(match.legal()[0])
    assert match.prompt() == "Place a thief on a free card, which you claim when it leaves (your last)."
    for _ in range(2):
        match.play(match.legal()[0])
    assert match.prompt() == "Play a card, or pass for the rest of the game."


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("lamp", "Lamp: straight on as far as the way is free. Where to?"),
        ("camel", "Camel: three steps, round corners if you like. Where to?"),
        ("coins", "Coins: one step, then draw two cards. Where to?"),
        ("turban", "Turban: over which card first? You claim it, too."),
    ],
)
def test_the_question_says_what_the_card_does(card, question):
    match = play(table(BOARD, card, "lamp"), card)
    assert match.prompt() == f"{card.capitalize()}: which thief moves?"
    assert play(match, "a1").prompt() == question


def test_the_questions_of_sword_and_carpet_and_of_a_second_step():
    match = play(table("L0 C1 T", "sword", "lamp"), "sword", "a1")
    assert match.prompt() == "Sword: whom do you push away?"
    match = play(table("L0 . T", "carpet", "lamp"), "carpet", "a1")
    assert match.prompt() == "Carpet: over the gap. Where to?"
    match = play(table("L0 C T", "turban", "lamp"), "turban", "a1", "b1")
    assert match.prompt() == "Turban: where does the second step end?"


@pytest.mark.parametrize(
    ("played", "action", "reason"),
    [
        ([], "place a1", "thieves are placed before the first turn (rule 1.3)"),
        ([], "play sword", "there is no Sword in your hand (rule 2.2)"),
        ([], "thief a1", "first a card is played (rule 2.1)"),
        (["turban"], "pass for ever", "the card is played: now a thief moves (rule 2.8)"),
        (["turban"], "play lamp", "one card is played in a turn (rule 2.1)"),
        (["turban"], "to b1", "first you choose the thief to move (rule 2.3)"),
        (["turban", "a1"], "thief a1", "the thief is chosen (rule 2.3)"),
        (["turban", "a1"], "to b1", "first you choose the Turban's first step (rule 3.6)"),
        (["turban", "a1"], "over e1", "Turban cannot go over e1 first (rule 3.6)"),
        (["turban", "a1", "b1"], "over b1", "the first step is made (rule 3.6)"),
        (["turban", "a1", "b1"], "to a2", "Turban does not take the thief on a1 to a2 (rule 3.6)"),
        (["lamp", "a1"], "over b1", "only a Turban's first step is chosen (rule 3.6)"),
        (["lamp", "a1"], "to b1", "Lamp does not take the thief on a1 to b1 (rule 3.1)"),
    ],
)
def test_a_refusal_says_why_and_names_the_rule(played, action, reason):
    match = play(table(BOARD, "turban lamp", "lamp"), *played)
    with pytest.raises(cp.IllegalAction) as refused:
        match.play(match.parse(action))
    assert (
        str(refused.value)
        == f'illegal action "{action if "play" not in action else match.text(match.parse(action))}": {reason}'
    )


def test_before_all_thieves_stand_nothing_is_played():
    match = cp.game("guild-of-thieves").new(2, seed=1)
    with pytest.raises(cp.IllegalAction, match=r"first all thieves are placed \(rule 1.3\)"):
        match.play(match.parse("play starter lamp"))


def test_a_move_is_told_when_it_is_made():
    match = play(table(BOARD, "turban", "lamp"), "turban", "a1", "b1", "c1")
    assert match.narrate() == [
        "seat 0 plays Turban: a1 to c1, and claims Lamp and Camel.",
        "seat 0 shuffles the discard pile into a new draw pile.",
    ]
    assert match.narrate(seat=0) == [
        "You play Turban: a1 to c1, and claim Lamp and Camel.",
        "You shuffle your discard pile into a new draw pile.",
    ]


def test_the_end_is_told_with_everybodys_score():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword", "lamp"), "pass", "pass")
    assert match.narrate(1, seat=0)[1:4] == [
        "Everybody has passed. The thieves claim what they stand on.",
        "You have 17 points and 7 cards.",
        "seat 1 has 76 points and 45 cards.",
    ]
    assert match.narrate()[-1] == "seat 1 leads the guild and wins!"
    assert lines(match)[0] == "Guild of Thieves  the game is over"
    assert "cards: Camel, Sword×2, Coins, starter Lamp×2, and starter Camel" in drawn(match)


def test_hands_come_to_light_after_the_game():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword guard", "", piles=["lamp"]), "pass", "pass")
    assert match.epilogue(names=["Ann", "[Bo]"]) == "Ann passed with Sword and Guard in hand."


def test_the_hands_after_the_game_fit_the_page_and_names_are_not_markup():
    hand = "lamp camel sword carpet coins guard"
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", hand, "turban"), "pass", "pass")
    told = match.epilogue(names=["Ann", "[b]Bo[/b]"], width=60)
    assert Text.from_markup(told).plain.splitlines() == [
        "Ann passed with Lamp, Camel, Sword, Carpet, Coins, and",
        "Guard in hand.",
        "[b]Bo[/b] passed with Turban in hand.",
    ]


def test_the_shared_win_and_the_tie_break_are_told():
    """Somewhere among random games there are both."""
    told, rng = set(), [stream(1, 1)]
    for seed in range(400):
        match = cp.game("guild-of-thieves").new(2, seed=seed)
        while match.actor != cp.OVER:
            legal = match.legal()
            match.play(legal[below(rng, len(legal))] if match.state()["turn"] == 0 else legal[-1])
        told |= {re.sub(r"\d+ points", "some points", line) for line in match.narrate(since=50)[-2:]}
    decide = "Most Lamps decide, then most Camels, then most cards."
    assert f"Tied with some points: seat 0 and seat 1. {decide}" in told
    assert "The guild is led together: seat 0 and seat 1 share the win." in told


def test_words_are_short_to_type():
    match = table(BOARD, "turban lamp slamp", "lamp")
    assert match.text(match.parse("l")) == "play Lamp"
    assert match.text(match.parse("star")) == "play starter Lamp"
    assert match.text(match.parse("pass")) == "pass for ever"
    play(match, "t")
    assert match.text(match.parse("A1")) == "thief a1"
    assert choices(match) >= {"thief a1"}


@pytest.mark.parametrize("hand", ["turban lamp", "slamp scamel", "slamp slamp"])
def test_a_p_is_too_short_for_a_pass(hand):
    """It begins "play", too, and a pass is for good."""
    match = table(BOARD, hand, "lamp")
    with pytest.raises(cp.BadNotation):
        match.parse("p")
