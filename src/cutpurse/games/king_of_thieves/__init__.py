"""King of Thieves: two-ended cards, bluffing in three rounds at the mouth of a tomb."""

from cutpurse.engine.game import Game, Option

from .state import MOST_TOMBS, TARGETS

GAME = Game(
    package=__name__,
    id="king-of-thieves",
    designers="Robin Elliott, from a concept by Paul “Wiggy” Wade-Williams",
    publisher="Triple Ace Games",
    min_seats=2,
    max_seats=8,
    rules_version=2,
    secrets=True,
    options={
        "target": Option(TARGETS[0], TARGETS),
        "tombs": Option(0, range(MOST_TOMBS + 1)),
        "stakes": Option("normal", ("normal", "high")),
        "rubies": Option("common", ("common", "rare")),
        "sets": Option("auto", ("auto", 2)),
    },
)
