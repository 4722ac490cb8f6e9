"""The HTTP side: games, people, tables, and games that are over."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import OpenAPI
from litestar.params import Parameter
from msgspec import Meta, Struct

import cutpurse as cp
from cutpurse.bots.minds import levels
from cutpurse.engine import sights
from cutpurse.engine.words.catalogues import SHARED
from cutpurse.errors import UnknownLanguage
from cutpurse.fairness import CONTRIBUTION_BYTES, is_contribution, new_contribution
from cutpurse.server import cards, pages, records, sockets
from cutpurse.server.charter import Charter, checked, one_further, turned
from cutpurse.server.croupier import Croupier
from cutpurse.server.facts import Summary, TableFacts, described
from cutpurse.server.house import House
from cutpurse.server.refusals import WORDS, Refused
from cutpurse.server.store import or_refused
from cutpurse.server.surroundings import random_token
from cutpurse.server.table import Table

TOKEN_BYTES, PERSON_BYTES = 24, 16
LINK_LASTS = 900.0  # seconds
MOST_LISTED = 50
LONGEST_NAME = 24

AnyRequest = Request[Any, Any, Any]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Digits = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$")]


class Joining(Struct, forbid_unknown_fields=True):
    """Who sits down, and what they add to the dice: 32 hexadecimal digits of their own choosing."""

    name: Name
    adds: Digits
    seat: int | None = None


class Inviting(Struct, forbid_unknown_fields=True):
    """A chair for a bot."""

    seat: int


class Person(Struct):
    """Somebody's token; whoever has it, has that person's seats."""

    token: str


class Link(Struct):
    """A code that makes another device this person's; it works once, for a quarter of an hour."""

    code: str
    lasts: float


class Claiming(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=128)]


class LookBack(Struct, forbid_unknown_fields=True):
    """A finished game that somebody has kept, and with whose eyes to look at it."""

    save: dict[str, Any]  # of a record; whoever plays it again says best what is wrong with it
    first: Annotated[int, Meta(ge=0)] = 0
    seat: int | None = None
    open: bool = False


class Seated(Struct):
    """A chair that somebody has taken."""

    table: str
    seat: int


class Health(Struct):
    """The server and its database answer."""

    status: str
    version: str


JsonSchema = dict[str, Any]  # a schema may use any word of its language, and is read by tools that know them


def house_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def someone(request: AnyRequest) -> str | None:
    """Whoever asks, if they say who they are."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return await house_of(request).person(token) if scheme.lower() == "bearer" else None


async def person_of(request: AnyRequest) -> str:
    person = await someone(request)
    if person is None:
        raise Refused("who-are-you")
    return person


async def croupier_of(request: AnyRequest, id: str) -> Croupier:
    return await house_of(request).hall.open(id)


async def table_of(request: AnyRequest, id: str) -> Table:
    """A table as it is safely written."""
    return await (await croupier_of(request, id)).book.when_idle()


# Games


@get("/api/games", tags=["games"])
async def list_games(lang: str = "en") -> list[cards.GameCard]:
    """The games, each with its options and languages, in the words of one language."""
    return msgspec.convert([cp.game(id).card(lang) for id in cp.games()], list[cards.GameCard])


@get("/api/bots", tags=["games"])
async def list_bots(lang: str = "en") -> list[cards.BotCard]:
    """The bots, each with its name, a word and a line for people, and the games it can play."""
    return msgspec.convert(levels(lang), list[cards.BotCard])


@get("/api/games/{game:str}/words/{lang:str}", tags=["games"])
async def words(game: str, lang: str) -> Response[str]:
    """The catalogue of a game in one language, in Project Fluent's format, shared words included."""
    folder = cp.game(game).catalogue
    files = [place / f"{lang}.ftl" for place in (SHARED, WORDS, folder)]
    if not lang.isalpha() or not all(file.exists() for file in files):
        raise UnknownLanguage(f"there are no words in language {lang!r}")
    text = "\n".join(file.read_text("utf-8") for file in files)
    return Response(text, media_type="text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules/{lang:str}", tags=["games"])
async def rules(game: str, lang: str) -> Response[str]:
    """The numbered rules of a game, in Markdown; in English where there is no page in that language."""
    return Response(cp.game(game).rules_page(lang), media_type="text/markdown; charset=utf-8")


