"""Whether a table of King of Thieves is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks, each

from .cards import copies, number_of_sets
from .ending import leaders, richest
from .rounds import can_lay
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import face_down_card, value
from .state import *
from .tombs import all_gold, stake, target, tomb_gold, tombs_to_open


def in_rounds(s: State) -> bool:
    """Whether it is somebody's turn in a tomb, drawing included."""
    return s.phase == DRAW or TURN <= s.phase <= MORE


def in_showdown(s: State) -> bool:
    return s.phase == REVEAL or s.phase == ASSIGN


def is_settled(s: State) -> bool:
    """Whether what lies there is left from the last tomb."""
    return s.phase == NEW_TOMB or s.phase == DONE


def is_laying(s: State) -> bool:
    """Whether the active seat has one more card in its row than is counted."""
    return CARD <= s.phase <= DECLARE


# Seats


def fault_of_seats(s: State) -> str:
    """Everybody is at the table."""
    if not FIRST <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {FIRST} to {DONE}"
    if not 0 <= s.active < s.seats:
        return f"active is {s.active}: seats go from 0 to {s.seats - 1}"
    if not 0 <= s.start < s.seats:
        return f"start is {s.start}: seats go from 0 to {s.seats - 1}"
    if not 0 < s.alive < 1 << s.seats:
        return f"alive is {s.alive}: it is some of the {s.seats} seats, as bits, and never none"
    if not 0 <= s.inside < 1 << s.seats:
        return f"inside is {s.inside}: it is some of the {s.seats} seats, as bits"
    if not 1 <= s.round <= ROUNDS:
        return f"round is {s.round}: rounds go from 1 to {ROUNDS}"
    if s.phase == DONE and s.winners != leaders(s):
        return f"winners is {s.winners}: by gold, then reputation, it is {leaders(s)}, as bits"
    return "" if s.phase == DONE else fault_of_going_on(s)


def fault_of_going_on(s: State) -> str:
    """Whoever is out takes no part any more while the game goes on."""
    if s.winners != 0:
        return f"winners is {s.winners}: nobody has won before phase {DONE}"
    if is_single(s.alive):
        return f"alive is {s.alive}: whoever is left alone has won"
    if not is_alive(s, s.start):
        return f"start is {s.start}, a seat that is out: alive is {s.alive}"
    if s.phase == NEW_TOMB:
        return ""
    if s.inside & ~s.alive:
        return f"inside is {s.inside} and alive is {s.alive}: whoever is out is in no tomb"
    if not is_alive(s, s.active):
        return f"active is {s.active}, a seat that is out: alive is {s.alive}"
    everyone = (1 << s.seats) - 1
    if s.phase <= DEAL and (s.alive != everyone or s.inside != everyone):
        return f"alive is {s.alive} and inside is {s.inside}: in phase {s.phase} everybody is in"
    if s.phase != NEW_GUARDIAN and s.phase != NEW_COMMUNITY:
        return ""
    if s.inside != s.alive:
        return f"inside is {s.inside} and alive is {s.alive}: nobody has escaped in phase {s.phase}"
    return "" if s.round == 1 else f"round is {s.round}: in phase {s.phase} it is the first"


# Tombs and tokens


def fault_of_tombs(s: State) -> str:
    """As many tombs are left as were not opened; on the one that is open lies its gold."""
    for kind in range(TOMBS):
        if not 0 <= s.tomb_deck[kind] <= number_of_sets(s):
            return f"tomb_deck is {s.tomb_deck}: of each tomb there are 0 to {number_of_sets(s)}"
    if not 0 <= s.opened <= tombs_to_open(s):
        return f"opened is {s.opened}: it goes from 0 to {tombs_to_open(s)}"
    if s.phase == NEW_TOMB and s.opened == tombs_to_open(s):
        return f"opened is {s.opened}: there is no other tomb for phase {NEW_TOMB}"
    if (s.opened == 0 and s.phase > NEW_TOMB) or (s.opened > 0 and s.phase < NEW_TOMB):
        return f"opened is {s.opened} in phase {s.phase}: the first tomb comes in phase {NEW_TOMB}"
    tombs = sum(s.tomb_deck)
    if tombs != tombs_left(s):
        return f"tomb_deck has {tombs} tombs: with opened {s.opened} there are {tombs_left(s)} left"
    if (s.opened == 0 and s.tomb != NONE) or (s.opened > 0 and not 0 <= s.tomb < TOMBS):
        return (
            f"tomb is {s.tomb} with opened {s.opened}: it goes from 0 to {TOMBS - 1},"
            f" and is {NONE} before the first"
        )
    if s.gold != gold_on_tomb(s):
        return f"gold is {s.gold}, and on tomb {s.tomb} in phase {s.phase} there is {gold_on_tomb(s)}"
    if s.opened > 0 and not is_settled(s) and s.tomb_deck[s.tomb] == number_of_sets(s):
        return f"tomb is {s.tomb}, and tomb_deck has all {number_of_sets(s)} of that kind"
    return ""


