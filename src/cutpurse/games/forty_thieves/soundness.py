"""Whether a table of Forty Thieves is one that the rules can come to, and if not, what is wrong with it.

Sixty tiles, nine gems, fifteen Evil Eyes, and knowledge that fits. What is wrong with one of many is looked
for by functions that say which it is, or NONE; they serve `fault` and `explain` alike.
"""

from cutpurse.engine.contract import SOUND

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
    CONTENTS,
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

# What can be wrong, in the order in which it is looked at.
NO_SUCH_PLACES = 1  # numbers that no field can mean
NO_SUCH_LOOKS = 2
NO_SUCH_GEMS = 3
NO_SUCH_LINES = 4
NO_SUCH_TILES = 5
NO_SUCH_PHASE = 6
NO_SUCH_STAGE = 7
NO_SUCH_LOOK = 8
NO_SUCH_PLACE = 9
NO_SUCH_KIND = 10
NO_SUCH_TARGET = 11
NO_SUCH_DAGGERS = 12
NO_SUCH_SEAT = 13
NO_SUCH_TILE = 14  # where tiles are
TILE_LIES_TWICE = 15
NOBODYS_HAND = 16
TILE_IS_TWICE = 17
LOST_TILES = 18
NO_SAPPHIRE = 19
NOT_SHOWN_TO_ALL = 20
SEEN_IN_STACK = 21
NO_SUCH_CONTENT = 22  # what is known of them
NO_SUCH_MAY = 23
CONTENT_AND_KNOWN = 24
CONTENT_AND_MAY = 25
SHOWN_AND_MAY = 26
SEEN_BY_STRANGERS = 27
NO_ORDER_LEFT = 28
HAND_NOT_SEEN = 29
OPEN_AND_NOT_SEEN = 30
NO_SUCH_HOARD = 31  # hoards
NOBODYS_HOARD = 32
LOST_GEMS = 33
TOO_MANY_EYES = 34
NO_GEM_LEFT = 35  # the turn
TURN_AND_STAGE = 36
NO_SUCH_TURN = 37
NOT_AT_THE_START = 38
TOP_BEFORE_ITS_TIME = 39
NO_STACK = 40
NO_TOP = 41
EMPTY_PLACE = 42
WRONG_STAGE = 43  # what the table is waiting for
LOOKS_AT_NOTHING = 44
NO_LOOKS = 45
LOOKS_ELSEWHERE = 46
TOO_MANY_LOOKS = 47
GEM_IS_GONE = 48
NOT_THE_THEFT = 49
WRONG_MARKS = 50
NOTHING_TO_SHOW = 51
NOTHING_TO_PEEK_AT = 52
NOTHING_PICKED = 53
NO_LINE_PAYS = 54
NOTHING_TO_TAKE = 55
ASKS_ITSELF = 56
WRONG_KIND = 57
NO_EYE_TO_GIVE = 58


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_numbers(s)
    if wrong == SOUND:
        wrong = fault_of_tiles(s)
    if wrong == SOUND:
        wrong = fault_of_knowledge(s)
    if wrong == SOUND:
        wrong = fault_of_hoards(s)
    if wrong == SOUND:
        wrong = fault_of_turn(s)
    if wrong == SOUND:
        wrong = fault_of_phase(s)
    return wrong


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    if fault < NO_SUCH_TILE:
        return explain_number(s, fault)
    if fault < NO_SUCH_CONTENT:
        return explain_tile(s, fault)
    if fault < NO_SUCH_HOARD:
        return explain_knowledge(s, fault)
    if fault < NO_GEM_LEFT:
        return explain_hoard(s, fault)
    return explain_turn(s, fault) if fault < WRONG_STAGE else explain_phase(s, fault)


# Numbers


