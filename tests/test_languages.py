"""Languages of what is no game: each says all that English says. Games are held to theirs by the laws."""

import pytest

import cutpurse as cp
from cutpurse.bots.minds import MINDS, levels
from cutpurse.cli.screen import COMMANDS
from cutpurse.engine.words.catalogues import SHARED, languages
from cutpurse.engine.words.phrases import Seat, Thing, Words
from cutpurse.engine.words.typed import unadorned
from cutpurse.testing import catalogues
from variants import GAMES

PARTS = {folder.parent.name: folder for folder in sorted(SHARED.parent.parent.glob("*/words"))}
BUILT_IN = [id for id in GAMES if cp.game(id).package.startswith("cutpurse.")]
SPOKEN = [(part, lang) for part, folder in PARTS.items() for lang in languages(folder)]

every_part = pytest.mark.parametrize(("part", "lang"), SPOKEN)


@pytest.mark.parametrize("folder", [*PARTS.values(), *(cp.game(id).catalogue for id in BUILT_IN)], ids=str)
def test_a_language_is_spoken_everywhere_or_nowhere(folder):
    assert languages(folder) == languages(SHARED)


@every_part
def test_a_catalogue_is_whole_in_every_language(part, lang):
    folder = PARTS[part]
    assert not [*catalogues.unreadable(folder, lang)]
    assert not [*catalogues.formless(folder, lang)]
    assert not [*catalogues.confused(folder, [] if folder == SHARED else [SHARED])]
    if lang != "en":
        assert not [*catalogues.untranslated(folder, lang)]
        assert not [*catalogues.left_in_english(folder, lang)]


@every_part
def test_what_the_parts_say_can_be_said(part, lang):
    for key, message in catalogues.messages(PARTS[part], "en").items():
        wanted = catalogues.Wanted(message)
        for value in (0, 1, 2, "friday.json"):
            args = dict.fromkeys(wanted.arguments, value) | {name: [Seat(1)] for name in wanted.lists}
            assert Words(PARTS[part], lang)(key, **args).strip(), key


def test_a_card_is_told_in_english_where_the_game_does_not_speak_the_language_and_else_refused():
    assert cp.game("liars-dice").card("de") == cp.game("liars-dice").card("en")
    with pytest.raises(cp.UnknownLanguage, match='"xx"; there are: de, en'):
        cp.game("kings-gold").card("xx")


@pytest.mark.parametrize("lang", languages(SHARED))
def test_every_command_has_a_word_of_its_own(lang):
    words = Words(PARTS["cli"], lang)
    assert len({unadorned(words(f"command-{name}")) for name in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("lang", languages(SHARED))
def test_every_bot_has_a_word_of_its_own_and_a_line_of_help(lang):
    words, told = Words(PARTS["bots"], lang), levels(lang)
    assert [level["name"] for level in told] == list(MINDS)
    assert list(catalogues.messages(PARTS["bots"], lang)) == [f"bot-{name}" for name in MINDS]
    for level in told:
        bot = Thing("bot", level["name"])
        assert (level["word"], level["help"]) == (words.say(bot), words.form(bot, "help"))
    assert len({level["word"] for level in told}) == len(told)
    assert told[list(MINDS).index("exact")]["games"] == ["kings-gold"]
    assert told[0]["games"] == GAMES
