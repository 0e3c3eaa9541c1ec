"""The page by ear and by keyboard: every piece has its place and owner, and nothing is shown by looks alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.pages.archive.went import sheet_drawing
from companion.testkit.play import random_game, setup
from companion.view import wire
from companion.view.drawing import draw
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say, ScoreLine, Sheet
from tests.samples import PLAYS, SHOWS, WATCHING, play
from tests.web.browser import phone
from tests.web.desk import BOS_TOKEN, FakeDesk
from tests.web.ear import Ear, Heard, announcements, is_place, listener, shows

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# ---- what is heard ---------------------------------------------------------------------------------------
NAMES = ("Ana", "Bo", "Cem")
MOST_MOVES, EVERY = 120, 20
SPEAKER = Speaker("en", None, ("Ana", "Bo"), ("white", "blue"))


def words(text: str) -> Say:
    return Say(key="", args={"text": text})


def news(n: int, text: str, game: str = "ONE") -> wire.Show:
    return structs.replace(WATCHING, game=game, news=(wire.NewsView(n=n, text=text),))


async def test_places_that_nothing_asks_for_are_heard_as_well(browser: Browser) -> None:
    cells = (
        wire.Disc(x=60, y=60, r=30, fill="paper", hit="a", say="Place 1, Ana: leader"),
        wire.TextLine(x=60, y=60, text="1", anchor="middle"),
        wire.Disc(x=160, y=60, r=30, fill="paper", hit="b"),
        wire.TextLine(x=160, y=50, text="Tyre", anchor="middle"),
        wire.TextLine(x=160, y=70, text="6", anchor="middle"),
        wire.TextLine(x=60, y=120, text="3?", anchor="middle", piece="a|cube|0"),
    )
    shown = structs.replace(WATCHING, drawing=wire.Drawing(width=376, height=400, shapes=cells))
    async with phone(browser, FakeDesk(shown)) as it:
        for name in ("Place 1, Ana: leader", "Tyre, 6"):
            await expect(it.page.locator("#board").get_by_role("img", name=name, exact=True)).to_have_count(1)
        await expect(it.page.locator("#board text:not([aria-hidden])")).to_have_count(0)


def evening(game: AnyGame) -> Iterator[wire.Drawing]:
    """Drawings of a game at intervals."""
    speaker = Speaker("en", game.home, NAMES, game.tints[: len(NAMES)])
    for step in islice(random_game(game, setup(game, len(NAMES)), Random(5)), 0, MOST_MOVES, EVERY):
        yield draw(game.scene(seal(step.after, TABLE), TABLE).parts, game.layouts, game.glyphs, speaker)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_no_number_of_a_board_is_heard_without_what_it_belongs_to(browser: Browser, game: AnyGame) -> None:
    desk = FakeDesk(WATCHING)
    async with listener(browser, desk) as it:
        for n, drawing in enumerate(evening(game)):
            await shows(it, desk, structs.replace(WATCHING, where=f"Moment {n}", drawing=drawing))
            heard = names(await it.hears(), f"Moment {n}")
            assert [name for name in heard if not any(letter.isalpha() for letter in name)] == [], (n, heard)


def names(told: Sequence[Heard], board: str) -> list[str]:
    """All that is heard of the board with that name; contents of a named thing are heard there."""
    found = [(each, [other.name for other in each.within]) for each in told if each.name]
    return [each.name for each, within in found if board in within and not any(within[within.index(board) + 1 :])]


async def test_a_sheet_is_heard_row_by_row_each_number_with_whose_it_is(browser: Browser) -> None:
    lines = (
        ScoreLine(key="", label=words("Battles and what was won in them at sea"), values=(3, 5)),
        ScoreLine(key="", label=words("Towns"), values=(12, -1)),
    )
    shown = structs.replace(WATCHING, drawing=sheet_drawing(Sheet(lines=lines, totals=(15, 4), places=(1, 2)), SPEAKER))
    async with phone(browser, FakeDesk(shown)) as it:
        heard = it.page.locator("#board")
        await expect(heard).to_match_aria_snapshot("""
            - group:
              - img "Ana"
              - img "Bo"
              - 'img "Battles and what was won in them at sea: Ana 3, Bo 5"'
              - 'img "Towns: Ana 12, Bo −1"'
              - 'img "Total: Ana 15, Bo 4"'
        """)
        await expect(heard.locator("text:not([aria-hidden], [role])")).to_have_count(0)


async def test_what_is_read_out_is_never_of_the_game_before_or_in_the_language_before(browser: Browser) -> None:
    desk = FakeDesk(news(1, "Ana leads"))
    async with phone(browser, desk, token=BOS_TOKEN) as it:
        said = it.page.locator("#said")
        desk.show(news(2, "Cem leads with 5"))
        await expect(said).to_have_text("Cem leads with 5")
        desk.show(news(1, "A worker is left", game="TWO"))
        await expect(said).to_be_empty()
        desk.show(news(2, "Bo takes a tile", game="TWO"))
        await expect(said).to_have_text("Bo takes a tile")
        await it.tap("Nederlands")
        await expect(it.page.locator("html")).to_have_attribute("lang", "nl")
        await expect(said).to_be_empty()


# ---- walked with keys ------------------------------------------------------------------------------------
async def focused(it: Ear) -> str:
    """The name of the focused element."""
    return next(each.name for each in reversed(await it.hears()) if each.states.get("focused"))


ROW = tuple(wire.Disc(x=60 + 90 * i, y=60, r=30, fill="paper", hit=hit, say=f"Place {hit}", more=more)
            for i, (hit, more) in enumerate((("a", "Ice road: place c"), ("b", ""), ("c", "highlighted"))))  # fmt: skip
BELOW = wire.Disc(x=150, y=160, r=30, fill="paper", hit="d", say="Place d")
DRAWING = wire.Drawing(width=376, height=400, shapes=(*ROW, BELOW))


def choosing(field: wire.FieldView) -> wire.Show:
    return structs.replace(play(field, confirm="Take it"), drawing=DRAWING, closer="cell", news=())


def another(show: wire.Show, band: wire.Band) -> wire.Show:
    """The same Show with a new form."""
    asks = tuple(structs.replace(ask, forms=tuple(structs.replace(form, id=f"{form.id}0") for form in ask.forms))
                 for ask in show.asks)  # fmt: skip
    return structs.replace(show, asks=asks, band=band)


CELLS = wire.ChoiceView(name="cells", label="Place", keys="board", most=2, ordered=True,
                        options=tuple(wire.OptionView(value=hit, cell=hit) for hit in "bcd"))  # fmt: skip


async def test_arrow_keys_go_to_the_neighbour_in_the_picture_and_enter_chooses_it(browser: Browser) -> None:
    async with listener(browser, FakeDesk(choosing(CELLS))) as it:
        stops = [each for each in await it.hears() if is_place(each)]
        assert [(each.role, each.name) for each in stops] == [
            ("image", "Place a. Ice road: place c"), ("button", "Place b"), ("button", "Place c. highlighted"),
            ("button", "Place d"),
        ]  # fmt: skip
        await it.goes_to(stops[0])
        walked = []
        for way in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft"):
            await it.presses(way)
            walked.append((await focused(it))[:7])
        assert walked == ["Place b", "Place d", "Place b", "Place c", "Place c", "Place b"]
        await it.presses("Enter")
        assert await focused(it) == "Place b, 1."
        await it.presses("ArrowDown")
        await it.presses(" ")
        assert await focused(it) == "Place d, 2."
        await it.presses("Tab")
        await it.presses("Tab", shift=True)
        assert await focused(it) == "Place d, 2.", "the board is one stop of the Tab key"


async def test_enter_on_a_place_that_cannot_be_chosen_says_what_lies_there_and_confirms_nothing(
    browser: Browser,
) -> None:
    desk = FakeDesk(choosing(structs.replace(CELLS, default=("b",))))
    async with listener(browser, desk) as it:
        await it.goes_to(next(each for each in await it.hears() if each.name.startswith("Place a")))
        await it.presses("Enter")
        said = [each.name for each in await it.hears() if each.role == "StaticText" and each.lies_in("alert")]
        assert said[0].startswith("Place a. ")
        assert desk.heard.empty()


async def test_what_was_laid_on_a_place_is_heard_there(browser: Browser) -> None:
    lines = tuple(wire.LineView(id=hit, text=f"place {hit}", cap=2, cell=hit) for hit in "abcd")
    share = wire.AllotView(name="share", label="Goods", lines=lines, keys="board", most=4, least=1)
    async with listener(browser, FakeDesk(choosing(share))) as it:
        await it.touches(next(each for each in await it.hears() if each.name == "Place b"))
        await it.presses("Enter")
        assert await focused(it) == "Place b, ×2"


async def test_a_step_key_says_how_much_it_has_made_it_and_keeps_the_focus_at_its_end(browser: Browser) -> None:
    field = wire.AmountView(name="n", label="Gold", least=0, most=40, keys="step", default=39)
    async with listener(browser, FakeDesk(play(field, confirm="Take {n}"))) as it:
        key = next(each for each in await it.hears() if each.name == "Gold +")
        assert key.about == "39"
        await it.touches(key)
        now = next(each for each in await it.hears() if each.name == "Gold +")
        assert (now.about, now.works, now.states.get("focused")) == ("40", False, True)
        assert await it.is_quiet()


# ---- focus and announcements ------------------------------------------------------------------------------
async def test_where_a_text_is_asked_one_can_type_whoever_types_stays_there_and_enter_confirms(
    browser: Browser,
) -> None:
    desk = FakeDesk(PLAYS["choice"])
    async with listener(browser, desk) as it:
        asked = another(PLAYS["text"], wire.Band(who="Ana", ask="What is your name?"))
        await shows(it, desk, asked)
        await it.types("An")
        await shows(it, desk, structs.replace(asked, band=wire.Band(who="Cem", ask="Bid")))
        await it.types("a")
        box = next(each for each in await it.hears() if each.role == "textbox")
        assert (box.states["focused"], box.states["value"]) == (True, "AnaAna")  # typing continues the old text
        assert await it.said() == "Cem, Bid"
        await it.presses("Enter")
        while not isinstance(request := await desk.heard.get(), wire.Answer):
            pass
        assert request.values == {"name": "AnaAna"}


async def test_whoever_is_on_the_board_stays_there_while_others_play(browser: Browser) -> None:
    watching = structs.replace(choosing(CELLS), asks=(), band=wire.Band(who="Ana", ask="Bid"))
    desk = FakeDesk(watching)
    async with listener(browser, desk) as it:
        await it.goes_to(next(each for each in await it.hears() if each.name == "Place c. highlighted"))
        more = structs.replace(DRAWING, shapes=(*ROW, structs.replace(BELOW, say="Place d, Ana: knight")))
        await shows(it, desk, structs.replace(watching, drawing=more, band=wire.Band(who="Cem", ask="Bid")))
        assert await focused(it) == "Place c. highlighted"


async def test_what_happened_is_said_before_whose_turn_it_is_and_each_once(browser: Browser) -> None:
    others = structs.replace(choosing(CELLS), asks=(), band=wire.Band(who="Ana", ask="Bid"))
    desk = FakeDesk(others)
    async with listener(browser, desk) as it:
        news = (wire.NewsView(n=1, text="Ana bids 4"),)
        await shows(it, desk, structs.replace(others, news=news, band=wire.Band(who="Cem", ask="Bid")))
        assert await it.said() == "Ana bids 4 Cem, Bid"
        await shows(it, desk, structs.replace(choosing(CELLS), news=(wire.NewsView(n=2, text="Cem passes"),)))
        assert await it.said() == "Cem passes"  # the question itself is heard at the focus
        (said,) = announcements(await it.hears())
        await shows(it, desk, structs.replace(choosing(CELLS), news=(wire.NewsView(n=3, text="Cem passes"),)))
        (again,) = announcements(await it.hears())
        assert (again.name, again.node == said.node) == ("Cem passes", False), "the same once more is told once more"


async def test_everything_that_works_is_reached_with_the_tab_key_and_has_a_name(browser: Browser) -> None:
    desk = FakeDesk()
    async with listener(browser, desk) as it:
        for name in ("rows", "throw", "slots", "text"):
            await shows(it, desk, structs.replace(SHOWS[name], clock=None))
            told = await it.hears()
            works = [each for each in told if each.states.get("focusable") and not is_place(each)]
            stops = [(each.role, each.name) for each in works if each.role in ("button", "tab", "textbox")]
            assert [role for role, name in stops if not name] == []
            found = set[tuple[str, str]]()
            for _ in range(len(stops) + 2):
                await it.presses("Tab")
                found |= {(each.role, each.name) for each in await it.hears() if each.states.get("focused")}
            assert {*stops} <= found, name


@pytest.mark.parametrize("role", ["form", "navigation"])
async def test_what_has_the_focus_is_not_told_again_because_others_play(browser: Browser, role: str) -> None:
    begun = structs.replace(PLAYS["choice"], news=())
    desk = FakeDesk(begun)
    async with listener(browser, desk) as it:
        key = next(each for each in await it.hears() if each.role == "button" and each.lies_in(role))
        await it.goes_to(key)
        chips = tuple(structs.replace(chip, score="99") for chip in begun.chips)
        await shows(it, desk, structs.replace(begun, chips=chips, news=(wire.NewsView(n=50, text="Bo bids 4"),)))
        now = next(each for each in await it.hears() if each.states.get("focused") and each.role == "button")
        assert now.node == key.node
        assert await it.said() == "Bo bids 4"
        assert role == "form" or "99" in now.name


async def test_a_new_question_has_the_focus_on_its_heading_which_becomes_another_and_is_told_once(
    browser: Browser,
) -> None:
    desk = FakeDesk(choosing(CELLS))
    waits = structs.replace(choosing(CELLS), asks=(), band=wire.Band(who="Bo", ask="Bid"))
    async with listener(browser, desk) as it:
        await shows(it, desk, waits)
        before = next(each for each in await it.hears() if each.role == "heading" and each.states.get("focused"))
        await shows(it, desk, structs.replace(waits, band=wire.Band(who="Cem", ask="Bid")))
        now = next(each for each in await it.hears() if each.role == "heading" and each.states.get("focused"))
        assert (before.name, now.name, await it.said()) == ("Bo, Bid", "Cem, Bid", "Cem, Bid")
        assert now.node == before.node
        await it.goes_to(next(each for each in await it.hears() if is_place(each)))
        await shows(it, desk, another(PLAYS["amounts"], wire.Band(who="Bo", ask="How many?")))
        assert await focused(it) == "Bo, How many?"
