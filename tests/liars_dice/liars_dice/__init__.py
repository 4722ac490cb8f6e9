"""Liar's Dice: outbid each other about dice that nobody sees whole."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="liars-dice",
    designers="traditional",
    min_seats=2,
    max_seats=2,
    rules_version=1,
    options={"dice": Option(2, range(1, 4)), "lives": Option(3, range(1, 10))},
    secrets=True,
)
