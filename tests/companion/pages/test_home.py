"""Home before a game: the table chooses one, a phone reads what it waits for and what it can do meanwhile."""

from __future__ import annotations

import pytest

from companion.view import wire
from tests.companion.table import Table, client, phone, seated


async def test_a_watcher_is_not_told_to_tap_a_game_but_what_this_phone_waits_for(table: Table) -> None:
    watcher = await client(table, token="")
    home = watcher.shown
    assert home.asks == ()
    assert (home.band.who, home.band.ask) == ("No game on the table yet", "The game opens here when it starts")
    assert "You are watching" in home.facts[0].text
    assert [link.text for link in home.links] == ["Sit down", "Games"]
    assert (await client(table, token="", lang="nl")).shown.band.who == "Nog geen spel op tafel"
    await seated(table, "Ana", "Bo")
    assert (await watcher.receive()).page == "play", "what home promises is kept"


async def test_a_phone_with_a_seat_is_told_what_will_come_to_it(table: Table) -> None:
    here = await seated(table, "Ana", "Bo")
    bo = await phone(table, "Bo")
    await here.answer("~leave")
    home = await bo.receive()
    assert "You have a seat" in home.facts[0].text
    assert home.facts[1] == wire.Fact(text="Unfinished, from today: Ana, Bo", style="label", value="Battles & Builders")


async def test_light_and_language_are_at_hand_at_home_and_everybody_sees_what_came_of_it(table: Table) -> None:
    here, other = await client(table), await client(table)
    assert [(link.text, link.go) for link in here.shown.aside] == [
        ("Dark", "look/light-night"),
        ("Nederlands", "look/lang-nl"),
    ]
    dark = await here.go("look/light-night")
    assert (dark.page, dark.night) == ("home", True)
    assert (await other.receive()).night
    dutch = await here.go("look/lang-nl")
    assert [(link.text, link.go) for link in dutch.aside] == [("Licht", "look/light-day"), ("English", "look/lang-en")]
    assert (await client(table, token="")).shown.aside == ()
    await here.refused(wire.Go(page="look/letters-large"))
    await here.refused(wire.Go(page="look/lang-xx"))


async def test_home_says_how_long_a_game_has_waited_and_how_many_phones_are_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await seated(table, "Ana", "Bo")
    await here.answer("~leave")
    await client(table, token="")
    home = await here.go("home")
    assert home.facts[0].text == "Unfinished, from today: Ana, Bo"
    assert [link.text for link in home.links if link.go == "join"] == ["Phones (1 here)"]
    monkeypatch.setattr("tests.companion.table.UTC", "2026-11-23T10:00:00Z")
    await here.go("settings")
    assert (await here.go("home")).facts[0].text == "Unfinished, from 2 days ago: Ana, Bo"


async def test_the_tables_own_screen_still_chooses_a_game(table: Table) -> None:
    home = (await client(table)).shown
    assert home.band.ask == "Tap a game to set it up"
    assert home.facts == ()
    assert [link.go for link in home.links] == ["records", "settings", "join"]
