"""Search without thought in King of Thieves: how others play at a glance, and who looks like winning.

A thief at an imagined table wants the symbols that promise most. It lays them as long as they promise more
than the reputation they cost, and escapes if they do not. Search looks as far as the showdown of the tomb;
what gold, reputation and cards are worth after it was found from games.
"""

from cutpurse.engine.chance import below
from cutpurse.engine.softmax import NOWHERE, softmax_in_place

from .actions import CALL, ENOUGH, ESCAPE, HIDE, LAY_DOWN, LAY_UP, declared_of, end_symbol_of, kind_of
from .greedy import (
    cost_of_staying,
    hidden_cards,
    laid_for,
    least,
    prize,
    shown_by,
    turns_left,
    value_of_escape,
)
from .rounds import can_call
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import duel_of, duel_symbol, total, value
from .state import *
from .tombs import stake, target, tombs_to_open
from .view import View, imagine

COMMON = 0  # hands are so many that nobody comes to a decision twice

HIGHEST = bytes(
    max([number for number, end in card if end in (symbol, RUBY)], default=0)
    for card in CARDS
    for symbol in range(DUEL_SYMBOLS)
)  # of a symbol, on the better end of each kind
HELD = SYMBOLS  # from here on: the symbols in the hand
PER_CARD = 2  # symbols that a card brings, at most, if there are many to choose from
A_HIDDEN_CARD = 0.8  # symbols that one expects of a rival's card
A_RUBY = 0.9  # as good as the best symbol, but worth keeping
ON_THE_SIDE = 0.4  # of what other symbols promise
DOUBT = 100  # the width of what one might as well believe, in hundredths of a token
SELDOM = 4  # one time in so many
BEST_IS_LAID = 60  # times in a hundred
BETTER_END = 70  # times in a hundred; in the others it may be either

# Standings, by the winners of 15,000 games of the greedy bot at two to six seats: a softmax.
GOLD = 3.93  # of the target
NEAR = 3.5  # by the tombs' worth of gold that is missing
LATE = 6.5  # gold, by the tombs to come
FEAR = 4.93  # of a single token
IN_HAND = 0.12  # each card
BEGINS = -0.24


def at_rest(s: State) -> bool:
    """The next tomb has not been turned up."""
    return s.phase == NEW_TOMB


# What the others have laid


def believe(v: View, s: State, rng: list[int], worth: list[float]) -> None:
    """Whoever lays a card face down has mostly laid the best it has, and turned it to its better end."""
    imagine(v, s, rng)
    for seat in range(s.seats):
        if seat != v.seat and is_inside(s, seat) and hidden_cards(s, seat) > 0:
            desire(s, seat, worth)
            for i in range(s.laid[seat]):
                if s.down[seat][i]:
                    lay_with_sense(s, seat, i, rng, worth)


def desire(s: State, seat: int, worth: list[float]) -> None:
    """What a seat can win with each symbol."""
    for symbol in range(SYMBOLS):
        worth[symbol] = 0.0
    for duel in range(GUARDIAN_DUEL + s.guardians):
        worth[duel_symbol(s, duel)] += prize(s, seat, duel)
    worth[RUBY] = worth[best_symbol(worth)]


