"""The same search as one would write it in plain Python, with objects and a dict, against the compiled one.

.venv/bin/python benchmarks/plain_search.py [GAME…] [--seconds 6]

Both think about the same positions of the same game; with the same seed they come to the same numbers, which
is checked first. Each gets a slice of every round, in processor time; the ratio is the median over rounds.
"""

import argparse
import math
from itertools import count
from statistics import median
from time import thread_time

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.parts.bot_codes import ROLLOUT, THINKING
from cutpurse.engine.running.habits import habits_of
from cutpurse.engine.running.searching import DEEPEST, compile_or_load, room_for_tree, workspace_for

ROUNDS = 15
CHECKED = 40  # iterations that must agree
DECISIONS = 12  # between two positions
WARM_UP = 20_000  # iterations
AT_ONCE = 500  # compiled iterations between two looks at the clock


class Node:
    def __init__(self, actions, favourite, prior_weight):
        self.actions = actions
        even = (1.0 - prior_weight) / len(actions)
        self.priors = [even + (prior_weight if action == favourite else 0.0) for action in actions]
        self.visits = [0] * len(actions)
        self.value_sum = [0.0] * len(actions)
        self.node_visits = 0

    def select_puct(self, exploration):
        mean = sum(self.value_sum) / self.node_visits if self.node_visits else 0.5
        exploration_scale = exploration * math.sqrt(self.node_visits + 1.0)
        scores = [
            (total / visits if visits else mean) + exploration_scale * prior / (1 + visits)
            for total, visits, prior in zip(self.value_sum, self.visits, self.priors, strict=True)
        ]
        return scores.index(max(scores))

    def as_often(self, rng):
        """Any of the actions, each as often as it was chosen before."""
        return drawn(self.actions, self.visits, rng)


def drawn(actions, times, rng):
    left = below(rng, sum(times))
    return next(action for action, each in zip(actions, times, strict=True) if (left := left - each) < 0)


class PlainSearch:
    """Thinks about one view."""

    def __init__(self, game, view, seed, rivals=THINKING):
        self.rivals, self.habits = rivals, habits_of(game).tolist()
        self.kit = specialised("search", game.package)  # the game's functions
        self.tree_policy = specialised("tree_policy", game.package)
        plain = rivals == ROLLOUT
        self.prior_weight = self.tree_policy.PLAIN_PRIOR_WEIGHT if plain else self.tree_policy.PRIOR_WEIGHT
        self.exploration = self.tree_policy.PLAIN_EXPLORATION if plain else self.tree_policy.EXPLORATION
        self.rollout_depth = (
            self.kit.ROLLOUT_DEPTH if plain else self.kit.MODELLED_ROLLOUT_DEPTH or self.kit.ROLLOUT_DEPTH
        )
        self.view_type, self.table = game.views.View, game.state_type()
        self.view, self.rng = view, [stream(seed, 0)]
        self.nodes = {}
        self.actions, self.weights = [0] * game.num_actions, [0] * game.num_outcomes
        room = max(game.num_actions, specialised("game", game.package).ROOM)
        self.worth, self.parts = [0.0] * room, [0] * game.max_seats

    def iterate(self):
        self.determinise(self.view)
        settled = self.nodes and next(iter(self.nodes.values())).node_visits >= self.kit.OWN_TABLES_FIRST
        learning = self.rivals == THINKING and not self.kit.OTHERS_SEARCH and settled
        common = learning and below(self.rng, 100) < self.kit.COMMON
        if common:
            self.kit.view(self.table, cp.NOBODY, seen := self.view_type())
            self.determinise(seen)
        path = self.simulate(common)
        chances = self.judged()
        for node, choice, who in path:
            node.visits[choice] += 1
            node.value_sum[choice] += chances[who]

    def determinise(self, view):
        if self.rivals == ROLLOUT:
            self.kit.imagine(view, self.table, self.rng)
        else:
            self.kit.believe(view, self.table, self.rng, self.worth)

    def simulate(self, common):
        kit, s, path = self.kit, self.table, []
        in_tree, left = True, self.rollout_depth
        while (who := kit.actor(s)) != cp.OVER and left > 0 and not kit.at_rest(s):
            if who == cp.CHANCE:
                kit.step_at_random(s, who, self.rng, self.actions, self.weights)
                continue
            n = kit.legal(s, self.actions)
            action = self.actions[0]
            chooses = kit.OTHERS_SEARCH or common or who == self.view.seat
            if n > 1 and in_tree and chooses and len(path) < DEEPEST:
                kit.view(s, who, seen := self.view_type())
                key = repr(seen.values()) if path or common else "root"
                if key not in self.nodes:
                    in_tree = False
                    self.nodes[key] = Node(self.actions[:n], self.liked(seen, who, n), self.prior_weight)
                node = self.nodes[key]
                choice = node.select_puct(self.exploration)
                node.node_visits += 1
                path.append((node, choice, who))
                action = node.actions[choice]
            elif n > 1:
                action = self.modelled_move(who, n, in_tree and not chooses)
            kit.apply(s, action)
            if not in_tree:
                left -= 1
        return path

    def modelled_move(self, who, n, may_have_learnt):
        kit, seen = self.kit, self.view_type()
        if may_have_learnt and self.rivals == THINKING:
            kit.view(self.table, who, seen)
            node = self.nodes.get(repr(seen.values()))
            if node and node.node_visits >= kit.MIN_VISITS_PER_CHOICE * len(node.actions):
                return node.as_often(self.rng)
        suggested = kit.rollout_policy(self.table, who, seen, self.actions, n, self.rng, self.worth)
        times = [self.habits[suggested][action] for action in self.actions[:n]]
        if self.rivals == ROLLOUT or sum(times) < kit.MIN_HABIT_COUNT:
            return suggested
        return drawn(self.actions[:n], times, self.rng)

    def liked(self, seen, who, n):
        if not self.nodes:
            return self.tree_policy.favourite(self.view, self.actions, n, self.rng, self.worth)
        return self.kit.rollout_policy(self.table, who, seen, self.actions, n, self.rng, self.worth)

    def judged(self):
        chances = [0.0] * self.table.seats
        if self.kit.actor(self.table) != cp.OVER:
            self.kit.evaluate_leaf(self.table, chances)
            return chances
        self.kit.shares(self.table, self.parts)
        total = sum(self.parts[: self.table.seats])
        return [part / total for part in self.parts[: self.table.seats]]

    def root(self):
        """Visits per action."""
        node = next(iter(self.nodes.values()))
        return dict(zip(node.actions, node.visits, strict=True))


