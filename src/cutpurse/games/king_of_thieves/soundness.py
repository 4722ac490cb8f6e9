"""Whether a table of King of Thieves is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks, each

from . import reckoning
from .cards import copies, number_of_sets
from .ending import leaders, richest
from .rounds import can_lay, in_rounds, is_laying
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import face_down_card, fitting, in_showdown, value
from .state import *
from .tombs import all_gold, is_between_tombs, is_opening, target, tombs_to_open

# Numbers


def fault_of_numbers(s: State) -> str:
    """Every number and set is one that its field can mean."""
    everybody = (1 << s.seats) - 1
    return (
        beyond("phase", s.phase, FIRST, DONE)
        or beyond("active", s.active, 0, s.seats - 1)
        or beyond("start", s.start, 0, s.seats - 1)
        or beyond("alive", s.alive, 1, everybody)
        or beyond("inside", s.inside, 0, everybody)
        or beyond("paid", s.paid, 0, everybody)
        or beyond("round", s.round, 1, ROUNDS)
        or beyond("opened", s.opened, 0, tombs_to_open(s))
        or beyond("guardians", s.guardians, 0, GUARDIANS * number_of_sets(s))
        or beyond("community", s.community, NONE, KINDS - 1)
    )


def beyond(field: str, value: int, least: int, most: int) -> str:
    return "" if least <= value <= most else f"{field} is {value}: it goes from {least} to {most}"


# Seats


def fault_of_winners(s: State) -> str:
    if s.phase != DONE:
        return f"winners is {s.winners}: nobody has won before phase {DONE}" if s.winners != 0 else ""
    if s.winners != leaders(s):
        return f"winners is {s.winners}: by gold, then reputation, it is {leaders(s)}, as bits"
    return ""


def fault_of_alive(s: State) -> str:
    """The game goes on among several, and one of them starts."""
    if s.phase == DONE:
        return ""
    if s.phase <= DEAL and s.alive != (1 << s.seats) - 1:
        return f"alive is {s.alive}: in phase {s.phase} everybody is in"
    if is_single(s.alive):
        return f"alive is {s.alive}: whoever is left alone has won"
    return "" if is_alive(s, s.start) else f"start is {s.start}, a seat that is out: alive is {s.alive}"


def fault_of_inside(s: State) -> str:
    """Whoever is out takes no part any more, and nobody has escaped before the rounds begin."""
    if is_between_tombs(s):
        return ""
    if s.inside & ~s.alive:
        return f"inside is {s.inside} and alive is {s.alive}: whoever is out is in no tomb"
    if not is_alive(s, s.active):
        return f"active is {s.active}, a seat that is out: alive is {s.alive}"
    if is_opening(s) and s.round != 1:
        return f"round is {s.round}: in phase {s.phase} it is the first"
    if (s.phase <= DEAL or is_opening(s)) and s.inside != s.alive:
        return f"inside is {s.inside} and alive is {s.alive}: nobody has escaped in phase {s.phase}"
    return ""


# Tombs and tokens


def fault_of_opened(s: State) -> str:
    """No more tombs are opened than the game has."""
    if s.phase == NEW_TOMB and s.opened == tombs_to_open(s):
        return f"opened is {s.opened}: there is no other tomb for phase {NEW_TOMB}"
    if (s.opened == 0 and s.phase > NEW_TOMB) or (s.opened > 0 and s.phase < NEW_TOMB):
        return f"opened is {s.opened} in phase {s.phase}: the first tomb comes in phase {NEW_TOMB}"
    return ""


def fault_of_tomb_deck(s: State) -> str:
    """As many tombs are left as were not opened."""
    for kind in range(TOMBS):
        if not 0 <= s.tomb_deck[kind] <= number_of_sets(s):
            return f"tomb_deck is {s.tomb_deck}: of each tomb there are 0 to {number_of_sets(s)}"
    tombs = sum(s.tomb_deck)
    if tombs != reckoning.tombs_left(s):
        return f"tomb_deck has {tombs} tombs: with opened {s.opened} there are {reckoning.tombs_left(s)} left"
    return ""


def fault_of_tomb(s: State) -> str:
    """One tomb is open, and on it lies its gold."""
    if (s.opened == 0 and s.tomb != NONE) or (s.opened > 0 and not 0 <= s.tomb < TOMBS):
        goes = f"it goes from 0 to {TOMBS - 1}, and is {NONE} before the first"
        return f"tomb is {s.tomb} with opened {s.opened}: {goes}"
    gold = reckoning.gold_on_tomb(s)
    if s.gold != gold:
        return f"gold is {s.gold}, and on tomb {s.tomb} in phase {s.phase} there is {gold}"
    if s.opened > 0 and not is_between_tombs(s) and s.tomb_deck[s.tomb] == number_of_sets(s):
        return f"tomb is {s.tomb}, and tomb_deck has all {number_of_sets(s)} of that kind"
    return ""


def fault_of_purse(s: State, seat: int) -> str:
    has_some = s.reputation[seat] > 0 or s.treasure[seat] > 0
    if s.reputation[seat] < 0 or s.treasure[seat] < 0:
        return f"{purse(s, seat)}: nobody has less than 0"
    if not is_alive(s, seat) and has_some:
        return f"{purse(s, seat)}: nobody is in the game there"
    if is_alive(s, seat) and s.reputation[seat] == 0 and s.phase <= NEW_COMMUNITY:
        return f"{purse(s, seat)}: without reputation that seat would be out"
    return ""


def purse(s: State, seat: int) -> str:
    return f"reputation[{seat}] is {s.reputation[seat]} and treasure[{seat}] is {s.treasure[seat]}"


def fault_of_tokens(s: State) -> str:
    """All reputation is somewhere, and nobody has as much gold as ends the game."""
    if s.phase != DONE and richest(s) >= target(s):
        return f"treasure is {s.treasure}: with {target(s)} gold the game is over"
    tokens = sum(s.reputation) + sum(s.pool)
    if tokens != REPUTATION * s.seats:
        return f"reputation and pool hold {tokens} tokens, and there are {REPUTATION * s.seats}"
    return ""


def fault_of_gold(s: State) -> str:
    """All gold is somewhere, and there is enough for the tombs to come."""
    gold = s.supply + s.gold + sum(s.treasure)
    if gold != all_gold(s):
        return f"supply, gold and treasure hold {gold} gold, and there is {all_gold(s)}"
    if s.supply < reckoning.gold_to_come(s):
        return f"supply is {s.supply}, and the tombs to come hold {reckoning.gold_to_come(s)} gold"
    return ""


# Guardians


def fault_of_slot(s: State, slot: int) -> str:
    kind = s.guardian[slot]
    if 0 <= kind < GUARDIANS if slot < s.guardians else kind == NONE:
        return ""
    so_many = f"so many are kinds from 0 to {GUARDIANS - 1}, the rest {NONE}"
    return f"guardian[{slot}] is {kind}: with guardians {s.guardians} {so_many}"


def fault_of_pool(s: State, slot: int) -> str:
    """Only the newest Guardian can be without tokens before the showdown is over."""
    tokens = s.pool[slot]
    if tokens < 0 or (tokens > 0 and slot >= s.guardians):
        only = "only those have tokens, and none less than 0"
        return f"pool[{slot}] is {tokens} and guardians is {s.guardians}: {only}"
    older = slot < (s.guardians if s.phase == NEW_GUARDIAN else s.guardians - 1)
    if tokens == 0 and older and not is_between_tombs(s):
        return f"pool[{slot}] is {tokens}: a Guardian without tokens goes when the next one comes"
    return ""


def fault_of_kind(s: State, kind: int) -> str:
    """Each is on the table or in the deck as often as there are sets, or discarded."""
    sets = number_of_sets(s)
    if s.guardian_deck[kind] >= 0 and reckoning.guardians_there_are(s, kind) <= sets:
        return ""
    there = f"{[reckoning.guardians_there_are(s, one) for one in range(GUARDIANS)]}"
    return f"guardian and guardian_deck make {there} of each kind, and there are {sets}"


def fault_of_guardians(s: State) -> str:
    """There is always one with a tomb."""
    if s.opened == 0 and s.guardians > 0:
        return f"guardians is {s.guardians} before the first tomb"
    if s.phase == NEW_GUARDIAN and sum(s.guardian_deck) == 0:
        return f"guardian_deck is {s.guardian_deck}: none is left to come in phase {s.phase}"
    if s.opened > 0 and s.phase != NEW_GUARDIAN and s.guardians == 0:
        return f"guardians is {s.guardians} in phase {s.phase}: there is always one with a tomb"
    return ""


def fault_of_payments(s: State) -> str:
    """Whoever has paid for this tomb has had a turn in it, and left a token on the newest Guardian."""
    may = reckoning.may_have_paid(s)
    if s.paid & ~may:
        so_far = f"only seats that have had a turn in this tomb are in it, so far {may}, as bits"
        return f"paid is {s.paid}: {so_far}"
    newest = s.guardians - 1
    if s.paid != 0 and not is_between_tombs(s) and s.pool[newest] < reckoning.number_of_seats(s.paid):
        return f"paid is {s.paid}: each of those left a token there, and pool[{newest}] is {s.pool[newest]}"
    return ""


# Counters and cards


def fault_of_counters(s: State) -> str:
    """Counters that are not in use are zero."""
    if not (1 <= s.draws <= ESCAPE_CARDS if s.phase == DRAW else s.draws == 0):
        goes = f"it is 1 to {ESCAPE_CARDS} in phase {DRAW}, elsewhere 0"
        return f"draws is {s.draws} in phase {s.phase}: {goes}"
    if s.item != 0 and not in_showdown(s):
        return f"item is {s.item} in phase {s.phase}: it is 0 but in the showdown"
    return ""


def fault_of_lain(s: State) -> str:
    """In a turn at most two cards are laid."""
    laid = s.laid[s.active]
    if s.phase == DRAW:
        fits = 0 <= s.lain <= CARDS_PER_TURN and (s.lain <= laid or not is_inside(s, s.active))
    elif s.phase == MORE:
        fits = s.lain == 1 and laid > 0
    else:
        fits = s.lain == 0 or (is_laying(s) and s.lain == 1 and laid > 0)
    return "" if fits else f"lain is {s.lain} in phase {s.phase}, and laid[{s.active}] is {laid}"


def fault_of_laid(s: State, seat: int) -> str:
    """Nobody has laid more cards than there were turns for."""
    laid = s.laid[seat]
    if not 0 <= laid <= reckoning.most_laid(s, seat):
        return f"laid[{seat}] is {laid}: by now it goes from 0 to {reckoning.most_laid(s, seat)}"
    if laid > 0 and not is_inside(s, seat):
        return f"laid[{seat}] is {laid}, and that seat is not in the tomb"
    return ""


def fault_of_row(s: State, seat: int) -> str:
    """Nothing lies beyond the cards that were laid, but for one that is being laid."""
    laid = s.laid[seat]
    for i in range(ROW):
        if i < laid:
            wrong = fault_of_card(s, seat, i) or fault_of_call(s, seat, i)
            if wrong:
                return wrong
        elif not (is_laying(s) and seat == s.active and i == laid) and not is_empty(s, seat, i):
            there = f"row[{seat}] is {s.row[seat]}, down[{seat}] is {s.down[seat]}"
            return f"{there} and called[{seat}] is {s.called[seat]}: only {laid} cards lie there"
    return ""


def is_empty(s: State, seat: int, i: int) -> bool:
    return s.row[seat][i] == NONE and s.down[seat][i] == 0 and s.called[seat][i] == NONE


def fault_of_card(s: State, seat: int, i: int) -> str:
    """A card lies in a row, and after the showdown it lies face up."""
    row, down, called = s.row[seat], s.down[seat], s.called[seat]
    if not 0 <= row[i] < LYING:
        return f"row[{seat}] is {row}: laid cards go from 0 to {LYING - 1}"
    if not 0 <= down[i] <= 1:
        return f"down[{seat}] is {down}: a card lies face up, 0, or face down, 1"
    if not NONE <= called[i] < DUEL_SYMBOLS:
        return f"called[{seat}] is {called}: it goes from {NONE} to {DUEL_SYMBOLS - 1}"
    if down[i] and is_between_tombs(s):
        return f"down[{seat}] is {down}: in phase {s.phase} everything has been turned over"
    return ""


def fault_of_call(s: State, seat: int, i: int) -> str:
    """Face-up rubies were declared, unless it was the showdown that turned them up."""
    row, called = s.row[seat], s.called[seat]
    is_ruby = not s.down[seat][i] and SYMBOL[row[i]] == RUBY
    if not is_ruby and called[i] != NONE:
        return f"called[{seat}] is {called}: only face-up rubies are declared, and row[{seat}] is {row}"
    if is_ruby and called[i] == NONE and in_rounds(s):
        return f"called[{seat}] is {called}: face-up rubies are declared, and row[{seat}] is {row}"
    return ""


def fault_of_piles(s: State) -> str:
    return fault_of_kinds("deck", s.deck) or fault_of_kinds("discards", s.discards)


def fault_of_hand(s: State, seat: int) -> str:
    own, dropped = s.hand[seat], s.dropped[seat]
    return fault_of_kinds(f"hand[{seat}]", own) or fault_of_kinds(f"dropped[{seat}]", dropped)


def fault_of_kinds(field: str, cards: list[int]) -> str:
    for kind in range(KINDS):
        if cards[kind] < 0:
            return f"{field}[{kind}] is {cards[kind]}: there are never less than 0 cards"
    return ""


def fault_of_held(s: State, seat: int) -> str:
    """What everybody can count is what there is."""
    held, dropped = sum(s.hand[seat]), sum(s.dropped[seat])
    if held != s.held[seat]:
        return f"held[{seat}] is {s.held[seat]}, and hand[{seat}] has {held}"
    if dropped != s.drops[seat]:
        return f"drops[{seat}] is {s.drops[seat]}, and dropped[{seat}] has {dropped}"
    if held > 0 and not is_alive(s, seat):
        return f"hand[{seat}] has {held} cards, and nobody is in the game there"
    if dropped > 0 and seat >= s.seats:
        return f"dropped[{seat}] has {dropped} cards, and there is no such seat"
    return ""


def fault_of_deck(s: State) -> str:
    """Before the first tomb nothing has been used."""
    if sum(s.deck) != s.undrawn:
        return f"undrawn is {s.undrawn}, and deck has {sum(s.deck)} cards"
    used = sum(s.discards)
    if s.phase <= DEAL and (s.community != NONE or used > 0 or sum(s.drops) > 0):
        there = f"community is {s.community}, discards has {used} and drops is {s.drops}"
        return f"{there}: no card has been used in phase {s.phase}"
    return ""


def fault_of_cards(s: State) -> str:
    """Every card is somewhere."""
    laid = reckoning.kinds_in_rows(s)
    for kind in range(KINDS):
        there = reckoning.number_outside_rows(s, kind)
        if laid >> kind & 1:
            there += reckoning.number_in_rows(s, kind)
        if there != copies(s, kind):
            have = f"deck, discards, community, hand, dropped and row have {there} cards of kind {kind}"
            return f"{have}, and there are {copies(s, kind)}"
    return ""


# The showdown


def fault_of_counting(s: State, seat: int) -> str:
    """Cards count where they can; nobody has said so before the turn came."""
    duels = s.duel[seat]
    for item in range(COMMUNITY + 1):
        if not NONE <= duels[item] < GUARDIAN_DUEL + s.guardians:
            return f"duel[{seat}] is {duels}: duels go from {NONE} to {GUARDIAN_DUEL + s.guardians - 1}"
        if duels[item] != NONE and not reckoning.may_count(s, seat, item):
            return f"duel[{seat}] is {duels}: nobody has said yet where that counts"
        if duels[item] != NONE and value(s, seat, item, duels[item]) == 0:
            return f"duel[{seat}] is {duels}: the symbols do not fit, and row[{seat}] is {s.row[seat]}"
    return ""


# What the table is waiting for


def fault_of_chance(s: State) -> str:
    """What chance is to bring can come."""
    if s.phase <= DEAL:
        return fault_of_deal(s)
    if (s.phase == NEW_COMMUNITY or s.phase == DRAW) and s.undrawn == 0:
        return f"undrawn is {s.undrawn}: there is no card for phase {s.phase}"
    if is_opening(s) and s.community != NONE:
        return f"community is {s.community}: in phase {s.phase} there is none yet"
    return ""


def fault_of_turn(s: State) -> str:
    """The active seat is in the tomb, and has what it lays."""
    if (s.phase >= TURN or s.phase == REVEAL) and s.phase != DONE and not is_inside(s, s.active):
        return f"active is {s.active}, a seat that is not in the tomb: inside is {s.inside}"
    if (s.phase == CARD or s.phase == MORE) and not can_lay(s):
        held = f"held[{s.active}] is {s.held[s.active]} and lain is {s.lain}"
        return f"{held}: nothing can be laid in phase {s.phase}"
    return fault_of_laying(s) if is_laying(s) else ""


def fault_of_deal(s: State) -> str:
    for seat in range(s.seats):
        held = s.held[seat]
        if s.phase == FIRST or seat > s.active:
            fits = held == 0
        else:
            fits = held == CARDS_DEALT if seat < s.active else 0 <= held < CARDS_DEALT
        if not fits:
            return f"held is {s.held}: in phase {s.phase} seat {s.active} is being dealt its cards"
    return "" if s.active == 0 or s.phase == DEAL else f"active is {s.active}: in phase {s.phase} it is 0"


def fault_of_laying(s: State) -> str:
    """The card that is being laid: not chosen, not turned, or not declared yet."""
    i = s.laid[s.active]
    card = s.row[s.active][i]
    is_chosen = 0 <= card < LYING and (s.phase != END or card % 2 == 0)
    fits = card == NONE if s.phase == CARD else is_chosen
    if not fits or not 0 <= s.down[s.active][i] <= 1 or s.called[s.active][i] != NONE:
        return f"{last_card(s, i)}: that is no card being laid in phase {s.phase}"
    if s.phase == DECLARE and (SYMBOL[card] != RUBY or s.down[s.active][i]):
        return f"{last_card(s, i)}: only face-up rubies are declared in phase {s.phase}"
    return ""


def last_card(s: State, i: int) -> str:
    seat = s.active
    return f"row[{seat}][{i}] is {s.row[seat][i]}, down {s.down[seat][i]} and called {s.called[seat][i]}"


def fault_of_turning_over(s: State) -> str:
    """In the showdown whoever had the turn before has nothing face down."""
    for seat in range(s.seats if in_showdown(s) else 0):
        is_done = place_of(s, seat) < place_of(s, s.active) or (seat == s.active and s.phase == ASSIGN)
        for i in range(s.laid[seat]):
            if s.down[seat][i] and is_done:
                over = f"that seat has turned over everything in phase {s.phase}"
                return f"down[{seat}] is {s.down[seat]}: {over}"
    return ""


def fault_of_item(s: State) -> str:
    """The active seat turns over its first card that is face down, then chooses where cards count."""
    if not in_showdown(s):
        return ""
    hidden = face_down_card(s)
    if not (s.item == hidden and s.item < ROW if s.phase == REVEAL else 0 <= s.item <= COMMUNITY):
        return f"item is {s.item} in phase {s.phase}, and the first face-down card is {hidden}"
    chooses = s.phase == REVEAL or fitting(s, s.active, s.item, GUARDIAN_DUEL + s.guardians) > 1
    return "" if chooses else f"item is {s.item} in phase {s.phase}: it does not fit several duels"


fault, explain = checks(
    fault_of_numbers,
    fault_of_winners,
    fault_of_alive,
    fault_of_inside,
    fault_of_opened,
    fault_of_tomb_deck,
    fault_of_tomb,
    each(SEATS, fault_of_purse),
    fault_of_tokens,
    fault_of_gold,
    each(MOST_GUARDIANS, fault_of_slot),
    each(MOST_GUARDIANS, fault_of_pool),
    each(GUARDIANS, fault_of_kind),
    fault_of_guardians,
    fault_of_payments,
    fault_of_counters,
    fault_of_lain,
    each(SEATS, fault_of_laid),
    each(SEATS, fault_of_row),
    fault_of_piles,
    each(SEATS, fault_of_hand),
    each(SEATS, fault_of_held),
    fault_of_deck,
    fault_of_cards,
    each(SEATS, fault_of_counting),
    fault_of_chance,
    fault_of_turn,
    fault_of_turning_over,
    fault_of_item,
)
