"""The phone page in a real browser: it draws everything, and what people do reaches the core exactly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.errors import Stale
from companion.view import wire
from rules.kit.types import Illegal
from tests.samples import HOME, ORDERS, PASS, PLAYS, TAPPED, WATCHING, play
from tests.web.browser import DESKTOP, SIZES, SMALL, Phone, chromium, open_link, phone
from tests.web.desk import TOKEN, FakeDesk, serving

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FORM = "r3:test@41"
SAMPLES = {**PLAYS, "home": HOME, "watching": WATCHING}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncGenerator[Browser, None]:
    async with chromium() as it:
        yield it


# ---- it draws everything ------------------------------------------------------------------------------
TOO_SMALL = """() => [...document.querySelectorAll("button, input")].map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
    .map(([node, box]) => `${node.textContent} ${box.width} x ${box.height}`)"""
SIDEWAYS = """() => [...document.querySelectorAll("html, body, #screen, #middle, #form, #rail")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id || node.tagName)"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
async def test_every_sample_fits_its_screen_with_targets_big_enough(browser: Browser, size: ViewportSize) -> None:
    desk = FakeDesk()
    async with phone(browser, desk, size=size) as it:
        for name, sample in SAMPLES.items():
            for shown in (sample, structs.replace(sample, night=True, paused=True)):
                desk.show(shown)
                await expect(it.page.locator("#band .say")).to_contain_text(shown.band.who)
                await expect(it.page.locator("#line")).to_contain_text("Paused" if shown.paused else "")
                assert await it.page.evaluate(TOO_SMALL) == [], name
                assert await it.page.evaluate(SIDEWAYS) == [], name


async def test_large_text_fits_too(browser: Browser) -> None:
    desk = FakeDesk()
    async with phone(browser, desk) as it:
        await it.page.evaluate("document.documentElement.style.fontSize = '24px'")
        for name, sample in SAMPLES.items():
            desk.show(sample)
            await expect(it.page.locator("#band .say")).to_contain_text(sample.band.who)
            assert await it.page.evaluate(SIDEWAYS) == [], name


async def test_a_board_is_drawn_shape_by_shape(browser: Browser) -> None:
    async with phone(browser, FakeDesk()) as it:
        assert WATCHING.drawing is not None
        drawn = it.page.locator("#board svg > *")
        assert await drawn.count() == len(WATCHING.drawing.shapes)
        await expect(it.page.locator("#board text", has_text="Open field")).to_have_count(1)


async def test_night_puts_on_the_night_palette(browser: Browser) -> None:
    desk = FakeDesk()
    async with phone(browser, desk) as it:
        felt = "() => getComputedStyle(document.querySelector('#board')).backgroundColor"
        assert await it.page.evaluate(felt) == "rgb(44, 74, 66)"
        desk.show(structs.replace(WATCHING, night=True, next="night"))
        await it.page.wait_for_function(f"({felt})() === 'rgb(23, 39, 35)'")


async def test_texts_are_never_read_as_markup(browser: Browser) -> None:
    evil = "<img src=x onerror=alert(1)>"
    shown = structs.replace(PLAYS["choice"], band=wire.Band(who=evil, ask=evil), next=evil, where=evil)
    async with phone(browser, FakeDesk(shown)) as it:
        await expect(it.page.locator("#band .say b")).to_have_text(evil)
        await expect(it.page.locator("#screen img")).to_have_count(0)


async def test_nothing_moves_where_motion_is_not_wanted(browser: Browser) -> None:
    async with phone(browser, FakeDesk()) as it:
        await it.page.emulate_media(reduced_motion="reduce")
        assert await it.page.evaluate("getComputedStyle(document.querySelector('.bar')).animationName") == "none"


async def test_a_clock_for_everybody_fills_an_empty_board(browser: Browser) -> None:
    clock = wire.ClockView(id="p", label="of 1:00", ms=34_000, down=True, running=False, of_ms=60_000, big=True)
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=None, clock=clock))) as it:
        await expect(it.page.locator("#board text")).to_have_text("0:34")
        await expect(it.page.locator("#clock")).not_to_contain_text("0:34")


# ---- every kind of field ------------------------------------------------------------------------------
async def fill(it: Phone, field: str, text: str) -> None:
    await it.page.get_by_role("textbox", name=field).fill(text)


