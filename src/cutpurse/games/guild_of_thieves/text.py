"""The words of Guild of Thieves: which phrase of the catalogue says what."""

from collections.abc import Sequence

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from .actions import *
from .cards import dealt, number
from .items import beside, copied, direction_of, effect_of
from .rules import camels, is_winner, lamps, legal
from .state import *
from .things import KIND, SPACE
from .view import View, pile_size, score

ASK_KEYS = ("ask-lamp", "ask-camel", "ask-sword", "ask-carpet", "ask-coins")
RULES = ("3.1", "3.2", "3.3", "3.4", "3.5", "3.6")  # of each effect
TIE_BREAKS = (("lamps", lamps), ("camels", camels), ("cards", number))


def action(action: int, seats: int) -> Phrase:
    if action == PASS:
        return phrase("pass")
    if is_play(action):
        return phrase("play", kind=KIND[kind_of(action)])
    if is_pick(action):
        return phrase("pick", space=SPACE[space_of(action)])
    if is_step_over(action):
        return phrase("step-over", space=SPACE[space_of(action)])
    key = "go-to" if is_go_to(action) else "place-on"
    return phrase(key, space=SPACE[space_of(action)])


# A thief and its way are one gesture
GOES_ON = frozenset({"pick", "step-over"})


def brings(steps: Sequence[tuple[View, int]]) -> Phrase | None:
    """The card on the space that is pointed at last."""
    v, action = steps[-1]
    if is_play(action) or action == PASS:
        return None
    return phrase("brings-card", kind=KIND[v.grid[space_of(action)]])


def outcome(outcome: int, seats: int) -> Phrase | Thing:
    if outcome < SEAT:
        return KIND[outcome]
    return phrase("places-first", who=Seat(seat_of(outcome)))


