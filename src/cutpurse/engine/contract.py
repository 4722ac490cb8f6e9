"""What a game is asked, file by file, and the words that engine and games share.

A game is a folder. Each of its files answers the questions of one protocol below, and nothing is looked for
in another file, so a helper may have any name. `HOMES` lists the answers that go into the woven files
(`engine/woven/`), which are compiled or run interpreted once per game. Where a game leaves out an answer,
`engine/left_out.py` gives it, and in woven files `parts/defaults.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from cutpurse.engine.scenes import Record, Scene
    from cutpurse.engine.words.phrases import Phrase, Words

CHANCE = -1  # the dice fall, a card is drawn
OVER = -2  # nobody acts any more
NOBODY = -3  # a spectator, who owns no seat

UNSEEN = -1  # instead of an action: something was done, and a seat did not see what
SOUND = 0  # instead of a fault: nothing is missing

HOMES = {  # what woven files take from each file of a game; the other questions are asked of the file itself
    "rules": ("setup", "actor", "legal", "chance", "even", "lot", "apply", "shares", "points"),
    "soundness": ("fault",),
    "view": ("view", "imagine"),
    "greedy": ("action_values", "ROOM"),
    "instinct": (
        "rollout_policy",
        "believe",
        "evaluate_leaf",
        "at_rest",
        "forget",
        "ROLLOUT_DEPTH",
        "OTHERS_SEARCH",
        "COMMON",
        "PRIOR_WEIGHT",
        "EXPLORATION",
        "MODELLED_ROLLOUT_DEPTH",
    ),
    "exact": ("choose", "SCRATCH"),
}
UNCOMPILED = ("things", "text", "scene", "drawing")  # words and pictures: no file of rules may use them


class Components(Protocol):
    """`state.py`: fields that the table of every game has, beside one for each option under its name."""

    seats: int  # how many there are; written by the engine, as the options are
    active: int  # the seat whose turn it is, also while somebody else is asked or chance acts


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

    def even(self, s: Any) -> int:
        """How many equally likely lots chance draws from.

        A game may leave this out, or say 0, where only the weights tell.
        """

    def lot(self, s: Any, number: int) -> int:
        """The outcome that a lot brings; the lots lie in the order of their outcomes.

        A game may leave this out where there is one lot for each of the first outcomes.
        """

    def apply(self, s: Any, action: int) -> None:
        """Change the table by one step: a decision, or what chance brought."""

    def shares(self, s: Any, parts: list[int]) -> None:
        """Write each seat's part of the win; the engine divides by their sum."""

    def points(self, s: Any, out: list[int]) -> None:
        """Write the score that the rulebook counts."""


class Soundness(Protocol):
    """`soundness.py`: whether every component is somewhere, and the rules can come to such a table."""

    def fault(self, s: Any) -> int:
        """The number of the first thing that is wrong; SOUND at each step of each game."""

    def explain(self, s: Any, fault: int) -> str:
        """That fault in words which name the field or the piece, and what is wrong with it."""


class Views(Protocol):
    """`view.py`: the one cut between a table and what somebody may know of it.

    A `View` has a field `seat`: whose view it is, or NOBODY.
    """

    View: Any

    def view(self, s: Any, seat: int, v: Any) -> None:
        """Copy what `seat` may know (NOBODY: a spectator), and write every field: `v` was used before."""

    def witness(self, s: Any, action: int, seat: int) -> int:
        """How this action looks to `seat` while it is played: as it is, or UNSEEN, or a number of the
        game's own from NUM_ACTIONS on.

        What `seat` knows next follows from what it knew and from this: two tables with the same view,
        and steps that look the same, lead to the same view. May be left out where all see everything.
        """

    def reveals(self, s: Any, action: int) -> bool:
        """Whether somebody learns something from this decision that cannot be unlearnt by taking it back.

        May be left out where that is never so.
        """

    def silence(self, s: Any) -> int:
        """What the actor does by saying nothing, where others are asked the same; UNSEEN everywhere else.

        How long an answer to such a question takes must tell nothing, whatever somebody has to answer with. A
        game without common questions leaves this out.
        """

    def imagine(self, v: Any, s: Any, rng: list[int]) -> None:
        """Fill `s` with one complete table that agrees with the view, as likely as the seat has reason to
        believe it is: search thinks with these tables.
        """


