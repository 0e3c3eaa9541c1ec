"""The companion as its service starts it: it reports readiness, and gives its address only to the touchscreen."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(tmp_path)
    yield service
    if service.process.returncode is None:
        service.end()


def test_it_is_ready_when_it_can_be_used_and_then_says_that_it_is_alive(service: Service) -> None:
    assert service.hears() == "READY=1"
    page = read(service.screen_file).url.replace("ws://", "http://").removesuffix("/ws")
    with urllib.request.urlopen(f"{page}/health", timeout=MOST_S) as answer:
        assert answer.status == 200
    assert service.hears() == "WATCHDOG=1"


def test_the_token_is_told_to_the_touchscreen_and_not_to_the_journal(service: Service) -> None:
    service.hears()
    token = read(service.screen_file).token
    assert token
    assert token not in service.end()
    assert service.process.returncode == 0
