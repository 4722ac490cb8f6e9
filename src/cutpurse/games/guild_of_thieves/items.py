"""Where the magic items take a thief: chapter 3 of the rules, and 2.4."""

from .actions import go_to, step_over
from .state import *

PLAYED_AS = (LAMP, CAMEL, SWORD, CARPET, COINS, TURBAN, NONE, NONE, LAMP, CAMEL)  # each kind; Jewels vary


def beside(space: int, direction: int) -> int:
    """The next space in a direction; the edge, where the grid ends."""
    return NEXT[DIRECTIONS * space + direction]


def is_open(s: Open, space: int) -> bool:
    """2.4 A space can be entered if it has a card and no thief."""
    return s.grid[space] != NONE and s.thief[space] == NONE


def is_gap(s: Open, space: int) -> bool:
    """2.5 A space whose card has been claimed is a gap."""
    return s.grid[space] == NONE and space != EDGE


def effect_of(s: Open, kind: int) -> int:
    """3.7 Jewels do what they copy; 3.9 starters are Lamps and Camels; 3.8 a Guard does nothing."""
    return copied(s) if kind == JEWELS else PLAYED_AS[kind]


def copied(s: Open) -> int:
    """3.7 What the card does that an opponent played last, or nothing if none has been played."""
    return s.other_effect if s.last_by == s.active else s.last_effect


def effect_bit(s: Open, kind: int) -> int:
    """What a kind of card does, as a set of one effect, or of none."""
    effect = effect_of(s, kind)
    return 0 if effect == NONE else 1 << effect


# Whether an item moves a thief at all


def playable(s: Open) -> int:
    """2.2 The kinds in the active seat's hand that can move one of its thieves, a set of bits."""
    effects = 0
    for kind in range(KINDS):
        if s.hand[s.active][kind] > 0:
            effects |= effect_bit(s, kind)
    effects = effects_that_move(s, effects)
    kinds = 0
    for kind in range(KINDS):
        if s.hand[s.active][kind] > 0 and effects & effect_bit(s, kind):
            kinds |= 1 << kind
    return kinds


def effects_that_move(s: Open, wanted: int) -> int:
    """2.2 Of some effects, a set of bits, those that can move a thief of the active seat.

    One thief after the other is asked, and only for what those before could not do.
    """
    missing = wanted
    left = s.thieves
    for space in range(SPACES):
        if s.thief[space] == s.active:
            for effect in range(EFFECTS):
                if missing >> effect & 1 and can_move(s, effect, space):
                    missing &= ~(1 << effect)
            left -= 1
            if left == 0 or missing == 0:
                break
    return wanted & ~missing


def can_move(s: Open, effect: int, space: int) -> bool:
    """2.3 An item moves a thief only if all that it says can be done."""
    if effect == LAMP:
        return has_step_on(s, EDGE, space)  # where there is one, a Lamp goes on to somewhere
    if effect == CAMEL:
        return can_ride(s, space)
    if effect == TURBAN:
        return can_sneak(s, space)
    for direction in range(DIRECTIONS):
        if straight_end(s, effect, space, direction) != EDGE:
            return True
    return False


def can_ride(s: Open, space: int) -> bool:
    """3.2 A Camel needs three free cards in a row, of any shape."""
    for first in range(DIRECTIONS):
        over = beside(space, first)
        if is_open(s, over):
            for second in range(DIRECTIONS):
                on = beside(over, second)
                if is_open(s, on) and has_step_on(s, over, on):
                    return True
    return False


def can_sneak(s: Open, space: int) -> bool:
    """3.6 A Turban needs two free cards in a row, of any shape."""
    for direction in range(DIRECTIONS):
        if can_sneak_over(s, beside(space, direction)):
            return True
    return False


def can_sneak_over(s: Open, via: int) -> bool:
    """3.6 The first card is free, and so is another beside it; the start is not: the thief stands there."""
    return is_open(s, via) and has_step_on(s, EDGE, via)


