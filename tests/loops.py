"""Coroutines of tests."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def run(work, loop_factory=None):
    """Run one in a thread of its own: where a test has opened a browser a loop is running in this one."""

    def in_a_loop():
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as own:
        return own.submit(in_a_loop).result()
