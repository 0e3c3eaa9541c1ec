"""The page in a real browser: all of it fits, and is whole, on every size of screen and with large letters."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.view import wire
from companion.view.languages import LANGS
from companion.view.palette import mark
from companion.view.qr import digits
from rules.kit.types import Tint
from tests.samples import BOARD, FEW, HOME, PAGES, PASS, PLAYS, SHOWS, TAPPED, WATCHING, play
from tests.web.browser import PHONE, SIZES, TURNED, Phone, box_of, chromium, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NARROW, PANEL = ViewportSize(width=320, height=640), ViewportSize(width=800, height=480)
LARGE = ViewportSize(width=1280, height=720)


# ---- every page -----------------------------------------------------------------------------------------
TOO_SMALL = """() => [...document.querySelectorAll("button, input")].map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
    .map(([node, box]) => `${node.textContent} ${box.width} x ${box.height}`)"""
SIDEWAYS = """() => [...document.querySelectorAll("html, body, #screen, #middle, #form, #rail")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id || node.tagName)"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
async def test_every_sample_fits_its_screen_with_targets_big_enough(browser: Browser, size: ViewportSize) -> None:
    desk = FakeDesk()
    async with phone(browser, desk, size=size) as it:
        for name, sample in SHOWS.items():
            for paused in (False, True):
                where = f"{name} {paused}"
                desk.show(structs.replace(sample, where=where, paused=paused))
                await expect(it.page.locator("#form .where")).to_have_text(where)
                assert [await it.page.evaluate(each) for each in (TOO_SMALL, SIDEWAYS)] == [[], []], name


OVER_THE_EDGE = """() => [...document.querySelectorAll("#rail .score")].filter((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getBoundingClientRect().right > node.closest(".chip").getBoundingClientRect().right;
}).map((node) => node.textContent)"""


async def test_five_digits_of_ten_people_stay_in_their_seats(browser: Browser) -> None:
    clock = wire.ClockView(id="a", label="", ms=600_000, down=True, running=False)
    first = WATCHING.chips[0]
    chips = tuple(
        structs.replace(first, seat=n, name="Bartholomeus", score="−24688", clock=clock if n % 2 else None)
        for n in range(10)
    )
    async with phone(browser, FakeDesk(structs.replace(WATCHING, chips=chips))) as it:
        await expect(it.page.locator("#rail .score")).to_have_count(10)
        for size in SIZES:
            await it.page.set_viewport_size(size)
            assert [await it.page.evaluate(each) for each in (OVER_THE_EDGE, TOO_SMALL)] == [[], []], size


async def test_the_number_of_a_phone_that_waits_stands_in_the_middle(browser: Browser) -> None:
    waits = structs.replace(WATCHING, chips=(), drawing=digits("98"))
    async with phone(browser, FakeDesk(waits)) as it:
        for size in SIZES[:3]:
            await it.page.set_viewport_size(size)
            board, number = [await box_of(it.page.locator(what)) for what in ("#board", "#board text")]
            middle = board["y"] + board["height"] / 2
            assert abs(number["y"] + number["height"] / 2 - middle) < board["height"] / 12, size


def six_games() -> wire.Show:
    """Home with a card for each of six games."""
    cards = HOME.asks[0].forms[0].fields[0]
    assert isinstance(cards, wire.ChoiceView)
    six = structs.replace(cards, options=tuple(structs.replace(cards.options[0], value=str(n)) for n in range(6)))
    forms = tuple(structs.replace(form, fields=(six,) if form.fields else ()) for form in HOME.asks[0].forms)
    return structs.replace(HOME, asks=(structs.replace(HOME.asks[0], forms=forms),))


async def test_home_has_one_strip_on_top_and_all_games_and_the_ways_on_without_scrolling(browser: Browser) -> None:
    async with phone(browser, FakeDesk(six_games())) as it:
        for size in (*SIZES, PANEL):
            await it.page.set_viewport_size(size)
            box = await box_of(it.page.locator("#band"))
            assert (box["x"], box["y"], box["width"]) == (0, 0, size["width"]), size
        form, links = await box_of(it.page.locator("#form")), await box_of(it.page.locator(".links"))
        assert links["y"] + links["height"] <= form["y"] + form["height"]


async def test_what_is_only_read_reaches_down_to_the_bottom(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PAGES["menu"]), size=PANEL) as it:
        box = await box_of(it.page.locator("#form"))
        assert box["y"] + box["height"] == PANEL["height"]