def fault_of_numbers(s: State) -> int:
    """Every set and number is one that its field can mean."""
    if not (0 <= s.up <= ALL_PLACES and 0 <= s.marked <= ALL_PLACES and 0 <= s.cleared <= ALL_PLACES):
        return NO_SUCH_PLACES
    if not 0 <= s.looks < 1 << TOP:
        return NO_SUCH_LOOKS
    if not 0 <= s.gems <= ALL_GEMS:
        return NO_SUCH_GEMS
    if not 0 <= s.lines < 1 << LINES:
        return NO_SUCH_LINES
    if not (0 <= s.stack <= ALL_TILES and 0 <= s.discards <= ALL_TILES):
        return NO_SUCH_TILES
    if not FIRST <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if not SETTING_UP <= s.stage <= STEAL:
        return NO_SUCH_STAGE
    if not DRAWN <= s.how <= DISCARDED:
        return NO_SUCH_LOOK
    if not (0 <= s.lantern < PLACES and 0 <= s.picked < PLACES):
        return NO_SUCH_PLACE
    if not 0 <= s.played < KINDS:
        return NO_SUCH_KIND
    if not 0 <= s.announced < TARGETS:
        return NO_SUCH_TARGET
    if not 0 <= s.daggers <= DAGGERS:
        return NO_SUCH_DAGGERS
    if not (0 <= s.active < s.seats and 0 <= s.asked < s.seats and 0 <= s.last < s.seats):
        return NO_SUCH_SEAT
    return SOUND


def explain_number(s: State, fault: int) -> str:
    most, fields = {
        NO_SUCH_PLACES: (ALL_PLACES, ("up", "marked", "cleared")),
        NO_SUCH_LOOKS: ((1 << TOP) - 1, ("looks",)),
        NO_SUCH_GEMS: (ALL_GEMS, ("gems",)),
        NO_SUCH_LINES: ((1 << LINES) - 1, ("lines",)),
        NO_SUCH_TILES: (ALL_TILES, ("stack", "discards")),
        NO_SUCH_PHASE: (DONE, ("phase",)),
        NO_SUCH_STAGE: (STEAL, ("stage",)),
        NO_SUCH_LOOK: (DISCARDED, ("how",)),
        NO_SUCH_PLACE: (PLACES - 1, ("lantern", "picked")),
        NO_SUCH_KIND: (KINDS - 1, ("played",)),
        NO_SUCH_TARGET: (TARGETS - 1, ("announced",)),
        NO_SUCH_DAGGERS: (DAGGERS, ("daggers",)),
        NO_SUCH_SEAT: (s.seats - 1, ("active", "asked", "last")),
    }[fault]
    values = {field: getattr(s, field) for field in fields}
    field = next(field for field, value in values.items() if not 0 <= value <= most)
    return f"{field} is {values[field]}, and goes from 0 to {most}"


# Tiles


def fault_of_tiles(s: State) -> int:
    """Each tile lies on one spot, in the stack, among the discards, or as a Sapphire in a hoard."""
    for spot in range(SPOTS):
        if not NONE <= s.at[spot] < TILES:
            return NO_SUCH_TILE
    if second_spot(s) != NONE:
        return TILE_LIES_TWICE
    for spot in range(HAND + HAND_SIZE * s.seats, TOP):
        if s.at[spot] != NONE:
            return NOBODYS_HAND
    laid = all_laid(s)
    if laid & s.stack or laid & s.discards or s.stack & s.discards:
        return TILE_IS_TWICE
    if in_hoards(s) != size(pocketed(s)):
        return LOST_TILES
    if no_sapphire(s) != NONE:
        return NO_SAPPHIRE
    if not_shown(s) != NONE:
        return NOT_SHOWN_TO_ALL
    return SOUND if seen_in_stack(s) == NONE else SEEN_IN_STACK


def second_spot(s: State) -> int:
    """A spot with a tile that lies on an earlier one too."""
    laid = 0
    for spot in range(SPOTS):
        if s.at[spot] != NONE:
            if laid >> s.at[spot] & 1:
                return spot
            laid |= 1 << s.at[spot]
    return NONE


def all_laid(s: State) -> int:
    """The tiles that lie on spots."""
    laid = 0
    for spot in range(SPOTS):
        if s.at[spot] != NONE:
            laid |= 1 << s.at[spot]
    return laid


def pocketed(s: State) -> int:
    """The tiles that are nowhere else than in a hoard."""
    return ALL_TILES & ~(all_laid(s) | s.stack | s.discards)


def in_hoards(s: State) -> int:
    tiles = 0
    for seat in range(SEATS):
        tiles += s.tiles[seat]
    return tiles


def no_sapphire(s: State) -> int:
    """A tile in a hoard that should not be there."""
    gone = pocketed(s)
    for tile in range(TILES):
        if gone >> tile & 1 and not is_kind(tile, s.content[tile], SAPPHIRE):
            return tile
    return NONE


