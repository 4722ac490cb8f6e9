"""What is trained: a network of two hidden layers that likes actions, and expects to be paid."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from cutpurse.bots.networks import Layer, loaded, save
from cutpurse.engine.game import Game
from cutpurse.needs import needed

torch: Any = needed("torch", "train")
nn: Any = needed("torch.nn", "train")

NEVER = -1e9  # how an illegal action is liked


class Policy(nn.Module):  # type: ignore[misc]
    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.game = game
        self.first = nn.Linear(len(game.columns), width)
        self.second = nn.Linear(width, width)
        self.liking = nn.Linear(width, game.num_actions)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.liking.weight)  # at first all actions are liked alike
        nn.init.zeros_(self.worth.weight)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each action's chance, and what the seat expects to be paid."""
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        liked = self.liking(hidden).masked_fill(~masks, NEVER)
        return torch.log_softmax(liked, -1), self.worth(hidden).squeeze(-1)

    def recall(self, file: str | Path) -> None:
        """Take up what was saved; what will be paid is learnt anew."""
        saved = loaded(str(file)).checked(self.game).layers
        for layer, (weights, biases) in zip((self.first, self.second, self.liking), saved, strict=True):
            layer.weight.data = torch.from_numpy(weights.T.astype(np.float32))
            layer.bias.data = torch.from_numpy(biases.astype(np.float32))

    def save(self, file: str | Path, about: Mapping[str, Any]) -> None:
        """Write down what plays, without torch; where nothing is secret it plays what it likes best."""
        layers = [arrays(each) for each in (self.first, self.second, self.liking)]
        save(file, self.game, layers, 1.0 if self.game.secrets else 0.0, about)


def arrays(layer: Any) -> Layer:
    weights, biases = (part.detach().cpu().numpy().astype(np.float32) for part in (layer.weight, layer.bias))
    return weights.T, biases
