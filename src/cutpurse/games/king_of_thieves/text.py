"""The words of King of Thieves: which phrase of the catalogue says what."""

from collections.abc import Sequence

from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from . import things
from .actions import *
from .rounds import can_call, can_lay, escape_cards, price
from .scene import is_settled, is_shuffled, numbers
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import duel_of, favoured, highest, in_showdown, total
from .state import *
from .tombs import guardian_number, guardian_symbol, target, tomb_symbol, tombs_to_open
from .view import View


def action(action: int, seats: int) -> Phrase:
    if action <= ENOUGH:
        return phrase(("escape", "hide", "call", "lay-up", "lay-down", "enough")[action])
    if is_pick(action):
        return phrase("lay-card", card=things.KIND[2 * kind_of(action)])
    if is_use_end(action):
        return phrase("use-end", symbol=things.SYMBOL[end_symbol_of(action)])
    if is_declare(action):
        return phrase("declare-as", symbol=things.SYMBOL[declared_of(action)])
    return named_duel(action)


def named_duel(action: int) -> Phrase:
    """In which duel something counts."""
    if action == FOR_TOMB:
        return things.where(things.THE_TOMB)
    return things.where((things.SECOND if is_younger(action) else things.GUARDIAN)[guardian_of(action)])


# What is done in one go

GOES_ON = frozenset({"lay-up", "lay-down", "lay-card", "use-end", "declare-as", "for-tomb", "against"})
CLOSES = frozenset({"enough"})
Steps = Sequence[tuple[View, int]]


def gesture(steps: Steps) -> Phrase | None:
    """A card with its end and its face, or in which duels everything counts."""
    first = steps[0][0]
    if first.phase == ASSIGN:
        return counting(steps) if len(steps) > 1 else None
    picks = [action for _, action in steps if is_pick(action)]
    return laid_so(steps, things.KIND[2 * kind_of(picks[0])]) if picks else None


def laid_so(steps: Steps, card: Thing) -> Phrase:
    """A card with the end that counts, and what its rubies stand for; or only which way up."""
    first, action = steps[0]
    down = is_down(first) if first.phase == CARD else action == LAY_DOWN
    ends = [things.SYMBOL[end_symbol_of(action)] for _, action in steps if is_use_end(action)]
    called = [things.SYMBOL[declared_of(action)] for _, action in steps if is_declare(action)]
    if called:
        return phrase("lay-so", card=card, end=phrase("end-up-as", symbol=ends[0], meaning=called[0]))
    if ends:
        return phrase("lay-so", card=card, end=phrase("end-down" if down else "end-up", symbol=ends[0]))
    return phrase("lay-how", card=card, face=face(down))


def face(down: bool) -> Phrase:
    return phrase("face-down" if down else "face-up")


def counting(steps: Steps) -> Phrase:
    counts = [phrase("count-so", what=counted(v), where=named_duel(action)) for v, action in steps]
    return phrase("count-all", counts=counts)


def brings(steps: Steps) -> Phrase | None:
    """What it costs to leave, and to stay without a card."""
    v, action = steps[0]
    if v.phase == TURN and action == ESCAPE:
        return phrase("brings-draws", cards=escape_cards(v))
    if v.phase == TURN and action == HIDE:
        return phrase("brings-pays", price=price(v), draws=phrase("brings-draws", cards=price(v)))
    return None


def outcome(outcome: int, seats: int) -> Phrase | Thing:
    if is_card(outcome):
        return things.KIND[outcome]
    if is_tomb(outcome):
        return things.TOMB[tomb_of(outcome)]
    if is_guardian(outcome):
        return things.GUARDIAN[guardian_drawn_of(outcome)]
    return phrase("seat-begins", who=Seat(seat_of(outcome)))


# What is asked


def prompt(v: View) -> Phrase:
    if v.phase == TURN:
        return turn_prompt(v)
    if v.phase == CARD:
        return phrase("ask-card-down" if is_down(v) else "ask-card-up")
    if v.phase == END:
        return phrase("ask-end", card=things.KIND[laying(v)], face=face(is_down(v)))
    if v.phase == DECLARE:
        return phrase("ask-declare", end=things.END[laying(v)], number=NUMBER[laying(v)])
    if v.phase == MORE:
        return phrase("ask-more")
    return duel_prompt(v)


