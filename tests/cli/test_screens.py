"""Every table with its choices on screens of many sizes: nothing is cut, no word is broken."""

import re
from collections import Counter
from pathlib import Path

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.cli.fullscreen import EDGES, LEAST_CHOICES, LEAST_STORY, Full, arranged, height_of
from cutpurse.cli.listing import Listed
from cutpurse.cli.screen import Question
from loops import run
from panes import NAMES, at_a_question, decided, rows, shown, until

GOLDEN = Path(__file__).parent / "screens"
SIZES = [(width, height) for width in (60, 80, 100) for height in (24, 30)]
SMALL = [(60, 24), (80, 24)]
SEATS = {
    "kings-gold": (2, 3, 6),
    "king-thief-minister": (3, 4, 6),
    "guild-of-thieves": (2, 3, 4),
    "forty-thieves": (2, 3, 4),
    "king-of-thieves": (2, 3, 8),
}
LANGUAGES = ("en", "de", "es", "fr", "it", "nl", "pt")
DECISIONS = {  # of seat 0, before it is looked at
    "kings-gold": 9,
    "king-thief-minister": 5,
    "guild-of-thieves": 9,
    "forty-thieves": 10,
    "king-of-thieves": 0,
}
LATER = 10  # of seat 0 in King of Thieves: its third round begins
CHANCE = "[cyan]100.0 %[/]"
PEOPLE = ["Ada", "Bea", "Cy", "Dov", "Eve", "Fay", "Gus", "Hal"]  # no name within another


def words_of(text):
    """What could be broken, as the drawing of it may not be."""
    return set(re.findall(r"[^\W\d_]{2,}", text))


@pytest.mark.parametrize("id", SEATS)
def test_a_table_of_three_fits_screens_of_every_size(id):
    """As somebody sees it, from a file that people have read; whoever changes a table looks at it again."""
    aid = "memory_aid" in cp.game(id).options  # with it there is nothing to cover
    run(looked_at(decided(id, 3, DECISIONS[id], memory_aid="on" if aid else None), id, SIZES))


@pytest.mark.parametrize("seats", [3, 8])
def test_a_late_round_fits_small_screens(seats):
    name = f"king-of-thieves-late-{seats}"
    run(looked_at(decided("king-of-thieves", seats, LATER), name, SMALL))


async def looked_at(match, name, sizes):
    async with shown(at_a_question(match), sizes[0]) as (app, pilot):
        await until(lambda: app.question is not None and app.full.is_asking)
        for size in sizes:
            await pilot.resize_terminal(*size)
            await until(lambda size=size: app.size == size)
            await pilot.pause()
            await pilot.pause()
            compare(name, size, rows(app))


def compare(name, size, found):
    width, height = size
    path = GOLDEN / f"{name}-{width}x{height}.txt"
    text = "\n".join(re.sub("[▁▂▃▄▅▆▇█]$", "", row).rstrip() for row in found) + "\n"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")
    assert len(found) == height


def positions(id, seats, apart=11, **options):
    """What seat 0 is asked in a whole game, some decisions apart."""
    game = cp.game(id)
    match = game.new(seats, 11, **options)
    bots = [cp.bot("greedy", game, seed=seat) for seat in range(seats)]
    asked = 0
    while match.actor != cp.OVER:
        if match.actor == 0:
            asked += 1
            if asked % apart == 1:
                yield match
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))


@pytest.mark.parametrize(("id", "seats"), [(id, each) for id, some in SEATS.items() for each in some])
def test_nothing_is_cut_and_no_word_is_broken(id, seats):
    """At every size, in every language, also with the coach: the whole table, and all choices or most."""
    aid = {"memory_aid": "on"} if seats > 2 and "memory_aid" in cp.game(id).options else {}
    for number, match in enumerate(positions(id, seats, **aid)):
        for lang in LANGUAGES if number % 4 == 1 else ("en",):
            listener = match.listener(0, lang, NAMES[:seats])
            picture, whole = listener.picture(), Text.from_markup(listener.draw(200)).plain
            for turn, size in enumerate(SIZES):
                check(picture, question(listener, CHANCE if (turn + number) % 2 else ""), whole, *size)


def question(listener, note="", advice=()):
    """What seat 0 is asked, with this beside every choice and above them."""
    offered = listener.ways().gestures(listener.words)
    entries = [Listed(at, it.shown, it.kin, note) for at, it in enumerate(offered, 1)]
    return Question(f"{listener.words.name(0)}: {listener.prompt().text}", entries, advice)


