"""Whether a table is one that the rules can come to: sixty tiles, nine gems, and knowledge that fits."""

from .board import LINES, TARGETS, are_neighbours, places_of, size
from .glimpse import ALL_PLACES, can_peek_at, can_show, something_is_hidden
from .jars import is_kind, orders
from .state import (
    ACTION,
    ALL_GEMS,
    ALL_TILES,
    AMULET,
    ANSWER,
    ANYTHING,
    CHOOSE,
    DAGGERS,
    DISCARDED,
    DONE,
    DRAW,
    DRAWN,
    EVERYBODY,
    EYES,
    FIRST,
    GEMS,
    GLIMPSE,
    GLIMPSED,
    HAND,
    HAND_SIZE,
    JARS,
    KINDS,
    LANTERN,
    LIT,
    LOOK,
    NONE,
    PEEK,
    PEEK_TOO,
    PEEKED,
    PLACES,
    PUT_ON,
    REVEALED,
    SAPPHIRE,
    SEATS,
    SETTING_UP,
    SHOW,
    SHOWN_BY_LANTERN,
    SPECIAL,
    SPOTS,
    STEAL,
    SWAP_WITH,
    TAKE,
    TILES,
    TOP,
    TURN_UP,
    State,
)
from .theft import anything_to_take, can_announce, eyes_left
from .tiles import hand_of, hand_spot, is_up


def is_sound(s: State) -> bool:
    return (
        numbers_are_sound(s)
        and tiles_are_sound(s)
        and knowledge_is_sound(s)
        and hoards_are_sound(s)
        and turn_is_sound(s)
        and phase_is_sound(s)
    )


def numbers_are_sound(s: State) -> bool:
    """Every set and number is one that its field can mean."""
    sets = (
        0 <= s.up <= ALL_PLACES
        and 0 <= s.marked <= ALL_PLACES
        and 0 <= s.cleared <= ALL_PLACES
        and 0 <= s.looks < 1 << TOP
        and 0 <= s.gems <= ALL_GEMS
        and 0 <= s.lines < 1 << LINES
        and 0 <= s.stack <= ALL_TILES
        and 0 <= s.discards <= ALL_TILES
    )
    return (
        sets
        and FIRST <= s.phase <= DONE
        and SETTING_UP <= s.stage <= STEAL
        and DRAWN <= s.how <= DISCARDED
        and 0 <= s.lantern < PLACES
        and 0 <= s.picked < PLACES
        and 0 <= s.played < KINDS
        and 0 <= s.announced < TARGETS
        and 0 <= s.daggers <= DAGGERS
        and 0 <= s.active < s.seats
        and 0 <= s.asked < s.seats
        and 0 <= s.last < s.seats
    )


def tiles_are_sound(s: State) -> bool:
    """Each tile lies on one spot, in the stack, among the discards, or as a Sapphire in a hoard."""
    laid = 0
    for spot in range(SPOTS):
        tile = s.at[spot]
        if tile != NONE:
            if not 0 <= tile < TILES or laid >> tile & 1 or is_nobodys(s, spot):
                return False
            laid |= 1 << tile
    if laid & s.stack or laid & s.discards or s.stack & s.discards:
        return False
    pocketed = ALL_TILES & ~(laid | s.stack | s.discards)
    tiles = 0
    for seat in range(SEATS):
        tiles += s.tiles[seat]
    if tiles != size(pocketed) or (s.at[TOP] != NONE and s.known[s.at[TOP]] != 0):
        return False
    for tile in range(TILES):
        if pocketed >> tile & 1 and not is_kind(tile, s.content[tile], SAPPHIRE):
            return False
        if (pocketed | s.discards) >> tile & 1 and s.known[tile] != EVERYBODY:
            return False
        if s.stack >> tile & 1 and s.known[tile] != 0:
            return False
    return True


def is_nobodys(s: State, spot: int) -> bool:
    """A spot in a hand that is not at the table."""
    return HAND + HAND_SIZE * s.seats <= spot < TOP


def knowledge_is_sound(s: State) -> bool:
    """9.2 What a tile holds is decided if and only if somebody has seen it, and fits what everybody knows."""
    strangers = ~((1 << s.seats) - 1)
    for tile in range(TILES):
        content = s.content[tile]
        if not (NONE <= content <= SPECIAL and 0 < s.may[tile] <= ANYTHING):
            return False
        if (content == NONE) != (s.known[tile] == 0):
            return False
        if content != NONE and s.may[tile] >> content & 1 == 0:
            return False
        if s.known[tile] == EVERYBODY:
            if s.may[tile] != 1 << content:
                return False
        elif s.known[tile] & strangers:
            return False
    for jar in range(JARS):
        if orders(s, jar) == 0:
            return False
    return hands_are_known(s) and open_tiles_are_known(s)


