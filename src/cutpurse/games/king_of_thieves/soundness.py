"""Whether a table of King of Thieves is one that the rules can come to, and if not, what is wrong with it."""

from collections.abc import Callable

from cutpurse.engine.contract import SOUND

from .cards import copies, number_of_sets
from .ending import leaders, richest
from .rounds import can_lay
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import face_down_card, value
from .state import (
    ASSIGN,
    CARD,
    CARDS_PER_TURN,
    COMMUNITY,
    DEAL,
    DECLARE,
    DONE,
    DRAW,
    DUEL_SYMBOLS,
    END,
    ESCAPE_CARDS,
    FIRST,
    GOLD_PER_SET,
    GUARDIAN_DUEL,
    GUARDIANS,
    HAND,
    KINDS,
    LYING,
    MORE,
    MOST_GUARDIANS,
    NEW_COMMUNITY,
    NEW_GUARDIAN,
    NEW_TOMB,
    NONE,
    REPUTATION,
    REVEAL,
    ROUNDS,
    ROW,
    RUBY,
    SEATS,
    SYMBOL,
    TOMBS,
    TURN,
    State,
)
from .tombs import all_gold, stake, target, tomb_gold, tombs_to_open

# What can be wrong, in the order in which it is looked at.
NO_SUCH_PHASE, NO_SUCH_ACTIVE, NO_SUCH_START, NO_SUCH_ALIVE, NO_SUCH_INSIDE, NO_SUCH_ROUND = range(1, 7)
OTHER_WINNERS, EARLY_WINNERS, LEFT_ALONE, START_IS_OUT, INSIDE_AND_OUT, ACTIVE_IS_OUT = range(7, 13)
OUT_BEFORE_THE_START, ESCAPED_BEFORE_THE_ROUNDS, ROUND_BEFORE_THE_ROUNDS = range(13, 16)
NO_SUCH_TOMB_DECK, NO_SUCH_OPENED, NO_NEXT_TOMB, NO_TOMB_YET, LOST_TOMBS, NO_SUCH_TOMB = range(16, 22)
OTHER_GOLD, TOMB_IN_THE_DECK = range(22, 24)
LESS_THAN_NO_TOKENS, TOKENS_OF_NOBODY, NO_REPUTATION, TOO_RICH = range(24, 28)
LOST_REPUTATION, LOST_GOLD, NO_GOLD_TO_COME = range(28, 31)
NO_SUCH_GUARDIANS, NO_SUCH_GUARDIAN, NO_SUCH_POOL, EMPTY_POOL, TOO_MANY_GUARDIANS = range(31, 36)
NO_GUARDIAN_YET, NO_GUARDIAN_TO_COME, NO_GUARDIAN = range(36, 39)
NO_SUCH_PAID, PAID_TOO_SOON, PAID_WITHOUT_TOKENS = range(39, 42)
NO_SUCH_DRAWS, NO_SUCH_ITEM, NO_SUCH_LAIN = range(42, 45)
NO_SUCH_LAID, LAID_OUTSIDE, NOTHING_LAID_THERE, NO_SUCH_CARD, NO_SUCH_DOWN, NO_SUCH_CALLED = range(45, 51)
NOTHING_TO_CALL, DOWN_AFTER_THE_SHOWDOWN, NEVER_CALLED = range(51, 54)
NO_SUCH_COMMUNITY, LESS_THAN_NO_CARDS, OTHER_HELD, OTHER_DROPS, HELD_BY_NOBODY = range(54, 59)
DROPPED_BY_NOBODY, OTHER_UNDRAWN, USED_BEFORE_THE_START, LOST_CARDS = range(59, 63)
NO_SUCH_DUEL, COUNTED_TOO_SOON, DOES_NOT_COUNT = range(63, 66)
OTHER_DEAL, DEALT_TOO_SOON, NOTHING_TO_DRAW, COMMUNITY_TOO_SOON, ACTIVE_IS_OUTSIDE = range(66, 71)
NOTHING_TO_LAY, OTHER_CARD_LAID, NOTHING_TO_DECLARE, NOT_TURNED_OVER, OTHER_ITEM = range(71, 76)
NOTHING_TO_CHOOSE = 76


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_seats(s)
    if wrong == SOUND:
        wrong = fault_of_tombs(s)
    if wrong == SOUND:
        wrong = fault_of_tokens(s)
    if wrong == SOUND:
        wrong = fault_of_guardians(s)
    if wrong == SOUND:
        wrong = fault_of_payments(s)
    if wrong == SOUND:
        wrong = fault_of_counters(s)
    if wrong == SOUND:
        wrong = fault_of_rows(s)
    if wrong == SOUND:
        wrong = fault_of_cards(s)
    if wrong == SOUND:
        wrong = fault_of_duels(s)
    if wrong == SOUND:
        wrong = fault_of_phase(s)
    return wrong


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