def tombs_left(s: State) -> int:
    """How many there should be: an empty deck is shuffled again when the next tomb is needed."""
    tombs = TOMBS * number_of_sets(s)
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        return tombs
    return (tombs - s.opened) % tombs


def gold_on_tomb(s: State) -> int:
    """How much there should be."""
    return 0 if s.opened == 0 or is_settled(s) else stake(s) * tomb_gold(s.tomb)


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
    """Reputation and gold are all somewhere, and there is gold for the tombs to come."""
    if s.phase != DONE and richest(s) >= target(s):
        return f"treasure is {s.treasure}: with {target(s)} gold the game is over"
    tokens = sum(s.reputation) + sum(s.pool)
    if tokens != REPUTATION * s.seats:
        return f"reputation and pool hold {tokens} tokens, and there are {REPUTATION * s.seats}"
    gold = s.supply + s.gold + sum(s.treasure)
    if gold != all_gold(s):
        return f"supply, gold and treasure hold {gold} gold, and there is {all_gold(s)}"
    if s.supply < gold_to_come(s):
        return f"supply is {s.supply}, and the tombs to come hold {gold_to_come(s)} gold"
    return ""


def gold_to_come(s: State) -> int:
    """The gold of the tombs in the deck, and of the times it will be shuffled again."""
    tombs = TOMBS * number_of_sets(s)
    begun = (s.opened + tombs - 1) // tombs
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        begun += 1
    gold = all_gold(s) - GOLD_PER_SET * number_of_sets(s) * stake(s) * begun
    for kind in range(TOMBS):
        gold += stake(s) * tomb_gold(kind) * s.tomb_deck[kind]
    return gold


# Guardians


def fault_of_number_of_guardians(s: State) -> str:
    most = GUARDIANS * number_of_sets(s)
    return "" if 0 <= s.guardians <= most else f"guardians is {s.guardians}: it goes from 0 to {most}"


def fault_of_slot(s: State, slot: int) -> str:
    """Only the newest Guardian can be without tokens before the showdown is over."""
    taken = slot < s.guardians
    if not (0 <= s.guardian[slot] < GUARDIANS if taken else s.guardian[slot] == NONE):
        return (
            f"guardian[{slot}] is {s.guardian[slot]}: with guardians {s.guardians} so many are"
            f" kinds from 0 to {GUARDIANS - 1}, the rest {NONE}"
        )
    if s.pool[slot] < 0 or (s.pool[slot] > 0 and not taken):
        return (
            f"pool[{slot}] is {s.pool[slot]} and guardians is {s.guardians}:"
            " only those have tokens, and none less than 0"
        )
    newest = slot == s.guardians - 1 and s.phase != NEW_GUARDIAN
    if taken and s.pool[slot] == 0 and not newest and not is_settled(s):
        return f"pool[{slot}] is {s.pool[slot]}: a Guardian without tokens goes when the next one comes"
    return ""


def fault_of_guardians(s: State) -> str:
    """Each is on the table once."""
    sets, kinds = number_of_sets(s), range(GUARDIANS)
    for kind in kinds:
        if s.guardian_deck[kind] < 0 or guardians_there_are(s, kind) > sets:
            return (
                f"guardian and guardian_deck make {[guardians_there_are(s, one) for one in kinds]}"
                f" of each kind, and there are {sets}"
            )
    if s.opened == 0 and s.guardians > 0:
        return f"guardians is {s.guardians} before the first tomb"
    if s.phase == NEW_GUARDIAN and sum(s.guardian_deck) == 0:
        return f"guardian_deck is {s.guardian_deck}: none is left to come in phase {s.phase}"
    if s.opened > 0 and s.phase != NEW_GUARDIAN and s.guardians == 0:
        return f"guardians is {s.guardians} in phase {s.phase}: there is always one with a tomb"
    return ""


