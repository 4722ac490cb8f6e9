"""King Thief Minister: six hidden characters that move, claims that may be lies, challenges."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="king-thief-minister",
    designers="Mohamad Zarei, Javad Abdian, Sohrab Mostaghim, Reza Agharahimi",
    publisher="Farbood Engareh (Reality Game), 2019",
    min_seats=3,
    max_seats=6,
    rules_version=1,
    options={
        "rounds": Option(30, range(0, 101)),
        "peasant_names": Option("players", ("players", "six")),
        "memory_aid": Option("off", ("off", "on")),
    },
    secrets=True,
)
