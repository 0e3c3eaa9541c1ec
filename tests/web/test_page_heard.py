"""The page in a real browser for listeners: every piece with its place and owner, and nothing of the game before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.pages.archive.went import sheet_drawing
from companion.testkit import play
from companion.view import wire
from companion.view.drawing import draw
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say, ScoreLine, Sheet
from tests.samples import WATCHING
from tests.web.browser import phone
from tests.web.desk import BOS_TOKEN, FakeDesk
from tests.web.ear import Heard, listener, shows

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

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
    for step in islice(play.random_game(game, play.setup(game, len(NAMES)), Random(5)), 0, MOST_MOVES, EVERY):
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
