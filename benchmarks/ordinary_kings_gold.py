"""King's Gold as an ordinary Python class: what one would write for this game alone.

Nothing in the package uses it. `cutpurse bench` measures the engine against it, and the tests play both
side by side, so it is also a second reading of the rules.
"""

import random
from itertools import combinations

SKULL, CANNON, CROSSBONES = "skull", "cannon", "crossbones"
FACES = [SKULL, CANNON, CROSSBONES, 1, 2, 3]


class KingsGold:
    """One game: `legal_actions` lists moves as tuples, `apply` plays one, `roll` lands one die."""

    def __init__(self, seats, first=None, french=False, turns=300):
        self.seats = seats
        self.french = french
        self.turns = turns
        self.box = 60
        self.king = 0
        self.purses = [0] * seats
        self.dice = [SKULL] * 5
        self.contenders = list(range(seats))
        self.turn = 0
        self.play_offs = 0
        self.over = False
        if first is None:
            self.roll_offs = 0
            self.start_roll_off()
        else:
            self.start_turn(first)

    # Dice

    @property
    def rolling(self):
        return bool(self.in_air)

    def roll(self, face):
        self.dice[self.in_air.pop(0)] = face
        if not self.in_air:
            if self.in_roll_off:
                self.score_roll_off()
            elif self.dice.count(CROSSBONES) >= 3:
                self.pay_penalty()
                self.end_turn()
            elif self.rolls_left == 0:
                self.resolve()
            else:
                self.may_roll = True

    def start_roll_off(self):
        self.in_roll_off = True
        self.roll_offs += 1
        self.scores = {}
        self.waiting = list(self.contenders)
        self.active = self.waiting.pop(0)
        self.in_air = [0, 1, 2, 3, 4]
        self.may_roll = False

    def score_roll_off(self):
        self.scores[self.active] = self.dice.count(SKULL)
        if self.waiting:
            self.active = self.waiting.pop(0)
            self.in_air = [0, 1, 2, 3, 4]
            return
        best = max(self.scores.values())
        self.contenders = [seat for seat in self.contenders if self.scores[seat] == best]
        if len(self.contenders) == 1 or self.roll_offs == 20:
            first = self.contenders[0]
            self.contenders = list(range(self.seats))
            self.start_turn(first)
        else:
            self.start_roll_off()

    # A turn

    def start_turn(self, seat):
        self.in_roll_off = False
        self.active = seat
        self.turn += 1
        self.rolls_left = 2
        self.free = []
        self.plundering = False
        self.may_roll = False
        self.in_air = [0, 1, 2, 3, 4]

    def legal_actions(self):
        if self.may_roll:
            loose = [die for die in range(5) if self.dice[die] != CROSSBONES]
            subsets = [dice for n in range(1, len(loose) + 1) for dice in combinations(loose, n)]
            return [("stop",)] + [("roll", dice) for dice in subsets]
        rivals = [seat for seat in self.contenders if seat != self.active]
        if self.plundering:
            return [("plunder", victim) for victim in rivals]
        coins = sorted({face for face in self.free if isinstance(face, int)})
        moves = []
        if CANNON in self.free:
            moves += [("take", coin) for coin in coins]
        if SKULL in self.free:
            moves += [("rob", victim, coin) for coin in coins for victim in rivals]
        return moves

    def apply(self, move):
        kind = move[0]
        if kind == "roll":
            self.may_roll = False
            self.rolls_left -= 1
            self.in_air = list(move[1])
        elif kind == "stop":
            self.may_roll = False
            self.resolve()
        elif kind == "take":
            self.take(move[1])
            self.next_pair()
        elif kind == "rob":
            self.free.remove(move[2])
            self.free.remove(SKULL)
            self.steal(move[1], move[2])
            self.next_pair()
        else:
            self.steal(move[1], self.purses[move[1]])
            self.end_turn()

    def resolve(self):
        faces = set(self.dice)
        if faces == {CANNON}:
            self.purses[self.active] += self.box
            self.box = 0
            self.end_turn()
        elif faces == {SKULL}:
            self.plundering = True
        elif all(isinstance(face, int) for face in self.dice):
            self.purses[self.active] += self.king
            self.king = 0
            self.end_turn()
        else:
            self.free = [face for face in self.dice if face != CROSSBONES]
            if not self.pairs_left():
                self.pay_penalty()
                self.end_turn()

    def pairs_left(self):
        coins = sum(isinstance(face, int) for face in self.free)
        return min(coins, len(self.free) - coins)

    def take(self, coin):
        self.free.remove(coin)
        self.free.remove(CANNON)
        if self.french and self.box < 2 * coin:
            mine = self.box // 2
            kings = self.box - mine
        else:
            mine = min(coin, self.box)
            kings = min(mine, self.box - mine)
        self.box -= mine + kings
        self.purses[self.active] += mine
        self.king += kings

    def steal(self, victim, coins):
        coins = min(coins, self.purses[victim])
        self.purses[victim] -= coins
        self.purses[self.active] += coins

    def next_pair(self):
        if (self.box == 0 and not self.play_offs) or not self.pairs_left():
            self.end_turn()

    def pay_penalty(self):
        coins = min(3, self.purses[self.active])
        self.purses[self.active] -= coins
        self.king += coins

    # The end

    def end_turn(self):
        if self.play_offs:
            if self.waiting:
                self.start_turn(self.waiting.pop(0))
            else:
                self.rank()
        elif self.box == 0:
            self.last = self.active
            self.rank()
        elif self.turn >= self.turns:
            self.keep_richest()
            self.over = True
        else:
            self.start_turn((self.active + 1) % self.seats)

    def keep_richest(self):
        most = max(self.purses[seat] for seat in self.contenders)
        self.contenders = [seat for seat in self.contenders if self.purses[seat] == most]

    def rank(self):
        self.keep_richest()
        if len(self.contenders) == 1 or self.play_offs == 5:
            self.over = True
            return
        self.play_offs += 1
        self.waiting = sorted(self.contenders, key=lambda seat: (seat - self.last - 1) % self.seats)
        self.start_turn(self.waiting.pop(0))


def play_out(seats, rng):
    """One random game; returns its steps."""
    game = KingsGold(seats)
    steps = 0
    while not game.over:
        if game.rolling:
            game.roll(rng.choice(FACES))
        else:
            game.apply(rng.choice(game.legal_actions()))
        steps += 1
    return steps


def play_many(games, seats, seed):
    """Random games one after the other; returns all steps."""
    rng = random.Random(seed)
    return sum(play_out(seats, rng) for _ in range(games))
