"""The words of King's Gold: which phrase of the catalogue says what, and how the table is drawn."""

from rich.cells import cell_len
from rich.markup import escape

from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .actions import STOP, coin_of, dice_of, is_plunder, is_rob, is_roll_again, is_take, victim_of
from .rules import all_coins, count, has, is_contender, is_rival, loose_dice, pairs_left
from .state import (
    ALL_DICE,
    CANNON,
    CHOOSE,
    COIN_1,
    CROSSBONES,
    DEADLY_CROSSBONES,
    DICE,
    DONE,
    PAIR,
    ROLL_OFF,
    ROLLS,
    SKULL,
)
from .view import View

FACE_KEYS = ("skull", "cannon", "crossbones", "coin-1", "coin-2", "coin-3")
STYLES = ("bold white", "bold cyan", "bold red", "bold yellow", "bold yellow", "bold yellow")
LETTERS = "abcde"  # what people call the dice, so that no number can mean a die and something else


def face(number: int) -> Phrase:
    return phrase(FACE_KEYS[number])


def letters(dice: int) -> str:
    return " ".join(LETTERS[die] for die in range(DICE) if dice >> die & 1)


def action(action: int, seats: int) -> Phrase:
    if action == STOP:
        return phrase("stop")
    if is_roll_again(action):
        return phrase("roll", dice=letters(dice_of(action)))
    if is_take(action):
        return phrase("take", coin=coin_of(action))
    if is_rob(action):
        return phrase("rob", victim=Seat(victim_of(action)), coin=coin_of(action))
    return phrase("plunder", victim=Seat(victim_of(action)))


def outcome(outcome: int) -> Phrase:
    return face(outcome)


def prompt(v: View) -> Phrase:
    if v.phase == CHOOSE:
        return phrase("ask-roll", rolls=v.rolls, outlook=outlook(v))
    return phrase("ask-pair" if v.phase == PAIR else "ask-plunder")


