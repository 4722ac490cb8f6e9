"""What somebody looks at and types into: line by line here, as a whole screen in `fullscreen.py`.

Whoever runs a table tells, shows and asks through a `Screen`, and need not know which it is.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, Protocol

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text

from cutpurse.cli.common import WORDS
from cutpurse.cli.keys import Keys
from cutpurse.cli.listing import Listed, listing
from cutpurse.engine.words.phrases import Words
from cutpurse.engine.words.typed import unadorned

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what a terminal remembers of it
PLAIN_MARKS = str.maketrans("●▲■◆·×▸╭╮╰╯─│┏┓┗┛━┃–…", "o^#*.x>++++-|++++=#-.")
QUIT = ("quit", "q", "exit")
ENDINGS = [  # the terminal is closed, or all work is being stopped
    getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)
]
# As the program knows them:
COMMANDS = ("help", "undo", "save", "rules", "quit", "again", "say", "begin", "view", "skip", "coach")
WITH_TEXT = ("save", "say", "rules")
PROMPT = "[bold]>[/] "
LEAST_ROWS = 6  # that a table gets, however long the list of choices is

Picture = Callable[[int, int | None], str]  # a table as markup, so wide, and with no more rows if it can


class Leave(Exception):
    """A person left."""


class Question(NamedTuple):
    """What somebody is asked, with the choices, and what there is to say about them; all in markup."""

    prompt: str
    entries: Sequence[Listed] = ()
    notes: Sequence[str] = ()


class Reader(Protocol):
    """Hands over lines from a keyboard."""

    def want(self) -> None:
        """Read a line, unless one is being read already."""


class Screen(ABC):
    """Tells, shows and asks, and speaks the words of the terminal in one language."""

    is_terminal: bool  # whether somebody looks at it
    is_interactive: bool  # and types

    def __init__(self, lang: str = "en") -> None:
        self.words = Words(WORDS, lang)
        self.commands = {unadorned(self.words(f"command-{name}")): name for name in COMMANDS}
        self.next_line: Callable[[], str]  # the next one that is typed; empty when there are no more
        self.rules_page: Callable[[], str] | None = None  # of the game at this table

    # What is shown

    @abstractmethod
    def print(self, text: RenderableType = "") -> None:
        """Something that is not broken into lines any more; text is in Rich markup."""

    @abstractmethod
    def tell(self, sentence: str) -> None:
        """A sentence in Rich markup."""

    @abstractmethod
    def put(self, picture: Picture | None, question: Question | None = None) -> None:
        """The table, and what somebody is asked there."""

    @property
    @abstractmethod
    def width(self) -> int:
        """As wide as the screen is now."""

    def watch(self, picture: Picture) -> None:  # noqa: B027  # lines show the table when they ask
        """The table has changed."""

    @abstractmethod
    def page(self, content: RenderableType | Picture) -> None:
        """Something long, to be read and put away."""

    @abstractmethod
    def glimpse(self, line: str) -> None:
        """A line that is shown until Enter and then wiped away, also when somebody leaves just then."""

    @abstractmethod
    def forget(self) -> None:
        """Nothing that was shown can be seen any more."""

    @abstractmethod
    def busy(self, key: str) -> AbstractContextManager[object]:
        """Something takes its time."""

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """A message of the terminal's own catalogue."""
        text = escape(self.words(key, **args))
        self.tell(f"[{style}]{text}[/]" if style else text)

    # What is typed

    @abstractmethod
    def ask(self) -> None:
        """Show that a line is wanted."""

    def settle(self) -> None:  # noqa: B027  # lines forget early keys when they ask
        """What was asked has been answered."""

    @abstractmethod
    def wait(self, key: str, **args: Any) -> None:
        """Say something and wait for Enter, where there is a person; who types `quit` leaves."""

    def linger(self) -> None:  # noqa: B027  # lines stay
        """Nobody was asked, and all is over: do not take it away before somebody has seen it."""

    @abstractmethod
    def pause(self, seconds: float) -> None:
        """Give people time to read."""

    @abstractmethod
    def reader(self, hear: Callable[[str], object]) -> Reader:
        """Who hands over what is typed from now on."""

    def read(self) -> str:
        """One line, without the spaces around it."""
        self.ask()
        return self.typed(self.next_line())

    def typed(self, line: str) -> str:
        """A line as it is meant; at the end of them all somebody leaves."""
        if not line:
            raise Leave
        return self.meant(line)

    def meant(self, line: str) -> str:
        """What was typed, without the spaces around it; a command in this person's language as we know it."""
        word, space, rest = line.strip().partition(" ")
        name = self.commands.get(unadorned(word), word)
        return f"{name}{space}{rest}" if not rest or name in WITH_TEXT else line.strip()

    def part(self) -> None:  # noqa: B027  # lines stay where they are
        """Somebody has left; what is told from now on must not go away with the screen."""


