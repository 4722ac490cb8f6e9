"""What all tests share. Compiled code is made once, before the workers share its cache."""

import pytest

import cutpurse as cp


def pytest_configure(config: pytest.Config) -> None:
    """Compile in the controlling process, so that two workers do not compile the same at once."""
    if not hasattr(config, "workerinput") and config.getoption("numprocesses", None):
        for id in cp.games():
            game = cp.game(id)
            game.compiled().playouts(1, game.min_seats)


@pytest.fixture
def kings_gold():
    return cp.game("kings-gold")
