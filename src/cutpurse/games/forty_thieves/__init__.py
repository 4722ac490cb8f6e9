"""Forty Thieves: jars that hide thieves, memory and deduction, nine sapphires."""

from cutpurse.engine.game import Game, Option

GAME = Game(
    package=__name__,
    id="forty-thieves",
    designers="Jean-Thomas Rioux, Étienne Rioux, Éric Poulin",
    publisher="JackBro, 2018",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    options={
        "first": Option("chance", ("chance", 0, 1, 2, 3), names_seat=True),
        "turns": Option(300, range(1, 1001)),
        "memory_aid": Option("off", ("off", "on")),
    },
    secrets=True,
)
