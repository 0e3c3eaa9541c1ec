"""Broken, mad or doubled dice readers: play goes on, no die is invented or doubled, memory stays small."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterable

import pytest

from hardware.dice_host import APART_MS, MOST_EPOCHS, Host, RollLedger
from hardware.dice_protocol import Ack, Beat, Hello, Roll, Want, encode
from hardware.signal import Rolled, RolledDie, Signal
from tests.hardware.fakes import dice

SMALL = 256 * 1024  # bytes: the memory limit for a reader, whatever it sends
FOUR = dice("red 4")


def hello(last: int = 0, *, id: str = "TRAY1", epoch: str = "7F3A") -> bytes:
    return encode(Hello(protocol=1, id=id, epoch=epoch, last=last))


def roll(number: int, thrown: tuple[RolledDie, ...] = FOUR, *, epoch: str = "7F3A") -> bytes:
    return encode(Roll(epoch=epoch, number=number, at_rest=True, dice=thrown))


class Talk:
    """A host after its handshake with a reader, and the results of every byte since."""

    def __init__(self, ledger: RollLedger | None = None, device: str = "serial:dice") -> None:
        self.host, self.ms = Host(device, ledger or RollLedger()), 1_000
        self.signals: list[Signal] = []
        self.sent = self.end = ""
        self.host.connect(self.ms)

    def hear(self, data: bytes, after_ms: int = APART_MS) -> None:
        self.ms += after_ms
        step = self.host.feed(data, self.ms)
        self.signals += step.signals
        self.sent, self.end = step.send.decode(), step.end or ""

    @property
    def numbers(self) -> list[int]:
        return [signal.frame for signal in self.signals if isinstance(signal, Rolled)]


@pytest.fixture
def talk() -> Talk:
    talk = Talk()
    talk.hear(hello())
    return talk


# ---- numbers ----------------------------------------------------------------------------------------
def test_a_roll_that_is_said_a_hundred_times_is_one_roll_and_acknowledged_each_time(talk: Talk) -> None:
    for _ in range(100):
        talk.hear(roll(1))
        assert talk.sent == encode(Ack(epoch="7F3A", number=1)).decode()
    assert talk.numbers == [1]


def test_skipped_numbers_are_taken_and_what_comes_late_is_not(talk: Talk) -> None:
    for number in (1, 5, 3, 4, 5, 2, 6):
        talk.hear(roll(number))
    assert talk.numbers == [1, 5, 6]


def test_a_reader_that_goes_back_to_an_epoch_of_before_doubles_nothing(talk: Talk) -> None:
    for epoch in ("7F3A", "81CC", "7F3A"):
        talk.hear(hello(epoch=epoch))
        talk.hear(roll(1, epoch=epoch))
    assert len(talk.numbers) == 2


# ---- bytes ------------------------------------------------------------------------------------------
def peak_bytes(work: Callable[[], None]) -> int:
    """Peak memory of the work, above the memory before."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def fed(talk: Talk, pieces: Iterable[bytes], after_ms: int = 1) -> Callable[[], None]:
    """Feed all pieces, and store nothing that a core would have handled by now."""

    def work() -> None:
        for piece in pieces:
            talk.hear(piece, after_ms)
            talk.signals.clear()

    return work


@pytest.mark.parametrize(
    "frame",
    [
        lambda i: encode(Beat()),
        lambda i: roll(1),
        lambda i: roll(i + 1),
        lambda i: roll(i + 1, epoch="OTHER"),
        lambda i: hello(epoch=f"E{i}"),
        lambda i: encode(Want(tints=("red",))),
        lambda i: b"$roll 7F3A 1 rest red=4*00000000\r\n",
        lambda i: b"\n",
    ],
    ids=["beats", "one roll", "rolls", "strange rolls", "ever new epochs", "echoes", "wrong sums", "empty lines"],
)
def test_a_thousand_frames_a_second_cost_no_memory(talk: Talk, frame: Callable[[int], bytes]) -> None:
    frames = (frame(i) for i in range(4_000))
    assert peak_bytes(fed(talk, frames)) < SMALL


# ---- two at once ------------------------------------------------------------------------------------
def test_two_readers_with_one_id_but_numbers_of_their_own_are_both_used() -> None:
    ledger = RollLedger()
    left, right = Talk(ledger, "serial:left"), Talk(ledger, "serial:right")
    for talk, epoch in ((left, "AAAA"), (right, "BBBB")):
        talk.hear(hello(epoch=epoch))
        talk.hear(roll(1, epoch=epoch))
    assert left.numbers == right.numbers == [1]


def test_a_roll_whose_acknowledgement_was_lost_counts_once_though_it_comes_again_on_another_port() -> None:
    ledger = RollLedger()
    left, right = Talk(ledger, "serial:left"), Talk(ledger, "serial:right")
    right.hear(hello(epoch="BBBB"))  # so that it was connected a moment ago
    right.host.disconnect(right.ms)
    left.hear(hello())
    left.hear(roll(1))
    left.host.disconnect(left.ms)
    right.host.connect(right.ms)
    right.hear(hello())
    right.hear(roll(1))
    right.hear(roll(2))
    assert (left.numbers, right.numbers) == ([1], [2])


def test_a_ledger_does_not_grow_with_every_reader_that_forgets_its_numbers() -> None:
    ledger = RollLedger()

    def work() -> None:
        for i in range(20_000):
            assert ledger.arrive("serial:dice", ("TRAY1", f"E{i}")) == ""
            assert ledger.take(("TRAY1", f"E{i}"), 1)

    assert peak_bytes(work) < SMALL
    assert not ledger.take(("TRAY1", f"E{20_000 - MOST_EPOCHS}"), 1)
