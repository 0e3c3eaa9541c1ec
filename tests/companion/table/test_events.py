"""Events reach every listener in order, once, and with the current game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.log.record import Line, Paused
from companion.table.events import Happened, Listeners
from companion.table.intents import Leave, Remark, SetPause
from rules.kit.types import Say
from tests.companion.tables import Client, Clock, Table, client, full, seated, table_in


class Ear:
    """Stores its events."""

    def __init__(self) -> None:
        self.heard: list[Happened] = []

    async def hear(self, happened: Happened) -> None:
        self.heard.append(happened)


def listening(table: Table) -> Ear:
    ear = Ear()
    table.core.listeners.add("a test", ear.hear)
    return ear


async def test_all_hear_it_in_order_and_one_that_breaks_costs_the_others_nothing() -> None:
    listeners, heard = Listeners(), list[str]()

    async def one(happened: Happened) -> None:
        heard.append("one")

    async def broken(happened: Happened) -> None:
        raise ZeroDivisionError("a mistake of ours")

    async def two(happened: Happened) -> None:
        heard.append("two")

    for name, listener in (("one", one), ("broken", broken), ("two", two)):
        listeners.add(name, listener)
    await listeners.notify(Happened())
    assert heard == ["one", "two"]


async def test_what_happens_next_is_heard_next_though_a_listener_waits_for_the_disk() -> None:
    """Else lamps and screens would show the older event until the next move."""
    listeners, heard, disk = Listeners(), list[str](), asyncio.Event()
    first, second = (Happened(intent=Remark(text=text)) for text in ("first", "second"))

    async def saves(happened: Happened) -> None:
        if happened is first:
            await disk.wait()

    async def shows(happened: Happened) -> None:
        assert isinstance(happened.intent, Remark)
        heard.append(happened.intent.text)

    listeners.add("saves", saves)
    listeners.add("shows", shows)
    telling = [asyncio.create_task(listeners.notify(each)) for each in (first, second)]
    await asyncio.sleep(0)
    disk.set()
    await asyncio.gather(*telling)
    assert heard == ["first", "second"]


async def test_each_line_is_told_once_however_many_write_at_the_same_moment(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    ear, written, free = listening(table), table.core.store.append, asyncio.Event()

    async def slow(game_id: str, *lines: Line) -> None:
        await free.wait()
        await written(game_id, *lines)

    monkeypatch.setattr(table.core.store, "append", slow)
    notes = [asyncio.create_task(table.core.do(Remark(text=f"note {n}"), by="screen")) for n in range(5)]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(*notes)
    told = [line for happened in ear.heard for line in happened.lines]
    assert sorted(line.n for line in told) == [1, 2, 3, 4, 5]


async def test_a_game_that_is_left_is_told_with_its_last_line_and_then_there_is_none(table: Table) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    ear = listening(table)
    await table.core.do(Leave(), by="screen")
    [happened] = ear.heard
    assert happened.closed
    assert [type(line) for line in happened.lines] == [Paused]
    assert (happened.now, table.core.game.has_game) == (None, False)


# ---- beside the game ----------------------------------------------------------------------------------
async def test_names_are_known_from_the_game_on_in_which_somebody_sat_down(tmp_path: Path) -> None:
    table = await table_in(tmp_path, Clock())
    here = await client(table)
    await here.set("~home", "game", "battles_and_builders")
    assert not table.core.names.known_names
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    await here.answer("~new")
    assert table.core.names.known_names == ("Ana", "Bo")
    await table.core.store.close()
    again = await table_in(tmp_path, Clock())
    assert again.core.names.known_names == ("Ana", "Bo")
    await again.core.store.close()


async def test_a_full_disk_costs_names_and_drafts_but_not_the_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.core.store, "keep", full)
    here = await seated(table, "Ana", "Bo", "Cem")
    assert here.shown.page == "play"
    assert table.core.names.known_names == ("Ana", "Bo", "Cem")


async def test_what_a_game_was_told_is_kept_when_it_stands_still_and_not_at_a_hasty_move(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = list[str]()

    async def keep(key: str, value: object) -> bool:
        kept.append(key)
        return True

    monkeypatch.setattr(table.core.store, "keep_if_possible", keep)
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    assert kept == []
    await table.core.do(SetPause(on=True), by="screen")
    assert kept == ["catalogue/battles_and_builders"]


async def test_a_sentence_for_everybody_is_on_home_too_where_no_game_shows_it(table: Table) -> None:
    here = await client(table)
    await table.core.say(Say(key="went-wrong"))
    assert any(fact.text.startswith("Internal error.") for fact in (await here.receive()).facts)
