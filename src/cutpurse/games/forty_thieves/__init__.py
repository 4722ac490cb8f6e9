"""Forty Thieves: jars that hide thieves, memory and deduction, nine sapphires."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="forty-thieves",
    title="Forty Thieves",
    tagline="Jars that hide thieves, memory and deduction, nine sapphires",
    designers="Jean-Thomas Rioux, Étienne Rioux, Éric Poulin",
    publisher="JackBro, 2018",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    options={
        "first": Option(
            "chance",
            ("chance", 0, 1, 2, 3),
            "Who begins: chance decides, or always the same seat",
            names_seat=True,
        ),
        "turns": Option(300, range(1, 1001), "Turns after which the game ends even with gems on the board"),
        "memory_aid": Option(
            "off",
            ("off", "on"),
            "Whether the table shows what you have seen: off tests your memory, on remembers for you",
        ),
    },
    secrets=True,
)
