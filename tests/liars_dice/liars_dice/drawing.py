"""The table of Liar's Dice as text: lives, cups, and the board of bids."""

from cutpurse.engine.words.phrases import Words
from cutpurse.markup import escape, in_columns

from .scene import Cup, Die, Scene, Space
from .state import FACES
from .things import FACE

MARKS = {"below": "[dim]·[/]", "standing": "[bold yellow]●[/]", "above": "[cyan]○[/]"}


def draw(scene: Scene, words: Words) -> str:
    heading = words("heading-over") if scene.phase == "over" else words("heading-round", round=scene.round)
    lines = [f"[bold]{words('title')}[/]  {heading}  [dim]{words('legend')}[/]", ""]
    lines += in_columns([row(cup, scene, words) for cup in scene.cups])
    return "\n".join([*lines, "", *board(scene.board, words)])


def row(cup: Cup, scene: Scene, words: Words) -> list[str]:
    acting = cup.seat == scene.actor
    style, mark = ("bold green", "▸") if acting else ("white", " ")
    name = f"{mark} [{style}]{escape(words.name(cup.seat.number))}[/]"
    bid = words.say(scene.bid) if scene.bid and cup.seat == scene.bidder else ""
    return [name, f"[red]{'♥' * cup.lives}[/]", " ".join(map(drawn, cup.dice)), f"[yellow]{bid}[/]"]


def drawn(die: Die) -> str:
    """A die under a cup is between brackets; what lies there from the last round is dim."""
    face = "?" if die.face is None else str(die.face.id)
    return f"[bold]({face})[/]" if die.covered else f"[dim] {face} [/]"


def board(spaces: list[Space], words: Words) -> list[str]:
    """A row for each number of dice, a column for each face."""
    rows = [["", *(words.form(face, "many") for face in FACE)]]
    for first in range(0, len(spaces), FACES):
        marks = [MARKS[space.level] for space in spaces[first : first + FACES]]
        rows.append([f"  {first // FACES + 1}", *marks])
    return in_columns(rows)


def draw_epilogue(epilogue: object, words: Words) -> str:
    """Nothing has stayed hidden."""
    return ""
