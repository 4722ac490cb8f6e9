"""Proximal policy optimisation with two regularisers: surprise is rewarded, and so is staying near a magnet.

The magnet is a slow average of what the policy has been. In games of bluff a policy that only ever answers
itself runs in circles; the magnet holds it back.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple

from cutpurse.envs.train.policy import Policy
from cutpurse.envs.train.schools import School
from cutpurse.needs import needed

torch: Any = needed("torch", "train")


@dataclass(frozen=True)
class Tuning:
    """The numbers that one turns."""

    steps: int = 64  # at every table, between two lessons
    epochs: int = 3  # that a lesson goes over what was played
    pieces: int = 8  # in which it does so
    rate: float = 7e-4  # of learning, at the start; it sinks to nothing
    trace: float = 0.9  # how far back praise and blame reach
    clip: float = 0.2  # how far a chance may move in a lesson
    surprise: float = 0.005  # what entropy is worth, at the start; it sinks to a tenth
    pull: float = 0.02  # of the magnet
    drift: float = 0.05  # of the magnet after the policy, each lesson
    care: float = 0.5  # for what is expected to be paid


class Experience(NamedTuple):
    """What happened at all tables, step by step; tensors with a row for each step."""

    rows: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms
    praise: Any  # how much better it went than expected
    worth: Any  # what was to be expected, as is known now
    counts: Any  # whether it is known how it went on


class Lessons:
    """A policy, its magnet, and the school it goes to."""

    over = False  # one never knows enough

    def __init__(self, policy: Policy, school: School, settings: Tuning, device: str = "cpu") -> None:
        self.policy, self.school, self.settings, self.device = policy.to(device), school, settings, device
        self.magnet = deepcopy(self.policy).requires_grad_(False)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=settings.rate, eps=1e-5)
        self.decisions = 0

    def lesson(self, left: float) -> None:
        """Play for a while and learn from it; `left` is the part of all lessons that is still to come."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * max(left, 0.02)
        played = self._play()
        for _ in range(self.settings.epochs):
            order = torch.randperm(len(played.actions), device=self.device)
            for piece in order.chunk(self.settings.pieces):
                self._learn(Experience(*(part[piece] for part in played)), left)
        self._drift()

    def _play(self) -> Experience:
        """Let the policy play for some steps, and judge every decision by how it went on."""
        steps, school = self.settings.steps, self.school
        seen: list[tuple[Any, ...]] = []
        ends, asked = [], []
        for _ in range(steps):
            rows, masks = school.rows.to(self.device), school.masks.to(self.device)
            with torch.no_grad():
                chances, worth = self.policy(rows, masks)
                actions = torch.distributions.Categorical(logits=chances, validate_args=False).sample()
            asked.append(school.asked.to(self.device))
            ends.append([part.to(self.device) for part in school.play(actions)])
            own = chances.gather(1, actions[:, None]).squeeze(1)
            seen.append((rows, masks, actions, own, worth))
        self.decisions += steps * school.tables
        rows, masks, actions, own, worth = (torch.cat(part) for part in zip(*seen, strict=True))
        praise, known = self._judged(worth.reshape(steps, -1), asked, ends)
        return Experience(rows, masks, actions, own, praise, worth + praise, known)

    def _judged(self, worth: Any, asked: list[Any], ends: list[Any]) -> tuple[Any, Any]:
        """How much better each decision went than expected, from the last to the first.

        A decision is judged by what the same learner expected at its next, or was paid at the end.
        """
        steps, tables = worth.shape
        every = torch.arange(tables, device=self.device)
        then = torch.zeros((tables, self.school.learners), device=self.device)  # what is expected next
        praise_then, known = torch.zeros_like(then), torch.zeros_like(then)
        last = every, self.school.asked.to(self.device)
        with torch.no_grad():
            _, expected = self.policy(self.school.rows.to(self.device), self.school.masks.to(self.device))
        then[last], known[last] = expected, 1.0
        praise, counts = torch.zeros_like(worth), torch.zeros_like(worth)
        for t in reversed(range(steps)):
            over, paid = ends[t]
            ended = over[:, None]
            then, praise_then = torch.where(ended, paid, then), torch.where(ended, 0.0, praise_then)
            known = torch.where(ended, 1.0, known)
            here = every, asked[t]
            counts[t] = known[here]
            praise[t] = (then[here] - worth[t] + self.settings.trace * praise_then[here]) * counts[t]
            then[here], praise_then[here], known[here] = worth[t], praise[t], 1.0
        return praise.ravel(), counts.ravel()

    def _learn(self, part: Experience, left: float) -> None:
        """One step down the slope of what is to be made small."""
        chances, worth = self.policy(part.rows, part.masks)
        with torch.no_grad():
            magnet, _ = self.magnet(part.rows, part.masks)
        own = chances.gather(1, part.actions[:, None]).squeeze(1)
        praise = (part.praise - part.praise.mean()) / (part.praise.std() + 1e-8)
        ratio, clip = torch.exp(own - part.chances), self.settings.clip
        gain = torch.minimum(ratio * praise, ratio.clamp(1 - clip, 1 + clip) * praise)
        likely = chances.exp()
        surprise = -(likely * chances).sum(-1)
        pulled = (likely * (chances - magnet)).sum(-1)
        off = (worth - part.worth) ** 2
        sought = self.settings.surprise * (0.1 + 0.9 * left)
        loss = -gain - sought * surprise + self.settings.pull * pulled + self.settings.care * off
        self.optimiser.zero_grad(set_to_none=True)
        ((loss * part.counts).sum() / part.counts.sum().clamp_min(1)).backward()
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimiser.step()

    def _drift(self) -> None:
        with torch.no_grad():
            for slow, quick in zip(self.magnet.parameters(), self.policy.parameters(), strict=True):
                slow.lerp_(quick, self.settings.drift)
