"""The first steps of a start: ports, and the touchscreen's process."""

from __future__ import annotations

import subprocess
import sys
from errno import EADDRINUSE
from pathlib import Path
from socket import socket

import pytest

from companion.app import startup
from companion.app.startup import StartOptions, prepare
from companion.box.address_file import read
from companion.box.display import DisplayKind
from companion.errors import Trouble
from companion.lan.sockets import listening_socket, port
from rules.kit.types import Say


def test_a_port_in_use_is_one_sentence_and_nothing_is_started() -> None:
    with listening_socket("127.0.0.1", 0) as taken:
        number = port(taken)
        with pytest.raises(Trouble) as trouble, prepare(StartOptions(port=number, lan=False)):
            raise AssertionError("two companions on one port")
    assert trouble.value.say == Say(key="port-taken", args={"port": str(number)})


@pytest.mark.parametrize(("taken", "tried"), [((), [8642, 8643]), ((8643,), [8642, 8643, 0])])
def test_the_own_screens_port_is_the_next_one_so_that_it_is_found_again_after_a_restart(
    monkeypatch: pytest.MonkeyPatch, taken: tuple[int, ...], tried: list[int]
) -> None:
    asked: list[int] = []

    def listen(host: str, number: int) -> socket:
        asked.append(number)
        if number in taken:
            raise OSError(EADDRINUSE, "in use")
        return listening_socket("127.0.0.1", 0)

    monkeypatch.setattr(startup, "listening_socket", listen)
    with prepare(StartOptions(port=8642, headless=True)):
        assert asked == tried


def test_every_start_has_a_token_of_its_own_and_no_touchscreen_without_a_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(startup, "find_display", lambda env: DisplayKind("none", "display-none"))
    plain = StartOptions(port=0, lan=False)
    with prepare(plain) as one, prepare(plain) as other:
        assert one.token != other.token
        assert one.touchscreen is None


def test_a_screen_that_is_started_apart_finds_the_table_by_its_file_as_long_as_it_runs(tmp_path: Path) -> None:
    door = tmp_path / "door"
    with prepare(StartOptions(port=0, lan=False, screen_file=door)) as start:
        assert read(door).token == start.token
        assert start.touchscreen is None
    assert not door.exists()


def test_the_touchscreen_runs_before_the_rest_is_imported_and_never_outlives_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "find_display", lambda env: DisplayKind("x11", "display-x11", ":0", "800x480"))
    monkeypatch.setattr(startup, "UI", ("sleep", "60"))
    with prepare(StartOptions(port=0, lan=False, data=tmp_path)) as start:
        running = start.touchscreen.running if start.touchscreen else None
        assert isinstance(running, subprocess.Popen)
        assert running.poll() is None
    assert running.returncode is not None


def test_until_then_a_start_imports_nothing_that_takes_long() -> None:
    slow = "{'asyncio', 'msgspec', 'websockets', 'rules'}"
    code = f"import sys, companion.app.cli; print(*sorted({slow} & set(sys.modules)))"
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
