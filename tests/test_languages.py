"""Languages: each says all that English says, whatever comes up in play, and its tables fit the page."""

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from itertools import cycle

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cutpurse as cp
from cutpurse.bots.minds import MINDS, levels
from cutpurse.cli.screen import COMMANDS, QUIT
from cutpurse.engine.chance import below, stream
from cutpurse.engine.naming import all_said, of_step
from cutpurse.engine.words.catalogues import SHARED, languages, plainly
from cutpurse.engine.words.phrases import Seat, Thing, Words
from cutpurse.engine.words.typed import in_any_order, unadorned
from cutpurse.markup import length
from variants import GAMES

PARTS = {folder.parent.name: folder for folder in sorted(SHARED.parent.parent.glob("*/words"))}
CATALOGUES = PARTS | {id: cp.game(id).catalogue for id in GAMES}
SPOKEN = [(name, lang) for name, folder in CATALOGUES.items() for lang in languages(folder)]
TRANSLATED = [(name, lang) for name, lang in SPOKEN if lang != "en"]
AT_THE_TABLE = [(name, lang) for name, lang in SPOKEN if name in GAMES]
BUILT_IN = [name for name in CATALOGUES if name not in GAMES or cp.game(name).package.startswith("cutpurse.")]
PAGES = [(id, lang) for id in GAMES for lang in cp.game(id).card()["rules_pages"] if lang != "en"]
NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"]
ENOUGH = 25  # times that a message is said in each language, each time with something else in it
STEPS = 1500  # that each game is played, if it is not longer anyway
TURNS = 80  # after which there is little new to say
WIDTH = 80

pytestmark = pytest.mark.unmeasured

every_catalogue = pytest.mark.parametrize(("name", "lang"), SPOKEN)
every_translation = pytest.mark.parametrize(("name", "lang"), TRANSLATED)
every_table = pytest.mark.parametrize(("id", "lang"), AT_THE_TABLE)


# What is written


class Asked(Visitor):
    """The arguments that a message takes, which of them are lists, and the forms it wants things in."""

    def __init__(self, message):
        self.arguments, self.lists, self.forms = set(), set(), set()
        self.visit(message)

    def visit_VariableReference(self, node):
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node):
        if node.id.name == "FORM":
            self.forms.add(node.arguments.positional[1].value)
        if node.id.name == "LIST":
            self.lists.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)


@cache
def entries(folder, lang):
    return FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body


@cache
def messages(folder, lang):
    return {it.id.name: it for it in entries(folder, lang) if isinstance(it, ast.Message)}


def source(name, lang):
    return (CATALOGUES[name] / f"{lang}.ftl").read_text("utf-8")


def forms(message):
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_language_is_spoken_everywhere_or_nowhere(name):
    assert languages(CATALOGUES[name]) == languages(SHARED)


@every_catalogue
def test_a_catalogue_can_be_read_and_says_nothing_twice(name, lang):
    keys = [it.id.name for it in entries(CATALOGUES[name], lang) if isinstance(it, ast.Message | ast.Term)]
    assert not [it.content for it in entries(CATALOGUES[name], lang) if isinstance(it, ast.Junk)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "engine"])
def test_messages_that_are_read_together_have_different_names(name):
    """A game's are read with those of the engine, and by a browser with those of the server too."""
    others = ["engine", "server"] if name in GAMES else ["engine"]
    known = {key for other in others for key in messages(CATALOGUES[other], "en")}
    assert known & messages(CATALOGUES[name], "en").keys() == set()


@every_translation
def test_a_language_has_the_messages_of_english_in_their_order(name, lang):
    folder = CATALOGUES[name]
    assert list(messages(folder, lang)) == list(messages(folder, "en"))


@every_translation
def test_a_message_takes_no_argument_that_english_does_not_take(name, lang):
    """But of a seat that English names, another language may ask whether it is the listener."""
    folder = CATALOGUES[name]
    for key, message in messages(folder, lang).items():
        known = Asked(messages(folder, "en")[key]).arguments
        assert Asked(message).arguments <= known | {f"{each}-is" for each in known}, key


@every_catalogue
def test_every_form_of_a_thing_is_asked_for_and_given(name, lang):
    """By another message, or by a drawing."""
    all_messages, folder = messages(CATALOGUES[name], lang).values(), CATALOGUES[name].parent
    asked = set().union(*(Asked(message).forms for message in all_messages))
    if drawing := "".join(path.read_text("utf-8") for path in folder.glob("drawing.py")):
        asked |= {form for form in re.findall(r'"([\w-]+)"', drawing) if f".{form} = " in source(name, "en")}
    assert set().union(*map(forms, all_messages)) - {"help"} == asked  # what cards and bots say of themselves


