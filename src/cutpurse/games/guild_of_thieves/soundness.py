"""Whether a table of Guild of Thieves is one that the rules can come to, and if not, what is wrong."""

from collections.abc import Callable

from cutpurse.engine.chance import choices
from cutpurse.engine.checks import checks, each

from .cards import dealt, drawn_unseen, grid_size, number
from .items import beside, can_move, can_sneak_over, effect_of, effects_that_move
from .rules import has_passed
from .state import *


def is_setting_up(s: State) -> bool:
    return s.phase == DEAL or s.phase == FIRST or s.phase == PLACE


def told(s: State, of_seat: Callable[[int], object]) -> str:
    """Something of each seat."""
    return ", ".join(str(of_seat(seat)) for seat in range(s.seats))


# The grid


def fault_of_numbers(s: State) -> str:
    if not DEAL <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {DEAL} to {DONE}"
    if not 0 <= s.active < s.seats:
        return f"active is {s.active}: the last seat is {s.seats - 1}"
    if s.draws < 0:
        return f"draws is {s.draws}: nobody draws less than nothing"
    return ""


def fault_of_grid(s: State) -> str:
    """As much of the grid is dealt as is missing aside, and the edge is bare."""
    if s.grid[EDGE] != NONE or s.thief[EDGE] != NONE:
        return (
            f"grid[{EDGE}] is {s.grid[EDGE]} and thief[{EDGE}] is {s.thief[EDGE]}:"
            f" beyond the edge there is nothing, which is {NONE}"
        )
    for kind in range(ITEMS):
        if not 0 <= s.aside[kind] <= COPIES:
            return f"aside is {s.aside}: of each item there are at most {COPIES}, and none below 0"
    size, end = grid_size(s), dealt(s)
    if end > size or (end == size) == (s.phase == DEAL):
        return f"aside is {s.aside}, so that {end} of {size} were dealt in phase {s.phase}"
    return ""


def fault_of_space(s: State, space: int) -> str:
    """Cards and thieves are real, and lie on the part of the grid that is dealt."""
    item, thief = s.grid[space], s.thief[space]
    if not NONE <= item < ITEMS:
        return f"grid[{space}] is {item}: items go from 0 to {ITEMS - 1}, and {NONE} is a gap"
    if not NONE <= thief < s.seats:
        return f"thief[{space}] is {thief}: the last seat is {s.seats - 1}, and {NONE} is nobody"
    if item != NONE and space >= dealt(s):
        return f"grid[{space}] is {item}, and by what is aside only the spaces before {dealt(s)} were dealt"
    if item == NONE and is_setting_up(s) and space < dealt(s):
        return f"grid[{space}] is {item}, a gap, and in phase {s.phase} nothing has been claimed"
    if thief != NONE and item == NONE and s.phase != DONE:
        return f"thief[{space}] is {thief} and grid[{space}] is {item}: a thief stands on a card"
    if thief != NONE and item != NONE and s.phase == DONE:
        return (
            f"thief[{space}] is {thief} and grid[{space}] is {item}:"
            " when all is over, a thief has claimed its card"
        )
    return ""


# Cards and thieves


def fault_of_kind(s: State, kind: int) -> str:
    """Eight of each item in all; nobody has less than nothing."""
    for seat in range(SEATS):
        if s.hand[seat][kind] < 0:
            return f"hand[{seat}][{kind}] is {s.hand[seat][kind]}: nobody has less than nothing"
        if s.pile[seat][kind] < 0:
            return f"pile[{seat}][{kind}] is {s.pile[seat][kind]}: nobody has less than nothing"
        if s.discard[seat][kind] < 0:
            return f"discard[{seat}][{kind}] is {s.discard[seat][kind]}: nobody has less than nothing"
    if kind < ITEMS and copies(s, kind) != COPIES:
        return (
            f"aside, grid, hand, pile and discard hold {copies(s, kind)} cards of item {kind},"
            f" and there are {COPIES}"
        )
    return ""


def copies(s: State, kind: int) -> int:
    """How many cards there are of an item."""
    found = s.aside[kind] + count(s.grid, kind)
    for seat in range(SEATS):
        found += owned(s, seat, kind)
    return found


def count(lying: list[int], what: int) -> int:
    """On how many spaces of the grid an item, or a seat's thieves, are."""
    spaces = 0
    for space in range(SPACES):
        if lying[space] == what:
            spaces += 1
    return spaces


def fault_of_owner(s: State, seat: int) -> str:
    """Every seat has its starters."""
    here = seat < s.seats
    lamps, camels = owned(s, seat, STARTER_LAMP), owned(s, seat, STARTER_CAMEL)
    own_lamps, own_camels = STARTER_LAMPS if here else 0, STARTER_CAMELS if here else 0
    if lamps != own_lamps or camels != own_camels:
        return (
            f"hand, pile and discard of seat {seat} hold {lamps} starter Lamps and {camels} starter Camels,"
            f" and there are {own_lamps} and {own_camels}"
        )
    if not here and claimed(s, seat) > 0:
        return (
            f"hand, pile and discard of seat {seat} hold {claimed(s, seat)} items,"
            f" and the last seat is {s.seats - 1}"
        )
    return ""


