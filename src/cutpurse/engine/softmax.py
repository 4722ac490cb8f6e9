"""From how strong the seats are to how likely they win: a softmax, the same to the last bit everywhere."""

NOWHERE = -1e6  # the strength of a seat that cannot win
SQUARINGS = 10
PARTS = 1 << SQUARINGS


def softmax_in_place(strengths: list[float], seats: int) -> None:
    """Turn strengths into chances to win, in place."""
    best = NOWHERE
    for seat in range(seats):
        best = max(best, strengths[seat])
    everything = 0.0
    for seat in range(seats):
        strengths[seat] = exponential(strengths[seat] - best)
        everything += strengths[seat]
    for seat in range(seats):
        strengths[seat] /= everything


def exponential(x: float) -> float:
    """Nearly so, for what is not positive, and without a library that rounds as it likes."""
    power = max(0.0, 1.0 + x / PARTS)
    for _ in range(SQUARINGS):
        power *= power
    return power
