"""The table of King's Gold as text: the box, the King, every purse and the dice."""

from cutpurse.engine.scenes import Pile
from cutpurse.engine.words.phrases import Words
from cutpurse.markup import cell_len, escape, fitting, flowing

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
    """Dice as boxes with air around them, then in a row, then with the piles in one line."""
    top, purses = [*heading_lines(scene, words), *piles(scene, words)], purse_lines(scene, words)
    in_a_row = dice_in_a_row(scene, words)
    variants = (
        [*top, "", *purses, *dice_in_boxes(scene, words)],
        [*top, "", *purses, *in_a_row],
        [*top, *purses, *in_a_row],
        [*heading_lines(scene, words), *piles_in_a_row(scene, words), *purses, *in_a_row],
    )
    return "\n".join(fitting(variants, words.width, words.height))


def heading_lines(scene: Scene, words: Words) -> list[str]:
    parts = [f"[bold]{words('title')}[/]", heading(scene, words), f"[dim]{words('legend')}[/]"]
    return flowing(parts, words.width)


def heading(scene: Scene, words: Words) -> str:
    if scene.phase == "roll-off":
        return words("heading-roll-off")
    if scene.play_off:
        return words("heading-play-off", round=scene.play_off)
    return words("heading-turn", turn=scene.turn)


def piles(scene: Scene, words: Words) -> list[str]:
    """The box and the King."""
    width = name_width(scene, words)
    return [row(words.say(pile.pile), pile.count, width, color) for pile, color in coloured(scene)]


def piles_in_a_row(scene: Scene, words: Words) -> list[str]:
    told = [f"{words.say(pile.pile)} [{color}]{pile.count}[/]" for pile, color in coloured(scene)]
    return flowing(told, words.width, "  ", "   ")


def coloured(scene: Scene) -> tuple[tuple[Pile, str], ...]:
    return (scene.box, "yellow"), (scene.king, "magenta")


def name_width(scene: Scene, words: Words) -> int:
    names = [words.say(pile.pile) for pile, _ in coloured(scene)]
    return max(map(cell_len, [*names, *(words.name(purse.seat.number) for purse in scene.purses)]))


def purse_lines(scene: Scene, words: Words) -> list[str]:
    lines, width = [], name_width(scene, words)
    for purse in scene.purses:
        going_on = scene.phase != "over"
        acting = going_on and purse.seat == scene.active
        style, mark = ("bold green", "▸") if acting else ("white", " ")
        line = row(words.name(purse.seat.number), purse.coins, width, "yellow", mark, style)
        aside = going_on and not purse.contends
        lines.append(line + (f"  [dim]{words('out-of-it')}[/]" if aside else ""))
    return lines


def row(name: str, coins: int, width: int, color: str, mark: str = " ", style: str = "white") -> str:
    bar = "●" * (coins // 5) + "·" * (coins % 5)
    return f"{mark} [{style}]{escape(name)}[/]{' ' * (width - cell_len(name))} [{color}]{coins:>3} {bar}[/]"


def drawn(die: Die, words: Words) -> tuple[str, str, str]:
    """A die: its face, how that is coloured, and what stands below."""
    style = "dim" if die.state in ("falling", "paired") else STYLES[str(die.face.id)]
    below = words.say(die.die) if die.state == "loose" else words(f"state-{die.state}")
    return words.say(die.face), style, below


def dice_in_a_row(scene: Scene, words: Words) -> list[str]:
    drawings = [drawn(die, words) for die in scene.dice]
    dice = [f"[dim]{below}[/] [{style}]{name}[/]" for name, style, below in drawings]
    return flowing(dice, words.width, " ", "   ") if dice else []


def dice_in_boxes(scene: Scene, words: Words) -> list[str]:
    if not scene.dice:
        return []
    width = max(cell_len(words.say(face)) for face in FACE) + 2
    rows = ["", "", "", ""]
    for die in scene.dice:
        name, style, below = drawn(die, words)
        rows[0] += f" [{style}]╭{'─' * width}╮[/]"
        rows[1] += f" [{style}]│{name:^{width}}│[/]"
        rows[2] += f" [{style}]╰{'─' * width}╯[/]"
        rows[3] += f" {below:^{width + 2}}"
    return rows
