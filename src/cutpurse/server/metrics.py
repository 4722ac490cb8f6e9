"""What the server counts, in the words of Prometheus."""

from __future__ import annotations

from cutpurse.server.hall import Hall

KINDS = {
    "sockets": ("gauge", "connections that stand"),
    "moves": ("counter", "decisions of people"),
    "refusals": ("counter", "messages that changed nothing"),
    "tables": ("gauge", "tables open in this process"),
    "bots_thinking": ("gauge", "decisions that bots think about, or wait to"),
    "groups": ("counter", "transactions written"),
    "writes": ("counter", "writes in them"),
}


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self.moves = 0
        self.refusals = 0

    def told(self, hall: Hall) -> str:
        """All of it, as text."""
        values = {
            "sockets": self.sockets,
            "moves": self.moves,
            "refusals": self.refusals,
            "tables": len(hall.open_tables),
            "bots_thinking": hall.minds.thinking,
            "groups": hall.store.writer.groups,
            "writes": hall.store.writer.writes,
        }
        lines = []
        for name, (kind, help) in KINDS.items():
            full = f"cutpurse_{name}" + ("_total" if kind == "counter" else "")
            lines += [f"# HELP {full} {help}", f"# TYPE {full} {kind}", f"{full} {values[name]}"]
        return "\n".join(lines) + "\n"
