"""The words of Forty Thieves: which phrase of the catalogue says what."""

from collections.abc import Sequence
from functools import reduce

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, glimpse, phrase

from . import things
from .actions import *
from .board import lowest, members, place_in, size
from .jars import face, is_kind, jar_of
from .rules import rank, score
from .sets import NO_TILES, is_set, with_face
from .specials import can_play, has, needs_touch
from .state import *
from .tiles import hand_spot, is_up, spot_looked_at
from .turn import first_gap
from .view import View

CONTENT_KEYS = ("its-colour", "its-symbol", "its-special")


# Actions and outcomes


def action(action: int, seats: int) -> Phrase:
    if action == PASS:
        return phrase("pass")
    if is_discard(action):
        slots = discarded(action)
        return phrase("discard", slots=things.slots(slots)) if slots else phrase("discard-nothing")
    if is_put(action):
        return phrase("put", slot=things.SLOT[slot_of(action)])
    if is_play(action):
        return phrase("play", special=things.SPECIAL[kind_of(action)], slot=things.SLOT[slot_of(action)])
    if is_steal(action):
        return phrase("steal", target=things.TARGET[target_of(action)])
    if is_take_gem(action):
        return phrase("take", gem=things.GEM[gem_of(action)])
    if is_rob(action):
        key = "rob-gem" if robbed_of(action) == GEM else "rob-tile"
        return phrase(key, victim=Seat(victim_of(action)))
    return phrase(place_key(action), place=place(action))


PLACE_KEYS = {is_look_at: "look", is_show: "show", is_peek_at: "peek", is_on: "on", is_swap: "swap"}


def place_key(action: int) -> str:
    """What is done with a place."""
    return next((key for is_it, key in PLACE_KEYS.items() if is_it(action)), "with")


def place(action: int) -> Thing:
    return things.PLACE[place_of(action)]


# Two places, or a tile and a place, are one gesture
GOES_ON = frozenset({"put", "swap", "peek"})


def brings(steps: Sequence[tuple[View, int]]) -> Phrase | None:
    """How much there is to rob."""
    v, action = steps[-1]
    if not is_rob(action):
        return None
    hoards = v.loot if robbed_of(action) == GEM else v.tiles
    return phrase("brings-rob", number=hoards[victim_of(action)])


def outcome(outcome: int, seats: int) -> Phrase | Thing:
    if outcome < JAR:
        return phrase("first-seat", who=Seat(outcome))
    if outcome < CONTENT:
        return things.JAR[outcome - JAR]
    return phrase(CONTENT_KEYS[outcome - CONTENT])


# What is asked


def prompt(v: View) -> Phrase:
    if v.phase == CHOOSE:
        return stage_prompt(v)
    if v.phase == ANSWER:
        what = things.SPECIAL[DAGGER if v.daggers else v.played]
        return phrase("ask-dagger", who=Seat(v.last), special=what, daggers=playable(v, v.asked))
    if v.phase == TAKE and v.stage == STEAL:
        return phrase("ask-take-line", line=things.LINE[lowest(v.lines)], touching=int(needs_touch(v)))
    if v.phase in (PEEK, TAKE):
        return phrase("ask-peek" if v.phase == PEEK else "ask-take")
    return place_prompt(v)


def stage_prompt(v: View) -> Phrase:
    if v.stage == GLIMPSE:
        return phrase("ask-glimpse", closed=PLACES - size(v.up), lanterns=playable(v, v.active))
    if v.stage == ACTION:
        return phrase("ask-action", tiles=size(own_slots(v)), specials=playable(v, v.active))
    return phrase("ask-discard" if v.stage == BUILD else "ask-steal")


def place_prompt(v: View) -> Phrase:
    """A place is missing: beside a Lantern, for a tile of the hand, to swap with."""
    if v.phase == SHOW:
        missing = SHOWN_BY_LANTERN - size(v.marked)
        return phrase("ask-show", place=things.PLACE[v.lantern], missing=missing)
    if v.phase == PUT_ON:
        return phrase("ask-put", slot=things.SLOT[v.picked])
    return phrase("ask-peek-too" if v.phase == PEEK_TOO else "ask-swap", place=things.PLACE[v.picked])