def fault_of_seats(s: State) -> int:
    """Everybody is at the table; whoever is out takes no part any more."""
    everyone = (1 << s.seats) - 1
    if not FIRST <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if not 0 <= s.active < s.seats:
        return NO_SUCH_ACTIVE
    if not 0 <= s.start < s.seats:
        return NO_SUCH_START
    if not 0 < s.alive <= everyone:
        return NO_SUCH_ALIVE
    if not 0 <= s.inside <= everyone:
        return NO_SUCH_INSIDE
    if not 1 <= s.round <= ROUNDS:
        return NO_SUCH_ROUND
    if s.phase == DONE:
        return SOUND if s.winners == leaders(s) else OTHER_WINNERS
    if s.winners != 0:
        return EARLY_WINNERS
    if is_single(s.alive):
        return LEFT_ALONE
    if not is_alive(s, s.start):
        return START_IS_OUT
    return SOUND if s.phase == NEW_TOMB else fault_of_going_on(s, everyone)


def fault_of_going_on(s: State, everyone: int) -> int:
    """Who is in the tomb while the game goes on there, or has not come to the first."""
    if s.inside & ~s.alive:
        return INSIDE_AND_OUT
    if not is_alive(s, s.active):
        return ACTIVE_IS_OUT
    if s.phase <= DEAL and (s.alive != everyone or s.inside != everyone):
        return OUT_BEFORE_THE_START
    if s.phase == NEW_GUARDIAN or s.phase == NEW_COMMUNITY:
        if s.inside != s.alive:
            return ESCAPED_BEFORE_THE_ROUNDS
        if s.round != 1:
            return ROUND_BEFORE_THE_ROUNDS
    return SOUND


# Tombs and tokens


def fault_of_tombs(s: State) -> int:
    """As many tombs are left as were not opened; on the one that is open lies its gold."""
    for kind in range(TOMBS):
        if not 0 <= s.tomb_deck[kind] <= number_of_sets(s):
            return NO_SUCH_TOMB_DECK
    if not 0 <= s.opened <= tombs_to_open(s):
        return NO_SUCH_OPENED
    if s.phase == NEW_TOMB and s.opened == tombs_to_open(s):
        return NO_NEXT_TOMB
    if (s.opened == 0 and s.phase > NEW_TOMB) or (s.opened > 0 and s.phase < NEW_TOMB):
        return NO_TOMB_YET
    if tombs_in_the_deck(s) != tombs_left(s):
        return LOST_TOMBS
    if (s.opened == 0 and s.tomb != NONE) or (s.opened > 0 and not 0 <= s.tomb < TOMBS):
        return NO_SUCH_TOMB
    if s.gold != gold_on_tomb(s):
        return OTHER_GOLD
    if s.opened > 0 and not is_settled(s) and s.tomb_deck[s.tomb] == number_of_sets(s):
        return TOMB_IN_THE_DECK
    return SOUND


def tombs_in_the_deck(s: State) -> int:
    tombs = 0
    for kind in range(TOMBS):
        tombs += s.tomb_deck[kind]
    return tombs


def tombs_left(s: State) -> int:
    """How many there should be: an empty deck is shuffled again when the next tomb is needed."""
    tombs = TOMBS * number_of_sets(s)
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        return tombs
    return (tombs - s.opened) % tombs


