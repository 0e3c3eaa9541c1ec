"""Which lamps are on, from the open questions and the clocks alone."""

from __future__ import annotations

from companion.devices.outputs import lights
from companion.log.clocks import WARN_MS, Clocks, Countdown, Running, next_warning_ms, short_of_time
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
    """`timers` by seat: how much is left; those of the `held` stand."""
    return Clocks(
        at_ms=0,
        ticking=ticking,
        running=Running(seats=waited, phase="p"),
        per_seat={},
        per_phase={},
        timers=tuple(
            Countdown(id=f"t{seat}", seat=seat, label=NOTHING, of_ms=60_000, left_ms=left_ms, held=seat in held)
            for seat, left_ms in (timers or {}).items()
        ),
        rule=ClockRule(),
    )


def test_a_lamp_is_lit_in_the_seat_s_colour_for_whom_the_table_waits_and_dark_for_all_others() -> None:
    assert lights([prompt(1)], clocks(1), TINTS) == {1: Light(how="lit", tint="blue")}


def test_the_table_s_own_lamp_is_lit_when_the_table_is_asked() -> None:
    assert lights([prompt(TABLE)], clocks(TABLE), TINTS) == {TABLE: Light(how="lit")}


def test_whoever_may_answer_while_nobody_waits_for_it_has_a_dim_lamp() -> None:
    shown = lights([prompt(0), prompt(2, waits=False)], clocks(0), TINTS)
    assert {seat: light.how for seat, light in shown.items()} == {0: "lit", 2: "dim"}


def test_a_question_that_is_a_secret_lights_nothing() -> None:
    assert lights([prompt(0), prompt(2, waits=False, secret=True)], clocks(0), TINTS).keys() == {0}


def test_all_lamps_are_off_while_the_game_is_paused_or_over() -> None:
    assert lights([prompt(0)], clocks(0, timers={0: SHORT}, ticking=False), TINTS) == {}


def test_a_lamp_blinks_when_its_seat_s_time_is_short() -> None:
    shown = lights([prompt(0), prompt(1)], clocks(0, 1, timers={0: SHORT, 1: 2 * WARN_MS}), TINTS)
    assert {seat: light.how for seat, light in shown.items()} == {0: "blink", 1: "lit"}


def test_a_short_time_blinks_only_while_it_runs() -> None:
    shown = lights([prompt(1)], clocks(1, timers=dict.fromkeys(range(3), SHORT), held=(0, 2)), TINTS)
    assert shown == {1: Light(how="blink", tint="blue")}


def test_when_the_table_s_time_is_short_everybody_it_waits_for_blinks() -> None:
    now = clocks(0, 2, timers={TABLE: SHORT})
    assert short_of_time(now) == {TABLE, 0, 2}


def test_nothing_blinks_any_more_once_time_is_up() -> None:
    assert short_of_time(clocks(0, timers={0: 0})) == frozenset()


def test_the_next_warning_is_that_of_whatever_runs_short_first() -> None:
    assert next_warning_ms(clocks(0, timers={0: 30_000, 1: 15_000, 2: 40_000})) == 15_000 - WARN_MS


def test_nothing_is_to_be_waited_for_where_time_is_short_already_or_stands_still() -> None:
    assert next_warning_ms(clocks(0, timers={0: WARN_MS})) is None
    assert next_warning_ms(clocks(0, timers={0: 30_000}, ticking=False)) is None
    assert next_warning_ms(clocks(0)) is None
