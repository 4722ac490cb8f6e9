"""Long work is told to whoever waits. The engine shows nothing: a terminal welcomes a host here who does."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from cutpurse.engine.compiling.cache_folders import is_compiled, set_compiled, sources
from cutpurse.engine.loading import Playable

Progress = Callable[[int, int], None]  # how much is done, of how much


class Host:
    """Tells nobody anything."""

    def working(self, what: str) -> AbstractContextManager[Progress]:
        """Something long goes on, and says how far it has come."""
        return nullcontext(lambda done, total: None)


host = Host()


def welcome(another: Host) -> None:
    """From now on this host tells people what they wait for."""
    global host
    host = another


@contextmanager
def notice(game: Playable, kernel: str) -> Iterator[None]:
    """Tell whoever waits, the first time, that the compiler is at work, and how far it has come."""
    if is_compiled(game, kernel):
        yield
        return
    work = host.working(f"Compiling {game.title} for this machine, once")
    with work as progress, without_tidying(), counting(game, progress):
        yield
    set_compiled(game, kernel)


@contextmanager
def counting(game: Playable, progress: Progress) -> Iterator[None]:
    """Count the functions that are compiled, of about as many as there are."""
    from numba.core import event

    total = sum(path.read_text("utf-8").count("\ndef ") for path in sources(game.package))

    class Counter(event.Listener):  # type: ignore[misc]
        done = 0

        def on_start(self, event: object) -> None:
            self.done += 1
            progress(min(self.done, total), total)

        def on_end(self, event: object) -> None:
            pass

    with event.install_listener("numba:compile", Counter()):
        yield


@contextmanager
def without_tidying() -> Iterator[None]:
    """The compiler makes many things and keeps them; to look for waste would take an eighth of its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
