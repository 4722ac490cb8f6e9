"""OpenSpiel: every game with explicit chance, information states, and worlds that a seat may imagine.

    import cutpurse.envs.openspiel
    game = pyspiel.load_game("cutpurse_kings_gold", {"seats": 3})

An information state is all that a seat has witnessed, step by step. An observation is what it knows now: its
view. Both have a public part, which is what a spectator witnesses and knows.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
import numpy as np

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER, UNSEEN
from cutpurse.engine.game import Game, Value
from cutpurse.engine.layout import Layout
from cutpurse.engine.match import Match
from cutpurse.engine.naming import of_step
from cutpurse.engine.running.observations import observation
from cutpurse.engine.words.phrases import Words
from cutpurse.errors import BadSave
from cutpurse.needs import needed

LONGEST = 1_000_000  # steps; the rules limit turns, and no match has come near this
RECENT = 32  # steps that an information state has as numbers

pyspiel: Any = needed("pyspiel", "envs")
STEP = re.compile(r"(?:c|\d:)(?:\?|\d+) ")  # as `said` says it
PLAYERS: dict[int, int] = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for id in cp.games():
        if name_of(id) not in known:
            # A class lives as long as OpenSpiel's own list of games, which outlives all other objects.
            kind = kind_of(cp.game(id))
            made = type(name_of(id), (SpielGame,), {"game": cp.game(id), "kind": kind})
            pyspiel.register_game(kind, made)


def name_of(id: str) -> str:
    """What OpenSpiel calls a game: `cutpurse_kings_gold`."""
    return f"cutpurse_{id.replace('-', '_')}"


def written(match: Match) -> str:
    """The table of a match as the parameter `start`, for games that begin there.

    All of a table is known where a game begins: take one that holds no secret yet.
    """
    packed = zlib.compress(msgspec.json.encode(match.state()), 9)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def read(start: str) -> dict[str, Any]:
    """The table that `written` wrote down."""
    try:
        packed = urlsafe_b64decode(start + "=" * (-len(start) % 4))
        state: dict[str, Any] = msgspec.json.decode(zlib.decompress(packed))
    except (ValueError, zlib.error, msgspec.DecodeError) as error:
        raise BadSave("this is no table that cutpurse.envs.openspiel.written wrote") from error
    return state


def info_of(game: Game, seats: int) -> Any:
    """What OpenSpiel wants to know of a game at a table of so many seats."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=game.num_outcomes,
        num_players=seats,
        min_utility=-1 / seats,
        max_utility=1 - 1 / seats,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def kind_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds, known = pyspiel.GameType, pyspiel.GameType.Information
    return kinds(
        short_name=name_of(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.secrets else known.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": game.min_seats,
            "start": "",
            **{name: option.default for name, option in game.options.items()},
        },
    )


