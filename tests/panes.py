"""The whole screen in this process, to be looked at without a terminal."""

import asyncio
from contextlib import asynccontextmanager

import cutpurse as cp
from cutpurse.bots.seating import Sitter
from cutpurse.cli.fullscreen import Full, TableApp
from cutpurse.cli.terminal import Terminal

NAMES = ["you", "greedy", "greedy 2", "journeyman", "master", "apprentice", "random", "master 2"]
SOON = 60.0  # seconds, on a machine that is busy


@asynccontextmanager
async def shown(work, size, lang="en"):
    """The screen while this work goes on behind it."""
    full = Full(lang)
    full.app = TableApp(full, work)
    async with full.app.run_test(size=size) as pilot:
        yield full.app, pilot
        full.leave()
        await until(lambda: not full.app.thread.is_alive())


async def until(condition):
    """Wait for something that is sure to come."""
    for _ in range(int(SOON / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


def rows(app):
    """What can be read on the screen, row by row."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def at_a_question(match, lang="en", coach=None):
    """Work that asks the person at seat 0 what they want to do now."""
    players = [
        Sitter(name, None if seat == 0 else object()) for seat, name in enumerate(NAMES[: match.seats])
    ]

    def work(screen):
        sitting = Terminal(
            screen, match, players, 0.0, [0] * match.seats, coach(screen, match) if coach else None
        )
        sitting.tell_events()
        sitting.ask()

    return work


async def screen_at(match, size, lang="en", coach=None):
    """The rows of the screen, when seat 0 is asked."""
    async with shown(at_a_question(match, lang, coach), size, lang) as (app, pilot):
        await until(lambda: app.question is not None and app.full.is_asking)
        await pilot.pause()
        return rows(app), app.picture, app.question


def decided(id, seats, decisions, seed=5, **options):
    """A game among greedy bots, when seat 0 has something to choose after so many decisions of its own."""
    game = cp.game(id)
    match = game.new(seats, seed, **{name: value for name, value in options.items() if value})
    bots = [cp.bot("greedy", game, seed=seat) for seat in range(seats)]
    while match.actor != cp.OVER:
        if match.actor == 0 and len(match.listener(0).ways().gestures(match.words())) > 1:
            if decisions == 0:
                return match
            decisions -= 1
        match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
    return None
