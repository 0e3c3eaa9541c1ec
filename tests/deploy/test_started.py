"""The companion as its service starts it: it reports readiness, and gives its address only to the touchscreen."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from companion.box.address_file import read

MOST_S = 60  # a timeout against a broken start


class Service:
    """systemd's part."""

    def __init__(self, folder: Path) -> None:
        self.screen_file = folder / "screen"
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.bind(str(folder / "notify"))
        self.line.settimeout(MOST_S)
        words = ("--no-lan", "--port", "0", "--data", str(folder / "data"), "--screen-file", str(self.screen_file))
        self.process = subprocess.Popen(
            (sys.executable, "-m", "companion", *words),
            env={**os.environ, "NOTIFY_SOCKET": str(folder / "notify"), "WATCHDOG_USEC": "300000"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def hears(self) -> str:
        return self.line.recv(100).decode()

    def end(self) -> str:
        """Stop the service; its output, which the journal stores."""
        self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=MOST_S)
        self.line.close()
        return said


def test_it_is_ready_when_it_can_be_used_then_alive_and_tells_its_token_to_the_touchscreen_alone(
    tmp_path: Path,
) -> None:
    service = Service(tmp_path)
    try:
        assert service.hears() == "READY=1"
        address = read(service.screen_file)
        page = address.url.replace("ws://", "http://").removesuffix("/ws")
        with urllib.request.urlopen(f"{page}/health", timeout=MOST_S) as answer:
            assert answer.status == 200
        assert service.hears() == "WATCHDOG=1"
    finally:
        journal = service.end()
    assert address.token
    assert address.token not in journal
    assert service.process.returncode == 0
