"""Small networks that play: how each of a seat's choices is liked, from a row of columns.

A network is a stretch of numbers among others: its sizes, its temperature, and then the weights of two hidden
layers, in which what is negative counts as zero, and of one number for each action.
"""

from cutpurse.engine.chance import below
from cutpurse.engine.softmax import softmax_in_place

COLUMNS, FIRST, SECOND, ACTIONS, TEMPERATURE, WEIGHTS = range(6)  # the head of a network
FINE = 1 << 30  # as finely as a chance is told from the next


def logits(
    nets: list[float],
    at: int,
    row: list[float],
    hidden: list[float],
    actions: list[int],
    n: int,
    worth: list[float],
) -> None:
    """Write how the network at `at` likes each of the first `n` actions, before any softmax."""
    columns, first, second = int(nets[at + COLUMNS]), int(nets[at + FIRST]), int(nets[at + SECOND])
    weights = at + WEIGHTS
    dense_layer(nets, weights, row, 0, columns, hidden, 0, first)
    weights += (columns + 1) * first
    dense_layer(nets, weights, hidden, 0, first, hidden, first, second)
    weights += (first + 1) * second
    for i in range(n):
        liked = weights + actions[i] * (second + 1)
        worth[i] = nets[liked]
        for j in range(second):
            worth[i] += hidden[first + j] * nets[liked + 1 + j]


def dense_layer(
    nets: list[float],
    weights: int,
    source: list[float],
    start: int,
    size: int,
    target: list[float],
    goal: int,
    width: int,
) -> None:
    """One ReLU layer: `width` numbers at `goal`, from `size` of them at `start`; most columns are zero."""
    for j in range(width):
        target[goal + j] = nets[weights + j]
    for i in range(size):
        x = float(source[start + i])
        if x != 0:
            line = weights + width * (i + 1)
            for j in range(width):
                target[goal + j] += x * nets[line + j]
    for j in range(width):
        target[goal + j] = max(target[goal + j], 0.0)


def sample_action(worth: list[float], n: int, temperature: float, rng: list[int]) -> int:
    """Which of the first `n` is taken: the best, or the hotter the more often another."""
    if temperature == 0:
        best = 0
        for i in range(1, n):
            if worth[i] > worth[best]:
                best = i
        return best
    for i in range(n):
        worth[i] /= temperature
    softmax_in_place(worth, n)
    left = below(rng, FINE) / FINE
    for i in range(n):
        left -= worth[i]
        if left < 0:
            return i
    return n - 1