class CompiledSearch:
    """The same, with the compiled search and one tree."""

    def __init__(self, game, view, seed, iterations, rivals=THINKING):
        self.kernels = compile_or_load(game)
        self.tree, self.work, self.seat = room_for_tree(game, iterations), workspace_for(game), view.seat
        view.to_record(self.work.root_view)
        self.work.rivals[0] = rivals
        self.begin(seed)

    def begin(self, seed):
        self.kernels.begin(self.tree, self.work, 0, 0)
        self.work.rng[0] = stream(seed, 0)

    def iterate(self, times):
        self.kernels.iterate(self.tree, self.work, self.seat, times, False)

    def root(self):
        self.kernels.add_root_counts(self.tree, self.work)
        actions = self.tree.action[: self.tree.num_choices[0]].tolist()
        return {action: int(self.work.visits[action]) for action in actions}


def positions(game, seats):
    """Views from all through greedy games in which there is something to choose, for ever."""
    for seed in count(1):
        match = game.new(seats, seed=seed)
        bot = cp.bot("greedy", game, seed=seed)
        for number in count(1):
            if match.actor == cp.OVER:
                break
            if number % DECISIONS == 0 and len(match.legal()) > 1:
                yield game.views.View.from_dict(match.view(match.actor))
            match.play(bot.choose(match.view(match.actor), match.legal()))


def agree(game, view, iterations=CHECKED, rivals=THINKING):
    plain, fast = PlainSearch(game, view, 1, rivals), CompiledSearch(game, view, 1, iterations, rivals)
    for _ in range(iterations):
        plain.iterate()
    fast.iterate(iterations)
    return plain.root() == fast.root()


def rate(iterate, at_once, seconds):
    """Iterations per second of processor time."""
    started, done = thread_time(), 0
    while (passed := thread_time() - started) < seconds:
        iterate()
        done += at_once
    return done / passed


def measure(game, seats, seconds):
    """Iterations per second of both, and the median of their ratio."""
    plain, fast = [], []
    for round, view in zip(range(ROUNDS), positions(game, seats), strict=False):
        if not agree(game, view):
            raise SystemExit(f"{game.id}: the two searches do not agree")
        slow, quick = PlainSearch(game, view, round), CompiledSearch(game, view, round, None)
        quick.iterate(WARM_UP)  # room that was used before, as that of a bot is
        quick.begin(round)
        plain.append(rate(slow.iterate, 1, seconds / 2 / ROUNDS))
        fast.append(rate(lambda quick=quick: quick.iterate(AT_ONCE), AT_ONCE, seconds / 2 / ROUNDS))
    return median(plain), median(fast), median(f / p for f, p in zip(fast, plain, strict=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=cp.games())
    parser.add_argument("--seconds", type=float, default=6.0)
    wanted = parser.parse_args()
    for game in map(cp.game, wanted.games):
        for seats in sorted({game.min_seats, game.max_seats}):
            plain, fast, ratio = measure(game, seats, wanted.seconds)
            print(
                f"{game.id}, {seats} seats: plain {plain:,.0f}/s, compiled {fast:,.0f}/s, {ratio:,.0f} times"
            )
