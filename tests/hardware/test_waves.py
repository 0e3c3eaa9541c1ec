"""Square waves on lines: right on average, and without wake-ups when silent."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import SimpleQueue

import pytest

from hardware.waves import Wave, Waves
from tests.hardware.fakes import until


@pytest.fixture
def waves() -> Iterator[Waves]:
    waves = Waves()
    yield waves
    waves.close()


def test_a_wave_is_high_and_low_for_its_share() -> None:
    levels: list[bool] = []
    wave = Wave(high_ns=3, low_ns=7, write=levels.append, due_ns=100)
    changes = []
    for _ in range(4):
        changes.append(wave.due_ns)
        wave.change(wave.due_ns)
    assert changes == [100, 103, 110, 113]
    assert levels == [True, False, True, False]


def test_a_wave_that_was_held_up_for_long_does_not_hurry_after_its_time() -> None:
    wave = Wave(high_ns=300, low_ns=700, write=lambda high: None, due_ns=100)
    wave.change(9_000)
    assert wave.due_ns == 9_300


def test_a_wave_that_changes_goes_on_from_where_it_is(waves: Waves) -> None:
    levels: list[bool] = []
    waves.play(20, 1_000, 0.3, levels.append)
    for share in (0.4, 0.5, 0.6):
        reached = len(levels) + 3
        until(lambda reached=reached: len(levels) >= reached)  # type: ignore[misc]
        waves.play(20, 1_000, share, levels.append)
    until(lambda: len(levels) >= 12)
    waves.hush(20)
    assert levels == [n % 2 == 0 for n in range(len(levels))]


def test_a_line_that_has_gone_is_left_and_the_others_go_on(waves: Waves) -> None:
    tries: list[bool] = []
    levels: list[bool] = []

    def gone(high: bool) -> None:
        tries.append(high)
        raise OSError(19, "No such device")

    waves.play(20, 1_000, 0.5, gone)
    waves.play(21, 1_000, 0.5, levels.append)
    until(lambda: len(levels) >= 6)
    assert tries == [True]


def test_nobody_waits_for_a_time_while_there_is_no_wave(waves: Waves, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: SimpleQueue[float | None] = SimpleQueue()
    wait = threading.Condition.wait

    def noted(condition: threading.Condition, timeout: float | None = None) -> bool:
        if condition is waves._wakeup:
            waits.put(timeout)
        return wait(condition, timeout)

    monkeypatch.setattr(threading.Condition, "wait", noted)
    waves.play(20, 1_000, 0.5, lambda high: None)
    assert waits.get(timeout=30) is not None
    waves.hush(20)
    asked: list[float | None] = []
    while not asked or asked[-1] is not None:
        asked.append(waits.get(timeout=30))
    assert waits.empty()