def has_step_on(s: Open, before: int, space: int) -> bool:
    """Whether a thief that came from `before` can make one more step."""
    for direction in range(DIRECTIONS):
        on = beside(space, direction)
        if on != before and is_open(s, on):
            return True
    return False


# Where items lead in one direction: to one space, or nowhere, which is the edge


def straight_end(s: Open, effect: int, space: int, direction: int) -> int:
    if effect == LAMP:
        return lamp_end(s, space, direction)
    if effect == SWORD:
        return sword_end(s, space, direction)
    if effect == CARPET:
        return carpet_end(s, space, direction)
    if effect == COINS:
        return coins_end(s, space, direction)
    return EDGE


def lamp_end(s: Open, space: int, direction: int) -> int:
    """3.1 A Lamp goes straight on, at least one space, as far as the way is free."""
    end = space
    ahead = beside(space, direction)
    while is_open(s, ahead):
        end = ahead
        ahead = beside(ahead, direction)
    return EDGE if end == space else end


def sword_end(s: Open, space: int, direction: int) -> int:
    """3.3 A Sword goes straight up to an opponent's thief that can be pushed to the card behind."""
    ahead = first_closed(s, beside(space, direction), direction)
    rival = s.thief[ahead] != NONE and s.thief[ahead] != s.active
    return ahead if rival and is_open(s, beside(ahead, direction)) else EDGE


def carpet_end(s: Open, space: int, direction: int) -> int:
    """3.4 A Carpet flies over the gap beside it to the first card; as an option over free cards before it."""
    ahead = beside(space, direction)
    if s.carpet_crosses == CARDS:
        ahead = first_closed(s, ahead, direction)
    if not is_gap(s, ahead):
        return EDGE
    while is_gap(s, ahead):
        ahead = beside(ahead, direction)
    return ahead if is_open(s, ahead) else EDGE


def coins_end(s: Open, space: int, direction: int) -> int:
    """3.5 Coins move a thief one space."""
    ahead = beside(space, direction)
    return ahead if is_open(s, ahead) else EDGE


def first_closed(s: Open, space: int, direction: int) -> int:
    """From a space on in a direction, the first that cannot be entered."""
    while is_open(s, space):
        space = beside(space, direction)
    return space


def direction_of(start: int, end: int) -> int:
    """The direction in which a straight move went."""
    if start // COLUMNS == end // COLUMNS:
        return EAST if end > start else WEST
    return SOUTH if end > start else NORTH


# Lists of moves: each result once


def list_ends(s: Open, effect: int, space: int, actions: list[int]) -> int:
    """Write where an item can take the thief on a space; return how many there are."""
    if effect == CAMEL:
        return list_rides(s, space, actions)
    n = 0
    for direction in range(DIRECTIONS):
        end = straight_end(s, effect, space, direction)
        if end != EDGE:
            actions[n] = go_to(end)
            n += 1
    return n


def list_rides(s: Open, space: int, actions: list[int]) -> int:
    """3.2 Where three steps end, without going back; several ways to the same card are one move."""
    n = 0
    seen = 0
    for first in range(DIRECTIONS):
        over = beside(space, first)
        if is_open(s, over):
            for second in range(DIRECTIONS):
                on = beside(over, second)
                if is_open(s, on):
                    for third in range(DIRECTIONS):
                        end = beside(on, third)
                        if end != over and is_open(s, end) and seen >> end & 1 == 0:
                            seen |= 1 << end
                            actions[n] = go_to(end)
                            n += 1
    return n


def list_first_steps(s: Open, space: int, actions: list[int]) -> int:
    """3.6 The first cards that a Turban can take a thief over."""
    n = 0
    for direction in range(DIRECTIONS):
        via = beside(space, direction)
        if can_sneak_over(s, via):
            actions[n] = step_over(via)
            n += 1
    return n
