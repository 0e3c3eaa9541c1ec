"""Looking back by touch: from home to a game of last month and to a player's wins, in a few taps."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import structs

from tests.companion.evenings import record, shelve
from tests.ui.touched import Touched, touched
from tests.ui.whole import (
    assert_no_keys_overlap,
    assert_targets_suit_a_finger,
    assert_texts_lie_inside,
    different,
    sized,
)

pytestmark = pytest.mark.screen
PEOPLE = ("Ana", "Bartholomeus van den Berg", "محمد 🎲")
SHELF = (
    record("amritsar/three_seats_ledger", "AM", PEOPLE, "2026-10-01"),
    record("akkon/ledger_two_seats", "AK", PEOPLE[1:], "2026-10-08"),
    record("himalaya/ledger_three_seats", "HI", PEOPLE, "2026-10-15"),
)
PAGES = (
    "records", "statistics", "people", "statistics/amritsar", "statistics/himalaya", "person/Ana",
    *(f"person/{name}" for name in PEOPLE[1:]),
    *(f"record/{game}{part}" for game in ("AM", "AK", "HI") for part in ("", "/score", "/went", "/went/times", "/log")),
)  # fmt: skip


async def shelved(window: Any, folder: Path, size: tuple[int, int] = (800, 480)) -> Touched:
    """The screen at home, with three finished games."""
    await shelve(folder, *SHELF)
    return await touched(window, folder, size)


async def test_three_taps_lead_from_home_to_the_times_of_an_old_game_and_back_leads_home(
    window: Any, tmp_path: Path
) -> None:
    table = await shelved(window, tmp_path)
    for page in ("records", "record/AM", "record/AM/went/times"):
        await table.go(page)
    assert table.hand.reads("took the longest")
    assert table.taps == 3
    for page in ("record/AM", "records", "home"):
        await table.go(page)
    await table.close()


@sized
@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_every_page_is_whole_whatever_people_are_called(
    window: Any, tmp_path: Path, size: tuple[int, int], lang: Literal["en", "nl"]
) -> None:
    table = await shelved(window, tmp_path, size)
    await speak(table, lang)
    for page in PAGES:
        table.hand.take(await table.client.go(page))
        assert_is_whole(table, page)
    await table.close()


async def speak(table: Touched, lang: Literal["en", "nl"]) -> None:
    """Change the language of table and screen."""
    core = table.client.table.core
    await core.settings.save(structs.replace(core.settings.prefs, lang=lang))
    table.client.table.hub.publish()
    await table.listen()
    assert table.hand.reads({"en": "Games", "nl": "Partijen"}[lang])


def assert_is_whole(table: Touched, page: str) -> None:
    """No text outside its part of the screen, no target too small or overlapping another."""
    parts = different([(page, table.stage.picture)])
    assert_texts_lie_inside(parts)
    assert_targets_suit_a_finger(parts)
    assert_no_keys_overlap(parts)
