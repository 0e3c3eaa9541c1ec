"""A package whose game stops the whole process: the companion comes back without it, and another game is played."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from companion.packages.shelf import Packages
from tests.companion.app.test_evening import HEADLESS, Client
from tests.companion.packages.packed import GOOD, installed
from tests.companion.tables import texts

MOST_S = 120.0  # far above any real duration
UNRULY = """
from pathlib import Path
FAULT = Path({fault!r})

def scene(state, viewer):
    exec(FAULT.read_text() if FAULT.exists() else "")
    return PIG.scene(state, viewer)

GAME = replace(GAME, scene=scene)
"""


class Box:
    """A companion with that package on one port; started again when it has ended, as by systemd."""

    def __init__(self, folder: Path) -> None:
        self.fault, self._data, self._lines = folder / "fault", folder / "data", ExitStack()
        installed(self._data, GOOD + UNRULY.format(fault=str(self.fault)))
        packages = Packages(self._data)
        packages.site.mark_fit(packages.untried[0].mark)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._start()

    def _start(self) -> None:
        command = [*HEADLESS, "--port", str(self._port), "--data", str(self._data)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        said = next((said for said in self._process.stdout if "/#t=" in said), "/#t=")
        self._token = said.split()[-1].partition("/#t=")[2]

    def client(self) -> Client:
        """The table's screen, as soon as a companion answers."""
        began_s = monotonic()
        while monotonic() - began_s < MOST_S:
            if self._process.poll() is not None:
                self._process.communicate()
                self._start()
            with suppress(OSError, WebSocketException):
                line = self._lines.enter_context(connect(f"ws://127.0.0.1:{self._port}/ws", open_timeout=1))
                return Client(line, self._token)
        raise TimeoutError("no companion answers")

    def end(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=MOST_S)
        self._lines.close()


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    box = Box(tmp_path)
    yield box
    box.end()


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param("while True: pass", id="a step without end"),
        pytest.param("import itertools; sum(itertools.repeat(0))", id="a step without end inside of C"),
        pytest.param("import ctypes; ctypes.string_at(0)", id="a crash"),
    ],
)
def test_a_game_that_stops_the_process_leaves_the_table_and_another_one_is_played(box: Box, fault: str) -> None:
    here = box.client()
    here.begin("Ana", "Bo", game="wrong")
    box.fault.write_text(fault)
    with pytest.raises(WebSocketException):
        here.answer(dice={"die": 4})
    here = box.client()
    assert here.shown.page == "home"
    assert any("Pig" in text and "wrong 1.0" in text for text in texts(here.shown)), texts(here.shown)
    here.begin("Ana", "Bo")
    assert here.shown.title == "Battles & Builders"
