"""Every table with its choices on screens of many sizes: nothing is cut, no word is broken."""

import asyncio
import re
from pathlib import Path

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.cli.fullscreen import EDGES, LEAST_CHOICES, LEAST_STORY, arranged, height_of
from cutpurse.cli.listing import Entry
from cutpurse.cli.screen import Question
from panes import NAMES, at_a_question, decided, rows, shown, until

GOLDEN = Path(__file__).parent / "screens"
SIZES = [(width, height) for width in (60, 80, 100) for height in (24, 30)]
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
CHANCE = "[cyan]100.0 %[/]"


def words_of(text):
    """What could be broken, as the drawing of it may not be."""
    return set(re.findall(r"[^\W\d_]{2,}", text))


@pytest.mark.parametrize("id", SEATS)
def test_a_table_of_three_fits_screens_of_every_size(id):
    """As somebody sees it, from a file that people have read; whoever changes a table looks at it again."""
    aid = "memory_aid" in cp.game(id).options  # with it there is nothing to cover
    asyncio.run(looked_at(decided(id, 3, DECISIONS[id], memory_aid="on" if aid else None)))


async def looked_at(match):
    async with shown(at_a_question(match), SIZES[0]) as (app, pilot):
        await until(lambda: app.question is not None and app.full.is_asking)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await until(lambda size=size: app.size == size)
            await pilot.pause()
            await pilot.pause()
            compare(match.game.id, size, rows(app))


def compare(id, size, found):
    width, height = size
    path = GOLDEN / f"{id}-{width}x{height}.txt"
    text = "\n".join(re.sub("[▁▂▃▄▅▆▇█]$", "", row).rstrip() for row in found) + "\n"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")
    assert len(found) == height


def positions(id, seats, **options):
    """What seat 0 is asked in a whole game, some decisions apart."""
    game = cp.game(id)
    match = game.new(seats, 11, **options)
    bots = [cp.bot("greedy", game, seed=seat) for seat in range(seats)]
    asked = 0
    while match.actor != cp.OVER:
        if match.actor == 0:
            asked += 1
            if asked % 11 == 1:
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
            offered = listener.ways().gestures(listener.words)
            for turn, size in enumerate(SIZES):
                note = CHANCE if (turn + number) % 2 else ""
                entries = [Entry(at, it.shown, it.kin, note) for at, it in enumerate(offered, 1)]
                check(picture, Question(f"{NAMES[0]}: {listener.prompt().text}", entries), whole, *size)


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
