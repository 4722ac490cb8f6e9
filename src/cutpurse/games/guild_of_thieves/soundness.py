"""Whether a table of Guild of Thieves is one that the rules can come to, and if not, what is wrong."""

from cutpurse.engine.contract import SOUND

from .cards import choices, dealt, drawn_unseen, grid_size, number
from .items import beside, can_move, can_move_somebody, can_sneak_over, effect_of
from .state import (
    COPIES,
    DEAL,
    DIRECTIONS,
    DONE,
    DRAW,
    EDGE,
    FIRST,
    GUARD,
    ITEMS,
    JEWELS,
    KINDS,
    MOVE,
    NONE,
    PLACE,
    SEATS,
    SPACES,
    STARTER_CAMEL,
    STARTER_CAMELS,
    STARTER_LAMP,
    STARTER_LAMPS,
    THIEF,
    TURBAN,
    VIA,
    State,
)

# What can be wrong, in the order in which it is looked at.
NO_SUCH_PHASE = 1
NO_SUCH_SEAT = 2
NO_SUCH_DRAWS = 3
BEYOND_THE_EDGE = 4
NO_SUCH_ASIDE = 5
WRONG_DEAL = 6
NO_SUCH_ITEM = 7
NO_SUCH_THIEF = 8
NOT_DEALT = 9
EARLY_GAP = 10
THIEF_ON_GAP = 11
THIEF_ON_CARD = 12
OWED_CARDS = 13
LOST_COPIES = 14
LOST_STARTERS = 15
CARDS_OF_NOBODY = 16
WRONG_UNPLACED = 17
WRONG_THIEVES = 18
WRONG_KNOWN = 19
UNKNOWN_HAND = 20
WRONG_GUARD_WAYS = 21
NO_SUCH_LAST = 22
WRONG_LAST = 23
EARLY_MOVE = 24
WRONG_CARD = 25
CARD_NOT_PLAYED = 26
WRONG_EFFECT = 27
WRONG_MOVER = 28
NO_TURBAN = 29
WRONG_VIA = 30
NO_MOVE = 31
EARLY_TURN = 32
EARLY_CARDS = 33
WRONG_PASSED = 34
WRONG_TURN = 35
NOT_GATHERED = 36
ACTIVE_PASSED = 37
EARLY_DRAW = 38
WRONG_DRAWS = 39
EMPTY_PILE = 40


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_grid(s)
    if wrong == SOUND:
        wrong = fault_of_cards(s)
    if wrong == SOUND:
        wrong = fault_of_thieves(s)
    if wrong == SOUND:
        wrong = fault_of_hands(s)
    if wrong == SOUND:
        wrong = fault_of_last_cards(s)
    if wrong == SOUND:
        wrong = fault_of_move(s)
    if wrong == SOUND:
        wrong = fault_of_turns(s)
    return wrong


def is_setting_up(s: State) -> bool:
    return s.phase == DEAL or s.phase == FIRST or s.phase == PLACE


# The grid


def fault_of_grid(s: State) -> int:
    """Cards and thieves are real, lie on the part of the grid that is dealt, and the edge is bare."""
    if not DEAL <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if not 0 <= s.active < s.seats:
        return NO_SUCH_SEAT
    if s.draws < 0:
        return NO_SUCH_DRAWS
    if s.grid[EDGE] != NONE or s.thief[EDGE] != NONE:
        return BEYOND_THE_EDGE
    for kind in range(ITEMS):
        if not 0 <= s.aside[kind] <= COPIES:
            return NO_SUCH_ASIDE
    end = dealt(s)
    if end > grid_size(s) or (end == grid_size(s)) == (s.phase == DEAL):
        return WRONG_DEAL
    for space in range(SPACES):
        wrong = fault_of_space(s, space, end)
        if wrong != SOUND:
            return wrong
    return SOUND


def fault_of_space(s: State, space: int, end: int) -> int:
    """`end` is the first space without a card when all is dealt."""
    if not NONE <= s.grid[space] < ITEMS:
        return NO_SUCH_ITEM
    if not NONE <= s.thief[space] < s.seats:
        return NO_SUCH_THIEF
    if space >= end and s.grid[space] != NONE:
        return NOT_DEALT
    if is_setting_up(s) and space < end and s.grid[space] == NONE:
        return EARLY_GAP
    if s.thief[space] != NONE:
        if s.phase == DONE:
            return SOUND if s.grid[space] == NONE else THIEF_ON_CARD
        return SOUND if s.grid[space] != NONE else THIEF_ON_GAP
    return SOUND


