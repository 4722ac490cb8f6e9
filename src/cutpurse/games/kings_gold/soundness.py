"""Whether a table of King's Gold is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.contract import SOUND

from .rules import count, is_alone, is_contender, pairs_left, showing
from .state import (
    ALL_DICE,
    CHOOSE,
    COINS,
    CROSSBONES,
    DEADLY_CROSSBONES,
    DICE,
    DONE,
    FACES,
    MOST_PLAY_OFFS,
    MOST_ROLL_OFFS,
    PAIR,
    PLUNDER,
    ROLL,
    ROLL_OFF,
    ROLLS,
    SEATS,
    SKULL,
    State,
    faces_of,
)

# What can be wrong, in the order in which it is looked at.
LOST_COINS = 1
NO_SUCH_PURSE = 2
BOX_AND_PHASE = 3
NO_SUCH_FACE = 4
NO_SUCH_DICE = 5
NO_SUCH_ROLLS = 6
NO_SUCH_PHASE = 7
DICE_IN_THE_AIR = 8
DEADLY_DICE = 9
DICE_SPENT = 10
NOTHING_TO_PAIR = 11
TOO_FEW_SKULLS = 12
NO_SUCH_SKULLS = 13
NO_SUCH_SEAT = 14
NO_SUCH_CONTENDERS = 15
NO_SUCH_COUNTER = 16
ROLL_OFF_TURN = 17
NOT_CONTENDING = 18
TOO_MANY_TURNS = 19


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_coins(s)
    if wrong == SOUND:
        wrong = fault_of_dice(s)
    if wrong == SOUND:
        wrong = fault_of_seats(s)
    return wrong


def fault_of_coins(s: State) -> int:
    """Sixty coins; the box is empty when the game is over or in its play-off, and only then."""
    if s.box < 0 or s.king < 0 or all_coins_there_are(s) != COINS:
        return LOST_COINS
    for seat in range(SEATS):
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] != 0):
            return NO_SUCH_PURSE
    if s.phase != DONE and (s.box == 0) != (s.play_offs > 0):
        return BOX_AND_PHASE
    return SOUND


def all_coins_there_are(s: State) -> int:
    coins = s.box + s.king
    for seat in range(SEATS):
        coins += s.purse[seat]
    return coins


def fault_of_dice(s: State) -> int:
    """Five dice that show what the phase allows."""
    if not every_die_shows_one_face(s):
        return NO_SUCH_FACE
    if not (0 <= s.falling <= ALL_DICE and 0 <= s.spent <= ALL_DICE):
        return NO_SUCH_DICE
    if not 0 <= s.rolls < ROLLS:
        return NO_SUCH_ROLLS
    if not ROLL_OFF <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if (s.falling > 0) != (s.phase == ROLL_OFF or s.phase == ROLL):
        return DICE_IN_THE_AIR
    if s.spent > 0 and s.phase <= CHOOSE:
        return DICE_SPENT
    if s.falling == 0 and s.phase != DONE and count(s, CROSSBONES) >= DEADLY_CROSSBONES:
        return DEADLY_DICE
    if s.phase == CHOOSE and s.rolls == 0:
        return NO_SUCH_ROLLS
    if s.phase == PAIR and pairs_left(s) == 0:
        return NOTHING_TO_PAIR
    if s.phase == PLUNDER and count(s, SKULL) < DICE:
        return TOO_FEW_SKULLS
    return SOUND


def every_die_shows_one_face(s: State) -> bool:
    shown = 0
    for face in range(FACES):
        if shown & showing(s, face) != 0:
            return False
        shown |= showing(s, face)
    return shown == ALL_DICE and 0 <= s.dice < 1 << DICE * FACES


def fault_of_seats(s: State) -> int:
    """Everybody is at the table; whose turn it is plays for something, against somebody."""
    for seat in range(SEATS):
        if not 0 <= s.skulls[seat] <= DICE:
            return NO_SUCH_SKULLS
    everyone = (1 << s.seats) - 1
    if not (0 <= s.active < s.seats and 0 <= s.emptied_by < s.seats):
        return NO_SUCH_SEAT
    if not 0 < s.contenders <= everyone:
        return NO_SUCH_CONTENDERS
    if not (0 <= s.roll_offs <= MOST_ROLL_OFFS and 0 <= s.play_offs <= MOST_PLAY_OFFS and s.turn >= 0):
        return NO_SUCH_COUNTER
    if s.phase == DONE:
        return SOUND
    if s.phase == ROLL_OFF:
        if s.turn > 0 or s.roll_offs == 0:
            return ROLL_OFF_TURN
        return SOUND if is_contender(s, s.active) else NOT_CONTENDING
    if s.play_offs > 0:
        return SOUND if is_contender(s, s.active) and not is_alone(s) else NOT_CONTENDING
    if s.contenders != everyone:
        return NO_SUCH_CONTENDERS
    return SOUND if s.turn <= s.turns else TOO_MANY_TURNS


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    coins, faces = all_coins_there_are(s), faces_of(s.dice)
    lost = f"box, king and purse hold {coins} coins, and there are {COINS}"
    return {
        LOST_COINS: lost if coins != COINS else f"box is {s.box} and king is {s.king}: neither owes anything",
        NO_SUCH_PURSE: f"purse is {s.purse}: only the {s.seats} seats have coins, none less than 0",
        BOX_AND_PHASE: f"box is {s.box} and play_offs is {s.play_offs}: a play-off begins with an empty box",
        NO_SUCH_FACE: f"dice is {s.dice}: as sets of {DICE} dice for {FACES} faces, each die must be in one",
        NO_SUCH_DICE: f"falling is {s.falling} and spent is {s.spent}: sets of dice go from 0 to {ALL_DICE}",
        NO_SUCH_ROLLS: f"rolls is {s.rolls}, and in phase {s.phase} there cannot be so many left",
        NO_SUCH_PHASE: f"phase is {s.phase}: phases go from {ROLL_OFF} to {DONE}",
        DICE_IN_THE_AIR: f"falling is {s.falling} in phase {s.phase}: they fall in {ROLL_OFF} and {ROLL}",
        DICE_SPENT: f"spent is {s.spent}, and nothing is paired before the rolling is over",
        DEADLY_DICE: f"dice show {faces}: {DEADLY_CROSSBONES} crossbones would have ended the turn",
        NOTHING_TO_PAIR: f"dice show {faces} and spent is {s.spent}: no pair is left for phase {PAIR}",
        TOO_FEW_SKULLS: f"dice show {faces}: phase {PLUNDER} needs {DICE} skulls",
        NO_SUCH_SKULLS: f"skulls is {s.skulls}: nobody rolls fewer than 0 or more than {DICE}",
        NO_SUCH_SEAT: f"active is {s.active} and emptied_by {s.emptied_by}: the last seat is {s.seats - 1}",
        NO_SUCH_CONTENDERS: f"contenders is {s.contenders}: all {s.seats} seats, as bits, but in a play-off",
        NO_SUCH_COUNTER: f"roll_offs is {s.roll_offs}, play_offs {s.play_offs} and turn {s.turn}:"
        f" there are at most {MOST_ROLL_OFFS} roll-offs and {MOST_PLAY_OFFS} play-offs, and none below 0",
        ROLL_OFF_TURN: f"turn is {s.turn} and roll_offs is {s.roll_offs}: a roll-off comes before any turn",
        NOT_CONTENDING: f"active is {s.active} and contenders is {s.contenders}: it must be one of several",
        TOO_MANY_TURNS: f"turn is {s.turn}, and the game ends after {s.turns}",
    }[fault]
