"""How a course went, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cutpurse as cp
from cutpurse.envs.train.course import Course, Point, lessons_begin, seats_of
from cutpurse.needs import needed

GOLD, INK, LINE = "#b8860b", "#5a5a5a", "#cccccc"


def draw(file: Path, asked: Course, points: Sequence[Point]) -> None:
    """Write the shares over the minutes, with their intervals."""
    figure = needed("matplotlib.figure", "envs").Figure(figsize=(7.2, 3.6), layout="constrained")
    axes = figure.subplots()
    minutes, shares = [point.minutes for point in points], [point.share for point in points]
    frame(axes, asked)
    axes.errorbar(
        minutes, [each.mean for each in shares], [each.within for each in shares], color=GOLD, capsize=3
    )
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def frame(axes: Any, asked: Course) -> None:
    """What is measured, what is fair, and when it no longer imitates."""
    axes.set_ylim(0, 1)
    axes.set_xlabel("minutes")
    axes.set_ylabel(f"share of the wins against {asked.measure}")
    axes.spines[["top", "right"]].set_visible(False)
    fair, begin = 1 / seats_of(cp.game(asked.game), asked), lessons_begin(asked)
    axes.axhline(fair, color=INK, linestyle="--", linewidth=1)
    axes.text(0, fair + 0.02, "equal share", color=INK)
    if begin:
        axes.axvline(begin, color=LINE)
        axes.text(begin, 0.02, " imitation ends", color=INK)
