"""Whole games between bots in compiled code, for any game; woven like `loops.py`.

Games come in deals: a deal is played once for every rotation of the line-up, each time with the same
chance, so that nobody is lucky with the seat or the dice.
"""

from typing import Any, NamedTuple

from cutpurse.engine.chance import below, bits, stream
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.parts.bot_codes import (
    EXACT,
    FORGETS,
    GREEDY,
    ITERATIONS,
    KIND,
    NET,
    NET_AT,
    NO_ESTIMATE,
    RANDOM,
    RIVALS,
    TREES,
)
from cutpurse.engine.parts.networks import TEMPERATURE, logits, sample_action
from cutpurse.engine.parts.results import Log
from cutpurse.engine.parts.trees import Tree, Workspace

from .game import actor, apply, choose, encode, forget, legal, points, rollout_policy, setup, shares, view
from .judgement import favourite
from .loops import step_at_random
from .search import clear, most_visited, run_trees


class GameBuffers(NamedTuple):
    """The table that is really played on, and who plays."""

    table: Any  # one record
    dice: list[int]  # the stream of chance
    bot_rng: list[int]  # the stream of the bots
    options: list[int]  # the legal actions
    minds: list[list[int]]  # a row for each member of the line-up
    win_estimate: list[float]  # the chance to win that the last decision was to leave, or NO_ESTIMATE
    values: list[float]  # the solution of the game, if there is one
    nets: list[float]  # the networks of those who play by one
    row: list[float]  # what one of them sees
    hidden: list[float]  # what it makes of it


def play_games(
    buffers: GameBuffers,
    tree: Tree,
    work: Workspace,
    seed: int,
    first: int,
    results: Any,
    uses: list[list[int]],
    log: Log,
) -> None:
    """Games `first`, `first + 1`, …, one for each of the results.

    `uses` counts how often each member of the line-up took each action.
    """
    seats = len(buffers.minds)
    for i in range(len(results)):
        number = first + i
        shift = number % seats
        buffers.dice[0] = stream(seed, 2 * (number // seats))
        buffers.bot_rng[0] = stream(seed, 2 * number + 1)
        setup(buffers.table[0])
        results[i].number = number
        results[i].shift = shift
        play_game(buffers, tree, work, results[i], uses, log)
        count_up(buffers.table[0], work, results[i])


def play_game(
    buffers: GameBuffers, tree: Tree, work: Workspace, result: Any, uses: list[list[int]], log: Log
) -> None:
    """Play until somebody has won, counting steps and decisions, and who decides first."""
    s = buffers.table[0]
    salt = bits(buffers.bot_rng)
    work.rng[0] = stream(salt, 0)
    who = actor(s)
    while who != OVER:
        if who == CHANCE:
            step_at_random(s, who, buffers.dice, work.actions, work.weights)
        else:
            member = member_at(who, result.shift, len(buffers.minds))
            n = prepare_turn(buffers, work, who)
            log_begin(log, result.number, who, n, buffers.options, work.root_view[0])
            log_rollout(log, buffers, work, who, n)
            action = decide(buffers, tree, work, buffers.minds[member], who, n, salt)
            log_action(log, action, buffers.win_estimate[0])
            uses[member][action] += 1
            if result.decisions == 0:
                result.first = who
            result.decisions += 1
            apply(s, action)
        result.steps += 1
        who = actor(s)


def member_at(seat: int, shift: int, seats: int) -> int:
    """Who of the line-up sits there."""
    return (seat + shift) % seats


def prepare_turn(buffers: GameBuffers, work: Workspace, seat: int) -> int:
    """Put before a seat what it knows and what it may do, as at a match; how many things that are."""
    view(buffers.table[0], seat, work.root_view[0])
    n = legal(buffers.table[0], buffers.options)
    sort(buffers.options, n)
    return n


def reverse(numbers: list[int], n: int) -> None:
    for i in range(n // 2):
        number = numbers[i]
        numbers[i] = numbers[n - 1 - i]
        numbers[n - 1 - i] = number


def sort(numbers: list[int], n: int) -> None:
    """Put the first `n` numbers in order."""
    if n > 2 and numbers[n - 1] < numbers[1]:
        reverse(numbers, n)  # a game that counts down would be the slowest to sort
    for i in range(1, n):
        number = numbers[i]
        place = i
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number


def decide(
    buffers: GameBuffers, tree: Tree, work: Workspace, mind: list[int], seat: int, n: int, salt: int
) -> int:
    """What somebody of this mind does, from the view in the workspace and nothing else."""
    options = buffers.options
    buffers.win_estimate[0] = NO_ESTIMATE
    if n == 1:
        return options[0]
    if mind[KIND] == RANDOM:
        return options[below(buffers.bot_rng, n)]
    if mind[FORGETS] > 0:
        forget(work.root_view[0], mind[FORGETS], salt)
    if mind[KIND] == GREEDY:
        return favourite(work.root_view[0], options, n, buffers.bot_rng, work.worth)
    if mind[KIND] == EXACT:
        return choose(work.root_view[0], options, n, buffers.values, work.scratch, work.worth)
    if mind[KIND] == NET:
        return options[by_net(buffers, work, mind[NET_AT], n)]
    clear(work)
    work.rivals[0] = mind[RIVALS]
    run_trees(tree, work, seat, mind[ITERATIONS] // mind[TREES], bits(buffers.bot_rng), 0, mind[TREES])
    action: int = options[most_visited(work.visits, work.value_sum, options, n)]
    buffers.win_estimate[0] = work.value_sum[action] / work.visits[action]
    return action


def by_net(buffers: GameBuffers, work: Workspace, at: int, n: int) -> int:
    """Which of the options a network takes."""
    encode(work.root_view[0], buffers.row)
    logits(buffers.nets, at, buffers.row, buffers.hidden, buffers.options, n, work.worth)
    return sample_action(work.worth, n, buffers.nets[at + TEMPERATURE], buffers.bot_rng)


def count_up(s: Any, work: Workspace, result: Any) -> None:
    """Each seat's share of the win, and its points."""
    shares(s, work.parts)
    total = 0
    for seat in range(s.seats):
        total += work.parts[seat]
    for seat in range(s.seats):
        result.share[seat] = work.parts[seat] / total
    points(s, work.parts)
    for seat in range(s.seats):
        result.points[seat] = work.parts[seat]


def log_begin(log: Log, number: int, seat: int, n: int, options: list[int], v: Any) -> None:
    """Begin the next line of the log: who has to decide what, and what it knows."""
    line = log.size[0]
    if line < len(log.game):
        log.game[line] = number
        log.seat[line] = seat
        log.seen[line] = v
        for action in range(log.legal.shape[1]):
            log.legal[line, action] = False
        for i in range(n):
            log.legal[line, options[i]] = True


def log_rollout(log: Log, buffers: GameBuffers, work: Workspace, seat: int, n: int) -> None:
    """Go on with the line: what a seat does that does not think."""
    line = log.size[0]
    if line < len(log.game):
        log.suggested[line] = buffers.options[0]
        if n > 1:
            s = buffers.table[0]
            log.suggested[line] = rollout_policy(
                s, seat, work.scratch_view[0], buffers.options, n, work.rng, work.worth
            )


def log_action(log: Log, action: int, win_estimate: float) -> None:
    """End the line: what was decided, and with what chance to win."""
    line = log.size[0]
    if line < len(log.game):
        log.action[line] = action
        log.win_estimate[line] = win_estimate
    log.size[0] = line + 1