def hands_are_known(s: State) -> bool:
    """Every seat has seen the tiles in its hand, but for one that is just being drawn."""
    for seat in range(s.seats):
        for slot in range(HAND_SIZE):
            spot = HAND + HAND_SIZE * seat + slot
            tile = s.at[spot]
            drawn = s.phase == LOOK and s.how == DRAWN and s.looks == 1 << spot
            if tile != NONE and s.known[tile] >> seat & 1 == 0 and not drawn:
                return False
    return True


def open_tiles_are_known(s: State) -> bool:
    for place in range(PLACES):
        if is_up(s, place) and (s.at[place] == NONE or s.known[s.at[place]] != EVERYBODY):
            return False
    return True


def hoards_are_sound(s: State) -> bool:
    """Nine gems and no more than fifteen Evil Eyes."""
    gems = size(s.gems)
    for seat in range(SEATS):
        if s.loot[seat] < 0 or s.tiles[seat] < 0 or s.eyes[seat] < 0 or s.eyes[seat] > EYES:
            return False
        if seat >= s.seats and s.loot[seat] + s.tiles[seat] + s.eyes[seat] > 0:
            return False
        gems += s.loot[seat]
    return gems == GEMS and eyes_left(s) >= 0


def turn_is_sound(s: State) -> bool:
    """The stage, the turn and the gems fit together; spots are empty only where they are being filled."""
    if s.phase != DONE:
        if s.gems == 0 and not (s.phase == TAKE and s.stage == STEAL):
            return False
        if (s.turn == 0) != (s.stage == SETTING_UP) or not 0 <= s.turn <= s.turns:
            return False
    if s.phase == FIRST:
        return s.stage == SETTING_UP and s.stack == ALL_TILES
    if s.phase == TURN_UP:
        return s.at[TOP] == NONE and s.stack != 0
    if s.at[TOP] == NONE and s.stack != 0 and not (s.phase == LOOK and s.how == DRAWN):
        return False
    return board_is_full(s) or (s.phase == LOOK and (s.how == PEEKED or s.how == LIT))


def board_is_full(s: State) -> bool:
    for place in range(PLACES):
        if s.at[place] == NONE:
            return False
    return True


def phase_is_sound(s: State) -> bool:
    """What the table is waiting for can be done in this stage."""
    if s.phase == LOOK:
        return looks_are_sound(s)
    if s.phase == CHOOSE:
        return s.stage != SETTING_UP and s.stage != DRAW
    if s.phase == SHOW:
        return s.stage == GLIMPSE and marks_are_sound(s)
    if s.phase == PEEK:
        return s.stage == GLIMPSE and something_is_hidden(s)
    if s.phase == PEEK_TOO:
        return s.stage == GLIMPSE and can_peek_somewhere(s)
    if s.phase == PUT_ON:
        return s.stage == ACTION and has_picked_tile(s)
    if s.phase == SWAP_WITH:
        return s.stage == ACTION
    if s.phase == TAKE:
        return s.stage == ACTION or (s.stage == STEAL and s.lines != 0 and anything_to_take(s))
    if s.phase == ANSWER:
        return s.asked != s.last and played_is_sound(s)
    return True


def has_picked_tile(s: State) -> bool:
    return s.picked < HAND_SIZE and s.at[hand_spot(s.active, s.picked)] != NONE


def can_peek_somewhere(s: State) -> bool:
    for place in range(PLACES):
        if can_peek_at(s, place):
            return True
    return False


def played_is_sound(s: State) -> bool:
    if s.stage == GLIMPSE:
        return s.played == LANTERN and something_is_hidden(s)
    if s.stage != ACTION:
        return False
    return s.played == SAPPHIRE or (s.played == AMULET and s.eyes[s.active] > 0)


def marks_are_sound(s: State) -> bool:
    """Fewer than three tiles are marked, all of them around the Lantern, and there is another to mark."""
    left = 0
    for place in range(PLACES):
        if can_show(s, place):
            left += 1
        if s.marked >> place & 1 and not (are_neighbours(s.lantern, place) and not is_up(s, place)):
            return False
    missing = SHOWN_BY_LANTERN - size(s.marked)
    return 0 < missing < left


def looks_are_sound(s: State) -> bool:
    """There is something to look at, where this kind of look looks."""
    for spot in range(TOP):
        if s.looks >> spot & 1 and s.at[spot] == NONE:
            return False
    own = hand_of(s, s.active)
    if s.looks == 0:
        return False
    if s.how == DRAWN:
        return s.looks & ~own == 0 and size(s.looks) == 1 and (s.stage == DRAW or s.stage == ACTION)
    if s.how == DISCARDED:
        return s.looks & ~own == 0 and (s.stage == DRAW or s.stage == GLIMPSE)
    if s.looks & (s.up | ~ALL_PLACES):
        return False
    if s.how == REVEALED:
        hidden = places_of(s.announced) & ~s.up
        return s.stage == STEAL and can_announce(s, s.announced) and s.looks == hidden
    return s.stage == GLIMPSE and (s.how != GLIMPSED or size(s.looks) == 1)
