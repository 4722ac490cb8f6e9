"""What people read of Forty Thieves: what is asked, what happened, and why something is refused."""

import re

import pytest

import cutpurse as cp
from cutpurse.engine.words.phrases import Glimpse
from cutpurse.games.forty_thieves.things import COLOUR, SYMBOL
from games.forty_thieves.tables import SUNS_AND_REDS, nobody_answers, play, settle, table


def told(match, seat=None):
    return match.narrate(seat=seat)


# What is asked


@pytest.mark.parametrize(
    ("hand", "stage", "question"),
    [
        ("red-sun", "build", "Discard what you do not want; then your hand is filled up to three tiles."),
        ("red-sun", "glimpse", "Look at one tile of the board, or pass."),
        ("Lantern", "glimpse", "Look at one tile of the board, play a Lantern to peek at two, or pass."),
        ("Lantern", "action", "Put a tile from your hand on the board, swap two neighbours, or pass."),
        (
            "Sapphire",
            "action",
            "Put a tile from your hand on the board, swap two neighbours, play a special tile, or pass.",
        ),
        ("", "action", "Swap two neighbours, or pass."),
        ("red-sun", "steal", "Announce a theft, or pass to end your turn."),
    ],
)
def test_each_stage_asks_its_question(hand, stage, question):
    assert table(hands=(hand, ""), stage=stage).prompt() == question


def all_open():
    thieves = [f"{colour.id}-{symbol.id}!" for colour in COLOUR for symbol in SYMBOL[:4]]
    return table(" ".join(thieves), ("Lantern", ""), stage="glimpse")


def test_where_nothing_lies_closed_there_is_no_glimpse_to_ask_for():
    match = all_open()
    assert match.prompt() == "No tile lies face down: pass."
    with pytest.raises(cp.IllegalAction, match=r"at least one of them closed \(rule 4.6\)"):
        match.play(match.parse("play lantern x"))


