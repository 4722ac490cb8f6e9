"""Whether a table of Forty Thieves is one that the rules can come to, and if not, what is wrong with it."""

from collections.abc import Callable

from cutpurse.engine.checks import checks, each

from .board import LINES, TARGETS, are_neighbours, members, places_of, size
from .glimpse import ALL_PLACES, can_peek_at, can_show, something_is_hidden
from .jars import is_kind, orders
from .state import *
from .theft import anything_to_take, can_announce, eyes_left
from .tiles import hand_of, hand_spot, is_up

# Numbers


def fault_of_numbers(s: State) -> str:
    """Every set and number is one that its field can mean."""
    return (
        beyond("up", s.up, ALL_PLACES)
        or beyond("marked", s.marked, ALL_PLACES)
        or beyond("cleared", s.cleared, ALL_PLACES)
        or beyond("looks", s.looks, (1 << TOP) - 1)
        or beyond("gems", s.gems, ALL_GEMS)
        or beyond("lines", s.lines, (1 << LINES) - 1)
        or beyond("stack", s.stack, ALL_TILES)
        or beyond("discards", s.discards, ALL_TILES)
        or beyond("phase", s.phase, DONE)
        or beyond("stage", s.stage, STEAL)
        or beyond("how", s.how, DISCARDED)
        or beyond("lantern", s.lantern, PLACES - 1)
        or beyond("picked", s.picked, PLACES - 1)
        or beyond("played", s.played, KINDS - 1)
        or beyond("announced", s.announced, TARGETS - 1)
        or beyond("daggers", s.daggers, DAGGERS)
        or beyond("active", s.active, s.seats - 1)
        or beyond("asked", s.asked, s.seats - 1)
        or beyond("last", s.last, s.seats - 1)
    )


def beyond(field: str, value: int, most: int) -> str:
    return "" if 0 <= value <= most else f"{field} is {value}, and goes from 0 to {most}"


# Tiles


def fault_of_spots(s: State) -> str:
    """No tile lies on two spots."""
    laid = 0
    for spot in range(SPOTS):
        tile = s.at[spot]
        if not NONE <= tile < TILES:
            return f"at[{spot}] is {tile}: tiles go from 0 to {TILES - 1}, and {NONE} is none"
        if tile != NONE:
            if laid >> tile & 1:
                return f"at[{s.at.index(tile)}] and at[{spot}] are both tile {tile}"
            if HAND + HAND_SIZE * s.seats <= spot < TOP:
                return f"at[{spot}] is tile {tile}, in a hand that is not at a table of {s.seats} seats"
            laid |= 1 << tile
    return ""


def fault_of_piles(s: State) -> str:
    """Each tile lies on a spot, in the stack, among the discards, or in a hoard."""
    twice = all_laid(s) & s.stack | all_laid(s) & s.discards | s.stack & s.discards
    if twice:
        return f"tile {members(twice)[0]} is in {piles_with(s, members(twice)[0])}"
    gone = in_hoards(s)
    if size(gone) != sum(s.tiles):
        return f"tiles is {s.tiles}, and these are nowhere else than in hoards: {members(gone) or 'none'}"
    return ""


def fault_of_pile(s: State) -> str:
    """Hoards hold Sapphires; what lies there or among the discards all have seen, and nobody the stack."""
    gone = in_hoards(s)
    for tile in range(TILES):
        content, known = s.content[tile], s.known[tile]
        if gone >> tile & 1 and not is_kind(tile, content, SAPPHIRE):
            return f"tile {tile} is in no field, and content[{tile}] is {content}: hoards hold Sapphires"
        if (gone | s.discards) >> tile & 1 and known != EVERYBODY:
            return f"known[{tile}] is {known}: in discards and hoards all have seen a tile, {EVERYBODY}"
        if (s.stack >> tile & 1 or s.at[TOP] == tile) and known != 0:
            return f"known[{tile}] is {known}, and nobody has seen a tile of the stack"
    return ""


def all_laid(s: State) -> int:
    """The tiles that lie on spots."""
    laid = 0
    for spot in range(SPOTS):
        if s.at[spot] != NONE:
            laid |= 1 << s.at[spot]
    return laid


def in_hoards(s: State) -> int:
    """The tiles that are nowhere else."""
    return ALL_TILES & ~(all_laid(s) | s.stack | s.discards)


def piles_with(s: State, tile: int) -> str:
    piles = {"at": all_laid(s), "stack": s.stack, "discards": s.discards}
    return " and in ".join(name for name in piles if piles[name] >> tile & 1)


# Knowledge: 9.2 what a tile holds is decided if and only if somebody has seen it


def fault_of_tile(s: State, tile: int) -> str:
    """What a tile holds is decided when somebody sees it."""
    content, known, may = s.content[tile], s.known[tile], s.may[tile]
    if not NONE <= content <= SPECIAL:
        return f"content[{tile}] is {content}, and goes from {NONE} to {SPECIAL}"
    if not 0 < may <= ANYTHING:
        return f"may[{tile}] is {may}, and goes from 1 to {ANYTHING}"
    if (content == NONE) != (known == 0):
        there = f"content[{tile}] is {content} and known[{tile}] is {known}"
        return f"{there}: what a tile holds is decided when somebody sees it"
    return ""