def options_of(game: Game, params: Mapping[str, Value]) -> dict[str, Any]:
    """The house rules among the parameters; those whose default is a word are words."""
    given = {name: value for name, value in params.items() if name in game.options}
    words = {name: game.options[name].read(value) for name, value in given.items() if isinstance(value, str)}
    return given | words


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of seats and with its house rules."""

    game: Game
    kind: Any  # what OpenSpiel knows of it

    def __init__(self, params: dict[str, Any]) -> None:
        game, match = self.game, begun(self.game, params)
        self.seats, self.start = match.seats, match.start
        super().__init__(self.kind, info_of(game, match.seats), params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, self.seats, kind)


def begun(game: Game, params: Mapping[str, Any]) -> Match:
    """The match that these parameters describe, before its first step."""
    if start := params.get("start"):
        return game.position(read(start), chance="manual")
    return game.new(params.get("seats", game.min_seats), chance="manual", **options_of(game, params))


class Witnessed:
    """A table, and what everybody has witnessed at it: each seat, and last a spectator.

    OpenSpiel copies it at every step; what was witnessed is text, which costs nothing to copy.
    """

    def __init__(self, game: Game, table: Layout, seen: list[str]) -> None:
        self.game = game
        self.table = table
        self.seen = seen

    def __deepcopy__(self, memo: object) -> Witnessed:
        return Witnessed(self.game, self.table.copy(), self.seen[:])

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.table.to_dict(), self.seen

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, table, self.seen = state
        self.table = self.game.state_type.from_dict(table)

    def apply(self, action: int) -> None:
        """Play a step, and let everybody witness what they may."""
        actor, witness = self.game.rules.actor(self.table), self.game.views.witness
        for i, eye in enumerate(self.eyes):
            self.seen[i] += said(actor, witness(self.table, action, eye))
        self.game.rules.apply(self.table, action)

    @property
    def eyes(self) -> list[int]:
        return [*range(len(self.seen) - 1), NOBODY]

    def view(self, eye: int) -> Layout:
        view: Layout = self.game.view(self.table, eye)
        return view


def said(actor: int, action: int) -> str:
    """A step in short: `c3` for chance, `0:17` for a seat, and a question mark for what was not seen."""
    what = "?" if action == UNSEEN else str(action)
    return f"c{what} " if actor == CHANCE else f"{actor}:{what} "


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Witnessed(game.game, game.start.copy(), [""] * (game.seats + 1))
        self.log = ""

    def current_player(self) -> int:
        actor = self.held.game.rules.actor(self.held.table)
        return PLAYERS.get(actor, actor)

    def is_terminal(self) -> bool:
        return self.held.game.rules.actor(self.held.table) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.game.legal(self.held.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [0] * self.held.game.num_outcomes
        total = self.held.game.rules.chance(self.held.table, weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.log += said(self.held.game.rules.actor(self.held.table), action)
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        return called(self.held.game, len(self.held.seen) - 1, is_chance, int(action))

    def returns(self) -> list[float]:
        """Each seat's share of the win less a fair share."""
        seats = len(self.held.seen) - 1
        parts = [0] * seats
        if not self.is_terminal():
            return [0.0] * seats
        self.held.game.rules.shares(self.held.table, parts)
        return [float(Fraction(part, sum(parts)) - Fraction(1, seats)) for part in parts]

    def __str__(self) -> str:
        return self.log

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A table that the player may believe to sit at, with the same information state for that player.

        It has no history. What the others have witnessed there is taken to be what they know: their views.
        """
        game, seats = self.held.game, len(self.held.seen) - 1
        fresh: SpielState = self.get_game().new_initial_state()
        rng = [stream(int(sampler() * 2**52), 0)]
        game.views.imagine(self.held.view(player), fresh.held.table, rng)
        for i, eye in enumerate(fresh.held.eyes):
            known = i in (player, seats)
            fresh.held.seen[i] = self.held.seen[i] if known else f"{fresh.held.view(eye).to_dict()} "
        fresh.log = f"{self.held.seen[player]}as seat {player} imagines it: "
        return fresh


@cache
def called(game: Game, seats: int, is_chance: bool, number: int) -> str:
    """The words for an action or an outcome; a number that means nothing is said as it is."""
    if not 0 <= number < (game.num_outcomes if is_chance else game.num_actions):
        return f"no action {number}"
    return Words(game.catalogue, "en").say(of_step(game, CHANCE if is_chance else 0, number, seats))


class Observer:
    """What a player observes, as text and as numbers; a part of it, or all that it has witnessed."""

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes: dict[str, tuple[int, ...]] = {"seat": (seats,), "view": (len(game.columns),)}
        shapes |= {"steps": (RECENT, 2)} if self.recalls else {}
        ends = np.cumsum([np.prod(shape) for shape in shapes.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = zip(shapes.items(), np.split(self.tensor, ends[:-1]), strict=True)
        self.dict = {name: part.reshape(shape) for (name, shape), part in parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player observes into `tensor`, of which `dict` has the parts."""
        self.tensor.fill(0)
        held = state.held
        eye = player if self.private else NOBODY
        self.dict["seat"][player] = 1
        self.dict["view"][:] = observation(self.game, held.view(eye).to_dict())
        if self.recalls:
            recent = STEP.findall(held.seen[eye if eye >= 0 else -1])[-RECENT:]
            for i, step in enumerate(reversed(recent)):
                self.dict["steps"][i] = as_numbers(step, self.game)

    def string_from(self, state: SpielState, player: int) -> str:
        held = state.held
        if self.recalls:
            return f"seat {player}: {held.seen[player]}" if self.private else held.seen[-1]
        if not self.private:
            return str(held.view(NOBODY).to_dict())
        return str((held.view(player).to_dict() if self.public else secrets(held, player)) or "")


def secrets(held: Witnessed, player: int) -> dict[str, Any]:
    """What a player knows that a spectator does not."""
    own, public = held.view(player).to_dict(), held.view(NOBODY).to_dict()
    return {name: value for name, value in own.items() if value != public[name] and name != "seat"}


def as_numbers(step: str, game: Game) -> tuple[float, float]:
    """A step that was witnessed: who acted, and what was seen of it; nothing of it for what was not."""
    actor, _, action = step.strip().replace("c", f"{CHANCE}:").partition(":")
    what = (int(action) + 1) / game.num_actions if action.isdigit() else 0.0
    return (int(actor) + 2) / (game.max_seats + 1), what


register()
