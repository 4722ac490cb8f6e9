"""Positions of King Thief Minister, built from what one would say at the table."""

import cutpurse as cp
from cutpurse.games.king_thief_minister.knowledge import total, weight_of, who
from cutpurse.games.king_thief_minister.state import COINS_EACH, SEATS, TURN

NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve", "Fox"]
CHARACTERS = ["King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant"]
GAME = cp.game("king-thief-minister")


def table(
    cards="King Thief Minister Executioner Sheriff Peasant", *, purses=(3, 3, 3, 3), active=0, **fields
):
    """The cards lie like this, clockwise from Ann's spot; the treasury has all coins that are nowhere else.

    A card that nobody has seen yet is written as a dash.
    """
    faces = [-1 if card == "-" else CHARACTERS.index(card) for card in cards.split()]
    position = {
        "phase": TURN,
        "active": active,
        "asked": active,
        "turn": 1,
        "face": faces,
        "purse": [*purses, *[0] * (SEATS - len(purses))],
        "treasury": COINS_EACH * len(purses) - sum(purses),
    }
    options = {name: fields.pop(name) for name in ("rounds", "peasant_names", "memory_aid") if name in fields}
    return GAME.position(position | fields, seats=len(purses), chance="manual", **options)


def play(match, *texts):
    """Play by words; a card that is looked at turns up by itself, if it is decided what it is."""
    for text in texts:
        match.play(match.parse(text, names=NAMES))
        settle(match)
    return match


def settle(match):
    while match.actor == cp.CHANCE and len(match.outcomes()) == 1:
        match.play(match.outcomes()[0][0])


def all_pass(match):
    """Nobody challenges."""
    while match.actor >= 0 and "let it pass" in choices(match):
        play(match, "let it pass")
    return match


def choices(match):
    return {match.text(action, names=NAMES) for action in match.legal()}


def actor(match):
    return NAMES[match.actor] if match.actor >= 0 else match.actor


def purses(match):
    return match.state()["purse"][: match.seats]


def treasury(match):
    return match.state()["treasury"]


def cards(match):
    """The characters at the spots, clockwise from Ann's."""
    state = match.state()
    faces = (state["face"][card] for card in state["at"])
    return " ".join("-" if face < 0 else CHARACTERS[face] for face in faces)


def possible(match, seat, spot):
    """What a seat holds possible for the card at a spot, with its odds in percent."""
    view = match.view(seat)
    weights = [weight_of(view["odds"], view["at"][spot], c) for c in range(6)]
    return {CHARACTERS[c]: round(100 * w / total(view["odds"])) for c, w in enumerate(weights) if w}


def told(match, seat=None, since=0):
    return match.narrate(since, seat, names=NAMES)


def known_faces(view):
    """The cards that a seat is certain of, with their characters."""
    ways = [number for number, weight in enumerate(view.odds) if weight]
    return {card: who(ways[0], card) for card in range(6) if len({who(number, card) for number in ways}) == 1}


def known(match, seat, spot):
    """The character that a seat is certain of, or None."""
    odds = possible(match, seat, spot)
    return next(iter(odds)) if len(odds) == 1 else None


def opened(seats, **options):
    """A new game in which Ann begins."""
    match = GAME.new(seats, chance="manual", **options)
    match.play(match.parse("seat 0 is dealt the King"))
    return match
