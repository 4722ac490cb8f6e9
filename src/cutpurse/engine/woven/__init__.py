"""Files that are made anew for each game, with its functions in them: `compiling/specialise.py` does it."""

WOVEN = ("loops", "judgement", "tree_policy", "search", "contests", "observation", "sparring")