def guardians_there_are(s: State, kind: int) -> int:
    """How many of a kind are on the table and in the deck."""
    there = s.guardian_deck[kind]
    for slot in range(s.guardians):
        if s.guardian[slot] == kind:
            there += 1
    return there


def fault_of_payments(s: State) -> str:
    """Whoever has paid for this tomb has had a turn in it, and left a token on the newest Guardian."""
    if not 0 <= s.paid < 1 << s.seats:
        return f"paid is {s.paid}: it is some of the {s.seats} seats, as bits"
    if s.paid & ~may_have_paid(s):
        return (
            f"paid is {s.paid}: only seats that have had a turn in this tomb are in it,"
            f" so far {may_have_paid(s)}, as bits"
        )
    newest = s.guardians - 1
    if s.paid != 0 and not is_settled(s) and s.pool[newest] < number_of_seats(s.paid):
        return f"paid is {s.paid}: each of those left a token there, and pool[{newest}] is {s.pool[newest]}"
    return ""


def may_have_paid(s: State) -> int:
    """The seats that have had a turn in this tomb and did not escape in the first round, as bits."""
    if s.opened == 0 or s.phase == NEW_GUARDIAN or s.phase == NEW_COMMUNITY:
        return 0
    if is_settled(s):
        return (1 << s.seats) - 1
    if in_showdown(s) or s.round > 1:
        return s.alive
    seats = 0
    for seat in range(s.seats):
        late = place_of(s, seat) > place_of(s, s.active) or (seat == s.active and s.phase != DRAW)
        if is_inside(s, seat) and not late:
            seats |= 1 << seat
    return seats


def number_of_seats(seats: int) -> int:
    """How many seats a set of them has."""
    number = 0
    for seat in range(SEATS):
        number += seats >> seat & 1
    return number


# Counters and cards


def fault_of_counters(s: State) -> str:
    """Counters that are not in use are zero."""
    if not (1 <= s.draws <= ESCAPE_CARDS if s.phase == DRAW else s.draws == 0):
        return (
            f"draws is {s.draws} in phase {s.phase}: it is 1 to {ESCAPE_CARDS} in phase {DRAW}, elsewhere 0"
        )
    if s.item != 0 and not in_showdown(s):
        return f"item is {s.item} in phase {s.phase}: it is 0 but in the showdown"
    laid = s.laid[s.active]
    if s.phase == DRAW:
        fits = 0 <= s.lain <= CARDS_PER_TURN and (s.lain <= laid or not is_inside(s, s.active))
    elif s.phase == MORE:
        fits = s.lain == 1 and laid > 0
    else:
        fits = s.lain == 0 or (is_laying(s) and s.lain == 1 and laid > 0)
    return "" if fits else f"lain is {s.lain} in phase {s.phase}, and laid[{s.active}] is {laid}"


def fault_of_row(s: State, seat: int) -> str:
    """Nobody has laid more cards than there were turns for, and nothing lies beyond them."""
    laid = s.laid[seat]
    if not 0 <= laid <= most_laid(s, seat):
        return f"laid[{seat}] is {laid}: by now it goes from 0 to {most_laid(s, seat)}"
    if laid > 0 and not is_inside(s, seat):
        return f"laid[{seat}] is {laid}, and that seat is not in the tomb"
    for i in range(ROW):
        if i < laid:
            wrong = fault_of_card(s, seat, i)
            if wrong:
                return wrong
        elif not (is_laying(s) and seat == s.active and i == laid) and not is_empty(s, seat, i):
            return (
                f"row[{seat}] is {s.row[seat]}, down[{seat}] is {s.down[seat]} and called[{seat}] is"
                f" {s.called[seat]}: only {laid} cards lie there"
            )
    return ""


def is_empty(s: State, seat: int, i: int) -> bool:
    return s.row[seat][i] == NONE and s.down[seat][i] == 0 and s.called[seat][i] == NONE


def most_laid(s: State, seat: int) -> int:
    """Two cards in each turn that this seat has had in this tomb."""
    if s.phase <= DEAL or s.phase == NEW_GUARDIAN or s.phase == NEW_COMMUNITY:
        return 0
    if not in_rounds(s):
        return ROW
    earlier = CARDS_PER_TURN * (s.round - 1)
    if seat == s.active:
        return earlier + s.lain
    return earlier + (CARDS_PER_TURN if place_of(s, seat) < place_of(s, s.active) else 0)