def fault_of_knowledge(s: State, tile: int) -> str:
    """What a tile holds fits what everybody knows."""
    content, known, may = s.content[tile], s.known[tile], s.may[tile]
    if content != NONE and may >> content & 1 == 0:
        return f"content[{tile}] is {content}, and may[{tile}] is {may}, which is without it"
    if known == EVERYBODY and may != 1 << content:
        return f"may[{tile}] is {may}, and all have seen that content[{tile}] is {content}"
    if known != EVERYBODY and known & ~((1 << s.seats) - 1):
        return f"known[{tile}] is {known}: some of {s.seats} seats, as bits, or {EVERYBODY}"
    return ""


def fault_of_jar(s: State, jar: int) -> str:
    if orders(s, jar) > 0:
        return ""
    first = CONTENTS * jar
    return (
        f"content is {s.content[first : first + CONTENTS]} and may {s.may[first : first + CONTENTS]}"
        f" from tile {first} on: the three tiles of a jar hold its three things"
    )


def fault_of_spot(s: State, spot: int) -> str:
    """A seat has seen the tiles it holds, but for one that is being drawn; all have seen what is open."""
    tile = s.at[spot]
    if spot < PLACES:
        if is_up(s, spot) and (tile == NONE or s.known[tile] != EVERYBODY):
            return f"up is {s.up}, and at[{spot}] is {tile}, which is no tile that all have seen"
        return ""
    drawn = s.phase == LOOK and s.how == DRAWN and s.looks == 1 << spot
    if spot < TOP and tile != NONE and s.known[tile] >> owner(spot) & 1 == 0 and not drawn:
        return f"known[{tile}] is {s.known[tile]}, and seat {owner(spot)} holds this tile, at[{spot}]"
    return ""


def owner(spot: int) -> int:
    return (spot - HAND) // HAND_SIZE


# Hoards


def fault_of_hoard(s: State, seat: int) -> str:
    if s.loot[seat] < 0 or s.tiles[seat] < 0 or not 0 <= s.eyes[seat] <= EYES:
        return f"{hoard(s, lambda row: min(row) < 0)}: nobody has less than 0, or more than {EYES} eyes"
    if seat >= s.seats and s.loot[seat] + s.tiles[seat] + s.eyes[seat] > 0:
        return f"{hoard(s, lambda row: any(row[s.seats :]))}, and there are {s.seats} seats"
    return ""


def fault_of_hoards(s: State) -> str:
    """Nine gems and no more than fifteen Evil Eyes."""
    gems = size(s.gems) + sum(s.loot)
    if gems != GEMS:
        return f"gems is {s.gems} and loot is {s.loot}: {gems} gems, and there are {GEMS}"
    if eyes_left(s) < 0:
        return f"eyes is {s.eyes}, {EYES - eyes_left(s)} in all, and there are {EYES}"
    return ""


def hoard(s: State, is_wrong: Callable[[list[int]], bool]) -> str:
    """The first field of hoards that is wrong."""
    hoards = {"loot": s.loot, "tiles": s.tiles, "eyes": s.eyes}
    field = next((field for field, row in hoards.items() if is_wrong(row)), "eyes")
    return f"{field} is {hoards[field]}"


# The turn


def fault_of_turn(s: State) -> str:
    """The stage, the turn and the gems fit together while the game goes on."""
    if s.phase == DONE:
        return ""
    if s.gems == 0 and not (s.phase == TAKE and s.stage == STEAL):
        return f"gems is 0 in phase {s.phase}, and with the last gem the game is over"
    if (s.turn == 0) != (s.stage == SETTING_UP):
        return f"turn is {s.turn} and stage is {s.stage}: in stage {SETTING_UP} there is no turn"
    return beyond("turn", s.turn, s.turns)


def fault_of_stack(s: State) -> str:
    """The next tile lies on top of the stack, unless it is just being turned up or dealt."""
    if s.phase == FIRST:
        nothing = f"in phase {FIRST} nothing has been dealt, they are {SETTING_UP} and {ALL_TILES}"
        is_new = s.stage == SETTING_UP and s.stack == ALL_TILES
        return "" if is_new else f"stage is {s.stage} and stack is {s.stack}: {nothing}"
    if s.phase == TURN_UP:
        fits = s.at[TOP] == NONE and s.stack != 0
        there = f"at[{TOP}] is {s.at[TOP]} and stack is {s.stack}"
        return "" if fits else f"{there}: in phase {TURN_UP} the next tile is turned up, and none is on top"
    if s.at[TOP] == NONE and s.stack != 0 and not (s.phase == LOOK and s.how == DRAWN):
        return f"at[{TOP}] is {NONE} and stack is {s.stack}: its next tile lies on top"
    return ""


def fault_of_board(s: State) -> str:
    """Places are empty only where they are being filled."""
    if s.phase <= TURN_UP or (s.phase == LOOK and (s.how == PEEKED or s.how == LIT)):
        return ""
    for place in range(PLACES):
        if s.at[place] == NONE:
            return f"at[{place}] is {NONE}: in phase {s.phase} no place of the board is empty"
    return ""


