"""King's Gold as an environment of Pgx: arrays, no branches, many tables at once in JAX.

A step is a decision, with all the dice that fall until the next one. Numbers of actions are those of
cutpurse/games/kings_gold. Where Pgx is not installed, its protocol is followed without it.
"""

from functools import partial
from time import perf_counter, process_time

import jax
import jax.numpy as jnp

try:
    import pgx
    from pgx.core import Env as Base
    from pgx.core import State as BaseState
    from pgx.core import dataclass
except ImportError:
    import chex

    pgx, Base, dataclass = None, object, chex.dataclass(frozen=True)

    class BaseState:
        pass


SEATS = 3
SKULL, CANNON, CROSSBONES, COIN_1 = range(4)
ROLL_OFF, ROLL, CHOOSE, PAIR, PLUNDER, DONE = range(6)
TAKE, ROB, PLUNDER_SEAT, NUM_ACTIONS = 32, 35, 53, 59
COLUMNS = 54  # of an observation
SEAT = jnp.arange(SEATS)
DIE = jnp.arange(5)
FALSE, TRUE = jnp.bool_(False), jnp.bool_(True)


def number(value):
    return jnp.int32(value)


@dataclass
class State(BaseState):
    current_player: jax.Array = number(0)
    observation: jax.Array = jnp.zeros(COLUMNS, jnp.float32)
    rewards: jax.Array = jnp.zeros(SEATS, jnp.float32)
    terminated: jax.Array = FALSE
    truncated: jax.Array = FALSE
    legal_action_mask: jax.Array = jnp.ones(NUM_ACTIONS, jnp.bool_)
    _step_count: jax.Array = number(0)
    phase: jax.Array = number(ROLL_OFF)
    active: jax.Array = number(0)
    box: jax.Array = number(60)
    king: jax.Array = number(0)
    purse: jax.Array = jnp.zeros(SEATS, jnp.int32)
    dice: jax.Array = jnp.zeros(5, jnp.int32)
    falling: jax.Array = jnp.ones(5, jnp.bool_)
    spent: jax.Array = jnp.zeros(5, jnp.bool_)
    rolls: jax.Array = number(0)
    turn: jax.Array = number(0)
    contenders: jax.Array = jnp.ones(SEATS, jnp.bool_)
    skulls: jax.Array = jnp.zeros(SEATS, jnp.int32)
    roll_offs: jax.Array = number(1)
    play_offs: jax.Array = number(0)
    emptied_by: jax.Array = number(0)

    @property
    def env_id(self):
        return "kings_gold"


def pick(condition, yes, no):
    """One of two states, field by field."""
    return jax.tree_util.tree_map(lambda a, b: jnp.where(condition, a, b), yes, no)


def following(s, seat):
    """The next contender clockwise."""
    distance = (SEAT - seat - 1) % SEATS
    return jnp.argmin(jnp.where(s.contenders, distance, SEATS)).astype(jnp.int32)


def best_of(s, score):
    best = jnp.max(jnp.where(s.contenders, score, 0))
    return s.contenders & (score >= best)


def paid(s, change, king=0, box=0):
    return s.replace(purse=s.purse + change, king=s.king + king, box=s.box + box)


def mine(s, coins):
    return jnp.where(s.active == SEAT, coins, 0)


def begin_turn(s, seat):
    return s.replace(
        phase=number(ROLL),
        active=seat,
        turn=s.turn + 1,
        rolls=number(2),
        spent=jnp.zeros(5, jnp.bool_),
        falling=jnp.ones(5, jnp.bool_),
    )


def end_turn(s):
    in_play_off = s.play_offs > 0
    after = following(s, s.active)
    round_over = in_play_off & (after == following(s, s.emptied_by))
    emptied = ~in_play_off & (s.box == 0)
    last = ~in_play_off & ~emptied & (s.turn >= 300)
    counted = round_over | emptied | last
    s = s.replace(emptied_by=jnp.where(emptied, s.active, s.emptied_by))
    s = s.replace(contenders=jnp.where(counted, best_of(s, s.purse), s.contenders))
    over = last | (counted & ((s.contenders.sum() == 1) | (s.play_offs == 5)))
    again = counted & ~over
    s = s.replace(play_offs=s.play_offs + again)
    seat = jnp.where(again, following(s, s.emptied_by), after)
    return pick(over, s.replace(phase=number(DONE)), begin_turn(s, seat))


