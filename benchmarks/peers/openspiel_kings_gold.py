"""King's Gold as a Python game of OpenSpiel: the ordinary class, asked in OpenSpiel's words."""

import random
import sys
from itertools import combinations
from pathlib import Path

import pyspiel

sys.path.insert(0, str(Path(__file__).parent.parent))
from ordinary_kings_gold import FACES, KingsGold

SEATS = 3
MOVES = [("stop",)]
MOVES += [("roll", dice) for n in range(1, 6) for dice in combinations(range(5), n)]
MOVES += [("take", coin) for coin in (1, 2, 3)]
MOVES += [("rob", victim, coin) for victim in range(SEATS) for coin in (1, 2, 3)]
MOVES += [("plunder", victim) for victim in range(SEATS)]
NUMBER = {move: number for number, move in enumerate(MOVES)}
EVENLY = [(face, 1 / 6) for face in range(6)]

TYPE = pyspiel.GameType(
    short_name="python_kings_gold",
    long_name="King's Gold",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(MOVES),
    max_chance_outcomes=6,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=3000,
)


class Game(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return State(self)


class State(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.table = KingsGold(SEATS)

    def current_player(self):
        if self.table.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.table.rolling else self.table.active

    def _legal_actions(self, player):
        return sorted(NUMBER[move] for move in self.table.legal_actions())

    def chance_outcomes(self):
        return EVENLY

    def _apply_action(self, action):
        if self.table.rolling:
            self.table.roll(FACES[action])
        else:
            self.table.apply(MOVES[action])

    def is_terminal(self):
        return self.table.over

    def returns(self):
        winners = self.table.contenders if self.table.over else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]

    def __str__(self):
        return f"{self.table.box} {self.table.king} {self.table.purses} {self.table.dice}"


pyspiel.register_game(TYPE, Game)


def play_many(games, seed=1):
    """Random games; returns the decisions, and the steps: decisions and dice."""
    rng, game = random.Random(seed), pyspiel.load_game("python_kings_gold")
    decisions = steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return decisions, steps
