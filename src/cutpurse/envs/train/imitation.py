"""The first lessons: to do as a bot does, and to expect what it was paid."""

from __future__ import annotations

from typing import Any

from cutpurse.envs.train.lines import Source
from cutpurse.envs.train.policy import Policy
from cutpurse.needs import needed

torch: Any = needed("torch", "train")

RATE = 1e-3
CARE = 0.5  # for what is expected to be paid


class Imitation:
    """Sees what a bot decides, and learns to answer as it does."""

    def __init__(self, policy: Policy, source: Source, device: str) -> None:
        self.policy, self.source, self.device = policy.to(device), source, device
        self.optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
        self.decisions = 0

    def lesson(self, left: float) -> None:
        """Learn from some decisions; `left` is the part of all lessons that is still to come."""
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * max(min(left, self.source.left), 0.05)
        seen = [torch.from_numpy(part).to(self.device) for part in self.source.some()]
        self.decisions += len(seen[0])
        order = torch.randperm(len(seen[0]), device=self.device)
        for piece in order.split(self.source.piece):
            self._learn(*(part[piece] for part in seen))

    @property
    def over(self) -> bool:
        return self.source.left <= 0

    def _learn(self, rows: Any, masks: Any, actions: Any, paid: Any) -> None:
        chances, worth = self.policy(rows, masks)
        unlike = -chances.gather(1, actions[:, None]).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (unlike + CARE * ((worth - paid) ** 2).mean()).backward()
        self.optimiser.step()
