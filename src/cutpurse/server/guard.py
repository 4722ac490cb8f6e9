"""Who may knock, how often, and what every answer says about itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from cutpurse.server.buckets import Bucket, Clock
from cutpurse.server.refusals import Refused

MOST_ADDRESSES = 65_536
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Buckets:
    """One bucket for each address; those that have not been seen for longest are forgotten first."""

    def __init__(self, size: float, rate: float, now: Clock) -> None:
        self.size, self.rate, self.now = size, rate, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        if (bucket := self._buckets.get(address)) is None:
            bucket = self._buckets[address] = Bucket(self.size, self.rate, self.now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(tokens)


class Origins:
    """Pages that may speak to this server: its own, and those that it was told of."""

    def __init__(self, others: Iterable[str] = ()) -> None:
        self.others = {other.rstrip("/") for other in others}

    def allow(self, scope: Any) -> bool:
        """Whether a request comes from one of them; what is no browser names none."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:
            return True
        return origin in self.others or urlsplit(origin).netloc == headers.get(b"host")


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def guarded(app: ASGIApp, origins: Origins, requests: Buckets, refuse: Callable[..., Any]) -> ASGIApp:
    """An application that hears only those who may speak, and not too often."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" not in scope:  # the life of the server
            await app(scope, receive, send)
            return
        if "method" not in scope:  # a socket
            if requests.take(address_of(scope), 5.0):
                await app(scope, receive, send)
            else:
                await cast(Any, send)({"type": "websocket.close", "code": 1013})
            return
        unsafe = cast(HTTPScope, scope)["method"] not in SAFE
        if unsafe and not origins.allow(scope):
            await refuse(with_headers(send), Refused("wrong-origin"))
        elif not requests.take(address_of(scope), 5.0 if unsafe else 1.0):
            await refuse(with_headers(send), Refused("too-fast"))
        else:
            await app(scope, receive, with_headers(send))

    return guard


def with_headers(send: Send) -> Send:
    """Every answer says how it wants to be treated."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            named = {name.lower() for name, _ in message["headers"]}
            own = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message["headers"] = [*message["headers"], *(each for each in own if each[0] not in named)]
        await send(message)

    return wrapped