def owned(s: State, seat: int, kind: int) -> int:
    return s.hand[seat][kind] + s.pile[seat][kind] + s.discard[seat][kind]


def claimed(s: State, seat: int) -> int:
    """How many items a seat has claimed."""
    items = 0
    for kind in range(ITEMS):
        items += owned(s, seat, kind)
    return items


def fault_of_thieves(s: State) -> str:
    """Every seat has placed as many thieves as the order of placing says."""
    everybodys = s.seats * s.thieves
    fits = 0 <= s.unplaced <= everybodys and (s.unplaced > 0) == is_setting_up(s)
    if not fits or (s.phase != PLACE and s.unplaced % everybodys != 0):
        return f"unplaced is {s.unplaced}: in phase {s.phase} with {s.thieves} thieves each that cannot be"
    for seat in range(s.seats):
        if count(s.thief, seat) != placed(s, seat):
            return (
                f"thief has {told(s, lambda one: f'{count(s.thief, one)} of seat {one}')}: with unplaced"
                f" {s.unplaced} and active {s.active} it should be {told(s, lambda one: placed(s, one))}"
            )
    return ""


def placed(s: State, seat: int) -> int:
    """How many it has placed, in rounds that go on counter-clockwise to the active seat."""
    thieves = s.seats * s.thieves - s.unplaced
    ahead = (seat - s.active + s.seats - 1) % s.seats  # 0 for the one who has just placed
    return thieves // s.seats + (1 if ahead < thieves % s.seats else 0)


# Hands


def fault_of_hand(s: State, seat: int) -> str:
    """What everybody knows about a hand is true, and leaves room for the truth."""
    known, hand = s.known[seat], s.hand[seat]
    for kind in range(KINDS):
        if not 0 <= known[kind] <= hand[kind]:
            return (
                f"known[{seat}][{kind}] is {known[kind]} and hand[{seat}][{kind}] is {hand[kind]}:"
                " what is known is there"
            )
    if number(s.pile[seat]) == 0 and drawn_unseen(s, seat) > 0:
        return f"known[{seat}] is {known}: as pile[{seat}] is empty, the whole hand is known, {hand}"
    if not guard_ways_can_be(s, seat):
        return (
            f"guard_ways[{seat}] is {s.guard_ways[seat]}: there cannot be so many ways,"
            " or there is none to the true hand"
        )
    return ""


def guard_ways_can_be(s: State, seat: int) -> bool:
    unseen = drawn_unseen(s, seat)
    seen = number(s.hand[seat]) + number(s.discard[seat])
    for guards in range(COPIES + 1):
        most = choices(seen, guards) if guards <= unseen and seat < s.seats else 0
        if not 0 <= s.guard_ways[seat][guards] <= most:
            return False
    unknown = s.hand[seat][GUARD] - s.known[seat][GUARD]
    return seat >= s.seats or (s.guard_ways[seat][0] == 1 and s.guard_ways[seat][unknown] > 0)


# The card that was played


def fault_of_last_cards(s: State) -> str:
    """Effects are those of items that move a thief; nothing was played before somebody played."""
    effects_are_real = NONE <= s.last_effect <= TURBAN and NONE <= s.other_effect <= TURBAN
    if not (effects_are_real and NONE <= s.last_by < s.seats):
        return f"{last(s)}: seats go to {s.seats - 1}, effects to {TURBAN}, and {NONE} is none"
    nobody = s.last_by == NONE
    if nobody != (s.last_effect == NONE) or (nobody and s.other_effect != NONE):
        return f"{last(s)}: with a seat there is an effect, and without one there is none"
    return ""


def last(s: State) -> str:
    return f"last_by is {s.last_by}, last_effect {s.last_effect} and other_effect {s.other_effect}"


def fault_of_move(s: State) -> str:
    """The card that was played, the thief and the first step are chosen in this order, and lead on."""
    before = s.phase < THIEF or s.phase == DONE
    if (before and s.card != NONE) or ((before or s.phase == THIEF) and (s.mover != EDGE or s.via != EDGE)):
        return (
            f"{move(s)}: in phase {s.phase} that is not chosen,"
            f" which is {NONE} for a card and {EDGE} for a space"
        )
    if before:
        return ""
    if not 0 <= s.card < KINDS or s.card == GUARD:
        return f"card is {s.card}: such a card is not played"
    if s.discard[s.active][s.card] == 0:
        return f"card is {s.card}, and discard[{s.active}] has none of it"
    if s.last_by != s.active or card_did(s) != s.last_effect:
        return f"{last(s)}: in phase {s.phase} they say what seat {s.active} did with card {s.card}"
    return fault_of_steps(s)


