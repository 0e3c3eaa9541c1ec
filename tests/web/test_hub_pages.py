"""The hub's pages in a real browser: they follow the tables, and axe finds no barrier."""

from __future__ import annotations

import socket
from collections.abc import Sequence

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from playwright.async_api import Browser, Page, ViewportSize, expect

from companion.club.state import SeatState
from companion.errors import Trouble
from companion.hub import results
from companion.hub.hub import Hub
from companion.hub.pages import Pages
from companion.hub.people import SPELLINGS, People
from companion.hub.played_games import PlayedGames
from companion.hub.refereeing.corrections import TRAIL
from companion.hub.refereeing.referees import FIND
from companion.hub.refereeing.rounds import DAY, DAYS, FIND_SEATED, STEPS
from companion.hub.results import LOCAL_TIME, Result
from companion.hub.web import HubSite
from companion.lan.web import serve
from companion.log.record import encode
from companion.table.games import Games
from companion.view.languages import LANGS
from rules.games import GAMES
from tests.hub.test_pages import AT, NOBODY, STATE
from tests.web.browser import DESKTOP, PHONE, SMALL, new_page
from tests.web.test_accessible import found

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAME = Result(table="t1", id="G", game="akkon", title="Hearts", ended=AT, people=("Ana", "Bo"),
              totals=(9, 7), places=(1, 2))  # fmt: skip
STRANGE = replace(GAME, id="H", table="t2", people=("Dee", "Elly"))

WIDE = ViewportSize(width=1280, height=800)
ROOM = ("/", "/results", "/standings", "/person/Ana", "/rounds", "/rounds/1", "/sit?name=Ana", "/wall")
DESK = ("/desk", "/desk/say", "/desk/rounds", "/desk/rounds/1", "/desk/rounds/1/1/t2", "/desk/results",
        "/desk/result/t1/G", "/desk/forget", "/desk/joining", "/desk/people")  # fmt: skip
# elements beyond the page's edge, and words cut off by their own box
CUT = """[...document.querySelectorAll("main *, header *")].filter(part => {
    const box = part.getBoundingClientRect();
    const own = getComputedStyle(part);
    const cuts = own.overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
    const isWords = part.matches("button, a, p, h1, h2, td, label, select");
    return box.width && (box.right > innerWidth + 1 || box.left < -1 || (cuts && (isWords || part.matches(".rows"))));
}).map(part => part.outerHTML.slice(0, 200))"""

KEPT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("eight letters")


class OneGame:
    """A stand-in for the database, with one finished game and one referee."""

    async def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        if sql == FIND:
            return [(KEPT,)] if values == ("Rie",) else []
        if sql == DAYS:
            return [(1, "Friday", AT), (2, "Saturday", AT)]
        if sql == DAY:
            return [(1, "Friday", True, 2, ["Ana", "Bo", "Cem", "Dee", "Eli"], ["t1", "t2"], AT)]
        if sql == FIND_SEATED:
            drawn = [(2, "t1", ["Ana", "Dee"], AT, False), (2, "", ["Bo"], AT, False)]
            return [(1, "t1", ["Ana", "Bo"], AT, True), (1, "t2", ["Dee", "Eli"], AT, True), (1, "", ["Cem"], AT, True),
                    *drawn]  # fmt: skip
        if sql == STEPS:
            return [(AT, "Rie", 1, "pass", "t2", [], [], []), (AT, "Rie", 1, "pauses", "", ["Eli"], [], [])]
        if sql == TRAIL:
            return [(AT, "Rie", ["Ana", "Bo"], ["Ana", "Bo"], (2, 1), (7, 9), (1, 2), (9, 7))]
        if sql == SPELLINGS:
            return []
        raise Trouble("hub-database-away")

    async def played_games(self, at_once: bool = True) -> PlayedGames:
        ratings, people = results.ratings((GAME, STRANGE)), People([("annie", "Ana")])
        people.display_names(("Annie", "ana"))
        return PlayedGames((GAME, STRANGE), results.standings((GAME,), ratings), people, ratings, LOCAL_TIME)


# words of a table that are broken though they are short, and keys that go onto paper
BROKEN = """[...document.querySelectorAll("th, td")].flatMap(cell => [...cell.childNodes]).filter(
    node => node.nodeType === Node.TEXT_NODE).flatMap(node => [...node.data.matchAll(/[A-Za-z]+/g)].filter(word => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return word[0].length <= 12 && range.getClientRects().length > 1;
})).map(word => word[0])"""
KEYS = "main button, main form, main input, main select"


