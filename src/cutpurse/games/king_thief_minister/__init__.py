"""King Thief Minister: six hidden characters that move, claims that may be lies, challenges."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="king-thief-minister",
    title="King Thief Minister",
    tagline="Six hidden characters that move, claims that may be lies",
    designers="Mohamad Zarei, Javad Abdian, Sohrab Mostaghim, Reza Agharahimi",
    publisher="Farbood Engareh (Reality Game), 2019",
    min_seats=3,
    max_seats=6,
    rules_version=1,
    options={
        "rounds": Option(30, range(0, 101), "Rounds after which the richest wins; 0 for no such end"),
        "peasant_names": Option(
            "players",
            ("players", "six"),
            "What the Peasant must name: the cards of the other players, or all six",
        ),
        "memory_aid": Option(
            "off", ("off", "on"), "Whether the table shows you what you could have kept in mind"
        ),
    },
    secrets=True,
)