def lay_with_sense(s: State, seat: int, i: int, rng: list[int], worth: list[float]) -> None:
    if below(rng, 100) < BEST_IS_LAID:
        kind = best_kind(s, seat, s.row[seat][i] // 2, worth)
        s.hand[seat][s.row[seat][i] // 2] += 1
        s.hand[seat][kind] -= 1
        s.row[seat][i] = 2 * kind + below(rng, 2)
    if below(rng, 100) < BETTER_END:
        s.row[seat][i] = better_end(s.row[seat][i], worth)


def best_kind(s: State, seat: int, kind: int, worth: list[float]) -> int:
    """Of a card and the hand, what can win most."""
    for other in range(KINDS):
        if s.hand[seat][other] > 0 and use_of(other, worth) > use_of(kind, worth):
            kind = other
    return kind


def use_of(kind: int, worth: list[float]) -> float:
    card = better_end(2 * kind, worth)
    return NUMBER[card] * worth[SYMBOL[card]]


def better_end(card: int, worth: list[float]) -> int:
    """A card as it lies, turned to the end that can win more."""
    one = card - card % 2
    return one if NUMBER[one] * worth[SYMBOL[one]] >= NUMBER[one + 1] * worth[SYMBOL[one + 1]] else one + 1


# Who looks like winning


def evaluate_leaf(s: State, chances: list[float]) -> None:
    """Each seat's chance to win, by how all of them stand."""
    for seat in range(s.seats):
        chances[seat] = standing(s, seat) if is_alive(s, seat) else NOWHERE
    softmax_in_place(chances, s.seats)


def standing(s: Open, seat: int) -> float:
    gold = s.treasure[seat] / target(s)
    missing = max(1.0, (target(s) - s.treasure[seat]) / stake(s))
    tombs = max(1, tombs_to_open(s) - s.opened)
    fear = FEAR / max(1, s.reputation[seat])
    begins = BEGINS if s.start == seat else 0.0
    return GOLD * gold + NEAR / missing + LATE * gold / tombs - fear + IN_HAND * s.held[seat] + begins


# At a glance


def rollout_policy(
    s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """What a seat does that knows its own cards and what lies open, and does not think long."""
    if s.phase == ASSIGN:
        return most_useful_duel(s, seat, actions, n)
    weigh_symbols(s, seat, worth)
    if s.phase == TURN:
        return stay_or_go(s, seat, rng, worth)
    if s.phase == MORE:
        return lay_more(s, rng, worth)
    return most_liked(s, seat, actions, n, worth)


def weigh_symbols(s: State, seat: int, worth: list[float]) -> None:
    """What each symbol promises, and how many of it the hand has."""
    count_symbols(s, seat, worth)
    most = PER_CARD * (CARDS_PER_TURN * (ROUNDS - s.round + 1) - s.lain)
    for duel in range(GUARDIAN_DUEL + s.guardians):
        symbol = duel_symbol(s, duel)
        symbols = laid_for(s, seat, duel) + min(most, worth[HELD + symbol])
        worth[symbol] += hope(s, seat, duel, symbols)
    worth[RUBY] = A_RUBY * worth[best_symbol(worth)]


def count_symbols(s: State, seat: int, worth: list[float]) -> None:
    """How many of each symbol the hand has; none promises anything yet."""
    for symbol in range(SYMBOLS):
        worth[symbol] = worth[HELD + symbol] = 0.0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            for symbol in range(DUEL_SYMBOLS):
                worth[HELD + symbol] += s.hand[seat][kind] * HIGHEST[DUEL_SYMBOLS * kind + symbol]


def best_symbol(worth: list[float]) -> int:
    best = 0
    for symbol in range(1, DUEL_SYMBOLS):
        if worth[symbol] > worth[best]:
            best = symbol
    return best


def hope(s: Open, seat: int, duel: int, symbols: float) -> float:
    """What is to be won in a duel, times a guess how likely so many symbols win it."""
    if symbols < least(s, duel):
        return 0.0
    worth = prize(s, seat, duel)
    for rival in range(s.seats):
        if rival != seat and is_inside(s, rival):
            lead = symbols - looks_like(s, rival, duel)
            worth *= 0.5 + 0.5 * lead / (1.0 + abs(lead))
    return worth


def looks_like(s: Open, seat: int, duel: int) -> float:
    """The symbols that others expect of a seat in a duel."""
    cards = hidden_cards(s, seat) + turns_left(s, seat)
    return shown_by(s, seat, duel) + value(s, seat, COMMUNITY, duel) + A_HIDDEN_CARD * cards


def stay_or_go(s: State, seat: int, rng: list[int], worth: list[float]) -> int:
    """Alone and sure of the tomb, a thief calls the showdown as soon as it may; for too little it escapes."""
    sure = is_single(s.inside) and laid_for(s, seat, TOMB_DUEL) > 0
    if sure and can_call(s):
        return CALL
    best = best_symbol(worth)
    doubt = (below(rng, DOUBT) - DOUBT // 2) / 100
    if promised(worth, best) - cost_of_staying(s) + doubt < value_of_escape(s):
        return ESCAPE
    if sure or worth[HELD + best] == 0.0:
        return HIDE
    return LAY_UP if below(rng, SELDOM) == 0 else LAY_DOWN


def promised(worth: list[float], best: int) -> float:
    """What the rounds promise to whoever lays for this symbol."""
    promise = (1.0 - ON_THE_SIDE) * worth[best]
    for symbol in range(DUEL_SYMBOLS):
        promise += ON_THE_SIDE * worth[symbol]
    return promise


def lay_more(s: State, rng: list[int], worth: list[float]) -> int:
    """In the last round all that is of use."""
    hurry = s.round == ROUNDS or below(rng, SELDOM) == 0
    return LAY_DOWN if hurry and worth[HELD + best_symbol(worth)] > 0.0 else ENOUGH


def most_liked(s: State, seat: int, actions: list[int], n: int, worth: list[float]) -> int:
    """Of equals, the first."""
    best = 0
    for i in range(1, n):
        if liking(s, seat, actions[i], worth) > liking(s, seat, actions[best], worth):
            best = i
    return actions[best]


def liking(s: State, seat: int, action: int, worth: list[float]) -> float:
    """For a card by its better end, for an end, or for what rubies may be."""
    if s.phase == CARD:
        return use_of(kind_of(action), worth)
    if s.phase == DECLARE:
        return worth[declared_of(action)]
    card = s.row[seat][s.laid[seat]]
    end = card if SYMBOL[card] == end_symbol_of(action) else card + 1
    return NUMBER[end] * worth[SYMBOL[end]]


def most_useful_duel(s: State, seat: int, actions: list[int], n: int) -> int:
    """The most precious duel that may be won and is not won yet."""
    best = 0
    most = -1.0
    for i in range(n):
        use = usefulness(s, seat, duel_of(s, actions[i]))
        if use > most:
            best = i
            most = use
    return actions[best]


def usefulness(s: State, seat: int, duel: int) -> float:
    has = total(s, seat, duel)
    needs = max(float(least(s, duel)), strongest_rival(s, seat, duel))
    reach = has
    for item in range(s.item, COMMUNITY + 1):
        reach += value(s, seat, item, duel)
    if reach < needs:
        return 0.0
    return prize(s, seat, duel) * (1.0 if has <= needs else 1.0 / (1.0 + has - needs))


def strongest_rival(s: State, seat: int, duel: int) -> float:
    """Whoever has shown has said where its cards count; of the others one can only guess."""
    most = 0.0
    for rival in range(s.seats):
        if rival != seat and is_inside(s, rival):
            shown = place_of(s, rival) < place_of(s, seat)
            most = max(most, float(total(s, rival, duel)) if shown else looks_like(s, rival, duel))
    return most
