"""Three Cups: hide the loot, and find it."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="three-cups",
    designers="traditional",
    min_seats=2,
    max_seats=2,
    rules_version=1,
    options={"rounds": Option(6, range(1, 31))},
    secrets=True,
)
