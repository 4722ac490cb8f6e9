"""A real PostgreSQL server: the one of the `pgserver` wheel, run by a user without privileges."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pgserver
import psycopg

from house import free_port

NOBODY = "nobody"  # PostgreSQL refuses to be run by root


class Postgres:
    """A database server in a folder of its own, which listens on a free port of this machine only."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cutpurse-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://tables@127.0.0.1:{self.port}/postgres"
        self._bin = self._programs()
        self._as_root = os.geteuid() == 0
        if self._as_root:
            shutil.chown(self.folder, NOBODY)
        self._run("initdb", "-D", self.data, "-U", "tables", "--auth=trust", "--no-sync", "-E", "UTF8")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _programs(self) -> Path:
        """The programs and their libraries, where whoever runs them may read them."""
        package = Path(pgserver.__file__).parent
        if os.geteuid():
            return package / "pginstall" / "bin"
        self.folder.chmod(0o755)
        for part in (package, package.with_name("pgserver.libs")):
            if part.exists():
                shutil.copytree(part, self.folder / part.name, symlinks=True)
        subprocess.run(["chmod", "-R", "a+rX", str(self.folder)], check=True)
        return self.folder / "pgserver" / "pginstall" / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        command: list[str] = [str(self._bin / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=60, **self._user())

    def _user(self) -> dict[str, Any]:
        if not self._as_root:
            return {}
        who = pwd.getpwnam(NOBODY)
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}

    def start(self) -> None:
        settings = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        log = str(self.folder / "data" / "server.log")
        self._run("pg_ctl", "-D", self.data, "-l", log, "-w", "-o", settings, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it; `immediate` is what a crash looks like to those who are connected."""
        self._run("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def new_database(self, name: str) -> str:
        """An empty database; its URL."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.removesuffix("postgres") + name

    def remove(self) -> None:
        self.stop()
        time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)
