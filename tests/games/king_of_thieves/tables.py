"""Positions of King of Thieves, built from what one would say at the table.

A card is written with its ends, the one that counts first: "2sword/1key". In a row, `?` before a card means
that it lies face down, and `=lamp` after it what its rubies were declared to be:

    table(rows=["2shield/1key ?1ruby/2sword", "1ruby/2key=lamp"])
"""

import cutpurse as cp
from cutpurse.games.king_of_thieves import state
from cutpurse.games.king_of_thieves.cards import copies
from cutpurse.games.king_of_thieves.showdown import begin_showdown
from cutpurse.games.king_of_thieves.state import (
    CARDS,
    COMMON_KINDS,
    DRAW,
    KINDS,
    NONE,
    REVEAL,
    ROW,
    SEATS,
    TURN,
    State,
)
from cutpurse.games.king_of_thieves.things import KIND

SYMBOLS = {
    "key": state.KEY,
    "lamp": state.LAMP,
    "shield": state.SHIELD,
    "sword": state.SWORD,
    "ruby": state.RUBY,
}
TOMBS = {f"{gold}{name}": 3 * symbol + gold - 1 for name, symbol in SYMBOLS.items() for gold in (1, 2, 3)}
GUARDIANS = {f"{beat}{name}": 3 * symbol + beat - 2 for name, symbol in SYMBOLS.items() for beat in (2, 3, 4)}
NO_CARDS = ["", "", ""]


def lying(text):
    """The card, with the end that counts: "2sword/1key"."""
    first, second = ((int(end[0]), SYMBOLS[end[1:]]) for end in text.split("/"))
    if (first, second) in CARDS:
        return 2 * CARDS.index((first, second))
    return 2 * CARDS.index((second, first)) + 1


def kind(text):
    return lying(text) // 2


def all_but(*texts):
    """Every card of a set but these, as one would name a hand."""
    left = [CARDS[each] for each in range(COMMON_KINDS) if each not in map(kind, texts)]
    names = list(SYMBOLS)
    return " ".join("/".join(f"{number}{names[symbol]}" for number, symbol in card) for card in left)


def counts(texts):
    """How many cards of each kind."""
    kinds = [kind(text) for text in texts.split()]
    return [kinds.count(each) for each in range(KINDS)]


def padded(values, length, filler):
    return [*values, *[filler] * (length - len(values))]


def table(
    *,
    seats=3,
    tomb="3shield",
    guardians=(("2sword", 0),),
    community="1shield/2sword",
    rows=(),
    hands=(),
    discards="",
    dropped=(),
    reputation=None,
    treasure=(),
    undrawn=None,
    escaped=(),
    out=(),
    paid=(),
    options=None,
    opened=1,
    showdown=False,
    **fields,
):
    """It is the turn of the starting seat in the third round, unless `fields` say otherwise.

    Cards that are not named are in the deck, or, if the deck is named by `undrawn`, among the discards.
    Reputation that is not named is shared: everybody has as much as fits. With `showdown` the three rounds
    are over.
    """
    game = cp.game("king-of-thieves")
    s = State.from_dict(game.table(seats, options or {}).to_dict())
    s.phase, s.round, s.opened = TURN, 3, opened
    s.alive = sum(1 << seat for seat in range(seats) if seat not in out)
    s.inside = sum(1 << seat for seat in range(seats) if seat not in {*escaped, *out})
    s.paid = sum(1 << seat for seat in paid)
    lay_tomb(s, tomb, treasure)
    lay_guardians(s, guardians)
    s.community = kind(community) if community else NONE
    for seat, text in enumerate(rows):
        lay_row(s, seat, text)
    for seat, text in enumerate(hands):
        s.hand[seat] = counts(text)
        s.held[seat] = sum(s.hand[seat])
    for seat, text in enumerate(dropped):
        s.dropped[seat] = counts(text)
        s.drops[seat] = sum(s.dropped[seat])
    s.discards = counts(discards)
    fill_deck(s, undrawn)
    left = 8 * seats - sum(s.pool)
    s.reputation = padded(reputation or share(left, s), SEATS, 0)
    for name, value in fields.items():
        setattr(s, name, value)
    if showdown:
        begin_showdown(s)
    return game.position(s.to_dict(), seats=seats, chance="manual", **(options or {}))


