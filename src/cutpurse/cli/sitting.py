"""A table on somebody's screen, wherever it stands: what is shown, told and asked, and what can be typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import cutpurse as cp
from cutpurse.cli.common import file_trouble, pasted
from cutpurse.cli.listing import Listed
from cutpurse.cli.screen import QUIT, Leave, Question, Screen
from cutpurse.engine.gestures import Gesture
from cutpurse.engine.listener import Listener
from cutpurse.engine.loading import Playable
from cutpurse.engine.naming import meant
from cutpurse.engine.words.typed import as_number, best_fits


class Sitting(ABC):
    """Somebody at a table, before a screen."""

    commands: ClassVar[tuple[str, ...]]  # what can be typed beside choices, as the help calls it

    def __init__(self, screen: Screen, game: Playable, pace: float = 0.0) -> None:
        self.screen = screen
        self.game = game
        self.lang = screen.words.lang
        self.pace = pace if screen.is_terminal else 0.0
        self.offered: list[Gesture] = []  # as they were listed
        screen.rules_page = self.rules_page

    @abstractmethod
    def looking(self) -> Listener:
        """Whoever sees the screen now."""

    @abstractmethod
    def asked(self) -> Listener:
        """Whoever is asked now."""

    @abstractmethod
    def show_question(self) -> None:
        """The table, and what somebody is asked."""

    @abstractmethod
    def decide(self, actions: Sequence[int]) -> None:
        """What was asked is answered."""

    def rules_page(self) -> str:
        return self.game.rules_page(self.lang)

    def draw_end(self) -> None:
        """The table and the truth."""
        self.screen.put(self.looking().picture())
        if epilogue := self.looking().epilogue(self.screen.width):
            self.screen.print(epilogue)

    def tell(self, text: str, fleeting: bool = False) -> None:
        """Something has happened."""
        if fleeting:
            self.screen.glimpse(f"· {text}")
        else:
            self.screen.tell(f"[dim]·[/] {escape(text)}")
            self.screen.pause(self.pace)

    # What is asked

    def offer(self) -> list[Gesture]:
        """What may be done now; the list stays as it was shown until it is shown anew."""
        asked = self.asked()
        self.offered = asked.ways().gestures(asked.words)
        return self.offered

    def question(self, name: str, notes: Sequence[str] = (), chances: Sequence[str] = ()) -> Question:
        """The question to somebody, with what was offered."""
        prompt = f"[bold green]{escape(name)}[/]: {escape(self.asked().prompt().text)}"
        said = zip(self.offered, chances or [""] * len(self.offered), strict=True)
        entries = [Listed(at, it.shown, it.kin, chance) for at, (it, chance) in enumerate(said, 1)]
        if self.asked().ways().may_be_several(self.offered):
            notes = [f"[dim]{escape(self.screen.words('several-at-once'))}[/]", *notes]
        return Question(prompt, entries, notes)

    # What is typed

    def heed(self, line: str) -> None:
        """Do what was typed; what cannot be done is said, and changes nothing."""
        try:
            if not line:
                self.show_question()
            elif not self.obey(line):
                self.decide(self.meant(line))
        except (cp.CutpurseError, OSError) as error:
            self.refuse(error)

    def obey(self, line: str) -> bool:
        """Do what a person asked for beside playing; says whether it was anything like that."""
        command = line.partition(" ")[0].lower()
        if command in ("help", "?"):
            self.screen.page(self.help())
        elif command == "rules":
            self.screen.page(Markdown(self.rules_page()))
        elif command == "view":
            self.screen.page(self.looking().picture())  # with all there is to see of it, however high that is
        elif command in QUIT:
            raise Leave
        else:
            return False
        return True

    def meant(self, line: str) -> tuple[int, ...]:
        """The actions that numbers or words mean."""
        numbers = [as_number(word) for word in line.replace(",", " ").split()]
        given = [number for number in numbers if number is not None]
        if len(given) == len(numbers) and given:
            return self.by_numbers(given)
        return self.by_words(line)

    def by_numbers(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """Choices of the list, one after the other; each is looked for again when the last has been made."""
        ways, actions = self.asked().ways(), self.listed(numbers[0]).actions
        for number in numbers[1:]:
            wanted, actions = self.listed(number), ways.opened(actions)
            later = ways.after(actions)
            found = [it for it in later.gestures(wanted.words) if it == wanted.text] if later else []
            if not found:
                raise cp.BadNotation(self.screen.words("not-together", choice=wanted.text))
            actions += found[0].actions
        return actions

    def listed(self, number: int) -> Gesture:
        if not 1 <= number <= len(self.offered):
            raise cp.BadNotation(self.screen.words("pick-number", last=len(self.offered)))
        return self.offered[number - 1]

    def by_words(self, line: str) -> tuple[int, ...]:
        """What is called so, whole or as far as it was said; what cannot be done now is tried anyway."""
        asked = self.asked()
        every = asked.ways().every(asked.words)
        said = {number: gesture.text for number, gesture in enumerate(every)}
        if not best_fits(line, said):
            return (asked.parse(line),)
        return every[meant(line, said, [*said], asked.words)].actions

    def help(self) -> Table:
        words, rows = self.screen.words, Table.grid(padding=(0, 3, 0, 0))
        command = pasted("play", "--resume", words("a-file"))
        for key in ("choice", "enter", *self.commands):
            rows.add_row(
                f"[bold]{words(f'help-{key}')}[/]", escape(words(f"help-{key}-text", command=command))
            )
        return rows

    def refuse(self, error: Exception) -> None:
        told = file_trouble(error) if isinstance(error, OSError) else str(error)
        self.screen.tell(f"[red]{escape(told)}[/]")