def fault_of_steps(s: State) -> str:
    """A Turban's first step is chosen before the second; other cards have none."""
    if s.phase == THIEF:
        return "" if effects_that_move(s, 1 << s.last_effect) else leads_nowhere(s)
    if not (0 <= s.mover < SPACES and s.thief[s.mover] == s.active):
        return f"mover is {s.mover}, where no thief of seat {s.active} stands"
    if s.phase == VIA and s.last_effect != TURBAN:
        return f"last_effect is {s.last_effect}: phase {VIA} is for a Turban, {TURBAN}"
    second = s.phase == MOVE and s.last_effect == TURBAN
    if not (0 <= s.via < SPACES and is_beside(s.mover, s.via) if second else s.via == EDGE):
        return f"via is {s.via}: in phase {s.phase} that is no first step from mover {s.mover}"
    leads_on = can_sneak_over(s, s.via) if second else can_move(s, s.last_effect, s.mover)
    return "" if leads_on else leads_nowhere(s)


def leads_nowhere(s: State) -> str:
    return f"{move(s)}: from there last_effect {s.last_effect} leads nowhere"


def move(s: State) -> str:
    return f"card is {s.card}, mover {s.mover} and via {s.via}"


def card_did(s: State) -> int:
    """What the card that was played did: Jewels copied, so it was what the last of another's did."""
    return s.other_effect if s.card == JEWELS else effect_of(s, s.card)


def is_beside(space: int, other: int) -> bool:
    for direction in range(DIRECTIONS):
        if beside(space, direction) == other:
            return True
    return False


# Turns


def fault_of_turns(s: State) -> str:
    """Every turn but the last ended with a claim or a pass."""
    if is_setting_up(s):
        if s.turn != 0 or s.passed != 0 or s.draws != 0 or s.last_by != NONE:
            return (
                f"turn is {s.turn}, passed {s.passed}, draws {s.draws} and last_by {s.last_by}:"
                f" in phase {s.phase} nobody has had a turn"
            )
        return ""
    everyone = (1 << s.seats) - 1
    if not 0 <= s.passed <= everyone or (s.passed == everyone) != (s.phase == DONE):
        return f"passed is {s.passed}, the seats as bits: in phase {s.phase} that cannot be"
    if s.turn <= 0 or (s.phase != DONE and s.turn > turns_ended(s) + 1):
        return f"turn is {s.turn}: claims and passes allow for 1 to {turns_ended(s) + 1}"
    if s.phase != DONE and has_passed(s, s.active):
        return f"active is {s.active} and passed is {s.passed}: a seat that has passed takes no more turns"
    return ""


def turns_ended(s: State) -> int:
    """How many turns there can have been, by what was claimed and who has passed."""
    turns = 0
    for seat in range(s.seats):
        turns += claimed(s, seat) + (s.passed >> seat & 1)
    return turns


def fault_of_end(s: State, seat: int) -> str:
    if s.phase == DONE and left(s, seat) > 0:
        return (
            f"hand and pile of the seats hold {told(s, lambda one: left(s, one))} cards:"
            " when all is over, all are in discard"
        )
    return ""


def left(s: State, seat: int) -> int:
    return number(s.hand[seat]) + number(s.pile[seat])


def fault_of_draws(s: State) -> str:
    """There is a card to draw, and another for a second draw."""
    if s.phase == DRAW and s.turn <= s.seats:
        return f"phase is {s.phase} and turn is {s.turn}: nothing is drawn before turn {s.seats + 1}"
    if not (1 <= s.draws <= 2 if s.phase == DRAW else s.draws == 0):
        return f"draws is {s.draws}: in phase {DRAW} it is 1 or 2, in others 0, and this is {s.phase}"
    pile, discard = s.pile[s.active], s.discard[s.active]
    if s.phase == DRAW and not (number(pile) > 0 and number(pile) + number(discard) >= s.draws):
        return (
            f"pile[{s.active}] is {pile} and discard[{s.active}] is {discard}:"
            f" not enough for draws {s.draws}, the first of which is from pile"
        )
    return ""


def fault_of_starters(s: State, ahead: int) -> str:
    """Before its first turn a seat has only its starters, and has discarded none but the one just played."""
    seat = (s.active + ahead) % s.seats
    begun = ahead >= s.seats or s.phase == DRAW or s.phase == DONE
    if begun or (not is_setting_up(s) and ahead > s.seats - s.turn):
        return ""
    if claimed(s, seat) > 0:
        return f"hand, pile and discard of seat {seat} hold {claimed(s, seat)} items: {no_turn(s)}"
    if has_passed(s, seat):
        return f"passed is {s.passed}, seat {seat} included: {no_turn(s)}"
    played = 1 if ahead == 0 and s.card != NONE else 0
    if number(s.pile[seat]) > 0 or number(s.discard[seat]) != played:
        return f"pile[{seat}] is {s.pile[seat]} and discard[{seat}] is {s.discard[seat]}: {no_turn(s)}"
    return ""


def no_turn(s: State) -> str:
    return f"in turn {s.turn} that seat has its starters and has not had a turn"


fault, explain = checks(
    fault_of_numbers,
    fault_of_grid,
    each(SPACES, fault_of_space),
    each(KINDS, fault_of_kind),
    each(SEATS, fault_of_owner),
    fault_of_thieves,
    each(SEATS, fault_of_hand),
    fault_of_last_cards,
    fault_of_move,
    fault_of_turns,
    each(SEATS, fault_of_end),
    fault_of_draws,
    each(SEATS, fault_of_starters),
)
