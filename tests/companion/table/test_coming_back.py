"""Leaving and resuming games: the same game, records, printed values."""

from __future__ import annotations

import asyncio
from random import Random

from companion.access.grants import Links
from companion.view import wire
from tests.companion.tables import Client, Table, client, play_on, seated, setting_up


async def test_a_game_left_is_offered_on_the_home_screen_and_goes_on_where_it_was(table: Table, here: Client) -> None:
    await play_on(here, Random(3), most=10)
    state = table.core.game.session.state
    home = await here.answer("~leave")
    assert home.page == "home"
    assert home.asks[0].forms[1].confirm == "Resume Battles & Builders"
    await here.answer("~home/resume")
    assert table.core.game.session.state == state
    assert table.core.game.session.paused
    assert not any("companion was off" in fact.text for fact in here.shown.facts)


async def test_a_pad_is_ended_from_the_menu_and_the_winner_is_seen_at_once(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="any_game")
    await here.answer(here.shown.asks[0].forms[0].id, pad="@hearts")
    asked = await here.go({way.text: way.go for way in (await here.go("menu")).links}["End the game"])
    over = await here.answer(asked.asks[0].forms[0].id)
    assert over.page == "play"
    assert over.band.who == "Ana, Bo and Cem win"
    await here.answer("~play")
    await here.go("records")
    assert [fact.text.partition(":")[0] for fact in here.shown.facts if fact.go.startswith("record/")] == ["Hearts"]
    assert (await here.go(f"record/{table.core.kept_games.finished_games[0].id}")).band.who == "Hearts"


async def test_every_game_that_was_left_can_be_gone_on_with_not_only_the_last(table: Table, here: Client) -> None:
    first = table.core.game.session.head.id
    await here.answer("~leave")
    await here.set("~home", "game", "battles_and_builders")
    await here.answer("~new")
    await here.answer("~leave")
    listed = await here.go("records")
    assert len([fact for fact in listed.facts if "Ana, Bo, Cem" in fact.text]) == 2
    shown = await here.go(f"record/{first}")
    back = await here.answer(shown.asks[0].forms[0].id)
    assert (back.page, table.core.game.session.head.id) == ("play", first)


async def test_two_taps_on_start_begin_one_game(table: Table) -> None:
    here = await setting_up(table, "Ana", "Bo")
    start = wire.Answer(form="~new")
    done = await asyncio.gather(*(table.hub.handle(here.visit, start) for _ in range(2)), return_exceptions=True)
    assert [type(d).__name__ for d in done] == ["NoneType", "Stale"]
    assert len(await table.core.store.games()) == 1


async def test_printed_values_are_asked_once_and_remembered_for_the_next_game(table: Table, here: Client) -> None:
    await play_on(here, Random(6))
    learned = table.core.game.session.game.learned(table.core.game.session.state)
    await here.answer("~leave")
    await here.set("~home", "game", "battles_and_builders")
    await here.answer("~new")
    assert table.core.game.session.head.catalogue == {kind: dict(values) for kind, values in learned.items()}


async def test_the_card_for_phones_knows_a_network_that_came_after_the_start(table: Table) -> None:
    here = await client(table)
    assert "not on a network" in (await here.go("join")).facts[0].text
    table.hardware.find_links = lambda: Links(closed=True)
    assert "--no-lan" in (await here.go("join")).facts[0].text
    table.hardware.find_links = lambda: Links(watch=("http://192.168.1.7:8642/",), hosts=frozenset({"192.168.1.7"}))
    shown = await here.go("join")
    assert any("192.168.1.7" in fact.text for fact in shown.facts)
    assert shown.drawing
    assert "192.168.1.7" in table.hub.hosts()
