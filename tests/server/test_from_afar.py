"""The commands around a table server, each for real: serve, play --server, bot, verify, backup."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from pexpect import TIMEOUT

import cutpurse as cp
from cutpurse.cli.serve import backup
from cutpurse.engine.listener import Listener
from cutpurse.engine.words.phrases import Words
from cutpurse.server.charter import Charter
from cutpurse.server.client import Server, Socket
from cutpurse.server.following import Following
from cutpurse.server.refusals import Refused
from cutpurse.server.serve import reached
from cutpurse.server.table import BOTS
from cutpurse.verifying import verify
from keyboard import PROMPT, finish, terminal
from shell import cutpurse


@pytest.fixture
def house(real_house):
    """Over real sockets."""
    return real_house


@pytest.fixture
def somebody(house):
    """A new person, each time."""
    return lambda: Server(house.url, keeps=False)


def charter(*chairs, game="kings-gold", **more):
    """A table where nobody takes their time."""
    short = {"turns": 4} if "turns" in cp.game(game).options else {}
    return Charter(game, list(chairs), **{"options": short, "bot_pace": 0.0, "window": 0.0, **more})


def first_choice(ask):
    return ask.choices[0]


def greedy(game):
    """Who decides as a bot does, so that the game comes to its end."""
    bot = cp.bot("greedy", game, seed=1)
    return lambda ask: bot.choose(ask.view, [*ask.choices])


def play_out(server, table, decide=first_choice, hear=lambda seen, entries: None, with_view=False):
    """Play to the end; what there is to see then."""
    seen, answered = Following(), -1
    for message in (link := Socket(server, table, with_view)):
        hear(seen, seen.take(message))
        if seen.status == "over":
            link.close()
        elif seen.ask and answered != seen.moved_at:
            answered = seen.moved_at
            link.act(decide(seen.ask), seen.version)
    return seen


# serve


def test_serve_says_where_it_is_and_ends_in_good_order_at_ctrl_c(tmp_path):
    child = terminal("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db", data=tmp_path)
    child.expect("Cutpurse serves tables at (http://127.0.0.1:\\d+) [(]Ctrl-C stops it[)]\r\n")
    server = Server(child.match[1], keeps=False)
    while not answers(server):
        sleep(0.05)
    with pytest.raises(Refused, match="there is nothing at this address"):
        server.ask("GET", "/metrics")  # not unless asked for
    child.sendcontrol("c")
    assert finish(child) == 0
    assert "Traceback" not in child.before


def answers(server):
    try:
        return server.ask("GET", "/healthz")["status"] == "ok"
    except cp.NoServer:
        return False


def test_a_port_that_is_taken_is_named(house):
    text = cutpurse("serve", "--port", house.port, "--database", house.database, code=2)
    assert text == f"cutpurse: port {house.port} of 127.0.0.1 cannot be used: address already in use\n"


def test_a_database_that_cannot_be_opened_is_named_without_its_password(tmp_path):
    with pytest.raises(cp.CannotServe, match="cannot be opened: unable to open database file"):
        reached(f"sqlite:///{tmp_path}")
    (tmp_path / "diary.txt").write_text("precious, and no database at all" * 9)
    with pytest.raises(cp.CannotServe, match="cannot be opened: file is not a database"):
        reached(f"sqlite:///{tmp_path}/diary.txt")
    with pytest.raises(cp.CannotServe, match=r"postgresql://ann:…@127.0.0.1:1/x cannot be opened") as refused:
        reached("postgresql://ann:secret@127.0.0.1:1/x")
    assert "secret" not in str(refused.value)
    with pytest.raises(cp.BadOption, match="a database is sqlite:///FILE or postgresql"):
        reached("mysql://x")


@pytest.mark.parametrize(
    "arguments",
    [["serve"], ["play", "--server", "http://127.0.0.1:1", "--table", "x"]],
)
def test_without_the_extra_one_sentence_says_what_to_install(tmp_path, house, arguments):
    hidden = (
        "import sys; sys.modules['websockets'] = None; sys.modules['litestar'] = None;"
        f"sys.argv = ['cutpurse', *{arguments!r}]; from cutpurse.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert done.returncode == 2
    assert "pip install 'cutpurse[server]'" in done.stderr
    assert done.stderr.count("\n") == 1


# The client


def test_a_person_is_the_same_the_next_time(tmp_path, monkeypatch, house):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = Server(house.url)
    table = first.make(charter("person", "person")).id
    assert first.join(table, "Ann") == 0
    assert Server(house.url).look(table).you == 0
    assert Server(house.url, "bot Bo").look(table).you is None
    [kept] = tmp_path.rglob("people.json")
    assert kept.stat().st_mode & 0o077 == 0
    kept.write_text(json.dumps({house.url: "forgotten"}))
    assert Server(house.url).look(table).you is None  # a token that nobody knows is replaced


def test_two_people_and_a_bot_play_a_game_that_can_be_checked(somebody):
    ann, bo = somebody(), somebody()
    made = ann.make(charter("person", "person", "greedy"))
    table = made.id
    assert (ann.join(table, "Ann"), bo.join(table, "Bo")) == (0, 1)
    with ThreadPoolExecutor() as pool:
        ends = list(pool.map(lambda person: play_out(person, table), (ann, bo)))
    found = verify(ann.record(table), made.fairness.promise, ann.added[table])
    assert found.seats == 3
    assert ends[0].table.points == ends[1].table.points == ann.record(table)["points"]


def test_a_client_goes_on_by_itself_when_the_server_is_killed(own_house):
    """What was said while nobody listened is said again, once; no entry is missed or told twice."""
    ann, told, asked = Server(own_house.url, keeps=False), [], []
    table = ann.make(charter("person", "greedy", options={"turns": 12})).id
    ann.join(table, "Ann")

    def decide(ask):
        asked.append(ask)
        if len(asked) == 2:
            own_house.kill()
            own_house.start()
        return ask.choices[0]

    seen = play_out(ann, table, decide, lambda seen, entries: told.extend(entries))
    assert [entry.v for entry in told] == [*range(1, seen.version + 1)]
    assert sum(getattr(entry, "by", None) == "person" for entry in told) == len(asked) > 2
    verify(ann.record(table), added=ann.added[table])


def test_who_says_too_much_at_once_says_it_again_later(somebody):
    ann, told = somebody(), []
    table = ann.make(charter("person", "person")).id
    ann.join(table, "Ann")
    link = Socket(ann, table)
    for message in link:
        told += [message["code"]] if message["type"] == "refusal" else []
        if message["type"] == "snapshot":
            for _ in range(50):
                link.undo(0)
        if len(told) == 50:
            link.close()
    assert told == ["not-begun"] * 50


@pytest.mark.parametrize("id", cp.games())
def test_a_table_looks_the_same_from_elsewhere(id, somebody):
    """Scene, epilogue and story over the wire are what a listener at the match itself is told."""
    ann, game, told = somebody(), cp.game(id), []
    table = ann.make(charter("person", *["greedy"] * (game.min_seats - 1), game=id)).id
    ann.join(table, "Ann")

    def hear(seen, entries):
        told.extend(event for entry in entries for event in seen.events_of(entry))

    seen = play_out(ann, table, greedy(game), hear, with_view=True)
    words = Words(game.catalogue, "en", seen.names, 0)
    far = Listener(game, len(seen.names), words, lambda since, views: seen.sight)
    match = cp.load(ann.record(table)["save"])
    listener = match.listener(0, names=seen.names)
    assert far.draw(100) == listener.draw(100)
    assert far.epilogue(100) == listener.epilogue(100)
    assert [words.say(each) for each in told] == [event.text for event in listener.events()]


def test_a_table_without_spectators_says_so(house, somebody):
    ann = somebody()
    table = ann.make(charter("person", "greedy", spectators=False)).id
    ann.join(table, "Ann")
    text = cutpurse("play", "--server", house.url, "--table", table, code=2)
    assert text == "cutpurse: this table has no spectators\n"


# Bots from elsewhere


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(somebody):
    ann, views = somebody(), []
    table = ann.make(charter("person", "greedy", game="guild-of-thieves")).id
    ann.join(table, "Ann")
    choose = greedy(cp.game("guild-of-thieves"))

    def decide(ask):
        views.append(ask.view)
        return choose(ask)

    play_out(ann, table, decide, with_view=True)
    match = cp.load(ann.record(table)["save"])
    moments = [step for step, (actor, _) in enumerate(match.log) if actor == 0]
    assert views == [match.at(step).view(0) for step in moments]


def test_views_are_for_those_who_ask_for_them(somebody):
    ann = somebody()
    table = ann.make(charter("person", "greedy")).id
    ann.join(table, "Ann")
    asked = []
    play_out(ann, table, lambda ask: asked.append(ask) or ask.choices[0])
    assert asked
    assert not any(ask.view for ask in asked)


def test_a_bot_sits_down_at_a_table_of_people(house, somebody):
    ann = somebody()
    table = ann.make(charter("person", "person", game="forty-thieves", options={"turns": 6})).id
    ann.join(table, "Ann")
    command = [sys.executable, "-m", "cutpurse", "bot", "greedy", "--server", house.url, "--table", table]
    with subprocess.Popen([*command, "--name", "Hal"], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout.readline().startswith(f"Hal sits at table {table}")
        seen = play_out(ann, table)
        assert bot.stdout.readline().startswith("The game is over: Ann ")
    assert bot.returncode == 0
    assert seen.names == ["Ann", "Hal"]
    assert seen.table.places[1].bot is None  # to the server it is a person


# play --server


def test_friends_play_in_their_terminals(house, tmp_path):
    """Ann makes a table, Bo joins it, they talk, Ann leaves and comes back, and they play to the end."""
    at = ("--server", house.url)
    options = ("--option", "turns=2", "--option", "first=0")
    ann = terminal("play", "kings-gold", "--seats", "you:Ann,you", *options, *at, data=tmp_path)
    ann.expect("Friends sit down here with:\\s+cutpurse play --server http\\S+ --table (\\S+)")
    table = ann.match[1]
    ann.expect("You sit down.")
    bo = terminal("play", *at, "--table", table, "--name", "Bo")
    ann.expect("Bo sits down.")
    bo.expect("Ann rolls")
    ann.expect(PROMPT)
    ann.sendline("say good luck")
    bo.expect("Ann says: good luck")
    ann.expect("You say: good luck")
    ann.sendcontrol("c")
    ann.expect(r"Your seat is kept; go on with:\s+cutpurse play --server")
    assert finish(ann) == 0
    ann = terminal("play", *at, "--table", table, data=tmp_path)
    ann.expect("The game goes on.")
    ann.expect(PROMPT)
    ann.sendline("undo")
    ann.expect("what chance has shown cannot be taken back")
    playing = [ann, bo]
    while playing:
        for child in tuple(playing):
            heard = child.expect([PROMPT, "Checked: all", TIMEOUT], timeout=0.3)
            if heard == 0:
                child.sendline("1")
            elif heard == 1:
                playing.remove(child)
    for child in (ann, bo):
        child.expect(PROMPT)
        child.sendline("quit")
        child.expect("You leave the table.")
        assert finish(child) == 0


def test_a_table_that_waits_can_begin_with_bots_and_a_watcher_looks_on(house):
    options = ("--option", "turns=1", "--option", "first=1", "--pace", "0")  # a bot has the only turn
    ann = terminal("play", "kings-gold", "--seats", "you:Ann,you,you", *options, "--server", house.url)
    ann.expect("--table (\\S+)")
    table = ann.match[1]
    ann.expect("You sit down.")
    ann.sendline("")
    ann.expect("2 chairs are free")
    ann.sendline("begin")
    ann.expect("Ibrahim sits down.")
    watched = cutpurse("play", "--server", house.url, "--table", table)
    assert "You look on." in watched
    assert "Marta rolls" in watched
    assert "Checked: all" in watched
    ann.expect("Checked: all")
    ann.expect(PROMPT)
    ann.sendline("quit")
    assert finish(ann) == 0


def test_again_is_a_new_table_and_save_writes_a_record(house, tmp_path):
    path = tmp_path / "record.json"
    made = ("kings-gold", "--seats", "you,greedy", "--option", "turns=1", "--pace", "0")
    ann = terminal("play", *made, "--server", house.url)
    while ann.expect([PROMPT, "The game is over: save FILE, again"]) == 0:
        ann.sendline("1")
    for told in ("Saved in", "the file must not be there yet"):
        ann.expect(PROMPT)
        ann.sendline(f"save {path}")
        ann.expect(told)
    ann.expect(PROMPT)
    ann.sendline("again")
    ann.expect("You sit down.")
    ann.expect(f"(You|{BOTS[1]}) begins?[.]")  # seats rotate, and the bot is the same
    ann.expect(PROMPT)
    ann.sendline("quit")
    assert finish(ann) == 0
    assert "all follow the rules" in cutpurse("verify", path)
    assert f"{BOTS[1]} rolls" in cutpurse("replay", path)  # by the name it had


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--server", "http://127.0.0.1:1", "--table", "x"], "http://127.0.0.1:1 does not answer"),
        (["--server", "ftp://x"], "a server is written as http://HOST:PORT"),
        (["--server", "URL", "--table", "nowhere"], "there is no such table"),
        (["--server", "URL", "--table", "x", "--seats", "you,you"], "has its own game, seats and options"),
        (["kings-gold", "--server", "URL", "--seats", "you,wizard"], "there is no bot 'wizard'"),
        (["kings-gold", "--server", "URL", "--seed", "1"], "are for tables of your own"),
        (["kings-gold", "--table", "x"], "name it with --server"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(house, arguments, sentence):
    told = cutpurse("play", *(each.replace("URL", house.url) for each in arguments), code=2)
    assert sentence in told
    assert told.startswith("cutpurse: ")
    assert told.count("\n") == 1


# backup


def test_a_backup_is_made_while_the_server_runs_and_can_be_served(house, somebody, own_house, tmp_path):
    ann = somebody()
    table = ann.make(charter("person", "person")).id
    ann.join(table, "Ann")
    copy = tmp_path / "copies" / "friday.db"
    copy.parent.mkdir()
    assert cutpurse("backup", "--database", house.database, copy).startswith("Copied ")
    assert [*copy.parent.iterdir()] == [copy]
    files = [copy, *Path(house.database.removeprefix("sqlite:///")).parent.glob("*.db*")]
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)  # the seeds of running games are in there
    text = cutpurse("backup", "--database", house.database, copy, code=2)
    assert "is there already" in text
    own_house.stop()
    own_house.database = f"sqlite:///{copy}"
    own_house.start()
    assert Server(own_house.url, keeps=False).look(table).places[0].name == "Ann"


def test_backup_says_what_it_cannot_do(tmp_path):
    for url, sentence in (
        ("postgresql://127.0.0.1/x", "pg_dump"),
        (f"sqlite:///{tmp_path}/none.db", "there is no database"),
    ):
        with pytest.raises(cp.BadOption, match=sentence):
            backup(url, tmp_path / "copy.db")
    assert not any(tmp_path.iterdir())
