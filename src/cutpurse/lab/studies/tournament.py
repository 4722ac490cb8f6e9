"""A tournament: every mix of bots plays the same deals, until it is clear who beats whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Annotated, Any, Unpack

import numpy as np
import numpy.typing as npt

import cutpurse as cp
from cutpurse.engine.game import Game, Value
from cutpurse.engine.parts.results import Played
from cutpurse.errors import BadLineUp
from cutpurse.lab import page
from cutpurse.lab.charts import Bar, Cell, bars, dots, matrix
from cutpurse.lab.estimates import Estimate, RowMoments, Z
from cutpurse.lab.lineups import Contest
from cutpurse.lab.page import Section
from cutpurse.lab.plan import Progress, ResultStore, Runner, deals_for, stretches
from cutpurse.lab.requests import StudyOption, StudyRequest, TournamentWishes, count, counted, read_sizes
from cutpurse.lab.sequences import ConfidenceSequence
from cutpurse.lab.study import Gathered, Rows, Shown, as_function
from cutpurse.lab.tally import shares_of
from cutpurse.needs import needed

RIVALS = StudyOption("Two or more bots.", list[str], "BOT BOT…", is_argument=True)
AT_MOST = StudyOption("At most so many for each mix.", metavar="NUMBER", read=count, written=counted)
AT_LEAST = StudyOption("At least so many, however clear.", metavar="NUMBER", read=count, written=counted)
SIZES = StudyOption("Seats at the table, as in 2 or 2,3,4.", read=read_sizes)
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


def mixes(
    game: Game, bots: Sequence[str], sizes: Sequence[int], options: Mapping[str, Value]
) -> list[Contest]:
    """Every way to fill the seats with at least two of the bots."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadLineUp("a tournament is for two or more different bots")
    return [
        Contest(mix, dict(options))
        for seats in sizes
        for mix in combinations_with_replacement(bots, game.checked_seats(seats))
        if len(set(mix)) > 1
    ]


class Tournament(Gathered[TournamentResult]):
    """Rate bots by every mix of them, until it is clear who beats whom.

    It plays in rounds; after each it asks which pairs are still unclear, or have played too little.
    """

    def __init__(
        self,
        game: str,
        bots: Annotated[Sequence[str], RIVALS],
        games: Annotated[int, AT_MOST] = 10_000,
        *,
        least: Annotated[int, AT_LEAST] = 1,
        seats: Annotated[Sequence[int], SIZES] = (),
        **wishes: Unpack[TournamentWishes],
    ) -> None:
        asked = StudyRequest.of(game, games, wishes)
        super().__init__(asked, mixes(asked.game, bots, seats or [asked.game.min_seats], asked.options))
        self.least = deals_for(least, self.plan.contests)
        self.bots = list(dict.fromkeys(bot for contest in self.plan.contests for bot in contest.lineup))
        self.pairs = list(combinations(self.bots, 2))
        self.sequences = {pair: ConfidenceSequence(RISK / len(self.pairs)) for pair in self.pairs}
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

    def fold(self, parts: dict[int, Played], open_pairs: Sequence[Pair]) -> None:
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

    @staticmethod
    def shown(result: TournamentResult) -> Shown:
        yield ratings(result)
        yield who_beats_whom(result)

    @staticmethod
    def page(result: TournamentResult) -> str:
        best = result.ranks[0]
        lead = f"{best.bot} comes first, with a rating of {best.rating.mean:.1f} ± {best.rating.within:.1f}."
        sections = [ratings_section(result), pairs_section(result)]
        sections += [share_section(result, seats) for seats in best.share]
        return page.page(result, "a tournament", lead, sections)

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


tournament = as_function(Tournament)


def playing(contest: Contest, pairs: Sequence[Pair]) -> bool:
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


# How it is shown


def ratings(result: TournamentResult) -> Rows:
    title = f"{cp.game(result.game).title}, {result.games:,} of at most {result.most_games:,} games"
    rows = []
    for rank in result.ranks:
        rating = f"{rank.rating.mean:.1f} ± {rank.rating.within:.1f}"
        rows.append((rank.bot, rating, f"{rank.games:,}", *(share.percent for share in rank.share.values())))
    numbers = ["rating", "games", *(f"wins at {seats}" for seats in result.ranks[0].share)]
    return Rows(title, ["bot"], numbers, rows)


def who_beats_whom(result: TournamentResult) -> Rows:
    """How much more the bot of the row wins than that of the column."""
    bots = [rank.bot for rank in result.ranks]
    known = {(each.one, each.other): (each, 1) for each in result.verdicts}
    known |= {(each.other, each.one): (each, -1) for each in result.verdicts}
    rows = [[row, *("" if row == column else said(*known[row, column]) for column in bots)] for row in bots]
    return Rows("More wins than …, in percent of the games; ? where it is not clear", [""], bots, rows)


def said(each: PairVerdict, sign: int) -> str:
    middle = 100 * sign * each.more.mean
    low, more, high = (
        round(max(-100, min(100, value)), 1) + 0.0  # no minus before nought
        for value in (middle - 100 * each.more.within, middle, middle + 100 * each.more.within)
    )
    return f"{more:+.1f} ({low:+.1f} to {high:+.1f}){'' if each.clear else ' ?'}"


def ratings_section(result: TournamentResult) -> Section:
    rows = [
        Bar(rank.bot, rank.rating.mean, rank.rating.within, f"{rank.rating.mean:.1f}")
        for rank in result.ranks
    ]
    return Section("Ratings", "OpenSkill (Plackett–Luce), with 95 % intervals.", dots(rows, "ratings"))


def pairs_section(result: TournamentResult) -> Section:
    unclear = sum(not verdict.clear for verdict in result.verdicts)
    settled = (
        f"Still unclear: {unclear} of {len(result.verdicts)} pairs" if unclear else "Every pair is settled"
    )
    sentence = (
        f"{settled}, after {result.games:,} of at most {result.most_games:,} games. Gold: the row wins "
        "more than the column. The intervals hold at any moment at once, so stopping early is honest."
    )
    bots = [rank.bot for rank in result.ranks]
    return Section("Who beats whom", sentence, matrix(bots, cells(result.verdicts), "who beats whom"))


def share_section(result: TournamentResult, seats: int) -> Section:
    rows = [page.estimated(rank.bot, rank.share[seats]) for rank in result.ranks]
    best = max(result.ranks, key=lambda rank: rank.share[seats].mean)
    sentence = f"At {seats} seats {best.bot} wins {best.share[seats].percent}, over all mixes alike."
    return Section(f"Wins at {seats} seats", sentence, bars(rows, f"wins at {seats}", 1 / seats))


def cells(verdicts: Sequence[PairVerdict]) -> dict[tuple[str, str], Cell]:
    found = {}
    for verdict in verdicts:
        for one, other, sign in ((verdict.one, verdict.other, 1), (verdict.other, verdict.one, -1)):
            more = sign * verdict.more.mean
            tip = f"{one} against {other}: {100 * more:+.1f} ± {100 * verdict.more.within:.1f} points"
            said = f"{round(100 * more, 1) + 0.0:+.1f}" + ("" if verdict.clear else " ?")
            found[one, other] = Cell(more, said, f"{tip}, {verdict.deals:,} deals", verdict.clear)
    return found
