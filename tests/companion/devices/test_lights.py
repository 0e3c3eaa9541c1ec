"""The lamp states, from the open questions and the clocks alone."""

from __future__ import annotations

import pytest

from companion.devices.outputs import lights
from companion.log.clocks import WARN_MS, Clocks, Countdown, RunningClocks, next_warning_ms, seats_short_of_time
from companion.log.record import ClockRule
from hardware.output import Light
from rules.kit.types import NOTHING, TABLE, Prompt, Seat, Tint

TINTS: tuple[Tint, ...] = ("white", "blue", "pink")
SHORT = WARN_MS // 2


def prompt(seat: Seat, *, waits: bool = True, secret: bool = False) -> Prompt:
    return Prompt(id=f"p{seat}", seat=seat, move="m", label=NOTHING, confirm=NOTHING, waits=waits, secret=secret)


def clocks(
    *waited: Seat, timers: dict[Seat, int] | None = None, held: tuple[Seat, ...] = (), ticking: bool = True
) -> Clocks:
    """`timers`: the time left by seat; those of the `held` seats stand."""
    return Clocks(
        at_ms=0,
        ticking=ticking,
        running=RunningClocks(seats=waited, phase="p"),
        per_seat={},
        per_phase={},
        timers=tuple(
            Countdown(id=f"t{seat}", seat=seat, label=NOTHING, of_ms=60_000, left_ms=left_ms, held=seat in held)
            for seat, left_ms in (timers or {}).items()
        ),
        rule=ClockRule(),
    )


@pytest.mark.parametrize(
    ("prompts", "now", "shown"),
    [
        ([prompt(1)], clocks(1), {1: "lit"}),
        ([prompt(TABLE)], clocks(TABLE), {TABLE: "lit"}),
        ([prompt(0), prompt(2, waits=False)], clocks(0), {0: "lit", 2: "dim"}),
        ([prompt(0), prompt(2, waits=False, secret=True)], clocks(0), {0: "lit"}),
        ([prompt(0)], clocks(0, timers={0: SHORT}, ticking=False), {}),
        ([prompt(0), prompt(1)], clocks(0, 1, timers={0: SHORT, 1: 2 * WARN_MS}), {0: "blink", 1: "lit"}),
        ([prompt(1)], clocks(1, timers=dict.fromkeys(range(3), SHORT), held=(0, 2)), {1: "blink"}),
    ],
    ids=["who is asked", "the table", "who may answer", "a secret", "paused", "short of time", "what stands"],
)
def test_a_lamp_says_whether_its_seat_is_asked_and_short_of_time(
    prompts: list[Prompt], now: Clocks, shown: dict[Seat, str]
) -> None:
    assert {seat: light.how for seat, light in lights(prompts, now, TINTS).items()} == shown


def test_a_lamp_has_the_colour_of_its_seat_and_the_tables_none() -> None:
    shown = lights([prompt(1), prompt(TABLE)], clocks(1, TABLE), TINTS)
    assert shown == {TABLE: Light(how="lit"), 1: Light(how="lit", tint="blue")}


def test_when_the_table_s_time_is_short_everybody_it_waits_for_blinks_and_once_it_is_up_nobody() -> None:
    assert seats_short_of_time(clocks(0, 2, timers={TABLE: SHORT})) == {TABLE, 0, 2}
    assert seats_short_of_time(clocks(0, timers={0: 0})) == frozenset()


def test_the_next_warning_is_that_of_whatever_runs_short_first_and_has_not_yet() -> None:
    assert next_warning_ms(clocks(0, timers={0: 30_000, 1: 15_000, 2: 40_000})) == 15_000 - WARN_MS
    assert next_warning_ms(clocks(0, timers={0: WARN_MS})) is None
    assert next_warning_ms(clocks(0, timers={0: 30_000}, ticking=False)) is None
    assert next_warning_ms(clocks(0)) is None