def playable(v: View, seat: int) -> int:
    """How many special tiles of a hand can be played now."""
    return sum(
        has(v, seat, slot, kind) for slot in range(HAND_SIZE) for kind in range(KINDS) if can_play(v, kind)
    )


# Why not


def refusal(v: View, action: int) -> Phrase:
    """Why the acting seat may not do this now."""
    if is_play(action):
        return refused_play(v, action)
    if v.phase == CHOOSE:
        return refused_choice(v, action)
    if v.phase == ANSWER:
        return because("only-dagger", "6.1")
    return refused_taking(v, action) if v.phase == TAKE else refused_place(v, action)


def refused_choice(v: View, action: int) -> Phrase:
    if v.stage == BUILD:
        if is_discard(action):
            return because("no-tile", "3.2", slots=things.slots(discarded(action) & ~own_slots(v)))
        return because("not-asked-discard", "3.2")
    if v.stage == GLIMPSE and is_look_at(action):
        return because("lies-open", "4.1", place=place(action))
    if v.stage == ACTION and is_put(action):
        return because("no-tile", "3.2", slots=[things.SLOT[slot_of(action)]])
    if v.stage == STEAL and is_steal(action):
        return because("gem-gone", "7.1", gem=things.TARGET[target_of(action)])
    return not_now()


def refused_place(v: View, action: int) -> Phrase:
    """In the middle of something a place is asked for."""
    if v.phase in (PUT_ON, SWAP_WITH) and not is_swap_with(action):
        return because("half-done", "5.1", "5.2")
    if v.phase == SWAP_WITH:
        return because("not-adjacent", "5.2", place=things.PLACE[v.picked], other=place(action))
    if v.phase == SHOW and is_show(action):
        return because("not-around", "4.5", place=place(action))
    if v.phase in (PEEK, PEEK_TOO) and is_peek_at(action):
        return because("no-peek", "4.6")
    return not_now()


def not_now() -> Phrase:
    return because("not-now", "3.1")


def own_slots(v: View) -> int:
    return sum(1 << slot for slot in range(HAND_SIZE) if v.at[hand_spot(v.active, slot)] != NONE)


def refused_play(v: View, action: int) -> Phrase:
    kind, slot = kind_of(action), slot_of(action)
    if v.phase == ANSWER and kind != DAGGER:
        return because("only-dagger", "6.1")
    if v.phase not in (CHOOSE, ANSWER):
        return not_now()
    if kind == DAGGER and v.phase != ANSWER:
        return because("dagger-only-answer", "6.1")
    if kind == LANTERN and v.stage != GLIMPSE:
        return because("lantern-only-glimpse", "4.6")
    if kind in (SAPPHIRE, AMULET) and v.stage != ACTION:
        return because("special-only-action", "5.3", "5.4")
    seat = v.asked if v.phase == ANSWER else v.active
    if not has(v, seat, slot, kind):
        return because("not-in-hand", "5.5", slot=things.SLOT[slot], special=things.SPECIAL[kind])
    if kind == LANTERN:
        return because("no-peek", "4.6")
    return because("no-eye", "5.4") if kind == AMULET else not_now()


