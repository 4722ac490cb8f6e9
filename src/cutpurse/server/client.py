"""A client of a table server that blocks while it waits: for the terminal, for bots, and for tests.

Nothing here knows how a game is played, nor does it need to: it speaks the protocol (`docs/protocol.md`).
"""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator
from threading import Event, Lock
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from cutpurse.engine.words.phrases import Phrase
from cutpurse.errors import BadOption, NoServer
from cutpurse.fairness import new_contribution
from cutpurse.needs import needed
from cutpurse.server import messages
from cutpurse.server.buckets import SPOKEN, SPOKEN_RATE, Bucket
from cutpurse.server.charter import Charter
from cutpurse.server.facts import TableFacts
from cutpurse.server.people import People, Strangers
from cutpurse.server.refusals import Refused

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

ANSWER = 30.0  # seconds that a server may take to answer
LARGEST_MESSAGE = 64 * 1024 * 1024
SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds between two attempts to connect
LOST = "lost"  # our own message among the server's: the connection is gone, and will be made anew


class Server:
    """The HTTP side of a table server, as one person sees it."""

    def __init__(self, url: str, persona: str = "", keeps: bool = True) -> None:
        needed("websockets", "server")
        self.url = checked_url(url)
        self.key = f"{self.url} {persona}".strip()
        self.people = People() if keeps else Strangers()
        self.added: dict[str, str] = {}  # to the dice, by table

    @property
    def token(self) -> str:
        """By which the server knows this person: kept from the last time, or a new one."""
        if (kept := self.people.token(self.key)) is None:
            kept = self._ask("POST", "/api/people", token=None)["token"]
            self.people.keep(self.key, kept)
        return kept

    def make(self, charter: Charter) -> TableFacts:
        """A new table, at which nobody sits yet but bots."""
        return self._table("POST", "/api/tables", msgspec.to_builtins(charter))

    def join(self, table: str, name: str, seat: int | None = None) -> int:
        """Take a chair, and add to the dice; which seat it is."""
        self.added[table] = new_contribution(secrets.token_bytes)
        joining = {"name": name, "adds": self.added[table]} | ({} if seat is None else {"seat": seat})
        taken: int = self.ask("POST", f"/api/tables/{quote(table)}/join", joining)["seat"]
        return taken

    def look(self, table: str) -> TableFacts:
        """A table as everybody may know it, and `you`, the seat of this person."""
        return self._table("GET", f"/api/tables/{quote(table)}")

    def begin(self, table: str) -> TableFacts:
        return self._table("POST", f"/api/tables/{quote(table)}/begin")

    def rematch(self, table: str) -> TableFacts:
        return self._table("POST", f"/api/tables/{quote(table)}/rematch")

    def _table(self, method: str, path: str, body: Any = None) -> TableFacts:
        return msgspec.convert(self.ask(method, path, body), TableFacts)

    def record(self, table: str) -> dict[str, Any]:
        """A finished game with all that is needed to check it."""
        return self.ask("GET", f"/api/tables/{quote(table)}/record")

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """What the server answers; if it has forgotten this person, it is a new one."""
        try:
            return self._ask(method, path, body, self.token)
        except Refused as error:
            if error.code != "unknown-token":
                raise
            self.people.forget(self.key)
            return self._ask(method, path, body, self.token)

    def _ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        data = json.dumps(body).encode() if body is not None else None
        request = Request(self.url + path, data, {"content-type": "application/json"}, method=method)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urlopen(request, timeout=ANSWER) as answer:
                return self._read(answer.read())
        except HTTPError as error:
            raise refusal(self._read(error.read())) from None
        except OSError as error:
            reason = getattr(error, "reason", error)
            raise NoServer(f"{self.url} does not answer: {reason}") from None

    def _read(self, body: bytes) -> dict[str, Any]:
        with contextlib.suppress(ValueError):
            if isinstance(found := json.loads(body), dict):
                return found
        raise NoServer(f"{self.url} answers, but it is no table server")


