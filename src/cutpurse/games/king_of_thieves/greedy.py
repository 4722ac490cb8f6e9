"""A bot for King of Thieves that weighs every duel by itself.

What it may win counts as much as it is likely to win it. The likelihood comes from the cards it has not
seen: each card that lies face down, or that a rival may still lay, is taken to be any of them, turned to
the end that hurts most. It aims at the duel that promises most, lays what fits there, and escapes when
the promise is not worth the reputation. In the showdown it tries every way to split its cards, and where
there are very many, every way for the first of them.

All is counted in reputation.
"""

from .actions import *
from .cards import copies
from .rounds import escape_cards, price
from .seats import is_inside, is_single, place_of
from .showdown import card_value, community_value, duel_of, duel_symbol, fitting, total, value
from .state import *
from .tombs import guardian_number, stake, target
from .view import View

GOLD = 2.0  # what one gold is worth
A_CARD = 0.3  # what one in the hand is worth
CROWN = 20.0  # what winning the game is worth
FEAR = 6.0  # what the last token of reputation is worth beyond its face
A_LITTLE = 1e-3
FACTORIAL = (1, 1, 2, 6, 24, 120, 720)
MOST_HIDDEN = 6  # cards of a rival that are weighed; more are like so many
MOST_DUELS = 1024  # that are weighed for one choice
HIGHEST_NUMBER = 3  # of symbols on one end


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """What each of the first `n` actions is worth."""
    aim = best_aim(v)
    for i in range(n):
        worth[i] = action_value(v, actions[i], aim)


def action_value(v: View, action: int, aim: int) -> float:
    symbol = duel_symbol(v, aim)
    if is_pick(action):
        kind = kind_of(action)
        return community_value(kind, symbol) - A_LITTLE * community_value(kind, RUBY)
    if is_use_end(action):
        return value_of_end(v, end_symbol_of(action), symbol)
    if is_declare(action):
        return 1.0 if declared_of(action) == symbol else 0.0
    if v.phase == TURN:
        return value_of_turn(v, action, aim)
    if v.phase == MORE:
        return value_of_more(v, action, symbol)
    return best_split(v, duel_of(v, action))


# In the rounds


def value_of_turn(v: View, action: int, aim: int) -> float:
    """To escape brings cards; to stay costs reputation, and may win."""
    if action == ESCAPE:
        return value_of_escape(v)
    if action == CALL:
        return best_split(v, NONE)
    worth = plan(v, aim) - cost_of_staying(v)
    if action == HIDE:
        return worth
    if not needs_cards(v, aim):
        return worth - A_LITTLE
    return worth + (2.0 if action == face_to_show(v, aim) else 1.0) * A_LITTLE


def needs_cards(v: View, aim: int) -> bool:
    """Whether a card from the hand is of use; alone, what is there already may be enough."""
    enough = is_single(v.inside) and laid_for(v, v.seat, aim) >= least(v, aim)
    return not enough and useful_cards(v, duel_symbol(v, aim)) > 0


def value_of_escape(s: Open) -> float:
    return escape_cards(s) * A_CARD


def value_of_more(v: View, action: int, symbol: int) -> float:
    """A second card only if the turns to come are not enough for all that are useful."""
    if action == ENOUGH:
        return 0.0
    later = CARDS_PER_TURN * (ROUNDS - v.round)
    hurry = 1.0 if useful_cards(v, symbol) > later else -1.0
    return hurry + (A_LITTLE if action == LAY_DOWN else 0.0)


def face_to_show(v: View, aim: int) -> int:
    """Strength is shown when it puts one ahead of all that the others show; otherwise it is hidden."""
    symbol = duel_symbol(v, aim)
    best = 0
    for kind in range(KINDS):
        if v.hand[kind] > 0 and community_value(kind, RUBY) == 0:
            best = max(best, community_value(kind, symbol))
    shown = shown_by(v, v.seat, aim) + best
    for seat in range(v.seats):
        if seat != v.seat and is_inside(v, seat) and shown_by(v, seat, aim) >= shown:
            return LAY_DOWN
    return LAY_UP if best > 0 and v.round > 1 else LAY_DOWN


def value_of_end(v: View, symbol: int, wanted: int) -> float:
    """The end that fits the aim, with the higher number; of equals not the rubies."""
    card = v.row[v.active][v.laid[v.active]]
    chosen = card if SYMBOL[card] == symbol else card + 1
    return card_value(chosen, NONE, wanted) - (A_LITTLE if symbol == RUBY else 0.0)


def best_aim(v: View) -> int:
    """The duel that promises most."""
    aim = TOMB_DUEL
    most = -1.0
    if v.phase == ASSIGN:
        return aim
    for duel in range(GUARDIAN_DUEL + v.guardians):
        worth = plan(v, duel)
        if worth > most:
            aim = duel
            most = worth
    return aim


