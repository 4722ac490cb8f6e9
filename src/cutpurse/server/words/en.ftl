# What the table server says no with.

already-seated = you sit at this table already
bad-message = this message cannot be understood
bad-request = this request cannot be understood
bad-request-because = { $reason }
chat-is-off = there is no chat at this table
enter-first = say first who you are
muted = the host of this table has asked you to be silent
no-coach = there is no coach at this table
no-such-page = there is nothing at this address
no-such-seat = there is no seat { $number } at this table
no-such-table = there is no such table
no-spectators = this table has no spectators
not-begun = the game has not begun
not-seated = you do not sit at this table
older-rules = this table was begun with version { $old } of the rules of { $title }, and this is version { $new }: it can be looked at, but not played on
only-the-host = only the host of the table can do that
other-protocol = this server speaks version { $ours } of the protocol
seat-taken = this chair is taken
seats-are-free = some chairs are still free
seen-afterwards = this can be seen when the game is over
server-error = something went wrong here; nothing of yours was changed
spectators-only-look = you look on, and have no seat at this table
stale = something has happened in between
store-failed = this could not be written down, so it has not happened; try again in a moment
table-full = all chairs at this table are taken
table-has-begun = the game has begun already
too-fast = that was too much at once; wait a moment
too-large = that is too large
unknown-token = nobody is known by this token
who-are-you = this needs to know who you are: ask for a token first
wrong-origin = this page may not speak to this server

# What happens at a table beside the game.

entry-sit = { $seat-is ->
    [you] You sit down.
   *[other] { $seat } sits down.
  }
entry-stand = { $name } gets up again.
entry-undo = { $seat-is ->
    [you] You take your last choice back.
   *[other] { $seat } takes the last choice back.
  }
entry-clock = { $seat-is ->
    [you] Your time is up; a bot decides for you.
   *[other] The time of { $seat } is up; a bot decides.
  }
entry-away = { $seat-is ->
    [you] You were gone; a bot plays for you.
   *[other] { $seat } is gone; a bot plays on.
  }
entry-left = { $seat-is ->
    [you] You have left; a bot plays for you.
   *[other] { $seat } has left; a bot plays on.
  }
entry-back = { $seat-is ->
    [you] You are back, and play for yourself again.
   *[other] { $seat } is back.
  }
entry-say = { $seat-is ->
    [you] You say: { $text }
   *[other] { $seat } says: { $text }
  }
entry-react = { $seat-is ->
    [you] You: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = Bravo!
reaction-laugh = Ha!
reaction-wow = Oh!
reaction-hmm = Hmm …
reaction-ouch = Ouch!
reaction-hurry = Hurry!
entry-mute = { $seat-is ->
    [you] The host asks you to be silent.
   *[other] The host asks { $seat } to be silent.
  }
entry-unmute = { $seat-is ->
    [you] You may speak again.
   *[other] { $seat } may speak again.
  }
entry-rematch = The same people have a new table: { $table }
