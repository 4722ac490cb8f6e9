"""The words that engine and games share: who acts when no seat does, and what a game's modules offer."""

from __future__ import annotations

from typing import Any, Protocol

CHANCE = -1  # the dice fall, a card is drawn
OVER = -2  # nobody acts any more
NOBODY = -3  # a spectator, who owns no seat

UNSEEN = -1  # instead of an action: something was done, and a seat did not see what


class Rules(Protocol):
    """`rules.py`: the engine has written the number of seats and the options into `s` before `setup`."""

    def setup(self, s: Any) -> None:
        """Lay out a new game, resetting every field but the seats and the options."""

    def actor(self, s: Any) -> int:
        """Who takes the next step: a seat, CHANCE, or OVER for nobody."""

    def legal(self, s: Any, actions: list[int]) -> int:
        """Write the actions that the acting seat may take, in any order; return how many."""

    def chance(self, s: Any, weights: list[int]) -> int:
        """Write the weight of every outcome when chance acts; return their sum."""

    def apply(self, s: Any, action: int) -> None:
        """Change the table by one step: a decision, or what chance brought."""

    def shares(self, s: Any, parts: list[int]) -> None:
        """Write each seat's part of the win; the engine divides by their sum."""

    def points(self, s: Any, out: list[int]) -> None:
        """Write the score that the rulebook counts."""

    def sound(self, s: Any) -> bool:
        """Every component is somewhere: true at each step of each game."""


class Views(Protocol):
    """`view.py`: the one cut between a table and what somebody may know of it."""

    View: Any

    def view(self, s: Any, seat: int, v: Any) -> None:
        """Copy what `seat` may know (NOBODY: a spectator); what is not copied stays secret."""

    def witness(self, s: Any, action: int, seat: int) -> int:
        """How this action looks to `seat` while it is played: as it is, or UNSEEN, or a number of the
        game's own from NUM_ACTIONS on.

        What `seat` knows next follows from what it knew and from this: two tables with the same view,
        and steps that look the same, lead to the same view.
        """

    def reveals(self, s: Any, action: int) -> bool:
        """Whether somebody learns something from this decision that cannot be unlearnt by taking it back."""

    def imagine(self, v: Any, s: Any, rng: list[int]) -> None:
        """Fill `s` with one complete table that agrees with the view."""


class Text(Protocol):
    """`text.py`: the only place that chooses words; each answer is a phrase of the game's catalogue."""

    def action(self, action: int, seats: int) -> Any:
        """Names an action, the same at every table with so many seats."""

    def outcome(self, outcome: int) -> Any:
        """Names an outcome of chance."""

    def prompt(self, v: Any) -> Any:
        """What the actor is asked to do."""

    def refusal(self, v: Any, action: int) -> Any:
        """Why the actor may not do this, with the number of the rule."""

    def events(self, before: Any, action: int, after: Any) -> list[Any]:
        """What a step did, from the views before and after it; `action` may be UNSEEN.

        What is to be kept in mind, not on the screen, is said as a glimpse.
        """

    def table(self, v: Any, words: Any) -> str:
        """The table drawn as text, in Rich markup."""

    def epilogue(self, steps: Any, words: Any) -> str:
        """What comes to light after the game, in Rich markup, or nothing.

        `steps` are all the steps, as triples: the whole table before, the step, the whole table after.
        """
