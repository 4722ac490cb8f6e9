"""The coach at the terminal: chances beside the choices, and what the decisions of a game have cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from cutpurse.bots.coach import CHEAP, Coach, Review, costliest, described, prepare
from cutpurse.cli.screen import Lines, Screen
from cutpurse.engine.gestures import Gesture
from cutpurse.engine.match import Match
from cutpurse.engine.referee import Step
from cutpurse.engine.words.phrases import Names

SECONDS = 1.0  # to think about one question
ITERATIONS = 6_000  # to look again at one decision of a finished game: half as many, for there are many


class AtTheTable:
    """Advice while a game is played; asked twice about the same moment, it has not changed its mind."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen, self.words = screen, screen.words
        prepare(match.game, match.seats, match.options)
        self.coach = Coach(match.game, match.seats, match.options, patient=False)
        self.asked: tuple[Step, ...] | None = None
        self.chances: list[float | None] = []

    def notes(self, match: Match, offered: Sequence[Gesture]) -> tuple[list[str], list[str]]:
        """The chance of everything that is offered in Rich markup, the best in gold; and what that means."""
        if not self.coach.is_ready:
            return [], [f"[dim]{escape(self.words('coach-prepares'))}[/]"]
        self.think(match, offered)
        best = max(self.chances, key=lambda chance: chance or 0.0)
        styles = ["bold yellow" if chance == best else "cyan" for chance in self.chances]
        shown = [f"[{style}]{percent(chance)}[/]" for style, chance in zip(styles, self.chances, strict=True)]
        liked = escape(self.words("coach-best", choices=offered[self.chances.index(best)].text))
        meaning = escape(self.words("coach-exact" if self.coach.exact else "coach-estimate"))
        return shown, [f"[yellow]{liked}[/] [dim]{meaning}[/]"]

    def think(self, match: Match, offered: Sequence[Gesture]) -> None:
        """Weigh what is offered, once for each question."""
        if self.asked != (moment := tuple(match.log)):
            with self.screen.busy("coach-thinks"):
                self.coach.catch_up()
                self.asked, self.chances = moment, self.weighed(match, offered)

    def weighed(self, match: Match, offered: Sequence[Gesture]) -> list[float | None]:
        """The chance after each gesture, from what is known where its last real choice is made."""
        ends = [self.last_choice(match, gesture.actions) for gesture in offered]
        moments = {end: after(match, end) for end, _ in ends}
        seconds = SECONDS / len(moments)
        advised = {end: self.coach.advise(moment, seconds) for end, moment in moments.items()}
        return [advised[end].chances[action] for end, action in ends]

    def last_choice(self, match: Match, actions: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
        """What comes before the last step at which there is something to choose, and that step."""
        steps = [number for number in range(len(actions)) if len(after(match, actions[:number]).legal()) > 1]
        last = steps[-1] if steps else len(actions) - 1
        return actions[:last], actions[last]


def after(match: Match, actions: Sequence[int]) -> Match:
    """The match when so much more has been done."""
    later = match.copy()
    for action in actions:
        later.play(action)
    return later


def percent(chance: float | None) -> str:
    return "–" if chance is None else f"{100 * chance:.1f} %"


def reviewed(screen: Lines, match: Match, seats: Sequence[int]) -> list[Review]:
    """What these seats decided in a finished game, with a bar while it takes its time."""
    if match.game.secrets and match.actor != cp.OVER:
        raise cp.NotOver("this game has secrets and is not over; its decisions can be looked at when it is")
    coach = Coach(match.game, match.seats, match.options, ITERATIONS)
    reviews, columns = [], (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen.console, transient=True, disable=not screen.is_terminal)
    with bar:
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
