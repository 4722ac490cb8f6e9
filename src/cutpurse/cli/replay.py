"""The `replay` command: a saved game, moment by moment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.markup import escape

import cutpurse as cp
from cutpurse.bots.seating import called, is_person
from cutpurse.cli.common import show_json
from cutpurse.cli.play import before
from cutpurse.cli.saves import found, load_file
from cutpurse.cli.screen import QUIT, Leave, Lines, Picture, Question, Screen
from cutpurse.engine.match import Match
from cutpurse.engine.referee import Step
from cutpurse.engine.words.typed import as_number

if TYPE_CHECKING:
    from cutpurse.cli.coaching import Verdicts


def replay(file: Path, lang: str, as_json: bool, with_coach: bool, plain: bool) -> None:
    """The `replay` command."""
    match, kinds, _, names, _ = load_file(found(file))
    lines = Lines(lang)
    story = Story(match, kinds, names, lines)
    verdicts = story.judged() if with_coach else None
    if as_json:
        show_json(story.as_dict() | (verdicts.as_dict() if verdicts else {}))
    elif lines.is_interactive:
        before(lines, plain, lambda screen: step_through(screen, story, verdicts))
    else:
        tell_all(lines, story, verdicts)


class Moment(NamedTuple):
    """When there was something to tell."""

    step: int  # so many have been played by then
    lines: list[str]


class Story:
    """A saved game as it is told again.

    It is told to the person who played it, if there was one. While a game with secrets is not over it is
    told to a spectator, in words as in JSON.
    """

    def __init__(self, match: Match, kinds: list[str] | None, names: list[str] | None, screen: Lines) -> None:
        self.match, self.screen, self.lang = match, screen, screen.words.lang
        self.is_secret = match.game.secrets and match.actor != cp.OVER
        self.names = names or (called(kinds, screen.words) if kinds else None)
        self.people = [seat for seat, kind in enumerate(kinds or []) if is_person(kind)]
        self.you = self.people[0] if len(self.people) == 1 and not self.is_secret else None

    def moments(self, verdicts: Verdicts | None) -> list[Moment]:
        found = [Moment(0, [self.screen.words("table-is-set")])]
        for number, told in enumerate(self.match.told(self.you, self.lang, self.names), 1):
            if told or (verdicts and verdicts.about(number - 1)):
                found.append(Moment(number, told))
        return found

    def picture(self, steps: int) -> Picture:
        """The table after so many steps."""
        return self.match.at(steps).listener(self.you, self.lang, self.names).picture()

    def epilogue(self) -> str:
        """What comes to light, if it is over."""
        if self.match.actor != cp.OVER:
            return ""
        return self.match.epilogue(self.lang, self.names, self.screen.width)

    def as_dict(self) -> dict[str, Any]:
        """The game and every step with its words, for scripts."""
        match = self.match
        seen = match.witnessed() if self.is_secret else match.log
        told = match.told(self.you, self.lang, self.names)
        steps = [self.step(step, lines) for step, lines in zip(seen, told, strict=True)]
        return {"game": match.game.id, "seats": match.seats, "options": match.options, "steps": steps}

    def step(self, step: Step, lines: list[str]) -> dict[str, Any]:
        return {
            "actor": "chance" if step.actor == cp.CHANCE else step.actor,
            "action": step.action,
            "text": self.match.step_text(step, self.lang, self.names),
            "events": lines,
        }

    def judged(self) -> Verdicts:
        """What the coach thinks of every decision that a person made; if only bots played, of theirs."""
        from cutpurse.cli.coaching import Verdicts, reviewed

        seats = self.people or range(self.match.seats)
        return Verdicts(self.screen, self.match, self.names, reviewed(self.screen, self.match, seats))


def tell(screen: Lines, moment: Moment, verdicts: Verdicts | None) -> None:
    for line in moment.lines:
        screen.tell(escape(line))
    if verdicts and (verdict := verdicts.about(moment.step - 1)):
        screen.tell(f"  {verdict}")


def tell_all(screen: Lines, story: Story, verdicts: Verdicts | None) -> None:
    """The whole game on one page."""
    moments = story.moments(verdicts)
    for moment in moments[1:]:
        tell(screen, moment, verdicts)
    screen.print()
    screen.print(story.picture(len(story.match.log))(screen.width, None))
    if epilogue := story.epilogue():
        screen.print(f"\n{epilogue}")
    if verdicts:
        screen.print()
        show_summary(screen, verdicts, moments)


def show_summary(screen: Screen, verdicts: Verdicts, moments: list[Moment]) -> None:
    numbers = {moment.step - 1: number for number, moment in enumerate(moments)}
    for line in verdicts.summary(numbers):
        screen.tell(line)


def step_through(screen: Screen, story: Story, verdicts: Verdicts | None) -> None:
    """Forward and back between the moments at which there is something to tell."""
    moments = story.moments(verdicts)
    here, last = 0, len(moments) - 1
    while True:
        step, lines = moments[here]
        told = [f"[bold]{escape(line)}[/]" for line in lines]
        if verdicts and (verdict := verdicts.about(step - 1)):
            told.append(verdict)
        if here == last:
            if epilogue := story.epilogue():
                screen.print(epilogue)
            if verdicts:
                show_summary(screen, verdicts, moments)
        keys = f"[dim]{escape(screen.words('replay-keys', here=here, last=last))}[/]"
        screen.put(story.picture(step), Question("\n".join(told), (), [keys]))
        try:
            answer = screen.read().lower()
        except (Leave, KeyboardInterrupt):
            return
        if answer in QUIT or (not answer and here == last):
            return
        wanted = as_number(answer)
        if not answer:
            here += 1
        elif answer in ("b", "back"):
            here = max(here - 1, 0)
        elif wanted is not None and wanted <= last:
            here = wanted
        else:
            screen.say("replay-unknown", "red", last=last)
