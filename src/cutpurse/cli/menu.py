"""What to play: asked of whoever names no game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from rich.markdown import Markdown
from rich.markup import escape

import cutpurse as cp
from cutpurse.bots.minds import levels
from cutpurse.cli import saves
from cutpurse.cli.listing import Listed
from cutpurse.cli.screen import QUIT, Leave, Question, Screen
from cutpurse.engine.game import Game
from cutpurse.engine.words.typed import as_number, best_fits, squeezed

OPPONENTS = 2
LEVEL = "greedy"  # it needs no compiler, and plays at once
NAMED_BY_FILE = ("net",)  # bots that a single word does not make


class Company(NamedTuple):
    """Against whom somebody plays, and whether a coach looks on."""

    opponents: int
    level: str = LEVEL
    coach: bool = False

    @property
    def seats(self) -> str:
        return ",".join(["you"] + [self.level] * self.opponents)


class Menu:
    """Asks, step by step; everything has an answer for whoever only presses Enter."""

    def __init__(self, screen: Screen, with_left: bool = True) -> None:
        self.screen, self.words = screen, screen.words
        self.lang = screen.words.lang
        self.games = simplest_first()
        self.titles = [game.says("title", self.lang) for game in self.games]
        self.left = saves.kept_games() if with_left else []

    def choice(self) -> Game | Path:
        """A game, or the file of one that was left."""
        self.screen.tell(f"[bold]{escape(self.words('welcome'))}[/]")
        each = zip(self.titles, self.games, strict=True)
        said = [f"{title}: {game.says('tagline', self.lang)}" for title, game in each]
        left = [self.describe_left(path) for path in self.left]
        entries = [Listed(number, text) for number, text in enumerate([*said, *left], 1)]
        question = Question(
            f"[bold green]{escape(self.words('which-game'))}[/]",
            entries,
            [f"[dim]{escape(self.words('menu-hint', game=self.titles[0]))}[/]"],
        )
        self.screen.put(None, question)
        while True:
            line = self.screen.read()
            command, _, rest = line.partition(" ")
            if command.lower() == "rules":
                self.show_rules(rest)
                continue
            if (found := self.found(line, [*self.titles, *left])) is not None:
                self.screen.settle()
                return self.games[found] if found < len(self.games) else self.left[found - len(self.games)]
            self.screen.say("no-such-game", "red", last=len(entries))

    def found(self, line: str, names: list[str]) -> int | None:
        """What a number or a name means; the first, for whoever only presses Enter."""
        if line.lower() in QUIT:
            raise Leave
        number = as_number(line) if line else 1
        if number is not None:
            return number - 1 if 1 <= number <= len(names) else None
        for same in ([game.id for game in self.games], names):
            if squeezed(line) in (known := [*map(squeezed, same)]):
                return known.index(squeezed(line))
        best = best_fits(line, dict(enumerate(names)))
        return best[0] if len(best) == 1 else None

    def show_rules(self, name: str) -> None:
        found = self.found(name, self.titles)
        if found is None:
            self.screen.say("no-such-game", "red", last=len(self.titles))
        else:
            self.screen.page(Markdown(self.games[found].rules_page(self.lang)))

    def describe_left(self, path: Path) -> str:
        """A game that was left, by its title and when that was."""
        each = zip(self.games, self.titles, strict=True)
        title = next((title for game, title in each if path.stem.startswith(game.id)), path.stem)
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        return self.words("go-on-with", title=title, when=when)

    # Against whom

    def company(self, game: Game) -> Company:
        """How many opponents, how strong, and whether with a coach: all in one line."""
        fewest, most = game.min_seats - 1, game.max_seats - 1
        usual = Company(max(fewest, min(OPPONENTS, most)))
        able = [mind for mind in levels(self.lang) if game.id in mind["games"]]
        minds = [mind for mind in able if mind["name"] not in NAMED_BY_FILE]
        for mind in minds:
            self.screen.tell(f"  [bold]{mind['name']}[/]  {escape(mind['help'])}")
        self.screen.tell(
            f"  [bold]{escape(self.words('command-coach'))}[/]  {escape(self.words('coach-help'))}"
        )
        hint = self.words(
            "company-hint", fewest=fewest, most=most, opponents=usual.opponents, level=usual.level
        )
        question = f"[bold green]{escape(self.words('against-whom'))}[/] [dim]{escape(hint)}[/]"
        self.screen.put(None, Question(question))
        known = {squeezed(mind["word"]): mind["name"] for mind in minds}
        known |= {mind["name"]: mind["name"] for mind in minds}
        while True:
            wanted = self.read_company(self.screen.read(), usual, known)
            if wanted and fewest <= wanted.opponents <= most:
                self.screen.settle()
                return wanted
            self.screen.say("no-such-company", "red", fewest=fewest, most=most)

    def read_company(self, line: str, usual: Company, known: dict[str, str]) -> Company | None:
        """`3 master coach`, in any order; what is not said is as usual."""
        if line.lower() in QUIT:
            raise Leave
        wanted: Company | None = usual
        for word in line.replace(",", " ").split():
            wanted = wanted and self.with_word(wanted, word, known)
        return wanted

    def with_word(self, wanted: Company, word: str, known: dict[str, str]) -> Company | None:
        said = squeezed(word)
        if (number := as_number(word)) is not None:
            return wanted._replace(opponents=number)
        if said in ("coach", squeezed(self.words("command-coach"))):
            return wanted._replace(coach=True)
        return wanted._replace(level=known[said]) if said in known else None


def simplest_first() -> list[Game]:
    """Our own games before those of other packages, those with the shortest rules first."""
    own = __name__.partition(".")[0]
    games = map(cp.game, cp.games())
    return sorted(games, key=lambda it: (it.package.partition(".")[0] != own, len(it.rules_page())))