# Cards and thieves


def fault_of_cards(s: State) -> int:
    """Eight of each item in all; every seat has its starters; nobody has less than nothing."""
    for kind in range(KINDS):
        wrong = fault_of_kind(s, kind)
        if wrong != SOUND:
            return wrong
    for seat in range(SEATS):
        wrong = fault_of_owner(s, seat)
        if wrong != SOUND:
            return wrong
    return SOUND


def fault_of_kind(s: State, kind: int) -> int:
    for seat in range(SEATS):
        if s.hand[seat][kind] < 0 or s.pile[seat][kind] < 0 or s.discard[seat][kind] < 0:
            return OWED_CARDS
    return SOUND if kind >= ITEMS or copies(s, kind) == COPIES else LOST_COPIES


def copies(s: State, kind: int) -> int:
    """How many cards there are of an item."""
    found = s.aside[kind]
    for seat in range(SEATS):
        found += owned(s, seat, kind)
    for space in range(SPACES):
        if s.grid[space] == kind:
            found += 1
    return found


def fault_of_owner(s: State, seat: int) -> int:
    here = seat < s.seats
    if owned(s, seat, STARTER_LAMP) != (STARTER_LAMPS if here else 0):
        return LOST_STARTERS
    if owned(s, seat, STARTER_CAMEL) != (STARTER_CAMELS if here else 0):
        return LOST_STARTERS
    return SOUND if here or claimed(s, seat) == 0 else CARDS_OF_NOBODY


def owned(s: State, seat: int, kind: int) -> int:
    return s.hand[seat][kind] + s.pile[seat][kind] + s.discard[seat][kind]


def claimed(s: State, seat: int) -> int:
    """How many items a seat has claimed."""
    items = 0
    for kind in range(ITEMS):
        items += owned(s, seat, kind)
    return items


def fault_of_thieves(s: State) -> int:
    """Every seat has placed as many thieves as the order of placing says."""
    everybodys = s.seats * s.thieves
    if not 0 <= s.unplaced <= everybodys or (s.unplaced > 0) != is_setting_up(s):
        return WRONG_UNPLACED
    if s.phase != PLACE and s.unplaced % everybodys != 0:
        return WRONG_UNPLACED
    for seat in range(s.seats):
        if thieves_of(s, seat) != placed(s, seat):
            return WRONG_THIEVES
    return SOUND


def thieves_of(s: State, seat: int) -> int:
    """How many thieves of a seat stand on the grid."""
    thieves = 0
    for space in range(SPACES):
        if s.thief[space] == seat:
            thieves += 1
    return thieves


def placed(s: State, seat: int) -> int:
    """How many it has placed, in rounds that go on counter-clockwise to the active seat."""
    thieves = s.seats * s.thieves - s.unplaced
    ahead = (seat - s.active + s.seats - 1) % s.seats  # 0 for the one who has just placed
    return thieves // s.seats + (1 if ahead < thieves % s.seats else 0)


# Hands


def fault_of_hands(s: State) -> int:
    for seat in range(SEATS):
        wrong = fault_of_hand(s, seat)
        if wrong != SOUND:
            return wrong
    return SOUND


def fault_of_hand(s: State, seat: int) -> int:
    """What everybody knows about a hand is true, and leaves room for the truth."""
    for kind in range(KINDS):
        if not 0 <= s.known[seat][kind] <= s.hand[seat][kind]:
            return WRONG_KNOWN
    if number(s.pile[seat]) == 0 and drawn_unseen(s, seat) > 0:
        return UNKNOWN_HAND
    return SOUND if guard_ways_can_be(s, seat) else WRONG_GUARD_WAYS


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


def fault_of_last_cards(s: State) -> int:
    """Effects are those of items that move a thief; nothing was played before somebody played."""
    if not NONE <= s.last_by < s.seats:
        return NO_SUCH_LAST
    if not (NONE <= s.last_effect <= TURBAN and NONE <= s.other_effect <= TURBAN):
        return NO_SUCH_LAST
    if s.last_by == NONE:
        return SOUND if s.last_effect == NONE and s.other_effect == NONE else WRONG_LAST
    return SOUND if s.last_effect != NONE else WRONG_LAST


