"""Gestures: what people do in one go, though the rules ask for it step by step, such as a card and its end.

Which steps belong together a game says in `text.py`: after the verbs of `GOES_ON` the same breath goes on,
and a verb of `CLOSES` says that it does not. What may follow is found at a table that is imagined from the
view of the seat: nothing comes between two steps of a gesture, so every such table tells the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cutpurse.engine.chance import stream
from cutpurse.engine.layout import Layout
from cutpurse.engine.lines import Line
from cutpurse.engine.loading import Playable
from cutpurse.engine.naming import named
from cutpurse.engine.words.phrases import Phrase, Words, phrase

MOST_LISTED = 64  # gestures that are offered together; where there are more, fewer steps are taken at once
MOST = 1024  # gestures that are told apart by their words
SEED = 0  # any imagined table will do


class Gesture(Line):
    """One thing that a person may do now: some actions, one after the other."""

    __slots__ = ("actions", "brings")

    def __init__(self, actions: tuple[int, ...], phrase: Phrase, brings: Line, words: Words) -> None:
        super().__init__(phrase, words)
        self.actions = actions
        self.brings = brings  # what is to be known of it, if anything

    @property
    def shown(self) -> str:
        """What it is called, and what it brings."""
        return f"{self.text} ({self.brings.text})" if self.brings else self.text

    @property
    def kin(self) -> tuple[Any, ...]:
        """What it has in common with those that differ from it in the last thing they name."""
        *first, last = self.args["steps"] if self.key == "in-one-go" else [self]
        return *map(repr, first), last.key, repr([*last.args.values()][:-1])


class Chain(NamedTuple):
    """Some actions, each with what the seat saw before it, and the table after them."""

    steps: tuple[tuple[Any, int], ...]
    table: Layout

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(action for _, action in self.steps)


class Ways:
    """What the seat of a view may do, in one step and in several."""

    def __init__(self, game: Playable, view: Any) -> None:
        self.game, self.view = game, view
        self.goes_on: frozenset[str] = game.text.GOES_ON
        self.closes: frozenset[str] = game.text.CLOSES

    def gestures(self, words: Words, most: int = MOST_LISTED) -> list[Gesture]:
        """As many steps at once as lead to no more than so many gestures, those that are alike together."""
        *_, longest = self.levels(most)
        made = [self.gesture(chain, words) for chain in longest]
        order: dict[Any, int] = {}
        return sorted(made, key=lambda each: order.setdefault(each.kin, len(order)))

    def every(self, words: Words) -> list[Gesture]:
        """Gestures of every length, for whoever names one: the whole, or only how it begins."""
        found = {chain.actions: chain for level in self.levels(MOST) for chain in level}
        return [self.gesture(chain, words) for chain in found.values()]

    def gesture(self, chain: Chain, words: Words) -> Gesture:
        brings = self.game.text.brings(chain.steps)
        return Gesture(chain.actions, self.phrase(chain), Line(brings, words), words)

    def phrase(self, chain: Chain) -> Phrase:
        """The game's own words for it, or those for its steps, one after the other."""
        own: Phrase | None = self.game.text.gesture(chain.steps)
        steps = [self.named(action) for action in self.opened(chain.actions)]
        return own or (steps[0] if len(steps) == 1 else phrase("in-one-go", steps=steps))

    def levels(self, most: int) -> Iterator[list[Chain]]:
        """First steps, then all that is one step longer, as long as that is not too much."""
        found: list[Chain] = []
        longer = self.one_more(Chain((), self.imagined()))
        while longer != found and (len(longer) <= most or not found):
            yield longer
            found, longer = longer, [each for chain in longer for each in self.further(chain)]

    def further(self, chain: Chain) -> list[Chain]:
        """The same gestures with one more step, where there is one to take."""
        return self.one_more(chain) if self.is_unfinished(chain) else [chain]

    def one_more(self, chain: Chain) -> list[Chain]:
        view = self.game.view(chain.table, self.view.seat) if chain.steps else self.view
        legal = self.game.legal(chain.table)
        return [self.closed(self.played(chain, view, action)) for action in legal]

    def closed(self, chain: Chain) -> Chain:
        """Whoever names one thing, where several may be done, wants no other."""
        if self.is_unfinished(chain):
            for action in self.game.legal(chain.table):
                if self.is_end(action):
                    return self.played(chain, self.game.view(chain.table, self.view.seat), action)
        return chain

    def opened(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        """The same without the step that closes it, for whoever does go on."""
        return actions[:-1] if len(actions) > 1 and self.is_end(actions[-1]) else actions

    def may_be_several(self, gestures: Sequence[Gesture]) -> bool:
        """Whether one of these may be followed by another of them in the same breath."""
        closed = [each for each in gestures if self.opened(each.actions) != each.actions]
        later = self.after(self.opened(closed[0].actions)) if closed else None
        return later is not None and any(each in gestures for each in later.gestures(closed[0].words))

    def is_end(self, action: int) -> bool:
        return self.named(action).key in self.closes

    def is_unfinished(self, chain: Chain) -> bool:
        goes_on = self.named(chain.steps[-1][1]).key in self.goes_on
        return goes_on and self.game.rules.actor(chain.table) == self.view.seat

    def played(self, chain: Chain, view: Any, action: int) -> Chain:
        table = chain.table.copy()
        self.game.rules.apply(table, action)
        return Chain((*chain.steps, (view, action)), table)

    def after(self, actions: Sequence[int]) -> Ways | None:
        """What may be done when so much has been done; None if the seat is not asked again."""
        table = self.imagined()
        for action in actions:
            self.game.rules.apply(table, action)
        if self.game.rules.actor(table) != self.view.seat:
            return None
        return Ways(self.game, self.game.view(table, self.view.seat))

    def named(self, action: int) -> Phrase:
        return named(self.game, action, self.view.seats).phrase

    def imagined(self) -> Layout:
        table = self.game.state_type()
        self.game.views.imagine(self.view, table, [stream(SEED, 0)])
        return table
