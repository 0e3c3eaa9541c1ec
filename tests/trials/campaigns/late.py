"""Everything a little late: what counts on a quick machine, in the tests or in us, falls.

    .venv/bin/python -m tests.trials.campaigns.late --seed 1 --rounds 6 tests/club tests/hub -n 2

Further words go to pytest. Now and then, by chance, a loop sees late that a socket or pipe is ready, in the next round
a thread begins late with what it is asked to do, in the third both: in the tests and in every Python that they start.
What fell is printed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[3]
KEY = "COMPANION_LATE"  # the environment of every Python that is to be late
NAP_S = 0.0005  # between two looks at what is hidden
BEGINS = "from tests.trials.campaigns.late import begin\n\nbegin()\n"  # each of them reads it when it starts


class Way(NamedTuple):
    """How late, and what."""

    seed: int
    sockets: float  # how likely it is that one of them is seen late
    threads: float  # ... that one of them begins late
    most_s: float


class LateSelector(selectors.DefaultSelector):
    """What is ready is seen a moment later now and then, and nothing is lost."""

    def __init__(self, is_late: Callable[[], float]) -> None:
        """`is_late`: for how many seconds what has just become ready is hidden."""
        super().__init__()
        self._is_late = is_late
        self._hidden: dict[int, float] = {}  # until when, by descriptor

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        key = super().unregister(fileobj)
        self._hidden.pop(key.fd, None)
        return key

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        end_s = None if timeout is None else time.monotonic() + timeout
        while True:
            left_s = None if end_s is None else max(0.0, end_s - time.monotonic())
            ready = super().select(left_s)
            seen = [(key, events) for key, events in ready if self._is_seen(key.fd)]
            if seen or not ready or left_s == 0:
                return seen
            time.sleep(NAP_S)

    def _is_seen(self, fd: int) -> bool:
        if fd not in self._hidden:
            self._hidden[fd] = time.monotonic() + self._is_late()
        if time.monotonic() < self._hidden[fd]:
            return False
        del self._hidden[fd]
        return True


def begin(environ: Mapping[str, str] = os.environ) -> None:
    """From now on this process is late, in the way that the environment says."""
    seed, *likely = map(float, environ[KEY].split())
    way, chance = Way(int(seed), *likely), Random(seed)

    def late_s(likely: float) -> float:
        return chance.random() * way.most_s if chance.random() < likely else 0.0

    def submit(self: ThreadPoolExecutor, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        wait_s = late_s(way.threads)

        def begun(*args: Any, **more: Any) -> Any:
            time.sleep(wait_s)
            return work(*args, **more)

        return at_once(self, begun, *args, **more)

    at_once = ThreadPoolExecutor.submit
    ThreadPoolExecutor.submit = submit  # type: ignore[method-assign,assignment]
    selectors.DefaultSelector = lambda: LateSelector(lambda: late_s(way.sockets))  # type: ignore[misc,assignment]


def way_of(seed: int) -> Way:
    """Sockets, threads, or both in turn."""
    return (Way(seed, 0.15, 0.15, 0.1), Way(seed, 0.4, 0.0, 0.06), Way(seed, 0.0, 0.4, 0.06))[seed % 3]


def main() -> int:
    words, further = _words()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "sitecustomize.py").write_text(BEGINS, encoding="utf-8")
        fallen = [seed for seed in range(words.seed, words.seed + words.rounds) if not _round(seed, folder, further)]
    print(f"{words.rounds} rounds, {len(fallen)} fell: {fallen}" if fallen else f"{words.rounds} rounds, none fell")
    return int(bool(fallen))


def _round(seed: int, folder: str, further: list[str]) -> bool:
    way = way_of(seed)
    print(f"seed {way.seed}: of sockets {way.sockets:.0%} late, of threads {way.threads:.0%}", flush=True)
    late = {KEY: " ".join(map(str, way)), "PYTHONPATH": f"{folder}:{ROOT}"}
    run = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *further)
    return subprocess.run(run, cwd=ROOT, env={**os.environ, **late}, check=False).returncode == 0


def _words() -> tuple[argparse.Namespace, list[str]]:
    it = argparse.ArgumentParser(prog="python -m tests.trials.campaigns.late", description=__doc__)
    it.add_argument("--seed", type=int, default=1, metavar="S", help="of the first round")
    it.add_argument("--rounds", type=int, default=3, metavar="N")
    return it.parse_known_args()


if __name__ == "__main__":
    sys.exit(main())
