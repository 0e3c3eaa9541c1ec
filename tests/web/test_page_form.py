"""The page in a real browser: choices reach the core exactly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.view import wire
from tests.samples import BOARD, BOXES, FEW, HOME, PAGES, PASS, PLAYS, TAPPED, WATCHING, places, play, said_of
from tests.web.browser import PHONE, SMALL, TURNED, Phone, box_of, phone
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


async def test_cells_are_chosen_on_the_drawing_in_an_order_that_it_shows(browser: Browser) -> None:
    path = structs.replace(TAPPED, ordered=True, most=3)
    async with phone(browser, FakeDesk(play(path))) as it:
        for cell in [it.page.locator("#board [data-hit]").nth(n) for n in (2, 0)]:
            await cell.click()
            await expect(cell).to_have_attribute("aria-pressed", "true")
        await expect(it.page.locator("#board svg > text").last).to_have_text("2")
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"rows": ["row2", "row0"]})


async def test_what_is_shared_out_over_places_is_told_by_taps_on_the_drawing(browser: Browser) -> None:
    lines = tuple(wire.LineView(id=f"spot{i}", text=f"Spot {i}", cap=3, cell=f"row{min(i, 2)}") for i in range(5))
    field = wire.AllotView(name="at", label="Workers", lines=lines, keys="board", least=3, most=3)
    async with phone(browser, FakeDesk(play(field, confirm="Place them"))) as it:
        await expect(it.page.get_by_text("Choose on the board")).to_be_visible()
        await expect(it.key("Spot 0")).to_have_count(0)
        cells = it.page.locator("#board [data-hit]")
        for n in (1, 0, 1):
            await cells.nth(n).click()
        await expect(it.page.locator("#board .counted text")).to_have_text(["1", "2"])
        await expect(cells.nth(1)).to_have_attribute("aria-pressed", "true")
        await expect(it.page.get_by_text("Spot 1")).to_be_visible()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"at": {"spot0": 1, "spot1": 2}})


async def test_a_board_is_painted_with_a_letter_at_a_time(browser: Browser) -> None:
    letters = (wire.OptionView(value="r", text="Red"), wire.OptionView(value="b", text="Blue"))
    field = wire.SlotsView(name="yarns", label="Yarns", slots=3, options=letters, caps={"r": 1, "b": 2},
                           cells=("row0", "row1", "row2"), default=(None,) * 3)  # fmt: skip
    async with phone(browser, FakeDesk(play(field))) as it:
        cells = it.page.locator("#board [data-hit]")
        await cells.nth(1).click()
        await expect(it.page.locator("#board svg > text").last).to_have_text("Red")
        await expect(it.key("Blue 2")).to_have_attribute("aria-pressed", "true")  # no red is left
        await cells.nth(0).click()
        await cells.nth(2).click()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"yarns": ["b", "r", "b"]})


async def test_a_place_where_nothing_more_can_lie_says_so(browser: Browser) -> None:
    letters = (wire.OptionView(value="r", text="Red"),)
    field = wire.SlotsView(name="yarns", label="Yarns", slots=2, options=letters, caps={"r": 1}, cells=("row0", "row1"),
                           default=(None, None))  # fmt: skip
    async with phone(browser, FakeDesk(structs.replace(play(field), closer="cell"))) as it:
        cells = it.page.locator("#board [data-hit]")
        await cells.nth(0).click()
        await expect(it.page.locator("#board svg > text").last).to_have_text("Red")
        await cells.nth(1).click()
        await expect(it.page.locator("#refusal")).to_contain_text("Choose one of the highlighted places")
        assert it.desk.heard.empty()


async def test_a_link_on_the_drawing_goes_to_its_page(browser: Browser) -> None:
    button = wire.Disc(x=50, y=50, r=40, fill="paper", hit="go:fix/one/gold")
    drawing = wire.Drawing(width=100, height=100, shapes=(button,))
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=drawing)), token="") as it:
        await it.page.locator("#board [data-hit]").click()
        assert await it.heard() == wire.Go(page="fix/one/gold")


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


COLOUR = "it => getComputedStyle(it).backgroundColor"
BROKEN = """it => {
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
}"""


CUT = """it => [it, ...it.querySelectorAll("*")]
  .filter((part) => part.clientWidth && part.children.length === 0 && getComputedStyle(part).display !== "inline")
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3)
  .map((part) => part.textContent)"""
NARROW, PANEL = ViewportSize(width=320, height=640), ViewportSize(width=800, height=480)


async def test_no_word_is_broken_beside_a_picture(browser: Browser) -> None:
    home = HOME.asks[0].forms[0].fields[0]
    assert isinstance(home, wire.ChoiceView)
    tiles = ("Stedelijk gebied", "Open landschap", "Berglandschap", "Barbarian battle")
    options = tuple(wire.OptionView(value=tile, text=tile, icon=home.options[0].icon) for tile in tiles)
    tile = wire.ChoiceView(name="tile", label="Eventtegel", options=options)
    async with phone(browser, FakeDesk(play(tile, confirm="Ready"))) as it:
        for size in (SMALL, ViewportSize(width=360, height=640), PHONE, TURNED, PANEL):
            await it.page.set_viewport_size(size)
            assert [await it.key(text).evaluate(BROKEN) for text in tiles] == [[]] * len(tiles), size


async def test_no_word_is_broken_round_the_form(browser: Browser) -> None:
    ways = [
        structs.replace(PASS, id=f"{n}@41", label=label)
        for n, label in enumerate(("Aan tafel beantwoorden", "Zet niets in"))
    ]
    seats = [wire.OptionView(value=chip.seat, text="Bartholomeus", mark=chip.mark) for chip in PLAYS["choice"].chips]
    who = wire.ChoiceView(name="who", label="Tyrus", options=(*seats, wire.OptionView(value=-1, text="Niemand")))
    chips = tuple(
        structs.replace(chip, name="Bartholomeus", note="nog 14 fiches", phone=True) for chip in PLAYS["choice"].chips
    )
    form = structs.replace(play(who).asks[0].forms[0], id="other@41")
    colours = tuple(
        wire.AskView(
            ask=f"{tint}@41", seat=-1, text=f"Werkers: {tint}", forms=(structs.replace(form, id=f"{tint}@41"),)
        )
        for tint in ("wit", "blauw", "groen", "geel")
    )
    asked = play(who, others=tuple(ways))
    shown = structs.replace(
        asked, asks=(*asked.asks, *colours), title="Battles & Builders", chips=chips, seat=0,
        back=wire.Back(text="Neem terug", what="Dobbelstenen ingevoerd", n=41),
        knocks=tuple(wire.Knock(form=f"~phones/{n}", number=n, text=f"Telefoon {n}: Bartholomeus?", yes="Ja", no="Nee")
                     for n in ("55", "88")),
    )  # fmt: skip
    parts = "#form .strip .key, #form .keys .key, #beside .key, #back .corner, #plate b, .chip, .knock .say"
    async with phone(browser, FakeDesk(shown)) as it:
        for size in (NARROW, PHONE, PANEL):
            await it.page.set_viewport_size(size)
            for each in await it.page.locator(parts).locator("visible=true").all():
                assert [await each.evaluate(BROKEN), await each.evaluate(CUT)] == [[], []], size


async def test_no_long_word_of_a_key_that_leads_on_or_confirms_is_broken(browser: Browser) -> None:
    links = tuple(wire.Link(text=text, go="menu") for text in ("Strategieplättchen", "Die Barbarenschlacht"))
    shown = structs.replace(play(confirm="Bewegungsplättchen noch gesperrt"), links=links)
    async with phone(browser, FakeDesk(shown)) as it:
        for size in (NARROW, PHONE):
            await it.page.set_viewport_size(size)
            for each in await it.page.locator(".links .key, #go .confirm").locator("visible=true").all():
                assert await each.evaluate(BROKEN) == [], size
        assert await it.page.locator(".links .key").count() == len(links)


async def test_short_names_of_many_stand_whole_beside_their_marks(browser: Browser) -> None:
    names = ("Ana", "Bo", "Cem", "Dee", "Eli", "Fay")
    mark = PLAYS["choice"].chips[0].mark
    options = tuple(wire.OptionView(value=i, text=name, mark=mark) for i, name in enumerate(names))
    async with phone(browser, FakeDesk(play(wire.ChoiceView(name="who", label="Who?", options=options)))) as it:
        for size in (SMALL, NARROW, PHONE):
            await it.page.set_viewport_size(size)
            for name in names:
                assert await it.key(name).evaluate(BROKEN) == [], (name, size)


async def test_a_long_sentence_of_undo_has_smaller_letters(browser: Browser) -> None:
    size_of = "it => parseFloat(getComputedStyle(it).fontSize)"
    sizes = []
    for what in ("Ana passed", "Ana took the workers of the first place in the north"):
        shown = structs.replace(play(FEW), back=wire.Back(text="Undo", what=what, n=41))
        async with phone(browser, FakeDesk(shown)) as it:
            sizes.append(await it.page.locator("#back .corner > span").evaluate(size_of))
    assert sizes[0] > sizes[1] >= 10


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


async def test_a_question_of_two_lines_leaves_the_name_in_sight(browser: Browser) -> None:
    band = wire.Band(who="Bartholomeus", ask="Draai de ridders om en zeg daarna: wie krijgt welke kaart?")
    async with phone(browser, FakeDesk(structs.replace(play(FEW), band=band))) as it:
        for size in (PANEL, TURNED):
            await it.page.set_viewport_size(size)
            bar, *boxes = [await box_of(it.page.locator(f"#band{part}")) for part in ("", " .say b", " .say .ask")]
            for box in boxes:
                assert bar["y"] <= box["y"] + 1
                assert box["y"] + box["height"] <= bar["y"] + bar["height"] + 1


async def test_what_is_only_read_reaches_down_to_the_bottom(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PAGES["menu"]), size=PANEL) as it:
        box = await box_of(it.page.locator("#form"))
        assert box["y"] + box["height"] == PANEL["height"]
        it.desk.show(PLAYS["amounts"])
        await expect(it.confirm).to_be_visible()
        go = await box_of(it.page.locator("#go"))
        box = await box_of(it.page.locator("#form"))
        assert box["y"] + box["height"] <= go["y"]


def six_games() -> wire.Show:
    """Home with a card for each of six games."""
    cards = HOME.asks[0].forms[0].fields[0]
    assert isinstance(cards, wire.ChoiceView)
    six = structs.replace(cards, options=tuple(structs.replace(cards.options[0], value=str(n)) for n in range(6)))
    forms = tuple(structs.replace(form, fields=(six,) if form.fields else ()) for form in HOME.asks[0].forms)
    return structs.replace(HOME, asks=(structs.replace(HOME.asks[0], forms=forms),))


async def test_all_games_and_the_ways_on_are_seen_at_home_without_scrolling(browser: Browser) -> None:
    async with phone(browser, FakeDesk(six_games()), size=PANEL) as it:
        form, links = await box_of(it.page.locator("#form")), await box_of(it.page.locator(".links"))
        assert links["y"] + links["height"] <= form["y"] + form["height"]
        for card in await it.page.locator(".card").all():
            assert await card.evaluate(BROKEN) == []
        back, go = [await it.page.locator(part).evaluate(COLOUR) for part in ("#back", "#form")]
        assert back == go


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


async def test_where_a_text_is_all_that_is_asked_one_can_type_at_once_and_confirm_with_enter(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["text"])) as it:
        await it.page.keyboard.press("Control+A")
        await it.page.keyboard.type("Eva")
        await expect(it.confirm).to_have_text("Sit Eva down")
        await it.page.keyboard.press("Enter")
        assert await it.heard() == wire.Answer(form=FORM, values={"name": "Eva"})


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
        assert await it.heard() == wire.Set(form="~home", name="game", value=["akkon"])


async def test_an_alternative_without_fields_takes_the_empty_corner(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HOME)) as it:
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


async def test_many_options_on_the_board_need_no_keys_but_several_ways_to_one_cell_do(browser: Browser) -> None:
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


async def test_on_its_side_a_phone_shows_why_at_once_whatever_is_asked(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), size=TURNED) as it:
        for name, sample in PLAYS.items():
            if not sample.asks:
                continue
            first = sample.asks[0]
            forms = tuple(structs.replace(form, rule="BNB-9") for form in first.forms)
            it.desk.show(
                structs.replace(sample, title=name, asks=(structs.replace(first, forms=forms), *sample.asks[1:]))
            )
            await expect(it.page.locator(".plate b")).to_have_text(name)
            box = await box_of(it.key("Why?"))
            assert box["y"] + box["height"] <= TURNED["height"], name
