"""What people read at the table of Guild of Thieves."""

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.games.guild_of_thieves.state import DEAL
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
    assert match.prompt() == "Place a thief on a free card. You claim it when the thief leaves (3 left)."
    for _ in range(4):
        match.play(match.legal()[0])
    assert match.prompt() == "Place a thief on a free card. You claim it when the thief leaves (your last)."
    for _ in range(2):
        match.play(match.legal()[0])
    assert match.prompt() == "Play a card, or pass for the rest of the game."


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("lamp", "Lamp: straight on as far as the way is free. Where to?"),
        ("camel", "Camel: three steps, round corners if you like. Where to?"),
        ("coins", "Coins: one step, then draw two cards. Where to?"),
        ("turban", "Turban: over which card first? You claim it as well."),
    ],
)
def test_the_question_says_what_the_card_does(card, question):
    match = play(table(BOARD, card, "lamp"), card)
    assert match.prompt() == f"{card.capitalize()}: which thief moves?"
    assert play(match, "a1").prompt() == question


def test_the_questions_of_sword_and_carpet_and_of_a_second_step():
    match = play(table("L0 C1 T", "sword", "lamp"), "sword", "a1")
    assert match.prompt() == "Sword: which thief do you push?"
    match = play(table("L0 . T", "carpet", "lamp"), "carpet", "a1")
    assert match.prompt() == "Carpet: over the gap. Where to?"
    match = play(table("L0 C T", "turban", "lamp"), "turban", "a1", "b1")
    assert match.prompt() == "Turban: where does the second step end?"


@pytest.mark.parametrize(
    ("played", "action", "reason"),
    [
        ([], "place a1", "thieves are placed before the first turn only (rule 1.3)"),
        ([], "play sword", "you have no Sword in your hand (rule 2.2)"),
        ([], "thief a1", "you must play a card first (rule 2.1)"),
        (["turban"], "pass for good", "you have played a card, so a thief must move (rule 2.8)"),
        (["turban"], "play lamp", "you play only one card in a turn (rule 2.1)"),
        (["turban"], "to b1", "you must first choose which thief moves (rule 2.3)"),
        (["turban", "a1"], "thief a1", "you have already chosen a thief (rule 2.3)"),
        (["turban", "a1"], "to b1", "you must choose the Turban's first step first (rule 3.6)"),
        (["turban", "a1"], "over e1", "a Turban cannot take the thief over e1 first (rule 3.6)"),
        (["turban", "a1", "b1"], "over b1", "the first step has already been made (rule 3.6)"),
        (["turban", "a1", "b1"], "to a2", "a Turban cannot take the thief from a1 to a2 (rule 3.6)"),
        (["lamp", "a1"], "over b1", "you choose a first step only with a Turban (rule 3.6)"),
        (["lamp", "a1"], "to b1", "a Lamp cannot take the thief from a1 to b1 (rule 3.1)"),
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
    with pytest.raises(cp.IllegalAction, match=r"all thieves must be placed first \(rule 1.3\)"):
        match.play(match.parse("play starter lamp"))


def test_a_move_is_told_when_it_is_made():
    match = play(table(BOARD, "turban", "lamp"), "turban", "a1", "b1", "c1")
    assert match.narrate() == [
        "seat 0 plays a Turban, moves from a1 to c1 and claims a Lamp and a Camel.",
        "seat 0 shuffles the discard pile into a new draw pile.",
    ]
    assert match.narrate(seat=0) == [
        "You play a Turban, move from a1 to c1 and claim a Lamp and a Camel.",
        "You shuffle your discard pile into a new draw pile.",
    ]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("lamp", "You play a Lamp, move from a1 to b1 and claim Coins."),
        ("coins", "You play Coins, move from a1 to b1 and claim Coins."),
        ("jewels", "You play Jewels as a Lamp, move from a1 to b1 and claim Coins."),
        ("slamp", "You play a starter Lamp, move from a1 to b1 and claim Coins."),
    ],
)
def test_cards_have_the_article_that_they_need(card, told):
    match = play(table("O0 J .", card, "lamp", last=(1, "lamp")), card.replace("sl", "starter l"), "a1", "b1")
    assert match.narrate(seat=0)[0] == told


def test_the_end_is_told_with_everybodys_score():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword", "lamp"), "pass", "pass")
    assert match.narrate(1, seat=0)[1:4] == [
        "Everybody has passed. Every thief claims the card it stands on.",
        "You have 17 points and 7 cards.",
        "seat 1 has 76 points and 45 cards.",
    ]
    assert match.narrate()[-1] == "seat 1 leads the guild and wins!"
    assert lines(match)[0] == "Guild of Thieves  the game is over"
    assert "cards: Camel, Sword×2, Coins, starter Lamp×2, and starter Camel" in drawn(match)


