"""A table that nobody has drawn: its scene line by line, as far as words go."""

from collections.abc import Iterator
from typing import Any

from cutpurse.engine.scenes import Record, Scene
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, Words
from cutpurse.markup import escape, wrapped


def draw(scene: Scene, words: Words) -> str:
    told = [line for name, part in parts(scene) if name != "actor" for line in lines(name, part, words)]
    return "\n".join([f"[bold]{escape(words('title'))}[/]", *told])


def draw_epilogue(epilogue: Record, words: Words) -> str:
    return "\n".join(line for name, part in parts(epilogue) for line in lines(name, part, words))


def lines(name: str, part: Any, words: Words) -> list[str]:
    """A part of a scene by its name; records that are several have a line each."""
    if not isinstance(part, list | tuple) or not isinstance(part[0], Record):
        return wrapped(f"{name}: {said(part, words)}", words.width)
    told = (wrapped(said(each, words, ", "), words.width, "  ") for each in part)
    return [f"{name}:", *(line for each in told for line in each)]


def said(part: Any, words: Words, between: str = " ") -> str:
    """Numbers as numbers, seats and things by their names, several things as a list."""
    if isinstance(part, Seat):
        return words.name(part.number)
    if isinstance(part, Thing | Phrase):
        return words.say(part)
    if isinstance(part, list | tuple):
        return " · ".join(said(each, words) for each in part)
    if not isinstance(part, Record):
        return str(part)
    return between.join(labelled(name, each, words) for name, each in parts(part))


def labelled(name: str, part: Any, words: Words) -> str:
    """With its name, unless that is what it says itself: a die is "die a", what is covered is "covered"."""
    if part is True:
        return name
    says_so = name == "seat" if isinstance(part, Seat) else isinstance(part, Thing) and part.kind == name
    return said(part, words) if says_so else f"{name} {said(part, words)}"


def parts(record: Record) -> Iterator[tuple[str, Any]]:
    """What a record has to say, by the names of its fields: not what is not so, and not what is not there."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if value is not None and value is not False and value not in ([], ()):
            yield field.replace("_", " "), value
