"""The page for browsers: what was built from `web/` and lies beside this file. Addresses inside the page,
such as a table's, all lead to it; it finds its way from there.
"""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Response, get

from cutpurse.server.refusals import Refused

FOLDER = Path(__file__).parent / "page"
MISSING = (
    "This server has no page for browsers, since it was installed without one: install Cutpurse again with "
    "a connection to npm, or build it with `npm install && npm run build` in web/."
)
FOR_EVER = "public, max-age=31536000, immutable"  # of files that have a hash in their name
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


def answer(path: Path, cache: str = "no-cache") -> Response[bytes]:
    """A file as it lies there."""
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": cache})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: str) -> Response[bytes]:
    path = FOLDER / "assets" / name
    if "/" in name or "\\" in name or not path.is_file():
        raise Refused("no-such-page")
    return answer(path, FOR_EVER)


@get(["/", "/{where:path}"], include_in_schema=False)
async def page(where: str = "") -> Response[Any]:
    """A file of the page by its name, or the page itself."""
    name = where.strip("/")
    if name.startswith("api/"):
        raise Refused("no-such-page")
    if not (FOLDER / "index.html").is_file():
        return Response(MISSING, media_type="text/plain; charset=utf-8", status_code=503)
    names = {path.name for path in FOLDER.iterdir() if path.is_file()}
    return answer(FOLDER / (name if name in names else "index.html"))


ROUTES = [asset, page]