def penalty(s):
    coins = jnp.minimum(3, s.purse[s.active])
    return paid(s, -mine(s, coins), king=coins)


def pairs_left(s):
    coins = ((s.dice >= COIN_1) & ~s.spent).sum()
    return jnp.minimum(coins, ((s.dice < CROSSBONES) & ~s.spent).sum())


def fulfil(s):
    coins, cannons, skulls = (
        (s.dice >= COIN_1).all(),
        (s.dice == CANNON).all(),
        (s.dice == SKULL).all(),
    )
    pairs = ~coins & ~cannons & ~skulls & (pairs_left(s) > 0)
    robbed = paid(s, mine(s, s.king), king=-s.king)
    emptied = paid(s, mine(s, s.box), box=-s.box)
    ended = end_turn(pick(coins, robbed, pick(cannons, emptied, penalty(s))))
    waiting = s.replace(phase=jnp.where(skulls, PLUNDER, PAIR).astype(jnp.int32))
    return pick(skulls | pairs, waiting, ended)


def after_roll_off(s):
    s = s.replace(skulls=jnp.where(s.active == SEAT, (s.dice == SKULL).sum(), s.skulls))
    seat = following(s, s.active)
    more = seat > s.active
    left = s.replace(contenders=best_of(s, s.skulls))
    decided = (left.contenders.sum() == 1) | (s.roll_offs == 20)
    first = jnp.argmax(left.contenders).astype(jnp.int32)
    begun = begin_turn(left.replace(contenders=jnp.ones(SEATS, jnp.bool_)), first)
    again = left.replace(roll_offs=s.roll_offs + 1, active=first)
    return pick(more, s.replace(active=seat), pick(decided, begun, again))


def fall(s, key):
    """All dice in the air land."""
    faces = jax.random.randint(key, (5,), 0, 6)
    s = s.replace(dice=jnp.where(s.falling, faces, s.dice))
    deadly = (s.dice == CROSSBONES).sum() >= 3
    turn = pick(deadly, end_turn(penalty(s)), pick(s.rolls > 0, s.replace(phase=number(CHOOSE)), fulfil(s)))
    return pick(s.phase == ROLL_OFF, after_roll_off(s), turn)


def settle(s, key):
    """Chance plays until somebody must decide."""

    def one(carry):
        s, key = carry
        key, now = jax.random.split(key)
        return fall(s, now), key

    s, _ = jax.lax.while_loop(lambda carry: carry[0].phase < CHOOSE, one, (s, key))
    return s


def spend(s, face):
    free = (s.dice == face) & ~s.spent
    return s.replace(spent=s.spent | (jnp.argmax(free) == DIE))