def refused_taking(v: View, action: int) -> Phrase:
    if is_take_gem(action):
        key, rule = ("not-touching", "7.6") if v.gems >> gem_of(action) & 1 else ("gem-gone", "7.1")
        return because(key, rule, gem=things.GEM[gem_of(action)])
    if not is_rob(action):
        return not_now()
    if victim_of(action) == v.active:
        return because("not-yourself", "5.3")
    if needs_touch(v):
        return because("touching-first", "7.6")
    return because("nothing-to-rob", "5.3", victim=Seat(victim_of(action)))


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, as far as the listener saw it."""
    if before.phase == LOOK:
        told = look_events(before, action, after)
    elif before.phase == FIRST:
        told = [phrase("begins", who=Seat(action))]
    elif before.phase == TURN_UP:
        told = [phrase("board-laid")] if before.stage == SETTING_UP != after.stage else []
    elif before.phase == ANSWER:
        told = answer_events(before, action, after)
    else:
        told = decision_events(before, action, after)
    return told + what_follows(before, after)


def decision_events(before: View, action: int, after: View) -> list[Phrase]:
    who = Seat(before.active)
    if is_play(action):
        return [phrase("plays", who=who, special=things.SPECIAL[kind_of(action)])]
    if is_steal(action):
        told = [phrase("announces", who=who, target=things.TARGET[target_of(action)])]
        return told if after.phase == LOOK else told + theft_events(before, NONE, after, target_of(action))
    if is_take_gem(action) or is_rob(action):
        return taking_events(before, action, after)
    return place_events(before, action)


def place_events(before: View, action: int) -> list[Phrase]:
    """What is done with places of the board, when all of them have been named."""
    who = Seat(before.active)
    if is_look_at(action):
        return [phrase("looks", who=who, place=place(action))]
    if before.phase == PEEK_TOO:
        return [phrase("peeks", who=who, places=pair(before.picked, place_of(action)))]
    if is_on(action):
        new, old = jar(before, hand_spot(before.active, before.picked)), shown_on(before, place_of(action))
        return [phrase("puts", who=who, jar=new, place=place(action), old=old)]
    swapped = is_swap_with(action)
    return [phrase("swaps", who=who, places=pair(before.picked, place_of(action)))] if swapped else []


def pair(one: int, other: int) -> list[Thing]:
    """Two places, by their names."""
    return sorted((things.PLACE[one], things.PLACE[other]), key=lambda place: str(place.id))


def jar(v: View, spot: int) -> Thing:
    return things.JAR[jar_of(v.at[spot])]


def shown_on(v: View, place: int) -> Thing:
    """What everybody sees of a tile on the board: its face if it lies open, or its jar."""
    return seen(v, place, v.content[v.at[place]]) if is_up(v, place) else jar(v, place)


def taking_events(before: View, action: int, after: View) -> list[Phrase]:
    """A sapphire is taken; 7.6 for a line, whose tiles are replaced, 7.7 after the last of them has paid."""
    told = [taking(Seat(before.active), action)]
    if before.stage != STEAL:
        return told
    told.insert(0, phrase("pays", line=things.LINE[lowest(before.lines)]))
    if after.phase != TAKE and after.gems:
        told.append(phrase("replaced", places=things.places(before.cleared)))
    return told


def taking(who: Seat, action: int) -> Phrase:
    if is_take_gem(action):
        return phrase("takes-gem", who=who, gem=things.GEM[gem_of(action)])
    what = "gem" if robbed_of(action) == GEM else "tile"
    return phrase("robs", who=who, victim=Seat(victim_of(action)), what=what)


def answer_events(before: View, action: int, after: View) -> list[Phrase]:
    told = [phrase("answers", who=Seat(before.asked))] if action != PASS else []
    if after.phase != ANSWER:
        if before.daggers % 2:
            told.append(phrase("cancelled", special=things.SPECIAL[before.played]))
        elif before.played == AMULET:
            told.append(phrase("gives-back", who=Seat(before.active)))
    return told


def look_events(before: View, outcome: int, after: View) -> list[Phrase]:
    spot = spot_looked_at(before)
    content = NONE if outcome == UNSEEN else outcome - CONTENT
    if before.how == DRAWN:
        return drawing_events(before, spot, content, after)
    if before.how == DISCARDED:
        return [phrase("discards", who=Seat(before.active), face=seen(before, spot, content))]
    if before.how == REVEALED:
        return [] if size(before.looks) > 1 else theft_events(before, content, after, before.announced)
    return [] if content == NONE else [finding(before, spot, content)]


def seen(v: View, spot: int, content: int) -> Thing:
    return things.FACE[face(v.at[spot], content)]


def drawing_events(before: View, spot: int, content: int, after: View) -> list[Phrase]:
    if before.stage == ACTION:
        told = content != NONE and before.memory_aid == ON
        return [phrase("you-get", face=seen(before, spot, content))] if told else []
    if content != NONE:
        return [your_draw(before, spot, content)]
    is_last = first_gap(before) == NONE
    return [phrase("fills-hand", who=Seat(before.active))] if is_last else []


def your_draw(v: View, spot: int, content: int) -> Phrase:
    """9.3 A tile is read in the hand; what is told stays, also when it lies face down on the board."""
    if v.memory_aid == ON:
        return phrase("you-draw-face", face=seen(v, spot, content), jar=jar(v, spot))
    return phrase("you-draw", jar=jar(v, spot))


def finding(before: View, place: int, content: int) -> Phrase:
    """What a glimpse or a Lantern found on the board."""
    tile, who, where = before.at[place], Seat(before.active), things.PLACE[place]
    if is_kind(tile, content, SAPPHIRE):
        return phrase("finds-sapphire", who=who, place=where)
    if before.how == GLIMPSED and is_kind(tile, content, DAGGER):
        return fleeting(before, "finds-dagger", who=who, place=where)
    if before.how == GLIMPSED and is_kind(tile, content, LANTERN):
        return fleeting(before, "finds-lantern", place=where)
    return fleeting(before, "holds", place=where, face=seen(before, place, content))


def fleeting(v: View, key: str, **args: object) -> Phrase:
    """9.3 What lies face down again is for the memory, unless the table remembers."""
    return phrase(key, **args) if v.memory_aid == ON else glimpse(key, **args)


def theft_events(before: View, content: int, after: View, target: int) -> list[Phrase]:
    """The four tiles, told together, and what came of them."""
    places = [place_in(target, number) for number in range(4)]
    shown = [shown_in_theft(before, place, content) for place in places]
    at_places = zip(places, shown, strict=True)
    faces = [phrase("at-place", place=things.PLACE[place], face=things.FACE[it]) for place, it in at_places]
    who = Seat(before.active)
    if not is_set(reduce(with_face, shown, NO_TILES)):
        eyes = after.eyes[before.active] - before.eyes[before.active]
        return [fleeting(before, "reveals", faces=faces), phrase("fails", who=who, eyes=eyes)]
    taken = [phrase("takes-gem", who=who, gem=things.GEM[gem]) for gem in members(before.gems & ~after.gems)]
    return [phrase("reveals", faces=faces), phrase("succeeds", who=who), *taken]


def shown_in_theft(before: View, place: int, content: int) -> int:
    """The face of a tile that lay open, or that comes up now with this content."""
    tile = before.at[place]
    return face(tile, before.content[tile] if is_up(before, place) else content)


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new stack, the end."""
    told = [phrase("shuffled")] if after.stack & ~before.stack else []
    return told + ending(after) if after.phase == DONE else told


