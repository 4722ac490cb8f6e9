"""What is wrong with a table, said where it is looked for.

    def fault_of_purse(s: State, seat: int) -> str:
        if s.purse[seat] < 0:
            return f"purse[{seat}] is {s.purse[seat]}: nobody owes anything"
        return ""

    fault, explain = checks(fault_of_coins, each(SEATS, fault_of_purse), …)

A check says in a sentence what is wrong, or nothing, which is "". Compiled code has no words: in the twin of
such a file each sentence is a 1 and "" is a 0 (`without_words`), and the same checks say whether anything is
wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cutpurse.engine.contract import SOUND

FILE = "soundness"  # of a game's folder: its checks


class Each(NamedTuple):
    """A check that is asked of each seat, or of each of other places."""

    places: int
    check: Callable[[Any, int], str]

    def __call__(self, s: Any) -> str:
        """What is wrong with the first place that is wrong."""
        return next(filter(None, (self.check(s, place) for place in range(self.places))), "")


def each(places: int, check: Callable[[Any, int], str]) -> Each:
    return Each(places, check)


def checks(*asked: Each | Callable[[Any], str]) -> tuple[Callable[[Any], int], Callable[[Any, int], str]]:
    """`fault` and `explain` of a game: a fault is the number of the first check that has something to say.

    Each is asked only where those before it had nothing to say. `fault` is written as code beside the
    checks, so that it is compiled with them.
    """
    lines = (line for number, check in enumerate(asked, 1) for line in _lines(number, check))
    text = "\n    ".join(["def fault(s):", *lines, f"return {SOUND}"])
    found: dict[str, Any] = {}
    exec(text, _function(asked[0]).__globals__, found)
    return found["fault"], lambda s, fault: asked[fault - 1](s)


def _lines(number: int, check: Any) -> Iterator[str]:
    name = _function(check).__name__
    if isinstance(check, Each):
        yield f"for place in range({check.places}):"
        yield f"    if {name}(s, place):"
        yield f"        return {number}"
    else:
        yield f"if {name}(s):"
        yield f"    return {number}"


def _function(check: Any) -> Any:
    return check.check if isinstance(check, Each) else check


def without_words(source: str, name: str) -> Any:
    """A file as it is compiled: what checks say is only whether they say something."""
    return _Silence().visit(ast.parse(source)) if name.endswith(f".{FILE}") else source


class _Silence(ast.NodeTransformer):
    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        return ast.copy_location(ast.Constant(1), node)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        said = isinstance(node.value, str)
        return ast.copy_location(ast.Constant(int(node.value != "")), node) if said else node
