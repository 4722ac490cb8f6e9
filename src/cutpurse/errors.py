"""Everything that can go wrong, each with a stable code and one clear sentence."""


class CutpurseError(Exception):
    """The root of all errors that a user of the library can cause."""

    code = "error"


class UnknownGame(CutpurseError, KeyError):
    code = "unknown-game"
    __str__ = Exception.__str__  # KeyError would print the sentence in quotes


class UnknownBot(CutpurseError, KeyError):
    code = "unknown-bot"
    __str__ = Exception.__str__


class UnknownLanguage(CutpurseError, KeyError):
    code = "unknown-language"
    __str__ = Exception.__str__


class BadSeats(CutpurseError, ValueError):
    code = "bad-seats"


class BadOption(CutpurseError, ValueError):
    code = "bad-option"


class BadGame(CutpurseError):
    code = "bad-game"


class BadName(CutpurseError, ValueError):
    code = "bad-name"


class BrokenLaw(CutpurseError, AssertionError):
    code = "broken-law"


class BadPosition(CutpurseError, ValueError):
    code = "bad-position"


class BadNotation(CutpurseError, ValueError):
    code = "bad-notation"


class BadSave(CutpurseError, ValueError):
    code = "bad-save"


class IllegalAction(CutpurseError, ValueError):
    code = "illegal-action"


class NotYourTurn(CutpurseError):
    code = "not-your-turn"


class GameOver(CutpurseError):
    code = "game-over"


class NotOver(CutpurseError):
    code = "not-over"


class CannotUndo(CutpurseError):
    code = "cannot-undo"


class BadLineUp(CutpurseError, ValueError):
    code = "bad-line-up"


class BadResults(CutpurseError, ValueError):
    code = "bad-results"


class NoCluster(CutpurseError):
    code = "no-cluster"


class CannotServe(CutpurseError):
    code = "cannot-serve"


class NoServer(CutpurseError):
    code = "no-server"


class NotFair(CutpurseError):
    code = "not-fair"


class NotInstalled(CutpurseError, ImportError):
    code = "not-installed"
