"""What dice readers cost: wake-ups of the driver's thread while nothing happens, and the way of a roll to the core.

    .venv/bin/python -m tests.bench.readers

The reader answers on a pseudo-terminal, as fast as it can. The baseline for the way of a roll is a thread that does
nothing but read the same bytes from another pseudo-terminal; both in turns.
"""

from __future__ import annotations

import os
import select
import tempfile
import threading
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from hardware.cable import Cable
from hardware.config import ReaderConfig
from hardware.dice_host import APART_MS
from hardware.dice_ledger import Ledger
from hardware.dice_protocol import MOST_BYTES
from hardware.dice_reader import DiceReader
from hardware.signal import Found, Rolled, RolledDie, Signal
from hardware.simulated_reader import SimulatedReader
from tests.bench import figures

WATCH_S = 20.0
ROLLS = 100
THROWN = (RolledDie(tint="red", face="4"), RolledDie(tint="green", face="2"))


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Tray(threading.Thread):
    """A reader at the other end of its cable."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self._cable, self._reader = Cable(path), SimulatedReader("TRAY1", f"{now_ms()}")
        self._ends = False
        self._cable.plug()

    def run(self) -> None:
        while not self._ends:
            data = self._cable.read(0.002)
            self._cable.write(self._reader.feed(data, now_ms()) + self._reader.due(now_ms()))

    def roll(self) -> float:
        """Roll; when its bytes were on the cable."""
        data = self._reader.roll(THROWN, now_ms())
        began_s = time.perf_counter()
        self._cable.write(data)
        return began_s

    def end(self) -> None:
        self._ends = True
        self.join()
        self._cable.unplug()


@contextmanager
def driver(path: Path) -> Iterator[tuple[DiceReader, SimpleQueue[Signal]]]:
    heard: SimpleQueue[Signal] = SimpleQueue()
    reader = DiceReader(ReaderConfig(port=str(path)), now_ms, Ledger())
    reader.start(heard.put)
    yield reader, heard
    reader.stop()


def wakes(name: str) -> int:
    """How often the thread of that name was woken so far."""
    native = next(thread.native_id for thread in threading.enumerate() if thread.name == name)
    status = Path(f"/proc/self/task/{native}/status").read_text()
    return int(status.partition("nonvoluntary")[0].rpartition("voluntary_ctxt_switches:")[2])


def per_second(name: str) -> str:
    before = wakes(name)
    time.sleep(WATCH_S)
    return f"{(wakes(name) - before) / WATCH_S:.2f}"


def idle(folder: Path) -> Iterator[tuple[str, str]]:
    """A row for each way of doing nothing."""
    with driver(folder / "nothing") as (reader, heard):
        time.sleep(8)  # it has become slow by then
        yield "no reader plugged in", per_second(reader.name)
    tray = Tray(folder / "dice")
    tray.start()
    with driver(folder / "dice") as (reader, heard):
        assert isinstance(heard.get(timeout=5), Found)
        time.sleep(1)
        yield "plugged in, no dice wanted", per_second(reader.name)
        reader.want(["red", "green"])
        time.sleep(2)
        yield "dice wanted", per_second(reader.name)
    tray.end()


class Bare(threading.Thread):
    """Reads from a port and says when something came."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.ours, self._port = os.openpty()
        tty.setraw(self._port)
        self.came: SimpleQueue[float] = SimpleQueue()

    def run(self) -> None:
        while True:
            select.select([self._port], [], [])
            os.read(self._port, MOST_BYTES)
            self.came.put(time.perf_counter())


def ways(folder: Path) -> tuple[list[float], list[float]]:
    """From the last byte on the cable to the signal, and the same for a bare read."""
    tray, bare = Tray(folder / "dice"), Bare()
    tray.start()
    bare.start()
    ours: list[float] = []
    baseline: list[float] = []
    with driver(folder / "dice") as (_, heard):
        assert isinstance(heard.get(timeout=5), Found)
        for _ in range(ROLLS):
            time.sleep(APART_MS * 1.2 / 1000)
            began_s = tray.roll()
            assert isinstance(heard.get(timeout=5), Rolled)
            ours.append(time.perf_counter() - began_s)
            began_s = time.perf_counter()
            os.write(bare.ours, b"$roll 7F3A 1 rest red=4,green=2*DA55744F\n")
            bare.came.get()
            baseline.append(time.perf_counter() - began_s)
    tray.end()
    return ours, baseline


def main() -> None:
    figures.machine()
    with tempfile.TemporaryDirectory() as name:
        figures.table(f"Wake-ups in {WATCH_S:.0f} s", ("", "a second"), idle(Path(name)))
        ours, bare = ways(Path(name))
    rows = [
        (name, figures.ms(figures.middle(values)), figures.ms(figures.percentile(values, 0.99)))
        for name, values in (("driver", ours), ("bare read", bare))
    ]
    figures.table(f"From the last byte of a roll to the core, {ROLLS} rolls, ms", ("", "p50", "p99"), rows)
    print(f"  ratio p50 {figures.times(figures.middle(ours) / figures.middle(bare))}")


if __name__ == "__main__":
    main()
