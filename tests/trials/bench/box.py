"""Child processes: a headless companion and the bare loop, each on a free port."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MOST_S = 30.0


@contextmanager
def folder() -> Iterator[Path]:
    """A folder on a real disk, not in memory; removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="companion-bench-", dir="/var/tmp") as name:
        yield Path(name)


def companion(data: Path, *words: str) -> list[str]:
    """The command line of a core that only this machine can reach."""
    return [sys.executable, "-m", "companion", "--no-lan", "--port", "0", "--data", str(data), *words]


class Box:
    """A process that prints its link, "http://HOST:PORT/#t=TOKEN", when it listens."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said
        link, _, self.token = said.split()[-1].partition("/#t=")
        self.url = link.replace("http", "ws", 1) + "/ws"

    def tell(self, word: str) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")

    def ask(self, word: str) -> str:
        """Send a line, and wait for the reply."""
        self.tell(word)
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self) -> None:
        """End the process and wait for its end."""
        self.process.terminate()
        self.process.wait(timeout=MOST_S)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


@contextmanager
def running(command: list[str]) -> Iterator[Box]:
    """That process while the block lasts."""
    box = Box(command)
    try:
        yield box
    finally:
        box.end()
