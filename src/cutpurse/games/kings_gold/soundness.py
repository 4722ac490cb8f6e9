"""Whether a table of King's Gold is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks

from .rules import count, is_alone, is_contender, pairs_left, showing
from .state import *


def fault_of_coins(s: State) -> str:
    """Sixty coins; the box is empty when the game is over or in its play-off, and only then."""
    coins = s.box + s.king
    for seat in range(SEATS):
        coins += s.purse[seat]
    if coins != COINS:
        return f"box, king and purse hold {coins} coins, and there are {COINS}"
    if s.box < 0 or s.king < 0:
        return f"box is {s.box} and king is {s.king}: neither owes anything"
    for seat in range(SEATS):
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] != 0):
            return f"purse is {s.purse}: only the {s.seats} seats have coins, none less than 0"
    if s.phase != DONE and (s.box == 0) != (s.play_offs > 0):
        return f"box is {s.box} and play_offs is {s.play_offs}: a play-off begins with an empty box"
    return ""


def fault_of_dice(s: State) -> str:
    """Five dice that show what the phase allows."""
    if not every_die_shows_one_face(s):
        return f"dice is {s.dice}: as sets of {DICE} dice for {FACES} faces, each die must be in one"
    if not (0 <= s.falling <= ALL_DICE and 0 <= s.spent <= ALL_DICE):
        return f"falling is {s.falling} and spent is {s.spent}: sets of dice go from 0 to {ALL_DICE}"
    if not 0 <= s.rolls < ROLLS or (s.phase == CHOOSE and s.rolls == 0):
        return f"rolls is {s.rolls}, and in phase {s.phase} there cannot be so many left"
    if not ROLL_OFF <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {ROLL_OFF} to {DONE}"
    if (s.falling > 0) != (s.phase == ROLL_OFF or s.phase == ROLL):
        return f"falling is {s.falling} in phase {s.phase}: they fall in {ROLL_OFF} and {ROLL}"
    if s.spent > 0 and s.phase <= CHOOSE:
        return f"spent is {s.spent}, and nothing is paired before the rolling is over"
    if s.falling == 0 and s.phase != DONE and count(s, CROSSBONES) >= DEADLY_CROSSBONES:
        return f"dice show {faces_of(s.dice)}: {DEADLY_CROSSBONES} crossbones would have ended the turn"
    if s.phase == PAIR and pairs_left(s) == 0:
        return f"dice show {faces_of(s.dice)} and spent is {s.spent}: no pair is left for phase {PAIR}"
    if s.phase == PLUNDER and count(s, SKULL) < DICE:
        return f"dice show {faces_of(s.dice)}: phase {PLUNDER} needs {DICE} skulls"
    return ""


def every_die_shows_one_face(s: State) -> bool:
    shown = 0
    for face in range(FACES):
        if shown & showing(s, face) != 0:
            return False
        shown |= showing(s, face)
    return shown == ALL_DICE and 0 <= s.dice < 1 << DICE * FACES


def fault_of_seats(s: State) -> str:
    """Everybody is at the table; whose turn it is plays for something, against somebody."""
    for seat in range(SEATS):
        if not 0 <= s.skulls[seat] <= DICE:
            return f"skulls is {s.skulls}: nobody rolls fewer than 0 or more than {DICE}"
    if not (0 <= s.active < s.seats and 0 <= s.emptied_by < s.seats):
        return f"active is {s.active} and emptied_by {s.emptied_by}: the last seat is {s.seats - 1}"
    everyone = (1 << s.seats) - 1
    if not 0 < s.contenders <= everyone:
        return f"contenders is {s.contenders}: all {s.seats} seats, as bits, but in a play-off"
    if not (0 <= s.roll_offs <= MOST_ROLL_OFFS and 0 <= s.play_offs <= MOST_PLAY_OFFS and s.turn >= 0):
        return (
            f"roll_offs is {s.roll_offs}, play_offs {s.play_offs} and turn {s.turn}: there are at most"
            f" {MOST_ROLL_OFFS} roll-offs and {MOST_PLAY_OFFS} play-offs, and none below 0"
        )
    return "" if s.phase == DONE else fault_of_contenders(s, everyone)


def fault_of_contenders(s: State, everyone: int) -> str:
    """Whose turn it is plays for something, against somebody."""
    if s.phase == ROLL_OFF and (s.turn > 0 or s.roll_offs == 0):
        return f"turn is {s.turn} and roll_offs is {s.roll_offs}: a roll-off comes before any turn"
    if not is_contender(s, s.active) or (s.phase != ROLL_OFF and s.play_offs > 0 and is_alone(s)):
        return f"active is {s.active} and contenders is {s.contenders}: it must be one of several"
    if s.phase == ROLL_OFF or s.play_offs > 0:
        return ""
    if s.contenders != everyone:
        return f"contenders is {s.contenders}: all {s.seats} seats, as bits, but in a play-off"
    if s.turn > s.turns:
        return f"turn is {s.turn}, and the game ends after {s.turns}"
    return ""


fault, explain = checks(fault_of_coins, fault_of_dice, fault_of_seats)
