"""A companion as a process of its own for browsers; it can be killed and restarted on the same port."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

MOST_S = 60  # a timeout against hangs, far above any real duration


@dataclass(eq=False)
class Core:
    """The process and its printed table link."""

    data: Path
    words: tuple[str, ...]
    process: subprocess.Popen[str]
    link: str

    @property
    def watch(self) -> str:
        """The link without the table's token."""
        return self.link.partition("#")[0]

    def restart(self) -> None:
        """Kill the process and restart it on the same port."""
        port = int(self.watch.rstrip("/").rpartition(":")[2])
        end(self.process, signal.SIGKILL)
        self.process, self.link = start(self.data, port, *self.words)


@contextmanager
def core(data: Path, *words: str) -> Iterator[Core]:
    """A companion on a free port with its data in a folder; `words` extend its command line."""
    it = Core(data, words, *start(data, 0, *words))
    try:
        yield it
    finally:
        end(it.process, signal.SIGTERM)


def start(data: Path, port: int, *words: str) -> tuple[subprocess.Popen[str], str]:
    """Start a process. Returns it, ready for browsers, with the table's link."""
    command = [sys.executable, "-m", "companion", "--headless", "--no-lan", "--simulate", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", str(data), *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    assert "#t=" in said, said
    return process, said.split()[-1]


def end(process: subprocess.Popen[str], how: signal.Signals) -> None:
    process.send_signal(how)
    process.wait(MOST_S)
    assert process.stdout is not None
    process.stdout.close()
