"""The laws of words: what is said can be typed, and what is typed is understood."""

from __future__ import annotations

from cutpurse.engine.match import Match
from cutpurse.engine.words.catalogues import languages
from cutpurse.errors import BadNotation
from cutpurse.testing.law import Trial, Wrong, largest, law


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
