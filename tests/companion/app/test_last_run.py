"""What a start does otherwise because of how the last run ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.app import overdue
from companion.app.overdue import FILE, SOON_MS, LastRun
from tests.companion.table import Clock


def ways(run: LastRun) -> tuple[bool, str, str]:
    return run.resumes, run.stopped, run.left_alone


def begun(folder: Path, clock: Clock, *, shown: bool = True) -> LastRun:
    run = LastRun(folder, clock)
    if shown:
        run.shown()
    return run


def test_after_a_run_that_ended_everything_is_as_usual(tmp_path: Path) -> None:
    begun(tmp_path, Clock()).ended()
    assert ways(LastRun(tmp_path, Clock())) == (True, "", "")
    assert not list(tmp_path.glob("*.new"))


def test_a_run_that_was_broken_off_with_a_picture_is_gone_on_with(tmp_path: Path) -> None:
    begun(tmp_path, Clock())
    assert ways(LastRun(tmp_path, Clock())) == (True, "", "")


def test_a_run_that_came_to_no_picture_is_not_gone_on_with_and_the_one_after_it_is_as_usual(tmp_path: Path) -> None:
    begun(tmp_path, Clock(), shown=False)
    second = begun(tmp_path, Clock())
    assert ways(second) == (False, "", "")
    second.ended()
    assert ways(LastRun(tmp_path, Clock())) == (True, "", "")


@pytest.mark.parametrize(("later_ms", "resumes"), [(SOON_MS - 1, False), (SOON_MS, True)])
def test_two_runs_broken_off_within_a_minute_are_not_gone_on_with(
    tmp_path: Path, later_ms: int, *, resumes: bool
) -> None:
    clock = Clock()
    begun(tmp_path, clock)
    begun(tmp_path, clock)
    clock.ms += later_ms
    assert LastRun(tmp_path, clock).resumes == resumes


def test_a_plug_that_was_pulled_twice_blames_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine counts from its own start."""
    boot = tmp_path / "boot_id"
    monkeypatch.setattr(overdue, "BOOT", boot)
    for number in range(3):
        boot.write_text(f"{number}\n")
        assert begun(tmp_path, Clock()).resumes


def test_a_game_that_did_not_come_back_is_named_and_the_second_time_within_a_minute_left_alone(tmp_path: Path) -> None:
    clock = Clock()
    begun(tmp_path, clock).stuck("himalaya")
    second = begun(tmp_path, clock)
    assert ways(second) == (True, "himalaya", "")
    second.stuck("himalaya")
    third = begun(tmp_path, clock)
    assert (third.stopped, third.left_alone) == ("himalaya", "himalaya")
    third.ended()
    assert ways(LastRun(tmp_path, clock)) == (True, "", "")


@pytest.mark.parametrize("note", [b"", b"{", b'{"shown": 3}'])
def test_a_note_that_cannot_be_read_blames_nobody(tmp_path: Path, note: bytes) -> None:
    (tmp_path / FILE).write_bytes(note)
    assert ways(LastRun(tmp_path, Clock())) == (True, "", "")


def test_a_disk_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    run = LastRun(tmp_path / "nowhere", Clock())
    run.shown()
    run.stuck("himalaya")
    run.ended()
    assert ways(run) == (True, "", "")