def outlook(v: View) -> Phrase:
    """What stopping now would bring."""
    if all_coins(v):
        return phrase("stop-five-coins", coins=v.king)
    if count(v, SKULL) == DICE:
        return phrase("stop-five-skulls")
    if count(v, CANNON) == DICE:
        return phrase("stop-five-cannons", coins=v.box)
    return phrase("stop-pairs", pairs=pairs_left(v))


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if action == STOP or is_roll_again(action):
        if v.phase != CHOOSE:
            return phrase("no-rolling")
        return phrase("locked", dice=letters(dice_of(action) & ~loose_dice(v)))
    if v.phase == CHOOSE:
        return phrase("still-rolling")
    if is_plunder(action) and count(v, SKULL) < DICE:
        return phrase("needs-five-skulls")
    if not is_take(action) and not is_rival(v, victim_of(action)):
        return phrase("no-rival", victim=Seat(victim_of(action)))
    if not has(v, COIN_1 + coin_of(action) - 1):
        return phrase("needs-coin", coin=coin_of(action))
    return phrase("needs-cannon" if is_take(action) else "needs-skull")


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it."""
    who = Seat(before.active)
    if before.phase == ROLL_OFF:
        told = roll_off_events(before, action, after)
    elif before.falling:
        told = roll_events(before, action, after)
    elif action == STOP:
        told = [phrase("stops", who=who), *fulfilled(before, before.dice, after)]
    elif is_roll_again(action):
        told = [phrase("rolls-again", who=who, dice=letters(dice_of(action)))]
    elif is_take(action):
        tax = after.king - before.king
        told = [phrase("takes", who=who, taken=gained(before, after, before.active), tax=tax)]
    else:
        taken = gained(before, after, before.active)
        told = [phrase("robs", who=who, victim=Seat(victim_of(action)), taken=taken)]
    return told + what_follows(before, after)


def roll_off_events(before: View, outcome: int, after: View) -> list[Phrase]:
    if not is_last_die(before):
        return []
    skulls = landed(before, outcome).count(SKULL)
    told = [phrase("rolls-skulls", who=Seat(before.active), skulls=skulls)]
    if after.phase == ROLL_OFF and after.roll_offs > before.roll_offs:
        told.append(phrase("roll-off-tied"))
    return told


def roll_events(before: View, outcome: int, after: View) -> list[Phrase]:
    """The dice are told together, when the last has landed."""
    if not is_last_die(before):
        return []
    faces = landed(before, outcome)
    key = "rolls" if before.rolls == ROLLS - 1 else "has"
    told = [phrase(key, who=Seat(before.active), faces=[face(number) for number in faces])]
    return told if after.phase == CHOOSE else told + fulfilled(before, faces, after)


def is_last_die(v: View) -> bool:
    return v.falling & (v.falling - 1) == 0


def landed(before: View, outcome: int) -> list[int]:
    """The faces after the last die."""
    return [outcome if before.falling >> die & 1 else before.dice[die] for die in range(DICE)]


def fulfilled(before: View, faces: list[int], after: View) -> list[Phrase]:
    """What the dice did by themselves when the rolling was over; the player's choices come later."""
    who = Seat(before.active)
    taken, paid = gained(before, after, before.active), gained(after, before, before.active)
    if faces.count(CROSSBONES) >= DEADLY_CROSSBONES:
        return [phrase("pays-for-crossbones", who=who, paid=paid)]
    if faces == [CANNON] * DICE:
        return [phrase("empties-box", who=who, taken=taken)]
    if min(faces) > CROSSBONES:
        return [phrase("robs-king", who=who, taken=taken)]
    if after.turn != before.turn or after.phase == DONE:
        return [phrase("pays-for-nothing", who=who, paid=paid)]
    return []


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new first seat, a play-off, the end."""
    told = []
    if before.phase == ROLL_OFF and after.phase != ROLL_OFF:
        told.append(phrase("begins", who=Seat(after.active)))
    if before.box > after.box == 0:
        told.append(phrase("box-empty"))
    left = [Seat(seat) for seat in range(after.seats) if is_contender(after, seat)]
    if after.play_offs > before.play_offs:
        told.append(phrase("play-off", round=after.play_offs, who=left))
    if after.phase == DONE:
        if after.box > 0:
            told.append(phrase("turns-over", turns=after.turns))
        told.append(phrase("wins", who=left[0]) if len(left) == 1 else phrase("share", who=left))
    return told


def gained(before: View, after: View, seat: int) -> Phrase:
    return phrase("coins", number=after.purse[seat] - before.purse[seat])


# The table


def table(v: View, words: Words) -> str:
    """The box, the King, every purse and the dice."""
    names = [words("the-box"), words("the-king"), *(words.name(seat) for seat in range(v.seats))]
    width = max(cell_len(name) for name in names)
    lines = [
        f"[bold]{words('title')}[/]  {heading(v, words)}  [dim]{words('legend')}[/]",
        pile(words("the-box"), v.box, width, "yellow"),
        pile(words("the-king"), v.king, width, "magenta"),
        "",
    ]
    for seat in range(v.seats):
        acting = seat == v.active and v.phase != DONE
        style = "bold green" if acting else "white"
        line = pile(words.name(seat), v.purse[seat], width, "yellow", "▸" if acting else " ", style)
        aside = v.phase != DONE and not is_contender(v, seat)
        lines.append(line + (f"  [dim]{words('out-of-it')}[/]" if aside else ""))
    return "\n".join([*lines, *dice(v, words)])


def heading(v: View, words: Words) -> str:
    if v.phase == ROLL_OFF:
        return words("heading-roll-off")
    if v.play_offs:
        return words("heading-play-off", round=v.play_offs)
    return words("heading-turn", turn=v.turn)


def pile(name: str, coins: int, width: int, color: str, mark: str = " ", style: str = "white") -> str:
    bar = "●" * (coins // 5) + "·" * (coins % 5)
    return f"{mark} [{style}]{escape(name)}[/]{' ' * (width - cell_len(name))} [{color}]{coins:>3} {bar}[/]"


def dice(v: View, words: Words) -> list[str]:
    """The five dice, as boxes where there is room and in a row where there is not."""
    if v.turn == 0 or (v.turn == 1 and v.falling == ALL_DICE):
        return []
    drawn = [(words.say(face(v.dice[die])), *label(v, die, words)) for die in range(DICE)]
    width = max(len(words(key)) for key in FACE_KEYS) + 2
    if words.width < DICE * (width + 3):
        return ["  ".join(f"[dim]{below}[/] [{style}]{name}[/]" for name, style, below in drawn)]
    rows = ["", "", "", ""]
    for name, style, below in drawn:
        rows[0] += f" [{style}]╭{'─' * width}╮[/]"
        rows[1] += f" [{style}]│{name:^{width}}│[/]"
        rows[2] += f" [{style}]╰{'─' * width}╯[/]"
        rows[3] += f" {below:^{width + 2}}"
    return rows


def label(v: View, die: int, words: Words) -> tuple[str, str]:
    """How a die is coloured, and what stands below it."""
    if v.falling >> die & 1:
        return "dim", words("falling-die")
    if v.spent >> die & 1:
        return "dim", words("paired")
    if v.dice[die] == CROSSBONES:
        return STYLES[CROSSBONES], words("locked-die")
    return STYLES[v.dice[die]], LETTERS[die]


def epilogue(steps: object, words: Words) -> str:
    """Nothing was hidden."""
    return ""
