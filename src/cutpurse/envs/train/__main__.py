"""The command: `python -m cutpurse.envs.train GAME`."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Annotated

import typer

from cutpurse.envs.train.course import Course, course
from cutpurse.envs.train.curve import draw
from cutpurse.errors import CutpurseError


def main(
    game: Annotated[str, typer.Argument(help="which game, such as kings-gold")],
    out: Annotated[Path, typer.Option(help="the file that the network is written to")],
    minutes: Annotated[float, typer.Option(help="how long to train")] = 3.0,
    seats: Annotated[int | None, typer.Option(help="how many; the fewest, if you say nothing")] = None,
    teacher: Annotated[str, typer.Option(help="a bot to imitate first, or nobody")] = "greedy",
    teaching: Annotated[float, typer.Option(help="the part of the time for that")] = 0.3,
    book: Annotated[str, typer.Option(help="a file with games of the teacher; made if it is not there")] = "",
    watched: Annotated[int, typer.Option(help="games that are written into it then")] = 1000,
    against: Annotated[
        str,
        typer.Option(
            help="bots to learn to beat, such as greedy,greedy; copy: the imitated teacher; "
            "nobody: learn from oneself"
        ),
    ] = "",
    tables: Annotated[int, typer.Option(help="that are played at once")] = 1024,
    width: Annotated[int, typer.Option(help="of the hidden layers")] = 128,
    measure: Annotated[str, typer.Option(help="the bot that progress is measured against")] = "greedy",
    games: Annotated[int, typer.Option(help="of each measurement")] = 2000,
    every: Annotated[float, typer.Option(help="minutes between two measurements")] = 0.5,
    option: Annotated[list[str] | None, typer.Option(help="a house rule, such as turns=50")] = None,
    seed: Annotated[int, typer.Option(help="of everything")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda")] = "cpu",
    curve: Annotated[Path | None, typer.Option(help="a picture of how it went, such as curve.svg")] = None,
    begin: Annotated[Path | None, typer.Option(help="a network to go on from")] = None,
) -> None:
    """Train a network to play a game, and say how well it does."""
    given = locals()  # as it was asked for, by its name
    print("minutes  decisions  share against " + measure)
    own = {"teacher": "" if teacher == "nobody" else teacher, "options": tuple(option or ())}
    asked = Course(**{each.name: given[each.name] for each in fields(Course) if each.name in given} | own)
    points = []
    for point in course(asked, out, device, begin):
        print(f"{point.minutes:7.2f} {point.decisions:10d}  {point.share}", flush=True)
        points.append(point)
        if curve:
            draw(curve, asked, points)


if __name__ == "__main__":
    try:
        typer.run(main)
    except CutpurseError as error:
        raise SystemExit(str(error)) from error