def fault_of_move(s: State) -> int:
    """The card that was played, the thief and the first step are chosen in this order, and lead on."""
    if s.phase < THIEF or s.phase == DONE:
        return SOUND if s.card == NONE and s.mover == EDGE and s.via == EDGE else EARLY_MOVE
    if not 0 <= s.card < KINDS or s.card == GUARD:
        return WRONG_CARD
    if s.discard[s.active][s.card] == 0:
        return CARD_NOT_PLAYED
    if s.last_by != s.active or card_did(s) != s.last_effect:
        return WRONG_EFFECT
    if s.phase == THIEF:
        if s.mover != EDGE or s.via != EDGE:
            return EARLY_MOVE
        return SOUND if can_move_somebody(s, s.last_effect) else NO_MOVE
    if not (0 <= s.mover < SPACES and s.thief[s.mover] == s.active):
        return WRONG_MOVER
    return fault_of_steps(s)


def fault_of_steps(s: State) -> int:
    """A Turban's first step is chosen before the second; other cards have none."""
    if s.phase == VIA and s.last_effect != TURBAN:
        return NO_TURBAN
    if s.phase == MOVE and s.last_effect == TURBAN:
        if not (0 <= s.via < SPACES and is_beside(s.mover, s.via)):
            return WRONG_VIA
        return SOUND if can_sneak_over(s, s.via) else NO_MOVE
    if s.via != EDGE:
        return WRONG_VIA
    return SOUND if can_move(s, s.last_effect, s.mover) else NO_MOVE


def card_did(s: State) -> int:
    """What the card that was played did: Jewels copied, so it was what the last of another's did."""
    return s.other_effect if s.card == JEWELS else effect_of(s, s.card)


def is_beside(space: int, other: int) -> bool:
    for direction in range(DIRECTIONS):
        if beside(space, direction) == other:
            return True
    return False


# Turns


def fault_of_turns(s: State) -> int:
    """Every turn but the last ended with a claim or a pass; before its first a seat has only starters."""
    if is_setting_up(s):
        if s.turn != 0 or s.passed != 0 or s.draws != 0 or s.last_by != NONE:
            return EARLY_TURN
        return fault_of_starters(s, s.seats)
    everyone = (1 << s.seats) - 1
    if not 0 <= s.passed <= everyone or (s.passed == everyone) != (s.phase == DONE):
        return WRONG_PASSED
    if s.turn <= 0:
        return WRONG_TURN
    if s.phase == DONE:
        return fault_of_end(s)
    if s.passed >> s.active & 1 == 1:
        return ACTIVE_PASSED
    if s.turn > turns_ended(s) + 1:
        return WRONG_TURN
    if s.phase == DRAW:
        return fault_of_draw(s)
    return fault_of_starters(s, s.seats - s.turn + 1) if s.draws == 0 else WRONG_DRAWS


def turns_ended(s: State) -> int:
    """How many turns there can have been, by what was claimed and who has passed."""
    turns = 0
    for seat in range(s.seats):
        turns += claimed(s, seat) + (s.passed >> seat & 1)
    return turns


def fault_of_draw(s: State) -> int:
    """There is a card to draw, and another for a second draw."""
    if s.turn <= s.seats:
        return EARLY_DRAW
    if not 1 <= s.draws <= 2:
        return WRONG_DRAWS
    in_pile = number(s.pile[s.active])
    enough = in_pile > 0 and in_pile + number(s.discard[s.active]) >= s.draws
    return SOUND if enough else EMPTY_PILE


def fault_of_starters(s: State, seats: int) -> int:
    """From the active seat on clockwise, so many seats have claimed nothing, passed, or drawn."""
    for ahead in range(seats):
        if not has_not_begun(s, (s.active + ahead) % s.seats):
            return EARLY_CARDS
    return SOUND


def has_not_begun(s: State, seat: int) -> bool:
    """A seat has its starters and nothing else, on the discard pile only the one just played."""
    played = 1 if seat == s.active and s.card != NONE else 0
    if claimed(s, seat) > 0 or s.passed >> seat & 1 == 1:
        return False
    return number(s.pile[seat]) == 0 and number(s.discard[seat]) == played


