"""A tournament: every mix of bots plays the same deals, until it is clear who beats whom."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence as Many
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.game import Game, Value
from cutpurse.engine.parts.results import Played
from cutpurse.errors import BadLineUp
from cutpurse.lab.estimates import Estimate, RowMoments, Z
from cutpurse.lab.lineups import Contest, countable
from cutpurse.lab.plan import Progress, ResultStore, Runner, deals_for, stretches
from cutpurse.lab.sequences import Sequence
from cutpurse.lab.study import Asked, Study
from cutpurse.lab.tally import shares_of
from cutpurse.needs import needed

RISK = 0.05  # that any of the verdicts is wrong
CLOSE = 0.01  # bots whose shares differ by less are called equal
RATED = 6_000  # games that ratings are made from; more would change little
FEWEST = 30  # deals before the first look
GROWTH = 0.5  # how long each round is, compared with all before
Pair = tuple[str, str]


@dataclass(frozen=True)
class PairVerdict:
    """How much more one bot wins than another at the tables where both sit, and whether that is clear."""

    one: str
    other: str
    more: Estimate
    deals: int
    clear: bool


@dataclass(frozen=True)
class Rank:
    bot: str
    rating: Estimate
    games: int  # that the rating is made from
    share: dict[int, Estimate]  # per number of seats


@dataclass(frozen=True)
class TournamentResult:
    game: str
    seed: int
    games: int
    most_games: int
    ranks: list[Rank]  # the best first
    verdicts: list[PairVerdict]


def mixes(game: Game, bots: Many[str], sizes: Many[int], options: Mapping[str, Value]) -> list[Contest]:
    """Every way to fill the seats with at least two of the bots."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadLineUp("a tournament is for two or more different bots")
    for bot in bots:
        countable(bot)
    return [
        Contest(mix, dict(options))
        for seats in sizes
        for mix in combinations_with_replacement(bots, game.checked_seats(seats))
        if len(set(mix)) > 1
    ]


class Tournament(Study):
    """Plays in rounds; after each it asks which pairs are still unclear, or have played too little."""

    name = "tournament"

    def __init__(self, asked: Asked, bots: Many[str], sizes: Many[int], least: int) -> None:
        super().__init__(asked, mixes(asked.game, bots, sizes or [asked.game.min_seats], asked.options))
        self.least = deals_for(least, self.plan.contests)
        self.bots = list(dict.fromkeys(bot for contest in self.plan.contests for bot in contest.lineup))
        self.pairs = list(combinations(self.bots, 2))
        self.sequences = {pair: Sequence(RISK / len(self.pairs)) for pair in self.pairs}
        self.moments = [RowMoments(len(set(contest.lineup))) for contest in self.plan.contests]
        self.model = needed("openskill.models", "lab").PlackettLuce()
        self.ratings = {bot: self.model.rating(name=bot) for bot in self.bots}
        self.rated = 0
        self.rated_of = dict.fromkeys(self.bots, 0)

    def run(self, runner: Runner, store: ResultStore | None, progress: Progress) -> None:
        done = 0
        while done < self.plan.deals and (
            open_pairs := [pair for pair in self.pairs if done < self.least or not self.clear(pair)]
        ):
            until = min(self.plan.deals, done + max(FEWEST, int(GROWTH * done)))
            which = [i for i, each in enumerate(self.plan.contests) if playing(each, open_pairs)]
            for parts in stretches(self.plan, runner, store, progress, which, range(done, until)):
                self.fold(parts, open_pairs)
            done = until

    def fold(self, parts: dict[int, Played], open_pairs: Many[Pair]) -> None:
        means = {i: by_bot(part, self.plan.contests[i]) for i, part in parts.items()}
        for i, columns in means.items():
            self.moments[i].add(np.stack(list(columns.values()), axis=1))
        for one, other in open_pairs:
            gaps = [
                columns[one] - columns[other] for columns in means.values() if {one, other} <= set(columns)
            ]
            self.sequences[one, other].add(np.mean(gaps, axis=0))
        self.rate(parts)

    def rate(self, parts: dict[int, Played]) -> None:
        """Ratings from single games, the contests in turn; a bot that sits there twice counts once."""
        deals = min(len(part.results) // self.plan.contests[i].seats for i, part in parts.items())
        for deal in range(deals if self.rated < RATED else 0):
            for i, part in parts.items():
                seats = self.plan.contests[i].seats
                for result in part.results[deal * seats : (deal + 1) * seats]:
                    if self.rated < RATED:
                        self.rate_game(result, self.plan.contests[i])

    def rate_game(self, result: Any, contest: Contest) -> None:
        seats = contest.seats
        share = [float(result["share"][(member - result["shift"]) % seats]) for member in range(seats)]
        scores = {bot: mean_of(share, contest, bot) for bot in dict.fromkeys(contest.lineup)}
        rated = self.model.rate([[self.ratings[bot]] for bot in scores], scores=list(scores.values()))
        self.ratings |= {bot: team[0] for bot, team in zip(scores, rated, strict=True)}
        self.rated += 1
        for bot in scores:
            self.rated_of[bot] += 1

    def clear(self, pair: Pair) -> bool:
        """One beats the other, or they are so close that it does not matter."""
        gap = self.sequences[pair].estimate()
        return abs(gap.mean) > gap.within or abs(gap.mean) + gap.within < CLOSE

    def result(self) -> TournamentResult:
        games = sum(m.rows * c.seats for m, c in zip(self.moments, self.plan.contests, strict=True))
        ranks = sorted((self.rank(bot) for bot in self.bots), key=lambda rank: -rank.rating.mean)
        return TournamentResult(
            self.plan.game.id,
            self.plan.seed,
            games,
            self.plan.games,
            ranks,
            [self.verdict(pair) for pair in self.pairs],
        )

    def verdict(self, pair: Pair) -> PairVerdict:
        sequence = self.sequences[pair]
        return PairVerdict(*pair, sequence.estimate(), sequence.count, self.clear(pair))

    def rank(self, bot: str) -> Rank:
        rating = self.ratings[bot]
        sizes = sorted({contest.seats for contest in self.plan.contests})
        estimate = Estimate(rating.mu, Z * rating.sigma)
        return Rank(bot, estimate, self.rated_of[bot], {n: self.share(bot, n) for n in sizes})

    def share(self, bot: str, seats: int) -> Estimate:
        """The mean share where the bot sits; mixes share their chance, so their errors may add up."""
        found = [
            moments.estimate(list(dict.fromkeys(contest.lineup)).index(bot))
            for moments, contest in zip(self.moments, self.plan.contests, strict=True)
            if contest.seats == seats and bot in contest.lineup
        ]
        means, spreads = [each.mean for each in found], [each.within for each in found]
        return Estimate(float(np.mean(means)), float(np.mean(spreads)))


def playing(contest: Contest, pairs: Many[Pair]) -> bool:
    return any(set(pair) <= set(contest.lineup) for pair in pairs)


def by_bot(part: Played, contest: Contest) -> dict[str, npt.NDArray[np.float64]]:
    """For each deal the mean share of each bot at this table."""
    shares = shares_of(part, contest.lineup)
    return {
        bot: shares[:, [name == bot for name in contest.lineup]].mean(axis=1)
        for bot in dict.fromkeys(contest.lineup)
    }


def mean_of(share: list[float], contest: Contest, bot: str) -> float:
    own = [part for part, name in zip(share, contest.lineup, strict=True) if name == bot]
    return sum(own) / len(own)