def not_shown(s: State) -> int:
    """A tile that lies face up in a hoard or among the discards, and that somebody has not seen."""
    shown = pocketed(s) | s.discards
    for tile in range(TILES):
        if shown >> tile & 1 and s.known[tile] != EVERYBODY:
            return tile
    return NONE


def seen_in_stack(s: State) -> int:
    """A tile of the stack, or on its top, that somebody has seen."""
    for tile in range(TILES):
        if (s.stack >> tile & 1 or s.at[TOP] == tile) and s.known[tile] != 0:
            return tile
    return NONE


def explain_tile(s: State, fault: int) -> str:
    if fault == NO_SUCH_TILE:
        spot = next(spot for spot in range(SPOTS) if not NONE <= s.at[spot] < TILES)
        return f"at[{spot}] is {s.at[spot]}: tiles go from 0 to {TILES - 1}, and {NONE} is none"
    if fault == TILE_LIES_TWICE:
        spot = second_spot(s)
        return f"at[{s.at.index(s.at[spot])}] and at[{spot}] are both tile {s.at[spot]}"
    if fault == NOBODYS_HAND:
        spot = next(spot for spot in range(HAND + HAND_SIZE * s.seats, TOP) if s.at[spot] != NONE)
        return f"at[{spot}] is tile {s.at[spot]}, in a hand that is not at a table of {s.seats} seats"
    if fault == TILE_IS_TWICE:
        piles = {"at": all_laid(s), "stack": s.stack, "discards": s.discards}
        tile = next(tile for tile in range(TILES) if sum(pile >> tile & 1 for pile in piles.values()) > 1)
        return f"tile {tile} is in {' and in '.join(name for name in piles if piles[name] >> tile & 1)}"
    if fault == LOST_TILES:
        gone = [tile for tile in range(TILES) if pocketed(s) >> tile & 1]
        return f"tiles is {s.tiles}, and these are nowhere else than in hoards: {gone or 'none'}"
    if fault == NO_SAPPHIRE:
        tile = no_sapphire(s)
        return f"tile {tile} is in no field, and content[{tile}] is {s.content[tile]}: hoards hold Sapphires"
    if fault == NOT_SHOWN_TO_ALL:
        tile = not_shown(s)
        return f"known[{tile}] is {s.known[tile]}: in discards and hoards all have seen a tile, {EVERYBODY}"
    tile = seen_in_stack(s)
    return f"known[{tile}] is {s.known[tile]}, and nobody has seen a tile of the stack"


# Knowledge


def fault_of_knowledge(s: State) -> int:
    """9.2 What a tile holds is decided if and only if somebody has seen it, and fits what everybody knows."""
    for tile in range(TILES):
        if fault_of_tile(s, tile) != SOUND:
            return fault_of_tile(s, tile)
    if jar_without_order(s) != NONE:
        return NO_ORDER_LEFT
    if spot_not_seen(s) != NONE:
        return HAND_NOT_SEEN
    return SOUND if open_not_seen(s) == NONE else OPEN_AND_NOT_SEEN


def fault_of_tile(s: State, tile: int) -> int:
    content = s.content[tile]
    if not NONE <= content <= SPECIAL:
        return NO_SUCH_CONTENT
    if not 0 < s.may[tile] <= ANYTHING:
        return NO_SUCH_MAY
    if (content == NONE) != (s.known[tile] == 0):
        return CONTENT_AND_KNOWN
    if content != NONE and s.may[tile] >> content & 1 == 0:
        return CONTENT_AND_MAY
    if s.known[tile] == EVERYBODY:
        return SOUND if s.may[tile] == 1 << content else SHOWN_AND_MAY
    return SOUND if s.known[tile] & ~((1 << s.seats) - 1) == 0 else SEEN_BY_STRANGERS


def jar_without_order(s: State) -> int:
    for jar in range(JARS):
        if orders(s, jar) == 0:
            return jar
    return NONE


def spot_not_seen(s: State) -> int:
    """A spot in a hand whose owner has not seen the tile, but for one that is just being drawn."""
    for spot in range(HAND, HAND + HAND_SIZE * s.seats):
        drawn = s.phase == LOOK and s.how == DRAWN and s.looks == 1 << spot
        if s.at[spot] != NONE and s.known[s.at[spot]] >> owner(spot) & 1 == 0 and not drawn:
            return spot
    return NONE


