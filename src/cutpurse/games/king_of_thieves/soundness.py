"""Whether nothing is missing, and the table is one that the rules can come to."""

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


def is_sound(s: State) -> bool:
    return (
        seats_are_sound(s)
        and tokens_are_sound(s)
        and tombs_are_sound(s)
        and guardians_are_sound(s)
        and rows_are_sound(s)
        and cards_are_sound(s)
        and duels_are_sound(s)
        and phase_is_sound(s)
    )


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


# Seats and tokens


def seats_are_sound(s: State) -> bool:
    everyone = (1 << s.seats) - 1
    if not (FIRST <= s.phase <= DONE and 0 <= s.active < s.seats and 0 <= s.start < s.seats):
        return False
    if not (0 < s.alive <= everyone and 0 <= s.inside <= everyone and 1 <= s.round <= ROUNDS):
        return False
    if s.phase == DONE:
        return s.winners == leaders(s)
    if s.winners != 0 or is_single(s.alive) or not is_alive(s, s.start):
        return False
    if s.phase == NEW_TOMB:
        return True
    if s.inside & ~s.alive or not is_alive(s, s.active):
        return False
    if s.phase <= DEAL:
        return s.alive == everyone and s.inside == everyone
    if s.phase == NEW_GUARDIAN or s.phase == NEW_COMMUNITY:
        return s.inside == s.alive and s.round == 1
    return True


def tokens_are_sound(s: State) -> bool:
    """Reputation and gold are all somewhere, and there is gold for the tombs to come."""
    reputation = 0
    gold = s.supply + s.gold
    for seat in range(SEATS):
        reputation += s.reputation[seat]
        gold += s.treasure[seat]
        if s.reputation[seat] < 0 or s.treasure[seat] < 0:
            return False
        if not is_alive(s, seat) and (s.reputation[seat] > 0 or s.treasure[seat] > 0):
            return False
        if is_alive(s, seat) and s.reputation[seat] == 0 and s.phase <= NEW_COMMUNITY:
            return False
    for slot in range(MOST_GUARDIANS):
        reputation += s.pool[slot]
    if s.phase != DONE and richest(s) >= target(s):
        return False
    return reputation == REPUTATION * s.seats and gold == all_gold(s) and s.supply >= gold_to_come(s)


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


# Tombs and Guardians


def tombs_are_sound(s: State) -> bool:
    tombs = TOMBS * number_of_sets(s)
    left = 0
    for kind in range(TOMBS):
        left += s.tomb_deck[kind]
        if not 0 <= s.tomb_deck[kind] <= number_of_sets(s):
            return False
    if not 0 <= s.opened <= tombs_to_open(s) or (s.phase == NEW_TOMB and s.opened == tombs_to_open(s)):
        return False
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        fits = left == tombs
    else:
        fits = left == (tombs - s.opened) % tombs
    if s.opened == 0:
        return fits and s.phase <= NEW_TOMB and s.tomb == NONE and s.gold == 0
    if not 0 <= s.tomb < TOMBS or s.phase < NEW_TOMB:
        return False
    if is_settled(s):
        return fits and s.gold == 0
    return fits and s.gold == stake(s) * tomb_gold(s.tomb) and s.tomb_deck[s.tomb] < number_of_sets(s)


def guardians_are_sound(s: State) -> bool:
    """Each is on the table once; only the newest can be without tokens before the showdown is over."""
    if not 0 <= s.guardians <= GUARDIANS * number_of_sets(s):
        return False
    for slot in range(MOST_GUARDIANS):
        if slot >= s.guardians and (s.guardian[slot] != NONE or s.pool[slot] != 0):
            return False
        if slot < s.guardians and (not 0 <= s.guardian[slot] < GUARDIANS or s.pool[slot] < 0):
            return False
        if slot < s.guardians - 1 and s.pool[slot] == 0 and not is_settled(s):
            return False
    left = 0
    for kind in range(GUARDIANS):
        there = s.guardian_deck[kind]
        left += there
        for slot in range(s.guardians):
            if s.guardian[slot] == kind:
                there += 1
        if s.guardian_deck[kind] < 0 or there > number_of_sets(s):
            return False
    if s.opened == 0:
        return s.guardians == 0
    if s.phase == NEW_GUARDIAN:
        return left > 0 and (s.guardians == 0 or s.pool[s.guardians - 1] > 0)
    return s.guardians > 0


# Cards


def rows_are_sound(s: State) -> bool:
    for seat in range(SEATS):
        laid = s.laid[seat]
        if not 0 <= laid <= most_laid(s, seat) or (laid > 0 and not is_inside(s, seat)):
            return False
        for i in range(ROW):
            if i < laid and not card_is_sound(s, seat, i):
                return False
            pending = is_laying(s) and seat == s.active and i == laid
            if i >= laid and not pending and not is_empty(s, seat, i):
                return False
    return True


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


def card_is_sound(s: State, seat: int, i: int) -> bool:
    """A card in a row; face-up rubies were declared, unless it was the showdown that turned them up."""
    card = s.row[seat][i]
    called = s.called[seat][i]
    if not (0 <= card < LYING and 0 <= s.down[seat][i] <= 1 and NONE <= called < DUEL_SYMBOLS):
        return False
    if s.down[seat][i] or SYMBOL[card] != RUBY:
        return called == NONE and not (s.down[seat][i] and is_settled(s))
    return called != NONE or not in_rounds(s)


