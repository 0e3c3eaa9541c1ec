"""Clocks: used time, expiry, and the effect of undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.errors import Unwritable
from companion.log.clocks import Ring, RunningClocks, UsedTime, advance_clocks, countdowns
from companion.log.record import AddedTime, ClockRule, Head, Paused, Played
from rules.kit.types import TABLE, Illegal, Say, Timer, Who
from tests.companion.log.table import Table, head
from tests.pebbles.game import GAME

BANK = ClockRule(mode="bank", bank_ms=10_000, increment_ms=2_000)


async def running(start: Head) -> Table:
    """A table whose tournament clock has been started."""
    table = Table(start)
    await table.session.pause(False, by="screen")
    return table


def test_a_timer_runs_exactly_while_it_is_listed_and_goes_on_with_the_same_bank() -> None:
    def listing(name: str) -> RunningClocks:
        return RunningClocks(phase="p", timers=(Timer(id=name, seat=0, ms=60_000, label=Say(key="t")),))

    used = UsedTime()
    for name, ms in (("a", 100), ("b", 150), ("a", 50)):
        used = advance_clocks(used, listing(name), ms)
    assert used.timers == {"a": 150, "b": 150}


async def test_every_seat_that_is_waited_for_uses_time_and_the_table_too() -> None:
    table = Table(head(3))
    table.wait(1000)
    await table.answer("fist-1")
    table.wait(500)
    await table.answer("fist-0")
    await table.answer("fist-2")
    table.wait(200)
    clocks = table.session.clocks()
    assert clocks.per_seat == {0: 1500, 1: 1000, 2: 1500, TABLE: 200}
    assert clocks.per_phase == {"phase-hide": 1500, "phase-open": 200}


async def test_a_pause_costs_nobody_time() -> None:
    table = Table(head(hide_s=30))
    await table.session.pause(True, by="screen")
    table.wait(60_000)
    assert (table.session.next_due_ms(), await table.session.tick()) == (None, ())
    await table.session.pause(False, by="screen")
    table.wait(300)
    assert table.session.clocks().per_seat == {0: 300, 1: 300}


async def test_a_move_that_is_redone_counts_from_when_it_was_played_whatever_passed_before_it_was_missed() -> None:
    table = Table(head(3))
    table.wait(1000)
    n = await table.answer("fist-1")
    table.wait(2000)
    await table.session.undo(n, by="screen")
    table.wait(4000)
    await table.session.redo(n, by="screen")
    table.wait(500)
    assert table.session.clocks().per_seat == {0: 7500, 1: 1000, 2: 7500}
    again = Table(head(3), table.disk.lines).session.clocks()
    assert (again.per_seat, again.at_ms) == ({0: 7000, 1: 1000, 2: 7000}, 7000)


async def test_the_clock_stands_still_when_the_game_is_over() -> None:
    table = Table(head(rounds=1))
    await table.round()
    table.wait(9000)
    clocks = table.session.clocks()
    assert (clocks.ticking, clocks.at_ms, table.session.next_due_ms()) == (False, 0, None)


# ---- timers -----------------------------------------------------------------------------------------
async def test_time_up_is_played_when_the_sand_glass_runs_out() -> None:
    table = Table(head(hide_s=30))
    await table.answer("fist-0")
    assert table.session.next_due_ms() == 30_000
    table.wait(29_999)
    assert await table.session.tick() == ()
    table.wait(1)
    ring = Ring(id="hide-1", seat=TABLE, label=Say(key="hide-timer"), n=2)
    assert await table.session.tick() == (ring,)
    assert table.disk.lines[-1] == Played(n=2, at=30_000, seat=TABLE, by="timer", move="time_up")
    assert table.names() == ["open"]


async def test_a_timer_without_a_move_rings_once() -> None:
    table = Table()
    await table.to_brook()
    table.wait(20_000)
    assert [ring.id for ring in await table.session.tick()] == ["place-1-0"]
    assert await table.session.tick() == ()
    assert table.session.next_due_ms() is None
    assert table.session.clocks().timers[0].left_ms == 0


async def test_taking_back_time_up_pauses_and_it_does_not_fire_again() -> None:
    table = Table(head(hide_s=30))
    table.wait(30_000)
    await table.session.tick()
    await table.session.undo(1, by="screen")
    assert table.session.paused
    assert isinstance(table.disk.lines[-1], Paused)
    await table.session.pause(False, by="screen")
    table.wait(5000)
    assert await table.session.tick() == ()
    assert table.session.next_due_ms() is None
    await table.answer("fist-0")
    assert await table.session.tick() == ()


async def test_what_a_record_of_before_gave_a_timer_is_added_up() -> None:
    given = [AddedTime(n=n, at=0, by="screen", id="hide-1", ms=ms) for n, ms in enumerate((10_000, 60_000, -5_000), 1)]
    table = Table(head(hide_s=30), given)
    await table.session.pause(False, by="screen")
    assert table.session.next_due_ms() == 95_000


async def test_after_a_glass_whose_move_was_refused_nothing_rings_that_has_rung() -> None:
    def timers(state: object) -> tuple[Timer, ...]:
        return (Timer(id="glass", seat=TABLE, ms=30_000, label=Say(key="hide-timer"), expire="roll"),)

    table = Table(head(clock=BANK), game=replace(GAME, timers=timers))
    await table.session.pause(False, by="screen")
    table.wait(10_000)
    assert len(await table.session.tick()) == 2
    table.wait(20_000)
    with pytest.raises(Illegal):
        await table.session.tick()
    assert await table.session.tick() == ()


@pytest.mark.parametrize(("ran_ms", "due_ms"), [(29_999, 1), (31_000, None)])
async def test_after_a_power_cut_a_glass_with_a_moment_left_still_rings_and_one_at_zero_does_not(
    ran_ms: int, due_ms: int | None
) -> None:
    table = Table(head(hide_s=30))
    table.wait(ran_ms)
    await table.session.note("the plug", by="screen")
    again = Table(table.head, table.disk.lines)
    await again.session.pause(False, by="screen")
    assert again.session.next_due_ms() == due_ms
    again.wait(1)
    assert len(await again.session.tick()) == (due_ms is not None)


async def test_time_up_that_could_not_be_kept_is_tried_again_a_second_later() -> None:
    table = Table(head(hide_s=30))
    table.wait(30_000)
    table.disk.full = True
    with pytest.raises(Unwritable):
        await table.session.tick()
    assert table.session.next_due_ms() == 1000
    table.disk.full = False
    table.wait(1000)
    assert len(await table.session.tick()) == 1


# ---- the table's own tournament clock ---------------------------------------------------------------
def left_ms(table: Table) -> list[int]:
    return [each.left_ms for each in table.session.clocks().timers if each.id.startswith("bank:")]


async def test_it_stands_until_somebody_goes_on_or_answers() -> None:
    waiting, answering = Table(head(clock=BANK)), Table(head(clock=BANK))
    waiting.wait(60_000)
    assert (waiting.session.paused, waiting.session.next_due_ms(), left_ms(waiting)) == (True, None, [10_000, 10_000])
    await waiting.session.pause(False, by="screen")
    waiting.wait(4_000)
    assert left_ms(waiting) == [6_000, 6_000]
    answering.wait(60_000)
    prompt = answering.session.prompts()[0]
    await answering.session.answer(prompt.id, {}, by="screen", resumes=True)
    assert (answering.session.paused, left_ms(answering)) == (False, [12_000, 10_000])


async def test_it_runs_while_the_table_waits_for_its_seat_and_grows_with_an_answer() -> None:
    table = await running(head(clock=BANK))
    table.wait(4000)
    await table.answer("fist-0")
    table.wait(1000)
    assert left_ms(table) == [8000, 5000]
    clocks = table.session.clocks()
    assert (clocks.per_seat, clocks.per_phase) == ({0: 4000, 1: 5000}, {"phase-hide": 5000})


async def test_an_answer_takes_nothing_from_a_glass_that_runs_beside_it() -> None:
    table = await running(head(hide_s=30, clock=BANK))
    table.wait(4_000)
    await table.answer("fist-0")
    assert [timer.left_ms for timer in table.session.clocks().timers][:1] == [26_000]


async def test_whose_answer_is_left_standing_keeps_what_it_brought() -> None:
    table = await running(head(3, clock=BANK))
    table.wait(4_000)
    for seat in (0, 1):
        n = await table.answer(f"fist-{seat}")
    await table.session.drop(n - 1, by="screen", seat=0)
    assert left_ms(table) == [6_000, 8_000, 6_000]


async def test_a_flag_rings_once_and_stays_down() -> None:
    table = await running(head(clock=BANK))
    table.wait(25_000)
    assert await table.session.tick() == tuple(
        Ring(id=f"bank:{seat}", seat=seat, label=Say(key="log-bank-empty", args={"who": Who(seat=seat)}), n=0)
        for seat in (0, 1)
    )
    assert await table.session.tick() == ()
    await table.answer("fist-0")
    assert left_ms(table) == [0, 0], "an answer that comes too late brings no time back"


def test_a_timer_that_counts_up_says_so() -> None:
    timer = Timer(id="a", seat=TABLE, ms=60_000, label=Say(key="t"), up=True)
    (shown,) = countdowns((timer,), UsedTime(timers={"a": 500}), {"a": 1_000})
    assert (shown.up, shown.of_ms, shown.left_ms, shown.expire) == (True, 61_000, 60_500, "")
