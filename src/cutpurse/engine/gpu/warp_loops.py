"""Loops that the threads of a warp share out among them.

A table of many kilobytes is too much for one thread of a GPU. Where a game has a file `wide.py`, the 32
threads of a warp play one table together. All of them do the same, but in the functions that `WIDE` names
they share the rounds of each loop: these must not depend on each other, but for sums, unions and maxima.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

WARP = 32
EVERYBODY = 0xFFFFFFFF  # all threads of a warp, as bits
GATHERED = {ast.Add: "lanes_sum", ast.BitOr: "lanes_union", ast.Call: "lanes_max"}


def parse(source: str, name: str) -> Any:
    """A file, with the loops of its wide functions shared out among the threads of a warp."""
    tree = ast.parse(source)
    package, _, file = name.rpartition(".")
    wide = {each.partition(".")[2] for each in wide_functions(package) if each.startswith(f"{file}.")}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in wide:
            node.body = [line for each in node.body for line in shared_out(each)]
    return ast.fix_missing_locations(tree)


def wide_functions(package: str) -> tuple[str, ...]:
    """What a game shares out: names such as `knowledge.learn`; nothing, if its tables are small."""
    file = f"{package}.wide"
    return import_module(file).WIDE if package and find_spec(package) and find_spec(file) else ()


def shared_out(node: ast.stmt) -> Iterator[ast.stmt]:
    """A statement of which each thread does its part, and what follows from all parts together."""
    if isinstance(node, ast.If):
        node.body = [line for each in node.body for line in shared_out(each)]
    if not isinstance(node, ast.For):
        yield node
        return
    gathered = list(dict(gathered_in(node.body)).items())
    for name, how in gathered:
        first = name if how == "lanes_max" else "0"
        yield from ast.parse(f"{name}_before, {name} = {name}, {first}").body
    start, stop, step = bounds(node.iter)
    mine = f"range({start} + lane() * ({step}), {stop}, {WARP} * ({step}))"
    node.iter = ast.parse(mine, mode="eval").body
    yield node
    for name, how in gathered:
        yield from ast.parse(f"{name} = {how}({name}_before, {name})").body
    yield from ast.parse("together()").body


def bounds(rounds: Any) -> tuple[str, str, str]:
    """Where a range begins and ends, and its step."""
    said = [ast.unparse(each) for each in rounds.args]
    return ("0", said[0], "1") if len(said) == 1 else (said[0], said[1], [*said, "1"][2])


def gathered_in(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The names in which a loop gathers something, and how."""
    for node in (each for line in body for each in ast.walk(line)):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, GATHERED[type(node.op)]
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            target, call = node.targets[0], node.value
            if isinstance(target, ast.Name) and ast.unparse(call).startswith(f"max({target.id}, "):
                yield target.id, GATHERED[ast.Call]