# What the table is waiting for


def fault_of_phase(s: State) -> str:
    """What the table is waiting for can be done in this stage."""
    if s.phase == LOOK and not look_fits(s):
        return f"stage is {s.stage}, which does not go with phase {s.phase} and how {s.how}"
    if s.phase == LOOK:
        return fault_of_looks(s)
    if not stage_fits(s):
        return f"stage is {s.stage}, which does not go with phase {s.phase}"
    if s.phase == SHOW:
        return fault_of_marks(s)
    if (s.phase == PEEK or s.phase == PEEK_TOO) and not can_peek_somewhere(s):
        with_picked = f" with picked, {s.picked}" if s.phase == PEEK_TOO else ""
        return f"up is {s.up}: no closed tile is left to peek at{with_picked}"
    if s.phase == PUT_ON and not has_picked_tile(s):
        return f"picked is {s.picked}: it is a tile in the hand of seat {s.active}"
    if s.phase == TAKE and s.stage == STEAL:
        return fault_of_lines(s)
    return fault_of_answer(s) if s.phase == ANSWER else ""


def stage_fits(s: State) -> bool:
    """Whether the table can wait for this in this stage."""
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


def fault_of_looks(s: State) -> str:
    """There is something to look at, where this kind of look looks."""
    if s.looks == 0:
        return f"looks is 0: in phase {LOOK} a tile is looked at"
    for spot in range(TOP):
        if s.looks >> spot & 1 and s.at[spot] == NONE:
            return f"looks is {s.looks}, and at[{spot}] is {NONE}"
    if s.looks & ~in_reach(s):
        return f"looks is {s.looks}: with how {s.how} it is some of {in_reach(s)}, as bits"
    if (s.how == DRAWN or s.how == GLIMPSED) and size(s.looks) != 1:
        return f"looks is {s.looks}, {size(s.looks)} tiles: with how {s.how} it is one"
    return fault_of_theft(s) if s.how == REVEALED else ""


def fault_of_theft(s: State) -> str:
    """All tiles of what is announced are turned over, which is still there."""
    if not can_announce(s, s.announced):
        return f"announced is {s.announced}, and gems is {s.gems}: that gem is gone"
    closed = places_of(s.announced) & ~s.up
    if s.looks != closed:
        return f"looks is {s.looks}: the closed tiles of what is announced are {closed}"
    return ""


def fault_of_lines(s: State) -> str:
    if s.lines == 0:
        return f"lines is 0: in phase {TAKE} of stage {STEAL} a line pays"
    if not anything_to_take(s):
        return f"gems is {s.gems}, loot {s.loot} and tiles {s.tiles}: nothing is left to take"
    return ""


def in_reach(s: State) -> int:
    """The spots where this kind of look looks: the own hand, or what lies closed on the board."""
    if s.how == DRAWN or s.how == DISCARDED:
        return hand_of(s, s.active)
    return ALL_PLACES & ~s.up


def fault_of_marks(s: State) -> str:
    """Fewer than three tiles are marked, all of them around the Lantern, and there is another to mark."""
    left = 0
    for place in range(PLACES):
        if s.marked >> place & 1 and (is_up(s, place) or not are_neighbours(s.lantern, place)):
            return f"marked is {s.marked}: place {place} is no closed one next to lantern, {s.lantern}"
        if can_show(s, place):
            left += 1
    if not 0 < SHOWN_BY_LANTERN - size(s.marked) < left:
        return f"marked is {s.marked}, and leaves no choice of what lantern, {s.lantern}, shows"
    return ""


def can_peek_somewhere(s: State) -> bool:
    if s.phase == PEEK:
        return something_is_hidden(s)
    for place in range(PLACES):
        if can_peek_at(s, place):
            return True
    return False


def has_picked_tile(s: State) -> bool:
    return s.picked < HAND_SIZE and s.at[hand_spot(s.active, s.picked)] != NONE


def fault_of_answer(s: State) -> str:
    """Somebody else is asked about a special tile that could be played in this stage."""
    if s.asked == s.last:
        return f"asked is {s.asked}, and so is last: the others are asked"
    by_glimpse = s.stage == GLIMPSE
    if not (s.played == LANTERN if by_glimpse else s.played == SAPPHIRE or s.played == AMULET):
        return f"played is {s.played}, which cannot be played in stage {s.stage}"
    if by_glimpse and not something_is_hidden(s):
        return f"up is {s.up}: no closed tile is left to peek at"
    if s.played == AMULET and s.eyes[s.active] == 0:
        return f"eyes is {s.eyes}, and seat {s.active} has played an Amulet"
    return ""


fault, explain = checks(
    fault_of_numbers,
    fault_of_spots,
    fault_of_piles,
    fault_of_pile,
    each(TILES, fault_of_tile),
    each(TILES, fault_of_knowledge),
    each(JARS, fault_of_jar),
    each(TOP, fault_of_spot),
    each(SEATS, fault_of_hoard),
    fault_of_hoards,
    fault_of_turn,
    fault_of_stack,
    fault_of_board,
    fault_of_phase,
)
