"""Draws docs/pictures/*.svg from real games, as the terminal shows them."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.terminal_theme import TerminalTheme

import cutpurse as cp
from cutpurse.cli.coaching import AtTheTable
from cutpurse.cli.screen import Screen, in_columns
from cutpurse.engine.match import Match
from cutpurse.games.kings_gold.state import faces_of

WIDTH = 82
DIM = ["282640", "de6054", "78be82", "e8be5c", "6e8cdc", "be82d2", "6ebec8", "ded6c4"]
BRIGHT = ["605c80", "f07868", "8cd696", "f8d678", "8caaf0", "d6a0e8", "8cd6e0", "faf6ec"]


def rgb(color: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(color)
    return red, green, blue


NIGHT = TerminalTheme(rgb("18162c"), rgb("ded6c4"), [*map(rgb, DIM)], [*map(rgb, BRIGHT)])


def picture(
    name: str, match: Match, told: int, names: list[str], file: str = "", coach: bool = False
) -> None:
    """The last events, the table and the question, seen from seat 0; with the coach also the choices."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    for line in match.narrate(seat=0, names=names)[-told:]:
        console.print(f"[dim]·[/] {escape(line)}")
    console.print()
    console.print(match.draw(0, names=names))
    console.print(f"\n[bold green]you[/]: {match.prompt(names=names)}")
    if coach:
        said = [match.text(action, names=names) for action in match.legal()]
        console.print(in_columns(said, WIDTH, AtTheTable(Screen(), match).notes(match)))
    svg = console.export_svg(title=f"cutpurse play {name}", theme=NIGHT)
    svg = re.sub(r"<!-- .*? -->|@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code,", "")
    Path(__file__).with_name(f"{file or name}.svg").write_text(svg, "utf-8")


def kings_gold() -> None:
    game = cp.game("kings-gold")
    match = game.new(seats=3, seed=12)
    bots = [cp.bot(name, game, seed=1) for name in ("greedy", "greedy", "random")]
    while match.actor != 0 or match.view()["box"] > 30 or len(set(faces_of(match.view()["dice"]))) < 5:
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    picture("kings-gold", match, 6, ["you", "greedy", "random"])


def with_coach() -> None:
    game = cp.game("kings-gold")
    match = game.new(seats=2, seed=4)
    bot = cp.bot("greedy", game, seed=1)
    while match.actor != 0 or match.view()["box"] > 30 or len(match.legal()) < 30:
        match.play(bot.choose(match.view(match.actor), match.legal()))
    picture("kings-gold --coach", match, 4, ["you", "master"], "coach", coach=True)


def after_decisions(id: str, seats: int, seed: int, decisions: int) -> None:
    """A game among greedy bots, when the first seat has to decide after so many decisions."""
    game = cp.game(id)
    match = game.new(seats=seats, seed=seed)
    bots = [cp.bot("greedy", game, seed=seat) for seat in range(seats)]
    while match.actor != 0 or sum(step.actor >= 0 for step in match.log) < decisions:
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    picture(id, match, 6, ["you", "Ann", "Bert", "Cleo"][:seats])


kings_gold()
with_coach()
after_decisions("king-thief-minister", 4, 3, 11)
after_decisions("guild-of-thieves", 3, 5, 60)
after_decisions("forty-thieves", 3, 5, 40)
after_decisions("king-of-thieves", 4, 5, 45)