def check(picture, question, whole, width, height):
    prompt, listed, drawn, high, low = arranged(picture, question, width, height)
    where = f"{width}x{height}\n" + "\n".join(row.plain for row in [*drawn, *listed])
    assert all(row.cell_len <= width for row in [*drawn, *listed]), where
    assert len(drawn) <= high, where  # the table is there, all of it
    assert low >= min(len(listed), LEAST_CHOICES), where
    assert high + low + height_of(prompt, width) + LEAST_STORY + EDGES <= height, where
    said = words_of(" ".join(entry.text for entry in question.entries))
    assert words_of(" ".join(row.plain for row in listed)) <= said, where
    short = {word for word in words_of("\n".join(row.plain for row in drawn)) if f"{word}." not in where}
    unknown = short - words_of(whole) - words_of(picture(60, 5)) - words_of(picture(80, 12))
    assert not {word for word in unknown if any(w.startswith(word) for w in words_of(whole))}, where


# What a decision needs is on the smallest screens too


def pictures(listener):
    """The table on small screens, without and with a coach: as much of it as is seen."""
    offered, words = listener.ways().gestures(listener.words), Full(listener.words.lang).words
    longest = max((gesture.text for gesture in offered), key=len)
    advice = f"{words('coach-best', choices=longest)} {words('coach-estimate')}"
    for asked in (question(listener), question(listener, CHANCE, (advice,))):
        for size in SMALL:
            table = arranged(listener.picture(), asked, *size)
            assert all(row.cell_len <= size[0] for row in table.drawn), table.drawn
            yield size, [row.plain for row in table.drawn[: table.high]]


def told_of(names, lines):
    """What stands behind each name, up to the next; the seats may stand at the right of a board."""
    mark = re.compile(rf"[▸ ] ({'|'.join(names)})\b")
    row, column = next((at, found.start()) for at, line in enumerate(lines) if (found := mark.search(line)))
    text = "\n".join(line[column:] for line in lines[row:])
    found = [*mark.finditer(text)]
    ends = [*(it.start() for it in found[1:]), len(text)]
    told = {it[1]: text[it.start() : end] for it, end in zip(found, ends, strict=True)}
    return [told.get(name, "") for name in names]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_every_laid_card_is_on_a_small_screen(seats, lang):
    rounds = set()
    for match in positions("king-of-thieves", seats, 5):
        listener = match.listener(0, lang, PEOPLE[:seats])
        scene, words = listener.scene(), listener.words
        rounds.add("showdown" if scene.phase == "assign" else scene.round)
        for size, lines in pictures(listener):
            for thief, told in zip(scene.thieves, told_of(PEOPLE[:seats], lines), strict=True):
                where = f"{size} {thief}\n" + "\n".join(lines)
                assert has_tokens(thief, told, words), where
                assert has_cards(thief, told, words), where
                assert has_escaped(thief, told, lines, words) == (thief.state == "escaped"), where
                assert told.startswith("▸") == (thief.seat == scene.actor), where
    assert rounds == {1, 2, 3, "showdown"}


def has_tokens(thief, told, words):
    if thief.state == "out":
        return True  # it has nothing any more
    tokens = {"gold": thief.gold, "reputation": thief.reputation, "cards": thief.cards}
    return words("tokens", **tokens) in told or "/".join(map(str, tokens.values())) in told


def has_escaped(thief, told, lines, words):
    """It is said behind the name, or before several names."""
    escaped, out = words("has-escaped"), words("is-out-of-it")
    several = "\n".join(lines).partition(f"{escaped}:")[2].partition(f"{out}:")[0]
    return f" {words.name(thief.seat.number)} " in several or escaped in told.partition(f"{escaped}:")[0]


def has_cards(thief, told, words):
    """As many cards as lie there, by their ends that count in full or in short."""
    ends = [it.face.end for it in thief.row if it.face]
    full = Counter(words("symbols", number=end.number, symbol=end.symbol) for end in ends)
    short = Counter(f"{end.number} {words.form(end.symbol, 'short')}" for end in ends)
    named = any(all(told.count(end) >= n for end, n in each.items()) for each in (full, short))
    backs = told.count("?") + told.count(words("hidden-card"))
    return named and backs >= sum(it.face is None for it in thief.row)


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_of_jars_is_on_a_small_screen(seats, lang):
    for match in positions("forty-thieves", seats, 5, memory_aid="on"):
        listener = match.listener(0, lang, PEOPLE[:seats])
        scene, words = listener.scene(), listener.words
        for size, lines in pictures(listener):
            for player, told in zip(scene.seats, told_of(PEOPLE[:seats], lines), strict=True):
                where = f"{size} {player}\n" + "\n".join(lines)
                assert re.search(rf"\b{player.score}\b", told), where
                assert has_jars(player, told, words), where
                assert told.startswith("▸") == (player.seat == scene.actor), where


def has_jars(player, told, words):
    """Each of them, or how many they are."""
    parts = [tile.jar.args for tile in player.hand]
    jars = Counter(f"{words.form(it['colour'], 'letter')} {words.say(it['symbol'])}" for it in parts)
    counted = words("in-hand", number=len(player.hand)) in told
    return counted or all(told.count(jar) >= n for jar, n in jars.items())