def share(tokens, s):
    """Equal parts for all who are not out, the rest for the first of them."""
    alive = [seat for seat in range(s.seats) if s.alive >> seat & 1]
    parts = [tokens // len(alive) if seat in alive else 0 for seat in range(s.seats)]
    parts[alive[0]] += tokens % len(alive)
    return parts


def lay_tomb(s, tomb, treasure):
    """The tomb is drawn, and as many others as were opened before it."""
    s.tomb = TOMBS[tomb]
    stakes = 2 if s.stakes else 1
    sets = s.tomb_deck[0]
    s.tomb_deck[s.tomb] -= 1
    others = [each for each in reversed(range(12)) for _ in range(s.tomb_deck[each])]
    others.sort(key=lambda each: -(each % 3))
    before = (s.opened - 1) % (12 * sets)
    for each in others[:before]:
        s.tomb_deck[each] -= 1
    s.gold = stakes * (s.tomb % 3 + 1)
    s.treasure = padded(treasure, SEATS, 0)
    s.supply -= s.gold + sum(treasure)


def lay_guardians(s, guardians):
    for slot, (name, tokens) in enumerate(guardians):
        s.guardian[slot] = GUARDIANS[name]
        s.pool[slot] = tokens
        s.guardian_deck[GUARDIANS[name]] -= 1
    s.guardians = len(guardians)


def lay_row(s, seat, text):
    cards = text.split()
    for i, card in enumerate(cards):
        name, _, called = card.lstrip("?").partition("=")
        s.row[seat][i] = lying(name)
        s.down[seat][i] = int(card.startswith("?"))
        s.called[seat][i] = SYMBOLS[called] if called else NONE
    s.laid[seat] = len(cards)


def fill_deck(s, undrawn):
    named = counts(undrawn) if undrawn is not None else None
    for each in range(KINDS):
        rows = sum(s.row[seat][i] // 2 == each for seat in range(SEATS) for i in range(ROW))
        known = s.discards[each] + rows + (s.community == each)
        known += sum(s.hand[seat][each] + s.dropped[seat][each] for seat in range(SEATS))
        left = copies(s, each) - known
        s.deck[each] = left if named is None else named[each]
        s.discards[each] += left - s.deck[each]
    s.undrawn = sum(s.deck)


def play(match, *texts):
    """Play actions by their words, and what chance brings by its; "2sword/1key" is a card."""
    for text in texts:
        if "/" in text:
            card = lying(text)
            match.play(card if match.actor == cp.CHANCE else 6 + card // 2)
        else:
            match.play(match.parse(text))
    return match


def showdown(**fields):
    """The rounds are over; cards are turned over until somebody is asked, or the tomb is settled."""
    return turn_over(table(showdown=True, **fields))


def turn_over(match):
    while match.state()["phase"] == REVEAL:
        match.play(match.outcomes()[0][0])
    return match


def send(match, *texts):
    """Say where cards count, one after the other, and turn over what comes next."""
    for text in texts:
        turn_over(play(match, text))
    return match


def draw(match):
    """The active seat draws whatever comes."""
    while match.state()["phase"] == DRAW:
        match.play(match.outcomes()[0][0])
    return match


def deal(match):
    """Chance brings anything, until somebody is asked."""
    while match.actor == cp.CHANCE:
        match.play(match.outcomes()[0][0])
    return match


def hide(match, times=1):
    """So many seats hide, and draw what there is."""
    for _ in range(times):
        draw(play(match, "hide"))
    return match


def choices(match):
    return {match.text(action) for action in match.legal()}


def gold(match):
    return match.state()["treasure"][: match.seats]


def reputation(match):
    return match.state()["reputation"][: match.seats]


def pools(match):
    return match.state()["pool"][: match.state()["guardians"]]


def hand(match, seat):
    """The cards that a seat holds, in words."""
    names = []
    for each, number in enumerate(match.state()["hand"][seat]):
        names += [KIND[2 * each]] * number
    return [match.words().say(name) for name in names]


def new(seats=3, **options):
    return cp.game("king-of-thieves").new(seats, chance="manual", **options)


def tied(**fields):
    """Everybody has as many Swords: one with two cards, the others with one."""
    rows = ["1sword/1key 1sword/1lamp", "2sword/1key", "2sword/1lamp"]
    return showdown(rows=rows, community="1key/1lamp", **fields)
