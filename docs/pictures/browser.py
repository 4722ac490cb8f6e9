"""Make the pictures of the browser's pages anew, one function per state; with names, only those."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from painter import JUDGED, STATES, Look, Painter, Sight, painting, state

import cutpurse as cp
from cutpurse.games.kings_gold.actions import take

HERE = Path(__file__).parent
NEVER = ".never"
DRAWN = [*cp.games(), "coach"]  # by make.py


# ── Around the tables ──


@state(german=True)
def home(painter: Painter) -> Sight:
    """The door: the games, your tables, and those that wait for somebody."""
    sight = painter.seat("kings-gold", 4)
    friend = painter.server.person()
    for game, seats in (("king-thief-minister", 4), ("forty-thieves", 3)):
        table = painter.server.table(game, ["person"] * (seats - 1) + ["greedy"], friend, public=True)
        painter.sit(table, "Marta", friend)
    return Sight("/", sight.token)


@state(german=True)
def new_table(painter: Painter) -> Sight:
    """A new table: which game, who sits down, house rules, pace."""
    return Sight("/new?game=king-of-thieves", painter.server.person(), add_chairs)


def add_chairs(page: Any) -> None:
    for some in (".add .btn >> nth=0", *[".add .btn >> nth=2"] * 2, ".lvl >> nth=1 >> input >> nth=2"):
        page.locator(some).evaluate("it => it.click()")


@state()
def waiting_room(painter: Painter) -> Sight:
    """The waiting room: a link for friends, chairs that fill."""
    token = painter.server.person()
    chairs = ["person"] * 3 + ["journeyman", "master"]
    table = painter.server.table("king-of-thieves", chairs, token, options={"stakes": "high"})
    painter.sit(table, "Wren", token)
    painter.friend(f"/t/{table}", "Marta")
    return Sight(f"/t/{table}", token)


@state()
def first_turn(painter: Painter) -> Sight:
    """The guided first turn, on a real table against bots."""
    sight = painter.seat("kings-gold", 4)
    return Sight(sight.path, sight.token, show_guide, is_new=True)


def show_guide(page: Any) -> None:
    page.wait_for_selector(".guide", timeout=60_000)
    page.click(".guide .btn.lit")
    page.wait_for_timeout(500)


@state()
def curtain(painter: Painter) -> Sight:
    """Several people on one device: a curtain between two turns."""
    tokens = [painter.server.person() for _ in range(2)]
    table = painter.server.table(
        "king-thief-minister", ["person"] * 2 + ["greedy"] * 2, tokens[0], pace="mail"
    )
    names = zip(("Noor", "Cleo"), tokens, strict=True)
    keys = {painter.sit(table, name, token): token for name, token in names}
    sight = Sight(f"/t/{table}", tokens[0], see_curtain, {f"keys.{table}": json.dumps(keys)})
    return painter.play(sight, ".pass", decisions=0)


def see_curtain(page: Any) -> None:
    page.wait_for_selector(".pass")


@state()
def lost_connection(painter: Painter) -> Sight:
    """The connection is lost: a quiet notice, and no click is."""
    sight = painter.seat("kings-gold", 4)
    painter.play(sight, ".die.can")

    def lose(page: Any) -> None:
        page.wait_for_selector(".die.can")
        painter.server.kill()
        page.wait_for_selector(".conn")

    return Sight(sight.path, sight.token, lose)


# ── King's Gold ──


@state(german=True)
def kings_gold(painter: Painter) -> Sight:
    """King's Gold: a choice of dice."""
    sight = painter.play(painter.seat("kings-gold", 4), ".rolls:has(i)")
    return Sight(sight.path, sight.token, choose_dice)


def choose_dice(page: Any) -> None:
    for die in page.locator(".die.can").all()[:2]:
        die.click()


@state()
def refused(painter: Painter) -> Sight:
    """A refused action says why, and shows its rule."""
    sight = painter.play(painter.seat("kings-gold", 4), ".rolls:has(i)")
    return Sight(sight.path, sight.token, reach_too_far)


def reach_too_far(page: Any) -> None:
    """What is clicked becomes something else on its way to the server."""
    page.route_web_socket("**/socket", tamper)
    page.reload()
    page.click(".acts .btn >> nth=-1")
    page.wait_for_selector(".refuse .btn")
    if not page.is_visible(".dock, .bar .mid"):  # where there is room for both
        page.click(".refuse .btn")


def tamper(socket: Any) -> None:
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(grasping(text)))


def grasping(text: str) -> str:
    said = json.loads(text)
    return json.dumps(said | {"action": take(3)}) if said["type"] == "act" else text


@state()
def end(painter: Painter) -> Sight:
    """The end of a game."""
    return painter.play(painter.seat("kings-gold", 4, options={"turns": 12}), NEVER)


@state()
def replay(painter: Painter) -> Sight:
    """Looking back, moment by moment."""
    sight = end(painter)
    return Sight(f"{sight.path}/replay?at=60", sight.token)


