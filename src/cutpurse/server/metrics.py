"""What the server counts, in the words of Prometheus."""

from __future__ import annotations

from cutpurse.server.hall import Hall


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self.moves = 0
        self.refusals = 0

    def render(self, hall: Hall) -> str:
        """All of it, as text."""
        writer, tables = hall.store.writer, len(hall.open_tables)
        counted = [
            ("sockets", "gauge", "connections that stand", self.sockets),
            ("moves_total", "counter", "decisions of people", self.moves),
            ("refusals_total", "counter", "messages that changed nothing", self.refusals),
            ("tables", "gauge", "tables open in this process", tables),
            ("bots_thinking", "gauge", "decisions that bots think about, or wait to", hall.bots.thinking),
            ("groups_total", "counter", "transactions written", writer.groups),
            ("writes_total", "counter", "writes in them", writer.writes),
        ]
        lines = []
        for name, kind, help, value in counted:
            name = f"cutpurse_{name}"
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