def gold_on_tomb(s: State) -> int:
    """How much there should be."""
    return 0 if s.opened == 0 or is_settled(s) else stake(s) * tomb_gold(s.tomb)


def fault_of_tokens(s: State) -> int:
    """Reputation and gold are all somewhere, and there is gold for the tombs to come."""
    for seat in range(SEATS):
        wrong = fault_of_purse(s, seat)
        if wrong != SOUND:
            return wrong
    if s.phase != DONE and richest(s) >= target(s):
        return TOO_RICH
    if all_reputation_there_is(s) != REPUTATION * s.seats:
        return LOST_REPUTATION
    if all_gold_there_is(s) != all_gold(s):
        return LOST_GOLD
    return SOUND if s.supply >= gold_to_come(s) else NO_GOLD_TO_COME


def fault_of_purse(s: State, seat: int) -> int:
    if s.reputation[seat] < 0 or s.treasure[seat] < 0:
        return LESS_THAN_NO_TOKENS
    if not is_alive(s, seat):
        return TOKENS_OF_NOBODY if s.reputation[seat] > 0 or s.treasure[seat] > 0 else SOUND
    return NO_REPUTATION if s.reputation[seat] == 0 and s.phase <= NEW_COMMUNITY else SOUND


def all_reputation_there_is(s: State) -> int:
    tokens = 0
    for seat in range(SEATS):
        tokens += s.reputation[seat]
    for slot in range(MOST_GUARDIANS):
        tokens += s.pool[slot]
    return tokens


def all_gold_there_is(s: State) -> int:
    gold = s.supply + s.gold
    for seat in range(SEATS):
        gold += s.treasure[seat]
    return gold


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


def fault_of_guardians(s: State) -> int:
    """Each is on the table once; only the newest can be without tokens before the showdown is over."""
    if not 0 <= s.guardians <= GUARDIANS * number_of_sets(s):
        return NO_SUCH_GUARDIANS
    for slot in range(MOST_GUARDIANS):
        wrong = fault_of_slot(s, slot)
        if wrong != SOUND:
            return wrong
    left = 0
    for kind in range(GUARDIANS):
        left += s.guardian_deck[kind]
        if s.guardian_deck[kind] < 0 or guardians_there_are(s, kind) > number_of_sets(s):
            return TOO_MANY_GUARDIANS
    if s.opened == 0:
        return SOUND if s.guardians == 0 else NO_GUARDIAN_YET
    if s.phase != NEW_GUARDIAN:
        return SOUND if s.guardians > 0 else NO_GUARDIAN
    return SOUND if left > 0 else NO_GUARDIAN_TO_COME


def fault_of_slot(s: State, slot: int) -> int:
    if slot >= s.guardians:
        if s.guardian[slot] != NONE:
            return NO_SUCH_GUARDIAN
        return SOUND if s.pool[slot] == 0 else NO_SUCH_POOL
    if not 0 <= s.guardian[slot] < GUARDIANS:
        return NO_SUCH_GUARDIAN
    if s.pool[slot] < 0:
        return NO_SUCH_POOL
    newest = slot == s.guardians - 1 and s.phase != NEW_GUARDIAN
    return EMPTY_POOL if s.pool[slot] == 0 and not newest and not is_settled(s) else SOUND


def guardians_there_are(s: State, kind: int) -> int:
    """How many of a kind are on the table and in the deck."""
    there = s.guardian_deck[kind]
    for slot in range(s.guardians):
        if s.guardian[slot] == kind:
            there += 1
    return there


def fault_of_payments(s: State) -> int:
    """Whoever has paid for this tomb has had a turn in it, and left a token on the newest Guardian."""
    if not 0 <= s.paid < 1 << s.seats:
        return NO_SUCH_PAID
    if s.paid & ~may_have_paid(s):
        return PAID_TOO_SOON
    if s.paid == 0 or is_settled(s):
        return SOUND
    return SOUND if s.pool[s.guardians - 1] >= number_of_seats(s.paid) else PAID_WITHOUT_TOKENS


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