ANSWERS: dict[str, tuple[Callable[[Phone], Awaitable[Any]], str, dict[str, Any]]] = {
    "choice": (lambda it: it.tap("Withdraw tokens"), "Take Withdraw tokens", {"tile": "withdraw"}),
    "many": (lambda it: it.tap("Green 5"), "Roll Green 2, Green 5 again", {"dice": ["a", "b"]}),
    "amounts": (
        lambda it: it.tap("How many tokens? +", "How many tokens? +", "Gold −5", "Gold +"),
        "Commit 5",
        {"count": 5, "value": 8},
    ),
    "slots": (
        lambda it: it.tap("North", "Rest", "Rest", "South", "South", "North", "1: North", "South"),
        "Write the orders down",
        {"orders": ["s", "rest", "rest", "s", "s", "n"]},
    ),
    "throw": (lambda it: it.tap("17", "3", "Blue"), "Write the dice down", {"pips": {"g1": 17, "y1": 3, "c1": "blue"}}),
    "text": (lambda it: fill(it, "Name", "  Dee "), "Sit Dee down", {"name": "Dee"}),
}


@pytest.mark.parametrize("kind", ANSWERS)
async def test_every_kind_of_field_sends_exactly_what_was_chosen(browser: Browser, kind: str) -> None:
    do, label, values = ANSWERS[kind]
    async with phone(browser, FakeDesk(PLAYS[kind]), size=SMALL) as it:
        await do(it)
        await expect(it.confirm).to_have_text(label)
        assert it.desk.heard.empty()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values=values)


async def test_rows_of_one_field_are_sent_under_their_keys(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["rows"])) as it:
        for row in ("Ana", "Bo", "Cem"):
            group = it.page.get_by_role("group", name=row, exact=True)
            for line in ("Builders", "Cavalry", "Cavalry"):
                await group.get_by_role("button", name=f"{line} +").click()
            await expect(group.get_by_role("button", name="Infantry +")).to_be_disabled()
        await it.confirm.click()
        kinds = {"builder": 1, "cavalry": 2}
        assert await it.heard() == wire.Answer(form=FORM, values={"kinds": {"0": kinds, "1": kinds, "2": kinds}})


async def test_cells_are_chosen_on_the_drawing_and_only_confirm_sends_them(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["cells"])) as it:
        cells = it.page.locator("#board [data-hit]")
        await expect(cells).to_have_count(3)
        await cells.nth(0).click()
        await cells.nth(2).click()
        await expect(cells.nth(2)).to_have_attribute("aria-pressed", "true")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"rows": ["row0", "row2"]})


async def test_an_ordered_path_shows_its_order(browser: Browser) -> None:
    path = structs.replace(TAPPED, ordered=True, most=3)
    async with phone(browser, FakeDesk(play(path))) as it:
        for n in (2, 0):
            await it.page.locator("#board [data-hit]").nth(n).click()
        await expect(it.page.locator("#board svg > text").last).to_have_text("2")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"rows": ["row2", "row0"]})


async def test_an_option_on_the_board_is_chosen_there(browser: Browser) -> None:
    options = tuple(wire.OptionView(value=i, text=f"Row {i}", cell=f"row{i}") for i in range(3))
    async with phone(browser, FakeDesk(play(wire.ChoiceView(name="row", label="Row", options=options)))) as it:
        await it.page.locator("#board [data-hit]").nth(1).click()
        await expect(it.key("Row 1")).to_have_attribute("aria-pressed", "true")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"row": 1})


async def test_a_link_on_the_drawing_goes_to_its_page(browser: Browser) -> None:
    button = wire.Disc(x=50, y=50, r=40, fill="paper", hit="go:fix/one/gold")
    drawing = wire.Drawing(width=100, height=100, shapes=(button,))
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=drawing)), token="") as it:
        await it.page.locator("#board [data-hit]").click()
        assert await it.heard() == wire.Go(page="fix/one/gold")


async def test_a_field_is_asked_only_where_it_matters(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["choice"])) as it:
        await it.page.get_by_role("button", name="Claim 3").click()
        await expect(it.page.get_by_text("Who gets it?")).to_have_count(0)
        await it.page.get_by_role("button", name="Catapult").click()
        await expect(it.confirm).to_have_text("Fill in every field")
        await it.tap("Bo")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"tile": "catapult", "victim": 1})


