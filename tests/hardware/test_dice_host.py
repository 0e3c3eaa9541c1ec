"""The host's side of the dice protocol: broken, mad or doubled readers neither invent nor double a die; and the timing
of frames, to the millisecond."""

from __future__ import annotations

import pytest

from hardware.dice_host import APART_MS, ASK_MS, MOST_EPOCHS, SILENT_MS, STALE_MS, Host, RollLedger
from hardware.dice_protocol import Ack, Ask, Beat, Hello, Lamp, Roll, Want, encode
from hardware.signal import Found, Rolled, Signal
from tests.hardware.fakes import dice

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
