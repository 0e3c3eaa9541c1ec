"""The hub takes of each game what follows on, and nothing else, whatever comes and however often."""

from __future__ import annotations

from random import Random

import pytest

from companion.club.stream import Ack, Entry
from companion.hub.database import End
from companion.hub.intake import Intake, read
from tests.club.games import golden, streamed

HEAD, LINES, REVEALED = golden("akkon/worked_score")
ENTRIES = streamed(HEAD, LINES, REVEALED).entries
TOPIC = f"club/t1/log/{HEAD.id}"


def taken(intake: Intake) -> list[int]:
    return [row.s for row in intake.next_batch().taken]


def test_what_comes_in_order_is_taken_and_acknowledged_to_its_end() -> None:
    intake = Intake({})
    assert [intake.take(TOPIC, entry.payload) for entry in ENTRIES[:3]] == ["taken"] * 3
    batch = intake.next_batch()
    assert next((row.s, row.kind, row.body) for row in batch.taken) == (1, "head", ENTRIES[0].text.decode())
    assert intake.acks(batch) == [("t1", HEAD.id, Ack(s=3, hash=ENTRIES[2].hash))]


def test_after_a_gap_nothing_is_taken_until_what_is_missing_comes() -> None:
    intake = Intake({})
    intake.take(TOPIC, ENTRIES[0].payload)
    assert intake.take(TOPIC, ENTRIES[2].payload) == "early"
    assert intake.acks(intake.next_batch()) == [("t1", HEAD.id, Ack(s=1, hash=ENTRIES[0].hash))]
    assert [intake.take(TOPIC, entry.payload) for entry in ENTRIES[1:3]] == ["taken"] * 2


@pytest.mark.parametrize("seed", range(5))
def test_lost_doubled_and_mixed_up_it_is_the_unbroken_beginning_in_the_end(seed: int) -> None:
    rng, intake, rows = Random(seed), Intake({}), list[int]()
    while len(rows) < len(ENTRIES):
        came = [entry for entry in ENTRIES for _ in range(rng.choice((0, 1, 1, 2)))]
        rng.shuffle(came)
        for entry in came[:20]:
            intake.take(TOPIC, entry.payload)
        rows += taken(intake)
    assert rows == list(range(1, len(ENTRIES) + 1))


def test_what_was_committed_before_a_restart_is_acknowledged_again_and_not_taken_twice() -> None:
    intake = Intake({("t1", HEAD.id): End(2, ENTRIES[1].hash)})
    assert intake.take(TOPIC, ENTRIES[0].payload) == "again"
    assert intake.take(TOPIC, ENTRIES[2].payload) == "taken"
    batch = intake.next_batch()
    assert [row.s for row in batch.again] == [1]
    assert intake.acks(batch)[0][2].s == 3


def test_a_forged_entry_is_refused_and_said() -> None:
    intake = Intake({})
    intake.take(TOPIC, ENTRIES[0].payload)
    forged = Entry(2, ENTRIES[1].hash, ENTRIES[1].text.replace(b'"n":1', b'"n":2'))
    assert intake.take(TOPIC, forged.payload) == "refused"
    batch = intake.next_batch()
    assert (batch.taken[0].s, batch.refused[0].s) == (1, 2)
    assert intake.acks(batch) == [("t1", HEAD.id, Ack(s=1, hash=ENTRIES[0].hash, refused=True))]
    assert intake.take(TOPIC, ENTRIES[1].payload) == "taken"


def test_another_games_entries_do_not_fit_though_they_are_whole() -> None:
    assert Intake({}).take("club/t1/log/OTHER", ENTRIES[0].payload) == "refused"


@pytest.mark.parametrize(
    ("topic", "payload"),
    [
        (TOPIC, b""),
        (TOPIC, b"{}"),
        (TOPIC, b'{"s":1,"hash":"x","line":5}'),
        (TOPIC, b'{"s":0,"hash":"x","line":{"k":"head"}}'),
        (TOPIC, b'{"s":99999999999,"hash":"x","line":{"k":"head"}}'),
        (TOPIC, b'{"s":1,"hash":"x\\u0000","line":{"k":"head"}}'),
        (TOPIC, b"[" * 100_000),
        (TOPIC, b"\xff\xfe"),
        (TOPIC, b" " * 1_000_001),
        ("club/t1/log/a b", ENTRIES[0].payload),
        ("club/t'1/log/GAME", ENTRIES[0].payload),
        ("club/t1/state", ENTRIES[0].payload),
        ("club/t1", ENTRIES[0].payload),
    ],
)
def test_what_is_no_entry_is_left_aside(topic: str, payload: bytes) -> None:
    assert read(topic, payload) is None
    intake = Intake({})
    assert intake.take(topic, payload) == "unreadable"
    assert intake.next_batch().touched == {}