def owner(spot: int) -> int:
    return (spot - HAND) // HAND_SIZE


def open_not_seen(s: State) -> int:
    """A place that is open, and has no tile that all have seen."""
    for place in range(PLACES):
        if is_up(s, place) and (s.at[place] == NONE or s.known[s.at[place]] != EVERYBODY):
            return place
    return NONE


def explain_knowledge(s: State, fault: int) -> str:
    if fault == NO_ORDER_LEFT:
        first = CONTENTS * jar_without_order(s)
        row = slice(first, first + CONTENTS)
        return (
            f"content is {s.content[row]} and may {s.may[row]} from tile {first} on:"
            " the three tiles of a jar hold its three things"
        )
    if fault == HAND_NOT_SEEN:
        spot = spot_not_seen(s)
        tile = s.at[spot]
        return f"known[{tile}] is {s.known[tile]}, and seat {owner(spot)} holds this tile, at[{spot}]"
    if fault == OPEN_AND_NOT_SEEN:
        place = open_not_seen(s)
        return f"up is {s.up}, and at[{place}] is {s.at[place]}, which is no tile that all have seen"
    tile = next(tile for tile in range(TILES) if fault_of_tile(s, tile) == fault)
    content, known, may = s.content[tile], s.known[tile], s.may[tile]
    return {
        NO_SUCH_CONTENT: f"content[{tile}] is {content}, and goes from {NONE} to {SPECIAL}",
        NO_SUCH_MAY: f"may[{tile}] is {may}, and goes from 1 to {ANYTHING}",
        CONTENT_AND_KNOWN: f"content[{tile}] is {content} and known[{tile}] is {known}:"
        " what a tile holds is decided when somebody sees it",
        CONTENT_AND_MAY: f"content[{tile}] is {content}, and may[{tile}] is {may}, which is without it",
        SHOWN_AND_MAY: f"may[{tile}] is {may}, and all have seen that content[{tile}] is {content}",
        SEEN_BY_STRANGERS: f"known[{tile}] is {known}: some of {s.seats} seats, as bits, or {EVERYBODY}",
    }[fault]


# Hoards


def fault_of_hoards(s: State) -> int:
    """Nine gems and no more than fifteen Evil Eyes."""
    for seat in range(SEATS):
        if s.loot[seat] < 0 or s.tiles[seat] < 0 or not 0 <= s.eyes[seat] <= EYES:
            return NO_SUCH_HOARD
    for seat in range(s.seats, SEATS):
        if s.loot[seat] + s.tiles[seat] + s.eyes[seat] > 0:
            return NOBODYS_HOARD
    if all_gems(s) != GEMS:
        return LOST_GEMS
    return SOUND if eyes_left(s) >= 0 else TOO_MANY_EYES


def all_gems(s: State) -> int:
    gems = size(s.gems)
    for seat in range(SEATS):
        gems += s.loot[seat]
    return gems


def explain_hoard(s: State, fault: int) -> str:
    hoards = {"loot": s.loot, "tiles": s.tiles, "eyes": s.eyes}
    if fault == NO_SUCH_HOARD:
        field = next((field for field, row in hoards.items() if min(row) < 0), "eyes")
        return f"{field} is {hoards[field]}: nobody has less than 0, or more than {EYES} eyes"
    if fault == NOBODYS_HOARD:
        field = next(field for field, row in hoards.items() if any(row[s.seats :]))
        return f"{field} is {hoards[field]}, and there are {s.seats} seats"
    if fault == LOST_GEMS:
        return f"gems is {s.gems} and loot is {s.loot}: {all_gems(s)} gems, and there are {GEMS}"
    return f"eyes is {s.eyes}, {EYES - eyes_left(s)} in all, and there are {EYES}"


# The turn


