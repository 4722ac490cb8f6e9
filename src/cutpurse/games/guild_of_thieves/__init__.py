"""Guild of Thieves: a deck-builder on a grid of magic items that shrinks under the thieves' feet."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="guild-of-thieves",
    title="Guild of Thieves",
    tagline="A deck-builder on a shrinking grid of magic items",
    designers="Adam E. Daulton",
    publisher="Ekka Games, 2011",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    options={
        "carpet_crosses": Option(
            "gaps",
            ("gaps", "cards"),
            "What a Flying Carpet may cross: only gaps, or free cards before the gap as well",
        ),
        "thieves": Option(3, range(2, 4), "How many thieves each seat has"),
        "memory_aid": Option(
            "on",
            ("off", "on"),
            "Whether the table shows what one could have kept in mind: points, and what may be in a hand",
        ),
    },
    secrets=True,
)
