"""Guild of Thieves: a deck-builder on a grid of magic items that shrinks under the thieves' feet."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="guild-of-thieves",
    designers="Adam E. Daulton",
    publisher="Ekka Games, 2011",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    options={
        "carpet_crosses": Option("gaps", ("gaps", "cards")),
        "thieves": Option(3, range(2, 4)),
        "memory_aid": Option("on", ("off", "on")),
    },
    secrets=True,
)