def fault_of_card(s: State, seat: int, i: int) -> str:
    """A card in a row; face-up rubies were declared, unless it was the showdown that turned them up."""
    row, down, called = s.row[seat], s.down[seat], s.called[seat]
    if not 0 <= row[i] < LYING:
        return f"row[{seat}] is {row}: laid cards go from 0 to {LYING - 1}"
    if not 0 <= down[i] <= 1:
        return f"down[{seat}] is {down}: a card lies face up, 0, or face down, 1"
    if not NONE <= called[i] < DUEL_SYMBOLS:
        return f"called[{seat}] is {called}: it goes from {NONE} to {DUEL_SYMBOLS - 1}"
    is_ruby = not down[i] and SYMBOL[row[i]] == RUBY
    if not is_ruby and called[i] != NONE:
        return f"called[{seat}] is {called}: only face-up rubies are declared, and row[{seat}] is {row}"
    if down[i] and is_settled(s):
        return f"down[{seat}] is {down}: in phase {s.phase} everything has been turned over"
    if is_ruby and called[i] == NONE and in_rounds(s):
        return f"called[{seat}] is {called}: face-up rubies are declared, and row[{seat}] is {row}"
    return ""


def fault_of_piles(s: State) -> str:
    if not NONE <= s.community < KINDS:
        return f"community is {s.community}: kinds go from 0 to {KINDS - 1}, and {NONE} is none"
    for kind in range(KINDS):
        if s.deck[kind] < 0:
            return f"deck[{kind}] is {s.deck[kind]}: there are never less than 0 cards"
        if s.discards[kind] < 0:
            return f"discards[{kind}] is {s.discards[kind]}: there are never less than 0 cards"
    return ""


def fault_of_hand(s: State, seat: int) -> str:
    """What everybody can count is what there is."""
    held = 0
    dropped = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] < 0:
            return f"hand[{seat}][{kind}] is {s.hand[seat][kind]}: there are never less than 0 cards"
        if s.dropped[seat][kind] < 0:
            return f"dropped[{seat}][{kind}] is {s.dropped[seat][kind]}: there are never less than 0 cards"
        held += s.hand[seat][kind]
        dropped += s.dropped[seat][kind]
    if held != s.held[seat]:
        return f"held[{seat}] is {s.held[seat]}, and hand[{seat}] has {held}"
    if dropped != s.drops[seat]:
        return f"drops[{seat}] is {s.drops[seat]}, and dropped[{seat}] has {dropped}"
    if held > 0 and not is_alive(s, seat):
        return f"hand[{seat}] has {held} cards, and nobody is in the game there"
    if dropped > 0 and seat >= s.seats:
        return f"dropped[{seat}] has {dropped} cards, and there is no such seat"
    return ""


def fault_of_cards(s: State) -> str:
    """Every card is somewhere; before the first tomb nothing has been used."""
    if sum(s.deck) != s.undrawn:
        return f"undrawn is {s.undrawn}, and deck has {sum(s.deck)} cards"
    used = sum(s.discards)
    if s.phase <= DEAL and (s.community != NONE or used > 0 or sum(s.drops) > 0):
        return (
            f"community is {s.community}, discards has {used} and drops is {s.drops}:"
            f" no card has been used in phase {s.phase}"
        )
    laid = kinds_in_rows(s)
    for kind in range(KINDS):
        there = number_outside_rows(s, kind) + (number_in_rows(s, kind) if laid >> kind & 1 else 0)
        if there != copies(s, kind):
            return (
                f"deck, discards, community, hand, dropped and row have {there} cards of kind {kind},"
                f" and there are {copies(s, kind)}"
            )
    return ""


def number_outside_rows(s: State, kind: int) -> int:
    cards = s.deck[kind] + s.discards[kind] + (1 if s.community == kind else 0)
    for seat in range(s.seats):
        cards += s.hand[seat][kind] + s.dropped[seat][kind]
    return cards


def kinds_in_rows(s: State) -> int:
    """The kinds of cards that lie in rows, as bits."""
    kinds = 0
    for seat in range(s.seats):
        for i in range(ROW):
            if s.row[seat][i] >= 0:
                kinds |= 1 << s.row[seat][i] // 2
    return kinds


