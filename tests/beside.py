"""The same match and the same bots in this process, to know what is asked at a keyboard."""

import cutpurse as cp
from cutpurse.bots.seating import decision, seated
from cutpurse.cli.screen import WORDS
from cutpurse.engine.words.phrases import Words


class Beside:
    """A match as the real command plays it, and somebody who knows what to answer there."""

    def __init__(self, id, seats, seed, taste="greedy", **options):
        self.game = cp.game(id)
        self.players = seated(seats, self.game, seed, Words(WORDS))
        self.names = [player.name for player in self.players]
        self.match = self.game.new(len(self.players), seed, **options)
        self.mind = cp.bot(taste, self.game, seed=3)
        self.prompts = self.decisions = 0
        self.go_on()

    @property
    def is_over(self):
        return self.match.actor == cp.OVER

    @property
    def listener(self):
        return self.match.listener(self.match.actor, names=self.names)

    def offered(self):
        return self.listener.ways().gestures(self.listener.words)

    def go_on(self):
        """Until a person has something to choose."""
        while not self.is_over:
            player = self.players[self.match.actor]
            if player.bot is not None:
                self.match.play(decision(player, self.match))
            elif len(offered := self.offered()) == 1:
                self.play(offered[0])
            else:
                return

    def play(self, *gestures):
        """All of them in one breath."""
        ways = self.listener.ways()
        for number, gesture in enumerate(gestures, 1):
            is_last = number == len(gestures)
            for action in gesture.actions if is_last else ways.opened(gesture.actions):
                self.match.play(action)
                self.decisions += 1

    def answer(self):
        """Do what somebody of this taste would do; says what to type: numbers, or at times words."""
        offered = self.offered()
        first = self.wanted(self.match, offered)
        second = self.and_then(first, offered)
        self.prompts += 1
        numbers = [str(offered.index(it.text) + 1) for it in (first, second) if it]
        said = first.text if self.prompts % 3 == 0 and not second else " ".join(numbers)
        self.play(*filter(None, (first, second)))
        self.go_on()
        return said

    def wanted(self, match, offered):
        """The gesture that begins, step by step, as the mind decides."""
        ways, later, actions = self.listener.ways(), match.copy(), ()
        while True:
            action = self.mind.choose(later.view(later.actor), later.legal())
            actions += (action,)
            for gesture in offered:
                if ways.opened(gesture.actions) == actions:
                    return gesture
            later.play(action)

    def and_then(self, first, offered):
        """What the mind does in the same breath, where that is possible."""
        ways, later = self.listener.ways(), self.match.copy()
        if ways.opened(first.actions) == first.actions:
            return None
        for action in ways.opened(first.actions):
            later.play(action)
        gestures = later.listener(later.actor, names=self.names).ways().gestures(self.listener.words)
        second = self.wanted(later, gestures)
        return second if second.text in offered else None