def test_hands_come_to_light_after_the_game():
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", "sword guard", "", piles=["lamp"]), "pass", "pass")
    assert match.epilogue(names=["Ann", "[Bo]"]) == "Ann passed with a Sword and a Guard in hand."


def test_a_hand_after_the_game_has_each_kind_once():
    hand = "coins coins coins jewels carpet carpet slamp slamp"
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", hand, ""), "pass", "pass")
    told = "seat 0 passed with 2 Carpets, 3 Coins cards, Jewels, and 2 starter Lamps in hand."
    assert match.epilogue(width=100) == told


def test_the_hands_after_the_game_fit_the_page_and_names_are_not_markup():
    hand = "lamp camel sword carpet coins guard"
    match = play(table("S0 C0 O0 L\nT1 J1 L1 L", hand, "turban"), "pass", "pass")
    told = match.epilogue(names=["Ann", "[b]Bo[/b]"], width=60)
    assert Text.from_markup(told).plain.splitlines() == [
        "Ann passed with a Lamp, a Camel, a Sword, a Carpet, Coins,",
        "and a Guard in hand.",
        "[b]Bo[/b] passed with a Turban in hand.",
    ]


def all_placed(row, *spaces):
    """The first items of the grid are these, and the thieves of each seat stand on these of its spaces."""
    match = play(cp.game("guild-of-thieves").new(len(spaces), chance="manual"), *row.split())
    while match.state()["phase"] == DEAL:
        match.play(match.outcomes()[0][0])
    play(match, "seat 0 first")
    left = [names.split() for names in spaces]
    while any(left):
        play(match, left[match.actor].pop(0))
    return match


def after_the_scores(match):
    """What is told when all pass that are still playing, from the ties on."""
    while match.actor != cp.OVER:
        play(match, "pass")
    told = match.narrate()
    return told[[" points and " in line for line in told].index(True) + match.seats :]


TIED = "Tied with 5 points: seat 0 and seat 1."
SEAT_0_WINS = "seat 0 leads the guild and wins!"


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("camel turban guard coins turban guard", [SEAT_0_WINS]),
        ("sword lamp guard coins coins guard", [TIED, "Most Lamps: seat 0, with 3.", SEAT_0_WINS]),
        (
            "camel turban guard coins coins guard",
            [
                TIED,
                "Most Lamps: seat 0 and seat 1, with 2 each.",
                "Most Camels: seat 0, with 2.",
                SEAT_0_WINS,
            ],
        ),
        (
            "camel turban guard camel turban guard",
            [
                TIED,
                "Most Lamps: seat 0 and seat 1, with 2 each.",
                "Most Camels: seat 0 and seat 1, with 2 each.",
                "Most cards: seat 0 and seat 1, with 6 each.",
                "Still tied: seat 0 and seat 1 lead the guild together and share the win.",
            ],
        ),
    ],
)
def test_a_win_by_a_tie_break_is_told_with_what_decides(row, told):
    assert after_the_scores(all_placed(row, "a1 b1 c1", "d1 e1 f1")) == told


def test_most_cards_decide_when_all_else_is_equal():
    row = "sword coins turban coins turban turban guard coins"
    match = play(all_placed(row, "a1 b1 c1", "d1 e1 f1"), "starter lamp", "f1", "h1")
    assert after_the_scores(match)[-2:] == ["Most cards: seat 1, with 7.", "seat 1 leads the guild and wins!"]


def test_of_three_that_are_tied_one_tie_break_after_the_other_leaves_fewer():
    row = "lamp camel turban lamp coins coins sword coins guard"
    assert after_the_scores(all_placed(row, "a1 b1 c1", "d1 e1 f1", "g1 h1 a2")) == [
        "Tied with 7 points: seat 0, seat 1, and seat 2.",
        "Most Lamps: seat 0 and seat 1, with 3 each.",
        "Most Camels: seat 0, with 2.",
        "seat 0 leads the guild and wins!",
    ]


def test_words_are_short_to_type():
    match = table(BOARD, "turban lamp slamp", "lamp")
    assert match.text(match.parse("l")) == "play Lamp"
    assert match.text(match.parse("star")) == "play starter Lamp"
    assert match.text(match.parse("pass")) == "pass for good"
    play(match, "t")
    assert match.text(match.parse("A1")) == "thief a1"
    assert choices(match) >= {"thief a1"}


@pytest.mark.parametrize("hand", ["turban lamp", "slamp scamel", "slamp slamp"])
def test_a_p_is_too_short_for_a_pass(hand):
    """It begins "play", too, and a pass is for good."""
    match = table(BOARD, hand, "lamp")
    with pytest.raises(cp.BadNotation):
        match.parse("p")