def decide(s, action):
    """What a decision does at once."""
    rolled = s.replace(falling=(action >> DIE & 1) == 1, rolls=s.rolls - 1, phase=number(ROLL))
    coin = (action - TAKE) % 3 + 1
    paired = spend(s, COIN_1 + coin - 1)
    taken = jnp.minimum(coin, s.box)
    tax = jnp.minimum(taken, s.box - taken)
    took = paid(spend(paired, CANNON), mine(s, taken), king=tax, box=-(taken + tax))
    victim = jnp.where(action >= PLUNDER_SEAT, action - PLUNDER_SEAT, (action - ROB) // 3)
    loot = s.purse[victim]
    stolen = jnp.where(action >= PLUNDER_SEAT, loot, jnp.minimum(coin, loot))
    moved = mine(s, stolen) - jnp.where(victim == SEAT, stolen, 0)
    robbed = paid(spend(paired, SKULL), moved)
    pair = pick(action < ROB, took, robbed)
    done = ((pair.box == 0) & (pair.play_offs == 0)) | (pairs_left(pair) == 0)
    pair = pick(done, end_turn(pair), pair)
    plundered = end_turn(paid(s, moved))
    acted = pick(action < TAKE, rolled, pick(action < PLUNDER_SEAT, pair, plundered))
    return pick(action == 0, fulfil(s), acted)


LOOSE = jnp.arange(1, 32)


def legal(s):
    locked = jnp.where(s.dice == CROSSBONES, 1 << DIE, 0).sum()
    choose = jnp.concatenate([jnp.ones(1, jnp.bool_), (LOOSE & locked) == 0])
    free = ~s.spent
    coins = jnp.stack([((s.dice == COIN_1 + coin) & free).any() for coin in range(3)])
    cannon, skull = (((s.dice == face) & free).any() for face in (CANNON, SKULL))
    rivals = s.contenders & (s.active != SEAT)
    rob = (rivals[:, None] & coins[None, :] & skull).reshape(-1)
    nobody = jnp.zeros(3 * (6 - SEATS), jnp.bool_)
    pairing = s.phase == PAIR
    return jnp.concatenate(
        [
            choose & (s.phase == CHOOSE),
            coins & cannon & pairing,
            rob & pairing,
            nobody,
            rivals & (s.phase == PLUNDER),
            nobody[: 6 - SEATS],
        ]
    )


def observe(s, player):
    turned = (SEAT + player) % SEATS
    return jnp.concatenate(
        [
            jax.nn.one_hot(s.phase, 6),
            jnp.stack([s.box, s.king]) / 60,
            s.purse[turned] / 60,
            jax.nn.one_hot(s.dice, 6).reshape(-1),
            s.spent.astype(jnp.float32),
            jax.nn.one_hot(s.rolls, 3),
            s.contenders[turned].astype(jnp.float32),
            jnp.stack([s.turn / 1000, s.play_offs / 5]),
        ]
    ).astype(jnp.float32)


def presented(s):
    """What Pgx wants to see of a state, beside the observation; nobody acts when all is over."""
    over = s.phase == DONE
    shares = s.contenders / s.contenders.sum()
    return s.replace(
        current_player=s.active,
        terminated=over,
        legal_action_mask=jnp.where(over, True, legal(s)),
        rewards=jnp.where(over & ~s.terminated, shares, 0.0).astype(jnp.float32),
    )


class KingsGold(Base):
    def __init__(self):
        if pgx:
            super().__init__()

    def _init(self, key):
        return presented(settle(State(), key))

    def _step(self, state, action, key):
        return presented(settle(decide(state, action), key))

    def _observe(self, state, player_id):
        return observe(state, player_id)

    if not pgx:

        def init(self, key):
            s = self._init(key)
            return s.replace(observation=self._observe(s, s.current_player))

        def step(self, state, action, key):
            stepped = self._step(state, action, key)
            kept = state.replace(rewards=jnp.zeros(SEATS, jnp.float32))
            s = pick(state.terminated, kept, stepped)
            return s.replace(observation=self._observe(s, s.current_player))

    @property
    def id(self):
        return "kings_gold"

    @property
    def version(self):
        return "1"

    @property
    def num_players(self):
        return SEATS


def step_or_begin(state, action, key):
    """A step, or a new game where one has ended; Pgx's own way, a new game beside every step, costs more."""
    state = pick(state.terminated, State(), decide(state, action))
    state = presented(settle(state, key))
    return state.replace(observation=observe(state, state.current_player))


@partial(jax.jit, static_argnums=(2,))
def play(states, key, steps):
    """So many random decisions at every table."""
    step = jax.vmap(step_or_begin)

    def one(carry, _):
        states, key = carry
        key, choice, dice = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits, axis=-1)
        return (step(states, actions, jax.random.split(dice, len(actions))), key), states.terminated.sum()

    (states, key), ended = jax.lax.scan(one, (states, key), None, length=steps)
    return states, key, ended.sum()


def speed(tables, steps, seconds):
    """Decisions per second."""
    env = KingsGold()
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), tables))
    states, key, _ = jax.block_until_ready(play(states, jax.random.PRNGKey(1), steps))
    clock = perf_counter if jax.default_backend() == "gpu" else process_time
    started, done = clock(), 0
    while clock() - started < seconds:
        states, key, _ = jax.block_until_ready(play(states, key, steps))
        done += tables * steps
    return done / (clock() - started)
