"""A game's function that hangs: detection, the end of the process, and the next start."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.app import deadlines
from companion.app.deadlines import FILE, LIMIT_MS, SOON_MS, Deadlines, LastRun, start_again
from companion.app.startup import StartOptions, prepare
from companion.fence import Progress
from tests.companion.tables import Clock

MOST_S = 60


def test_a_call_that_does_not_come_back_is_told_once_with_its_game() -> None:
    clock, told = Clock(), SimpleQueue[str]()
    calls = Progress(clock)
    watch = Deadlines(calls, told.put)
    with calls.track("himalaya"):
        watch.start()
        clock.ms += LIMIT_MS + 1
        assert told.get(timeout=MOST_S) == "himalaya"
        watch.stop()
    assert told.empty()


def test_calls_that_come_back_are_no_matter_and_afterwards_no_timer_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, told, looked = Clock(), SimpleQueue[str](), SimpleQueue[int]()
    calls = Progress(clock)
    longer_than = calls.longer_than

    def look(limit_ms: int) -> tuple[str, ...]:
        looked.put(clock.ms)
        return longer_than(limit_ms)

    monkeypatch.setattr(calls, "longer_than", look)
    monkeypatch.setattr(deadlines, "LOOK_S", 0.001)
    watch = Deadlines(calls, told.put)
    watch.start()
    for _ in range(3):
        with calls.track("himalaya"):
            clock.ms += LIMIT_MS
            while looked.get(timeout=MOST_S) < clock.ms:
                pass
    watch.stop()
    assert told.empty()
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_the_companion_that_takes_the_place_is_the_same_to_its_screen_and_to_systemd(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[tuple[str, tuple[str, ...], dict[str, str]]] = []

    def become(program: str, words: tuple[str, ...], env: dict[str, str]) -> None:
        became.append((program, words, env))
        raise InterruptedError("what comes next is another program")

    monkeypatch.setattr(os, "execve", become)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "systemd"))
        with pytest.raises(InterruptedError):
            start_again("secret", {"NOTIFY_SOCKET": str(tmp_path / "systemd"), "HOME": "/home"})
        assert systemd.recv(100) == b"WATCHDOG=1"
    ((program, words, env),) = became
    assert (program, words) == (sys.executable, (sys.executable, *sys.orig_argv[1:]))
    assert (env["COMPANION_TOKEN"], env["HOME"]) == ("secret", "/home")


def test_a_start_in_the_place_of_another_has_its_token_and_tells_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_TOKEN", "secret")
    with prepare(StartOptions(port=0, lan=False, headless=True)) as start:
        assert start.token == "secret"
        assert "COMPANION_TOKEN" not in os.environ


# ---- the end of the last run -------------------------------------------------------------------------
def ways(run: LastRun) -> tuple[bool, str, str]:
    return run.may_resume, run.stuck_game, run.left_alone


def run_in(folder: Path, clock: Clock, how: str = "broken off") -> None:
    """A run that ends in this way."""
    run = LastRun(folder, clock)
    if how != "without a picture":
        run.mark_shown()
    if how == "stuck":
        run.mark_stuck("himalaya")
    elif how == "ended":
        run.mark_ended()


USUAL, STUCK = (True, "", ""), "himalaya"


@pytest.mark.parametrize(
    ("runs", "then"),
    [
        (["ended"], USUAL),
        (["broken off"], USUAL),
        (["broken off", "broken off"], (False, "", "")),
        (["without a picture"], (False, "", "")),
        (["without a picture", "ended"], USUAL),
        (["stuck"], (True, STUCK, "")),
        (["stuck", "stuck"], (False, STUCK, STUCK)),
        (["stuck", "stuck", "ended"], USUAL),
    ],
)
def test_how_runs_within_a_minute_ended_says_what_comes_back_which_game_is_named_and_which_left_alone(
    tmp_path: Path, runs: list[str], then: tuple[bool, str, str]
) -> None:
    clock = Clock()
    for how in runs:
        run_in(tmp_path, clock, how)
    assert ways(LastRun(tmp_path, clock)) == then
    assert not list(tmp_path.glob("*.new"))


@pytest.mark.parametrize(("later_ms", "resumes"), [(SOON_MS - 1, False), (SOON_MS, True)])
def test_what_was_broken_off_a_minute_ago_is_gone_on_with(tmp_path: Path, later_ms: int, *, resumes: bool) -> None:
    clock = Clock()
    for _ in range(2):
        run_in(tmp_path, clock)
    clock.ms += later_ms
    assert LastRun(tmp_path, clock).may_resume == resumes


def test_a_plug_that_was_pulled_twice_blames_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine counts from its own start."""
    boot = tmp_path / "boot_id"
    monkeypatch.setattr(deadlines, "BOOT", boot)
    for number in range(3):
        boot.write_text(f"{number}\n")
        assert LastRun(tmp_path, Clock()).may_resume
        run_in(tmp_path, Clock())


@pytest.mark.parametrize("note", [b"", b"{", b'{"shown": 3}'])
def test_a_note_that_cannot_be_read_blames_nobody(tmp_path: Path, note: bytes) -> None:
    (tmp_path / FILE).write_bytes(note)
    assert ways(LastRun(tmp_path, Clock())) == (True, "", "")


def test_a_disk_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    run = LastRun(tmp_path / "nowhere", Clock())
    run.mark_shown()
    run.mark_stuck("himalaya")
    run.mark_ended()
    assert ways(run) == (True, "", "")
