"""The page in a real browser: choices reach the core exactly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.samples import BOXES, FEW, HOME, PASS, PLAYS, TAPPED, places, play, said_of
from tests.web.browser import SMALL, Phone, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FORM = "r3:test@41"


async def fill(it: Phone, field: str, text: str) -> None:
    await it.page.get_by_role("textbox", name=field).fill(text)


async def dice(it: Phone) -> None:
    """Fill in the dice: the one of twenty numbers is typed; each of the others has a key for each face."""
    await fill(it, "1–20", "17")
    await it.tap("2, yellow: –", "3", "Blue")


ANSWERS: dict[str, tuple[Callable[[Phone], Awaitable[Any]], str, dict[str, Any]]] = {
    "choice": (lambda it: it.tap("Withdraw tokens"), "Take Withdraw tokens", {"tile": ["withdraw"]}),
    "many": (lambda it: it.tap("Green 5"), "Roll Green 2, Green 5 again", {"dice": ["a", "b"]}),
    "amounts": (
        lambda it: it.tap("5", "Gold −5", "Gold +"),
        "Commit 5",
        {"count": 5, "value": 8},
    ),
    "slots": (
        lambda it: it.tap("North", "Rest", "Rest", "South", "South", "North", "1: North", "South"),
        "Write the orders down",
        {"orders": ["s", "rest", "rest", "s", "s", "n"]},
    ),
    "throw": (dice, "Write the dice down", {"pips": {"g1": 17, "y1": 3, "c1": "blue"}}),
    "text": (lambda it: fill(it, "Name", "  Dee "), "Sit Dee down", {"name": "  Dee "}),
}


async def test_every_kind_of_field_sends_exactly_what_was_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), size=SMALL) as it:
        for kind, (do, label, values) in ANSWERS.items():
            it.desk.show(structs.replace(PLAYS[kind], game=kind))
            await do(it)
            await expect(it.confirm).to_have_text(label)
            assert it.desk.heard.empty()
            await it.confirm.click()
            assert await it.heard() == wire.Answer(form=FORM, values=values)


async def test_few_likely_numbers_have_a_key_each_and_any_other_is_typed_until_something_else_is_chosen(
    browser: Browser,
) -> None:
    async with phone(browser, FakeDesk(play(*BOXES, confirm="Write {points}")), size=SMALL) as it:
        await it.tap("Twos", "4")
        await expect(it.confirm).to_have_text("Write 4")
        await it.tap("another number", "7")
        await expect(it.confirm).to_have_text("Write 7")
        await it.tap("Street")
        await expect(it.confirm).to_have_text("Write 40")
        await expect(it.key("7")).to_have_count(0)
        await it.tap("0")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"box": [1], "points": 0})


SPOTS = tuple(wire.LineView(id=f"spot{i}", text=f"Spot {i}", cap=3, cell=f"row{min(i, 2)}") for i in range(5))
YARNS = (wire.OptionView(value="r", text="Red"), wire.OptionView(value="b", text="Blue"))
ON_BOARD: dict[str, tuple[wire.FieldView, tuple[int, ...], list[str], Any]] = {
    "places in an order": (structs.replace(TAPPED, ordered=True, most=3), (2, 0), ["1", "2"], ["row2", "row0"]),
    "what is shared out": (
        wire.AllotView(name="at", label="Workers", lines=SPOTS, keys="board", least=3, most=3),
        (1, 0, 1), ["1", "2"], {"spot0": 1, "spot1": 2},
    ),
    "a letter at a time, until none of them is left": (
        wire.SlotsView(name="yarns", label="Yarns", slots=3, options=YARNS, caps={"r": 1, "b": 2},
                       cells=("row0", "row1", "row2"), default=(None,) * 3),
        (1, 0, 2), ["Blue", "Red", "Blue"], ["b", "r", "b"],
    ),
}  # fmt: skip


async def test_taps_on_the_drawing_show_there_what_they_choose(browser: Browser) -> None:
    async with phone(browser, FakeDesk()) as it:
        cells = it.page.locator("#board [data-hit]")
        for what, (field, taps, texts, value) in ON_BOARD.items():
            it.desk.show(structs.replace(play(field), game=what))
            await expect(it.confirm).to_have_text("Fill in every field")
            before = await it.page.locator("#board text").all_text_contents()
            for n in taps:
                await cells.nth(n).click()
            await expect(it.page.locator("#board text")).to_have_text([*before, *texts])
            await it.confirm.click()
            assert await it.heard() == wire.Answer(form=FORM, values={field.name: value})


async def test_what_is_told_on_the_board_needs_no_keys_but_several_ways_to_one_cell_do(browser: Browser) -> None:
    cells = ("row0", "row0", "row1", "row1", "row2")
    ways = tuple(wire.OptionView(value=i, text=f"Way {i}", cell=cell) for i, cell in enumerate(cells))
    field = wire.ChoiceView(name="way", label="Where to?", options=ways, keys="board")
    async with phone(browser, FakeDesk(play(field))) as it:
        await expect(it.page.get_by_text("Choose on the board")).to_be_visible()
        await expect(it.key("Way 0")).to_have_count(0)
        await it.page.locator("#board [data-hit]").nth(0).click()
        await it.key("Way 1").click()
        await expect(it.key("Way 2")).to_have_count(0)
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"way": [1]})


async def test_a_tap_on_a_cell_beside_those_that_are_asked_for_says_so_and_fills_nothing(browser: Browser) -> None:
    where = places("at", "Where?", ("row1",))
    shown = said_of(structs.replace(play(where), closer="cell"), "row0", "Village 5, Cas: leader")
    async with phone(browser, FakeDesk(shown)) as it:
        missed = it.page.locator("#board [data-hit=row0]")
        await missed.click(force=True)
        await expect(it.page.get_by_role("alert")).to_contain_text(
            "Village 5, Cas: leader. Choose one of the highlighted places"
        )
        await missed.click(force=True)
        assert await it.heard() == wire.Go(page="cell/row0")


async def test_a_lit_cell_answers_whatever_form_is_in_front(browser: Browser) -> None:
    where = places("at", "Where?", ("row1",))
    later = wire.FormView(id="later@41", label="Somewhere", confirm="Go there", fields=(where,))
    shown = play(FEW)
    ask = wire.AskView(ask="later@41", seat=1, text="Bo", forms=(later,))
    async with phone(browser, FakeDesk(structs.replace(shown, asks=(*shown.asks, ask)))) as it:
        await it.page.locator("#board [data-hit=row1]").click()
        await expect(it.confirm).to_have_text("Go there")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form="later@41", values={"at": ["row1"]})


async def test_an_incomplete_form_says_so_and_sends_nothing(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["cells"])) as it:
        await expect(it.confirm).to_have_text("Fill in every field")
        await it.confirm.click(force=True)
        await it.page.keyboard.press("Enter")
        await it.tap("Undo Ana: commit 3 tokens")
        assert await it.heard() == wire.Undo(n=41)


async def test_a_key_is_as_large_when_it_is_chosen_as_before(browser: Browser) -> None:
    options = tuple(wire.OptionView(value=word, text=word) for word in ("Open field", "Urban area", "Mountains"))
    tile = wire.ChoiceView(name="tile", label="Tile", options=options)
    async with phone(browser, FakeDesk(play(tile, confirm="Reveal"))) as it:
        for word in ("Open field", "Mountains"):
            text = it.key(word).locator(".text")
            before = await text.bounding_box()
            await it.tap(word)
            await expect(it.key(word)).to_have_attribute("aria-pressed", "true")
            assert await text.bounding_box() == before


async def test_another_page_or_game_begins_at_its_top(browser: Browser) -> None:
    top = "() => document.querySelector('#middle').scrollTop"
    async with phone(browser, FakeDesk(PLAYS["rows"]), size=SMALL) as it:
        await it.page.evaluate("document.querySelector('#middle').scrollTop = 300")
        await it.shows(structs.replace(PLAYS["rows"], next="Ana has answered"))
        assert await it.page.evaluate(top) > 0
        for other in ({"game": "TWO"}, {"page": "seat/1"}):
            await it.page.evaluate("document.querySelector('#middle').scrollTop = 300")
            await it.shows(structs.replace(PLAYS["rows"], next=str(other), **other))
            assert await it.page.evaluate(top) == 0


async def test_at_home_a_game_is_sent_at_once_and_going_on_takes_the_empty_corner(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HOME)) as it:
        await it.page.get_by_role("button", name="Akkon").click()
        assert await it.heard() == wire.Set(form="~home", name="game", value=["akkon"])
        await expect(it.confirm).to_have_text("Resume Battles & Builders")
        await expect(it.page.locator("#beside button")).to_have_count(0)
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form="~resume")


async def test_a_key_that_is_used_up_stays_in_its_place_and_no_other_key_moves(browser: Browser) -> None:
    words = ("White", "Blue", "Yellow", "Green", "Red")
    options = tuple(wire.OptionView(value=word, text=word) for word in words)
    whole = wire.ChoiceView(name="colour", label="Which colour?", options=options)
    left = structs.replace(whole, options=(options[0], *options[2:]), spent=((1, options[1]),))
    async with phone(browser, FakeDesk(play(whole, confirm="Take {colour}"))) as it:
        before = [await it.key(word).bounding_box() for word in words]
        it.desk.show(structs.replace(play(left, confirm="Take {colour}"), game="next"))
        await expect(it.key("Blue")).to_be_disabled()
        assert [await it.key(word).bounding_box() for word in words] == before
        await it.key("Blue").click(force=True)
        await expect(it.confirm).to_have_attribute("aria-disabled", "true")
        await it.tap("Yellow")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"colour": ["Yellow"]})
        why = structs.replace(left, spent=((1, structs.replace(options[1], note="Cem has it.")),))
        it.desk.show(structs.replace(play(why, confirm="Take {colour}"), game="third"))
        await expect(it.page.locator("p.note")).to_have_text("Blue Cem has it.")
        beside = [await it.key(word).bounding_box() for word in words]
        assert [box and box["x"] for box in beside] == [box and box["x"] for box in before]


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
