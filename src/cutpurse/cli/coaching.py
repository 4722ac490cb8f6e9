"""The coach at the terminal: chances beside the choices, and what the decisions of a game have cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from cutpurse.bots.coach import CHEAP, Coach, Review, costliest, described
from cutpurse.cli.screen import Screen
from cutpurse.engine.listener import Names
from cutpurse.engine.match import Match, Step

SECONDS = 1.0  # to think about one question
ITERATIONS = 6_000  # to look again at one decision of a finished game
MOST_LIKED = 5  # choices that are named, where not all are listed


class AtTheTable:
    """Advice while a game is played; asked twice about the same moment, it has not changed its mind."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen = screen
        self.coach = Coach(match.game, match.seats, match.options, None)
        self.asked: tuple[Step, ...] | None = None

    def notes(self, match: Match) -> list[str]:
        """The chance of every legal choice in Rich markup, the best one in gold."""
        if self.asked != (moment := tuple(match.log)):
            with self.screen.console.status(self.screen.words("coach-thinks")):
                self.asked, self.advice = moment, self.coach.advise(match, SECONDS)
        best = self.advice.best
        return [
            f"[{'bold yellow' if action == best else 'cyan'}]{percent(chance):>7}[/]"
            for action, chance in self.advice.chances.items()
        ]

    def explain(self, said: list[str], all_listed: bool) -> None:
        """What the numbers are; and the best choices, where not all are listed."""
        if not all_listed:
            liked = sorted(
                zip(self.advice.chances.values(), said, strict=True), key=lambda one: -(one[0] or 0)
            )
            named = ", ".join(f"{choice} ({percent(chance)})" for chance, choice in liked[:MOST_LIKED])
            self.screen.say("coach-best", "yellow", choices=named)
        self.screen.say("coach-exact" if self.advice.is_exact else "coach-estimate", "dim")


def percent(chance: float | None) -> str:
    return "–" if chance is None else f"{100 * chance:.1f} %"


def reviewed(screen: Screen, match: Match, seats: Sequence[int]) -> list[Review]:
    """What these seats decided in a finished game, with a bar while it takes its time."""
    if match.game.secrets and match.actor != cp.OVER:
        raise cp.NotOver("this game has secrets and is not over; its decisions can be looked at when it is")
    coach = Coach(match.game, match.seats, match.options, ITERATIONS)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    reviews = []
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(screen.words("coach-looks"), total=len(match.log))
        for review in coach.review(match, float("inf"), seats):
            reviews.append(review)
            bar.update(task, completed=review.step)
    return reviews


class Verdicts:
    """Puts what the coach found into words."""

    def __init__(self, screen: Screen, match: Match, names: Names, reviews: list[Review]) -> None:
        self.words = screen.words
        self.match = match
        self.names = names
        self.reviews = {review.step: review for review in reviews}
        self.worst = costliest(reviews)

    def about(self, step: int) -> str:
        """One line about the decision at a step, or nothing if there was none to speak of."""
        review = self.reviews.get(step)
        if review is None:
            return ""
        if review.cost < CHEAP:
            return self._said("coach-fine", review, "green")
        return self._said("coach-cost", review, "red" if review in self.worst else "yellow")

    def summary(self, moments: Mapping[int, int]) -> list[str]:
        """The three costliest decisions of the game; `moments` says where a step is found in the replay."""
        if not self.worst:
            return [f"[green]{self.words('coach-no-mistake')}[/]"]
        lines = [f"[bold]{escape(self.words('coach-costliest', number=len(self.worst)))}[/]"]
        return [*lines, *(self._said("coach-costly", each, "red", moments[each.step]) for each in self.worst)]

    def _said(self, key: str, review: Review, style: str, moment: int = 0) -> str:
        best = review.advice.best
        args: dict[str, Any] = {
            "name": self.match.words(self.words.lang, self.names).name(review.seat),
            "moment": moment,
            "choice": self.match.text(review.action, self.words.lang, self.names),
            "chance": percent(review.advice.chances[review.action]),
            "best": self.match.text(best, self.words.lang, self.names),
            "bestchance": percent(review.advice.chances[best]),
            "cost": percent(review.cost),
        }
        return f"[{style}]{escape(self.words(key, **args))}[/]"

    def as_dict(self) -> dict[str, Any]:
        """Every decision's verdict, for scripts."""
        worst = [review.step for review in self.worst]
        return {"decisions": [described(each) for each in self.reviews.values()], "costliest": worst}