class Lines(Screen):
    """Line by line: for screen readers, for pipes, and for whoever likes it."""

    def __init__(self, lang: str = "en") -> None:
        super().__init__(lang)
        self.console = Console(highlight=False)
        self.is_terminal = self.console.is_terminal
        self.is_interactive = self.is_terminal and sys.stdin.isatty()
        self.next_line = sys.stdin.readline

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, text: RenderableType = "", end: str = "\n", wrap: bool = False) -> None:
        """Print Rich markup, with simpler marks where the encoding cannot carry ours."""
        if isinstance(text, str) and not self.console.encoding.lower().startswith("utf"):
            text = text.translate(PLAIN_MARKS)
        self.console.print(text, end=end, soft_wrap=isinstance(text, str) and not wrap)

    def tell(self, sentence: str) -> None:
        """A person's screen breaks it between words."""
        self.print(sentence, wrap=self.is_terminal)

    def put(self, picture: Picture | None, question: Question | None = None) -> None:
        rows = listing(question.entries, self.width) if question else []
        if picture:
            self.print()
            self.print(picture(self.width, self.room(len(rows))))
            self.print()
        if question:
            self.tell(question.prompt)
            for row in rows:
                self.print(row)
            for note in question.notes:
                self.tell(note)

    def room(self, rows: int) -> int | None:
        """How high a table may be with so many rows of choices below it; a pipe has no height."""
        return max(LEAST_ROWS, self.console.height - rows - 5) if self.is_terminal else None

    def page(self, content: RenderableType | Picture) -> None:
        """In a pager where there is a person."""
        if callable(content):
            content = Text.from_markup(content(self.width, None))
        os.environ.setdefault("LESS", "-FRX")  # show colours, and stay if it fits on the screen
        with self.console.pager(styles=True) if self.is_terminal else contextlib.nullcontext():
            self.console.print(content)

    def busy(self, key: str) -> AbstractContextManager[object]:
        return self.console.status(self.words(key))

    def ask(self, prompt: str = PROMPT) -> None:
        """Whoever is asked can answer at once: what was typed before is forgotten before."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        self.print(prompt, end="")
        self.console.file.flush()

    def typed(self, line: str) -> str:
        if not line:
            self.print()
        elif not sys.stdin.isatty():
            self.print(escape(line.strip()))  # a pipe does not echo
        return super().typed(line)

    def wait(self, key: str, **args: Any) -> None:
        if not self.is_interactive:
            self.say(key, **args)
            return
        while line := self.answer("\n".join(self.rows(self.words(key, **args), "dim")) + " "):
            if line.lower() in QUIT:
                raise Leave

    def answer(self, prompt: str) -> str:
        self.ask(prompt)
        return self.typed(self.next_line())

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)

    def reader(self, hear: Callable[[str], object]) -> Reader:
        return Keys(hear)

    def glimpse(self, line: str) -> None:
        if not self.is_interactive:
            self.print(f"[bold]{escape(line)}[/]")
            return
        shown, typed = [*self.rows(line, "bold"), *self.rows(self.words("cover"), "dim")], ""
        with silent_keyboard() as is_silent:
            self.print("\n".join(shown), end="")
            self.console.file.flush()
            try:
                typed = self.next_line()
            finally:
                rows = sum(-(-cell_len(Text.from_markup(row).plain) // self.width) for row in shown)
                self.console.file.write(f"\r\x1b[{rows - is_silent}A\x1b[J")
        if not typed or self.meant(typed).lower() in QUIT:
            raise Leave

    def rows(self, sentence: str, style: str) -> list[str]:
        """A sentence as rows of markup, broken between words."""
        return [f"[{style}]{escape(row.plain)}[/]" for row in Text(sentence).wrap(self.console, self.width)]

    def forget(self) -> None:
        """Clear the screen and all that has scrolled away above it."""
        if self.is_terminal:
            self.console.file.write(CLEAR_ALL)


@contextlib.contextmanager
def silent_keyboard() -> Iterator[bool]:
    """Keys are not shown meanwhile, where that is possible; says whether it is."""
    try:
        import termios
    except ImportError:
        yield False
        return
    before = termios.tcgetattr(sys.stdin)
    silent = before.copy()
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, silent)
    try:
        yield True
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
