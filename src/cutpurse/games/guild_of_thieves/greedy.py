"""A bot for Guild of Thieves that wants points now, and a way on from where its thief ends.

The points of a move are those that its seat would have more if the game ended there: the card that the
thief comes to stand on, and the one that a Turban takes on the way.
"""

from .actions import PASS, is_pick, is_place_on, is_play, is_step_over, kind_of, space_of
from .items import beside, can_sneak_over, direction_of, effect_of, is_open, straight_end
from .state import CAMEL, DIRECTIONS, EDGE, POINTS, SPACES, SWORD, TURBAN, Open

A_POINT = 4  # as good as four ways on, which is as many as there can be
A_RIVALS_POINT = 1  # lost by being pushed
NOTHING = -1000
PASSING = 1 - A_POINT  # better than a last step onto a Guard, which leads nowhere


def action_values(v: Open, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """What each of the first `n` actions is worth."""
    for i in range(n):
        worth[i] = action_value(v, actions[i])


def action_value(v: Open, action: int) -> int:
    """What the best move is worth that begins with this action."""
    if action == PASS:
        return PASSING
    if is_play(action):
        return best_of_all(v, effect_of(v, kind_of(action)))
    space = space_of(action)
    if is_pick(action):
        return best_from(v, v.last_effect, space)
    if is_step_over(action):
        return best_over(v, space)
    if is_place_on(action):
        return value_of(v, space, EDGE)
    if v.last_effect == SWORD:
        return value_of_push(v, space, direction_of(v.mover, space))
    return value_of(v, space, v.via)


def value_of(v: Open, end: int, via: int) -> int:
    """Points of the card to stand on, and free cards to go on to; the card at `via` will be gone."""
    free = 0
    for direction in range(DIRECTIONS):
        on = beside(end, direction)
        if on != via and is_open(v, on):
            free += 1
    return A_POINT * POINTS[v.grid[end]] + free


def value_of_push(v: Open, end: int, direction: int) -> int:
    """A push also costs a rival the card stood on, and gives the one behind it."""
    lost = POINTS[v.grid[end]] - POINTS[v.grid[beside(end, direction)]]
    return value_of(v, end, EDGE) + A_RIVALS_POINT * lost


def best_of_all(v: Open, effect: int) -> int:
    """The best move of any of one's thieves."""
    best = NOTHING
    left = v.thieves
    for space in range(SPACES):
        if v.thief[space] == v.active:
            best = max(best, best_from(v, effect, space))
            left -= 1
            if left == 0:
                break
    return best


def best_from(v: Open, effect: int, space: int) -> int:
    """The best move of the thief on a space."""
    best = NOTHING
    for direction in range(DIRECTIONS):
        on = beside(space, direction)
        if effect == CAMEL:
            best = max(best, best_ride(v, on))
        elif effect == TURBAN:
            best = max(best, best_over(v, on))
        else:
            end = straight_end(v, effect, space, direction)
            if end != EDGE:
                push = effect == SWORD
                best = max(best, value_of_push(v, end, direction) if push else value_of(v, end, EDGE))
    return best


def best_ride(v: Open, first: int) -> int:
    """The best end of a Camel's ride that begins with this step."""
    best = NOTHING
    if is_open(v, first):
        for direction in range(DIRECTIONS):
            second = beside(first, direction)
            if is_open(v, second):
                for onward in range(DIRECTIONS):
                    end = beside(second, onward)
                    if end != first and is_open(v, end):
                        best = max(best, value_of(v, end, EDGE))
    return best


def best_over(v: Open, via: int) -> int:
    """The best second step of a Turban that begins with this one, whose card is claimed."""
    best = NOTHING
    if can_sneak_over(v, via):
        for direction in range(DIRECTIONS):
            end = beside(via, direction)
            if is_open(v, end):
                best = max(best, value_of(v, end, via) + A_POINT * POINTS[v.grid[via]])
    return best
