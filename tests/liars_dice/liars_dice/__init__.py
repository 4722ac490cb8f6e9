"""Liar's Dice: outbid each other about dice that nobody sees whole."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="liars-dice",
    title="Liar's Dice",
    tagline="Dice under cups: outbid each other, and doubt a lie",
    designers="traditional",
    min_seats=2,
    max_seats=2,
    rules_version=1,
    options={
        "dice": Option(2, range(1, 4), "Dice under each cup"),
        "lives": Option(3, range(1, 10), "Lives that each seat begins with"),
    },
    secrets=True,
)