@every_table
def test_things_of_a_kind_that_have_the_same_forms_in_english_have_the_same_in_every_language(id, lang):
    found = defaultdict(set)
    for thing in things_of(cp.game(id)):
        english, other = (frozenset(forms(named(thing, messages(CATALOGUES[id], it)))) for it in ("en", lang))
        found[thing.kind, english].add(other)
    assert found
    assert [kind for kind, different in found.items() if len(different) > 1] == []


def named(thing, catalogue):
    """The message that says a thing."""
    return catalogue.get(f"{thing.kind}-{thing.id}") or catalogue[thing.kind]


def things_of(game):
    """Everything that can be pointed at and has a name of its own."""
    return list(things_in(list(vars(import_module(f"{game.package}.things")).values())))


def things_in(value):
    if isinstance(value, Thing):
        yield value
    elif isinstance(value, list | tuple | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from things_in(each)


# What cards and bots say of themselves


def all_texts(value):
    """Every text in plain values."""
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from all_texts(each)
    elif isinstance(value, str):
        yield value


@every_table
def test_an_identity_card_is_told_in_words_of_the_language(id, lang):
    card, english, messages_there = cp.game(id).card(lang), cp.game(id).card(), messages(CATALOGUES[id], lang)
    words = Words(CATALOGUES[id], lang)
    assert (card["title"], card["tagline"]) == (words("title"), words("tagline"))
    assert card.keys() == english.keys()
    for name, option in card["options"].items():
        key = f"option-{name}"
        assert (option["name"], option["help"]) == (words(key), words.form(Thing("option", name), "help"))
        assert forms(messages_there[key]) == {"help"}
        assert option.get("words", {}) == {
            value: words(f"{key}-{value}") for value in option.get("choices", ()) if isinstance(value, str)
        }
        assert [text for text in all_texts(option) if not text.strip()] == []
        assert option["default"] == english["options"][name]["default"]


@every_translation
def test_nothing_that_a_card_or_a_bot_says_was_left_in_english(name, lang):
    folder = CATALOGUES[name]
    helps = [key for key, message in messages(folder, "en").items() if "help" in forms(message)]
    lines = ["tagline"] * (name in GAMES) + [f"{key}.help" for key in helps]
    assert [key for key in lines if plainly(folder, lang, key) == plainly(folder, "en", key)] == []


def test_a_card_is_told_in_english_where_the_game_does_not_speak_the_language_and_else_refused():
    assert cp.game("liars-dice").card("de") == cp.game("liars-dice").card("en")
    with pytest.raises(cp.UnknownLanguage, match='"xx"; there are: de, en'):
        cp.game("kings-gold").card("xx")


@pytest.mark.parametrize("lang", languages(SHARED))
def test_every_bot_has_a_word_of_its_own_and_a_line_of_help(lang):
    words, told = Words(CATALOGUES["bots"], lang), levels(lang)
    assert [level["name"] for level in told] == list(MINDS)
    assert list(messages(CATALOGUES["bots"], lang)) == [f"bot-{name}" for name in MINDS]
    for level in told:
        bot = Thing("bot", level["name"])
        assert (level["word"], level["help"]) == (words.say(bot), words.form(bot, "help"))
    assert len({level["word"] for level in told}) == len(told)
    assert told[list(MINDS).index("exact")]["games"] == ["kings-gold"]
    assert told[0]["games"] == GAMES


# What can be typed


@every_table
def test_no_action_has_a_word_that_is_a_command(id, lang):
    """Nor one that begins like it. `again` is for the end, and `say` looks for a choice first."""
    game, words = cp.game(id), Words(CATALOGUES["cli"], lang)
    said = {name: unadorned(words(f"command-{name}")) for name in COMMANDS}
    assert len(set(said.values())) == len(COMMANDS)
    typed = tuple(({*said.values(), *COMMANDS} | set(QUIT)) - {"q", "say", "again", said["again"]})
    for seats in range(game.min_seats, game.max_seats + 1):
        for action in all_said(game, seats, False, lang, tuple(NAMES[:seats]), None).values():
            assert not [word for word in in_any_order(action) if word.startswith(typed)], action


# What is said


@cache
def said(id):
    """What is put into each message in play: {key: [arguments]}, a few of each."""
    found, really = defaultdict(list), Words._format
    with pytest.MonkeyPatch.context() as patch:

        def listen(words, key, form, args):
            if form is None and len(found[key]) < ENOUGH and args not in found[key]:
                found[key].append(args)
            return really(words, key, form, args)

        patch.setattr(Words, "_format", listen)
        steps = 0
        for seed, (game, seats, options) in enumerate(cycle(tables(id))):
            steps += hear_everything(game.new(seats, seed=seed, **options), [stream(seed, 21)])
            if seed > game.max_seats and steps > STEPS:
                return dict(found)


def tables(id):
    """Every number of seats, some with a memory aid; and one where all is over before it has begun."""
    game = cp.game(id)
    for seats in range(game.min_seats, game.max_seats + 1):
        aid = {"memory_aid": ("on", "off")[seats % 2]} if "memory_aid" in game.options else {}
        turns = {"turns": TURNS} if "turns" in game.options else {}
        yield game, seats, aid | turns
    short = {name: option.choices[0] for name, option in game.options.items() if name in ("turns", "rounds")}
    yield game, game.min_seats, short


def hear_everything(match, rng):
    """Play at random, have everything said in English, and say how many steps it took."""
    game = match.game
    for actor, count in ((0, game.num_actions), (cp.CHANCE, game.num_outcomes)):
        for number in range(count):
            match.words().say(of_step(game, actor, number, match.seats))
    while match.actor != cp.OVER:
        asked = match.listener(match.actor, names=NAMES)
        asked.prompt().text  # noqa: B018
        for action in range(len(match.log) % 17, game.num_actions, 17):
            if refusal := asked.refusal(action):
                assert refusal.text
        if len(match.log) % 5 == 0:
            asked.draw()
            match.draw()
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])
    for seat in [None, *range(match.seats)]:
        assert match.narrate(seat=seat, names=NAMES)
        match.draw(seat)
    match.epilogue(names=NAMES)
    return len(match.log)


