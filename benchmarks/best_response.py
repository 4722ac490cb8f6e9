"""How exploitable a bot is: what a network wins that was trained to beat a copy of it.

.venv/bin/python benchmarks/best_response.py king-thief-minister FOLDER

The bot is watched, once: the games stay in the folder. A network learns to do as it does, and then what wins
against that copy. Then both sit down with the bot itself.
"""

import argparse
from pathlib import Path

import cutpurse as cp
from cutpurse import lab
from cutpurse.envs.train.course import COPY, Course, course

WATCHED = {"king-thief-minister": 1200, "king-of-thieves": 400}  # games


def main():
    asked = read_arguments()
    folder, game = Path(asked.folder), cp.game(asked.game)
    folder.mkdir(parents=True, exist_ok=True)
    plan = Course(
        game.id,
        minutes=asked.minutes,
        teacher=asked.bot,
        teaching=asked.teaching,
        book=asked.book or str(folder / "book.parquet"),
        watched=asked.watched or WATCHED[game.id],
        against=COPY,
        tables=asked.tables,
        width=asked.width,
        games=300,
        every=asked.minutes / 4,
    )
    for point in course(plan, folder / "answer.npz"):
        print(
            f"{point.minutes:6.1f} minutes, {point.decisions:,} decisions: {point.share} against greedy",
            flush=True,
        )
    copy, answer = (f"net:{folder / name}.npz" for name in ("answer-copy", "answer"))
    for one, others, games in [
        (copy, "greedy", 1000),
        (answer, copy, 1000),
        (copy, asked.bot, asked.games),
        (answer, asked.bot, asked.games),
    ]:
        print(f"{one} among {others}, {games} games: {share(game, one, others, games)}", flush=True)


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=WATCHED)
    parser.add_argument("folder")
    parser.add_argument("--bot", default="master:1000")
    parser.add_argument("--book", default="")
    parser.add_argument("--watched", type=int)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--teaching", type=float, default=0.3)
    parser.add_argument("--games", type=int, default=300)
    return parser.parse_args()


def share(game, one, others, games):
    """What one wins at a table of the smallest size that others fill."""
    lineup = ",".join([one, *[others] * (game.min_seats - 1)])
    found = lab.duel(game.id, [lineup], games, seed=1).standings[0].share[0]
    return f"{found.percent} of the wins, an equal share is {100 / game.min_seats:.1f} %"


if __name__ == "__main__":
    main()
