"""The terminal itself: a console, lines from the keyboard, and marks that every screen can show."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from cutpurse.cli.manners import WORDS
from cutpurse.engine.notation import unadorned
from cutpurse.engine.words import Words

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what a terminal remembers of it
PLAIN_MARKS = str.maketrans("●▲■◆·×▸╭╮╰╯─│┏┓┗┛━┃–…", "o^#*.x>++++-|++++=#-.")
QUIT = ("quit", "q", "exit")
COMMANDS = ("help", "undo", "save", "rules", "quit", "again", "say", "begin")  # as the program knows them
WITH_TEXT = ("save", "say")


class Leave(Exception):
    """A person left."""


class Screen:
    """Prints, asks, and speaks the words of the terminal in one language."""

    def __init__(self, lang: str = "en") -> None:
        self.console = Console(highlight=False)
        self.words = Words(WORDS, lang)
        self.commands = {unadorned(self.words(f"command-{name}")): name for name in COMMANDS}
        self.is_terminal = self.console.is_terminal
        self.is_interactive = self.is_terminal and sys.stdin.isatty()
        self.next_line: Callable[[], str] = sys.stdin.readline  # or whoever else reads the keyboard

    @property
    def width(self) -> int:
        """As wide as the terminal is now."""
        return self.console.width

    def print(self, text: RenderableType = "", end: str = "\n", wrap: bool = False) -> None:
        """Print Rich markup, with simpler marks where the encoding cannot carry ours."""
        if isinstance(text, str) and not self.console.encoding.lower().startswith("utf"):
            text = text.translate(PLAIN_MARKS)
        self.console.print(text, end=end, soft_wrap=isinstance(text, str) and not wrap)

    def tell(self, sentence: str) -> None:
        """Print a sentence in Rich markup; a person's screen breaks it between words."""
        self.print(sentence, wrap=self.is_terminal)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Print a message of the terminal's own catalogue."""
        text = escape(self.words(key, **args))
        self.tell(f"[{style}]{text}[/]" if style else text)

    def read(self, prompt: str) -> str:
        """One line from the keyboard or the pipe, without the spaces around it."""
        self.ask(prompt)
        return self.typed(self.next_line())

    def ask(self, prompt: str) -> None:
        """Show that a line is wanted."""
        self.print(prompt, end="")
        self.console.file.flush()
        forget_early_keys()

    def typed(self, line: str) -> str:
        """A line as it is meant; at the end of them all somebody leaves."""
        if not line:
            self.print()
            raise Leave
        if not sys.stdin.isatty():
            self.print(escape(line.strip()))  # a pipe does not echo
        return self.meant(line)

    def meant(self, line: str) -> str:
        """What was typed, without the spaces around it; a command in this person's language as we know it."""
        word, space, rest = line.strip().partition(" ")
        name = self.commands.get(unadorned(word), word)
        return f"{name}{space}{rest}" if not rest or name in WITH_TEXT else line.strip()

    def wait(self, key: str, **args: Any) -> None:
        """Say something and wait for Enter, where there is a person; who types `quit` leaves."""
        if not self.is_interactive:
            self.say(key, **args)
            return
        while line := self.read("\n".join(self.rows(self.words(key, **args), "dim")) + " "):
            if line.lower() in QUIT:
                raise Leave

    def glimpse(self, line: str) -> None:
        """A line that is shown until Enter and then wiped away, also when somebody leaves just then."""
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

    def page(self, markdown: str) -> None:
        """A long text, in a pager where there is a person."""
        os.environ.setdefault("LESS", "-FRX")  # show colours, and stay if it fits on the screen
        with self.console.pager(styles=True) if self.is_terminal else contextlib.nullcontext():
            self.console.print(Markdown(markdown))

    def clear(self) -> None:
        self.console.clear()


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


def forget_early_keys() -> None:
    """What was typed before the question was asked is no answer to it."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError, OSError):
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def in_columns(choices: list[str], width: int, notes: list[str] | None = None) -> Table:
    """Numbered choices, down one column after the other, in as few rows as fit; notes are in markup."""
    longest = max(len(choice) for choice in choices)
    said = [f"{escape(choice)}" for choice in choices]
    if notes:
        pairs = zip(choices, notes, strict=True)
        said = [f"{escape(choice.ljust(longest))}  {note}" for choice, note in pairs]
        longest += len("  100.0 %")
    widest = longest + len("99 ") + len("   ")
    rows = -(-len(choices) // max(1, width // widest))
    grid = Table.grid(padding=(0, 3, 0, 0))
    numbered = [f"[bold]{number:>2}[/] {choice}" for number, choice in enumerate(said, 1)]
    for row in range(rows):
        grid.add_row(*numbered[row::rows])
    return grid
