"""Positions of Forty Thieves, built from small drawings.

A tile is written as what it hides: `red-sun`, `Amulet`. By itself it lies face down and nobody has seen it
yet, but it will turn out to be just that when a test lets chance play. `red-sun!` lies open, `red-sun*` is
face down but has been shown to all, `red-sun@02` has been seen by the seats 0 and 2. `red-sun/red-star`
says which jar it is in. `?` is any other tile.
"""

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT
from cutpurse.games.forty_thieves.jars import FACE, THIEF_FACES
from cutpurse.games.forty_thieves.things import JAR, PLACE, SPECIAL
from cutpurse.games.forty_thieves.tiles import hand_spot, tile_looked_at

STAGES = {"build": st.BUILD, "glimpse": st.GLIMPSE, "action": st.ACTION, "steal": st.STEAL}
NAMES = {jar.id: number for number, jar in enumerate(JAR)}
FACES = NAMES | {it.id.title(): THIEF_FACES + number for number, it in enumerate(SPECIAL)}
PLACES = {place.id: number for number, place in enumerate(PLACE)}
ROW_1 = "red-sun blue-sun green-sun yellow-sun " + "? " * 12
STARS_AND_GREENS = """
    red-star   green-star!  blue-star!  yellow-star!
    blue-moon  yellow-hand  ?           ?
    ?          ?            ?           ?
    ?          ?            ?           ?
"""
SUNS_AND_REDS = """
    red-sun   blue-sun! green-sun! yellow-sun!
    red-hand! ?         ?          ?
    red-star! ?         ?          ?
    red-moon! ?         ?          ?
"""


