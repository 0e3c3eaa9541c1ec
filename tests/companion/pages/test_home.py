"""Home before a game, and every screen's header: the question, the seats and the reason."""

from __future__ import annotations

import pytest

from companion.view import wire
from companion.view.languages import LANGUAGES
from tests.companion.tables import Client, Table, client, committing, phone, seated


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
    assert (here.shown.band.ask, here.shown.facts) == ("Tap a game to set it up", ())
    assert [link.go for link in here.shown.links] == ["records", "settings", "join"]
    assert [(link.text, link.go) for link in here.shown.aside] == [
        ("Dark", "look/light-night"),
        ("DE · FR · NL", "languages"),
    ]
    dark = await here.go("look/light-night")
    assert (dark.page, dark.night) == ("home", True)
    assert (await other.receive()).night
    each = [(link.text, link.go) for link in (await here.go("languages")).links]
    assert each == [(text, f"look/lang-{lang}") for lang, text in LANGUAGES.items()], "each in its own words"
    dutch = await here.go("look/lang-nl")
    assert [(link.text, link.go) for link in dutch.aside] == [
        ("Licht", "look/light-day"),
        ("EN · DE · FR", "languages"),
    ]
    assert (await client(table, token="")).shown.aside == ()


async def test_home_says_how_long_a_game_has_waited_and_how_many_phones_are_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await seated(table, "Ana", "Bo")
    await here.answer("~leave")
    await client(table, token="")
    home = await here.go("home")
    assert home.facts[0].text == "Unfinished, from today: Ana, Bo"
    assert [link.text for link in home.links if link.go == "join"] == ["Phones (1 here)"]
    monkeypatch.setattr("tests.companion.tables.UTC", "2026-11-23T10:00:00Z")
    await here.go("settings")
    assert (await here.go("home")).facts[0].text == "Unfinished, from 2 days ago: Ana, Bo"


# ---- the header in a game ---------------------------------------------------------------------------------
BUILDER, SOLDIERS = {"builder": 1}, {"infantry": 2}


async def won(here: Client) -> wire.Show:
    """Bo alone has committed an army, and takes the open field of 4."""
    shown = await committing(here)
    for count in (1, 2, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    return await here.answer(shown.asks[0].forms[0].id, faces={"0": BUILDER, "1": SOLDIERS, "2": BUILDER})


async def test_after_a_battle_every_screen_reads_who_is_asked_what_and_in_the_news_who_won(
    table: Table, here: Client
) -> None:
    watching = await client(table, token="")
    asked = await won(here)
    label = asked.asks[0].forms[0].label
    for shown in (
        asked,
        await watching.go("play"),
        *[await (await phone(table, name)).go("play") for name in ("Ana", "Bo", "Cem")],
    ):
        assert (shown.band.who, shown.band.ask) == ("Bo", label)
        assert any("takes the tile" in news.text for news in shown.news)
