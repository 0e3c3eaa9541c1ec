"""Host and reader over a line that breaks after every single byte, in both directions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.dice_host import ASK_MS, SILENT_MS, STALE_MS, Host, RollLedger
from hardware.dice_protocol import Ack, Ask, Beat, Hello, Lamp, Roll, Want, encode
from hardware.signal import Found, Rolled, RolledDie, Signal
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


def test_ten_thousand_unplugs_at_any_byte_invent_and_double_no_die() -> None:
    line, chance, made = connected(), Random(7), 0
    for _ in range(10_000):
        line.left[chance.choice(["host", "reader"])] = chance.randrange(1, 250)
        for _ in range(chance.randrange(3)):
            made += 1
            line.roll((RolledDie(tint="red", face=str(made)),))
        line.wait(chance.choice([TICK_MS, 300, 1_200]))
        line.up = False
        line.wait(chance.choice([TICK_MS, 2_000]))
        line.plug()
        line.wait(chance.choice([0, 1_000]))
    line.wait(8 * 250)
    faces = [int(thrown[0].face) for thrown in line.rolled]
    assert faces == sorted(set(faces))
    assert faces == list(range(1, made + 1))


@settings(deadline=None)
@given(st.lists(st.tuples(st.binary(max_size=30), st.booleans()), max_size=6))
def test_it_is_taken_exactly_once_between_noise_in_both_directions(noises: list[tuple[bytes, bool]]) -> None:
    line = connected()
    for i, (noise, to_host) in enumerate(noises):
        line.roll((RolledDie(tint="red", face=str(i)),))
        (line.to_host if to_host else line.to_reader)(noise)
    line.wait(5_000)
    assert [thrown[0].face for thrown in line.rolled] == [str(i) for i in range(len(noises))]


def test_a_roll_is_not_taken_before_the_reader_has_said_who_it_is() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    step = host.feed(encode(rolled(1)), 10)
    assert (step.signals, step.send) == ((), encode(Ask(protocol=1)))


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


def test_a_reader_is_asked_again_until_it_answers() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    asked = [ms for ms in range(0, 4_000, 100) if host.tick(ms)]
    assert asked == [ASK_MS, 2 * ASK_MS]


def test_a_reader_that_is_quiet_for_too_long_is_silent_and_noise_does_not_count() -> None:
    host = met_host(1_000)
    host.want(("red",), 1_000)
    host.feed(encode(Beat()), 2_000)
    host.feed(b"noise\n" + encode(Ask(protocol=1)), 5_000)
    assert not host.is_silent(2_000 + SILENT_MS - 1)
    assert host.is_silent(2_000 + SILENT_MS)


def test_the_reader_learns_which_dice_are_wanted_and_again_after_it_was_unplugged() -> None:
    line = connected()
    line.to_reader(line.host.want(("red", "red"), line.ms))
    assert (line.reader.wanted_tints, line.reader.lamp) == (("red", "red"), True)
    line.up = False
    line.plug()
    assert line.reader.wanted_tints == ("red", "red")


def test_the_end_of_a_wish_that_got_lost_is_repeated_at_the_next_beat() -> None:
    line = connected()
    line.to_reader(line.host.want(("red",), line.ms))
    line.wait(1_000)
    line.host.want((), line.ms)
    line.wait(2_000)
    assert line.reader.wanted_tints == ()


def test_while_no_dice_are_wanted_neither_side_says_a_word_and_nothing_need_be_done() -> None:
    line = connected()
    assert line.host.rest_ms(line.ms) is None
    assert [line.reader.tick(line.ms + ms) for ms in range(0, 60_000, TICK_MS)] == [b""] * (60_000 // TICK_MS)
    assert not line.host.is_silent(line.ms + 3_600_000)


def test_a_reader_that_was_quiet_for_an_hour_has_time_to_answer_before_it_counts_as_silent() -> None:
    line = connected()
    asked_ms = line.ms + 3_600_000
    line.host.want(("red",), asked_ms)
    assert not line.host.is_silent(asked_ms + SILENT_MS - 1)
    assert line.host.is_silent(asked_ms + SILENT_MS)


def test_a_roll_of_while_it_was_briefly_unplugged_counts_though_it_had_been_quiet_for_an_hour() -> None:
    line = connected()
    line.wait(3_600_000)
    line.up = False
    line.roll(FIRST)
    line.wait(2_000)
    line.plug()
    assert line.rolled == [FIRST]


def test_rolls_faster_than_a_hand_can_roll_come_one_by_one_and_none_is_lost() -> None:
    line = connected()
    for face in range(5):
        line.roll((RolledDie(tint="red", face=str(face)),))
    assert len(line.rolled) == 1
    line.wait(4 * 250 + 250)
    assert [thrown[0].face for thrown in line.rolled] == ["0", "1", "2", "3", "4"]


def test_a_reader_without_a_lamp_is_sent_no_lamp() -> None:
    host = met_host()
    assert host.want(("red",), 0) == WANT_RED
    host.feed(encode(Hello(protocol=1, id="TRAY1", epoch="7F3A", last=0, can=("lamp",))), 0)
    assert host.want(("red",), 0) == WANT_RED + encode(Lamp(on=True))


# ---- timing of frames, to the millisecond ----------------------------------------------------------------------------
HELLO = Hello(protocol=1, id="TRAY1", epoch="7F3A", last=0)
WANT_RED = encode(Want(tints=("red",)))


def met_host(at_ms: int = 0) -> Host:
    """A host just after its handshake with a reader."""
    host = Host("serial:dice", RollLedger())
    host.connect(at_ms)
    host.feed(encode(HELLO), at_ms)
    return host


def rolled(number: int) -> Roll:
    return Roll(epoch="7F3A", number=number, at_rest=True, dice=FIRST)


def test_everything_that_came_in_one_piece_counts() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    host.want(("red",), 0)
    step = host.feed(encode(HELLO) + encode(rolled(1)), 0)
    assert [type(signal) for signal in step.signals] == [Found, Rolled]
    assert step.send == WANT_RED + encode(Ack(epoch="7F3A", number=1))


def test_a_roll_counts_that_came_in_one_piece_with_the_end_of_the_talk() -> None:
    step = met_host().feed(encode(rolled(1)) + encode(Hello(protocol=2, id="TRAY1", epoch="7F3A", last=1)), 0)
    assert [type(signal) for signal in step.signals] == [Rolled]
    assert step.send == encode(Ack(epoch="7F3A", number=1))
    assert (step.end, step.detail) == ("other-protocol", "TRAY1 speaks 2, this host 1")


def test_a_reader_whose_cable_another_one_has_taken_may_be_plugged_in_elsewhere() -> None:
    ledger = RollLedger()
    left, right = Host("serial:left", ledger), Host("serial:right", ledger)
    left.feed(encode(HELLO), 0)
    left.feed(encode(Hello(protocol=1, id="TRAY2", epoch="81CC", last=0)), 0)
    assert right.feed(encode(HELLO), 0).end is None
    assert right.is_met


def test_a_reader_is_told_nothing_before_it_has_said_who_it_is_nor_after_it_has_gone() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    assert host.want(("red",), 0) == b""
    host.feed(encode(HELLO), 0)
    assert host.want(("red",), 0) == WANT_RED
    host.disconnect(0)
    assert not host.is_met
    assert (host.want(("red",), 0), host.play("turn")) == (b"", b"")


def test_to_a_reader_that_is_known_the_wish_is_repeated_not_the_question_who_it_is() -> None:
    host = met_host()
    host.want(("red",), 0)
    assert (host.tick(ASK_MS - 1), host.tick(ASK_MS)) == (b"", WANT_RED)


def test_the_host_sleeps_exactly_until_it_has_to_ask_again_or_the_reader_is_silent() -> None:
    host = met_host(10_000)
    host.want(("red",), 10_000)
    assert [host.rest_ms(10_000 + ms) for ms in (0, 400, 9_000)] == [ASK_MS, ASK_MS - 400, 0]
    host.tick(10_000 + ASK_MS)
    host.tick(10_000 + 2 * ASK_MS)
    assert host.rest_ms(10_000 + 2 * ASK_MS) == SILENT_MS - 2 * ASK_MS


def test_a_beat_is_answered_with_the_wish_at_most_every_three_quarters_of_a_second() -> None:
    host = met_host()
    host.want(("red",), 1_000)
    assert [host.feed(encode(Beat()), 1_000 + ms).send for ms in (749, 750, 1_499, 1_500)] == [b"", WANT_RED] * 2


@pytest.mark.parametrize("sign", [HELLO, rolled(1), Beat()])
def test_a_reader_is_there_as_long_as_it_says_anything(sign: Hello | Roll | Beat) -> None:
    host = met_host()
    host.want(("red",), 0)
    host.feed(encode(sign), 3_000)
    assert [host.is_silent(3_000 + SILENT_MS - 1), host.is_silent(3_000 + SILENT_MS)] == [False, True]


@pytest.mark.parametrize(("away_ms", "counts"), [(STALE_MS, True), (STALE_MS + 1, False)])
def test_half_a_minute_away_is_not_long_yet(away_ms: int, counts: bool) -> None:
    host = met_host()
    host.disconnect(5_000)
    host.connect(5_000 + away_ms)
    host.feed(encode(Hello(protocol=1, id="TRAY1", epoch="7F3A", last=1)), 5_000 + away_ms)
    step = host.feed(encode(rolled(1)), 5_000 + away_ms)
    assert len(step.signals) == counts
