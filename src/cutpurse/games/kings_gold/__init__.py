"""King's Gold: pirate dice, push your luck, rob each other and the King."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="kings-gold",
    designers="Stéphane Maurel",
    publisher="Blue Orange, 2014",
    min_seats=2,
    max_seats=6,
    rules_version=1,
    options={
        "first": Option("dice", ("dice", 0, 1, 2, 3, 4, 5), names_seat=True),
        "kings_share": Option("english", ("english", "french")),
        "turns": Option(300, range(1, 1001)),
    },
)