def fault_of_turn(s: State) -> int:
    """The stage, the turn and the gems fit together; spots are empty only where they are being filled."""
    if s.phase != DONE:
        if s.gems == 0 and not (s.phase == TAKE and s.stage == STEAL):
            return NO_GEM_LEFT
        if (s.turn == 0) != (s.stage == SETTING_UP):
            return TURN_AND_STAGE
        if not 0 <= s.turn <= s.turns:
            return NO_SUCH_TURN
    if s.phase == FIRST:
        return SOUND if s.stage == SETTING_UP and s.stack == ALL_TILES else NOT_AT_THE_START
    if s.phase == TURN_UP:
        if s.at[TOP] != NONE:
            return TOP_BEFORE_ITS_TIME
        return SOUND if s.stack != 0 else NO_STACK
    if s.at[TOP] == NONE and s.stack != 0 and not (s.phase == LOOK and s.how == DRAWN):
        return NO_TOP
    may_be_empty = s.phase == LOOK and (s.how == PEEKED or s.how == LIT)
    return SOUND if may_be_empty or empty_place(s) == NONE else EMPTY_PLACE


def empty_place(s: State) -> int:
    for place in range(PLACES):
        if s.at[place] == NONE:
            return place
    return NONE


def explain_turn(s: State, fault: int) -> str:
    return {
        NO_GEM_LEFT: f"gems is 0 in phase {s.phase}, and with the last gem the game is over",
        TURN_AND_STAGE: f"turn is {s.turn} and stage is {s.stage}: in stage {SETTING_UP} there is no turn",
        NO_SUCH_TURN: f"turn is {s.turn}, and goes from 0 to {s.turns}",
        NOT_AT_THE_START: f"stage is {s.stage} and stack is {s.stack}:"
        f" in phase {FIRST} nothing has been dealt, they are {SETTING_UP} and {ALL_TILES}",
        TOP_BEFORE_ITS_TIME: f"at[{TOP}] is {s.at[TOP]}: in phase {TURN_UP} no tile is on top of the stack",
        NO_STACK: f"stack is {s.stack}: in phase {TURN_UP} a tile of it is turned up",
        NO_TOP: f"at[{TOP}] is {NONE} and stack is {s.stack}: its next tile lies on top",
        EMPTY_PLACE: f"at[{empty_place(s)}] is {NONE}: in phase {s.phase} no place of the board is empty",
    }[fault]


# What the table is waiting for


def fault_of_phase(s: State) -> int:
    """What the table is waiting for can be done in this stage."""
    if not stage_fits(s):
        return WRONG_STAGE
    if s.phase == LOOK:
        return fault_of_looks(s)
    if s.phase == SHOW:
        return fault_of_marks(s)
    if s.phase == PEEK or s.phase == PEEK_TOO:
        return SOUND if can_peek_somewhere(s) else NOTHING_TO_PEEK_AT
    if s.phase == PUT_ON:
        return SOUND if has_picked_tile(s) else NOTHING_PICKED
    if s.phase == TAKE and s.stage == STEAL:
        if s.lines == 0:
            return NO_LINE_PAYS
        return SOUND if anything_to_take(s) else NOTHING_TO_TAKE
    return fault_of_answer(s) if s.phase == ANSWER else SOUND


def stage_fits(s: State) -> bool:
    """Whether the table can wait for this in this stage."""
    if s.phase == LOOK:
        return look_fits(s)
    if s.phase == CHOOSE:
        return s.stage != SETTING_UP and s.stage != DRAW
    if s.phase == SHOW or s.phase == PEEK or s.phase == PEEK_TOO:
        return s.stage == GLIMPSE
    if s.phase == PUT_ON or s.phase == SWAP_WITH:
        return s.stage == ACTION
    if s.phase == TAKE:
        return s.stage == ACTION or s.stage == STEAL
    return s.phase != ANSWER or s.stage == GLIMPSE or s.stage == ACTION


def look_fits(s: State) -> bool:
    """Whether tiles are looked at in this way in this stage."""
    if s.how == DRAWN:
        return s.stage == DRAW or s.stage == ACTION
    if s.how == DISCARDED:
        return s.stage == DRAW or s.stage == GLIMPSE
    return s.stage == (STEAL if s.how == REVEALED else GLIMPSE)


def fault_of_looks(s: State) -> int:
    """There is something to look at, where this kind of look looks."""
    if s.looks == 0:
        return NO_LOOKS
    if empty_spot_looked_at(s) != NONE:
        return LOOKS_AT_NOTHING
    if s.looks & ~in_reach(s):
        return LOOKS_ELSEWHERE
    if (s.how == DRAWN or s.how == GLIMPSED) and size(s.looks) != 1:
        return TOO_MANY_LOOKS
    if s.how == REVEALED:
        if not can_announce(s, s.announced):
            return GEM_IS_GONE
        return SOUND if s.looks == places_of(s.announced) & ~s.up else NOT_THE_THEFT
    return SOUND