@state()
def review(painter: Painter) -> Sight:
    """The review: chances over the game, and the costliest decisions."""
    sight = end(painter)
    return Sight(f"{sight.path}/review", sight.token, see_review)


def see_review(page: Any) -> None:
    page.wait_for_selector(".chart", timeout=120_000, state="attached")
    page.wait_for_timeout(600)


@state()
def fairness(painter: Painter) -> Sight:
    """The dice checked, one by one."""
    sight = end(painter)
    return Sight(f"{sight.path}/fairness", sight.token, open_a_die)


def open_a_die(page: Any) -> None:
    page.locator(".rd >> nth=22").evaluate("it => it.click()")


@state()
def chat(painter: Painter) -> Sight:
    """Talk at the table."""
    token = painter.server.person()
    table = painter.server.table("kings-gold", ["person", "person", "greedy"], token, options={"first": 0})
    painter.sit(table, "Wren", token)
    sight = Sight(f"/t/{table}", token, open_drawer("chat"))
    friend, mine = painter.friend(sight.path, "Marta"), painter.page(sight)
    for page, said in ((friend, "Good evening!"), (mine, "Dice first."), (friend, "Hands off my purse.")):
        talk(page, said)
    mine.context.close()
    return sight


def talk(page: Any, said: str) -> None:
    open_drawer("chat")(page)
    page.fill(".say input", said)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)


def open_drawer(name: str) -> Any:
    """Open a drawer by whatever leads to it here: a tab, the dock, or the bar."""
    number = ("story", "chat", "rules").index(name)

    def click(page: Any) -> None:
        ways = (f".dock button >> nth={number}", f".bar .mid >> nth={number}", f"#tab-{name}")
        page.click(next(way for way in ways if page.is_visible(way)))
        page.wait_for_timeout(400)

    return click


@state()
def rules(painter: Painter) -> Sight:
    """The numbered rules, with a search."""
    sight = painter.play(painter.seat("kings-gold", 4), ".die.can")
    return Sight(sight.path, sight.token, open_drawer("rules"))


# ── King Thief Minister ──


@state(german=True)
def king_thief_minister(painter: Painter) -> Sight:
    """King Thief Minister: a challenge? All who may are asked for the same short time."""
    token = painter.server.person()
    chairs = ["person", "person", *["greedy"] * 3]
    table = painter.server.table("king-thief-minister", chairs, token, window=60)
    painter.sit(table, "Wren", token)
    painter.friend(f"/t/{table}", "Marta")
    return painter.play(Sight(f"/t/{table}", token), ".btn.dare")


@state()
def king_thief_minister_turn(painter: Painter) -> Sight:
    """My turn: look, move, or claim to be somebody."""
    return painter.play(painter.seat("king-thief-minister", 5), ".claim")


@state(german=True)
def who_lied(painter: Painter) -> Sight:
    """Who lied: the report after King Thief Minister."""
    return painter.play(painter.seat("king-thief-minister", 4, options={"rounds": 4}), NEVER)


def gallery() -> str:
    """The page that shows all pictures."""
    parts = [
        "# Pictures",
        "Real games in a real browser, by night, by day and on a phone, made by `scripts/pictures`.",
    ]
    for name, seen in STATES.items():
        images = [
            f'<img src="{name}{suffix}.jpg" height="260" alt="{name}{suffix}">' for suffix in seen.looks
        ]
        parts += [f"## {seen.caption.rstrip('.')}", "\n".join(images)]
    parts += [
        "## In the terminal",
        "\n".join(f'<img src="{name}.svg" height="260" alt="{name}">' for name in DRAWN),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    import thieves  # noqa: F401 - the states of three more tables, after those here

    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("states", nargs="*", help="all, if none is named")
    arguments.add_argument("--judge", type=Path, help="a folder, for every size, every theme and German")
    arguments.add_argument("--looks", help="only these, such as ',-phone'")
    asked = arguments.parse_args()
    if asked.judge:
        asked.judge.mkdir(parents=True, exist_ok=True)
    with painting() as painter:
        for name in asked.states or STATES:
            looks = JUDGED if asked.judge else STATES[name].looks
            some = looks if asked.looks is None else asked.looks.split(",")
            paint(painter, name, asked.judge, {suffix: looks[suffix] for suffix in some})
    if not asked.judge:
        (HERE / "README.md").write_text(gallery(), "utf-8")


def paint(painter: Painter, name: str, judge: Path | None, looks: dict[str, Look]) -> None:
    painter.wake()
    painter.part()
    sight = STATES[name].reach(painter)
    for suffix, look in looks.items():
        file = judge / f"{name}{suffix}.png" if judge else HERE / f"{name}{suffix}.jpg"
        painter.take(file, sight, look)


if __name__ == "__main__":
    import thieves  # noqa: F401 - its states come after these

    main()