async def test_a_supply_that_is_used_up_cannot_be_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(play(ORDERS))) as it:
        await it.tap("Rest", "Rest")
        await expect(it.key("Rest")).to_be_disabled()


async def test_an_incomplete_form_says_so_and_sends_nothing(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["cells"])) as it:
        await expect(it.confirm).to_have_text("Fill in every field")
        await it.confirm.click(force=True)
        await it.page.keyboard.press("Enter")
        await it.tap("Take back Ana: commit 3 tokens")
        assert await it.heard() == wire.Undo(n=41)


async def test_enter_confirms(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["text"])) as it:
        await fill(it, "Name", "Dee")
        await it.page.keyboard.press("Enter")
        assert await it.heard() == wire.Answer(form=FORM, values={"name": "Dee"})


async def test_the_focus_stays_on_a_key_that_was_pressed(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"])) as it:
        await it.key("Green 5").focus()
        await it.page.keyboard.press("Enter")
        await expect(it.key("Green 5")).to_have_attribute("aria-pressed", "true")
        await expect(it.key("Green 5")).to_be_focused()
        assert it.desk.heard.empty()


async def test_a_field_that_counts_at_once_is_sent_at_once(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HOME)) as it:
        await it.page.get_by_role("button", name="Akkon").click()
        assert await it.heard() == wire.Set(form="~home", name="game", value="akkon")


async def test_an_alternative_without_fields_takes_the_empty_corner(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HOME)) as it:
        await expect(it.confirm).to_have_text("Go on with Battles & Builders")
        await expect(it.page.locator("#beside button")).to_have_count(0)
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form="~resume")


async def test_an_alternative_changes_the_form_and_not_the_game(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"])) as it:
        await it.tap("Pass")
        await expect(it.confirm).to_have_text("Cem passes")
        assert it.desk.heard.empty()
        await it.tap("Pass")
        await expect(it.confirm).to_have_text("Roll Green 2 again")
        await it.tap("Pass")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=PASS.id)


# ---- several people at one game -----------------------------------------------------------------------
def asks_of(*names: str) -> wire.Show:
    """A table where each of these is asked for the same dice."""
    ask = PLAYS["throw"].asks[0]
    asks = tuple(
        structs.replace(ask, ask=n, text=n, forms=(structs.replace(ask.forms[0], id=f"{n}@1"),)) for n in names
    )
    return structs.replace(PLAYS["throw"], asks=asks)


async def test_of_several_asks_the_chosen_one_stays_in_front_while_it_is_open(browser: Browser) -> None:
    async with phone(browser, FakeDesk(asks_of("Ana", "Bo", "Cem"))) as it:
        await it.tap("Cem", "17", "3", "Blue")
        it.desk.show(asks_of("Bo", "Cem"))
        await expect(it.page.locator(".strip button")).to_have_count(2)
        await expect(it.confirm).to_have_text("Write the dice down")
        await it.confirm.click()
        answer = await it.heard()
        assert isinstance(answer, wire.Answer)
        assert answer.form == "Cem@1"
        it.desk.show(asks_of("Bo"))
        await expect(it.confirm).to_have_text("Fill in every field")


async def test_somebody_elses_move_keeps_what_i_have_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["slots"])) as it:
        await it.tap("North", "South")
        it.desk.show(structs.replace(PLAYS["slots"], next="Ana has answered", news=()))
        await expect(it.page.locator("#form .next")).to_have_text("Ana has answered")
        await expect(it.key("2: South")).to_be_visible()
        it.desk.show(WATCHING)
        await expect(it.page.locator(".slot")).to_have_count(0)


async def test_a_look_at_the_rule_keeps_what_i_have_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["slots"])) as it:
        await it.tap("North", "Why?")
        assert await it.heard() == wire.Go(page="rule/BNB-27")
        it.desk.show(structs.replace(WATCHING, page="rule/BNB-27", may=True))
        await expect(it.page.locator(".slot")).to_have_count(0)
        it.desk.show(PLAYS["slots"])
        await expect(it.key("1: North")).to_be_visible()