def fault_of_counters(s: State) -> int:
    """Counters that are not in use are zero."""
    if not (1 <= s.draws <= ESCAPE_CARDS if s.phase == DRAW else s.draws == 0):
        return NO_SUCH_DRAWS
    if s.item != 0 and not in_showdown(s):
        return NO_SUCH_ITEM
    if s.phase == DRAW:
        fits = 0 <= s.lain <= CARDS_PER_TURN and (s.lain <= s.laid[s.active] or not is_inside(s, s.active))
    elif s.phase == MORE:
        fits = s.lain == 1 and s.laid[s.active] > 0
    else:
        fits = s.lain == 0 or (is_laying(s) and s.lain == 1 and s.laid[s.active] > 0)
    return SOUND if fits else NO_SUCH_LAIN


def fault_of_rows(s: State) -> int:
    for seat in range(SEATS):
        wrong = fault_of_row(s, seat)
        if wrong != SOUND:
            return wrong
    return SOUND


def fault_of_row(s: State, seat: int) -> int:
    """Nobody has laid more cards than there were turns for, and nothing lies beyond them."""
    laid = s.laid[seat]
    if not 0 <= laid <= most_laid(s, seat):
        return NO_SUCH_LAID
    if laid > 0 and not is_inside(s, seat):
        return LAID_OUTSIDE
    for i in range(ROW):
        if i < laid:
            wrong = fault_of_card(s, seat, i)
            if wrong != SOUND:
                return wrong
        elif not (is_laying(s) and seat == s.active and i == laid) and not is_empty(s, seat, i):
            return NOTHING_LAID_THERE
    return SOUND


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


def fault_of_card(s: State, seat: int, i: int) -> int:
    """A card in a row; face-up rubies were declared, unless it was the showdown that turned them up."""
    card = s.row[seat][i]
    called = s.called[seat][i]
    if not 0 <= card < LYING:
        return NO_SUCH_CARD
    if not 0 <= s.down[seat][i] <= 1:
        return NO_SUCH_DOWN
    if not NONE <= called < DUEL_SYMBOLS:
        return NO_SUCH_CALLED
    if s.down[seat][i] or SYMBOL[card] != RUBY:
        if called != NONE:
            return NOTHING_TO_CALL
        return DOWN_AFTER_THE_SHOWDOWN if s.down[seat][i] and is_settled(s) else SOUND
    return NEVER_CALLED if called == NONE and in_rounds(s) else SOUND


def fault_of_cards(s: State) -> int:
    """Every card is somewhere, and the open counts are right."""
    if not NONE <= s.community < KINDS:
        return NO_SUCH_COMMUNITY
    wrong = fault_of_counts(s)
    if wrong != SOUND:
        return wrong
    laid = kinds_in_rows(s)
    for kind in range(KINDS):
        there = number_outside_rows(s, kind)
        if laid >> kind & 1:
            there += number_in_rows(s, kind)
        if there != copies(s, kind):
            return LOST_CARDS
    return SOUND


def fault_of_counts(s: State) -> int:
    """What everybody can count is what there is; before the first tomb nothing has been used."""
    left = 0
    used = 0 if s.community == NONE else 1
    for kind in range(KINDS):
        if s.deck[kind] < 0 or s.discards[kind] < 0:
            return LESS_THAN_NO_CARDS
        left += s.deck[kind]
        used += s.discards[kind]
    for seat in range(SEATS):
        wrong = fault_of_hand(s, seat)
        if wrong != SOUND:
            return wrong
        used += s.drops[seat]
    if left != s.undrawn:
        return OTHER_UNDRAWN
    return USED_BEFORE_THE_START if used > 0 and s.phase <= DEAL else SOUND


def fault_of_hand(s: State, seat: int) -> int:
    held = 0
    dropped = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] < 0 or s.dropped[seat][kind] < 0:
            return LESS_THAN_NO_CARDS
        held += s.hand[seat][kind]
        dropped += s.dropped[seat][kind]
    if held != s.held[seat]:
        return OTHER_HELD
    if dropped != s.drops[seat]:
        return OTHER_DROPS
    if held > 0 and not is_alive(s, seat):
        return HELD_BY_NOBODY
    return DROPPED_BY_NOBODY if dropped > 0 and seat >= s.seats else SOUND


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


