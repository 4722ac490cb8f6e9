"""The whole screen: the table, the story, the question and its choices, each in a pane of its own.

Whoever runs a table does so in a thread of its own, as at any other screen, and waits there for what is
typed, clicked or chosen with the arrow keys here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, ClassVar, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Span, Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from cutpurse.cli.listing import listing
from cutpurse.cli.screen import ENDINGS, QUIT, Leave, Lines, Picture, Question, Reader, Screen
from cutpurse.engine.compiling import progress

LEAST_STORY = 2  # rows
LEAST_CHOICES = 4
MOST_TOLD = 400  # lines of the story that are kept
EDGES = 2  # rows: the line that is typed, and the keys
KEYS = " · "
TURN = "\n"


class PageScreen(ModalScreen[None]):
    """Something long, over everything else, until it is put away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f2,f3", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup,b", "leaf(-1)", show=False),
        Binding("pagedown,space", "leaf(1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(1)", show=False),
    ]

    def __init__(self, content: RenderableType | Picture, hint: str) -> None:
        super().__init__()
        self.content, self.hint = content, hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False):
            yield Static(id="content")
        yield Static(self.hint, id="keys")

    def on_resize(self) -> None:
        content = self.content
        if callable(content):
            content = Text.from_markup(content(self.app.size.width - 1, None))
        self.query_one("#content", Static).update(content)

    on_mount = on_resize

    @property
    def leaves(self) -> VerticalScroll:
        return self.query_one("#page", VerticalScroll)

    def action_scroll(self, rows: int) -> None:
        self.leaves.scroll_relative(y=rows, animate=False)

    def action_leaf(self, pages: int) -> None:
        self.leaves.scroll_relative(y=pages * (self.leaves.size.height - 1), animate=False)

    def action_end(self, last: int) -> None:
        self.leaves.scroll_to(y=self.leaves.max_scroll_y if last else 0, animate=False)