def turn_prompt(v: View) -> Phrase:
    """What can be done in a turn, and what it costs; a call is offered only to whoever may call."""
    key = "ask-call" if can_call(v) else "ask-alone" if is_single(v.inside) else "ask-turn"
    stay = phrase("hide-or-lay" if can_lay(v) else "hide")
    return phrase(key, price=price(v), stay=stay, round=v.round, rounds=ROUNDS)


def duel_prompt(v: View) -> Phrase:
    if v.item == COMMUNITY:
        return phrase("ask-community", card=things.KIND[2 * v.community])
    return phrase("ask-duel", end=counted(v))


def laying(v: Open) -> int:
    """The card that the active seat is laying."""
    return v.row[v.active][v.laid[v.active]]


def is_down(v: Open) -> bool:
    """Whether it is laid face down."""
    return v.down[v.active][v.laid[v.active]] == 1


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if v.phase == ASSIGN or action == FOR_TOMB or is_against(action):
        return refused_duel(v, action)
    if is_pick(action) and v.phase in (TURN, CARD, MORE):
        return because("not-held" if v.phase == CARD else "no-card-yet", "4.3")
    if is_use_end(action):
        return because("no-such-end" if v.phase == END else "nothing-to-turn", "4.3")
    if is_declare(action):
        return because("nothing-to-declare", "4.4")
    return refused_in_turn(v, action)


def refused_duel(v: View, action: int) -> Phrase:
    """5.2 In the showdown cards count, and nothing is laid any more; before it, none counts yet."""
    if v.phase != ASSIGN:
        return because("no-showdown", "5.2")
    if action < FOR_TOMB:
        return because("rounds-over", "5.2")
    return because("not-there" if duel_of(v, action) == NONE else "does-not-fit", "5.2")


