"""The words of King's Gold: which phrase of the catalogue says what, and how the table is drawn."""

from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .actions import STOP, coin_of, dice_of, is_plunder, is_rob, is_roll_again, is_take, victim_of
from .rules import count, has, is_contender, is_rival, loose_dice
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

FACES = ("skull", "cannon", "crossbones", "coin-1", "coin-2", "coin-3")
STYLES = ("bold white", "bold cyan", "bold red", "bold yellow", "bold yellow", "bold yellow")


def face(number: int) -> Phrase:
    return phrase(FACES[number])


def numbers(dice: int) -> str:
    """The dice of a set as people count them: from one."""
    return " ".join(str(die + 1) for die in range(DICE) if dice >> die & 1)


def action(action: int) -> Phrase:
    if action == STOP:
        return phrase("stop")
    if is_roll_again(action):
        return phrase("roll", dice=numbers(dice_of(action)))
    if is_take(action):
        return phrase("take", coin=coin_of(action))
    if is_rob(action):
        return phrase("rob", victim=Seat(victim_of(action)), coin=coin_of(action))
    return phrase("plunder", victim=Seat(victim_of(action)))


def outcome(outcome: int) -> Phrase:
    return face(outcome)


def prompt(v: View) -> Phrase:
    if v.phase == CHOOSE:
        return phrase("ask-roll", rolls=v.rolls)
    return phrase("ask-pair" if v.phase == PAIR else "ask-plunder")


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if action == STOP or is_roll_again(action):
        if v.phase != CHOOSE:
            return phrase("no-rolling")
        return phrase("locked", dice=numbers(dice_of(action) & ~loose_dice(v)))
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
        told = throw_events(before, action, after)
    elif is_roll_again(action):
        told = [phrase("rolls-again", who=who, dice=numbers(dice_of(action)))]
    elif is_take(action):
        tax = after.king - before.king
        told = [phrase("takes", who=who, taken=gained(before, after, before.active), tax=tax)]
    elif is_rob(action) or is_plunder(action):
        told = [
            phrase(
                "robs", who=who, victim=Seat(victim_of(action)), taken=gained(before, after, before.active)
            )
        ]
    else:
        told = fulfilled(before, after)
    return told + what_follows(before, after)


def roll_off_events(before: View, outcome: int, after: View) -> list[Phrase]:
    if before.falling & (before.falling - 1):
        return []
    skulls = before.dice[: DICE - 1].count(SKULL) + (outcome == SKULL)
    told = [phrase("throws-skulls", who=Seat(before.active), skulls=skulls)]
    if after.phase == ROLL_OFF and after.roll_offs > before.roll_offs:
        told.append(phrase("roll-off-tied"))
    return told


def throw_events(before: View, outcome: int, after: View) -> list[Phrase]:
    """The dice are told together, when the last has landed."""
    if before.falling & (before.falling - 1):
        return []
    faces = [outcome if before.falling >> die & 1 else before.dice[die] for die in range(DICE)]
    told = [phrase("rolled", who=Seat(before.active), faces=[face(number) for number in faces])]
    return told if after.phase == CHOOSE else told + fulfilled(before, after, faces)


def fulfilled(before: View, after: View, faces: list[int] | None = None) -> list[Phrase]:
    """What the dice did by themselves when the rolling was over; the player's choices come later."""
    who, faces = Seat(before.active), faces or before.dice
    if faces.count(CROSSBONES) >= DEADLY_CROSSBONES:
        return [phrase("pays-for-crossbones", who=who, paid=gained(after, before, before.active))]
    if faces == [CANNON] * DICE:
        return [phrase("empties-box", who=who, taken=gained(before, after, before.active))]
    if min(faces) > CROSSBONES:
        return [phrase("robs-king", who=who, taken=gained(before, after, before.active))]
    if after.active != before.active or after.turn != before.turn or after.phase == DONE:
        return [phrase("pays-for-nothing", who=who, paid=gained(after, before, before.active))]
    return []


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new first seat, a play-off, the end."""
    told = []
    if before.phase == ROLL_OFF and after.phase != ROLL_OFF:
        told.append(phrase("begins", who=Seat(after.active)))
    if before.phase != ROLL_OFF and before.play_offs == 0 and after.box == 0 and before.box > 0:
        told.append(phrase("box-empty"))
    tied = [Seat(seat) for seat in range(after.seats) if is_contender(after, seat)]
    if after.play_offs > before.play_offs:
        told.append(phrase("play-off", round=after.play_offs, who=tied))
    if after.phase == DONE:
        if after.box > 0:
            told.append(phrase("turns-over", turns=after.turns))
        told.append(phrase("wins", who=tied[0]) if len(tied) == 1 else phrase("share", who=tied))
    return told


def gained(before: View, after: View, seat: int) -> Phrase:
    return phrase("coins", number=after.purse[seat] - before.purse[seat])


# The table


def table(v: View, words: Words) -> str:
    """The box, the King, every purse and the dice."""
    heading = words("heading-roll-off") if v.phase == ROLL_OFF else words("heading-turn", turn=v.turn)
    if v.play_offs:
        heading = words("heading-play-off", round=v.play_offs)
    width = max(len(words.name(seat)) for seat in range(v.seats))
    lines = [
        f"[bold]{words('title')}[/]  [dim]{heading}[/]",
        "",
        pile(words("the-box"), v.box, max(width, 8), "yellow"),
        pile(words("the-king"), v.king, max(width, 8), "magenta"),
        "",
    ]
    for seat in range(v.seats):
        mark = "▸" if seat == v.active and v.phase != DONE else " "
        style = "bold green" if seat == v.active else "white"
        row = pile(words.name(seat), v.purse[seat], max(width, 8), "yellow", mark, style)
        lines.append(row + ("" if is_contender(v, seat) else f"  [dim]{words('out-of-it')}[/]"))
    return "\n".join([*lines, "", *dice(v, words)])


def pile(name: str, coins: int, width: int, color: str, mark: str = " ", style: str = "white") -> str:
    bar = "●" * (coins // 5) + "·" * (coins % 5)
    return f"{mark} [{style}]{name:<{width}}[/] [{color}]{coins:>3} {bar}[/]"


def dice(v: View, words: Words) -> list[str]:
    """Five dice in a row: in the air, locked, paired, or free."""
    names = [words.say(face(number)) for number in v.dice]
    width = max(len(words(key)) for key in FACES) + 2
    rows = ["", "", "", ""]
    for die in range(DICE):
        name, style = names[die], STYLES[v.dice[die]]
        label = str(die + 1)
        if v.falling >> die & 1:
            name, style = "?", "dim"
        elif v.spent >> die & 1:
            style, label = "dim", words("paired")
        elif v.dice[die] == CROSSBONES and v.phase == CHOOSE:
            label = words("locked-die")
        rows[0] += f" [{style}]╭{'─' * width}╮[/]"
        rows[1] += f" [{style}]│{name:^{width}}│[/]"
        rows[2] += f" [{style}]╰{'─' * width}╯[/]"
        rows[3] += f" [dim]{label:^{width + 2}}[/]"
    return rows if v.turn > 0 and (v.falling != ALL_DICE or v.rolls < ROLLS - 1) else []