def checked_url(url: str) -> str:
    """A server's address, without what may stand behind it."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption(f"a server is written as http://HOST:PORT, not {url!r}")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def refusal(told: dict[str, Any]) -> Refused:
    """What the server has refused, with its sentence."""
    error = Refused(told["code"], msgspec.convert(told["phrase"], Phrase))
    error.args = (error.sentence(),)
    return error


class Socket:
    """A table's socket that is made anew when it breaks: nothing is missed, and what was said is done once.

    Iterating gives the server's messages; `act`, `undo` and `say` may be called meanwhile, by any thread.
    """

    def __init__(self, server: Server, table: str, with_view: bool = False) -> None:
        self.server = server
        self.table = table
        self.with_view = with_view
        self._client = needed("websockets.sync.client", "server")
        self._failures = OSError, needed("websockets.exceptions", "server").WebSocketException
        self._wire: ClientConnection | None = None
        self._since: int | None = None
        self._unsettled: dict[str, bytes] = {}  # said, and neither acknowledged nor refused
        self._spoken = Bucket(SPOKEN, SPOKEN_RATE, monotonic)
        self._lock = Lock()
        self._closed = Event()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        pause, is_lost = SHORTEST_PAUSE, False
        while not self._closed.is_set():
            with contextlib.suppress(*self._failures), self._connected() as wire:
                self._introduce(wire)
                pause, is_lost = SHORTEST_PAUSE, False
                yield from self._heard(wire)
            if self._closed.is_set():
                return
            if not is_lost:
                is_lost = True
                yield {"type": LOST}
            self._closed.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def close(self) -> None:
        self._closed.set()
        if self._wire:
            self._wire.close()

    def act(self, action: int, version: int) -> None:
        """Decide, at the table as it was at a version."""
        self._say(messages.Act(new_id(), version, action))

    def undo(self, version: int) -> None:
        self._say(messages.Undo(new_id(), version))

    def say(self, text: str) -> None:
        self._say(messages.Say(new_id(), text))

    @property
    def is_settled(self) -> bool:
        """Whether all that was said has been answered."""
        return not self._unsettled

    def _connected(self) -> ClientConnection:
        address = f"ws{self.server.url.removeprefix('http')}/api/tables/{quote(self.table)}/socket"
        made: ClientConnection = self._client.connect(address, max_size=LARGEST_MESSAGE)
        return made

    def _introduce(self, wire: ClientConnection) -> None:
        """Say who we are and what we know, and again what was neither acknowledged nor refused."""
        enter = messages.Enter(messages.PROTOCOL, self.server.token, self._since, views=self.with_view)
        wire.send(messages.write(enter).decode())
        with self._lock:
            self._wire, unsettled = wire, [*self._unsettled.values()]
            self._spoken = Bucket(SPOKEN - 1, SPOKEN_RATE, monotonic)
        for message in unsettled:
            self._send(wire, message)

    def _send(self, wire: ClientConnection, message: bytes) -> None:
        """Send something, not faster than the server listens."""
        while not self._spoken.take():
            self._closed.wait(1 / SPOKEN_RATE)
        wire.send(message.decode())

    def _heard(self, wire: ClientConnection) -> Iterator[dict[str, Any]]:
        is_welcome = False
        for text in wire:
            message: dict[str, Any] = json.loads(text)
            kind = message["type"]
            is_welcome = is_welcome or (kind == "welcome" and not message.get("reload"))
            if kind == "refusal" and not is_welcome:
                raise refusal(message)
            if kind in ("snapshot", "update"):
                self._since = max(self._since or 0, message["version"])
            elif kind in ("ack", "refusal"):
                self._unsettled.pop(message.get("id") or "", None)
            yield message

    def _say(self, message: messages.Act | messages.Undo | messages.Say) -> None:
        with self._lock:
            wire, text = self._wire, messages.write(message)
            self._unsettled[message.id] = text
        if wire:
            with contextlib.suppress(*self._failures):  # it is said again on the next connection
                self._send(wire, text)


def new_id() -> str:
    return secrets.token_hex(8)
