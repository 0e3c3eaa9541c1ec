"""An evening's recording, and its replay with the same outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.app.cli import run
from companion.errors import Damaged, Trouble
from companion.log.record import Paused, Played, Undone
from companion.records import recordings
from companion.records.recordings import Recorder, TraceEntry
from companion.testkit.playback import Replay, play
from companion.view.wire import Pause, Set, Show, Undo
from hardware.signal import Found, Lost, Pressed, Rolled
from tests.companion.app.test_evening import Box
from tests.companion.tables import Clock, Table, seated, table_in
from tests.hardware.fakes import dice

UNPLUGGED = Lost(device="serial:dice", reason="unplugged")


def recording(table: Table, clock: Clock) -> list[TraceEntry]:
    """The entries that a recorder would write."""
    entries: list[TraceEntry] = []
    table.hardware.record = lambda traced: entries.append(recordings.entry(clock(), traced))
    return entries


async def evening(folder: Path) -> tuple[TraceEntry, ...]:
    """A few minutes with presses, taps, a wrong roll, a lost reader, an undo and a pause."""
    clock = Clock()
    table = await table_in(folder, clock)
    entries = recording(table, clock)
    here = await seated(table, "Ana", "Bo")

    async def signal(signal: Pressed | Rolled | Lost | Found) -> None:
        clock.ms += 1_700
        await table.bridge.hear(signal)
        await here.receive()

    await signal(Pressed(device="button:1", button=1, at_ms=clock()))
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    await signal(Rolled(device="serial:dice", dice=dice("pink 4"), frame=1, at_ms=clock()))
    await signal(UNPLUGGED)
    await signal(Found(device="serial:dice"))
    clock.ms += 4_000
    shown = await here.answer(here.shown.asks[0].forms[0].id, tile="urban", value=3)
    assert shown.back
    shown = await here.ask(Undo(n=shown.back.n))
    await here.ask(Pause(on=True))
    await here.answer(shown.asks[0].forms[0].id, tile="open", value=4)
    await table.core.store.close()
    return tuple(entries)


def recorded(file: Path, entries: Iterable[TraceEntry]) -> Recorder:
    """The recorder after writing these entries."""
    recorder = Recorder(file)
    for entry in entries:
        traced = entry.signal or entry.opened or entry.line
        assert traced is not None
        recorder.record(entry.at_ms, traced)
    return recorder


async def test_a_recorded_evening_plays_again_with_the_same_outcome(tmp_path: Path) -> None:
    entries = await evening(tmp_path / "then")
    told: list[str] = []
    outcome = await play(entries, tmp_path / "again", told.append)
    assert outcome == Replay(signals=4, lines=sum(entry.line is not None for entry in entries))
    assert any("pink 4" in line for line in told)
    assert any("button:1 press" in line and "waiting for" in line for line in told)
    kinds = {type(entry.line) for entry in entries if entry.line}
    assert kinds == {Played, Undone, Paused}


async def test_a_button_that_would_do_something_else_today_is_found(tmp_path: Path) -> None:
    entries = list(await evening(tmp_path / "then"))
    i, moved = next((i, e.line) for i, e in enumerate(entries) if isinstance(e.line, Played))
    entries[i] = replace(entries[i], line=replace(moved, by="button:next"))
    entries.insert(i, TraceEntry(at_ms=entries[i].at_ms, signal=Pressed(device="button:next", button="next", at_ms=0)))
    outcome = await play(entries, tmp_path / "again")
    assert not outcome.differs
    entries[i] = TraceEntry(at_ms=entries[i].at_ms, signal=Pressed(device="button:pause", button="pause", at_ms=0))
    outcome = await play(entries, tmp_path / "other")
    assert outcome.differs.startswith("1 ")


async def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    entries = await evening(tmp_path / "then")
    file = tmp_path / "evening.jsonl"
    recorder = recorded(file, entries)
    assert recordings.read(file) == entries  # before it is closed: a crash loses no entry
    recorder.close()
    recorder.record(0, UNPLUGGED)
    assert recordings.read(file) == entries


def test_a_torn_last_line_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    recorded(file, (TraceEntry(at_ms=n, signal=UNPLUGGED) for n in (1, 2))).close()
    file.write_bytes(file.read_bytes()[:-9])
    assert [entry.at_ms for entry in recordings.read(file)] == [1]


@pytest.mark.parametrize(
    ("text", "line"), [(b"", 1), (b"{}\n", 1), (b'{"k":"trace","format":9}\n', 1), (b"hello\n", 1)]
)
def test_a_file_that_is_no_trace_is_refused_with_the_line(tmp_path: Path, text: bytes, line: int) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(text)
    with pytest.raises(Damaged) as damaged:
        recordings.read(file)
    assert damaged.value.say.args["line"] == 1


def test_damage_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    recorded(file, (TraceEntry(at_ms=n, signal=UNPLUGGED) for n in range(3))).close()
    file.write_bytes(file.read_bytes().replace(b'"at_ms":1', b'"at_ms":?'))
    with pytest.raises(Damaged) as damaged:
        recordings.read(file)
    assert damaged.value.say.args["line"] == 3


def test_a_recording_that_cannot_be_begun_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        Recorder(tmp_path / "there" / "is" / "no" / "folder")


def test_the_command_plays_a_file_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.jsonl"
    recorded(file, asyncio.run(evening(tmp_path / "then"))).close()
    assert run(["play-hardware", str(file)]) == 0
    out = capsys.readouterr().out
    assert "serial:dice lost: unplugged" in out
    assert out.splitlines()[-1].startswith("4 signals")


def test_a_running_companion_records_what_its_hardware_reports(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    box = Box(tmp_path / "data", "--simulate", "record-hardware", str(file))
    try:
        here = box.client()
        here.begin("Ana", "Bo")
        here.send(Set(form="~simulator", name="press", value="next"))
        if not _can_be_undone(here.shown):  # the start is not confirmed yet
            here.until(_can_be_undone)
    finally:
        box.end()
    assert run(["play-hardware", str(file)]) == 0
    entries = recordings.read(file)
    assert [e.line.by for e in entries if isinstance(e.line, Played)] == ["button:next"]


def _can_be_undone(reply: object) -> bool:
    return isinstance(reply, Show) and reply.back is not None and reply.back.n > 0