def cards_are_sound(s: State) -> bool:
    """Every card is somewhere, and the open counts are right."""
    if not NONE <= s.community < KINDS or not counts_are_sound(s):
        return False
    laid = kinds_in_rows(s)
    for kind in range(KINDS):
        there = s.deck[kind] + s.discards[kind] + (1 if s.community == kind else 0)
        for seat in range(s.seats):
            there += s.hand[seat][kind] + s.dropped[seat][kind]
        if laid >> kind & 1:
            there += number_in_rows(s, kind)
        if there != copies(s, kind):
            return False
    return True


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


def counts_are_sound(s: State) -> bool:
    """What everybody can count is what there is; before the first tomb nothing has been used."""
    least = 0
    left = 0
    used = 0 if s.community == NONE else 1
    for kind in range(KINDS):
        least = min(least, s.deck[kind], s.discards[kind])
        left += s.deck[kind]
        used += s.discards[kind]
    for seat in range(SEATS):
        held = 0
        dropped = 0
        for kind in range(KINDS):
            least = min(least, s.hand[seat][kind], s.dropped[seat][kind])
            held += s.hand[seat][kind]
            dropped += s.dropped[seat][kind]
        used += dropped
        if held != s.held[seat] or dropped != s.drops[seat] or (held > 0 and not is_alive(s, seat)):
            return False
        if seat >= s.seats and dropped > 0:
            return False
    return least == 0 and left == s.undrawn and (used == 0 or s.phase > DEAL)


# The showdown


def duels_are_sound(s: State) -> bool:
    """Cards count where they can; nobody has said so before the turn came."""
    for seat in range(SEATS):
        for item in range(COMMUNITY + 1):
            duel = s.duel[seat][item]
            if not NONE <= duel < GUARDIAN_DUEL + s.guardians:
                return False
            if duel != NONE and (not may_count(s, seat, item) or value(s, seat, item, duel) == 0):
                return False
    return True


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


def phase_is_sound(s: State) -> bool:
    if not counters_are_sound(s):
        return False
    if s.phase <= DEAL:
        return deal_is_sound(s)
    if s.phase == NEW_COMMUNITY or s.phase == DRAW:
        return s.undrawn > 0 and (s.community == NONE or s.phase == DRAW)
    if s.phase == NEW_GUARDIAN:
        return s.community == NONE
    if s.phase == CARD:
        return can_lay(s) and is_inside(s, s.active) and pending_is_sound(s)
    if is_laying(s):
        return is_inside(s, s.active) and pending_is_sound(s)
    if s.phase == MORE:
        return can_lay(s) and is_inside(s, s.active)
    if in_showdown(s):
        return is_inside(s, s.active) and item_is_sound(s)
    return is_settled(s) or is_inside(s, s.active)


def counters_are_sound(s: State) -> bool:
    """Counters that are not in use are zero."""
    if (s.phase == DRAW) != (1 <= s.draws <= ESCAPE_CARDS) or (s.phase != DRAW and s.draws != 0):
        return False
    if s.item != 0 and not in_showdown(s):
        return False
    if s.phase == DRAW:
        return 0 <= s.lain <= CARDS_PER_TURN and (s.lain <= s.laid[s.active] or not is_inside(s, s.active))
    if s.phase == MORE:
        return s.lain == 1 and s.laid[s.active] > 0
    return s.lain == 0 or (is_laying(s) and s.lain == 1 and s.laid[s.active] > 0)


def deal_is_sound(s: State) -> bool:
    for seat in range(s.seats):
        held = s.held[seat]
        if s.phase == FIRST or seat > s.active:
            if held != 0:
                return False
        elif seat < s.active:
            if held != HAND:
                return False
        elif not 0 <= held < HAND:
            return False
    return s.active == 0 or s.phase == DEAL


def pending_is_sound(s: State) -> bool:
    """The card that is being laid: not chosen, not turned, or not declared yet."""
    i = s.laid[s.active]
    if i >= ROW or not 0 <= s.down[s.active][i] <= 1 or s.called[s.active][i] != NONE:
        return False
    card = s.row[s.active][i]
    if s.phase == CARD:
        return card == NONE
    if not 0 <= card < LYING:
        return False
    if s.phase == END:
        return card % 2 == 0
    return SYMBOL[card] == RUBY and s.down[s.active][i] == 0


def item_is_sound(s: State) -> bool:
    """Who had the turn before has nothing face down; the active seat turns over, then chooses."""
    for seat in range(s.seats):
        for i in range(s.laid[seat]):
            if s.down[seat][i] and place_of(s, seat) < place_of(s, s.active):
                return False
    if s.phase == REVEAL:
        return s.item == face_down_card(s) and s.item < ROW
    if not 0 <= s.item <= COMMUNITY or face_down_card(s) < ROW:
        return False
    fitting = 0
    for duel in range(GUARDIAN_DUEL + s.guardians):
        if value(s, s.active, s.item, duel) > 0:
            fitting += 1
    return fitting > 1