def prompt(v: View) -> Phrase:
    if v.phase == PLACE:
        return phrase("ask-place", left=-(-v.unplaced // v.seats))
    if v.phase == CARD:
        return phrase("ask-card" if legal(v, [0] * (KINDS + 1)) > 1 else "ask-pass")
    if v.phase == THIEF:
        return phrase("ask-thief", card=card(v))
    if v.phase == VIA:
        return phrase("ask-via", card=card(v))
    return phrase("ask-second" if v.via != EDGE else ASK_KEYS[v.last_effect], card=card(v))


def card(v: View) -> Phrase | Thing:
    """The card that was played by its name, with what it copies."""
    return a_card(v.card, v.last_effect) if v.card == JEWELS else KIND[v.card]


def a_card(card: int, effect: int) -> Phrase:
    """A card inside a sentence, with what it copies."""
    if card == JEWELS:
        return phrase("as", card=KIND[JEWELS], effect=KIND[effect])
    return phrase("a-card", kind=KIND[card])


def played(v: View) -> Phrase:
    return a_card(v.card, v.last_effect)


# Why not


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if is_place_on(action) or v.phase == PLACE:
        return refused_placing(v, action)
    if action == PASS:
        return because("no-pass", "2.8")
    if is_play(action):
        return refused_card(v, kind_of(action))
    if v.phase == CARD:
        return because("play-first", "2.1")
    if is_pick(action):
        return refused_thief(v, space_of(action))
    if v.phase == THIEF:
        return because("thief-first", "2.3")
    if is_step_over(action):
        return refused_first_step(v, space_of(action))
    if v.phase == VIA:
        return because("via-first", "3.6")
    way = {"start": SPACE[v.mover], "space": SPACE[space_of(action)]}
    return because("out-of-reach", RULES[v.last_effect], card=played(v), **way)


def refused_placing(v: View, action: int) -> Phrase:
    if v.phase != PLACE:
        return because("not-placing", "1.3")
    if not is_place_on(action):
        return because("still-placing", "1.3")
    return because("not-free", "1.4", "2.4", space=SPACE[space_of(action)])


def refused_card(v: View, card: int) -> Phrase:
    if v.phase != CARD:
        return because("one-card", "2.1")
    if v.hand[v.active][card] == 0:
        return because("not-in-hand", "2.2", kind=KIND[card])
    if card == GUARD:
        return because("guards-stay", "3.8")
    if card == JEWELS and copied(v) == NONE:
        return because("nothing-to-copy", "3.7")
    return because("moves-nobody", "2.2", card=a_card(card, effect_of(v, card)))


def refused_thief(v: View, space: int) -> Phrase:
    if v.phase != THIEF:
        return because("thief-chosen", "2.3")
    if v.thief[space] != v.active:
        return because("no-thief-there", "2.3", space=SPACE[space])
    return because("cannot-move", "2.3", card=played(v), space=SPACE[space])


def refused_first_step(v: View, space: int) -> Phrase:
    if v.last_effect != TURBAN:
        return because("only-turban", "3.6")
    if v.phase == MOVE:
        return because("via-chosen", "3.6")
    return because("not-over", "3.6", card=played(v), space=SPACE[space])


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it; a move is told as a whole."""
    who = Seat(before.active)
    if before.phase == DEAL:
        told = [phrase("grid-dealt", cards=dealt(after))] if after.phase == FIRST else []
    elif before.phase == FIRST:
        told = [phrase("begins-placing", who=Seat(after.active))]
    elif before.phase == PLACE:
        on = space_of(action)
        told = [phrase("places", who=who, space=SPACE[on], kind=KIND[before.grid[on]])]
        if after.phase == CARD:
            told.append(phrase("begins", who=Seat(after.active)))
    elif before.phase == DRAW:
        drawn = action != UNSEEN
        told = [phrase("draws", who=who, kind=KIND[action]) if drawn else phrase("draws-unseen", who=who)]
    elif before.phase == MOVE:
        told = moved(before, space_of(action))
    else:
        told = [phrase("passes", who=who)] if action == PASS else []
    return told + what_follows(before, after)


def moved(before: View, end: int) -> list[Phrase]:
    """A card, a thief's way, and what was claimed; with a Sword, who had to make room."""
    who = Seat(before.active)
    left = [before.grid[space] for space in (before.mover, before.via) if space != EDGE]
    claimed = [phrase("a-card", kind=KIND[kind]) for kind in left]
    way = {"start": SPACE[before.mover], "end": SPACE[end], "claimed": claimed}
    told = [phrase("moves", who=who, card=played(before), **way)]
    if before.last_effect == SWORD:
        behind = beside(end, direction_of(before.mover, end))
        victim, on = Seat(before.thief[end]), KIND[before.grid[behind]]
        told.append(phrase("pushes", who=who, victim=victim, space=SPACE[behind], kind=on))
    return told


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new draw pile, or the end."""
    if pile_size(after, before.active) > pile_size(before, before.active):
        return [phrase("shuffles", who=Seat(before.active))]
    if after.phase != DONE:
        return []
    told = [phrase("ends")]
    for seat in range(after.seats):
        size = sum(after.discard[seat])
        told.append(phrase("scores", who=Seat(seat), points=score(after, seat), cards=size))
    left = [Seat(seat) for seat in range(after.seats) if is_winner(after, seat)]
    told += tie_breaks(after)
    return [*told, phrase("wins", who=left[0]) if len(left) == 1 else phrase("share", who=left)]


def tie_breaks(v: View) -> list[Phrase]:
    """5.3 Who is tied for most points, and what each tie-break says, down to the one that decides."""
    best = max(score(v, seat) for seat in range(v.seats))
    tied = [seat for seat in range(v.seats) if score(v, seat) == best]
    told = [phrase("tie-break", who=[Seat(seat) for seat in tied], points=best)] if len(tied) > 1 else []
    for what, count in TIE_BREAKS:
        if len(tied) > 1:
            most = max(count(v.discard[seat]) for seat in tied)
            tied = [seat for seat in tied if count(v.discard[seat]) == most]
            who = [Seat(seat) for seat in tied]
            told.append(phrase("most", what=what, who=who, number=most, tied=len(tied)))
    return told
