"""Timers, banks and the time of each player at a whole table; how long it was away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.log.disk import elapsed_time
from companion.log.disk.elapsed_time import note
from companion.table import timekeeper
from companion.table.downtime import downtime_sentence
from rules.kit.types import Say
from tests.companion.tables import Clock, Table, seated, table_in


async def test_a_commit_timer_that_runs_out_rings_and_takes_nothing_away(table: Table, clock: Clock) -> None:
    here = await seated(table, "Ana", "Bo", commit_s=30)
    event = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    committing = await here.answer(event.asks[0].forms[0].id, tile="urban", value=3)
    assert committing.clock
    assert (committing.clock.ms, committing.clock.down, committing.clock.of_ms) == (30_000, True, 30_000)
    clock.ms += 30_000
    await table.core.time.tick()
    shown = await here.receive()
    assert shown.clock
    assert shown.clock.ms == 0
    assert any(fact.text.startswith("Time is up") for fact in shown.facts)
    assert shown.asks[0].forms[0].id == committing.asks[0].forms[0].id


async def test_a_companion_that_dies_gives_nobody_thinking_time_back(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "EVERY_MS", 1)
    first = await table_in(tmp_path, clock)
    here = await seated(first, "Ana", "Bo", game="any_game")
    await here.answer(here.shown.asks[0].forms[0].id, pad="@chess-clock")
    clock.ms += 60_000  # the clock stands until it is started
    await here.answer(here.shown.asks[0].forms[0].id)
    clock.ms += 21_000
    noted = asyncio.Event()

    def hear(folder: Path, told: elapsed_time.ElapsedTime) -> None:
        note(folder, told)
        noted.set()

    monkeypatch.setattr(elapsed_time, "note", hear)
    noting = asyncio.create_task(first.core.time.wait())
    await noted.wait()
    noting.cancel()
    await first.core.store.close()
    second = await table_in(tmp_path, Clock())
    assert [timer.left_ms for timer in second.core.game.session.clocks().timers] == [879_000, 900_000]
    await second.core.game.session.pause(False, by="screen")
    assert second.core.game.session.lines[-1].at == 81_000
    await second.core.store.close()


@pytest.mark.parametrize("held", [b"", b"{}", b'{"game":"x","lines":2,"at":5}', b'{"game":"g","lines":1,"at":5}'])
def test_what_was_noted_of_another_game_or_line_or_cannot_be_read_says_nothing(tmp_path: Path, held: bytes) -> None:
    (tmp_path / elapsed_time.FILE).write_bytes(held)
    assert elapsed_time.noted_ms(tmp_path, "g", 2) == 0


async def test_a_timer_that_is_held_stands_until_the_table_starts_it(table: Table, clock: Clock) -> None:
    """The first month of Himalaya: the minute starts only when all have seen the question."""
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya", tracking="ledger")
    shown = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    for villages in ([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]):
        shown = await here.answer(shown.asks[0].forms[0].id, villages=villages)
    assert shown.clock
    assert (shown.clock.ms, shown.clock.running, table.core.game.next_due_ms()) == (60_000, False, None)
    clock.ms += 300_000
    await table.core.time.tick()
    shown = await here.answer(shown.asks[0].forms[0].id)
    assert shown.clock
    assert (shown.clock.ms, shown.clock.running) == (60_000, True)
    clock.ms += 60_000
    await table.core.time.tick()
    assert (await here.receive()).where == "Month 1, 1/6"


# ---- away ---------------------------------------------------------------------------------------------
NOW = "2026-11-21T19:00:00Z"


@pytest.mark.parametrize(
    ("last", "unit", "n"),
    [
        ("2026-11-21T18:58:00Z", "away-minutes", 2),
        ("2026-11-21T17:30:00Z", "away-hours", 1),
        ("2026-11-18T19:00:00Z", "away-days", 3),
        ("2026-11-21T18:59:30Z", "away-moment", 0),
    ],
)
def test_a_restart_says_how_long_it_was_away(last: str, unit: str, n: int) -> None:
    assert downtime_sentence(last, NOW) == Say(
        key="away-known", args={"time": Say(key=unit, args={"n": n} if n else {})}
    )


@pytest.mark.parametrize("last", ["2026-11-21T20:00:00Z", "1970-01-01T00:00:07Z", "", "yesterday"])
def test_a_wall_clock_that_jumped_gives_no_figure(last: str) -> None:
    assert downtime_sentence(last, NOW) == Say(key="away-unknown")
