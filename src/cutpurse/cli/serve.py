"""The `serve` and `backup` commands: tables for others, and a copy of them to keep."""

from __future__ import annotations

from cutpurse.needs import needed

EXTRA = "server"


def serve(host: str, port: int, database: str, origins: list[str], metrics: bool, proxies: str) -> None:
    """The `serve` command."""
    for module in ("uvicorn", "litestar", "websockets"):
        needed(module, EXTRA)
    from cutpurse.server.serve import Setup, serve

    serve(Setup(host, port, database, origins, metrics, proxies))
