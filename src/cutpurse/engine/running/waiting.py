"""Long work is told to whoever waits. The engine shows nothing: a terminal welcomes a host here who does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress

from cutpurse.engine.game import Game

Progress = Callable[[int, int], None]  # how much is done, of how much


class Host:
    """Tells nobody anything."""

    def compiling(self, game: Game) -> AbstractContextManager[None]:
        """A game is compiled for this machine, once."""
        return nullcontext()

    def working(self, what: str) -> AbstractContextManager[Progress]:
        """Something long goes on, and says how far it has come."""
        return nullcontext(lambda done, total: None)


host = Host()


def welcome(another: Host) -> None:
    """From now on this host tells people what they wait for."""
    global host
    host = another


@contextmanager
def notice(game: Game, kernel: str) -> Iterator[None]:
    """Tell whoever waits, the first time, that it is the compiler that takes so long."""
    from cutpurse.engine.running.cache import cache_folder

    done = cache_folder(game.package) / f"{kernel}.done"
    if done.exists():
        yield
        return
    with host.compiling(game):
        yield
    with suppress(OSError):
        done.touch()