async def test_dice_from_the_reader_fill_the_form(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["throw"])) as it:
        await it.tap("5")
        form = structs.replace(PLAYS["throw"].asks[0].forms[0], filled={"pips": {"y1": 6, "c1": "red"}})
        ask = structs.replace(PLAYS["throw"].asks[0], forms=(form,))
        it.desk.show(structs.replace(PLAYS["throw"], asks=(ask,)))
        await expect(it.key("2: 6")).to_be_visible()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"pips": {"g1": 5, "y1": 6, "c1": "red"}})


async def test_a_double_tap_answers_once(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    desk.gate = asyncio.Event()
    async with phone(browser, desk) as it:
        await it.confirm.dblclick()
        assert isinstance(await it.heard(), wire.Answer)
        await expect(it.confirm).to_have_attribute("aria-disabled", "true")
        it.desk.show(structs.replace(PLAYS["many"], next="Ana has answered"))
        await expect(it.page.locator("#form .next")).to_have_text("Ana has answered")
        await it.confirm.click(force=True)
        desk.gate.set()
        await it.tap("Take back Ana: commit 3 tokens")
        assert await it.heard() == wire.Undo(n=41)


async def test_a_refusal_stands_above_confirm_until_the_next_tap(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    async with phone(browser, desk) as it:
        desk.refuses = Illegal("two-knights", "BNB-9")
        await it.confirm.click()
        strip = it.page.get_by_role("alert")
        await expect(strip).to_contain_text("two-knights")
        await expect(it.confirm).to_have_attribute("aria-disabled", "false")
        await it.tap("Red 1")
        await expect(it.page.get_by_text("two-knights")).to_have_count(0)
        desk.refuses = Illegal("two-knights", "BNB-9")
        await it.confirm.click()
        await strip.get_by_role("button", name="Why?").click()
        await it.heard()
        await it.heard()
        assert await it.heard() == wire.Go(page="rule/BNB-9")


async def test_what_was_refused_at_once_goes_back(browser: Browser) -> None:
    light = wire.AmountView(name="light", label="Light", least=1, most=3, usual=1, at_once=True)
    desk = FakeDesk(play(light, confirm=""))
    async with phone(browser, desk) as it:
        desk.refuses = Stale("form-closed")
        await it.tap("3")
        await expect(it.page.get_by_role("alert")).to_contain_text("form-closed")
        await expect(it.key("1")).to_have_attribute("aria-pressed", "true")


# ---- time, and the line ---------------------------------------------------------------------------------
async def test_the_clock_runs_and_a_tap_pauses_it(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"])) as it:
        await expect(it.page.locator("#clock b")).to_have_text("0:33")
        await it.page.locator("#clock button").click()
        assert await it.heard() == wire.Pause(on=True)
        it.desk.show(structs.replace(PLAYS["many"], paused=True))
        await it.page.get_by_role("button", name="Paused · Tap to go on").click()
        assert await it.heard() == wire.Pause(on=False)


async def test_a_phone_comes_back_by_itself_when_the_companion_was_away(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    async with serving(desk) as server:
        port = server.port
        context = await browser.new_context()
        it = Phone(await context.new_page(), desk)
        await open_link(it, port)
    await expect(it.page.locator("#line")).to_contain_text("No connection")
    await expect(it.confirm).to_have_attribute("aria-disabled", "true")
    async with serving(FakeDesk(structs.replace(PLAYS["many"], next="Here again")), port=port):
        await expect(it.page.locator("#line")).to_be_empty()
        await expect(it.page.locator("#rail .next")).to_have_text("Here again")
        await expect(it.confirm).to_have_attribute("aria-disabled", "false")
        await context.close()


async def test_without_the_token_the_page_is_a_mirror(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"]), token="", size=DESKTOP) as it:
        assert it.desk.joins == [wire.Join(lang="en")]
        await expect(it.confirm).to_have_text("You are watching")
        await expect(it.page.locator(".field, #beside button, #back button, #clock button")).to_have_count(0)
        await it.page.get_by_role("button", name="Ana").click()
        assert await it.heard() == wire.Go(page="seat/0")


async def test_the_page_speaks_the_browsers_language_until_another_is_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), token="", locale="nl-NL") as it:
        await expect(it.confirm).to_have_text("Je kijkt mee")
        await it.tap("English")
        await expect(it.confirm).to_have_text("You are watching")
        await it.page.reload()
        await expect(it.confirm).to_have_text("You are watching")
        assert [join.lang for join in it.desk.joins] == ["nl", "en", "en"]


async def test_a_browser_with_another_language_gets_the_tables(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), locale="fr-FR") as it:
        assert it.desk.joins == [wire.Join(token=TOKEN)]


# ---- pure functions ---------------------------------------------------------------------------------------
async def test_what_the_core_leaves_out_is_put_back_as_it_is_defined(browser: Browser) -> None:
    structures: dict[str, type[msgspec.Struct]] = {
        "show": wire.Show, "band": wire.Band, "clock": wire.ClockView, "chip": wire.Chip, "fact": wire.Fact,
        "link": wire.Link, "back": wire.Back, "news": wire.NewsView, "ask": wire.AskView, "form": wire.FormView,
        "option": wire.OptionView, "line": wire.LineView, "die": wire.DieView, "field": wire.FieldBase,
        "choice": wire.ChoiceView, "amount": wire.AmountView, "allot": wire.AllotView, "cells": wire.CellsView,
        "slots": wire.SlotsView, "throw": wire.ThrowView, "text": wire.TextView, "poly": wire.Poly,
        "stroke": wire.Line, "disc": wire.Disc, "words": wire.Text, "refused": wire.Refused,
    }  # fmt: skip
    fields = wire.FieldBase.__struct_fields__
    defined = {
        name: {
            f.name: msgspec.to_builtins(f.default if f.default is not msgspec.NODEFAULT else f.default_factory())
            for f in structs.fields(kind)
            if not f.required and (name == "field" or f.name not in fields or not issubclass(kind, wire.FieldBase))
        }
        for name, kind in structures.items()
    }
    async with phone(browser, FakeDesk()) as it:
        usual = await it.page.evaluate("async () => (await import('/page/wire.js')).USUAL")
    assert usual == msgspec.json.decode(msgspec.json.encode(defined))


@pytest.mark.parametrize(
    ("clock", "passed_ms", "digits"),
    [
        ({"ms": 34_000, "down": True, "running": True}, 0, "0:34"),
        ({"ms": 34_000, "down": True, "running": True}, 1, "0:34"),
        ({"ms": 34_000, "down": True, "running": True}, 1000, "0:33"),
        ({"ms": 34_000, "down": True, "running": False}, 9000, "0:34"),
        ({"ms": 34_000, "down": True, "running": True}, 24_001, "10"),
        ({"ms": 34_000, "down": True, "running": True}, 33_500, "1"),
        ({"ms": 34_000, "down": True, "running": True}, 99_000, "0"),
        ({"ms": 59_999, "down": False, "running": True}, 0, "0:59"),
        ({"ms": 59_999, "down": False, "running": True}, 1, "1:00"),
        ({"ms": 3_600_000, "down": False, "running": False}, 0, "1:00:00"),
    ],
)
async def test_what_a_clock_shows(browser: Browser, clock: dict[str, Any], passed_ms: int, digits: str) -> None:
    read = """async ([clock, passed]) => {
        const { digits, reading } = await import('/page/clock.js');
        return digits(clock, reading(clock, 1000 + passed, 1000));
    }"""
    async with phone(browser, FakeDesk()) as it:
        assert await it.page.evaluate(read, [{"warn_ms": 10_000, **clock}, passed_ms]) == digits


async def test_a_small_cell_is_hit_from_48_u_around_and_the_nearer_centre_wins(browser: Browser) -> None:
    nearest = """async (taps) => {
        const { nearest } = await import('/page/paint.js');
        const cell = (x, hit) => ({ type: 'disc', x, y: 0, r: 10, hit });
        return taps.map((x) => nearest([cell(0, 'a'), cell(40, 'b')], x, 0, 24));
    }"""
    async with phone(browser, FakeDesk()) as it:
        assert await it.page.evaluate(nearest, [0, 19, 21, 40, 60, 90]) == ["a", "a", "b", "b", "b", ""]


async def test_waiting_grows_to_eight_seconds_and_never_is_the_same_for_all(browser: Browser) -> None:
    waits = """async () => {
        const { backOff, median } = await import('/page/link.js');
        return [backOff(0, 0), backOff(3, 0), backOff(50, 0), backOff(50, 1), median([3, 1, 2])];
    }"""
    async with phone(browser, FakeDesk()) as it:
        assert await it.page.evaluate(waits) == [500, 4000, 8000, 12000, 2]