def fault_of_duels(s: State) -> int:
    for seat in range(SEATS):
        wrong = fault_of_counting(s, seat)
        if wrong != SOUND:
            return wrong
    return SOUND


def fault_of_counting(s: State, seat: int) -> int:
    """Cards count where they can; nobody has said so before the turn came."""
    for item in range(COMMUNITY + 1):
        duel = s.duel[seat][item]
        if not NONE <= duel < GUARDIAN_DUEL + s.guardians:
            return NO_SUCH_DUEL
        if duel != NONE and not may_count(s, seat, item):
            return COUNTED_TOO_SOON
        if duel != NONE and value(s, seat, item, duel) == 0:
            return DOES_NOT_COUNT
    return SOUND


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


def fault_of_phase(s: State) -> int:
    if s.phase <= DEAL:
        return fault_of_deal(s)
    if (s.phase == NEW_COMMUNITY or s.phase == DRAW) and s.undrawn == 0:
        return NOTHING_TO_DRAW
    if s.phase == NEW_COMMUNITY or s.phase == NEW_GUARDIAN:
        return SOUND if s.community == NONE else COMMUNITY_TOO_SOON
    if s.phase == DRAW or is_settled(s):
        return SOUND
    if not is_inside(s, s.active):
        return ACTIVE_IS_OUTSIDE
    if (s.phase == CARD or s.phase == MORE) and not can_lay(s):
        return NOTHING_TO_LAY
    if is_laying(s):
        return fault_of_laying(s)
    return fault_of_item(s) if in_showdown(s) else SOUND


def fault_of_deal(s: State) -> int:
    for seat in range(s.seats):
        held = s.held[seat]
        if s.phase == FIRST or seat > s.active:
            if held != 0:
                return OTHER_DEAL
        elif seat < s.active:
            if held != HAND:
                return OTHER_DEAL
        elif not 0 <= held < HAND:
            return OTHER_DEAL
    return SOUND if s.active == 0 or s.phase == DEAL else DEALT_TOO_SOON


def fault_of_laying(s: State) -> int:
    """The card that is being laid: not chosen, not turned, or not declared yet."""
    i = s.laid[s.active]
    card = s.row[s.active][i]
    if not 0 <= s.down[s.active][i] <= 1 or s.called[s.active][i] != NONE:
        return OTHER_CARD_LAID
    if s.phase == CARD:
        return SOUND if card == NONE else OTHER_CARD_LAID
    if not 0 <= card < LYING:
        return OTHER_CARD_LAID
    if s.phase == END:
        return SOUND if card % 2 == 0 else OTHER_CARD_LAID
    return SOUND if SYMBOL[card] == RUBY and s.down[s.active][i] == 0 else NOTHING_TO_DECLARE


def fault_of_item(s: State) -> int:
    """Whoever had the turn before has nothing face down; the active seat turns over, then chooses."""
    for seat in range(s.seats):
        for i in range(s.laid[seat]):
            if s.down[seat][i] and place_of(s, seat) < place_of(s, s.active):
                return NOT_TURNED_OVER
    if s.phase == REVEAL:
        return SOUND if s.item == face_down_card(s) and s.item < ROW else OTHER_ITEM
    if not 0 <= s.item <= COMMUNITY:
        return OTHER_ITEM
    if face_down_card(s) < ROW:
        return NOT_TURNED_OVER
    fitting = 0
    for duel in range(GUARDIAN_DUEL + s.guardians):
        if value(s, s.active, s.item, duel) > 0:
            fitting += 1
    return SOUND if fitting > 1 else NOTHING_TO_CHOOSE


# In words; each chapter is asked only when those before it are sound


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    chapters = (
        on_seats,
        on_tombs,
        on_tokens,
        on_guardians,
        on_payments,
        on_counters,
        on_rows,
        on_cards,
        on_duels,
        on_phase,
    )
    return next(said[fault] for chapter in chapters if fault in (said := chapter(s, fault)))


