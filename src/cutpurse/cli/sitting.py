"""A table on somebody's screen, wherever it stands: what is shown, told and asked, and what can be typed."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import ClassVar, Protocol

from rich.markup import escape
from rich.table import Table

import cutpurse as cp
from cutpurse.cli.manners import file_trouble
from cutpurse.cli.screen import QUIT, Leave, Screen, in_columns
from cutpurse.engine.game import Game
from cutpurse.engine.listener import Choice, Line
from cutpurse.engine.notation import as_number

MOST_LISTED = 36  # more choices would push the table off the screen
PROMPT = "[bold]>[/] "


class Eyes(Protocol):
    """What a table is to one person; `cutpurse.engine.listener.Listener` is the nearest."""

    def draw(self, width: int) -> str: ...

    def epilogue(self, width: int) -> str: ...

    def prompt(self) -> Line: ...

    def choices(self) -> list[Choice]: ...

    def parse(self, text: str) -> int: ...


class Sitting(ABC):
    """Somebody at a table, before a screen."""

    commands: ClassVar[tuple[str, ...]]  # what can be typed beside choices, as the help calls it

    def __init__(self, screen: Screen, game: Game, pace: float = 0.0) -> None:
        self.screen = screen
        self.game = game
        self.lang = screen.words.lang
        self.pace = pace if screen.is_terminal else 0.0

    @abstractmethod
    def looking(self) -> Eyes:
        """Whoever sees the screen now."""

    @abstractmethod
    def asked(self) -> Eyes:
        """Whoever is asked now."""

    @abstractmethod
    def show_question(self) -> None:
        """The table, and what somebody is asked."""

    @abstractmethod
    def decide(self, action: int) -> None:
        """What was asked is answered."""

    def draw(self) -> None:
        self.screen.print()
        self.screen.print(self.looking().draw(self.screen.width))
        self.screen.print()

    def draw_end(self) -> None:
        """The table and the truth."""
        self.draw()
        if epilogue := self.looking().epilogue(self.screen.width):
            self.screen.print(epilogue + "\n")

    def tell(self, text: str, fleeting: bool = False) -> None:
        """Something has happened."""
        if fleeting:
            self.screen.glimpse(f"· {text}")
        else:
            self.screen.tell(f"[dim]·[/] {escape(text)}")
            time.sleep(self.pace)

    def show_choices(self, name: str, notes: list[str] | None = None) -> list[str]:
        """The question to somebody, and the choices; says them."""
        asked = self.asked()
        self.screen.tell(f"[bold green]{escape(name)}[/]: {escape(asked.prompt().text)}")
        said = [choice.text for choice in asked.choices()]
        if len(said) <= MOST_LISTED:
            self.screen.print(in_columns(said, self.screen.width, notes))
        else:
            self.screen.say("many-choices", number=len(said), first=said[0], last=said[-1])
        return said

    def heed(self, line: str) -> None:
        """Do what was typed; what cannot be done is said, and changes nothing."""
        try:
            if not line:
                self.show_question()
            elif not self.obey(line):
                self.decide(self.choice(line))
        except (cp.CutpurseError, OSError) as error:
            self.refuse(error)

    def obey(self, line: str) -> bool:
        """Do what a person asked for beside playing; says whether it was anything like that."""
        command = line.partition(" ")[0].lower()
        if command in ("help", "?"):
            self.screen.print(self.help())
        elif command == "rules":
            self.screen.page(self.game.rules_page(self.lang))
        elif command in QUIT:
            raise Leave
        else:
            return False
        return True

    def choice(self, line: str) -> int:
        """The action that a number or words mean."""
        asked, number = self.asked(), as_number(line)
        if number is None:
            return asked.parse(line)
        choices = asked.choices()
        if not 1 <= number <= len(choices):
            raise cp.BadNotation(self.screen.words("pick-number", last=len(choices)))
        return choices[number - 1].action

    def help(self) -> Table:
        words, rows = self.screen.words, Table.grid(padding=(0, 3, 0, 0))
        for key in ("choice", "enter", *self.commands):
            rows.add_row(f"[bold]{words(f'help-{key}')}[/]", words(f"help-{key}-text"))
        return rows

    def refuse(self, error: Exception) -> None:
        told = file_trouble(error) if isinstance(error, OSError) else str(error)
        self.screen.tell(f"[red]{escape(told)}[/]")
