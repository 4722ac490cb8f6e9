"""The table of King's Gold as text: the box, the King, every purse and the dice."""

from cutpurse.engine.words import Words
from cutpurse.markup import cell_len, escape

from .scene import Die, Scene
from .things import FACE

STYLES = {
    "skull": "bold white",
    "cannon": "bold cyan",
    "crossbones": "bold red",
    "coin-1": "bold yellow",
    "coin-2": "bold yellow",
    "coin-3": "bold yellow",
}


def draw(scene: Scene, words: Words) -> str:
    piles = ((scene.box, "yellow"), (scene.king, "magenta"))
    names = [words.say(pile.pile) for pile, _ in piles]
    width = max(map(cell_len, [*names, *(words.name(purse.seat.number) for purse in scene.purses)]))
    lines = [f"[bold]{words('title')}[/]  {heading(scene, words)}  [dim]{words('legend')}[/]"]
    lines += [row(name, pile.count, width, color) for name, (pile, color) in zip(names, piles, strict=True)]
    lines.append("")
    for purse in scene.purses:
        going_on = scene.phase != "over"
        acting = going_on and purse.seat == scene.active
        style, mark = ("bold green", "▸") if acting else ("white", " ")
        line = row(words.name(purse.seat.number), purse.coins, width, "yellow", mark, style)
        aside = going_on and not purse.contends
        lines.append(line + (f"  [dim]{words('out-of-it')}[/]" if aside else ""))
    return "\n".join([*lines, *dice(scene, words)])


def heading(scene: Scene, words: Words) -> str:
    if scene.phase == "roll-off":
        return words("heading-roll-off")
    if scene.play_off:
        return words("heading-play-off", round=scene.play_off)
    return words("heading-turn", turn=scene.turn)


def row(name: str, coins: int, width: int, color: str, mark: str = " ", style: str = "white") -> str:
    bar = "●" * (coins // 5) + "·" * (coins % 5)
    return f"{mark} [{style}]{escape(name)}[/]{' ' * (width - cell_len(name))} [{color}]{coins:>3} {bar}[/]"


def dice(scene: Scene, words: Words) -> list[str]:
    """The five dice, as boxes where there is room and in a row where there is not."""
    if not scene.dice:
        return []
    drawn = [(words.say(die.face), *label(die, words)) for die in scene.dice]
    width = max(cell_len(words.say(face)) for face in FACE) + 2
    if words.width < len(drawn) * (width + 3):
        return ["  ".join(f"[dim]{below}[/] [{style}]{name}[/]" for name, style, below in drawn)]
    rows = ["", "", "", ""]
    for name, style, below in drawn:
        rows[0] += f" [{style}]╭{'─' * width}╮[/]"
        rows[1] += f" [{style}]│{name:^{width}}│[/]"
        rows[2] += f" [{style}]╰{'─' * width}╯[/]"
        rows[3] += f" {below:^{width + 2}}"
    return rows


def label(die: Die, words: Words) -> tuple[str, str]:
    """How a die is coloured, and what stands below it."""
    style = "dim" if die.state in ("falling", "paired") else STYLES[str(die.face.id)]
    return style, words.say(die.die) if die.state == "loose" else words(f"state-{die.state}")


def draw_epilogue(epilogue: object, words: Words) -> str:
    """Nothing was hidden."""
    return ""
