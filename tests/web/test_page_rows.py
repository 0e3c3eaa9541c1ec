"""The page in a real browser: keyed rows one at a time, the keys of numbers and pictures, a wired button's press."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, Locator, expect

from companion.view import wire
from companion.view.form_views import numbers
from companion.view.wire import AmountView, ChoiceView, DieView, OptionView, ThrowView
from tests.samples import CHOICE, PLAYS, ROWS, STAKES, TILES, play, rolls
from tests.web.browser import PHONE, SMALL, Phone, box_of, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FORM = "r3:test@41"
THROWS = rolls(5, 5, 5)


def lit(it: Phone) -> Locator:
    """The row in front."""
    return it.page.get_by_role("tab", selected=True)


# ---- rows -----------------------------------------------------------------------------------------------


async def test_a_completed_row_gives_way_to_the_next_incomplete_one(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["rows"])) as it:
        await it.page.get_by_role("tab", name="Cem").click()
        await it.tap("Builders", "Cavalry", "Cavalry")
        await expect(lit(it)).to_have_accessible_name("Ana")
        await expect(it.page.get_by_role("tab", name="Cem ✓")).to_be_visible()
        await it.tap("Builders", "Cavalry +", "Cavalry +")
        await expect(lit(it)).to_have_accessible_name("Bo")
        await it.tap("Builders", "Cavalry", "Cavalry")
        await expect(lit(it)).to_have_accessible_name("Bo ✓")
        await expect(it.key("Infantry +")).to_be_disabled()
        await it.confirm.click()
        kinds = {"builder": 1, "cavalry": 2}
        assert await it.heard() == wire.Answer(form=FORM, values={"kinds": {"0": kinds, "1": kinds, "2": kinds}})


async def test_only_the_row_in_front_and_fields_without_a_key_are_shown(browser: Browser) -> None:
    async with phone(browser, FakeDesk(play(*ROWS, CHOICE))) as it:
        groups = it.page.get_by_role("group").and_(it.page.locator(".field"))
        await expect(groups).to_have_count(2)
        await expect(groups.nth(0)).to_have_accessible_name("Strategy tile")
        await expect(groups.nth(1)).to_have_accessible_name("Ana")
        await expect(it.page.get_by_role("tabpanel", name="Ana")).to_be_visible()


async def test_dice_from_the_reader_bring_the_next_row_to_the_front(browser: Browser) -> None:
    shown = play(*THROWS)
    async with phone(browser, FakeDesk(shown)) as it:
        await it.tap("4")
        ask = shown.asks[0]
        form = structs.replace(ask.forms[0], filled={"pips": {"0": {f"d{n}": 3 for n in range(5)}}})
        it.desk.show(structs.replace(shown, asks=(structs.replace(ask, forms=(form,)),)))
        await expect(lit(it)).to_have_accessible_name("Bo")


async def test_the_six_faces_of_a_die_are_whole_in_one_line_or_in_two_of_three(browser: Browser) -> None:
    die = ThrowView(name="pips", label="Die", dice=(DieView(id="d", tint="green", faces=numbers(1, 6)),))
    async with phone(browser, FakeDesk(play(die))) as it:
        for width, height, lines in ((390, 844, 1), (800, 480, 2), (1280, 720, 2), (844, 390, 1)):
            await it.page.set_viewport_size({"width": width, "height": height})
            boxes = [await box_of(it.key(str(face))) for face in range(1, 7)]
            assert max(box["x"] + box["width"] for box in boxes) <= width
            assert len({box["y"] for box in boxes}) == lines
            assert min(box["width"] for box in boxes) >= 44


async def test_five_dice_of_three_seats_need_no_scrolling(browser: Browser) -> None:
    async with phone(browser, FakeDesk(structs.replace(play(*THROWS), news=())), size=PHONE) as it:
        for face in ("1", "12"):
            await expect(it.key(face)).to_be_in_viewport(ratio=1)
        await expect(it.page.get_by_role("tab")).to_have_count(3)
        top, bottom = [await box_of(it.key(face)) for face in ("6", "12")]
        assert top["x"] == bottom["x"], "six numbers side by side"


# ---- keys -----------------------------------------------------------------------------------------------
async def test_what_a_tap_asks_for_comes_into_view(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["choice"]), size=SMALL) as it:
        await it.page.get_by_role("button", name="Catapult").click()
        await expect(it.key("Bo")).to_be_in_viewport(ratio=1)


async def test_numbers_stand_in_one_even_grid_with_their_notes_below(browser: Browser) -> None:
    async with phone(browser, FakeDesk(play(STAKES))) as it:
        boxes = [await box_of(it.key(str(n))) for n in range(7)]
        sizes = {(round(b["width"]), round(b["height"])) for b in boxes}
        assert len(sizes) == 1
        await expect(it.page.get_by_text("6 One of them must be the king")).to_be_visible()
        await expect(it.key("6")).to_have_attribute("aria-description", "One of them must be the king")


async def test_pictures_are_small_beside_a_board_and_large_alone(browser: Browser) -> None:
    async with phone(browser, FakeDesk(play(TILES))) as it:
        picture = it.key("Open field").locator("svg")
        small = await box_of(picture)
        it.desk.show(structs.replace(play(TILES), drawing=None))
        await expect(it.page.locator(".cards")).to_be_visible()
        large = await box_of(picture)
        assert small["width"] <= 40 < 80 <= large["width"]


# ---- a wired button ---------------------------------------------------------------------------------------
async def test_a_wired_button_confirms_the_form_in_front_once_it_is_complete(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["text"])) as it:
        await it.page.get_by_role("textbox").fill("")
        it.desk.press(FORM)
        await it.shows(structs.replace(PLAYS["text"], next="Pressed"))
        await it.page.get_by_role("textbox").fill("Dee")
        await expect(it.confirm).to_have_text("Sit Dee down")
        assert it.desk.heard.empty()
        it.desk.press(FORM)
        assert await it.heard() == wire.Answer(form=FORM, values={"name": "Dee"})


async def test_a_row_is_ticked_once_something_else_is_told_than_the_form_proposes(browser: Browser) -> None:
    cards = tuple(OptionView(value=v, text=v) for v in ("Siege", "Later"))
    tops = (ChoiceView(name="tops", key=k, label=k, options=cards, default=("Later",)) for k in ("Tyre", "Sidon"))
    points = AmountView(name="points", key="Ana", label="Ana", least=0, most=20, keys="step", default=0)
    async with phone(browser, FakeDesk(play(*tops, points))) as it:
        names = [await it.page.get_by_role("tab").nth(i).get_attribute("aria-label") for i in range(3)]
        assert names == ["Tyre", "Sidon", "Ana"]
        await it.tap("Siege")
        await expect(it.page.get_by_role("tab", name="Tyre ✓")).to_be_visible()
        assert await it.page.get_by_role("tab").filter(has_text="✓").count() == 1