def plan(v: View, aim: int) -> float:
    """What all duels promise if the best cards go to one, and those that do not fit it to the others."""
    symbol = duel_symbol(v, aim)
    cards = CARDS_PER_TURN * (ROUNDS - v.round + 1) - v.lain
    if v.phase == END or v.phase == DECLARE:
        cards -= 1
    used = min(cards, useful_cards(v, symbol))
    coming = tokens_to_come(v)
    worth = value_of_duel(v, aim, laid_for(v, v.seat, aim) + best_of_hand(v, symbol, RUBY, used), coming)
    for duel in range(GUARDIAN_DUEL + v.guardians):
        other = duel_symbol(v, duel)
        if other != symbol:
            symbols = laid_for(v, v.seat, duel) + best_of_hand(v, other, symbol, cards - used)
            worth += value_of_duel(v, duel, symbols, coming)
    return worth


def cost_of_staying(s: Open) -> float:
    """The tokens of the turns to come, less the cards they bring; the last ones are dear."""
    cost = 0.0
    left = s.reputation[s.active]
    for _ in range(turns_left(s, s.active)):
        for _ in range(min(price(s), left)):
            cost += 1.0 + FEAR / (left * left) - A_CARD
            left -= 1
    return cost


def useful_cards(v: View, symbol: int) -> int:
    """How many cards of the hand fit a symbol."""
    cards = 0
    for kind in range(KINDS):
        if v.hand[kind] > 0 and community_value(kind, symbol) > 0:
            cards += v.hand[kind]
    return cards


def best_of_hand(v: View, symbol: int, unfit: int, cards: int) -> int:
    """The most symbols that so many cards of the hand have, without those that are plainly for `unfit`."""
    symbols = 0
    for number in range(HIGHEST_NUMBER, 0, -1):
        for kind in range(KINDS):
            spare = unfit == RUBY or community_value(kind, unfit) == 0
            if v.hand[kind] > 0 and spare and community_value(kind, symbol) == number:
                taken = min(cards, v.hand[kind])
                symbols += taken * number
                cards -= taken
    return symbols


