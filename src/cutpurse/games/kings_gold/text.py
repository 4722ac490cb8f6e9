"""The words of King's Gold: which phrase of the catalogue says what."""

from collections.abc import Sequence

from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from .actions import STOP, coin_of, dice_of, is_plunder, is_rob, is_roll_again, is_take, victim_of
from .rules import all_coins, coin_face, count, has, is_contender, is_rival, loose_dice, pairs_left
from .state import *
from .things import FACE, dice
from .view import View

ON_A_DIE = [phrase("on-a-die", face=face) for face in FACE]


def action(action: int, seats: int) -> Phrase:
    if action == STOP:
        return phrase("stop")
    if is_roll_again(action):
        return phrase("roll", dice=dice(dice_of(action)))
    if is_take(action):
        return phrase("take", coin=FACE[coin_face(coin_of(action))], cannon=FACE[CANNON])
    if is_rob(action):
        coin, skull = FACE[coin_face(coin_of(action))], FACE[SKULL]
        return phrase("rob", victim=Seat(victim_of(action)), coin=coin, skull=skull)
    return phrase("plunder", victim=Seat(victim_of(action)))


def brings(steps: Sequence[tuple[View, int]]) -> Phrase | None:
    """What there is to rob or plunder; what the box holds, where that is less than one could take."""
    v, action = steps[-1]
    if is_rob(action) or is_plunder(action):
        return phrase("brings-rob", coins=v.purse[victim_of(action)])
    is_short = is_take(action) and v.box < coin_of(action)
    return phrase("brings-take", coins=v.box) if is_short else None


def outcome(outcome: int, seats: int) -> Thing:
    return FACE[outcome]


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
            return because("no-rolling", "2.2")
        return because("locked", "2.3", dice=dice(dice_of(action) & ~loose_dice(v)))
    if v.phase == CHOOSE:
        return because("still-rolling", "3.1")
    if is_plunder(action) and count(v, SKULL) < DICE:
        return because("needs-five-skulls", "4.2")
    if not is_take(action) and not is_rival(v, victim_of(action)):
        return because("no-rival", "3.5", "6.3", victim=Seat(victim_of(action)))
    if not has(v, coin_face(coin_of(action))):
        return because("needs-coin", "3.3", coin=FACE[coin_face(coin_of(action))])
    return because("needs-cannon", "3.4") if is_take(action) else because("needs-skull", "3.5")


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it; dice are told together, when the last has
    landed.
    """
    if before.falling & (before.falling - 1):
        return []
    who = Seat(before.active)
    if before.phase == ROLL_OFF:
        told = roll_off_events(before, action, after)
    elif before.falling:
        told = roll_events(before, action, after)
    elif action == STOP:
        told = [phrase("stops", who=who), *fulfilled(before, faces_of(before.dice), after)]
    elif is_roll_again(action):
        told = [phrase("rolls-again", who=who, dice=dice(dice_of(action)))]
    elif is_take(action):
        tax = after.king - before.king
        told = [phrase("takes", who=who, taken=coins(gain(before, after)), tax=tax)]
    else:
        key = "plunders" if is_plunder(action) else "robs"
        victim, taken = Seat(victim_of(action)), coins(gain(before, after))
        told = [phrase(key, who=who, victim=victim, taken=taken)]
    return told + what_follows(before, after)


def roll_off_events(before: View, outcome: int, after: View) -> list[Phrase]:
    skulls = landed(before, outcome).count(SKULL)
    told = [phrase("rolls-skulls", who=Seat(before.active), skulls=skulls)]
    if after.phase == ROLL_OFF and after.roll_offs > before.roll_offs:
        told.append(phrase("roll-off-tied"))
    return told


def roll_events(before: View, outcome: int, after: View) -> list[Phrase]:
    faces = landed(before, outcome)
    key = "rolls" if before.rolls == ROLLS - 1 else "shows"
    told = [phrase(key, who=Seat(before.active), faces=[ON_A_DIE[face] for face in faces])]
    return told if after.phase == CHOOSE else told + fulfilled(before, faces, after)


def landed(before: View, outcome: int) -> list[int]:
    """The faces after the last die."""
    faces = faces_of(before.dice)
    return [outcome if before.falling >> die & 1 else faces[die] for die in range(DICE)]


def fulfilled(before: View, faces: list[int], after: View) -> list[Phrase]:
    """What the dice did by themselves when the rolling was over; the player's choices come later."""
    who, crossbones = Seat(before.active), faces.count(CROSSBONES)
    taken, paid = coins(gain(before, after)), coins(-gain(before, after))
    if crossbones >= DEADLY_CROSSBONES:
        return [phrase("pays-for-crossbones", who=who, paid=paid, crossbones=crossbones)]
    if faces == [CANNON] * DICE:
        return [phrase("empties-box", who=who, taken=taken)]
    if min(faces) > CROSSBONES:
        return [phrase("robs-king", who=who, taken=taken)]
    is_over = after.turn != before.turn or after.phase == DONE
    return [phrase("pays-for-nothing", who=who, paid=paid)] if is_over else []


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new first seat, a play-off, the end."""
    told = []
    if before.phase == ROLL_OFF and after.phase != ROLL_OFF:
        told.append(phrase("begins", who=Seat(after.active)))
    if before.box > after.box == 0:
        told.append(phrase("box-empty"))
    if after.play_offs > before.play_offs:
        told.append(phrase("play-off", round=after.play_offs, who=contenders(after)))
    return told + the_end(after) if after.phase == DONE else told


def contenders(v: View) -> list[Seat]:
    return [Seat(seat) for seat in range(v.seats) if is_contender(v, seat)]


def the_end(v: View) -> list[Phrase]:
    """What everybody has, and who wins by what."""
    left = contenders(v)
    told = [phrase("turns-over", turns=v.turns)] if v.box > 0 else []
    told.append(phrase("at-the-end", purses=[purse(v, seat) for seat in range(v.seats)]))
    if len(left) == 1:
        return [*told, phrase("wins-play-off" if v.play_offs else "wins", who=left[0])]
    if v.play_offs:
        told.append(phrase("play-off-over", rounds=v.play_offs))
    return [*told, phrase("share", who=left)]


def purse(v: View, seat: int) -> Phrase:
    return phrase("purse", who=Seat(seat), coins=coins(v.purse[seat]))


def coins(number: int) -> Phrase:
    return phrase("coins", number=number)


def gain(before: View, after: View) -> int:
    """The coins that a step brought to the seat whose turn it was."""
    return after.purse[before.active] - before.purse[before.active]
