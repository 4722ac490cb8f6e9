"""The habits of every table: what is refused, disabled, chosen, taken back, heard and looked up."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any

import pytest
from moments import moment
from playing import by_list, question, say, until
from test_everyone import issues_everywhere

import cutpurse as cp
from cutpurse.engine.naming import named
from cutpurse.games.king_thief_minister.state import TURN
from cutpurse.games.kings_gold.actions import NUM_ACTIONS

BUILT_IN = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]
MENU = "header .icon-btn[aria-expanded]"
FIRST = {"options": {"first": 0}, "sees": ".die.can"}


def verbs(game: str, s: Any) -> set[str]:
    """What whoever is to act may do."""
    return {named(cp.game(game), action, s.seats).phrase.key for action in cp.game(game).legal(s)}


def doing_another(page: Any) -> None:
    """Whatever is clicked, the server is asked for something that is not allowed."""

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str) -> None:
            said = json.loads(text)
            server.send(json.dumps(said | {"action": NUM_ACTIONS - 1}) if said["type"] == "act" else text)

        socket.on_message(pass_on)

    page.route_web_socket("**/socket", between)


def test_a_refused_action_says_why_and_opens_its_rule(seated: Any) -> None:
    page = seated(**FIRST, before=doing_another)
    page.click(".acts .btn:has-text('Stop')")
    notice = page.wait_for_selector(".notice.refuse")
    rule = page.locator(".notice.refuse .btn").inner_text().removeprefix("Rule ")
    assert "stop rolling first" in notice.inner_text().lower()
    page.wait_for_selector(f".rules [data-rule='{rule}'].here")
    page.click(".notice.refuse [aria-label=Close]")
    page.wait_for_selector(".notice.refuse", state="detached")
    page.wait_for_selector(".die.can")


def test_on_a_phone_the_rule_is_one_touch_away(seated: Any) -> None:
    page = seated(**FIRST, before=doing_another, size=(390, 844))
    page.click(".acts .btn:has-text('Stop')")
    page.click(".notice.refuse .btn")
    page.wait_for_selector(".rules .here")


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_cannot_be_chosen_says_why(seated: Any, game: str) -> None:
    page = seated(game, sees="[data-can]")
    silent = """[...document.querySelectorAll(".table :is(:disabled, [aria-disabled=true])")]
        .filter((it) => it.checkVisibility() && !it.title).map((it) => it.outerHTML.slice(0, 150))"""
    assert page.evaluate(silent) == []


def test_the_tab_says_whose_turn_it_is(company: Any) -> None:
    pages = company("forty-thieves", options={"first": 0})
    for page, title, icon in zip(
        pages, ("● Your turn", "Forty Thieves"), ("/icon-turn.svg", "/icon.svg"), strict=True
    ):
        page.wait_for_selector(".jars")
        until(page, f'document.title.startsWith("{title}")')
        assert page.locator("link[rel=icon]").get_attribute("href") == icon


def test_what_is_chosen_is_said_before_it_is_done_and_can_be_let_go(seated: Any) -> None:
    """A coin, then a skull, then whom to rob; and back."""
    start = moment("kings-gold", 3, lambda s: s.active == 0 and {"take", "rob"} <= verbs("kings-gold", s))
    page = seated(start=start, sees=".die.can")
    before = page.locator(".log li").count()
    page.click(".die.can[data-face^=coin]")
    page.wait_for_selector(".die.chosen")
    assert page.locator(".tag:has-text('take'), .tag:has-text('rob of')").count()
    page.click(".acts .btn:has-text('Back')")
    page.wait_for_selector(".die.chosen", state="detached")
    page.click(".die.can[data-face^=coin]")
    page.click(".die.can[data-face=skull]")
    page.wait_for_selector(".seat.target")
    assert page.locator(".log li").count() == before
    page.click(".seat.target")
    page.wait_for_selector(".log >> text=You rob")


def test_what_costs_something_is_confirmed_unless_one_does_not_want_that(seated: Any) -> None:
    def can_look(s: Any) -> bool:
        return bool(s.phase == TURN and s.active == 0 and s.purse[0] > 0)

    start = moment("king-thief-minister", 3, can_look)
    page = seated("king-thief-minister", start=start, sees=".card.can")
    page.click(".spot.b .card")
    page.click(".acts .btn:has-text('Back')")
    page.click(".spot.b .card")
    page.click(".acts .btn:has-text('Look at your own card')")
    page.wait_for_selector(".log >> text=You pay")
    page = seated("king-thief-minister", start=start, sees=".card.can")
    page.click(MENU)
    page.click(".menu label:has-text('Confirm before')")
    page.keyboard.press("Escape")
    page.click(".spot.b .card")
    page.wait_for_selector(".log >> text=You pay")


def test_a_claim_says_what_it_does_before_it_is_made(seated: Any) -> None:
    start = moment("king-thief-minister", 3, lambda s: s.phase == TURN and s.active == 0)
    page = seated("king-thief-minister", start=start, sees=".claim")
    page.focus(".claim:has-text('Sheriff')")
    page.wait_for_selector(".ask >> text=Sheriff: all pay 1 coin")
    page.click(".claim:has-text('Thief')")
    page.wait_for_selector(".ask h2 >> text=Claim to be the Thief?")
    page.wait_for_selector(".ask >> text=Thief: robs both neighbours")
    page.click(".acts .btn:has-text('Back')")
    page.wait_for_selector(".ask h2 >> text=Look, move all cards")
    assert page.locator(".log >> text=You claim").count() == 0
    page.click(".claim:has-text('Thief')")
    page.click(".acts .btn.lit:has-text('Claim the Thief')")
    page.wait_for_selector(".log >> text=You claim to be the Thief")


def test_passing_for_good_comes_last_and_is_meant(company: Any) -> None:
    def may_pass(s: Any) -> bool:
        return bool(s.active == 0 and s.passed == 0 and {"pass", "play"} <= verbs("guild-of-thieves", s))

    page, _ = company("guild-of-thieves", start=moment("guild-of-thieves", 2, may_pass))
    page.wait_for_selector(".icard.can")
    assert page.locator(".coord:has-text('6')").count() == 1
    assert page.locator(".coord:has-text('7')").count() == 0  # there are six rows for two
    page.keyboard.press("ArrowRight")
    until(page, "document.activeElement.matches('.icard')")
    page.keyboard.press("ArrowLeft")
    until(page, "document.activeElement.matches('.acts .btn')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ask h2 >> text=Pass for good?")
    page.click(".acts .btn:has-text('Back')")
    page.wait_for_selector(".ask h2 >> text=Play a card")
    page.click(".acts .btn:has-text('Pass for good')")
    page.click(".acts .btn.lit:has-text('Pass for good')")
    page.wait_for_selector(".ask h2 >> text=You have passed for good")
    page.wait_for_selector(".ask p >> text=Waiting for Ben")


def test_a_decision_in_several_steps_has_a_way_back(seated: Any) -> None:
    start = moment("forty-thieves", 3, lambda s: s.active == 0 and "swap" in verbs("forty-thieves", s))
    page = seated("forty-thieves", start=start, sees=".tile.can")
    before = question(page)
    page.locator(".tile.can").first.click()
    page.wait_for_selector(".ask h2 >> text=Which neighbour do you swap")
    page.click(".acts .btn:has-text('Back')")
    until(page, f"document.querySelector('.ask h2').innerText === {json.dumps(before)}")


def test_a_decision_is_taken_back_by_a_key(seated: Any) -> None:
    page = seated("guild-of-thieves", sees="[data-can]")
    undo, patience = page.locator("header [aria-label=Undo]"), monotonic() + 120
    while undo.get_attribute("aria-disabled") != "false":
        assert monotonic() < patience, "nothing can be taken back"
        by_list(page)
        page.wait_for_timeout(50)
    page.keyboard.press("u")
    page.wait_for_selector(".log >> text=You take your last decision back")


def test_a_reaction_is_seen_at_the_seat_for_a_moment(company: Any) -> None:
    hers, his = company()
    his.wait_for_selector(".die")
    hers.click("#tab-chat")
    hers.click(".reactions >> text=Bravo!")
    his.wait_for_selector(".seat[data-seat='0'] .react >> text=Bravo!")
    his.wait_for_selector(".react", state="detached")


def test_the_host_can_silence_somebody_and_let_them_speak_again(company: Any) -> None:
    hers, his = company()
    for page in (hers, his):
        page.click("#tab-chat")
    assert his.locator(".mutes").count() == 0
    hers.click(".mutes button")
    hers.wait_for_selector(".mutes >> text=speak")
    say(his, "It is I!")
    his.wait_for_selector("text=The host of this table has asked you to be silent")
    hers.click(".mutes button")
    hers.wait_for_selector(".mutes >> text=Mute")
    say(his, "Thank you.")
    hers.wait_for_selector(".chat >> text=Thank you.")
    assert hers.locator("text=It is I!").count() == 0


COUNTED = """window.heard = 0;
const Real = AudioContext;
AudioContext = class extends Real { constructor() { super(); heard++; } };"""


def test_sounds_are_made_when_somebody_wants_them(seated: Any) -> None:
    page = seated(**FIRST, before=lambda page: page.add_init_script(COUNTED))
    assert page.evaluate("heard") == 0
    page.click(MENU)
    page.click(".menu label:has-text('Sound')")
    until(page, "heard > 0")


def test_the_whole_screen(seated: Any) -> None:
    page = seated(sees=".die")
    page.click(MENU)
    page.click(".menu >> text=Full screen")
    until(page, "document.fullscreenElement !== null")


def test_the_story_shows_what_it_speaks_of(seated: Any) -> None:
    page = seated(**FIRST)
    for line in page.locator(".log li").all():
        line.hover()
        if page.locator(".table .lit-by-story").count():
            return
    raise AssertionError("no line speaks of anything on the table")


def test_the_rules_can_be_searched(seated: Any) -> None:
    page = seated(sees=".die")
    page.click("#tab-rules")
    page.wait_for_selector(".rules p")
    everything = page.locator(".rules p").count()
    page.fill(".find input", "crossbones")
    until(page, f"document.querySelectorAll('.rules p').length < {everything}")
    assert all("crossbones" in text.lower() for text in page.locator(".rules p").all_inner_texts())


def test_keys_lead_to_the_last_event_and_to_the_list_of_keys(seated: Any) -> None:
    page = seated(**FIRST)
    page.keyboard.press("l")
    until(page, "document.activeElement === document.querySelector('.log li:last-child')")
    page.keyboard.press("?")
    page.wait_for_selector(".menu .keys")
    page.keyboard.press("Escape")
    page.wait_for_selector(".menu", state="detached")


def test_the_coach_answers_when_asked(seated: Any) -> None:
    page = seated(**FIRST, coach=True)
    assert page.locator(".coach").count() == 0
    page.click("[aria-label='Ask the coach']")
    page.wait_for_selector(".coach .choice.best", timeout=60_000)
    assert page.locator(".coach .choice").count() > 1


def test_with_the_memory_aid_cards_say_what_they_may_be(seated: Any) -> None:
    page = seated("king-thief-minister", options={"memory_aid": "on"}, sees=".card.can")
    page.click(".card.can")
    page.wait_for_selector(".notes")


def test_a_guest_keeps_the_name_of_the_first_sight(opened: Any) -> None:
    page = opened("/")
    name = page.locator(".me-chip").inner_text()
    page.reload()
    assert page.locator(".me-chip").inner_text() == name
    assert page.evaluate("localStorage.getItem('cutpurse.name')") == name.strip()


KEEPING = "localStorage.getItem('cutpurse.token') ?? localStorage.setItem('cutpurse.token', '%s')"


def carried(opened: Any, token: str) -> str:
    """The link for another device, as the menu shows it."""
    page = opened("/", token)
    page.click(MENU)
    page.click(".menu >> text=Carry my seats")
    link: str = page.locator(".menu .carried").get_attribute("href") or ""
    assert page.locator(".menu").evaluate("it => it.scrollWidth <= it.clientWidth")
    assert page.locator(".menu .btn:has-text('Copy')").count() == 1
    assert issues_everywhere(page) == []
    return link


def test_seats_are_carried_to_another_device_by_a_link(opened: Any, server: Any) -> None:
    table, token = server.finished(turns=3)
    link = carried(opened, token)
    page = opened(link.removeprefix(server.address))
    page.wait_for_selector(f".lists a[href='/t/{table}/replay'], .lists a[href='/t/{table}']")
    assert page.url == server.address + "/"


def test_who_has_seats_already_is_asked_before_they_are_given_up(opened: Any, server: Any) -> None:
    own = server.person()
    link = carried(opened, server.person())
    page = opened(link.removeprefix(server.address), before=lambda page: page.add_init_script(KEEPING % own))
    page.wait_for_selector("text=It would give up those seats")
    assert page.evaluate("localStorage.getItem('cutpurse.token')") == own
    page.click(".btn.lit:has-text('Take over')")
    page.wait_for_selector(".games")
    assert page.evaluate("localStorage.getItem('cutpurse.token')") != own


def test_the_link_can_be_pasted_instead(opened: Any, server: Any) -> None:
    table, token = server.finished(turns=3)
    link = carried(opened, token)
    page = opened("/")
    page.click(MENU)
    page.fill(".menu form input", link)
    page.click(".menu form .btn")
    page.wait_for_selector(f".lists a[href='/t/{table}/replay'], .lists a[href='/t/{table}']")


def test_a_wrong_code_from_another_device_is_refused_in_words(opened: Any) -> None:
    page = opened("/")
    page.click(MENU)
    page.fill(".menu label:has-text('Code from') input", "nonsense")
    page.click(".menu .btn:has-text('Take')")
    page.wait_for_selector(".menu [role=alert] >> text=Nobody is known")
