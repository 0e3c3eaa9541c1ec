"""The dice protocol: frames to bytes and back with any damage, and the host, for which no reader doubles a die."""

from __future__ import annotations

import re
import string
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.dice_host import APART_MS, ASK_MS, MOST_EPOCHS, SILENT_MS, STALE_MS, Host, RollLedger
from hardware.dice_protocol import (
    MOST_BYTES,
    Ack,
    Ask,
    Beat,
    Decoder,
    Frame,
    Hello,
    Lamp,
    Roll,
    Sound,
    Want,
    encode,
)
from hardware.signal import Found, Rolled, RolledDie, Signal
from tests.hardware.fakes import dice

DOCUMENT = Path(__file__).parents[2] / "docs" / "dice-reader.md"
ROLL = Roll(epoch="7F3A", number=17, at_rest=True, dice=dice("red 4", "green 2"))

lower = st.text(string.ascii_lowercase, min_size=1, max_size=12)
ids = st.text(string.ascii_letters + string.digits + "._-", min_size=1, max_size=24)
numbers = st.integers(0, 2**32 - 1)
faces = st.text(string.ascii_letters + string.digits + "+.-", min_size=1, max_size=12)
rolled = st.lists(st.builds(RolledDie, tint=lower, face=faces), min_size=1, max_size=12).map(tuple)
rolls = st.builds(Roll, epoch=ids, number=st.integers(1, 2**32 - 1), at_rest=st.booleans(), dice=rolled)
frames: st.SearchStrategy[Frame] = st.one_of(
    st.builds(Hello, protocol=numbers, id=ids, epoch=ids, last=numbers, can=st.lists(lower, max_size=4).map(tuple)),
    rolls,
    st.builds(Beat),
    st.builds(Ask, protocol=numbers),
    st.builds(Ack, epoch=ids, number=numbers),
    st.builds(Want, tints=st.lists(lower, max_size=12).map(tuple)),
    st.builds(Lamp, on=st.booleans()),
    st.builds(Sound, name=st.from_regex(r"[a-z][a-z-]{0,11}", fullmatch=True)),
)


def decoded(*pieces: bytes) -> list[Frame]:
    decoder = Decoder()
    return [found for piece in pieces for found in decoder.feed(piece)]


def test_the_documented_examples_are_true() -> None:
    lines = re.findall(rb"^    (\$.+\*[0-9A-F]{8})$", DOCUMENT.read_bytes(), re.MULTILINE)
    found = decoded(b"".join(line + b"\n" for line in lines))
    assert {type(frame) for frame in found} == {Hello, Roll, Beat, Ask, Ack, Want, Lamp, Sound}


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_every_line_ending_will_do(end: bytes) -> None:
    line = encode(ROLL).rstrip() + end
    assert decoded(line, line) == [ROLL, ROLL]


junk = st.binary(max_size=40).filter(lambda data: b"$" not in data)


@given(st.lists(st.one_of(frames.map(encode), junk), max_size=8).map(b"".join), st.data())
def test_how_the_bytes_are_cut_into_pieces_makes_no_difference(stream: bytes, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(stream)), max_size=6)))
    edges = [0, *cuts, len(stream)]
    pieces = [stream[a:b] for a, b in pairwise(edges)]
    assert decoded(*pieces) == decoded(stream)


@given(st.lists(st.tuples(junk, frames), min_size=1, max_size=5))
def test_noise_between_frames_costs_no_frame(parts: list[tuple[bytes, Frame]]) -> None:
    stream = b"".join(noise + encode(frame) for noise, frame in parts)
    assert decoded(stream) == [frame for _, frame in parts]
    assert all(len(encode(frame)) <= MOST_BYTES for _, frame in parts)


edits = st.lists(st.tuples(st.integers(0, 10_000), st.binary(max_size=3), st.integers(0, 3)), min_size=1, max_size=4)


@given(st.lists(rolls, min_size=1, max_size=3), edits)
def test_damaged_bytes_never_make_a_roll_that_was_not_rolled(
    sent: list[Roll], damage: list[tuple[int, bytes, int]]
) -> None:
    stream = b"".join(encode(roll) for roll in sent)
    for at, new, gone in damage:
        at %= len(stream) + 1
        stream = stream[:at] + new + stream[at + gone :]
    assert all(found in sent for found in decoded(stream + b"\n") if isinstance(found, Roll))


def test_a_flood_without_line_ends_does_not_pile_up_and_the_next_frame_counts() -> None:
    decoder = Decoder()
    for _ in range(100):
        assert decoder.feed(b"x" * 1_000) == []
    assert len(decoder._line) <= MOST_BYTES
    assert decoder.feed(encode(ROLL)) == [ROLL]


def with_crc(body: bytes) -> bytes:
    return b"$%s*%08X\n" % (body, crc32(body))


