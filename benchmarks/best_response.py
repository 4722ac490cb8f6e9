"""How exploitable a bot is: what a network wins that was trained to beat a copy of it.

.venv/bin/python benchmarks/best_response.py king-thief-minister FOLDER

The bot is watched, once: the games stay in the folder. A network learns to do as it does. Another, which
begins as that copy or as a network that plays well already, learns what wins against the copy. Then all sit
down with the bot itself.
"""

import argparse
from pathlib import Path

import cutpurse as cp
from cutpurse import lab
from cutpurse.envs.train.course import Course, course

WATCHED = {"king-thief-minister": 1200, "king-of-thieves": 400}  # games


def main():
    asked = read_arguments()
    folder, game = Path(asked.folder), cp.game(asked.game)
    folder.mkdir(parents=True, exist_ok=True)
    copy, answer = folder / "copy.npz", folder / "answer.npz"
    same = {"tables": asked.tables, "width": asked.width, "games": 300, "every": asked.minutes / 4}
    watching = Course(
        game.id,
        minutes=asked.minutes * asked.teaching,
        teacher=asked.bot,
        teaching=1.0,
        book=asked.book or str(folder / "book.parquet"),
        watched=asked.watched or WATCHED[game.id],
        **same,
    )
    learn("copy", watching, copy)
    beating = Course(game.id, minutes=asked.minutes * (1 - asked.teaching), against=f"net:{copy}", **same)
    learn("answer", beating, answer, asked.begin or copy)
    for one, others, games in [
        (copy, "greedy", 1000),
        (answer, f"net:{copy}", 1000),
        (copy, asked.bot, asked.games),
        *([(asked.begin, asked.bot, asked.games)] if asked.begin else []),
        (answer, asked.bot, asked.games),
    ]:
        print(f"{one} among {others}, {games} games: {share(game, f'net:{one}', others, games)}", flush=True)


def learn(what, plan, file, begin=None):
    for point in course(plan, file, begin=begin):
        done = f"{point.minutes:6.1f} minutes, {point.decisions:,} decisions"
        print(f"{what}: {done}: {point.share} against greedy", flush=True)


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=WATCHED)
    parser.add_argument("folder")
    parser.add_argument("--bot", default="master:1000")
    parser.add_argument("--book", default="")
    parser.add_argument("--watched", type=int)
    parser.add_argument("--begin", type=Path, help="a network to begin with, rather than the copy")
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