def laid_for(s: Open, seat: int, duel: int) -> int:
    """What the cards that lie in its own row, and the community card, could bring the seat that acts."""
    symbols = value(s, seat, COMMUNITY, duel)
    for i in range(s.laid[seat]):
        symbols += value(s, seat, i, duel)
    if s.phase == END or s.phase == DECLARE:
        symbols += community_value(s.row[seat][s.laid[seat]] // 2, duel_symbol(s, duel))
    return symbols


# The odds


def value_of_duel(v: View, duel: int, symbols: int, coming: float) -> float:
    """What a duel is worth, times the chance to win it with so many symbols.

    The tokens that are still `coming` go on the newest Guardian.
    """
    if symbols < least(v, duel):
        return 0.0
    newest = duel != TOMB_DUEL and duel == v.guardians
    return (prize(v, v.seat, duel) + (coming if newest else 0.0)) * chance_to_win(v, duel, symbols)


def least(s: Open, duel: int) -> int:
    """The fewest symbols that can win a duel."""
    return 1 if duel == TOMB_DUEL else guardian_number(s.guardian[duel - GUARDIAN_DUEL])


def prize(s: Open, seat: int, duel: int) -> float:
    """What a seat wins in a duel, with the tokens that are there now."""
    if duel != TOMB_DUEL:
        return float(s.pool[duel - GUARDIAN_DUEL])
    return GOLD * s.gold + (CROWN if s.treasure[seat] + s.gold >= target(s) else 0.0)


def tokens_to_come(v: View) -> float:
    """What the rounds may still add to the newest Guardian: its own tokens, and half of the others'."""
    tokens = 0.0
    for seat in range(v.seats):
        if is_inside(v, seat):
            paid = min(v.reputation[seat], turns_left(v, seat) * stake(v))
            tokens += paid * (1.0 if seat == v.seat else 0.5)
    return tokens


def turns_left(v: Open, seat: int) -> int:
    """The turns that a seat may still have in this tomb; alone, it can call the showdown after one."""
    if v.phase == ASSIGN:
        return 0
    if is_single(v.inside):
        return 1
    return ROUNDS - v.round + (1 if place_of(v, seat) >= place_of(v, v.active) else 0)


def chance_to_win(v: View, duel: int, symbols: int) -> float:
    """Every rival must have less; a tie counts half."""
    symbol = duel_symbol(v, duel)
    unseen = float(max(1, number_unseen(v)))
    ones = unseen_with(v, symbol, 1) / unseen
    twos = unseen_with(v, symbol, 2) / unseen
    threes = unseen_with(v, symbol, 3) / unseen
    chance = 1.0
    for seat in range(v.seats):
        if seat != v.seat and is_inside(v, seat):
            if v.phase == ASSIGN and place_of(v, seat) < place_of(v, v.seat):
                known = total(v, seat, duel)
                cards = 0
            else:
                known = shown_by(v, seat, duel) + value(v, seat, COMMUNITY, duel)
                cards = min(MOST_HIDDEN, hidden_cards(v, seat) + turns_left(v, seat))
            less = chance_of_less(cards, symbols - known, ones, twos, threes)
            not_more = chance_of_less(cards, symbols - known + 1, ones, twos, threes)
            chance *= (less + not_more) / 2.0
    return chance


def chance_of_less(cards: int, symbols: int, ones: float, twos: float, threes: float) -> float:
    """The chance that so many cards have fewer symbols, if each has one, two or three with these chances."""
    if symbols <= 0:
        return 0.0
    if cards == 0:
        return 1.0
    nothing = 1.0 - ones - twos - threes
    chance = 0.0
    for c in range(cards + 1 if threes > 0.0 else 1):
        for b in range(cards - c + 1):
            for a in range(cards - c - b + 1):
                if a + 2 * b + 3 * c < symbols:
                    rest = cards - a - b - c
                    ways = FACTORIAL[cards] // (FACTORIAL[a] * FACTORIAL[b] * FACTORIAL[c] * FACTORIAL[rest])
                    chance += ways * power(ones, a) * power(twos, b) * power(threes, c) * power(nothing, rest)
    return chance


def power(x: float, n: int) -> float:
    """x to the n, multiplied out so that it is the same to the last bit wherever it runs."""
    result = 1.0
    for _ in range(n):
        result *= x
    return result


def shown_by(v: Open, seat: int, duel: int) -> int:
    """The symbols that a seat's face-up cards could bring in a duel."""
    symbols = 0
    for i in range(v.laid[seat]):
        if not v.down[seat][i]:
            symbols += value(v, seat, i, duel)
    return symbols


def hidden_cards(v: Open, seat: int) -> int:
    cards = 0
    for i in range(v.laid[seat]):
        if v.down[seat][i]:
            cards += 1
    return cards


def number_unseen(v: View) -> int:
    """The cards that this seat has not seen: the deck, other hands, and what lies face down."""
    cards = v.undrawn
    for seat in range(v.seats):
        if seat != v.seat:
            cards += v.held[seat] + v.drops[seat] + hidden_cards(v, seat)
    return cards


def unseen_with(v: View, symbol: int, number: int) -> int:
    """How many of them have so many of a symbol, on the better of their ends."""
    cards = 0
    for kind in range(KINDS):
        if community_value(kind, symbol) == number:
            cards += copies(v, kind) - v.discards[kind] - v.hand[kind] - v.dropped[kind]
    if community_value(v.community, symbol) == number:
        cards -= 1
    return cards - seen_in_rows(v, symbol, number)


def seen_in_rows(v: View, symbol: int, number: int) -> int:
    """How many such cards lie in the rows where this seat can see them."""
    cards = 0
    for seat in range(v.seats):
        for i in range(ROW):
            if v.row[seat][i] >= 0 and community_value(v.row[seat][i] // 2, symbol) == number:
                cards += 1
    return cards


# The showdown


def best_split(v: View, first: int) -> float:
    """The most that its cards promise, over the ways to split those that fit several duels.

    In the showdown the card that is asked for goes to `first`; if the showdown is called now, `first`
    is NONE, and the row is taken as it lies. Nobody pays any more.
    """
    duels = GUARDIAN_DUEL + v.guardians
    splits = 1
    for item in range(first_free(v, first), COMMUNITY + 1):
        ways = fitting(v, v.seat, item, duels)
        if ways > 1:
            if splits * ways * duels > MOST_DUELS:
                break
            splits *= ways
    most = 0.0
    for split in range(splits):
        worth = 0.0
        for duel in range(duels):
            worth += value_of_duel(v, duel, symbols_of(v, duel, first, split), 0.0)
        most = max(most, worth)
    return most


def first_free(v: View, first: int) -> int:
    return 0 if first == NONE else v.item + 1


def symbols_of(v: View, duel: int, first: int, split: int) -> int:
    """Its symbols in a duel, if the cards that are free go where the digits of `split` say.

    A digit counts the duels that its card fits.
    """
    duels = GUARDIAN_DUEL + v.guardians
    symbols = total(v, v.seat, duel)
    if first == duel:
        symbols += value(v, v.seat, v.item, duel)
    for item in range(first_free(v, first), COMMUNITY + 1):
        ways = fitting(v, v.seat, item, duels)
        if ways > 0:
            if split % ways == fitting(v, v.seat, item, duel):
                symbols += value(v, v.seat, item, duel)
            split //= ways
    return symbols
