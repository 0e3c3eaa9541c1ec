"""Tournament clocks by their definitions (docs/clocks.md), in fake time, as a table's own and as a pad's."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.book import new_head
from companion.log.clocks import Countdown, RunningClocks, UsedTime, advance_clocks, countdowns, own_clocks, start_turns
from companion.log.record import ClockRule
from companion.log.session import Session
from rules.any_game.game import GAME as PAD
from rules.any_game.opening import PRINTED
from rules.kit.presets import KINDS, Kind, Preset
from rules.kit.types import Seating
from tests.companion.log.table import Disk
from tests.companion.tables import Clock
from tests.rules.any_game.table import MADE

FISCHER: dict[str, Any] = {"bank_ms": 900_000, "increment_ms": 10_000}


class Chess:
    """Seats that think in turn."""

    def __init__(self, seats: int = 2, **rule: Any) -> None:
        self.rule, self.seats, self.seat = ClockRule(mode="bank", **rule), seats, 0
        self.used = UsedTime()

    def running(self) -> RunningClocks:
        timers = own_clocks(self.rule, self.seats, (self.seat,))
        return RunningClocks(seats=(self.seat,), phase="p", timers=timers)

    def think(self, seconds: float) -> Chess:
        self.used = advance_clocks(self.used, self.running(), round(1000 * seconds))
        return self

    def press(self, *seconds: float) -> Chess:
        """For each time in turn, the seat to move thinks for so long and presses."""
        for each in seconds:
            self.think(each)
            before, answered = self.running(), self.seat
            self.seat = (self.seat + 1) % self.seats
            self.used = start_turns(self.used, before, self.running(), answered)
        return self

    def shown(self) -> list[Countdown]:
        return list(countdowns(self.running().timers, self.used, {}))

    def first(self) -> tuple[int, int]:
        return self.shown()[0].left_ms, self.shown()[0].stands_ms

    def left_s(self) -> list[float]:
        return [each.left_ms / 1000 for each in self.shown()]


@pytest.mark.parametrize(("kind", "pressed", "left_s"), [
    ("after", (), [900, 900]),  # shows 15:00 at first
    ("after", (4,), [906, 900]),  # 15:06: the increment comes after the turn
    ("after", (4, 30, 900), [16, 880]),
    ("after", (900, 5), [0, 905]),  # a flag that has fallen in the turn gets nothing
    ("before", (), [910, 910]),  # shows 15:10 at first: the increment is there before the turn
    ("before", (4,), [916, 910]),
    ("before", (909, 5), [11, 915]),
    ("before", (910, 5), [0, 915]),
    ("bronstein", (), [910, 910]),  # 15:00 and the extra time, which runs first
    ("bronstein", (4,), [910, 910]),  # within it: the used time comes back, and no more
    ("bronstein", (25,), [895, 910]),  # beyond it: ten seconds come back
    ("bronstein", (910, 1), [0, 910]),
    ("delay", (), [900, 900]),  # the same, but shown without the delay
    ("delay", (4,), [900, 900]),
    ("delay", (25, 11), [885, 899]),
    ("delay", (909.5,), [0.5, 900]),
    ("delay", (910, 1), [0, 900]),
    ("hourglass", (60,), [840, 960]),
    ("hourglass", (60, 90), [930, 870]),
    ("hourglass", (2000,), [0, 1800]),  # only the time left runs over
])  # fmt: skip
def test_what_each_kind_shows_after_the_turns(kind: Kind, pressed: tuple[float, ...], left_s: list[float]) -> None:
    assert Chess(**FISCHER, preset=Preset(kind=kind)).press(*pressed).left_s() == left_s


BYOYOMI: dict[str, Any] = {"bank_ms": 60_000, "increment_ms": 30_000, "preset": Preset(kind="byoyomi", count=3)}
CANADIAN: dict[str, Any] = {"bank_ms": 60_000, "preset": Preset(kind="canadian", count=3, then_min=5)}
PERIODS: dict[str, Any] = {
    "bank_ms": 120_000,
    "increment_ms": 30_000,
    "preset": Preset(kind="periods", count=3, then_min=10),
}


@pytest.mark.parametrize(("rule", "thought", "left_s", "turns", "periods"), [
    (BYOYOMI, (50,), 10, 0, 0),  # of the main time
    (BYOYOMI, (59.5, 20.5), 30, 1, 3),  # 20 s into the first period: a turn within it leaves it whole
    (BYOYOMI, (60, 30), 30, 1, 2),  # the first period is over at its thirtieth second
    (BYOYOMI, (60, 70), 30, 1, 1),  # two are lost
    (BYOYOMI, (60, 89), 30, 1, 1),
    (BYOYOMI, (60, 90, 1), 0, 1, 1),  # the flag
    (CANADIAN, (61,), 299, 2, 1),  # a second into the block
    (CANADIAN, (61, 100), 199, 1, 1),
    (CANADIAN, (61, 100, 100), 300, 3, 1),  # three turns done: the next block is whole
    (CANADIAN, (61, 100, 198), 300, 3, 1),
    (CANADIAN, (61, 100, 199, 1), 0, 1, 1),
    (PERIODS, (), 150, 3, 0),
    (PERIODS, (50, 50), 110, 1, 0),
    (PERIODS, (50, 50, 50), 690, 0, 0),  # saved time carries over: 90 and 600 s
    (PERIODS, (150, 1, 1), 0, 3, 0),  # the turns of the first period were not done in time
    (PERIODS, (50, 50, 50, 690, 1), 0, 0, 0),
])  # fmt: skip
def test_what_comes_after_the_main_time(
    rule: dict[str, Any], thought: tuple[float, ...], left_s: float, turns: int, periods: int
) -> None:
    table = Chess(**rule)
    for each in thought:
        table.press(each, 0)
    now = table.shown()[0]
    assert (now.left_ms / 1000, now.turns, now.periods) == (left_s, turns, periods)


def test_in_the_middle_of_a_turn_the_period_is_shown_that_runs_now() -> None:
    assert Chess(**BYOYOMI).think(65).left_s()[0] == 25
    assert Chess(**BYOYOMI).think(60).left_s()[0] == 30, "no moment without time between two periods"


def test_a_delay_stands_still_before_the_time_runs_and_bronsteins_does_not() -> None:
    us, bronstein = (Chess(**FISCHER, preset=Preset(kind=kind)).think(4) for kind in ("delay", "bronstein"))
    assert (us.first(), bronstein.first()) == ((900_000, 6_000), (906_000, 0))
    assert us.think(8).first() == (898_000, 0)


def test_an_hourglass_of_four_runs_into_the_three_others_in_equal_parts() -> None:
    assert Chess(4, bank_ms=60_000, preset=Preset(kind="hourglass")).press(30).left_s() == [30, 70, 70, 70]


@pytest.mark.parametrize("kind", KINDS)
def test_times_may_be_unequal(kind: Kind) -> None:
    alike, odd = (Chess(**FISCHER, preset=Preset(kind=kind, each_min=each)) for each in ((), (5,)))
    assert [a - b for a, b in zip(alike.left_s(), odd.left_s(), strict=True)] == [600, 0]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_brings_time_back_after_the_flag(kind: Kind) -> None:
    table = Chess(**FISCHER, preset=Preset(kind=kind, count=3, then_min=1))
    table.press(10_000)
    assert table.left_s()[0] == 0
    table.press(*(0,) * 20)
    assert table.left_s()[0] == 0


# ---- at the table -----------------------------------------------------------------------------------
class Pads:
    """Two players with a pad whose form has that clock; its game is a session like any other."""

    def __init__(self, kind: Kind) -> None:
        numbers = {"minutes": 1, "seconds": 10, "count": 3, "then_min": 1}
        told = {
            **MADE,
            "scores": "never",
            "wins": "told",
            "order": "clockwise",
            "clock": "bank",
            "kind": kind,
            **numbers,
        }
        self.disk, self.clock, self.kind = Disk(), Clock(), kind
        known = PRINTED.tell({}, "pad", "", told)
        seating = Seating(names=("Ana", "Bo"), tints=PAD.tints[:2])
        self.head = new_head(PAD, seating, PAD.option_type(), known, ClockRule(), "7K2QMX", "2026-11-21T19:04:11Z")
        self.session = Session.begin(PAD, self.head, self.disk.append, self.clock)

    async def play(self, move: str, **values: Any) -> int:
        prompt = next(p for p in self.session.prompts() if p.move == move)
        return await self.session.answer(prompt.id, values, by="screen")

    def left(self) -> list[tuple[int, int, int]]:
        return [(each.left_ms, each.stands_ms, each.turns) for each in self.session.clocks().timers]

    async def turn(self, ms: int) -> int:
        self.clock.ms += ms
        return await self.play("pass_on")


@pytest.fixture(params=KINDS)
async def pads(request: pytest.FixtureRequest) -> Pads:
    table = Pads(request.param)
    await table.play("choose", pad="Settlers")
    return table


async def test_undo_and_redo_leave_everybody_exactly_their_time(pads: Pads) -> None:
    await pads.play("start_clocks")
    await pads.turn(15_000)
    n, after = await pads.turn(30_000), pads.left()
    pads.clock.ms += 4_000
    later = pads.left()
    await pads.session.undo(n, by="screen")
    pads.clock.ms += 9_000
    await pads.session.redo(n, by="screen")
    pads.clock.ms -= 9_000  # the time until the timeout was noticed is the next player's
    assert pads.left() == later
    pads.clock.ms -= 4_000
    assert pads.left() == after


@pytest.mark.parametrize(("kind", "due_ms"), [("delay", 10_000), ("bronstein", 70_000), ("byoyomi", 60_000)])
async def test_the_table_looks_again_when_the_clock_shows_something_else(kind: Kind, due_ms: int) -> None:
    table = Pads(kind)
    await table.play("choose", pad="Settlers")
    await table.play("start_clocks")
    assert table.session.next_due_ms() == due_ms


async def test_a_game_that_comes_back_stands_where_it_stood(pads: Pads) -> None:
    await pads.play("start_clocks")
    for ms in (15_000, 70_000, 31_000):
        await pads.turn(ms)
    again = Session.resume(PAD, pads.head, pads.disk.lines, pads.disk.append, Clock())
    assert again.clocks().timers == pads.session.clocks().timers


async def test_the_flag_rings_once_when_the_last_period_is_over(pads: Pads) -> None:
    await pads.play("start_clocks")
    rung: list[str] = []
    for _ in range(12):
        if (due := pads.session.next_due_ms()) is None:
            break
        pads.clock.ms += due
        rung += [ring.id for ring in await pads.session.tick()]
    assert rung == ["bank-0"]
    assert pads.left()[0][0] == 0
