"""Draws docs/pictures/*.svg from real games, as the terminal shows them."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import cutpurse as cp
from cutpurse.bots.seating import Sitter
from cutpurse.cli.coaching import AtTheTable
from cutpurse.cli.fullscreen import EDGES, arranged, as_many, height_of
from cutpurse.cli.screen import Lines
from cutpurse.cli.terminal import Terminal
from cutpurse.engine.match import Match
from cutpurse.games.kings_gold.state import faces_of

WIDTH, HEIGHT = 80, 24
DIM = ["282640", "de6054", "78be82", "e8be5c", "6e8cdc", "be82d2", "6ebec8", "ded6c4"]
BRIGHT = ["605c80", "f07868", "8cd696", "f8d678", "8caaf0", "d6a0e8", "8cd6e0", "faf6ec"]


def rgb(color: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(color)
    return red, green, blue


NIGHT = TerminalTheme(rgb("18162c"), rgb("ded6c4"), [*map(rgb, DIM)], [*map(rgb, BRIGHT)])


def picture(name: str, match: Match, names: list[str], file: str = "", coach: bool = False) -> None:
    """The whole screen as seat 0 sees it when it is asked."""
    lines = Lines()
    advice = AtTheTable(lines, match) if coach else None
    players = [
        Sitter(each, None if seat == 0 else cp.bot("random", match.game)) for seat, each in enumerate(names)
    ]
    table = Terminal(lines, match, players, 0.0, [0] * match.seats, advice)
    prompt, rows, drawn, high, low = arranged(table.looking().picture(), table.asking(), WIDTH, HEIGHT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    room = HEIGHT - EDGES - high - low - height_of(prompt, WIDTH)
    told = [Text.assemble(("· ", "dim"), line) for line in match.narrate(seat=0, names=names)]
    story = [row for line in told for row in line.wrap(console, WIDTH)][-room:]
    for line in (*drawn[:high], *story, prompt, *rows[:low], Text("> ", "bold")):
        console.print(line)
    console.print(Text(as_many(lines.words("keys-at-table"), WIDTH), "dim"))
    svg = console.export_svg(title=f"cutpurse play {name}", theme=NIGHT)
    svg = re.sub(r"<!-- .*? -->|@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code,", "")
    Path(__file__).with_name(f"{file or name}.svg").write_text(svg, "utf-8")


def kings_gold() -> None:
    game = cp.game("kings-gold")
    match = game.new(seats=3, seed=12)
    bots = [cp.bot(name, game, seed=1) for name in ("greedy", "greedy", "random")]
    while match.actor != 0 or match.view()["box"] > 30 or len(set(faces_of(match.view()["dice"]))) < 5:
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    picture("kings-gold", match, ["you", "greedy", "random"])


def with_coach() -> None:
    game = cp.game("kings-gold")
    match = game.new(seats=2, seed=4)
    bot = cp.bot("greedy", game, seed=1)
    while match.actor != 0 or match.view()["box"] > 30 or len(match.legal()) < 30:
        match.play(bot.choose(match.view(match.actor), match.legal()))
    picture("kings-gold --coach", match, ["you", "master"], "coach", coach=True)


def after_decisions(id: str, seats: int, seed: int, decisions: int) -> None:
    """A game among greedy bots, when the first seat has to decide after so many decisions."""
    game = cp.game(id)
    match = game.new(seats=seats, seed=seed)
    bots = [cp.bot("greedy", game, seed=seat) for seat in range(seats)]
    while (
        match.actor != 0 or sum(step.actor >= 0 for step in match.log) < decisions or len(match.legal()) < 3
    ):
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    picture(id, match, ["you", "Ann", "Bert", "Cleo"][:seats])


kings_gold()
with_coach()
after_decisions("king-thief-minister", 4, 3, 11)
after_decisions("guild-of-thieves", 3, 5, 60)
after_decisions("forty-thieves", 3, 5, 40)
after_decisions("king-of-thieves", 4, 5, 45)