@get("/api/games/{game:str}/schema", tags=["games"])
async def schema(game: str) -> JsonSchema:
    """The JSON Schema of a game's scenes and phrases."""
    return sights.schema(cp.game(game))


# People


@post("/api/people", tags=["people"])
async def new_person(request: AnyRequest) -> Person:
    """Become somebody: a token of 192 random bits, which is kept nowhere but with you."""
    house = house_of(request)
    return await _new_token(house, house.random(PERSON_BYTES).hex())


@post("/api/people/links", tags=["people"])
async def new_link(request: AnyRequest) -> Link:
    """A code to carry your seats to another device."""
    person, house = await person_of(request), house_of(request)
    code, until = random_token(house.random, TOKEN_BYTES), house.clock.now() + LINK_LASTS
    await or_refused(house.store.new_token(code, person, until, once=True))
    return Link(code, LINK_LASTS)


@post("/api/people/claim", tags=["people"])
async def claim(request: AnyRequest, data: Claiming) -> Person:
    """Become, on this device too, whoever made the link."""
    house = house_of(request)
    person = await or_refused(house.store.redeem(data.code, house.clock.now()))
    if person is None:
        raise Refused("unknown-token")
    return await _new_token(house, person)


async def _new_token(house: House, person: str) -> Person:
    token = random_token(house.random, TOKEN_BYTES)
    await or_refused(house.store.new_token(token, person))
    return Person(token)


# Tables


@post("/api/tables", tags=["tables"])
async def new_table(request: AnyRequest, data: Charter) -> TableFacts:
    """Make a table. Nobody sits at it yet: its promise comes first, then people join."""
    host = await person_of(request)
    hall = house_of(request).hall
    charter = await hall.replays.run(checked, data)  # a game to go on from is played again
    croupier = await hall.found(charter, host)
    return described(croupier.table)


@get("/api/tables", tags=["tables"])
async def list_open(request: AnyRequest) -> list[Summary]:
    """Public tables that wait for people, the newest first."""
    return await or_refused(house_of(request).store.open_tables(MOST_LISTED))


@get("/api/tables/mine", tags=["tables"])
async def list_mine(request: AnyRequest) -> list[Summary]:
    """The tables at which you sit, the liveliest first; `you` is your seat, `asked` says whose turn it is."""
    person = await person_of(request)
    return await or_refused(house_of(request).store.tables_of(person, MOST_LISTED))


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(request: AnyRequest, table: str) -> TableFacts:
    """A table as everybody may know it."""
    found = await table_of(request, table)
    return described(found, found.seat_of(await someone(request)), [*found.asked])


@post("/api/tables/{table:str}/join", tags=["tables"])
async def join(request: AnyRequest, table: str, data: Joining) -> Seated:
    """Take a chair; when the last one is taken the game begins."""
    person, croupier = await person_of(request), await croupier_of(request, table)
    name = " ".join("".join(letter for letter in data.name if letter.isprintable()).split())
    if not name or not is_contribution(data.adds):
        raise Refused("bad-request")
    await croupier.book.write(lambda table: table.sit(person, name, data.adds, data.seat))
    seat = croupier.table.seat_of(person)
    assert seat is not None
    return Seated(table, seat)


@post("/api/tables/{table:str}/invite", tags=["tables"])
async def invite(request: AnyRequest, table: str, data: Inviting) -> TableFacts:
    """A bot takes a free chair; when it was the last one the game begins. For the host."""
    luck = house_of(request).luck
    return await _as_host(request, table, lambda table: table.seat_bot(data.seat, new_contribution(luck)))


@post("/api/tables/{table:str}/begin", tags=["tables"])
async def begin(request: AnyRequest, table: str) -> TableFacts:
    """Begin without waiting any longer: bots take the free chairs. For the host."""
    luck = house_of(request).luck
    return await _as_host(request, table, lambda table: table.begin(lambda: new_contribution(luck)))


async def _as_host(request: AnyRequest, table: str, do: Callable[[Table], None]) -> TableFacts:
    """Do something that only the host may do; the table after it."""
    person, croupier = await person_of(request), await croupier_of(request, table)

    def change(table: Table) -> None:
        table.check_is_host(table.seat_of(person))
        do(table)

    await croupier.book.write(change)
    return described(croupier.table)


