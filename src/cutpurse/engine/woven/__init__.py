"""Files that are made anew for each game, with that game's functions in them; they know no game."""
