"""Reading what people type: case, accents, order, spaces, punctuation and the ends of words do not matter."""

from __future__ import annotations

import re
from unicodedata import combining, normalize


def as_number(text: str) -> int | None:
    """The number a person typed, if it is one that a person could mean."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def unadorned(text: str) -> str:
    """Without case and accents: "Épée" is "epee"."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def squeezed(text: str) -> str:
    """Only letters and digits, without spaces: "ROLL a, c" is "rollac"."""
    return "".join(letter for letter in unadorned(text) if letter.isalnum())


def in_any_order(text: str) -> list[str]:
    """The words, sorted."""
    return sorted(re.findall(r"\w+", unadorned(text)))


def unsaid(text: str, name: str) -> int | None:
    """How many words of a name were left out, if all that was said begins some of them."""
    left, said = in_any_order(name), in_any_order(text)
    for beginning in sorted(said, key=len, reverse=True):
        begun = [word for word in left if word.startswith(beginning)]
        if not begun:
            return None
        left.remove(min(begun, key=len))
    return len(left) if said else None


def best_fits(text: str, names: dict[int, str]) -> list[int]:
    """Of these names the ones that fit what was said with the fewest words left out."""
    left_out = {key: unsaid(text, name) for key, name in names.items()}
    fitting = {key: left for key, left in left_out.items() if left is not None}
    return [key for key, left in fitting.items() if left == min(fitting.values())]