def ending(v: View) -> list[Phrase]:
    """Why it is over, all scores, and who wins."""
    why = phrase("turns-over", turns=v.turns) if v.gems else phrase("last-gem")
    best = max(rank(v, seat) for seat in range(v.seats))
    left = [Seat(seat) for seat in range(v.seats) if rank(v, seat) == best]
    won = phrase("wins", who=left[0]) if len(left) == 1 else phrase("share", who=left)
    return [why, *(final_score(v, seat) for seat in range(v.seats)), *tie_breaks(v), won]


def final_score(v: View, seat: int) -> Phrase:
    """8.2 The score, and what it is made of."""
    hoard = {"gems": v.loot[seat], "tiles": v.tiles[seat], "eyes": v.eyes[seat]}
    return phrase("scores", who=Seat(seat), points=score(v, seat), **hoard)


def tie_breaks(v: View) -> list[Phrase]:
    """8.3 Who is tied for the highest score, and what each tie-break says, down to the one that decides."""
    best = max(score(v, seat) for seat in range(v.seats))
    tied = [seat for seat in range(v.seats) if score(v, seat) == best]
    told = [phrase("tied", who=[Seat(seat) for seat in tied], points=best)] if len(tied) > 1 else []
    for what, counts, pick in (("eyes", v.eyes, min), ("gems", v.loot, max)):
        if len(tied) > 1:
            number = pick(counts[seat] for seat in tied)
            tied = [seat for seat in tied if counts[seat] == number]
            who = [Seat(seat) for seat in tied]
            told.append(phrase("tie-break", what=what, who=who, number=number, tied=len(tied)))
    return told
