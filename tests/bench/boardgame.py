"""boardgame.io as a second yardstick: its own server under node, and phones that speak its socket.io to it.

It is installed from npm into a temporary folder when it is asked for, at the version in boardgameio/package.json.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.bench.phones import PING, Phone

HERE = Path(__file__).parent / "boardgameio"
QUERY = "/socket.io/?EIO=4&transport=websocket"
INSTALL_S = 300
STATE = re.compile(rb'"_stateID":(\d+)')


def installed(folder: Path) -> list[str]:
    """The command line of its server; [] where npm is missing or cannot fetch it."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return []
    shutil.copytree(HERE, folder)
    done = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, check=False, timeout=INSTALL_S
    )
    return [] if done.returncode else [node, str(folder / "server.js")]


class BoardgamePhone(Phone):
    """A client of boardgame.io: the first may move, the others look on. `seq` is the state's number plus one."""

    def __init__(self, host: str, path: str, join: bytes, heard: Callable[[int, int], None]) -> None:
        super().__init__(host, path, b"", heard)
        self._player = join.decode()  # "0", or "null" for who looks on

    def send(self, message: bytes) -> None:
        if message:  # the phone's own Join is empty here: the server speaks first
            super().send(message)

    def _take(self, kind: int, message: bytes) -> None:
        if kind == PING:
            super()._take(kind, message)
        elif message.startswith(b"0"):  # it greets
            self.send(b"40/bench,")
        elif message.startswith(b"2"):  # it asks whether we are there
            self.send(b"3")
        elif message.startswith(b"40/bench,"):
            self.send(f'42/bench,["sync","match",{self._player},null,2]'.encode())
        elif found := STATE.match(message, message.find(b'"_stateID":')):
            self.shows += 1
            before, self.seq = self.seq, int(found[1]) + 1
            self._heard(before, self.seq)


def bump(seq: int) -> bytes:
    """A move in the state that has that number."""
    action = {"type": "MAKE_MOVE", "payload": {"type": "bump", "args": [], "playerID": "0", "credentials": None}}
    return f'42/bench,["update",{json.dumps(action)},{seq - 1},"match","0"]'.encode()
