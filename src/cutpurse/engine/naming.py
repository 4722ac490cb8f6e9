"""Actions by their words: how each is called, and which one a person means."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NamedTuple

from cutpurse.engine.contract import CHANCE, UNSEEN
from cutpurse.engine.loading import Playable
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, Words, phrase, targets
from cutpurse.engine.words.typed import best_fits, in_any_order, squeezed
from cutpurse.errors import BadNotation

LONGEST_QUOTE = 60


class Named(NamedTuple):
    """An action as structure: its verb is the key of the phrase."""

    phrase: Phrase
    targets: tuple[Seat | Thing, ...]


@lru_cache(maxsize=4096)
def named(game: Playable, action: int, seats: int) -> Named:
    """An action as it is called at every table with so many seats."""
    it = game.text.action(action, seats)
    return Named(it, targets(it))


def of_step(game: Playable, actor: int, number: int, seats: int) -> Phrase | Thing:
    """What a step is called: an action, an outcome of chance, or something that was not seen."""
    if number == UNSEEN:
        return phrase("unseen")
    return game.text.outcome(number, seats) if actor == CHANCE else named(game, number, seats).phrase


@lru_cache(maxsize=64)
def all_said(
    game: Playable, seats: int, chance: bool, lang: str, names: tuple[str, ...], you: int | None
) -> dict[int, str]:
    """The words of every action, or of every outcome: the same at every table with so many seats."""
    words = Words(game.catalogue, lang, names, you)
    actor, count = (CHANCE, game.num_outcomes) if chance else (0, game.num_actions)
    return {number: words.say(of_step(game, actor, number, seats)) for number in range(count)}


def meant(text: Any, said: dict[int, str], possible: Sequence[int], words: Words) -> int:
    """The action that a person names; beginnings of words are enough, first of all for what is possible."""
    if not isinstance(text, str):
        raise BadNotation(words("nothing-named", text=repr(text)[:LONGEST_QUOTE]))
    for same in (squeezed, in_any_order):
        found = [action for action, name in said.items() if same(name) == same(text)]
        if len(found) == 1:
            return found[0]
    near = {action: said[action] for action in possible}
    best = best_fits(text, near)
    if not best and len(other := best_fits(text, said)) == 1:
        best = other  # what is not possible now, for somebody to say why not
    if len(best) == 1:
        return best[0]
    quote = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    if best:
        close = [f'"{near[action]}"' for action in best[:3]]
        raise BadNotation(words("several-named", text=quote, close=words.several(close, "or")))
    if like := get_close_matches(quote.lower(), near.values(), 3, 0.5):
        raise BadNotation(words("nothing-named-but", text=quote, close=words.several(like, "or")))
    raise BadNotation(words("nothing-named", text=quote))