def fault_of_end(s: State) -> int:
    for seat in range(s.seats):
        if number(s.hand[seat]) + number(s.pile[seat]) > 0:
            return NOT_GATHERED
    return SOUND if s.draws == 0 else WRONG_DRAWS


# In words


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    for of_a_part in (explain_space, explain_kind, explain_owner, explain_hand, explain_beginner):
        told = of_a_part(s, fault)
        if told:
            return told
    return explain_table(s, fault)


def explain_space(s: State, fault: int) -> str | None:
    end = dealt(s)
    wrong = (space for space in range(SPACES) if fault_of_space(s, space, end) == fault)
    space = next(wrong, EDGE)
    item, thief = f"grid[{space}] is {s.grid[space]}", f"thief[{space}] is {s.thief[space]}"
    return {
        NO_SUCH_ITEM: f"{item}: items go from 0 to {ITEMS - 1}, and {NONE} is a gap",
        NO_SUCH_THIEF: f"{thief}: the last seat is {s.seats - 1}, and {NONE} is nobody",
        NOT_DEALT: f"{item}, and by what is aside only the spaces before {end} were dealt",
        EARLY_GAP: f"{item}, a gap, and in phase {s.phase} nothing has been claimed",
        THIEF_ON_GAP: f"{thief} and {item}: a thief stands on a card",
        THIEF_ON_CARD: f"{thief} and {item}: when all is over, a thief has claimed its card",
    }.get(fault)


def explain_kind(s: State, fault: int) -> str | None:
    wrong = next((kind for kind in range(KINDS) if fault_of_kind(s, kind) == fault), 0)
    if fault == LOST_COPIES:
        places = "aside, grid, hand, pile and discard"
        return f"{places} hold {copies(s, wrong)} cards of item {wrong}, and there are {COPIES}"
    if fault == OWED_CARDS:
        piles = {"hand": s.hand, "pile": s.pile, "discard": s.discard}
        owed = ((name, seat) for seat in range(SEATS) for name in piles if piles[name][seat][wrong] < 0)
        name, seat = next(owed)
        return f"{name}[{seat}][{wrong}] is {piles[name][seat][wrong]}: nobody has less than nothing"
    return None


def explain_owner(s: State, fault: int) -> str | None:
    seat = next((seat for seat in range(SEATS) if fault_of_owner(s, seat) == fault), 0)
    lamps, camels = owned(s, seat, STARTER_LAMP), owned(s, seat, STARTER_CAMEL)
    here = STARTER_LAMPS if seat < s.seats else 0, STARTER_CAMELS if seat < s.seats else 0
    places = f"hand, pile and discard of seat {seat}"
    return {
        LOST_STARTERS: f"{places} hold {lamps} starter Lamps and {camels} starter Camels,"
        f" and there are {here[0]} and {here[1]}",
        CARDS_OF_NOBODY: f"{places} hold {claimed(s, seat)} items, and the last seat is {s.seats - 1}",
    }.get(fault)


def explain_hand(s: State, fault: int) -> str | None:
    seat = next((seat for seat in range(SEATS) if fault_of_hand(s, seat) == fault), 0)
    known, hand = s.known[seat], s.hand[seat]
    kind = next((kind for kind in range(KINDS) if not 0 <= known[kind] <= hand[kind]), 0)
    here = f"[{seat}][{kind}]"
    return {
        WRONG_KNOWN: f"known{here} is {known[kind]} and hand{here} is {hand[kind]}: what is known is there",
        UNKNOWN_HAND: f"known[{seat}] is {known}: as pile[{seat}] is empty, the whole hand is known, {hand}",
        WRONG_GUARD_WAYS: f"guard_ways[{seat}] is {s.guard_ways[seat]}: there cannot be so many ways,"
        " or there is none to the true hand",
    }.get(fault)


def explain_beginner(s: State, fault: int) -> str | None:
    """Of a seat that has not had its first turn."""
    if fault != EARLY_CARDS:
        return None
    clockwise = [(s.active + ahead) % s.seats for ahead in range(s.seats)]
    seat = next(seat for seat in clockwise if not has_not_begun(s, seat))
    if claimed(s, seat) > 0:
        has = f"hand, pile and discard of seat {seat} hold {claimed(s, seat)} items"
    elif s.passed >> seat & 1:
        has = f"passed is {s.passed}, seat {seat} included"
    else:
        has = f"pile[{seat}] is {s.pile[seat]} and discard[{seat}] is {s.discard[seat]}"
    return f"{has}: in turn {s.turn} that seat has its starters and has not had a turn"