JUNK = [
    b"roll 7F3A 017 rest red=4",  # a number has one spelling
    b"roll 7F3A 0 rest red=4",  # rolls count from 1
    b"roll 7F3A 17 rest -",  # no dice
    b"roll 7F3A 17 rest red=4,green",
    b"roll 7F/A 17 rest red=4",
    b"hello x TRAY1 7F3A 0 -",
    b"hello 1 TRAY1 7F3A 00 -",
    b"hello 1 TRAY/1 7F3A 0 -",
    b"hello 1 TRAY1 7F/A 0 -",
    b"hello 1 TRAY1 7F3A 0 Lamp",
    b"hello 1 TRAY1 7F3A 0",
    b"ask one",
    b"ack 7F/A 17",
    b"ack 7F3A 017",
    b"want Red",
    b"roll 7F3A 17 still red=4",
    b"roll 7F3A 17 rest Red=4",
    b"lamp bright",
    b"sound -",
    b"sound Turn",
    b"dance",
]


@pytest.mark.parametrize("line", [*map(with_crc, JUNK), encode(ROLL).replace(b"*4C0FF539", b"*4c0ff539")])
def test_a_line_that_is_whole_but_means_nothing_is_junk(line: bytes) -> None:
    assert decoded(line) == []


# ---- the host: readers that are broken, mad or doubled, and the timing of frames to the millisecond ----------------
FOUR = dice("red 4")
BEAT, ASK, WANT_RED = encode(Beat()), encode(Ask(protocol=1)), encode(Want(tints=("red",)))


def hello(last: int = 0, *, id: str = "TRAY1", epoch: str = "7F3A", can: tuple[str, ...] = ()) -> bytes:
    return encode(Hello(protocol=1, id=id, epoch=epoch, last=last, can=can))


def roll(number: int, *, epoch: str = "7F3A") -> bytes:
    return encode(Roll(epoch=epoch, number=number, at_rest=True, dice=FOUR))


def ack(number: int) -> bytes:
    return encode(Ack(epoch="7F3A", number=number))


def met_host(at_ms: int = 0) -> Host:
    """A host just after its handshake with a reader."""
    host = Host("serial:dice", RollLedger())
    host.connect(at_ms)
    host.feed(hello(), at_ms)
    return host


class Talk:
    """A host and the results of every byte since; the bytes come no faster than a table rolls."""

    def __init__(self, ledger: RollLedger | None = None, device: str = "serial:dice") -> None:
        self.host, self.ms = Host(device, ledger or RollLedger()), 1_000
        self.signals: list[Signal] = []
        self.sent, self.end = b"", ""
        self.host.connect(self.ms)

    def hear(self, *pieces: bytes) -> None:
        for data in pieces:
            self.ms += APART_MS
            step = self.host.feed(data, self.ms)
            self.signals += step.signals
            self.sent, self.end = step.send, step.end or ""

    @property
    def numbers(self) -> list[int]:
        return [signal.frame for signal in self.signals if isinstance(signal, Rolled)]


# ---- numbers ----------------------------------------------------------------------------------------
def test_a_roll_that_is_said_a_hundred_times_is_one_roll_and_acknowledged_each_time() -> None:
    talk = Talk()
    talk.hear(hello())
    for _ in range(100):
        talk.hear(roll(1))
        assert talk.sent == ack(1)
    assert talk.numbers == [1]


def test_skipped_numbers_are_taken_and_what_comes_late_is_not() -> None:
    talk = Talk()
    talk.hear(hello(), *(roll(number) for number in (1, 5, 3, 4, 5, 2, 6)))
    assert talk.numbers == [1, 5, 6]


def test_a_reader_that_goes_back_to_an_epoch_of_before_doubles_nothing() -> None:
    talk = Talk()
    for epoch in ("7F3A", "81CC", "7F3A"):
        talk.hear(hello(epoch=epoch), roll(1, epoch=epoch))
    assert len(talk.numbers) == 2


def test_a_ledger_forgets_the_epochs_that_were_used_longest_ago() -> None:
    ledger = RollLedger()
    for i in range(MOST_EPOCHS + 1):
        assert ledger.take(("TRAY1", f"E{i}"), 1)
    assert not ledger.take(("TRAY1", "E1"), 1)
    assert ledger.take(("TRAY1", "E0"), 1)


# ---- two at once ------------------------------------------------------------------------------------
def test_readers_with_one_id_or_one_epoch_but_numbers_of_their_own_are_all_used() -> None:
    ledger = RollLedger()
    for id, epoch in (("TRAY1", "AAAA"), ("TRAY1", "BBBB"), ("TRAY2", "AAAA")):
        talk = Talk(ledger, f"serial:{id}-{epoch}")
        talk.hear(hello(id=id, epoch=epoch), roll(1, epoch=epoch))
        assert talk.numbers == [1]


def test_a_copy_of_a_reader_is_refused_until_the_other_one_has_gone() -> None:
    ledger = RollLedger()
    left, right = Talk(ledger, "serial:left"), Talk(ledger, "serial:right")
    left.hear(hello())
    right.hear(hello())
    assert right.end == "twin"
    left.hear(hello(id="TRAY2", epoch="81CC"))  # another one has taken its cable
    right.hear(hello())
    assert right.end == ""
    assert right.host.is_met