class TableApp(App[None]):
    """The screen as Textual sees it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; background: ansi_default; color: ansi_default; }
    VerticalScroll { scrollbar-size-vertical: 1; background: ansi_default; height: auto; }
    Static { background: ansi_default; width: 100%; }
    #story { height: 1fr; }
    #told { color: ansi_default; }
    #entry { height: 1; }
    #mark { width: 2; text-style: bold; }
    Input { background: ansi_default; border: none; height: 1; padding: 0; width: 1fr; }
    Input:focus { border: none; background-tint: ansi_default; }
    #keys { height: 1; text-style: dim; }
    PageScreen { background: ansi_default; }
    #page { height: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False),
        Binding("f1", "line('help')", priority=True, show=False),
        Binding("f2", "rules", priority=True, show=False),
        Binding("f3", "whole", priority=True, show=False),
        Binding("escape", "hurry", show=False),
        Binding("up", "move(-1)", priority=True, show=False),
        Binding("down", "move(1)", priority=True, show=False),
        Binding("pageup", "tell(-1)", priority=True, show=False),
        Binding("pagedown", "tell(1)", priority=True, show=False),
    ]

    def __init__(self, full: Full, work: Callable[[Screen], None]) -> None:
        super().__init__(ansi_color=True)
        self.full, self.work = full, work
        self.picture: Picture | None = None
        self.question: Question | None = None
        self.told: list[RenderableType] = []
        self.at: int | None = None  # the choice that is marked
        self.failure: BaseException | None = None
        self.thread = Thread(target=self._run, name="table", daemon=True)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="drawn")
        with VerticalScroll(id="story", can_focus=False):
            yield Static(id="told")
        yield Static(id="prompt")
        with VerticalScroll(id="choices", can_focus=False):
            yield Static(id="listed")
        with Horizontal(id="entry"):
            yield Static("> ", id="mark")
            yield Input(id="line", compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        with suppress(NotImplementedError, RuntimeError):  # not every system has these, nor every thread
            for ending in ENDINGS:
                asyncio.get_running_loop().add_signal_handler(ending, self.full.leave)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.work(self.full)
        except BaseException as error:
            self.failure = error
        self.full.is_open = False
        self.call_later(self.exit)

    # What is shown

    def on_resize(self, event: events.Resize) -> None:
        self.arrange(event.size)

    def arrange(self, size: Size | None = None) -> None:
        """Give each pane its room: first to what is asked, then to the table, the rest to the story."""
        width, height = size or self.size
        prompt, rows, drawn, high, low = arranged(self.picture, self.question, width, height)
        asked = height_of(prompt, width)
        self.query_one("#keys", Static).update(as_many(self.full.words("keys-at-table"), width))
        self.fill("table", "drawn", Text("\n").join(drawn), high)
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#prompt").styles.height = asked
        self.fill("choices", "listed", Text("\n").join(map(self.marked, rows)), low)
        self.show_marked(rows)
        self.retell()

    def fill(self, pane: str, inner: str, content: Text, height: int) -> None:
        content.no_wrap = True
        self.query_one(f"#{inner}", Static).update(content)
        self.query_one(f"#{pane}").styles.height = height

    def marked(self, row: Text) -> Text:
        """The row with the choice that is marked standing out."""
        row = row.copy()
        for span in self.mark_in(row):
            row.stylize("reverse", span.start, span.end)
        return row

    def mark_in(self, row: Text) -> list[Span]:
        metas = [(span, getattr(span.style, "meta", {})) for span in row.spans]
        return [span for span, meta in metas if "choice" in meta and meta["choice"] == self.at]

    def show_marked(self, rows: list[Text]) -> None:
        """Scroll to the choice that is marked."""
        pane = self.query_one("#choices", VerticalScroll)
        y = next((y for y, row in enumerate(rows) if self.mark_in(row)), 0)
        pane.scroll_to(y=max(0, y - pane.size.height // 2), animate=False)

    def retell(self) -> None:
        self.query_one("#told", Static).update(Group(*self.told))
        self.query_one("#story", VerticalScroll).anchor()

    # What others ask for, from their thread

    def put(self, picture: Picture | None, question: Question | None) -> None:
        self.picture, self.question, self.at = picture, question, None
        self.arrange()

    def tell(self, content: RenderableType) -> None:
        self.told = [*self.told, content][-MOST_TOLD:]
        self.retell()

    def forget(self) -> None:
        self.picture, self.question, self.told = None, None, []
        self.arrange()

    def open_page(self, content: RenderableType | Picture) -> None:
        self.push_screen(PageScreen(content, self.full.words("keys-on-page")))

    # What is typed and clicked

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value
        if not line and self.at is not None:
            line = str(self.at)
        if self.send(line):
            event.input.value = ""

    def send(self, line: str) -> bool:
        """Hand a line over, if one is wanted; says whether it was."""
        is_wanted = self.full.is_wanted
        if is_wanted:
            self.full.hear(line + TURN)
        else:
            self.full.hurry.set()
        return is_wanted

    def on_click(self, event: events.Click) -> None:
        choice = event.style.meta.get("choice")
        if choice is not None:
            self.send(str(choice))

    action_line = send

    def action_leave(self) -> None:
        self.full.leave()

    def action_hurry(self) -> None:
        self.query_one(Input).value = ""
        self.full.hurry.set()

    def action_rules(self) -> None:
        if self.full.rules_page:
            self.open_page(Markdown(self.full.rules_page()))

    def action_whole(self) -> None:
        if self.picture:
            self.open_page(self.picture)

    def action_move(self, by: int) -> None:
        entries = self.question.entries if self.question else ()
        if entries:
            numbers = [entry.number for entry in entries]
            here = numbers.index(self.at) + by if self.at in numbers else (0 if by > 0 else -1)
            self.at = numbers[here % len(numbers)]
            self.arrange()

    def action_tell(self, pages: int) -> None:
        story = self.query_one("#story", VerticalScroll)
        story.scroll_relative(y=pages * max(1, story.size.height - 1), animate=False)


class Arrangement(NamedTuple):
    """What there is to show, and how many rows the table and the choices get."""

    prompt: Text
    rows: list[Text]  # of choices
    drawn: list[Text]  # of the table
    high: int
    low: int


def arranged(picture: Picture | None, question: Question | None, width: int, height: int) -> Arrangement:
    """The table is drawn with the rows that are left when the choices and some of the story have theirs."""
    told = (question.prompt, *question.notes) if question else ()
    prompt = Text("\n").join(map(Text.from_markup, told))
    rows = listing(question.entries, width - 1) if question else []
    room = max(1, height - EDGES - height_of(prompt, width) - LEAST_STORY)
    left = room - min(len(rows), max(LEAST_CHOICES, room // 2))
    drawn = [*Text.from_markup(picture(width, left)).split("\n")] if picture else []
    high = min(len(drawn), max(1, room - min(len(rows), LEAST_CHOICES)))
    return Arrangement(prompt, rows, drawn, high, min(len(rows), room - high))


def height_of(prompt: Text, width: int) -> int:
    return len(prompt.wrap(Console(), width)) if prompt.plain else 0


def as_many(keys: str, width: int) -> str:
    """As many of the keys as fit into a row, the first ones first."""
    shown = keys.split(KEYS)
    while cell_len(KEYS.join(shown)) > width:
        shown.pop()
    return KEYS.join(shown)


class Full(Screen, progress.Host):
    """A screen that `TableApp` shows; what is told after it was left is printed when it is gone."""

    is_terminal = is_interactive = True

    def __init__(self, lang: str = "en") -> None:
        super().__init__(lang)
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.next_line = self.lines.get
        self.hear: Callable[[str], object] = self.lines.put
        self.is_always_wanted = False
        self.is_asking = False
        self.is_open = True
        self.has_left = False
        self.hurry = Event()
        self.last_words: list[str] = []

    def run(self, work: Callable[[Screen], None]) -> None:
        """Do this before the whole screen."""
        self.app = TableApp(self, work)
        host = progress.host
        progress.welcome(self)
        try:
            self.app.run()
        finally:
            progress.welcome(host)
        for sentence in self.last_words:  # where the whole screen was, lines stay
            Lines(self.words.lang).tell(sentence)
        if self.app.failure:
            raise self.app.failure

    def leave(self) -> None:
        """Whoever sits here wants to go: wherever they are waited for, they are gone."""
        self.has_left = True
        self.hurry.set()
        self.hear("")

    def part(self) -> None:
        self.has_left = True

    @property
    def is_wanted(self) -> bool:
        return self.is_asking or self.is_always_wanted

    def do(self, what: Callable[..., object], *args: Any) -> None:
        """Let the screen do something, from another thread than its own."""
        if self.is_open:
            self.app.call_from_thread(what, *args)

    # What is shown

    def print(self, text: RenderableType = "") -> None:
        self.show(Text.from_markup(text) if isinstance(text, str) else text)

    def tell(self, sentence: str) -> None:
        if self.has_left:
            self.last_words.append(sentence)
        self.show(Text.from_markup(sentence))

    def show(self, content: RenderableType) -> None:
        if content != Text():
            self.do(self.app.tell, content)

    def put(self, picture: Picture | None, question: Question | None = None) -> None:
        """Whoever sees a question can answer it."""
        if question:
            self.ask()
        self.do(self.app.put, picture or self.app.picture, question)

    def watch(self, picture: Picture) -> None:
        self.do(self.app.put, picture, None)

    @property
    def width(self) -> int:
        return self.app.size.width - 1

    def page(self, content: RenderableType | Picture) -> None:
        self.do(self.app.open_page, content)

    def forget(self) -> None:
        self.do(self.app.forget)

    @contextmanager
    def busy(self, key: str) -> Iterator[None]:
        self.do(self.app.put, self.app.picture, Question(f"[dim]{escape(self.words(key))}[/]"))
        yield

    @contextmanager
    def working(self, what: str) -> Iterator[progress.Progress]:
        self.tell(f"[dim]{escape(what)} …[/]")
        yield lambda done, total: None

    # What is typed

    def ask(self) -> None:
        self.is_asking = True
        self.hurry.clear()

    def typed(self, line: str) -> str:
        return super().typed("" if self.has_left else line)

    def settle(self) -> None:
        """What was typed after the answer is no answer to the next question."""
        self.is_asking = False
        while not self.lines.empty():
            self.lines.get()
        self.do(self.app.put, self.app.picture, None)

    def wait(self, key: str, **args: Any) -> None:
        self.show_until_enter(f"[bold]{escape(self.words(key, **args))}[/]")

    def glimpse(self, line: str) -> None:
        self.show_until_enter(f"[bold]{escape(line)}[/]", f"[dim]{escape(self.words('cover'))}[/]")

    def show_until_enter(self, line: str, *notes: str) -> None:
        self.put(self.app.picture, Question(line, (), notes))
        while answer := self.read():
            if answer.lower() in QUIT:
                raise Leave
        self.settle()

    def linger(self) -> None:
        self.wait("watched")

    def pause(self, seconds: float) -> None:
        self.hurry.wait(seconds)
        if self.has_left:
            raise Leave

    def reader(self, hear: Callable[[str], object]) -> Reader:
        self.hear, self.is_always_wanted = hear, True
        return self

    def want(self) -> None:
        """Lines are handed over as they come."""