async def log_in(page: Page, port: int) -> None:
    """Log in as a person does, after axe has checked the form."""
    await page.goto(f"http://127.0.0.1:{port}/desk")
    assert await found(page) == []
    await page.get_by_label("Name").fill("Rie")
    await page.get_by_label("Password").fill("eight letters")
    await page.get_by_role("button", name="Log in").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Calls")


async def assert_whole(page: Page, port: int, paths: Sequence[str]) -> None:
    """axe is content with these pages, which it reads at one size, and no word of them is cut off or broken."""
    for path in paths:
        await page.goto(f"http://127.0.0.1:{port}{path}")
        if page.viewport_size == PHONE:
            assert await found(page) == [], path
        assert [await page.evaluate(each) for each in (CUT, BROKEN)] == [[], []], (path, page.viewport_size)


async def test_the_hubs_pages_follow_the_tables_and_axe_is_content(browser: Browser) -> None:
    hub = Hub(NOBODY, "")
    hub.live.take("club/t1/state", encode(STATE))
    pages = Pages("De Zwaan", Games(GAMES).speaker("en"))
    with socket.create_server(("127.0.0.1", 0)) as here:
        site = HubSite(hub, OneGame(), OneGame(), OneGame(), pages, lambda: {"127.0.0.1"})  # type: ignore[arg-type]
        serving = await serve(site, here)
        hub.live.take("club/t3/state", encode(replace(STATE, help=True)))
        for size in (PHONE, WIDE):
            page = await new_page(browser, viewport=size, bypass_csp=True)
            await assert_whole(page, serving.port, ROOM)
            await log_in(page, serving.port)
            await assert_whole(page, serving.port, DESK)
            await page.goto(f"http://127.0.0.1:{serving.port}/desk/rounds/1")
            await page.emulate_media(media="print")
            assert [key for key in await page.locator(KEYS).all() if await key.is_visible()] == []
            await expect(page.get_by_text("Who plays")).to_be_hidden()
            await expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
            await page.emulate_media(media="screen")
            await page.goto(f"http://127.0.0.1:{serving.port}/desk")
            hub.live.take("club/t4/state", encode(replace(STATE, help=True, ask=f"Width {size['width']}?")))
            await expect(page.locator("#calls")).to_contain_text("t4")  # by itself
            hub.live.forget("t4")
            await expect(page.locator("#calls")).not_to_contain_text("t4")
            await page.goto(f"http://127.0.0.1:{serving.port}/")
            hub.live.take("club/t2/state", encode(replace(STATE, help=True, ask=f"Width {size['width']}?")))
            await expect(page.locator("#table-t2 .who")).to_contain_text(f"Width {size['width']}?")
            await expect(page.locator("#table-t2")).to_have_class("table help")
            await page.context.close()
        await serving.stop()


LONG = "W" * 60  # without a space
PARTS = """cards => cards.flatMap(card => {
    const box = card.getBoundingClientRect();
    const out = [...card.querySelectorAll("*")].filter(part => part.getBoundingClientRect().right > box.right + 1);
    const under = cards.filter(other => {
        const there = other.getBoundingClientRect();
        const beside = there.left >= box.right || there.right <= box.left;
        return other !== card && !beside && there.top < box.bottom && there.bottom > box.top;
    });
    return [...out, ...under].map(part => part.outerHTML);
})"""


@pytest.mark.parametrize("lang", LANGS)
async def test_words_without_a_space_stay_within_their_card_and_cards_beside_one_another(
    browser: Browser, lang: str
) -> None:
    seats = tuple(SeatState(name=LONG, score="1000000", turn=True) for _ in range(10))
    state = replace(STATE, game=LONG, phase=LONG, who=LONG, ask=LONG, clock=LONG, left_s=65, players=seats, help=True)
    hub = Hub(NOBODY, "")
    for table in ("t1", "t2", "a-table-with-a-name-of-32-letters"[:32]):
        hub.live.take(f"club/{table}/state", encode(state))
        hub.live.send_referee(table, LONG)
    pages = Pages("De Zwaan", Games(GAMES).speaker(lang))
    with socket.create_server(("127.0.0.1", 0)) as here:
        site = HubSite(hub, OneGame(), OneGame(), OneGame(), pages, lambda: {"127.0.0.1"})  # type: ignore[arg-type]
        serving = await serve(site, here)
        for size in (SMALL, PHONE, DESKTOP):
            page = await new_page(browser, viewport=size)
            for path in (*ROOM, f"/person/{LONG}"):
                await page.goto(f"http://127.0.0.1:{serving.port}{path}")
                assert await page.locator(".table").evaluate_all(PARTS) == [], size
                assert await page.evaluate(BROKEN) == [], (
                    (path, size) if size != SMALL else "320 px are too few for some"
                )
                assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (path, size)
            await page.context.close()
        hub.live.close()
        await serving.stop()