def test_a_roll_whose_acknowledgement_was_lost_counts_once_though_it_comes_again_on_another_port() -> None:
    ledger = RollLedger()
    left, right = Talk(ledger, "serial:left"), Talk(ledger, "serial:right")
    right.hear(hello(epoch="BBBB"))  # so that it was connected a moment ago
    right.host.disconnect(right.ms)
    left.hear(hello(), roll(1))
    left.host.disconnect(left.ms)
    right.host.connect(right.ms)
    right.hear(hello(), roll(1), roll(2))
    assert (left.numbers, right.numbers) == ([1], [2])


# ---- the handshake ----------------------------------------------------------------------------------
def test_a_roll_is_not_taken_before_the_reader_has_said_who_it_is() -> None:
    talk = Talk()
    talk.hear(roll(1))
    assert (talk.signals, talk.sent) == ([], ASK)


def test_everything_that_came_in_one_piece_counts() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    host.want(("red",), 0)
    step = host.feed(hello() + roll(1), 0)
    assert [type(signal) for signal in step.signals] == [Found, Rolled]
    assert step.send == WANT_RED + ack(1)


def test_a_roll_counts_that_came_in_one_piece_with_the_end_of_the_talk() -> None:
    step = met_host().feed(roll(1) + encode(Hello(protocol=2, id="TRAY1", epoch="7F3A", last=1)), 0)
    assert [type(signal) for signal in step.signals] == [Rolled]
    assert step.send == ack(1)
    assert (step.end, step.detail) == ("other-protocol", "TRAY1 speaks 2, this host 1")


def test_a_reader_is_told_nothing_before_it_has_said_who_it_is_nor_after_it_has_gone() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    assert host.want(("red",), 0) == b""
    host.feed(hello(), 0)
    assert host.want(("red",), 0) == WANT_RED
    host.disconnect(0)
    assert not host.is_met
    assert (host.want(("red",), 0), host.play("turn")) == (b"", b"")


def test_only_a_reader_with_a_lamp_is_sent_its_lamp() -> None:
    host = met_host()
    assert host.want(("red",), 0) == WANT_RED
    host.feed(hello(can=("lamp",)), 0)
    assert host.want(("red",), 0) == WANT_RED + encode(Lamp(on=True))


# ---- times ------------------------------------------------------------------------------------------
def test_a_reader_is_asked_again_until_it_answers_and_then_the_wish_is_repeated() -> None:
    host = Host("serial:dice", RollLedger())
    host.connect(0)
    assert [ms for ms in range(0, 4_000, 100) if host.tick(ms)] == [ASK_MS, 2 * ASK_MS]
    host = met_host()
    host.want(("red",), 0)
    assert (host.tick(ASK_MS - 1), host.tick(ASK_MS)) == (b"", WANT_RED)


@pytest.mark.parametrize(
    ("sign", "counts"),
    [(hello(), True), (roll(1), True), (BEAT, True), (b"noise\n" + ASK, False)],
    ids=["hello", "a roll", "a beat", "noise and an echo"],
)
def test_a_reader_is_silent_once_it_has_said_nothing_for_too_long(sign: bytes, counts: bool) -> None:
    host = met_host()
    host.want(("red",), 0)
    host.feed(sign, 3_000)
    silent_ms = 3_000 * counts + SILENT_MS
    assert [host.is_silent(silent_ms - 1), host.is_silent(silent_ms)] == [False, True]


def test_a_reader_that_was_quiet_for_an_hour_has_time_to_answer_before_it_counts_as_silent() -> None:
    host, asked_ms = met_host(), 3_600_000
    assert not host.is_silent(asked_ms)
    host.want(("red",), asked_ms)
    assert [host.is_silent(asked_ms + ms) for ms in (SILENT_MS - 1, SILENT_MS)] == [False, True]


def test_the_host_sleeps_exactly_until_it_has_to_ask_again_or_the_reader_is_silent() -> None:
    host = met_host(10_000)
    assert host.rest_ms(10_000) is None, "no dice are wanted"
    host.want(("red",), 10_000)
    assert [host.rest_ms(10_000 + ms) for ms in (0, 400, 9_000)] == [ASK_MS, ASK_MS - 400, 0]
    host.tick(10_000 + ASK_MS)
    host.tick(10_000 + 2 * ASK_MS)
    assert host.rest_ms(10_000 + 2 * ASK_MS) == SILENT_MS - 2 * ASK_MS


def test_a_beat_is_answered_with_the_wish_at_most_every_three_quarters_of_a_second() -> None:
    host = met_host()
    host.want(("red",), 1_000)
    assert [host.feed(BEAT, 1_000 + ms).send for ms in (749, 750, 1_499, 1_500)] == [b"", WANT_RED] * 2


@pytest.mark.parametrize(("away_ms", "counts"), [(STALE_MS, True), (STALE_MS + 1, False)])
def test_half_a_minute_away_is_not_long_yet(away_ms: int, counts: bool) -> None:
    host = met_host()
    host.disconnect(5_000)
    host.connect(5_000 + away_ms)
    host.feed(hello(last=1), 5_000 + away_ms)
    step = host.feed(roll(1), 5_000 + away_ms)
    assert len(step.signals) == counts