class Position:
    """Tiles that find their spots, and what they will turn out to be."""

    def __init__(self, seats):
        self.at = [st.NONE] * st.SPOTS
        self.content = [st.NONE] * st.TILES
        self.known = [0] * st.TILES
        self.may = [st.ANYTHING] * st.TILES
        self.free = [[0, 1, 2] for _ in range(st.JARS)]  # labels
        self.hidden = [[0, 1, 2] for _ in range(st.JARS)]  # contents
        self.truth = {}
        self.seats = seats

    def find(self, face, jar=None):
        """A tile with this face; (number, content)."""
        for at, value in enumerate(FACE):
            if value == FACES[face] and jar in (None, at // 3) and at % 3 in self.hidden[at // 3]:
                self.hidden[at // 3].remove(at % 3)
                return 3 * (at // 3) + self.free[at // 3].pop(0), at % 3
        raise ValueError(f"no {face} is left")

    def any(self):
        jar = max(range(st.JARS), key=lambda jar: (len(self.free[jar]), jar))
        return 3 * jar + self.free[jar].pop(0)

    def see(self, tile, content, seats):
        self.content[tile] = content
        self.known[tile] = seats
        if seats == st.EVERYBODY:
            self.may[tile] = 1 << content

    def tile(self, text, seats=0):
        """The tile that a word describes, seen by `seats` at least; and whether it lies open."""
        word, _, eyes = text.partition("@")
        face, _, jar = word.rstrip("!*").partition("/")
        tile, content = self.find(face, NAMES[jar] if jar else None)
        self.truth[tile] = content
        if word[-1] in "!*":
            seats = st.EVERYBODY
        for eye in eyes:
            seats |= 1 << int(eye)
        if seats:
            self.see(tile, content, seats)
        return tile


def table(
    board="", hands=("", ""), *, stage="action", discards="", gems=range(1, 10), options=None, **fields
):
    """A table where seat 0 is in a stage of its turn; what is not drawn lies closed or in the stack."""
    seats = len(hands)
    position = Position(seats)
    words = board.split() or ["?"] * st.PLACES
    up = sum(1 << place for place, word in enumerate(words) if word.endswith("!"))
    for place, word in enumerate(words):
        if word != "?":
            position.at[place] = position.tile(word)
    for seat, hand in enumerate(hands):
        for slot, word in enumerate(hand.split()):
            position.at[hand_spot(seat, slot)] = position.tile(word, 1 << seat)
    thrown = sum(1 << position.tile(word + "*") for word in discards.split())
    tiles = [*fields.pop("tiles", ())]
    for _ in range(sum(tiles)):
        position.tile("Sapphire*")
    for place, word in enumerate(words):
        if word == "?":
            position.at[place] = position.any()
    position.at[st.TOP] = position.any()
    stack = sum(1 << 3 * jar + label for jar, labels in enumerate(position.free) for label in labels)
    left = [gem - 1 for gem in gems]
    loot = [*fields.pop("loot", [9 - len(left)])]
    state = {
        "phase": st.CHOOSE,
        "stage": STAGES[stage],
        "turn": 7,
        "at": position.at,
        "up": up,
        "content": position.content,
        "known": position.known,
        "may": position.may,
        "stack": stack,
        "discards": thrown,
        "gems": sum(1 << gem for gem in left),
        "loot": padded(loot),
        "tiles": padded(tiles),
        "eyes": padded([*fields.pop("eyes", ())]),
        **fields,
    }
    options = {"first": 0, **(options or {})}
    match = cp.game("forty-thieves").position(state, seats=seats, chance="manual", **options)
    match.truth = position.truth
    return match


def padded(values):
    return values + [0] * (st.SEATS - len(values))


def settle(match):
    """Let chance play: tiles are what the drawing says, the others thieves if they can be."""
    while match.actor == cp.CHANCE:
        s = match.table
        possible = [outcome for outcome, _ in match.outcomes()]
        if s.phase == st.LOOK:
            match.play(CONTENT + content_of(match, tile_looked_at(s), possible))
        else:
            match.play(possible[-1])
    return match


def content_of(match, tile, possible):
    """What a tile turns out to be: what the drawing says, or what it leaves free."""
    if tile in match.truth:
        return match.truth[tile]
    promised = {match.truth.get(3 * (tile // 3) + label) for label in range(3)}
    contents = [outcome - CONTENT for outcome in possible]
    return next((content for content in contents if content not in promised), contents[0])


def play(match, *texts):
    """Play decisions by their words, and chance in between."""
    for text in texts:
        match.play(match.parse(text))
        settle(match)
    return match


def nobody_answers(match):
    """Everybody who is asked for a Dagger passes."""
    while match.state()["phase"] == st.ANSWER:
        play(match, "pass")
    return match


def choices(match):
    return {match.text(action) for action in match.legal()}


def on(match, place):
    """The tile on a place."""
    return match.state()["at"][PLACES[place]]


def hand(match, seat=0):
    """The tiles of a hand."""
    at = match.state()["at"]
    return [at[hand_spot(seat, slot)] for slot in range(st.HAND_SIZE) if at[hand_spot(seat, slot)] != st.NONE]


def named(match, tile):
    """What a tile is, in the words of the drawings."""
    content = match.state()["content"][tile]
    return next(name for name, face in FACES.items() if face == FACE[tile - tile % 3 + content])


def is_open(match, place):
    return bool(match.state()["up"] >> PLACES[place] & 1)


def knows(match, seat, tile):
    """Whether a seat (None: a spectator) has seen a tile."""
    return match.view(seat)["content"][tile] != st.NONE


def hoard(match, seat=0):
    """(gems, Sapphire tiles, Evil Eyes)."""
    state = match.state()
    return state["loot"][seat], state["tiles"][seat], state["eyes"][seat]


def new(seats=3, **options):
    match = cp.game("forty-thieves").new(seats, chance="manual", **options)
    match.truth = {}
    return match


def phase(match):
    return match.state()["phase"]


def stage(match):
    return match.state()["stage"]


def run_out(match):
    """The same table with an empty stack: all that was in it lies among the discards."""
    state = match.state()
    for tile in range(st.TILES):
        if state["stack"] >> tile & 1:
            content = min({0, 1, 2} - {state["content"][3 * (tile // 3) + i] for i in range(3)})
            state["content"][tile], state["may"][tile] = content, 1 << content
            state["known"][tile] = st.EVERYBODY
    state |= {"stack": 0, "discards": state["discards"] | state["stack"]}
    again = match.game.position(state, chance="manual")
    again.truth = {}
    return again
