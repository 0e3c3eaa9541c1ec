"""Host and reader over a line that breaks after every single byte, in both directions."""

from __future__ import annotations

import pytest

from hardware.dice_host import Host, RollLedger
from hardware.signal import Rolled, RolledDie, Signal
from tests.hardware.board import BoardReader
from tests.hardware.fakes import dice

FIRST, SECOND, THIRD = dice("red 4", "green 2"), dice("red 4", "green 2"), dice("blue 6")
TICK_MS = 50


class Line:
    """A host, a reader and the cable between them. `left` is the number of bytes each way before the break."""

    def __init__(self) -> None:
        self.ms = 1_000
        self.host = Host("serial:dice", RollLedger())
        self.reader = BoardReader("TRAY1", "7F3A")
        self.signals: list[Signal] = []
        self.left = {"host": 1 << 30, "reader": 1 << 30}  # bytes still delivered
        self.up = False
        self.up_ms = 0  # the end of the last connection

    def plug(self) -> None:
        self.host.disconnect(self.up_ms)
        self.up, self.left = True, {"host": 1 << 30, "reader": 1 << 30}
        self.to_reader(self.host.connect(self.ms))
        self.to_host(self.reader.wake_up(self.ms))

    def to_host(self, data: bytes) -> None:
        data = self._through("host", data)
        step = self.host.feed(data, self.ms)
        self.signals += step.signals
        self.to_reader(step.send)

    def to_reader(self, data: bytes) -> None:
        data = self._through("reader", data)
        if data:
            self.to_host(self.reader.feed(data, self.ms))

    def _through(self, way: str, data: bytes) -> bytes:
        if not self.up:
            return b""
        data = data[: self.left[way]]
        self.left[way] -= len(data)
        self.up = self.left[way] > 0
        return data

    def roll(self, thrown: tuple[RolledDie, ...]) -> None:
        self.to_host(self.reader.roll(thrown, self.ms))

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, TICK_MS):
            self.up_ms = self.ms if self.up else self.up_ms
            self.ms += TICK_MS
            self.to_host(self.reader.tick(self.ms))
            self.to_reader(self.host.tick(self.ms))

    @property
    def rolled(self) -> list[tuple[RolledDie, ...]]:
        return [signal.dice for signal in self.signals if isinstance(signal, Rolled)]


def connected() -> Line:
    line = Line()
    line.plug()
    line.wait(1_000)
    return line


@pytest.mark.parametrize("way", ["host", "reader"])
@pytest.mark.parametrize("before_replug_ms", [0, 3_000])
def test_a_roll_is_taken_exactly_once_though_the_line_is_cut_at_any_byte(way: str, before_replug_ms: int) -> None:
    for at in range(400):
        line = connected()
        line.left[way] = at
        line.up = at > 0
        line.roll(FIRST)
        line.roll(SECOND)
        line.wait(before_replug_ms)
        line.plug()
        line.roll(THIRD)
        line.wait(1_000)
        assert line.rolled == [FIRST, SECOND, THIRD], f"cut {way} at {at}"


def test_a_reader_that_forgot_its_numbers_is_asked_again_and_its_rolls_count() -> None:
    line = connected()
    line.roll(FIRST)
    line.reader = BoardReader("TRAY1", "81CC")
    line.roll(SECOND)
    line.wait(1_000)
    assert line.rolled == [FIRST, SECOND]


def test_what_a_reader_kept_from_yesterday_is_not_this_table_s_roll() -> None:
    line = Line()
    line.roll(FIRST)
    line.plug()
    line.wait(1_000)
    line.roll(SECOND)
    line.wait(1_000)
    assert line.rolled == [SECOND]


def test_rolls_faster_than_a_hand_can_roll_come_one_by_one_and_none_is_lost() -> None:
    line = connected()
    for face in range(5):
        line.roll((RolledDie(tint="red", face=str(face)),))
    assert len(line.rolled) == 1
    line.wait(4 * 250 + 250)
    assert [thrown[0].face for thrown in line.rolled] == ["0", "1", "2", "3", "4"]


def test_while_no_dice_are_wanted_the_reader_says_nothing() -> None:
    line = connected()
    assert [line.reader.tick(line.ms + ms) for ms in range(0, 60_000, TICK_MS)] == [b""] * (60_000 // TICK_MS)


def test_a_roll_of_while_it_was_briefly_unplugged_counts_though_it_had_been_quiet_for_an_hour() -> None:
    line = connected()
    line.wait(3_600_000)
    line.up = False
    line.roll(FIRST)
    line.wait(2_000)
    line.plug()
    assert line.rolled == [FIRST]
