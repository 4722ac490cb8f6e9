"""A real table server as a process of its own, for tests to play at."""

import os
import re
import signal
import subprocess
import sys
import tempfile


class House:
    """`cutpurse serve` at a free port, or at one that is given."""

    def __init__(self, folder, *arguments, port=0):
        self.folder = folder
        self.database = f"sqlite:///{folder}/tables.db"
        command = [
            sys.executable,
            "-m",
            "cutpurse",
            "serve",
            "--port",
            str(port),
            "--database",
            self.database,
        ]
        env = os.environ | {"XDG_DATA_HOME": tempfile.mkdtemp()}
        self.log = open(folder / "log.txt", "ab")  # noqa: SIM115 (closed with the process)
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True, env=env
        )
        self.line = self.process.stdout.readline()
        self.url = re.search(r"http://\S+", self.line)[0]
        self.port = int(self.url.rpartition(":")[2])

    def stop(self, how=signal.SIGTERM):
        """Ends the server; gives its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(20)
        self.process.stdout.close()
        self.log.close()
        return code

    @property
    def errors(self):
        return (self.folder / "log.txt").read_text()
