"""King of Thieves: two-ended cards, bluffing in three rounds at the mouth of a tomb."""

from cutpurse.engine.game import Game, Option

from .state import MOST_TOMBS, TARGETS

GAME = Game(
    package=__name__,
    id="king-of-thieves",
    title="King of Thieves",
    tagline="Two-ended cards, bluffing in three rounds at the mouth of a tomb",
    designers="Robin Elliott, from a concept by Paul “Wiggy” Wade-Williams",
    publisher="Triple Ace Games",
    min_seats=2,
    max_seats=8,
    rules_version=2,
    secrets=True,
    options={
        "target": Option(TARGETS[0], TARGETS, "Gold that wins at once; 15 and 20 make a longer game"),
        "tombs": Option(
            0,
            range(MOST_TOMBS + 1),
            f"How many tombs are opened; 0: each once, or up to {MOST_TOMBS} in a longer game",
        ),
        "stakes": Option(
            "normal", ("normal", "high"), "What a round costs; high: two reputation, for twice the gold"
        ),
        "rubies": Option("common", ("common", "rare"), "The deck: as many rubies as keys, or four in all"),
        "sets": Option("auto", ("auto", 2), "More thieves: as many sets as the seats need, or always two"),
    },
)