async def test_who_watches_beside_a_board_chooses_from_all_languages(browser: Browser) -> None:
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=BOARD)), token="", size=PANEL) as it:
        await expect(it.page.locator(".mine p").first.get_by_role("button")).to_have_count(len(LANGS))
        assert await it.page.evaluate(SIDEWAYS) == []


async def test_beside_a_board_that_is_tapped_the_keys_are_in_sight(browser: Browser) -> None:
    upright = structs.replace(BOARD, height=BOARD.width * 1.2)
    shown = structs.replace(play(TAPPED, FEW), drawing=upright, where="Round 1, bidding")
    async with phone(browser, FakeDesk(shown)) as it:
        for size in (NARROW, PHONE):
            await it.page.set_viewport_size(size)
            middle = await box_of(it.page.locator("#middle"))
            for number in ("1", "2", "3"):
                box = await box_of(it.key(number))
                assert box["y"] + box["height"] <= middle["y"] + middle["height"], (size, number)


async def test_on_its_side_a_phone_shows_why_at_once_whatever_is_asked(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), size=TURNED) as it:
        for name, sample in PLAYS.items():
            it.desk.show(structs.replace(sample, title=name))
            await expect(it.page.locator(".plate b")).to_have_text(name)
            box = await box_of(it.key("Why?"))
            assert box["y"] + box["height"] <= TURNED["height"], name


# ---- words ----------------------------------------------------------------------------------------------
BROKEN = """(parts) => parts.flatMap((it) => {
  const range = document.createRange();
  const words = [];
  const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of node.data.matchAll(/[^ ]+/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (range.getClientRects().length > 1) words.push(match[0]);
    }
  }
  return words;
})"""
CUT = """(parts) => parts.flatMap((it) => [it, ...it.querySelectorAll("*")])
  .filter((part) => part.clientWidth && part.children.length === 0 && getComputedStyle(part).display !== "inline")
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3)
  .map((part) => part.textContent)"""


def chosen_from(*texts: str, **more: object) -> wire.ChoiceView:
    options = tuple(wire.OptionView(value=text, text=text, **more) for text in texts)  # type: ignore[arg-type]
    return wire.ChoiceView(name="what", label="Eventtegel", options=options)


def crowded() -> wire.Show:
    """A table with all that can stand round a form."""
    first = PLAYS["choice"].chips[0]
    who = chosen_from("Bartholomeus", "Niemand", mark=first.mark)
    ways = [
        structs.replace(PASS, id=f"{n}@41", label=label)
        for n, label in enumerate(("Aan tafel beantwoorden", "Zet niets in"))
    ]
    asked = play(who, others=tuple(ways))
    workers = tuple(
        structs.replace(asked.asks[0], ask=f"{tint}@41", text=f"Werkers: {tint}", seat=-1)
        for tint in ("wit", "blauw", "groen", "geel")
    )
    chips = (structs.replace(first, name="Bartholomeus", note="nog 14 fiches", phone=True),) * 3
    knock = wire.Knock(form="~phones/55", number="55", text="Telefoon 55: Bartholomeus?", yes="Ja", no="Nee")
    return structs.replace(
        asked, asks=(*asked.asks, *workers), chips=chips, seat=0, knocks=(knock,),
        back=wire.Back(text="Neem terug", what="Dobbelstenen ingevoerd", n=41),
    )  # fmt: skip


LINKS = tuple(wire.Link(text=text, go="menu") for text in ("Strategieplättchen", "Die Barbarenschlacht"))
ICON = SHOWS["home"].asks[0].forms[0].fields[0].options[0].icon  # type: ignore[union-attr]
WORDS = {
    "beside a picture": play(
        chosen_from("Stedelijk gebied", "Open landschap", "Berglandschap", "Barbarian battle", icon=ICON)
    ),
    "round the form": crowded(),
    "on a key that leads on or confirms": structs.replace(
        play(FEW, confirm="Bewegungsplättchen noch gesperrt"), links=LINKS
    ),
    "beside the marks of many": play(chosen_from("Ana", "Bo", "Cem", "Dee", "Eli", "Fay", mark=mark(0, "white"))),
}
AROUND = "#plate b, #plate span, #back .corner, .chip"
KEYS = "#form .strip .key, #form .keys .key, #beside .key, .knock .say, .links .key, #go .confirm"