def at_fault(s: State, fault: int, find: Callable[[State, int], int], places: int = SEATS) -> int:
    """The first seat with this fault, or the first of other places; 0 if none has it."""
    return next((place for place in range(places) if find(s, place) == fault), 0)


def on_seats(s: State, fault: int) -> dict[int, str]:
    now, last, bits = f"in phase {s.phase}", s.seats - 1, f"some of the {s.seats} seats, as bits"
    return {
        NO_SUCH_PHASE: f"phase is {s.phase}: phases go from {FIRST} to {DONE}",
        NO_SUCH_ACTIVE: f"active is {s.active}: seats go from 0 to {last}",
        NO_SUCH_START: f"start is {s.start}: seats go from 0 to {last}",
        NO_SUCH_ALIVE: f"alive is {s.alive}: it is {bits}, and never none",
        NO_SUCH_INSIDE: f"inside is {s.inside}: it is {bits}",
        NO_SUCH_ROUND: f"round is {s.round}: rounds go from 1 to {ROUNDS}",
        OTHER_WINNERS: f"winners is {s.winners}: by gold, then reputation, it is {leaders(s)}, as bits",
        EARLY_WINNERS: f"winners is {s.winners}: nobody has won before phase {DONE}",
        LEFT_ALONE: f"alive is {s.alive}: whoever is left alone has won",
        START_IS_OUT: f"start is {s.start}, a seat that is out: alive is {s.alive}",
        INSIDE_AND_OUT: f"inside is {s.inside} and alive is {s.alive}: whoever is out is in no tomb",
        ACTIVE_IS_OUT: f"active is {s.active}, a seat that is out: alive is {s.alive}",
        OUT_BEFORE_THE_START: f"alive is {s.alive} and inside is {s.inside}: {now} everybody is in",
        ESCAPED_BEFORE_THE_ROUNDS: f"inside is {s.inside} and alive is {s.alive}: nobody has escaped {now}",
        ROUND_BEFORE_THE_ROUNDS: f"round is {s.round}: {now} it is the first",
    }


def on_tombs(s: State, fault: int) -> dict[int, str]:
    now, sets = f"in phase {s.phase}", number_of_sets(s)
    return {
        NO_SUCH_TOMB_DECK: f"tomb_deck is {s.tomb_deck}: of each tomb there are 0 to {sets}",
        NO_SUCH_OPENED: f"opened is {s.opened}: it goes from 0 to {tombs_to_open(s)}",
        NO_NEXT_TOMB: f"opened is {s.opened}: there is no other tomb for phase {NEW_TOMB}",
        NO_TOMB_YET: f"opened is {s.opened} {now}: the first tomb comes in phase {NEW_TOMB}",
        LOST_TOMBS: f"tomb_deck has {tombs_in_the_deck(s)} tombs: with opened {s.opened} there are"
        f" {tombs_left(s)} left",
        NO_SUCH_TOMB: f"tomb is {s.tomb} with opened {s.opened}: it goes from 0 to {TOMBS - 1},"
        f" and is {NONE} before the first",
        OTHER_GOLD: f"gold is {s.gold}, and on tomb {s.tomb} {now} there is {gold_on_tomb(s)}",
        TOMB_IN_THE_DECK: f"tomb is {s.tomb}, and tomb_deck has all {sets} of that kind",
    }


def on_tokens(s: State, fault: int) -> dict[int, str]:
    seat = at_fault(s, fault, fault_of_purse)
    has = f"reputation[{seat}] is {s.reputation[seat]} and treasure[{seat}] is {s.treasure[seat]}"
    return {
        LESS_THAN_NO_TOKENS: f"{has}: nobody has less than 0",
        TOKENS_OF_NOBODY: f"{has}: nobody is in the game there",
        NO_REPUTATION: f"{has}: without reputation that seat would be out",
        TOO_RICH: f"treasure is {s.treasure}: with {target(s)} gold the game is over",
        LOST_REPUTATION: f"reputation and pool hold {all_reputation_there_is(s)} tokens,"
        f" and there are {REPUTATION * s.seats}",
        LOST_GOLD: f"supply, gold and treasure hold {all_gold_there_is(s)} gold, and there is {all_gold(s)}",
        NO_GOLD_TO_COME: f"supply is {s.supply}, and the tombs to come hold {gold_to_come(s)} gold",
    }


