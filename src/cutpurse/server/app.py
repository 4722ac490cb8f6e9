"""The application: what answers, and what is said of an error."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import cutpurse
from cutpurse.engine.words.phrases import Phrase
from cutpurse.errors import CutpurseError
from cutpurse.server.guard import guarded
from cutpurse.server.house import House
from cutpurse.server.http import ROUTES
from cutpurse.server.refusals import Refused

LARGEST_BODY = 256 * 1024  # a saved game to go on from is the largest thing that is sent
log = logging.getLogger("cutpurse.server")


class Problem(msgspec.Struct):
    """Why a request was refused: a stable code, one sentence, and the phrase for other languages."""

    code: str
    message: str
    phrase: Phrase


CODES = {  # by the status that a request is answered with; 400 for all others
    401: ("unknown-token", "who-are-you"),
    403: ("only-the-host", "not-seated", "wrong-origin", "not-over", "no-spectators"),
    404: ("no-such-table", "no-such-page", "unknown-game", "unknown-language"),
    409: ("table-has-begun", "table-full", "seat-taken", "already-seated", "seats-are-free", "game-over"),
    429: ("too-fast",),
    503: ("store-failed",),
}
STATUS = {code: status for status, codes in CODES.items() for code in codes}
HTTP_CODES = {404: "no-such-page", 405: "no-such-page", 413: "too-large", 429: "too-fast"}


def problem(error: Exception) -> tuple[int, Problem]:
    """What somebody is told of an error, and no more."""
    if isinstance(error, Refused):
        return STATUS.get(error.code, 400), Problem(error.code, error.sentence(), error.phrase)
    if isinstance(error, CutpurseError):
        said = Phrase("bad-request-because", {"reason": str(error)})
        return STATUS.get(error.code, 400), Problem(error.code, str(error), said)
    if isinstance(error, ValidationException):
        return 400, problem(Refused("bad-request", "bad-request-because", reason=_faults(error)))[1]
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, problem(Refused(HTTP_CODES.get(error.status_code, "bad-request")))[1]
    log.error("a request has failed", exc_info=error)
    return 500, problem(Refused("server-error"))[1]


def _faults(error: ValidationException) -> str:
    """What is wrong with which part of a request."""
    found = error.extra if isinstance(error.extra, list) else []
    said = [f"{each.get('key', 'body')}: {each['message']}" for each in found if "message" in each]
    return "; ".join(said) or str(error.detail)


def answer_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, told = problem(error)
    return Response(told, status_code=status)


async def refuse(send: Any, reason: Refused) -> None:
    """Answer without asking anybody."""
    status, told = problem(reason)
    body = msgspec.json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def application(house: House) -> ASGIApp:
    """The application that a server runs."""
    return guarded(routed(house), house.origins, house.requests, refuse)


def routed(house: House) -> Litestar:
    """What answers, whoever asks."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.hall.start()
        yield
        await house.hall.stop()

    return Litestar(
        ROUTES,
        state=State({"house": house}),
        lifespan=[life],
        exception_handlers={Exception: answer_problem},
        openapi_config=OpenAPIConfig(
            "Cutpurse",
            cutpurse.__version__,
            description="Tables for games of kings and thieves. What happens at a table travels over its"
            " socket, /api/tables/{id}/socket; all else is here.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