@post("/api/tables/{table:str}/leave", tags=["tables"])
async def leave(request: AnyRequest, table: str) -> TableFacts:
    """Give your chair back; in a running game a bot plays on for you, until you return."""
    person, croupier = await person_of(request), await croupier_of(request, table)
    await croupier.duties.hand_over(lambda table: table.leave(table.seat_of(person)))
    return described(croupier.table)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: AnyRequest, table: str) -> TableFacts:
    """A new table for the same people and bots, all one chair further; the first who asks makes it."""
    person, croupier = await person_of(request), await croupier_of(request, table)
    old = await croupier.book.when_idle()
    if old.seat_of(person) is None:
        raise Refused("not-seated")
    old.check_is_over()
    if old.rematch is None:
        bots, people = [place.bot for place in old.places], [place.person for place in old.places]
        charter = turned(old.charter, bots, people)
        new = await house_of(request).hall.found(charter, person, one_further(old.names))
        await croupier.book.write(lambda table: table.go_on(new.table.id))
    assert croupier.table.rematch is not None
    return described(await table_of(request, croupier.table.rematch))


# Looking back


@get("/api/tables/{table:str}/moments", tags=["looking back"])
async def list_moments(
    request: AnyRequest,
    table: str,
    first: Annotated[int, Parameter(ge=0)] = 0,
    seat: int | None = None,
    open: bool = False,
) -> records.Moments:
    """The game moment by moment, fifty at a time, as you saw it; when it is over also as another seat saw it,
    or with everything open.
    """
    found = await table_of(request, table)
    own = found.seat_of(await someone(request))
    match, eyes = records.allowed(found, own, seat, open)
    return await house_of(request).hall.replays.run(records.moments, match.copy(), eyes, open, first)


@post("/api/moments", tags=["looking back"], status_code=200)
async def list_kept_moments(request: AnyRequest, data: LookBack) -> records.Moments:
    """A game that was kept as a record, moment by moment; it need not have been played here."""
    replays = house_of(request).hall.replays
    match = await replays.run(records.finished, data.save, data.seat)
    return await replays.run(records.moments, match, data.seat, data.open, data.first)


@get("/api/tables/{table:str}/record", tags=["looking back"])
async def show_record(request: AnyRequest, table: str) -> records.KeptGame:
    """A finished game, to keep: the log, the promise, what was added, and the seed."""
    return await house_of(request).hall.replays.run(records.record, await table_of(request, table))


@get("/api/tables/{table:str}/review", tags=["looking back"])
async def review(request: AnyRequest, table: str) -> records.Reviewed:
    """What each decision of a finished game has cost; the first time it takes a while."""
    return await records.reviews(house_of(request).hall.bots, await table_of(request, table))


# The house itself


@get("/healthz", tags=["house"])
async def healthz(request: AnyRequest) -> Health:
    """Whether the server and its database answer."""
    await or_refused(house_of(request).store.ping())
    return Health("ok", cp.__version__)


@get("/metrics", tags=["house"], include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    house = house_of(request)
    if not house.shows_metrics:
        raise Refused("no-such-page")
    return Response(house.metrics.render(house.hall), media_type="text/plain; version=0.0.4")


@get("/api/docs", include_in_schema=False)
async def docs(request: AnyRequest) -> Response[str]:
    """The API on one page, which needs nothing from anywhere else."""
    return Response(page(request.app.openapi_schema), media_type="text/html; charset=utf-8")


def page(api: OpenAPI) -> str:
    lines = [f"<h1>{escape(api.info.title)} {escape(api.info.version)}</h1>"]
    lines.append(
        f"<p>{escape(api.info.description or '')}</p><p><a href='/api/schema/openapi.json'>openapi.json</a>"
    )
    for path, item in sorted((api.paths or {}).items()):
        for verb in ("get", "post"):
            if operation := getattr(item, verb):
                lines.append(f"<h3><code>{verb.upper()} {escape(path)}</code></h3>")
                lines.append(f"<p>{escape(operation.description or operation.summary or '')}</p>")
    body = "\n".join(lines)
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Cutpurse: API</title><body>{body}"


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    await sockets.attend(house_of(socket), socket, table)


OWN_ROUTES = [each for each in vars().values() if isinstance(each, BaseRouteHandler)]  # all handlers above
ROUTES = [*OWN_ROUTES, *pages.ROUTES]