def on_guardians(s: State, fault: int) -> dict[int, str]:
    now, sets = f"in phase {s.phase}", number_of_sets(s)
    slot = at_fault(s, fault, fault_of_slot, MOST_GUARDIANS)
    pool = f"pool[{slot}] is {s.pool[slot]}"
    there = [s.guardian_deck[kind] + s.guardian.count(kind) for kind in range(GUARDIANS)]
    return {
        NO_SUCH_GUARDIANS: f"guardians is {s.guardians}: it goes from 0 to {GUARDIANS * sets}",
        NO_SUCH_GUARDIAN: f"guardian[{slot}] is {s.guardian[slot]}: with guardians {s.guardians} so many are"
        f" kinds from 0 to {GUARDIANS - 1}, the rest {NONE}",
        NO_SUCH_POOL: f"{pool} and guardians is {s.guardians}: only those have tokens, and none less than 0",
        EMPTY_POOL: f"{pool}: a Guardian without tokens goes when the next one comes",
        TOO_MANY_GUARDIANS: f"guardian and guardian_deck make {there} of each kind, and there are {sets}",
        NO_GUARDIAN_YET: f"guardians is {s.guardians} before the first tomb",
        NO_GUARDIAN_TO_COME: f"guardian_deck is {s.guardian_deck}: none is left to come {now}",
        NO_GUARDIAN: f"guardians is {s.guardians} {now}: there is always one with a tomb",
    }


def on_payments(s: State, fault: int) -> dict[int, str]:
    paid, newest = f"paid is {s.paid}", max(0, s.guardians - 1)
    return {
        NO_SUCH_PAID: f"{paid}: it is some of the {s.seats} seats, as bits",
        PAID_TOO_SOON: f"{paid}: only seats that have had a turn in this tomb are in it, so far"
        f" {may_have_paid(s)}, as bits",
        PAID_WITHOUT_TOKENS: f"{paid}: each of those left a token there, and pool[{newest}] is"
        f" {s.pool[newest]}",
    }


def on_counters(s: State, fault: int) -> dict[int, str]:
    now = f"in phase {s.phase}"
    return {
        NO_SUCH_DRAWS: f"draws is {s.draws} {now}: it is 1 to {ESCAPE_CARDS} in phase {DRAW}, elsewhere 0",
        NO_SUCH_ITEM: f"item is {s.item} {now}: it is 0 but in the showdown",
        NO_SUCH_LAIN: f"lain is {s.lain} {now}, and laid[{s.active}] is {s.laid[s.active]}",
    }


def on_rows(s: State, fault: int) -> dict[int, str]:
    now, seat = f"in phase {s.phase}", at_fault(s, fault, fault_of_row)
    laid, row = f"laid[{seat}] is {s.laid[seat]}", f"row[{seat}] is {s.row[seat]}"
    down, called = f"down[{seat}] is {s.down[seat]}", f"called[{seat}] is {s.called[seat]}"
    return {
        NO_SUCH_LAID: f"{laid}: by now it goes from 0 to {most_laid(s, seat)}",
        LAID_OUTSIDE: f"{laid}, and that seat is not in the tomb",
        NOTHING_LAID_THERE: f"{row}, {down} and {called}: only {s.laid[seat]} cards lie there",
        NO_SUCH_CARD: f"{row}: laid cards go from 0 to {LYING - 1}",
        NO_SUCH_DOWN: f"{down}: a card lies face up, 0, or face down, 1",
        NO_SUCH_CALLED: f"{called}: it goes from {NONE} to {DUEL_SYMBOLS - 1}",
        NOTHING_TO_CALL: f"{called}: only face-up rubies are declared, and {row}",
        DOWN_AFTER_THE_SHOWDOWN: f"{down}: {now} everything has been turned over",
        NEVER_CALLED: f"{called}: face-up rubies are declared, and {row}",
    }