def explain_table(s: State, fault: int) -> str:
    at, phase = s.active, f"in phase {s.phase}"
    pile, discard = (cards[at % SEATS] for cards in (s.pile, s.discard))
    edge = f"grid[{EDGE}] is {s.grid[EDGE]} and thief[{EDGE}] is {s.thief[EDGE]}"
    last = f"last_by is {s.last_by}, last_effect {s.last_effect} and other_effect {s.other_effect}"
    move = f"card is {s.card}, mover {s.mover} and via {s.via}"
    begun = f"turn is {s.turn}, passed {s.passed}, draws {s.draws} and last_by {s.last_by}"
    held = ", ".join(str(number(s.hand[seat]) + number(s.pile[seat])) for seat in range(s.seats))
    stand = ", ".join(f"{thieves_of(s, seat)} of seat {seat}" for seat in range(s.seats))
    should = ", ".join(str(placed(s, seat)) for seat in range(s.seats))
    return {
        NO_SUCH_PHASE: f"phase is {s.phase}: phases go from {DEAL} to {DONE}",
        NO_SUCH_SEAT: f"active is {at}: the last seat is {s.seats - 1}",
        NO_SUCH_DRAWS: f"draws is {s.draws}: nobody draws less than nothing",
        BEYOND_THE_EDGE: f"{edge}: beyond the edge there is nothing, which is {NONE}",
        NO_SUCH_ASIDE: f"aside is {s.aside}: of each item there are at most {COPIES}, and none below 0",
        WRONG_DEAL: f"aside is {s.aside}, so that {dealt(s)} of {grid_size(s)} were dealt {phase}",
        WRONG_UNPLACED: f"unplaced is {s.unplaced}: {phase} with {s.thieves} thieves each that cannot be",
        WRONG_THIEVES: f"thief has {stand}: with unplaced {s.unplaced} and active {at} it should be {should}",
        EARLY_TURN: f"{begun}: {phase} nobody has had a turn",
        WRONG_PASSED: f"passed is {s.passed}, the seats as bits: {phase} that cannot be",
        WRONG_TURN: f"turn is {s.turn}: claims and passes allow for 1 to {turns_ended(s) + 1}",
        NOT_GATHERED: f"hand and pile of the seats hold {held} cards: when all is over, all are in discard",
        ACTIVE_PASSED: f"active is {at} and passed is {s.passed}: a seat that has passed takes no more turns",
        EARLY_DRAW: f"phase is {s.phase} and turn is {s.turn}: nothing is drawn before turn {s.seats + 1}",
        WRONG_DRAWS: f"draws is {s.draws}: in phase {DRAW} it is 1 or 2, in others 0, and this is {s.phase}",
        EMPTY_PILE: f"pile[{at}] is {pile} and discard[{at}] is {discard}:"
        f" not enough for draws {s.draws}, the first of which is from pile",
        NO_SUCH_LAST: f"{last}: seats go to {s.seats - 1}, effects to {TURBAN}, and {NONE} is none",
        WRONG_LAST: f"{last}: with a seat there is an effect, and without one there is none",
        EARLY_MOVE: f"{move}: {phase} that is not chosen, which is {NONE} for a card and {EDGE} for a space",
        WRONG_CARD: f"card is {s.card}: such a card is not played",
        CARD_NOT_PLAYED: f"card is {s.card}, and discard[{at}] has none of it",
        WRONG_EFFECT: f"{last}: {phase} they say what seat {at} did with card {s.card}",
        WRONG_MOVER: f"mover is {s.mover}, where no thief of seat {at} stands",
        NO_TURBAN: f"last_effect is {s.last_effect}: phase {VIA} is for a Turban, {TURBAN}",
        WRONG_VIA: f"via is {s.via}: {phase} that is no first step from mover {s.mover}",
        NO_MOVE: f"{move}: from there last_effect {s.last_effect} leads nowhere",
    }[fault]