def empty_spot_looked_at(s: State) -> int:
    for spot in range(TOP):
        if s.looks >> spot & 1 and s.at[spot] == NONE:
            return spot
    return NONE


def in_reach(s: State) -> int:
    """The spots where this kind of look looks: the own hand, or what lies closed on the board."""
    if s.how == DRAWN or s.how == DISCARDED:
        return hand_of(s, s.active)
    return ALL_PLACES & ~s.up


def fault_of_marks(s: State) -> int:
    """Fewer than three tiles are marked, all of them around the Lantern, and there is another to mark."""
    left = 0
    for place in range(PLACES):
        if can_show(s, place):
            left += 1
    if wrong_mark(s) != NONE:
        return WRONG_MARKS
    return SOUND if 0 < SHOWN_BY_LANTERN - size(s.marked) < left else NOTHING_TO_SHOW


def wrong_mark(s: State) -> int:
    """A place that is marked, and is no closed one around the Lantern."""
    for place in range(PLACES):
        if s.marked >> place & 1 and not (are_neighbours(s.lantern, place) and not is_up(s, place)):
            return place
    return NONE


def can_peek_somewhere(s: State) -> bool:
    if s.phase == PEEK:
        return something_is_hidden(s)
    for place in range(PLACES):
        if can_peek_at(s, place):
            return True
    return False


def has_picked_tile(s: State) -> bool:
    return s.picked < HAND_SIZE and s.at[hand_spot(s.active, s.picked)] != NONE


def fault_of_answer(s: State) -> int:
    """Somebody else is asked about a special tile that could be played in this stage."""
    if s.asked == s.last:
        return ASKS_ITSELF
    if s.stage == GLIMPSE:
        if s.played != LANTERN:
            return WRONG_KIND
        return SOUND if something_is_hidden(s) else NOTHING_TO_PEEK_AT
    if s.played != SAPPHIRE and s.played != AMULET:
        return WRONG_KIND
    return NO_EYE_TO_GIVE if s.played == AMULET and s.eyes[s.active] == 0 else SOUND


def explain_phase(s: State, fault: int) -> str:
    return {
        WRONG_STAGE: f"stage is {s.stage}, which does not go with phase {s.phase}"
        + (f" and how {s.how}" if s.phase == LOOK else ""),
        NO_LOOKS: f"looks is 0: in phase {LOOK} a tile is looked at",
        LOOKS_AT_NOTHING: f"looks is {s.looks}, and at[{empty_spot_looked_at(s)}] is {NONE}",
        LOOKS_ELSEWHERE: f"looks is {s.looks}: with how {s.how} it is some of {in_reach(s)}, as bits",
        TOO_MANY_LOOKS: f"looks is {s.looks}, {size(s.looks)} tiles: with how {s.how} it is one",
        GEM_IS_GONE: f"announced is {s.announced}, and gems is {s.gems}: that gem is gone",
        NOT_THE_THEFT: f"looks is {s.looks}: the closed tiles of what is announced are"
        f" {places_of(s.announced) & ~s.up}",
        WRONG_MARKS: f"marked is {s.marked}: place {wrong_mark(s)} is no closed one next to"
        f" lantern, {s.lantern}",
        NOTHING_TO_SHOW: f"marked is {s.marked}, and leaves no choice of what lantern, {s.lantern}, shows",
        NOTHING_TO_PEEK_AT: f"up is {s.up}: no closed tile is left to peek at"
        + (f" with picked, {s.picked}" if s.phase == PEEK_TOO else ""),
        NOTHING_PICKED: f"picked is {s.picked}: it is a tile in the hand of seat {s.active}",
        NO_LINE_PAYS: f"lines is 0: in phase {TAKE} of stage {STEAL} a line pays",
        NOTHING_TO_TAKE: f"gems is {s.gems}, loot {s.loot} and tiles {s.tiles}: nothing is left to take",
        ASKS_ITSELF: f"asked is {s.asked}, and so is last: the others are asked",
        WRONG_KIND: f"played is {s.played}, which cannot be played in stage {s.stage}",
        NO_EYE_TO_GIVE: f"eyes is {s.eyes}, and seat {s.active} has played an Amulet",
    }[fault]