def on_cards(s: State, fault: int) -> dict[int, str]:
    now, seat = f"in phase {s.phase}", at_fault(s, fault, fault_of_hand)
    piles = {"deck": s.deck, "discards": s.discards}
    piles |= {f"hand[{seat}]": s.hand[seat], f"dropped[{seat}]": s.dropped[seat]}
    name, counts = min(piles.items(), key=lambda pile: min(pile[1]))
    least = min(counts)
    there = [number_outside_rows(s, kind) + number_in_rows(s, kind) for kind in range(KINDS)]
    lost = next((kind for kind in range(KINDS) if there[kind] != copies(s, kind)), 0)
    return {
        NO_SUCH_COMMUNITY: f"community is {s.community}: kinds go from 0 to {KINDS - 1}, and {NONE} is none",
        LESS_THAN_NO_CARDS: f"{name}[{counts.index(least)}] is {least}: there are never less than 0 cards",
        OTHER_HELD: f"held[{seat}] is {s.held[seat]}, and hand[{seat}] has {sum(s.hand[seat])}",
        OTHER_DROPS: f"drops[{seat}] is {s.drops[seat]}, and dropped[{seat}] has {sum(s.dropped[seat])}",
        HELD_BY_NOBODY: f"hand[{seat}] has {sum(s.hand[seat])} cards, and nobody is in the game there",
        DROPPED_BY_NOBODY: f"dropped[{seat}] has {sum(s.dropped[seat])} cards, and there is no such seat",
        OTHER_UNDRAWN: f"undrawn is {s.undrawn}, and deck has {sum(s.deck)} cards",
        USED_BEFORE_THE_START: f"community is {s.community}, discards has {sum(s.discards)} and drops is"
        f" {s.drops}: no card has been used {now}",
        LOST_CARDS: f"deck, discards, community, hand, dropped and row have {there[lost]} cards of kind"
        f" {lost}, and there are {copies(s, lost)}",
    }


def on_duels(s: State, fault: int) -> dict[int, str]:
    seat = at_fault(s, fault, fault_of_counting)
    duel = f"duel[{seat}] is {s.duel[seat]}"
    return {
        NO_SUCH_DUEL: f"{duel}: duels go from {NONE} to {GUARDIAN_DUEL + s.guardians - 1}",
        COUNTED_TOO_SOON: f"{duel}: nobody has said yet where that counts",
        DOES_NOT_COUNT: f"{duel}: the symbols do not fit, and row[{seat}] is {s.row[seat]}",
    }


def on_phase(s: State, fault: int) -> dict[int, str]:
    now, seat, i = f"in phase {s.phase}", s.active, min(s.laid[s.active], ROW - 1)
    order = sorted(range(s.seats), key=lambda each: place_of(s, each))
    hidden = next(each for each in order if any(s.down[each]) or each == seat)
    last = f"row[{seat}][{i}] is {s.row[seat][i]}, down {s.down[seat][i]} and called {s.called[seat][i]}"
    return {
        OTHER_DEAL: f"held is {s.held}: {now} seat {seat} is being dealt its cards",
        DEALT_TOO_SOON: f"active is {seat}: {now} it is 0",
        NOTHING_TO_DRAW: f"undrawn is {s.undrawn}: there is no card for phase {s.phase}",
        COMMUNITY_TOO_SOON: f"community is {s.community}: {now} there is none yet",
        ACTIVE_IS_OUTSIDE: f"active is {seat}, a seat that is not in the tomb: inside is {s.inside}",
        NOTHING_TO_LAY: f"held[{seat}] is {s.held[seat]} and lain is {s.lain}: nothing can be laid {now}",
        OTHER_CARD_LAID: f"{last}: that is no card being laid {now}",
        NOTHING_TO_DECLARE: f"{last}: only face-up rubies are declared {now}",
        NOT_TURNED_OVER: f"down[{hidden}] is {s.down[hidden]}: that seat has turned over everything {now}",
        OTHER_ITEM: f"item is {s.item} {now}, and the first face-down card is {face_down_card(s)}",
        NOTHING_TO_CHOOSE: f"item is {s.item} {now}: it does not fit several duels",
    }