class Appraisal(Protocol):
    """`greedy.py`."""

    ROOM: int  # how many numbers `action_values` writes, if more than there are actions; may be left out

    def action_values(self, v: Any, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
        """Write what each of the first `n` actions seems worth to the seat, considered calmly."""


class Instinct(Protocol):
    """`instinct.py`, which a game may leave out, or any part of it (`parts/defaults.py`)."""

    ROLLOUT_DEPTH: int  # decisions that are played out beyond the tree before the table is judged
    OTHERS_SEARCH: bool  # whether the tree also holds the decisions of the other seats
    COMMON: int  # percent of a search at tables imagined from what all know, where the others learn to play
    PRIOR_WEIGHT: float  # this and the next two: where the others think too
    EXPLORATION: float
    MODELLED_ROLLOUT_DEPTH: int

    def rollout_policy(
        self, s: Any, seat: int, v: Any, actions: list[int], n: int, rng: list[int], worth: list[float]
    ) -> int:
        """What a seat does at an imagined table, quickly; `v` is room for its view, and all it may know."""

    def believe(self, v: Any, s: Any, rng: list[int], worth: list[float]) -> None:
        """Fill `s` as `imagine` does, but as likely as what the others chose to do suggests."""

    def evaluate_leaf(self, s: Any, chances: list[float]) -> None:
        """Write each seat's chance to win, as it looks at an unfinished table."""

    def at_rest(self, s: Any) -> bool:
        """Whether an unfinished table is judged as it is, since what was at stake is settled."""

    def forget(self, v: Any, percent: int, salt: int) -> None:
        """Blur a view: of every hundred things that are known only by heart, so many are gone."""


class Solved(Protocol):
    """`exact.py`, in a game that is solved."""

    SCRATCH: tuple[int, int]  # rows and columns that `choose` writes on

    def choose(
        self, v: Any, actions: list[int], n: int, values: list[float], scratch: Any, chances: list[float]
    ) -> int:
        """The action with the best chance to win, by the values of the solved game."""


class Text(Protocol):
    """`text.py`: the only place that chooses words; each answer is a phrase of the game's catalogue."""

    def action(self, action: int, seats: int) -> Phrase:
        """Names an action, the same at every table with so many seats.

        The key is its verb, and the seats and things among its arguments are its targets.
        """

    GOES_ON: frozenset[str]  # verbs after which a gesture goes on (`engine/gestures.py`); may be left out
    CLOSES: frozenset[str]  # verbs which say that it does not; may be left out

    def gesture(self, steps: Any) -> Phrase | None:
        """Names several steps as one thing: pairs of a view and the action that follows it.

        None, or left out: by the names of the steps.
        """

    def brings(self, steps: Any) -> Phrase | None:
        """What a person should know of such steps before they are taken; may be left out."""

    def outcome(self, outcome: int, seats: int) -> Phrase | Any:
        """Names an outcome of chance: a phrase, or the thing that comes up."""

    def prompt(self, v: Any) -> Phrase:
        """What the actor is asked to do."""

    def refusal(self, v: Any, action: int) -> Phrase:
        """Why the actor may not do this, with the number of the rule."""

    def events(self, before: Any, action: int, after: Any) -> list[Phrase]:
        """What a step did, from the views before and after it; `action` may be UNSEEN.

        What is to be kept in mind, not on the screen, is said as a glimpse.
        """


class Scenes(Protocol):
    """`scene.py`: what lies before a person's eyes, in table words."""

    Scene: Any  # the type of its scenes
    Trail: Any  # which thing is which, as far as eyes can follow; may be left out where things stay put
    Epilogue: Any  # the type of what comes to light at the end; left out with `epilogue`

    def scene(self, v: Any, trail: Any = None) -> Scene:
        """The table as the seat of this view sees it now."""

    def uncover(self, s: Any, v: Any) -> None:
        """Turn up, in a view, what lies face down on the table; a game where nothing does leaves it out."""

    def forget_all(self, v: Any) -> None:
        """Take from a view what its seat keeps in mind, so that only what lies before its eyes is left.

        A game where nothing has to be kept in mind leaves it out.
        """

    def rests(self, before: Any, action: int, after: Any) -> Any:
        """A view on which eyes should rest after a step of chance, before what follows; or None.

        Such as tiles that were shown and close again. A game without such moments leaves it out.
        """

    def is_out(self, scene: Any, seat: int) -> bool:
        """Whether a seat takes no more part in the game; where that does not happen it is left out."""

    def epilogue(self, steps: Any) -> Record | None:
        """What comes to light after the game, or nothing; may be left out where nothing is hidden to the end.

        `steps` are all the steps, as triples: the whole table before, the step, the whole table after.
        """


class Drawing(Protocol):
    """`drawing.py`: scenes as text, in Rich markup; without it they are told line by line."""

    def draw(self, scene: Any, words: Words) -> str:
        """The table for whom the words are said to."""

    def draw_epilogue(self, epilogue: Any, words: Words) -> str:
        """What came to light; asked only where something did."""
