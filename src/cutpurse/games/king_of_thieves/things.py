"""The things of King of Thieves that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Phrase, Thing, phrase

from .state import CARDS, LYING, NONE, NUMBER, Open
from .state import SYMBOL as SYMBOL_OF

SYMBOL = tuple(Thing("symbol", name) for name in ("key", "lamp", "shield", "sword", "ruby"))
TOMB = tuple(
    Thing("tomb", name)
    for name in (
        *("locksmith", "whispers", "sealed-treasury"),
        *("lampmaker", "smoke", "djinn"),
        *("guardsman", "janissaries", "iron-sultan"),
        *("raider", "seven-blades", "warlord"),
    )
)
GUARDIAN = tuple(
    Thing("guardian", name)
    for name in (
        *("poisoned-lock", "spiked-pit", "crushing-walls"),
        *("cursed-glyph", "pillar-of-flame", "bound-djinn"),
        *("giant-scorpion", "stone-colossus", "scything-blades"),
        *("skeleton", "ghoul-pack", "mummy-lord"),
    )
)
SECOND = tuple(Thing("guardian", f"second-{first.id}", {"first": first}) for first in GUARDIAN)
THE_TOMB = Thing("duel", "tomb")  # whichever lies there; the other duels are called after their Guardians
DECK, TOMB_DECK, GUARDIAN_DECK = (Thing("pile", name) for name in ("cards", "tombs", "guardians"))
SUPPLY = Thing("pile", "gold")


def symbols(number: int, symbol: int) -> Phrase:
    """So many symbols, as in "2 Keys"."""
    return phrase("symbols", number=number, symbol=SYMBOL[symbol])


END = tuple(symbols(NUMBER[lying], SYMBOL_OF[lying]) for lying in range(LYING))


def end(lying: int, called: int = NONE) -> Phrase:
    """The end that counts, and what its rubies were declared to be, as in "1 Ruby (as a Key)"."""
    if called == NONE:
        return END[lying]
    meaning = phrase("as", number=NUMBER[lying], symbol=SYMBOL[called])
    return phrase("declared", end=END[lying], meaning=meaning)


def kind(lying: int, called: int = NONE) -> Thing:
    """What a card is, whichever way it lies; said as it lies, the end that counts first."""
    name = "-".join(f"{number}-{SYMBOL[symbol].id}" for number, symbol in CARDS[lying // 2])
    return Thing("kind", name, {"end": end(lying, called), "other": END[lying ^ 1]})


KIND = tuple(kind(lying) for lying in range(LYING))


def card(number: int) -> Thing:
    """A piece of cardboard, as far as eyes can follow it."""
    return Thing("card", number)


def guardians(v: Open) -> list[Thing]:
    """The Guardians on the table; of two of a kind the younger is called the second."""
    kinds = v.guardian[: v.guardians]
    return [(SECOND if kind in kinds[:slot] else GUARDIAN)[kind] for slot, kind in enumerate(kinds)]


def duels(v: Open) -> list[Thing]:
    """What there is to win, by the numbers of the duels."""
    return [THE_TOMB, *guardians(v)]


def where(duel: Thing) -> Phrase:
    """In which duel a card counts."""
    return phrase("for-tomb", tomb=duel) if duel == THE_TOMB else phrase("against", guardian=duel)