def test_the_questions_in_the_middle_of_something():
    match = table("? ? ? ?  ? Lantern ? ?" + " ?" * 8, stage="glimpse")
    play(match, "look at b2")
    assert match.prompt() == "The Lantern on b2 shows 3 tiles around it. Choose one."
    play(match, "show a1", "show b1")
    assert match.prompt() == "The Lantern on b2 shows one more tile around it. Which?"
    match = table(hands=("Lantern", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    assert match.prompt() == "Choose two adjacent tiles to peek at. Which is the first?"
    assert play(match, "peek at c3").prompt() == "Which tile next to c3 is the second?"
    assert play(table(hands=("red-sun", "")), "put x").prompt() == "On which place do you put tile x?"
    assert play(table(), "swap c3").prompt() == "Which neighbour do you swap with c3?"
    match = table(hands=("Sapphire", ""))
    nobody_answers(play(match, "play sapphire x"))
    assert match.prompt() == "Choose the gem or Sapphire tile that you take."


def test_a_line_asks_for_a_gem_that_touches_it_if_there_is_one():
    match = table(SUNS_AND_REDS, stage="steal", gems=(2, 3), loot=(3, 4))
    assert play(match, "steal row 1").prompt() == "Row 1 pays. Choose a gem that touches it."
    play(match, "take gem 2")
    assert match.prompt() == "Column a pays. Choose the gem or Sapphire tile that you take."


def test_who_is_asked_for_a_dagger_hears_what_was_played():
    match = play(table(hands=("Sapphire Dagger", "Dagger")), "play sapphire x")
    assert match.prompt() == "seat 0 plays a Sapphire. Answer with a Dagger, or let it pass."
    play(match, "play dagger x")
    assert match.prompt() == "seat 1 plays a Dagger. Answer with a Dagger, or let it pass."
    match = play(table(hands=("Amulet", ""), eyes=(1, 0)), "play amulet x")
    assert match.prompt() == "seat 0 plays an Amulet. You hold no Dagger to answer with."


def test_a_choice_is_a_verb_and_what_it_is_done_with():
    def chosen(match):
        return {
            str(it): (it.verb, [(target.kind, target.id) for target in it.targets])
            for it in match.listener(0).choices()
        }

    match = table(hands=("red-sun Sapphire", ""))
    assert chosen(match)["play Sapphire y"] == ("play", [("special", "sapphire"), ("slot", "y")])
    assert chosen(match)["swap b2"] == ("swap", [("place", "b2")])
    thefts = chosen(table(stage="steal"))
    assert thefts["steal gem 5"] == ("steal", [("gem", 5)])
    assert thefts["steal diagonal d1 a4"] == ("steal", [("line", "diagonal-d1-a4")])
    discards = chosen(table(hands=("red-sun Sapphire", ""), stage="build"))
    assert discards["discard x y"] == ("discard", [("slot", "x"), ("slot", "y")])
    assert discards["discard nothing"] == ("discard-nothing", [])


# What happened


def test_a_glimpse_is_told_to_who_looked_and_only_for_a_moment():
    match = play(table("blue-moon " + "? " * 15, stage="glimpse"), "look at a1")
    mine, others = told(match, 0), told(match, 1)
    assert mine == ["You look at a1.", "On a1: a blue moon thief."]
    assert others == ["seat 0 looks at a1."]
    assert [isinstance(line, Glimpse) for line in mine] == [False, True]


def test_with_the_memory_aid_nothing_is_fleeting():
    board = "blue-moon ? ? ?  Dagger red-sun ? ?  blue-star green-hand ? ?  ? ? ? ?"
    for aid in ("off", "on"):
        match = table(board, stage="glimpse", options={"memory_aid": aid})
        play(match, "look at a1", "pass", "steal gem 4")
        assert any(isinstance(line, Glimpse) for line in told(match, 0)) == (aid == "off")
        assert any(isinstance(line, Glimpse) for line in told(match, 1)) == (aid == "off")


def test_what_is_shown_to_all_and_turned_face_down_is_fleeting_for_all():
    match = table("Lantern red-sun ? ?  Sapphire Amulet ? ?" + " ?" * 8, stage="glimpse")
    play(match, "look at a1")
    for seat in (0, 1, None):
        fleeting = [str(line) for line in told(match, seat) if isinstance(line, Glimpse)]
        assert fleeting == [
            "A Lantern on a1! It shows everybody what lies around it.",
            "On b1: a red sun thief.",
            "On b2: an Amulet.",
        ]
    assert told(match, 0)[-2] == "A Sapphire on a2! You keep it, and a new jar takes its place."


def test_a_dagger_is_told_with_what_it_costs():
    match = table("Dagger " + "? " * 15, ("red-sun Amulet", ""), stage="glimpse")
    play(match, "look at a1")
    assert told(match, 1) == [
        "seat 0 looks at a1.",
        "A Dagger on a1! seat 0 loses the whole hand.",
        "seat 0 discards a red sun thief.",
        "seat 0 discards an Amulet.",
    ]


@pytest.mark.parametrize(
    ("aid", "drawing"), [("off", r"You draw a \w+ \w+ jar\."), ("on", r"You draw an? .+ in a \w+ \w+ jar\.")]
)
def test_drawing_is_told_by_the_jar_and_by_the_face_only_with_the_memory_aid(aid, drawing):
    """The hand shows a tile as long as it is there; what is told can be read for ever."""
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build", options={"memory_aid": aid})
    play(match, "discard x")
    assert told(match, 0)[0] == "You discard a red sun thief."
    assert re.fullmatch(drawing, told(match, 0)[1])
    assert told(match, 1) == ["seat 0 discards a red sun thief.", "seat 0 fills the hand up to three tiles."]


def test_of_a_hand_that_is_kept_nothing_is_told():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    play(match, "discard nothing")
    assert told(match, 0) == told(match, 1) == []


def test_actions_are_told():
    match = table("blue-moon/red-moon " + "? " * 15, ("red-sun/blue-sun", ""))
    play(match, "put x", "on a1")
    assert told(match, 0) == ["You put a blue sun jar on a1 and take the red moon jar from there."]
    assert told(match, 1) == ["seat 0 puts a blue sun jar on a1 and takes the red moon jar from there."]
    assert told(play(table(), "swap b2", "with a1"), 1) == ["seat 0 swaps a1 and b2."]


def test_what_comes_to_ones_hand_from_the_board_is_told_only_with_the_memory_aid():
    board = "blue-moon/red-moon " + "? " * 15
    match = play(table(board, ("red-sun", ""), options={"memory_aid": "on"}), "put x", "on a1")
    assert told(match, 0)[1:] == ["It holds a blue moon thief."]
    assert len(told(match, 1)) == 1


def test_no_line_tells_for_ever_what_a_drawn_tile_is_that_lies_face_down_by_now():
    """A tile is drawn, put on the board, and only its jar is in the story."""
    match = table(hands=("", "red-hand"), stage="steal")
    play(match, "pass", "discard nothing", "pass", "pass", "pass", "pass", "put x", "on a1")
    drawn_first = [line for line in told(match, 0) if line.startswith("You draw")]
    assert len(drawn_first) == 3
    assert not any("thief" in line for line in told(match, 0) if not isinstance(line, Glimpse))


def test_an_open_tile_that_goes_into_a_hand_is_told_by_its_face():
    match = table("blue-moon/red-moon! " + "? " * 15, ("red-sun/blue-sun", ""))
    play(match, "put x", "on a1")
    assert told(match, 1) == ["seat 0 puts a blue sun jar on a1 and takes the blue moon thief from there."]


def test_a_quarrel_of_daggers_is_told():
    match = table(hands=("Sapphire Dagger", "Dagger Dagger"))
    play(match, "play sapphire x", "play dagger x", "play dagger y", "play dagger y", "pass")
    assert told(match, 1) == [
        "seat 0 plays a Sapphire.",
        "You answer with a Dagger.",
        "seat 0 answers with a Dagger.",
        "You answer with a Dagger.",
        "The Sapphire is cancelled.",
    ]
    match = table(hands=("Amulet", ""), eyes=(1, 0))
    assert told(nobody_answers(play(match, "play amulet x")), 1)[-1] == "seat 0 gives back an Evil Eye."


def test_a_peek_is_told():
    match = table("blue-moon Sapphire " + "? " * 14, ("Lantern", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at b1", "peek at a1")
    sapphire = "A Sapphire on b1! seat 0 keeps it, and a new jar takes its place."
    assert told(match, 1) == ["seat 0 plays a Lantern.", "seat 0 peeks at a1 and b1.", sapphire]
    assert "On a1: a blue moon thief." in told(match, 0)


def test_a_theft_is_told_with_its_four_tiles():
    board = "red-sun! blue-sun ? ?  green-sun yellow-sun" + " ?" * 10
    match = play(table(board, stage="steal"), "steal gem 1")
    tiles = "a1 red sun thief, b1 blue sun thief, a2 green sun thief, and b2 yellow sun thief"
    assert told(match, 1)[:4] == [
        "seat 0 announces a theft: gem 1.",
        f"The four tiles: {tiles}.",
        "That is a set! seat 0 succeeds.",
        "seat 0 takes gem 1.",
    ]
    assert not any(isinstance(line, Glimpse) for line in told(match, 1)[:4])
    match = play(table(board.replace("blue-sun", "Dagger"), stage="steal", eyes=(0, 0)), "steal gem 1")
    assert told(match, 0)[2] == "That is no set: you fail and take an Evil Eye."
    match = play(table(board.replace("blue-sun", "Dagger"), stage="steal", eyes=(7, 8)), "steal gem 1")
    assert told(match, 1)[2] == "That is no set: seat 0 fails and no Evil Eye is left to take."


def test_every_line_that_pays_is_told_and_the_new_jars_after_the_last():
    match = table(SUNS_AND_REDS, stage="steal", gems=(2, 3), loot=(3, 4))
    play(match, "steal row 1", "take gem 2", "rob seat 1 of a gem")
    assert told(match, 1)[2:7] == [
        "That is a set! seat 0 succeeds.",
        "Row 1 pays.",
        "seat 0 takes gem 2.",
        "Column a pays.",
        "seat 0 robs you of a gem.",
    ]
    assert told(match, 1)[7] == "New jars lie on a1, b1, c1, d1, a2, a3, and a4."


def test_when_the_game_is_over_no_new_jars_are_told():
    match = table(SUNS_AND_REDS, stage="steal", gems=(2,), loot=(8, 0))
    play(match, "steal row 1", "take gem 2")
    assert told(match, 1)[3:6] == ["Row 1 pays.", "seat 0 takes gem 2.", "The last gem has left the board."]


def test_a_robbery_and_the_end_are_told():
    match = table(hands=("Sapphire", "", ""), gems=(7,), loot=(4, 4, 0))
    nobody_answers(play(match, "play sapphire x"))
    play(match, "rob seat 1 of a gem")
    assert told(match, 1)[-1] == "seat 0 robs you of a gem."
    match = table(hands=("Sapphire", ""), gems=(7,), loot=(3, 5), tiles=(0, 1))
    nobody_answers(play(match, "play sapphire x"))
    assert told(play(match, "take gem 7"))[-4:] == [
        "The last gem has left the board.",
        "seat 0 has 4 points: 4 gems and no Sapphire tiles.",
        "seat 1 has 6 points: 5 gems and 1 Sapphire tile.",
        "seat 1 wins!",
    ]
    match = table(hands=("Sapphire", ""), gems=(7,), loot=(4, 4), tiles=(0, 0))
    nobody_answers(play(match, "play sapphire x"))
    assert told(play(match, "take gem 7"), 0)[-1] == "You win!"
    match = table(stage="steal", gems=(1,), loot=(4, 4), options={"turns": 7})
    assert told(play(match, "pass"))[-1] == "The win is shared by seat 0 and seat 1."


@pytest.mark.parametrize(
    ("hoards", "ties"),
    [
        ({"loot": (4, 3)}, ["seat 0 wins!"]),
        (
            {"loot": (5, 3), "eyes": (2, 0)},
            [
                "Tied with 3 points: seat 0 and seat 1.",
                "Fewest Evil Eyes: seat 1, with none.",
                "seat 1 wins!",
            ],
        ),
        (
            {"loot": (4, 4), "tiles": (0, 2), "eyes": (1, 3)},
            ["Tied with 3 points: seat 0 and seat 1.", "Fewest Evil Eyes: seat 0, with 1.", "seat 0 wins!"],
        ),
        (
            {"loot": (3, 5), "tiles": (2, 0), "eyes": (1, 1)},
            [
                "Tied with 4 points: seat 0 and seat 1.",
                "Fewest Evil Eyes: seat 0 and seat 1, with 1 each.",
                "Most gems: seat 1, with 5.",
                "seat 1 wins!",
            ],
        ),
        (
            {"loot": (2, 2, 2), "tiles": (0, 0, 1), "eyes": (1, 1, 2)},
            [
                "Tied with 1 point: seat 0, seat 1, and seat 2.",
                "Fewest Evil Eyes: seat 0 and seat 1, with 1 each.",
                "Most gems: seat 0 and seat 1, with 2 each.",
                "The win is shared by seat 0 and seat 1.",
            ],
        ),
        (
            {"loot": (), "eyes": (2, 2)},
            [
                "Tied with -2 points: seat 0 and seat 1.",
                "Fewest Evil Eyes: seat 0 and seat 1, with 2 each.",
                "Most gems: seat 0 and seat 1, with none.",
                "The win is shared by seat 0 and seat 1.",
            ],
        ),
    ],
)
def test_a_win_by_a_tie_break_is_told_with_what_decides(hoards, ties):
    gems = range(1 + sum(hoards["loot"]), 10)
    hands = [""] * max(2, len(hoards["loot"]))
    match = table(hands=hands, stage="steal", gems=gems, options={"turns": 7}, **hoards)
    assert told(play(match, "pass"))[1 + len(hands) :] == ties


def test_the_scores_are_told_with_what_they_are_made_of():
    hoards = {"loot": (1, 0), "tiles": (2, 0), "eyes": (1, 3)}
    match = play(table(stage="steal", gems=range(2, 10), options={"turns": 7}, **hoards), "pass")
    assert told(match, 0)[:3] == [
        "7 turns have been played: the game is over.",
        "You have 2 points: 1 gem and 2 Sapphire tiles, less 1 Evil Eye.",
        "seat 1 has -3 points: no gems and no Sapphire tiles, less 3 Evil Eyes.",
    ]


def test_setting_up_is_told():
    match = settle(cp_new())
    assert told(match)[:2] == [
        "seat 0 begins.",
        "Sixteen jars lie on the board, with nine gems between them.",
    ]


def cp_new():
    match = cp.game("forty-thieves").new(2, chance="manual")
    match.truth = {}
    match.play(0)
    return match


# Why not


@pytest.mark.parametrize(
    ("stage", "hand", "text", "reason"),
    [
        ("build", "red-sun", "pass", "you must build up your hand first (rule 3.2)"),
        ("build", "red-sun", "discard x z", "there is no tile z in your hand (rule 3.2)"),
        ("glimpse", "red-sun", "steal row 1", "this is not the time for it (rule 3.1)"),
        ("glimpse", "Sapphire", "play sapphire x", "a Sapphire or an Amulet is played as the action"),
        ("action", "red-sun", "put y", "there is no tile y in your hand (rule 3.2)"),
        ("action", "red-sun", "play sapphire x", "tile x in your hand is not a Sapphire (rule 5.5)"),
        ("action", "red-sun", "look at a1", "this is not the time for it (rule 3.1)"),
        ("steal", "Sapphire", "play sapphire x", "a Sapphire or an Amulet is played as the action"),
        ("steal", "red-sun", "take gem 1", "this is not the time for it (rule 3.1)"),
    ],
)
def test_a_refused_action_says_why(stage, hand, text, reason):
    match = table(hands=(hand, ""), stage=stage)
    with pytest.raises(cp.IllegalAction) as refused:
        match.play(match.parse(text))
    assert reason in str(refused.value)


def test_refusals_in_the_middle_of_something():
    def refused(match, text):
        with pytest.raises(cp.IllegalAction) as refusal:
            match.play(match.parse(text))
        return str(refusal.value).partition(": ")[2]

    half = "finish what you have begun: choose a place (rules 5.1, 5.2)"
    assert refused(play(table(hands=("red-sun", "")), "put x"), "swap a1") == half
    match = play(table("? ? ? ?  ? Lantern ? ?" + " ?" * 8, stage="glimpse"), "look at b2")
    assert refused(match, "show d4").endswith("each once, and d4 is none of these (rule 4.5)")
    assert refused(match, "play lantern x") == "this is not the time for it (rule 3.1)"
    match = table(hands=("Lantern", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    assert refused(play(match, "peek at a1"), "peek at d4").startswith("you peek at two adjacent tiles")
    match = table(hands=("Sapphire", "", ""), gems=(7,), loot=(4, 4, 0))
    assert refused(play(match, "play sapphire x"), "play amulet y") == "only a Dagger can answer (rule 6.1)"
    nobody_answers(match)
    assert refused(match, "rob seat 0 of a gem") == "you cannot rob yourself (rule 5.3)"
    assert refused(match, "rob seat 2 of a gem") == "seat 2 has none to take (rule 5.3)"
    assert refused(match, "take gem 1") == "gem 1 is gone (rule 7.1)"
    assert refused(match, "pass") == "this is not the time for it (rule 3.1)"


def test_beginnings_of_words_are_enough():
    match = table(hands=("red-sun Sapphire", ""))
    assert match.text(match.parse("pl s")) == "play Sapphire y"
    assert match.text(match.parse("sw b2")) == "swap b2"
    assert table(stage="steal").text(table(stage="steal").parse("steal 5")) == "steal gem 5"
