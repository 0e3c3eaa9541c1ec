"""A game's function that does not come back: who notices, and what becomes of the process."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.app import overdue
from companion.app.overdue import LIMIT_MS, Deadlines, start_again
from companion.app.starting import StartOptions, begun
from companion.fence import Progress
from tests.companion.table import Clock

MOST_S = 60


def test_a_call_that_does_not_come_back_is_told_once_with_its_game() -> None:
    clock, told = Clock(), SimpleQueue[str]()
    calls = Progress(clock)
    watch = Deadlines(calls, told.put)
    with calls.at_work("himalaya"):
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
    monkeypatch.setattr(overdue, "LOOK_S", 0.001)
    watch = Deadlines(calls, told.put)
    watch.start()
    for _ in range(3):
        with calls.at_work("himalaya"):
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
            start_again(
                "secret", {"COMPANION_SCREEN": "7 8"}, {"NOTIFY_SOCKET": str(tmp_path / "systemd"), "HOME": "/home"}
            )
        assert systemd.recv(100) == b"WATCHDOG=1"
    ((program, words, env),) = became
    assert (program, words) == (sys.executable, (sys.executable, *sys.orig_argv[1:]))
    assert (env["COMPANION_TOKEN"], env["COMPANION_SCREEN"], env["HOME"]) == ("secret", "7 8", "/home")


def test_a_start_in_the_place_of_another_has_its_token_and_tells_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_TOKEN", "secret")
    with begun(StartOptions(port=0, lan=False, headless=True)) as start:
        assert start.token == "secret"
        assert "COMPANION_TOKEN" not in os.environ