def number_in_rows(s: State, kind: int) -> int:
    cards = 0
    for seat in range(s.seats):
        for i in range(ROW):
            if s.row[seat][i] // 2 == kind:
                cards += 1
    return cards


# The showdown


def fault_of_counting(s: State, seat: int) -> str:
    """Cards count where they can; nobody has said so before the turn came."""
    duels = s.duel[seat]
    for item in range(COMMUNITY + 1):
        if not NONE <= duels[item] < GUARDIAN_DUEL + s.guardians:
            return f"duel[{seat}] is {duels}: duels go from {NONE} to {GUARDIAN_DUEL + s.guardians - 1}"
        if duels[item] != NONE and not may_count(s, seat, item):
            return f"duel[{seat}] is {duels}: nobody has said yet where that counts"
        if duels[item] != NONE and value(s, seat, item, duels[item]) == 0:
            return f"duel[{seat}] is {duels}: the symbols do not fit, and row[{seat}] is {s.row[seat]}"
    return ""


def may_count(s: State, seat: int, item: int) -> bool:
    """Whether the showdown has come so far."""
    if not is_inside(s, seat) or s.opened == 0:
        return False
    if in_showdown(s):
        if seat == s.active:
            return s.phase == ASSIGN and item < s.item
        return place_of(s, seat) < place_of(s, s.active)
    return is_settled(s)


# What the table is waiting for


def fault_of_phase(s: State) -> str:
    if s.phase <= DEAL:
        return fault_of_deal(s)
    if (s.phase == NEW_COMMUNITY or s.phase == DRAW) and s.undrawn == 0:
        return f"undrawn is {s.undrawn}: there is no card for phase {s.phase}"
    if (s.phase == NEW_COMMUNITY or s.phase == NEW_GUARDIAN) and s.community != NONE:
        return f"community is {s.community}: in phase {s.phase} there is none yet"
    if s.phase == NEW_COMMUNITY or s.phase == NEW_GUARDIAN or s.phase == DRAW or is_settled(s):
        return ""
    if not is_inside(s, s.active):
        return f"active is {s.active}, a seat that is not in the tomb: inside is {s.inside}"
    if (s.phase == CARD or s.phase == MORE) and not can_lay(s):
        return (
            f"held[{s.active}] is {s.held[s.active]} and lain is {s.lain}:"
            f" nothing can be laid in phase {s.phase}"
        )
    if is_laying(s):
        return fault_of_laying(s)
    return fault_of_item(s) if in_showdown(s) else ""


def fault_of_deal(s: State) -> str:
    for seat in range(s.seats):
        held = s.held[seat]
        if s.phase == FIRST or seat > s.active:
            fits = held == 0
        else:
            fits = held == HAND if seat < s.active else 0 <= held < HAND
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


def fault_of_item(s: State) -> str:
    """Whoever had the turn before has nothing face down; the active seat turns over, then chooses."""
    for seat in range(s.seats):
        for i in range(s.laid[seat]):
            if s.down[seat][i] and place_of(s, seat) < place_of(s, s.active):
                return (
                    f"down[{seat}] is {s.down[seat]}: that seat has turned over everything in phase {s.phase}"
                )
    hidden = face_down_card(s)
    if not (s.item == hidden and s.item < ROW if s.phase == REVEAL else 0 <= s.item <= COMMUNITY):
        return f"item is {s.item} in phase {s.phase}, and the first face-down card is {hidden}"
    if s.phase == REVEAL:
        return ""
    if hidden < ROW:
        return (
            f"down[{s.active}] is {s.down[s.active]}: that seat has turned over everything in phase {s.phase}"
        )
    fitting = 0
    for duel in range(GUARDIAN_DUEL + s.guardians):
        if value(s, s.active, s.item, duel) > 0:
            fitting += 1
    return "" if fitting > 1 else f"item is {s.item} in phase {s.phase}: it does not fit several duels"


fault, explain = checks(
    fault_of_seats,
    fault_of_tombs,
    each(SEATS, fault_of_purse),
    fault_of_tokens,
    fault_of_number_of_guardians,
    each(MOST_GUARDIANS, fault_of_slot),
    fault_of_guardians,
    fault_of_payments,
    fault_of_counters,
    each(SEATS, fault_of_row),
    fault_of_piles,
    each(SEATS, fault_of_hand),
    fault_of_cards,
    each(SEATS, fault_of_counting),
    fault_of_phase,
)