@every_table
def test_all_that_is_said_in_play_can_be_said(id, lang):
    for key, times in said(id).items():
        for args in times:
            for you in {None, *(each.number for each in args.values() if isinstance(each, Seat))}:
                assert Words(CATALOGUES[id], lang, NAMES, you)(key, **args).strip(), key


@every_table
@pytest.mark.parametrize("number", range(4))
def test_what_never_came_up_can_be_said_too(id, lang, number):
    english, heard = messages(CATALOGUES[id], "en"), said(id)
    kinds = tuple(f"{kind}-" for kind in {thing.kind for thing in things_of(cp.game(id))})
    for key in english.keys() - heard.keys():
        if not f"{key}-".startswith(kinds):
            asked = Asked(english[key])
            args = likely(asked.arguments, number, heard)
            args |= {name: [Seat(number)] for name in asked.lists if not isinstance(args[name], list)}
            for you in (None, number):
                assert Words(CATALOGUES[id], lang, NAMES, you)(key, **args).strip(), key


def likely(names, number, heard):
    """Arguments that came up elsewhere under the same name; seats and numbers as they are wanted."""
    known = {name: value for times in heard.values() for args in times for name, value in args.items()}
    values = {name: known.get(name, number) for name in names if not name.endswith("-is")}
    for name, value in values.items():
        if isinstance(value, Seat) or f"{name}-is" in names:
            values[name] = Seat(number)
        elif isinstance(value, int):
            values[name] = number
    return values


@every_table
def test_every_thing_has_a_name(id, lang):
    words = Words(CATALOGUES[id], lang, NAMES)
    names = {thing: words.say(thing) for thing in things_of(cp.game(id))}
    assert all(name.strip() for name in names.values())


@pytest.mark.parametrize(("name", "lang"), [pair for pair in SPOKEN if pair[0] not in GAMES])
def test_what_the_other_parts_say_can_be_said(name, lang):
    for key, message in messages(CATALOGUES[name], "en").items():
        for value in (0, 1, 2, "friday.json"):
            asked = Asked(message)
            args = dict.fromkeys(asked.arguments, value) | {name: [Seat(1)] for name in asked.lists}
            assert Words(CATALOGUES[name], lang)(key, **args).strip(), key


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_a_table_fits_the_page(id, lang, seed):
    game, rng = cp.game(id), [stream(seed, 22)]
    aid = {"memory_aid": ("on", "off")[seed]} if "memory_aid" in game.options else {}
    match = game.new((game.max_seats, game.min_seats)[seed], seed=seed, **aid)
    while match.actor != cp.OVER:
        if len(match.log) % 7 == 0:
            assert_fits(match.draw(match.actor, lang, NAMES, WIDTH))
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])
    assert_fits(match.draw(0, lang, NAMES, WIDTH))
    match.epilogue(lang, NAMES, WIDTH)


def assert_fits(drawing):
    for line in drawing.split("\n"):
        assert length(line) <= WIDTH, line


# What is written down


@pytest.mark.parametrize(("id", "lang"), PAGES)
def test_a_rules_page_has_the_rules_rulings_and_tables_of_the_english_page(id, lang):
    page, english = cp.game(id).rules_page(lang), cp.game(id).rules_page()
    assert page.startswith("# ")
    for part in (r"\*\*([\d.]+)\*\*", r"^\| ([A-Z]{2}-R\d+) \|", r"^(#+) ", r"^(\|).*\|$"):
        assert re.findall(part, page, re.MULTILINE) == re.findall(part, english, re.MULTILINE), part
    assert [name for name in cp.game(id).options if f"`{name}" not in page] == []