def refused_in_turn(v: View, action: int) -> Phrase:
    if v.phase not in (TURN, MORE):
        return because("card-in-hand", "4.3")
    if action in (LAY_UP, LAY_DOWN):
        return because("no-cards", "4.3")
    if action == CALL and v.phase == TURN:
        return because("nothing-paid" if is_single(v.inside) else "not-alone", "4.8")
    return because("nothing-laid" if v.phase == TURN else "already-laid", "4.3")


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it."""
    told = step_events(before, action, after)
    if is_shuffled(before, after):
        told.append(phrase("shuffled"))
    if in_showdown(after) or is_settled(before, after):
        told += reckoning_events(before, action, after)
    return told


def reckoning_events(before: View, action: int, after: View) -> list[Phrase]:
    """What has come up in a showdown, and how it ended."""
    told = [phrase("showdown")] if after.inside and not in_showdown(before) else []
    field = as_settled(before, after)
    told += totals_events(before, field)
    if is_settled(before, after):
        told += showdown_events(before, action, after, field)
    return told


def as_settled(before: View, after: View) -> View:
    """The table of the showdown, where the seat still starts that started there."""
    if after.start == before.start:
        return after
    field = after.copy()
    field.start = before.start
    return field


def totals_events(before: View, field: View) -> list[Phrase]:
    """5.1 What each seat has in the duels, as soon as all its cards count somewhere."""
    first = place_of(field, before.active) if in_showdown(before) else 0
    last = place_of(field, field.active) if in_showdown(field) else field.seats
    seats = [(field.start + place) % field.seats for place in range(first, last)]
    return [totals_event(field, seat) for seat in seats if is_inside(field, seat)]


def totals_event(field: View, seat: int) -> Phrase:
    there = things.duels(field)
    found = zip(there, numbers(field, seat, len(there)), strict=True)
    told = [phrase("total", number=number, where=things.where(duel)) for duel, number in found if number]
    return phrase("has-totals", who=Seat(seat), totals=told) if told else phrase("has-none", who=Seat(seat))


def step_events(before: View, action: int, after: View) -> list[Phrase]:
    if before.phase in (DEAL, DRAW):
        return draw_events(before, action, after)
    if before.phase < TURN:
        return [chance_event(before, action, after)]
    if before.phase == ASSIGN:
        duel = things.duels(before)[duel_of(before, action)]
        who = Seat(before.active)
        return [phrase("counts", who=who, what=counted(before), where=things.where(duel))]
    return turn_events(before, action, after)


def chance_event(before: View, outcome: int, after: View) -> Phrase:
    """What chance brought, for all to see."""
    if before.phase == FIRST:
        return phrase("begins", who=Seat(after.start))
    if before.phase == NEW_TOMB:
        return tomb_event(after)
    if before.phase == NEW_GUARDIAN:
        return guardian_event(after)
    if before.phase == NEW_COMMUNITY:
        return phrase("new-community", card=things.KIND[outcome])
    return phrase("turns-over", who=Seat(before.active), card=things.KIND[outcome])


def counted(v: View) -> Phrase:
    """What the active seat is giving to a duel."""
    if v.item == COMMUNITY:
        return phrase("community-card")
    return things.end(v.row[v.active][v.item], v.called[v.active][v.item])


def draw_events(before: View, action: int, after: View) -> list[Phrase]:
    """Whoever draws sees the cards; the first hand is told as a whole."""
    if before.active != before.seat:
        return []
    if before.phase == DRAW:
        return [phrase("draws", card=things.KIND[action])]
    hand = [things.KIND[2 * kind] for kind in range(KINDS) for _ in range(after.hand[kind])]
    return [phrase("hand-dealt", cards=hand)] if len(hand) == CARDS_DEALT else []


def tomb_event(v: View) -> Phrase:
    name, symbol = things.TOMB[v.tomb], things.SYMBOL[tomb_symbol(v.tomb)]
    return phrase("new-tomb", number=v.opened, of=tombs_to_open(v), tomb=name, gold=v.gold, symbol=symbol)


def guardian_event(v: View) -> Phrase:
    kind = v.guardian[v.guardians - 1]
    key = "new-trap" if kind in TRAPS else "new-creature"
    needed = things.symbols(guardian_number(kind), guardian_symbol(kind))
    return phrase(key, guardian=things.guardians(v)[-1], symbols=needed)


def turn_events(before: View, action: int, after: View) -> list[Phrase]:
    """Laying is told when the card lies there for good."""
    who = Seat(before.active)
    if before.phase == TURN and action in (ESCAPE, HIDE, CALL):
        key = ("escapes", "hides", "calls")[action]
        return [phrase(key, who=who, left=before.laid[before.active], paid=price(before))]
    if before.phase == DECLARE:
        declared = things.kind(laying(before), declared_of(action))
        return [phrase("lays", who=who, card=declared, face=face(down=False))]
    return [laying_event(before, action)] if before.phase == END and after.phase != DECLARE else []


def laying_event(before: View, action: int) -> Phrase:
    """A card is turned to the end that counts, which others see only if it lies face up."""
    who, card = Seat(before.active), laying(before)
    if card == HIDDEN:
        return phrase("lays-hidden", who=who)
    turned = card ^ (SYMBOL[card] != end_symbol_of(action))
    return phrase("lays", who=who, card=things.KIND[turned], face=face(is_down(before)))


def showdown_events(before: View, action: int, after: View, field: View) -> list[Phrase]:
    """Every duel, the oldest Guardian first and the tomb last; then what follows."""
    told, unbeaten = [], []
    has_paid = before.phase in (END, DECLARE, MORE) or (before.phase == TURN and action == HIDE)
    for slot, name in enumerate(things.guardians(field)):
        tokens = before.pool[slot]
        if slot == field.guardians - 1 and has_paid:  # for the turn, in the step that ended the rounds
            tokens += price(before)
        if highest(field, GUARDIAN_DUEL + slot) >= guardian_number(field.guardian[slot]):
            told.append(fight_event(field, slot, name, tokens))
        elif tokens:
            unbeaten.append(phrase("kept", guardian=name, tokens=tokens))
        else:
            told.append(phrase("guardian-leaves", guardian=name))
    if unbeaten:
        told.append(phrase("unbeaten", guardians=unbeaten))
    return [*told, plunder_event(field, before.gold), *aftermath(before, after)]


def fight_event(field: View, slot: int, name: Thing, tokens: int) -> Phrase:
    duel = GUARDIAN_DUEL + slot
    best = highest(field, duel)
    gains = gains_of(field, duel, best, tokens)
    what = things.symbols(best, guardian_symbol(field.guardian[slot]))
    if len(gains) == 1:
        return phrase("beats", who=gains[0].args["who"], guardian=name, symbols=what, tokens=tokens)
    return phrase("beat-together", guardian=name, symbols=what, gains=gains)


def plunder_event(field: View, gold: int) -> Phrase:
    best, name = highest(field, TOMB_DUEL), things.TOMB[field.tomb]
    if best == 0:
        return phrase("unplundered", tomb=name)
    gains = gains_of(field, TOMB_DUEL, best, gold)
    what = things.symbols(best, tomb_symbol(field.tomb))
    if len(gains) == 1:
        return phrase("plunders", who=gains[0].args["who"], tomb=name, symbols=what, gold=gold)
    return phrase("plunder-together", tomb=name, symbols=what, gains=gains)


def gains_of(field: View, duel: int, best: int, tokens: int) -> list[Phrase]:
    """Who won a duel, and how many tokens each."""
    inside = [seat for seat in range(field.seats) if is_inside(field, seat)]
    tied = [seat for seat in inside if total(field, seat, duel) == best]
    odd = favoured(field, duel, best)
    part, rest = divmod(tokens, len(tied))
    return [phrase("gain", who=Seat(seat), tokens=part + (rest if seat == odd else 0)) for seat in tied]


def aftermath(before: View, after: View) -> list[Phrase]:
    """Who is out; then who begins next, or who has won."""
    told = [phrase("is-out", who=Seat(seat)) for seat in fallen(before, after)]
    if after.phase == DONE:
        told += ending_events(after)
    elif after.start != before.start:
        told.append(phrase("begins-next", who=Seat(after.start)))
    return told


def is_rich(v: View) -> bool:
    """7.1 Whether somebody has reached the goal; then nobody is out any more."""
    return max(v.treasure) >= target(v)


def fallen(before: View, after: View) -> list[int]:
    """6.2 The seats that have lost their last reputation in this tomb."""
    alive = [seat for seat in range(after.seats) if is_alive(before, seat)]
    return [] if is_rich(after) else [seat for seat in alive if after.reputation[seat] == 0]


def ending_events(v: View) -> list[Phrase]:
    """Why it is over, what everybody has in the end, and who wins with it."""
    winners = [Seat(seat) for seat in range(v.seats) if v.winners >> seat & 1]
    scores = [score(v, seat) for seat in range(v.seats)]
    crowned = phrase("wins", who=winners[0]) if len(winners) == 1 else phrase("share", who=winners)
    return [why_over(v), phrase("scores", scores=scores), *tie_break(v), crowned]


def why_over(v: View) -> Phrase:
    if is_rich(v):
        return phrase("target-reached", gold=target(v))
    if is_single(v.alive):
        return phrase("last-thief", who=Seat(v.alive.bit_length() - 1))
    return phrase("tombs-over" if any(v.reputation) else "all-out")


def score(v: View, seat: int) -> Phrase:
    if not is_alive(v, seat):
        return phrase("score-out", who=Seat(seat))
    return phrase("score", who=Seat(seat), gold=v.treasure[seat])


def tie_break(v: View) -> list[Phrase]:
    """7.5 If several have the most gold: how much reputation each of them has."""
    alive = [seat for seat in range(v.seats) if is_alive(v, seat)]
    most = max(v.treasure[seat] for seat in alive)
    tied = [
        phrase("has", who=Seat(seat), tokens=v.reputation[seat]) for seat in alive if v.treasure[seat] == most
    ]
    return [phrase("tie-break", reputation=tied)] if len(tied) > 1 else []
