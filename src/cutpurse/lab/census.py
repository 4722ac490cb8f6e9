"""How often each rule matters: games are played again by the interpreted rules, and every rule is watched."""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from cutpurse.engine.chance import draw, stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.parts.results import Played
from cutpurse.lab.lineups import Contest
from cutpurse.lab.plan import StudyPlan
from cutpurse.lab.playing import with_log

RULE = re.compile(r"([1-9]\.\d+) (.+?)(?:; \d\.\d|$)")
RARE = 0.01  # of the games: a rule that matters less often hardly ever does


@dataclass(frozen=True)
class RuleUse:
    """One verb of the rules: in what part of the games it was carried out, how often, and to whose good."""

    rule: str
    says: str
    verb: str
    games: float  # the part of the games in which it was carried out
    per_game: float
    luck: float | None  # the mean share of who did it, as a multiple of the fair share


@dataclass(frozen=True)
class Census:
    games: int
    rules: list[RuleUse]
    turns_of_games: list[int]  # of each game, where the table counts them

    @property
    def rare(self) -> list[RuleUse]:
        return [rule for rule in self.rules if rule.games < RARE]


def numbered_verbs(game: Game) -> dict[CodeType, RuleUse]:
    """Every function of the rules that changes the table and cites a rule, by its code."""
    found = {}
    for function in functions_of(sys.modules[game.rules.__name__]):  # type: ignore[attr-defined]
        cited = RULE.match((function.__doc__ or "").strip())
        if cited and function.__annotations__.get("return") in (None, "None"):
            rule, says = cited.groups()
            found[function.__code__] = RuleUse(rule, says.rstrip("."), function.__name__, 0.0, 0.0, None)
    return found


def functions_of(module: ModuleType, seen: set[str] | None = None) -> Iterator[FunctionType]:
    """The functions of a game that can be reached from this file of it."""
    seen = set() if seen is None else seen
    seen.add(module.__name__)
    for value in list(vars(module).values()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value
        home = getattr(value, "__module__", None)
        if isinstance(home, str) and home.startswith(str(module.__package__)) and home not in seen:
            yield from functions_of(sys.modules[home], seen)


class Watch:
    """Counts for each game which verbs were carried out, and by which seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.verbs = numbered_verbs(game)
        self.games = 0
        self.turns: list[int] = []
        self.times: Counter[CodeType] = Counter()
        self.in_games: Counter[CodeType] = Counter()
        self.luck: dict[CodeType, list[float]] = defaultdict(list)

    def see(self, table: Layout, steps: Iterator[tuple[int, int]], share: Sequence[float]) -> None:
        """Watch one game from its first step to its last."""
        done = Counter(self.done(table, steps))
        self.games += 1
        if hasattr(table, "turn"):
            self.turns.append(table.turn)
        for code, seat in done:
            self.times[code] += done[code, seat]
            if seat != NOBODY:
                self.luck[code].append(float(share[seat]) * self.seats)
        self.in_games.update({code for code, _ in done})

    def done(self, table: Layout, steps: Iterator[tuple[int, int]]) -> Iterator[tuple[CodeType, int]]:
        """Everything that is carried out in a game, with the seat that does it."""
        rules = self.game.rules
        yield from ((code, NOBODY) for code in self.carried_out(rules.setup, table))
        for seat, action in steps:
            yield from ((code, seat) for code in self.carried_out(rules.apply, table, action))
        yield from ((code, NOBODY) for code in self.carried_out(rules.shares, table, [0] * self.seats))

    def carried_out(self, step: Callable[..., None], *arguments: Any) -> list[CodeType]:
        """Take one step, and say which verbs that was."""
        called: list[CodeType] = []

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code in self.verbs:
                called.append(frame.f_code)

        watched(note, step, *arguments)
        return called

    def census(self) -> Census:
        """What was seen, in the order of the rules."""
        uses = [self.use(code, verb) for code, verb in self.verbs.items()]
        return Census(self.games, sorted(uses, key=lambda use: [*map(int, use.rule.split("."))]), self.turns)

    def use(self, code: CodeType, verb: RuleUse) -> RuleUse:
        luck = self.luck[code]
        return replace(
            verb,
            games=self.in_games[code] / self.games,
            per_game=self.times[code] / self.games,
            luck=sum(luck) / len(luck) if luck else None,
        )


def watched(note: Callable[..., None], step: Callable[..., None], *arguments: Any) -> None:
    """Call a function while somebody takes note of every call."""
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        step(*arguments)
    finally:
        sys.setprofile(before)


def census(plan: StudyPlan, number: int, games: int) -> Census:
    """Watch the first games of a contest, decided as the compiled bots decided them."""
    contest = plan.contests[number]
    watch = Watch(plan.game, contest.seats)
    for deal in range(min(plan.deals, -(-games // contest.seats))):
        played = with_log(plan, number, deal * contest.seats, contest.seats)
        for result, actions in decisions(played):
            table = plan.game.table(contest.seats, contest.options)
            steps = replayed(plan, contest, table, int(result["number"]), actions)
            watch.see(table, steps, result["share"])
    return watch.census()


def decisions(played: Played) -> Iterator[tuple[Any, list[int]]]:
    """Each of the games, and what was decided in it."""
    assert played.log is not None
    written = played.log.size[0]
    numbers, actions = played.log.game[:written], played.log.action[:written]
    for result in played.results:
        yield result, actions[numbers == result["number"]].tolist()


def replayed(
    plan: StudyPlan, contest: Contest, table: Layout, number: int, actions: list[int]
) -> Iterator[tuple[int, int]]:
    """Each step of a game before it is taken: the seat that it is up to, and what is done."""
    rules, rest = plan.game.rules, iter(actions)
    dice = [stream(plan.seed, 2 * (number // contest.seats))]
    weights = [0] * plan.game.num_outcomes
    while (who := rules.actor(table)) != OVER:
        if who == CHANCE:
            yield table.active, draw(dice, weights, rules.chance(table, weights))  # type: ignore[attr-defined]
        else:
            yield who, next(rest)
