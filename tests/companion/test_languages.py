"""Every page in both languages, and who reads which."""

from __future__ import annotations

import logging
from random import Random

import pytest

from companion.view import wire
from tests.companion.table import Table, client, phone, play_on, seated

SHOWN = ("play", "menu", "fix", "log", "note", "rule/BNB-9", "aid", "aid/0", "score", "seat/1", "times", "leave",
         "records", "settings", "join", "sit", "phones", "phone/52", "wifi", "home")  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_every_page_is_drawn_in_both_languages_without_a_hole_in_its_texts(
    table: Table, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    reader = await client(table, lang=lang)
    rng = Random(7)
    with caplog.at_level(logging.WARNING):
        for _ in range(12):
            for page in SHOWN:
                shown = await reader.go(page)
                assert shown.band.who
            await play_on(here, rng, most=8)
    assert not [record.getMessage() for record in caplog.records if "text" in record.getMessage()]


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_the_setup_is_drawn_in_both_languages_without_a_hole_in_its_texts(
    table: Table, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    here = await client(table, lang=lang)
    await here.set("~home", "game", "battles_and_builders")
    with caplog.at_level(logging.WARNING):
        for page in ("new", "new/seat/1", "name/1", "house-rules", "home", "settings", "join", "records"):
            assert (await here.go(page)).band.who
    assert not [record.getMessage() for record in caplog.records if "text" in record.getMessage()]


async def test_the_tables_language_changes_for_all_who_did_not_choose_one(table: Table) -> None:
    here = await client(table)
    english = await client(table, lang="en")
    shown = await here.set("~settings", "lang", "nl")
    assert shown.band.who == "Instellingen"
    assert (await english.go("settings")).band.who == "Settings"
    assert any(isinstance(r, wire.Welcome) and r.lang == "nl" for r in here.heard)


async def test_who_plays_without_a_name_is_called_by_the_colour_in_the_readers_language(table: Table) -> None:
    here = await client(table)
    await here.set("~home", "game", "battles_and_builders")
    shown = await here.answer("~new")
    white, blue = (chip.name for chip in shown.chips)
    assert (white, blue) == ("White", "Blue")
    reader = await phone(table, white, lang="nl")
    assert [(chip.name, chip.phone) for chip in reader.shown.chips] == [("Wit", True), ("Blauw", False)]
    seats = (await reader.go("sit")).asks[0].forms[0].fields[0]
    assert isinstance(seats, wire.ChoiceView)
    assert [(option.value, option.text) for option in seats.options] == [(white, "Wit"), (blue, "Blauw")]


async def test_a_name_that_is_only_another_seats_colour_is_a_name(table: Table) -> None:
    await seated(table, "Blue", "Bo")
    reader = await client(table, token="", lang="nl")
    assert [chip.name for chip in reader.shown.chips] == ["Blue", "Bo"]
