"""Positions of Guild of Thieves, drawn as small boards.

    L   C0  .       a Lamp, a Camel with a thief of seat 0 on it, a gap
    S1  G   x       a Sword with a thief of seat 1, a Guard, any item

A drawing is the corner around a1, at most five columns and four rows; the rest of the grid is gaps. The
thieves that are not drawn stand far away, where nothing but each other is beside them.
"""

from math import comb

import cutpurse as cp
from cutpurse.games.guild_of_thieves import state
from cutpurse.games.guild_of_thieves.state import (
    CARD,
    COLUMNS,
    COPIES,
    ITEMS,
    KINDS,
    NONE,
    SEATS,
    SPACES,
    STARTER_CAMEL,
    STARTER_LAMP,
)

LETTERS = "LCSFOTJG"  # Lamp, Camel, Sword, Flying Carpet, cOins, Turban, Jewels, Guard
ANY = -2
KIND_OF = {
    "lamp": state.LAMP,
    "camel": state.CAMEL,
    "sword": state.SWORD,
    "carpet": state.CARPET,
    "coins": state.COINS,
    "turban": state.TURBAN,
    "jewels": state.JEWELS,
    "guard": state.GUARD,
    "slamp": STARTER_LAMP,
    "scamel": STARTER_CAMEL,
}
CORNER = [row * COLUMNS + column for row in (4, 5, 6) for column in (5, 6, 7)]  # for thieves not drawn


def drawn(board):
    """(grid, thief): what a drawing shows."""
    grid, thief = [NONE] * (SPACES + 1), [NONE] * (SPACES + 1)
    for row, line in enumerate(board.strip().splitlines()):
        for column, cell in enumerate(line.split()):
            where = row * COLUMNS + column
            grid[where] = ANY if cell[0] == "x" else LETTERS.find(cell[0])
            if len(cell) > 1:
                thief[where] = int(cell[1])
    return grid, thief


def counted(text):
    """Cards by kind: "lamp guard lamp"."""
    kinds = [KIND_OF[word] for word in text.split()]
    return [kinds.count(kind) for kind in range(KINDS)]


def table(
    board,
    *hands,
    piles=(),
    discards=(),
    known=None,
    active=0,
    last=(NONE, None),
    other=None,
    turn=9,
    options=None,
    **fields,
):
    """It is the turn of a seat that holds these cards; the seats have as many hands as are given.

    `last` is the seat that played the last card and what it did, `other` what anybody else's last card
    did. Items that are nowhere else are in the last seat's discard pile.
    """
    seats, options = max(len(hands), 2), options or {}
    grid, thief = drawn(board)
    hide_thieves(grid, thief, seats, options.get("thieves", 3))
    hand = [counted(text) for text in fill(hands)]
    pile = [counted(text) for text in fill(piles)]
    discard = [counted(text) for text in fill(discards)]
    for seat in range(seats):
        for kind, starters in ((STARTER_LAMP, 2), (STARTER_CAMEL, 1)):
            discard[seat][kind] = starters - hand[seat][kind] - pile[seat][kind]
    lay_any(grid, [*hand, *pile, *discard])
    aside = put_aside(grid, [*hand, *pile, *discard], discard[seats - 1], 16 if seats == 2 else 8)
    surely = [[*cards] for cards in hand] if known is None else [counted(text) for text in fill(known)]
    position = {
        "phase": CARD,
        "active": active,
        "turn": turn,
        "unplaced": 0,
        "grid": grid,
        "thief": thief,
        "aside": aside,
        "hand": hand,
        "pile": pile,
        "discard": discard,
        "known": surely,
        "guard_ways": [guard_ways(hand[seat], surely[seat], seat < seats) for seat in range(SEATS)],
        "last_by": last[0],
        "last_effect": NONE if last[1] is None else KIND_OF[last[1]],
        "other_effect": NONE if other is None else KIND_OF[other],
        **fields,
    }
    return cp.game("guild-of-thieves").position(position, seats=seats, chance="manual", **options)


def guard_ways(hand, known, is_here):
    """As if all that is not known had been drawn and nothing of it played."""
    return [int(is_here) * comb(sum(hand) - sum(known), guards) for guards in range(COPIES + 1)]


def fill(texts):
    return [*texts, *[""] * (SEATS - len(texts))]


def hide_thieves(grid, thief, seats, each):
    """Put the thieves that are not drawn into the far corner, on Guards, which nobody wants."""
    corner = [where for where in CORNER if seats > 2 or where < SPACES - COLUMNS]
    for seat in range(seats):
        for _ in range(each - thief.count(seat)):
            where = corner.pop()
            thief[where] = seat
            grid[where] = state.GUARD if grid.count(state.GUARD) < COPIES else state.TURBAN


def lay_any(grid, owned):
    """Where it does not matter which item lies, lay the one that is left most often."""
    while ANY in grid:
        used = [grid.count(kind) + sum(cards[kind] for cards in owned) for kind in range(ITEMS)]
        grid[grid.index(ANY)] = used.index(min(used))


def put_aside(grid, owned, bank, number):
    """The items out of the game; all others that are nowhere yet go to the bank."""
    aside = [0] * ITEMS
    for kind in range(ITEMS):
        left = COPIES - grid.count(kind) - sum(cards[kind] for cards in owned)
        assert left >= 0, f"too many of kind {kind}"
        aside[kind] = min(left, number - sum(aside))
        bank[kind] += left - aside[kind]
    assert sum(aside) == number
    return aside


def play(match, *texts):
    """Play steps by their words; "c2" names a space, and a kind of card names what is drawn."""
    for text in texts:
        match.play(match.parse(text))
    return match


def choices(match):
    return {match.text(action) for action in match.legal()}


def playable(match):
    """The cards that may be played."""
    return {text.removeprefix("play ") for text in choices(match)} - {"pass for good"}


def spaces(match):
    """The spaces that may be chosen now."""
    return {text.split()[-1] for text in choices(match)}


def ends(match, card, thief):
    """Where a card takes a thief; nowhere if it cannot be chosen."""
    if not any(card == text.lower() for text in playable(match)):
        return set()
    play(match, f"play {card}")
    if thief not in spaces(match):
        return set()
    return spaces(play(match, thief))


def kinds(match, pile, seat):
    """The cards of a hand or pile, by name."""
    names = {number: name for name, number in KIND_OF.items()}
    counts = match.state()[pile][seat]
    return [names[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def standing(match, seat):
    """The spaces of a seat's thieves, as people call them."""
    thief = match.state()["thief"]
    return {f"{'abcdefgh'[w % COLUMNS]}{w // COLUMNS + 1}" for w in range(SPACES) if thief[w] == seat}


def item_on(match, name):
    """The letter of the item on a space, or "." for a gap."""
    kind = match.state()["grid"][(int(name[1]) - 1) * COLUMNS + "abcdefgh".index(name[0])]
    return "." if kind == NONE else LETTERS[kind]


def new(seats=3, **options):
    return cp.game("guild-of-thieves").new(seats, chance="manual", **options)


def deal(match):
    """Deal Lamps, then Camels and so on, until the grid is full."""
    while match.state()["phase"] == 0:
        match.play(match.outcomes()[0][0])
    return match


def placed(match, first, *names):
    """The grid is dealt, this seat places first, and thieves are placed on these spaces."""
    return play(deal(match), f"seat {first} first", *names)
