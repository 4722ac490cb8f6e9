"""What lies before a person's eyes in Forty Thieves: backs, open tiles, all hoards, and one's own hand.

A tile that lies closed, or in another hand, shows its jar and nothing else. With the memory aid the table
also shows what its viewer could have kept in mind.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, get_args

from cutpurse.engine import scenes
from cutpurse.engine.kept import Kept, differing
from cutpurse.engine.referee import Step
from cutpurse.engine.scenes import Pile, Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from . import things
from .actions import CONTENT, is_play, slot_of
from .board import members, places_of
from .jars import face, jar_of
from .revealing import Theft, theft, what_shows
from .rules import actor, score
from .sheet import Jar, sheet
from .state import *
from .theft import eyes_left
from .things import DISCARDS, FACE, GEM, HIDES, HOARD, JAR, LINE, PLACE, PLACES_OF, SLOT, STACK, places
from .tiles import hand_spot, is_up, tile_looked_at
from .view import View

Stage = Literal["setting-up", "build", "draw", "glimpse", "action", "steal"]
Way = Literal["drawn", "glimpsed", "peeked", "lit", "revealed", "discarded"]
STAGES: tuple[Stage, ...] = get_args(Stage)
WAYS: tuple[Way, ...] = get_args(Way)


class Tile(Record, frozen=True):
    tile: Thing
    jar: Thing  # on its back
    face: Thing | None  # what it hides, if its viewer sees that now
    may: tuple[Thing, ...]  # what it can hide by all that its viewer has seen; only with the memory aid


class BoardPlace(Record, frozen=True):
    place: Thing
    tile: Tile | None  # with its face if it lies open; nothing while the place is being filled


class Gem(Record, frozen=True):
    gem: Thing
    places: tuple[Thing, ...]  # the four around it


class TargetLine(Record, frozen=True):
    line: Thing
    places: tuple[Thing, ...]


class Stack(Pile, frozen=True):
    top: Tile | None


class Discards(Pile, frozen=True):
    tiles: list[Tile]  # in the order of the sheet


class Belongings(Record, frozen=True):
    seat: Seat
    hoard: Thing
    gems: int
    tiles: int  # Sapphire tiles in the hoard
    eyes: int
    score: int
    hand: list[Tile]  # in a row; with their faces in the viewer's own


class InHand(Record, frozen=True):
    slot: Thing
    tile: Tile


class Look(Record, frozen=True):
    way: Way
    tiles: list[Thing]  # that are looked at, the first of them now


class Lantern(Record, frozen=True):
    place: Thing
    marked: list[Thing]  # places chosen to be shown by it


class Answer(Record, frozen=True):
    special: Thing  # what waits for its effect
    played: list[Tile]  # the tile and the Daggers on it, as far as they were followed
    daggers: int  # so far
    last: Seat  # who played the last of these tiles
    asked: list[Seat]  # who may still answer, the first of them now


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    stage: Stage  # of the turn
    turn: int  # turns begun so far
    active: Seat | None  # whose turn it is; nobody's before it is known who begins
    board: list[BoardPlace]  # in reading order
    gems: list[Gem]  # still on the board
    lines: tuple[TargetLine, ...]  # that a theft can aim at
    stack: Stack
    discards: Discards
    eyes: Pile  # Evil Eyes that nobody has
    seats: list[Belongings]
    hand: list[InHand]  # the viewer's own
    look: Look | None
    picked: Thing | None  # the first of two choices: a tile of the hand, or a place
    lantern: Lantern | None  # that was glimpsed, and shows what lies around it
    answer: Answer | None
    theft: Theft | None
    sheet: list[Jar]


GEMS_THERE = tuple(Gem(GEM[gem], PLACES_OF[gem]) for gem in range(GEMS))
LINES_THERE = tuple(TargetLine(line, PLACES_OF[GEMS + number]) for number, line in enumerate(LINE))
HAND_OF = tuple(slice(hand_spot(seat, 0), hand_spot(seat, HAND_SIZE)) for seat in range(SEATS))
EMPTY = tuple(BoardPlace(place, None) for place in PLACE)
NO_BOARD = (([NONE] * PLACES, 0), list(EMPTY))
MAY = [[tuple(it for bit, it in enumerate(hides) if some >> bit & 1) for some in range(8)] for hides in HIDES]
CLOSED = CONTENTS  # a side of a tile, and from there on what it may be as a set; sides below it are contents
CLOSED_HAND = [CLOSED] * HAND_SIZE


class Trail(scenes.Trail):
    """Which tile is which: a tile gets a new id whenever its back comes up on the stack.

    It also keeps the parts of the last scene, since most of them are seen again.
    """

    def __init__(self, v: View) -> None:
        self.named = 0  # so many ids have been given
        self.ids = [0] * TILES  # of each tile; 0: it never came up
        self.played: list[int] = []  # the tiles that were played last, one on the other
        self.kept, self.common = Kept(), Kept()
        for tile in [*(v.at[spot] for spot in range(SPOTS) if v.at[spot] != NONE), *discards(v)]:
            self.name(tile)

    def name(self, tile: int) -> None:
        if self.ids[tile]:  # it was shuffled: nothing that it was seen in comes again
            self.kept.forget()
            self.common.forget()
        self.named += 1
        self.ids[tile] = self.named

    def follow(self, before: View, action: int, after: View) -> None:
        """1.2 Backs are never hidden, and hands lie in a row; 3.4 eyes lose only what is shuffled."""
        if before.phase == TURN_UP:
            self.name(*members(before.stack & ~after.stack))
        elif is_play(action):
            answers = before.phase == ANSWER
            spot = hand_spot(before.asked if answers else before.active, slot_of(action))
            self.played = [*(self.played if answers else []), before.at[spot]]

    def tile(self, tile: int, side: int) -> Tile:
        """A tile with one of its sides up."""
        return seen_tile(self.ids[tile], tile, side)

    def place(self, place: int, tile: int, side: int) -> BoardPlace:
        """A place where a tile lies."""
        return taken_place(place, self.ids[tile], tile, side)


def discards(v: View) -> list[int]:
    """In the order of the sheet, which says nothing of how they came there."""
    return sorted(members(v.discards), key=lambda tile: tile - tile % CONTENTS + v.content[tile])


def scene(v: View, trail: Trail | None = None) -> Scene:
    trail = trail or Trail(v)
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        stage=STAGES[v.stage],
        turn=v.turn,
        active=None if v.phase == FIRST else Seat(v.active),
        board=board(v, trail),
        gems=gems(v.gems),
        lines=LINES_THERE,
        stack=stack(v, trail),
        discards=trail.common.again("discards", v.discards, pile_of_discards, v, trail),
        eyes=pile_of_eyes(eyes_left(v)),
        seats=[player(v, trail, seat) for seat in range(v.seats)],
        hand=own_hand(v, trail) if v.seat >= 0 else [],
        look=look(v, trail),
        picked=picked(v),
        lantern=lantern(v),
        answer=answer(v, trail),
        theft=trail.common.again("theft", what_shows(v), theft, v),
        sheet=sheet(v, trail.common),
    )


def uncover(s: State, v: View) -> None:
    """All jars that somebody has looked into lifted, for those who look back."""
    v.content = list(s.content)
    for place in range(PLACES):
        if v.at[place] != NONE and v.content[v.at[place]] != NONE:
            v.up |= 1 << place


# Tiles


@lru_cache(1 << 16)
def tile_thing(id: int) -> Thing:
    return Thing("tile", id)


@lru_cache(1 << 16)  # all tables show the same tiles, and most of them again
def seen_tile(id: int, tile: int, side: int) -> Tile:
    jar = jar_of(tile)
    if side < CLOSED:
        return Tile(tile_thing(id), JAR[jar], FACE[face(tile, side)], ())
    return Tile(tile_thing(id), JAR[jar], None, MAY[jar][side - CLOSED])


@lru_cache(1 << 16)
def taken_place(place: int, id: int, tile: int, side: int) -> BoardPlace:
    return BoardPlace(PLACE[place], seen_tile(id, tile, side))


def back(v: View, tile: int) -> int:
    """9.3 The side of a tile that lies closed: its jar, and with the memory aid what it can hide."""
    return CLOSED + v.can[tile] if v.memory_aid == ON else CLOSED


def board(v: View, trail: Trail) -> list[BoardPlace]:
    """The board in reading order; places where nothing has changed stay the same."""
    if v.memory_aid == ON:
        return [on_board(v, trail, place) for place in range(PLACES)]
    now = v.at[:PLACES], v.up
    row: list[BoardPlace]
    (at, up), row = trail.common.parts.get("board", NO_BOARD)
    changed = members(v.up ^ up) + differing(now[0], at)
    if changed:
        row = row[:]
        for place in changed:
            row[place] = on_board(v, trail, place)
        trail.common.parts["board"] = now, row
    return row


def on_board(v: View, trail: Trail, place: int) -> BoardPlace:
    """1.2 Everybody sees the back; 9.3 the rest is for the memory, unless the table remembers."""
    tile = v.at[place]
    if tile == NONE:
        return EMPTY[place]
    return trail.place(place, tile, v.content[tile] if is_up(v, place) else back(v, tile))


@cache
def gems(some: int) -> list[Gem]:
    return [GEMS_THERE[gem] for gem in members(some)]


@cache
def pile_of_eyes(left: int) -> Pile:
    return Pile(things.EYES, left)


def stack(v: View, trail: Trail) -> Stack:
    top = v.at[TOP]
    if top == NONE:
        return Stack(STACK, v.stack.bit_count(), None)
    return Stack(STACK, v.stack.bit_count() + 1, trail.tile(top, back(v, top)))


def pile_of_discards(v: View, trail: Trail) -> Discards:
    tiles = discards(v)
    return Discards(DISCARDS, len(tiles), [trail.tile(tile, v.content[tile]) for tile in tiles])


def player(v: View, trail: Trail, seat: int) -> Belongings:
    """With the hand in a row; the own one can be read, but for a tile that has not been looked at yet."""
    row, sides = v.at[HAND_OF[seat]], in_hand(v, seat)
    now = row, sides, v.loot[seat], v.tiles[seat], v.eyes[seat]
    return trail.kept.again(seat, now, new_player, v, trail, seat, row, sides)


def new_player(v: View, trail: Trail, seat: int, row: list[int], sides: list[int]) -> Belongings:
    hand = zip(row, sides, strict=True)
    return Belongings(
        seat=Seat(seat),
        hoard=HOARD[seat],
        gems=v.loot[seat],
        tiles=v.tiles[seat],
        eyes=v.eyes[seat],
        score=score(v, seat),
        hand=[trail.tile(tile, side) for tile, side in hand if tile != NONE],
    )


def in_hand(v: View, seat: int) -> list[int]:
    """The sides of the tiles in a hand."""
    row = v.at[HAND_OF[seat]]
    if seat == v.seat:
        return [back(v, tile) if v.content[tile] == NONE else v.content[tile] for tile in row]
    return CLOSED_HAND if v.memory_aid == OFF else [back(v, tile) for tile in row]


def own_hand(v: View, trail: Trail) -> list[InHand]:
    row, sides = v.at[HAND_OF[v.seat]], in_hand(v, v.seat)
    return trail.kept.again("hand", (row, sides), held_by, trail, row, sides)


def held_by(trail: Trail, row: list[int], sides: list[int]) -> list[InHand]:
    hand = zip(SLOT, row, sides, strict=True)
    return [InHand(slot, trail.tile(tile, side)) for slot, tile, side in hand if tile != NONE]


# What is going on


def look(v: View, trail: Trail) -> Look | None:
    if v.phase != LOOK:
        return None
    return Look(WAYS[v.how], [tile_thing(trail.ids[v.at[spot]]) for spot in members(v.looks)])


def picked(v: View) -> Thing | None:
    if v.phase == PUT_ON:
        return SLOT[v.picked]
    return PLACE[v.picked] if v.phase in (PEEK_TOO, SWAP_WITH) else None


def lantern(v: View) -> Lantern | None:
    shines = v.phase == SHOW or (v.phase == LOOK and v.how == LIT)
    return Lantern(PLACE[v.lantern], places(v.marked)) if shines else None


def answer(v: View, trail: Trail) -> Answer | None:
    """6.2 Everybody is asked, clockwise, whatever they hold."""
    if v.phase != ANSWER:
        return None
    return Answer(
        special=things.SPECIAL[v.played],
        played=[trail.tile(tile, v.content[tile]) for tile in trail.played],
        daggers=v.daggers,
        last=Seat(v.last),
        asked=[Seat((v.asked + step) % v.seats) for step in range((v.last - v.asked) % v.seats)],
    )


def rests(before: View, action: int, after: View) -> View | None:
    """7.2 Each tile of a theft that is turned is looked at, also the last, before they close or pay."""
    if before.phase != LOOK or before.how != REVEALED:
        return None
    if after.phase == LOOK and after.how == REVEALED:
        return after
    shown = before.copy()
    shown.content[tile_looked_at(before)] = action - CONTENT
    shown.looks = 0
    shown.up = before.up | places_of(before.announced)
    return shown


# After the game


class FinalHand(Record, frozen=True):
    seat: Seat
    faces: list[Thing]


class FinalTile(Record, frozen=True):
    place: Thing
    face: Thing


class Epilogue(Record, frozen=True):
    """What hands and closed tiles held, as far as anybody had seen it."""

    hands: list[FinalHand]
    board: list[FinalTile]
    never_seen: list[Thing]  # places of tiles that nobody ever saw
    shuffled: list[Thing]  # places of tiles that had been among the discards, and that nobody saw again


def epilogue(steps: Iterable[tuple[Open, Step, Open]]) -> Epilogue | None:
    """3.4 What was shuffled had been seen by all, as discards are."""
    shuffled, last = 0, None
    for before, _, last in steps:
        shuffled |= last.stack & ~before.stack
    return revealed(last, shuffled) if last else None


def revealed(t: Open, shuffled: int) -> Epilogue:
    under = {place: last_face(t, place) for place in range(PLACES) if not is_up(t, place)}
    unknown = [place for place, each in under.items() if not each]
    rows = [[last_face(t, hand_spot(seat, slot)) for slot in range(HAND_SIZE)] for seat in range(t.seats)]
    return Epilogue(
        hands=[FinalHand(Seat(seat), [each for each in row if each]) for seat, row in enumerate(rows)],
        board=[FinalTile(PLACE[place], each) for place, each in under.items() if each],
        never_seen=[PLACE[place] for place in unknown if not shuffled >> t.at[place] & 1],
        shuffled=[PLACE[place] for place in unknown if shuffled >> t.at[place] & 1],
    )


def last_face(t: Open, spot: int) -> Thing | None:
    tile = t.at[spot]
    return None if tile == NONE or t.content[tile] == NONE else FACE[face(tile, t.content[tile])]
