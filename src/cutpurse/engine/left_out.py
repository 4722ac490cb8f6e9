"""What is answered for a game that leaves it out: nothing is secret, nothing moves, and nobody drops out.

By the file of the game in which the contract looks for it.
"""

from typing import Any

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.scenes import Trail


def witness(s: Any, action: int, seat: int) -> int:
    """Everybody sees a step as it is."""
    return action


def reveals(s: Any, action: int) -> bool:
    """No decision brings anything to light."""
    return False


def silence(s: Any) -> int:
    """Nobody is asked the same as others."""
    return UNSEEN


def nothing(*asked: Any) -> None:
    """There is nothing to turn up, to rest on, to come to light, to say or to forget."""


def is_out(scene: Any, seat: int) -> bool:
    """Everybody plays to the end."""
    return False


LEFT_OUT: dict[str, dict[str, Any]] = {
    "view": {"witness": witness, "reveals": reveals, "silence": silence},
    "scene": {
        "Trail": Trail,
        "uncover": nothing,
        "rests": nothing,
        "epilogue": nothing,
        "Epilogue": type(None),
        "is_out": is_out,
        "forget_all": nothing,
    },
    "text": {"GOES_ON": frozenset(), "CLOSES": frozenset(), "gesture": nothing, "brings": nothing},
}
