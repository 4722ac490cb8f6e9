"""The laws of words: what is said can be typed, all can be said in every language, and fits the page."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import Any
from unittest import mock

from cutpurse.cli import common
from cutpurse.cli.screen import COMMANDS, QUIT
from cutpurse.engine.contract import CHANCE
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.naming import all_said, of_step
from cutpurse.engine.words.catalogues import SHARED, languages
from cutpurse.engine.words.phrases import Seat, Thing, Words
from cutpurse.engine.words.typed import in_any_order, unadorned
from cutpurse.errors import BadNotation
from cutpurse.markup import length
from cutpurse.testing import catalogues
from cutpurse.testing.law import Trial, Wrong, every_size, largest, law, once, seeds, sizes_of
from cutpurse.testing.tables import everybody

SERVER = SHARED.parent.parent / "server" / "words"  # what a browser reads with a game's own
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
ENOUGH = 25  # times that a message is said in each language, each time with something else in it
STEPS = 1500  # that each game is played, if it is not longer anyway
LONG = 80  # of what a house rule counts: after that there is little new to say
WIDTH = 80


@law(largest)
def every_action_and_outcome_reads_back_from_its_words(trial: Trial) -> Wrong:
    """In every language; case and spaces do not matter."""
    game = trial.game
    for lang in languages(game.catalogue):
        chance, decision = trial.by_hand(), trial.match()
        while chance.actor >= 0 and game.num_outcomes:
            chance.play(chance.legal()[0])
        for match, count in ((chance, game.num_outcomes), (decision, game.num_actions)):
            for number in range(count):
                yield from reads_back(match, number, lang)


def reads_back(match: Match, number: int, lang: str) -> Wrong:
    words = match.text(number, lang)
    for typed in (words, f"  {words.upper()} "):
        try:
            found = match.parse(typed, lang)
        except BadNotation as error:
            yield f'"{words}" must name {number}: {error}'
        else:
            if found != number:
                yield f'"{words}" must name {number}, and names {found}'


@law(every_size)
def no_action_begins_with_a_word_that_is_a_command(trial: Trial) -> Wrong:
    """In the terminal both are typed. `again` is for the end, and `say` looks for a choice first."""
    game, names = trial.game, NAMES[: trial.seats]
    for lang in languages(game.catalogue):
        words = Words(common.WORDS, lang)
        said = {name: unadorned(words(f"command-{name}")) for name in COMMANDS}
        typed = tuple(({*said.values(), *COMMANDS} | set(QUIT)) - {"q", "say", "again", said["again"]})
        for action in all_said(game, trial.seats, False, lang, names, None).values():
            if taken := [word for word in in_any_order(action) if word.startswith(typed)]:
                yield f'"{action}" must not have the word {taken[0]}, which begins a command'


# What is written


@law(once)
def a_catalogue_is_whole_in_every_language(trial: Trial) -> Wrong:
    """It can be read, says everything once and by its own names, and gives what is asked for."""
    folder = trial.game.catalogue
    yield from catalogues.confused(folder, [SHARED, SERVER])
    for lang in languages(folder):
        yield from catalogues.unreadable(folder, lang)
        yield from catalogues.formless(folder, lang)
        if lang != "en":
            yield from catalogues.untranslated(folder, lang)
            yield from catalogues.left_in_english(folder, lang)


@law(once)
def every_thing_has_a_name_and_its_forms_in_every_language(trial: Trial) -> Wrong:
    """Things of a kind that have the same forms in English have the same in every language."""
    game = trial.game
    if not (things := things_of(game)):
        yield "things.py or scene.py must have the things that can be pointed at"
    for lang in languages(game.catalogue):
        found, words = defaultdict(set), Words(game.catalogue, lang, NAMES)
        for thing in things:
            if not words.say(thing).strip():
                yield f"{thing} must have a name in {lang}.ftl"
            english, other = (frozenset(forms_of(game, thing, each)) for each in ("en", lang))
            found[thing.kind, english].add(other)
        for kind in sorted({kind for (kind, _), different in found.items() if len(different) > 1}):
            yield f"in {lang}.ftl all things of the kind {kind} must have the same forms"


def forms_of(game: Game, thing: Thing, lang: str) -> set[str]:
    known = catalogues.messages(game.catalogue, lang)
    return catalogues.forms(known.get(f"{thing.kind}-{thing.id}") or known[thing.kind])


def things_of(game: Game) -> list[Thing]:
    """Everything that can be pointed at and has a name of its own."""
    file = "things" if find_spec(f"{game.package}.things") else "scene"
    return list(things_in(list(vars(import_module(f"{game.package}.{file}")).values())))


def things_in(value: Any) -> Iterator[Thing]:
    if isinstance(value, Thing):
        yield value
    elif isinstance(value, list | tuple | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from things_in(each)


@law(once)
def an_identity_card_is_told_in_words_of_every_language(trial: Trial) -> Wrong:
    """Titles, house rules and their values; what is no word is the same everywhere."""
    game, english = trial.game, trial.game.card()
    for lang in languages(game.catalogue):
        card, words = game.card(lang), Words(game.catalogue, lang)
        if (card["title"], card["tagline"]) != (words("title"), words("tagline")):
            yield f"the card must have title and tagline of {lang}.ftl"
        for name, option in card["options"].items():
            key = f"option-{name}"
            told = words(key), words.form(Thing("option", name), catalogues.HELP)
            values = [value for value in option.get("choices", ()) if isinstance(value, str)]
            if (option["name"], option["help"]) != told or not all(map(str.strip, told)):
                yield f"the card must tell option {name} in words of {lang}.ftl"
            if option.get("words", {}) != {value: words(f"{key}-{value}") for value in values}:
                yield f"the card must have a word of {lang}.ftl for each value of option {name}"
            if option["default"] != english["options"][name]["default"]:
                yield f"the default of option {name} must be the same in every language"


@law(once)
def rules_are_cited_where_they_are_carried_out(trial: Trial) -> Wrong:
    """Every numbered rule stands in a docstring, and no other number; refusals name only such rules."""
    game = trial.game
    number = re.compile(r"(?<![\w.-])([1-9]\.\d{1,2})(?![\w.])")
    code = "".join(path.read_text("utf-8") for path in game.folder.glob("*.py"))
    cited = {n for doc in re.findall(r'"""(.*?)"""', code, re.DOTALL) for n in number.findall(doc)}
    reasons = {*re.findall(r'"([1-9]\.\d{1,2})"', (game.folder / "text.py").read_text("utf-8"))}
    written = {*re.findall(r"\*\*([\d.]+)\*\*", game.rules_page())}
    if cited != written:
        yield f"the rules {sorted(cited ^ written)} must be both on the page and in a docstring"
    if not reasons or reasons - written:
        yield f"refusals in text.py must name rules of the page, not {sorted(reasons - written) or 'none'}"
    if inside := number.findall((game.catalogue / "en.ftl").read_text("utf-8")):
        yield f"numbers of rules are no words: en.ftl must not have {inside}"


@law(once)
def a_rules_page_has_the_rules_rulings_and_tables_of_the_english_page(trial: Trial) -> Wrong:
    """And it names every option."""
    game, english = trial.game, trial.game.rules_page()
    for lang in game.card()["rules_pages"]:
        page = game.rules_page(lang)
        if not page.startswith("# "):
            yield f"the rules page {lang} must begin with a heading"
        for odd in unlike(page, english):
            yield f"the rules page {lang} must have what the English page has: {odd}"
        if missing := [name for name in game.options if f"`{name}" not in page]:
            yield f"the rules page {lang} must tell of the options {', '.join(missing)}"


def unlike(page: str, english: str) -> Iterator[object]:
    """What one of two rules pages has and the other has not: rules, rulings, headings, tables."""
    for part in (r"\*\*([\d.]+)\*\*", r"^\| ([A-Z]{2}-R\d+) \|", r"^(#+) ", r"^(\|).*\|$"):
        found, wanted = (re.findall(part, text, re.MULTILINE) for text in (page, english))
        if found != wanted:
            yield sorted({*found} ^ {*wanted}) or "another number of them"


# What is said


@cache
def heard(game: Game) -> dict[str, list[dict[str, Any]]]:
    """What is put into each message in play: {key: [arguments]}, a few of each."""
    really = Words._format
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)

    def listen(words: Words, key: str, form: str | None, args: dict[str, Any]) -> str:
        if form is None and len(found[key]) < ENOUGH and args not in found[key]:
            found[key].append(args)
        return really(words, key, form, args)

    with mock.patch.object(Words, "_format", listen):
        steps = 0
        for seed, trial in enumerate(cycle([*tables_to_hear(game)])):
            trial.seed = seed
            steps += hear_everything(trial)
            if seed > game.max_seats and steps > STEPS:
                break
    return dict(found)


def tables_to_hear(game: Game) -> Iterator[Trial]:
    """Every number of seats, some with a memory aid; and one where all is over before it has begun."""
    counted: dict[str, Any] = {
        name: option for name, option in game.options.items() if isinstance(option.choices, range)
    }
    for seats in sizes_of(game):
        aid = {"memory_aid": ("on", "off")[seats % 2]} if "memory_aid" in game.options else {}
        short = {name: min(option.default, option.choices[0] + LONG) for name, option in counted.items()}
        yield Trial(game, seats, aid | short)
    yield Trial(game, game.min_seats, {name: option.choices[0] for name, option in counted.items()})


def hear_everything(trial: Trial) -> int:
    """Play at random, have everything said in English, and say how many steps it took."""
    game, match = trial.game, trial.match()
    for actor, count in ((0, game.num_actions), (CHANCE, game.num_outcomes)):
        for number in range(count):
            match.words().say(of_step(game, actor, number, match.seats))
    for moment in trial.at_random(match, trial.rng(21)):
        asked = moment.listener(moment.actor, names=NAMES)
        _ = asked.prompt().text
        for action in range(moment.version % 17, game.num_actions, 17):
            if refusal := asked.refusal(action):
                _ = refusal.text
        if moment.version % 5 == 0:
            asked.draw()
            moment.draw()
    for seat in everybody(match):
        match.narrate(seat=seat, names=NAMES)
        match.draw(seat)
    match.epilogue(names=NAMES)
    return match.version


@law(once)
def all_that_is_said_in_play_can_be_said_in_every_language(trial: Trial) -> Wrong:
    """To somebody whom it is about, and to somebody else."""
    for lang in languages(trial.game.catalogue):
        for key, times in heard(trial.game).items():
            for args in times:
                listeners = {None, *(each.number for each in args.values() if isinstance(each, Seat))}
                yield from sayable(trial.game, lang, key, args, listeners)


def sayable(game: Game, lang: str, key: str, args: dict[str, Any], listeners: set[int | None]) -> Wrong:
    for you in listeners:
        try:
            said = Words(game.catalogue, lang, NAMES, you)(key, **args)
        except Exception as error:
            yield f"{key} of {lang}.ftl must be sayable with {args}: {error}"
        else:
            if not said.strip():
                yield f"{key} of {lang}.ftl must say something with {args}"


@law(seeds(4))
def what_never_came_up_can_be_said_too(trial: Trial) -> Wrong:
    """With arguments that came up elsewhere under the same name, or else seats and numbers."""
    game, number, said = trial.game, trial.seed, heard(trial.game)
    english = catalogues.messages(game.catalogue, "en")
    kinds = tuple(f"{kind}-" for kind in {thing.kind for thing in things_of(game)})
    for key in english.keys() - said.keys():
        if not f"{key}-".startswith(kinds):
            wanted = catalogues.Wanted(english[key])
            args = likely(wanted.arguments, number, said)
            args |= {name: [Seat(number)] for name in wanted.lists if not isinstance(args[name], list)}
            for lang in languages(game.catalogue):
                yield from sayable(game, lang, key, args, {None, number})


def likely(names: set[str], number: int, said: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    known = {name: value for times in said.values() for args in times for name, value in args.items()}
    values = {name: known.get(name, number) for name in names if not name.endswith("-is")}
    for name, value in values.items():
        if isinstance(value, Seat) or f"{name}-is" in names:
            values[name] = Seat(number)
        elif isinstance(value, int):
            values[name] = number
    return values


@law(seeds(2))
def a_table_fits_the_page(trial: Trial) -> Wrong:
    """Eighty columns are enough in every language, with the memory aid and without."""
    game = trial.game
    aid = {"memory_aid": ("on", "off")[trial.seed]} if "memory_aid" in game.options else {}
    trial.seats = (game.max_seats, game.min_seats)[trial.seed]
    for lang in languages(game.catalogue):
        match = trial.match(**aid)
        for moment in trial.at_random(match, trial.rng(22)):
            if moment.version % 7 == 0:
                yield from fits(moment, moment.actor, lang)
        yield from fits(match, 0, lang)
        match.epilogue(lang, NAMES, WIDTH)


def fits(match: Match, seat: int, lang: str) -> Wrong:
    for line in match.draw(seat, lang, NAMES, WIDTH).split("\n"):
        if length(line) > WIDTH:
            yield f'in {lang} a line must fit {WIDTH} columns, and has {length(line)}: "{line}"'
