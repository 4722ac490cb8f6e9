"""From how the seats stand to how likely they win: a softmax that is the same to the last bit everywhere."""

NOWHERE = -1e6  # the standing of a seat that cannot win
SQUARINGS = 10
PARTS = 1 << SQUARINGS


def become_chances(standings: list[float], seats: int) -> None:
    """Turn standings into chances to win, in place."""
    best = NOWHERE
    for seat in range(seats):
        best = max(best, standings[seat])
    everything = 0.0
    for seat in range(seats):
        standings[seat] = exponential(standings[seat] - best)
        everything += standings[seat]
    for seat in range(seats):
        standings[seat] /= everything


def exponential(x: float) -> float:
    """Nearly so, for what is not positive, and without a library that rounds as it likes."""
    power = max(0.0, 1.0 + x / PARTS)
    for _ in range(SQUARINGS):
        power *= power
    return power
