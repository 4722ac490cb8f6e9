"""The table of Three Cups as text: who has what, and the cups."""

from cutpurse.engine.words.phrases import Words
from cutpurse.markup import escape, in_columns

from .scene import Cup, Rogue, Scene


def draw(scene: Scene, words: Words) -> str:
    is_over = scene.phase == "over"
    heading = (
        words("heading-over") if is_over else words("heading-round", round=scene.round, rounds=scene.rounds)
    )
    lines = [f"[bold]{words('title')}[/]  {heading}", ""]
    lines += in_columns([row(each, scene, words) for each in scene.rogues])
    cups = [[words.say(each.cup), mark(each)] for each in scene.cups]
    return "\n".join([*lines, "", *in_columns(cups), "", f"[dim]{words('legend')}[/]"])


def row(rogue: Rogue, scene: Scene, words: Words) -> list[str]:
    acting = rogue.seat == scene.actor
    style, arrow = ("bold green", "▸") if acting else ("white", " ")
    name = f"{arrow} [{style}]{escape(words.name(rogue.seat.number))}[/]"
    return [name, words(rogue.role), f"[yellow]{words('coins', coins=rogue.coins)}[/]"]


def mark(cup: Cup) -> str:
    known = "[bold yellow]●[/]" if cup.loot else "[dim]○[/]" if cup.last else " "
    return f"{known} ^" if cup.lifted else known