@pytest.mark.parametrize("shown", WORDS.values(), ids=WORDS.keys())
async def test_no_word_is_broken_or_cut(browser: Browser, shown: wire.Show) -> None:
    async with phone(browser, FakeDesk(shown)) as it:
        for size in (NARROW, PHONE, TURNED, PANEL):
            await it.page.set_viewport_size(size)
            told = (
                AROUND if size == TURNED else f"{AROUND}, {KEYS}"
            )  # on its side, a phone has no room for four colours
            parts = it.page.locator(told).locator("visible=true")
            assert [await parts.evaluate_all(each) for each in (BROKEN, CUT)] == [[], []], size


async def test_a_question_of_two_lines_leaves_the_name_in_sight(browser: Browser) -> None:
    band = wire.Band(who="Bartholomeus", ask="Draai de ridders om en zeg daarna: wie krijgt welke kaart?")
    async with phone(browser, FakeDesk(structs.replace(play(FEW), band=band))) as it:
        for size in (PANEL, TURNED):
            await it.page.set_viewport_size(size)
            bar, *boxes = [await box_of(it.page.locator(f"#band{part}")) for part in ("", " .say b", " .say .ask")]
            for box in boxes:
                assert bar["y"] <= box["y"] + 1
                assert box["y"] + box["height"] <= bar["y"] + bar["height"] + 1


# ---- names ----------------------------------------------------------------------------------------------
NAMES = ("Bartholomeus", "Ana", "Willemijntje", "Sjoerd-Jan K", "Emmanuelle B")
TINTS: tuple[Tint, ...] = ("white", "blue", "pink", "green", "red")
# the names that are cut, broken, too small or out of sight
LOOK = """() => [...document.querySelectorAll('.name .whole, .say .whole')].map((it) => {
  const range = document.createRange();
  range.selectNodeContents(it);
  const text = range.getBoundingClientRect(), room = it.parentElement.getBoundingClientRect();
  const px = parseFloat(getComputedStyle(it).fontSize), lines = Math.round(text.height / px);
  return {text: it.textContent, lines, px, cut: text.right > room.right + 1 || text.right > innerWidth,
    out: text.bottom > innerHeight || text.top < 0};
}).filter(({ lines, px, cut, out }) => lines !== 1 || px < 10 || cut || out)"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def large() -> AsyncGenerator[Browser, None]:
    """A browser with text twice as large."""
    async with chromium("--blink-settings=defaultFontSize=32") as it:
        yield it


def seated(many: int) -> wire.Show:
    chips = tuple(
        wire.Chip(seat=i, name=name, mark=mark(i, TINTS[i]), score="12", note="6 knights left", turn=i == 0,
                  start=i == 1, phone=i == 2, go=f"seat/{i}")
        for i, name in enumerate(NAMES[:many])
    )  # fmt: skip
    show = PLAYS["cells"]
    return structs.replace(show, chips=chips, band=structs.replace(show.band, who=NAMES[0]), own=(0,), seat=0)


async def assert_whole_at_every_size(it: Phone, most: int) -> None:
    """For two players up to so many, every name is whole on every size of screen."""
    for size in (NARROW, PHONE, TURNED, PANEL, LARGE):
        await it.page.set_viewport_size(size)
        for many in range(2, most + 1):
            it.desk.show(seated(many))
            await expect(it.page.locator(".chip .name .whole")).to_have_count(many)
            assert await it.page.evaluate(LOOK) == [], (size, many)


async def test_names_of_twelve_letters_are_whole_at_every_size(browser: Browser) -> None:
    async with phone(browser, FakeDesk(seated(2))) as it:
        await assert_whole_at_every_size(it, 5)


async def test_with_text_twice_as_large_names_are_whole_and_nobody_is_off_the_screen(large: Browser) -> None:
    async with phone(large, FakeDesk(seated(2))) as it:
        await assert_whole_at_every_size(it, 4)


async def test_what_undo_takes_back_is_whole_on_a_phone(browser: Browser) -> None:
    async with phone(browser, FakeDesk(seated(3))) as it:
        before = await it.page.locator("#go").bounding_box()
        for what in ("Ana answered in secret", "Bartholomeus answered in secret", "Bartholomeus: geheim antwoord",
                     "Bartholomeus took the workers of a place"):  # fmt: skip
            it.desk.show(structs.replace(seated(3), back=wire.Back(text="Neem terug", what=what, n=41)))
            text = it.page.locator("#back .corner > span", has_text=what)
            assert await text.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
            assert await text.evaluate("it => it.scrollHeight <= it.clientHeight + 2")
            assert await it.page.locator("#go").bounding_box() == before, "confirm stays where it is"
