"""The trial of a package's game: in a process of its own, so that its errors cannot stop the companion."""

from __future__ import annotations

import os
import selectors
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from signal import SIGKILL
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic
from typing import IO
from uuid import uuid4

import msgspec

from companion.packages.offered_games import Package
from rules.kit.types import Frozen, Say

# -P: the current folder is often the game's own project, which is not the package on trial
TRIAL = ("-P", "-m", "companion.testkit.trial")
MARK = "TABLE_COMPANION_TRIAL"  # the environment variable that marks the processes of a trial
MOST_LEFT = 1_000  # processes killed after a trial
MOST_LINE = 65_536  # bytes


class Verdict(Frozen, frozen=True, kw_only=True):
    """The result that a trial reports at its end."""

    key: str = ""  # the key of the sentence about the mistake; "" = none
    args: dict[str, str | int] = {}


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The longest times for the parts of a trial."""

    ready_s: float = 300.0  # to import the companion's own part: on a small Pi that is busy
    import_s: float = 30.0  # to import the game: ten seconds of a small Pi during a game
    try_s: float = 30.0  # for the laws: as many of them as fit
    laws_s: float = 300.0  # until the laws begun within `try_s` have ended


USUAL_LIMITS = Limits()


def try_package(
    package: Package, path: Sequence[str] = (), records: Sequence[Path] = (), limits: Limits = USUAL_LIMITS
) -> Say | None:
    """Why that game is unfit; None = fit: it is imported, has its shape, keeps the laws in random games, and resumes
    each of these records. `path` is added to Python's own path."""
    words = (package.id, package.module, package.attribute, os.pathsep.join(path), str(limits.try_s),
             *map(str, records))  # fmt: skip
    mark = f"{MARK}={uuid4()}"
    with Popen((sys.executable, *TRIAL, *words), stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL,
               env=_env(os.environ, mark), bufsize=0) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            wrong = _follow(process.stdout, limits)
        finally:
            process.kill()
            process.wait()
            stayed = _end_leftovers(mark)
    return wrong or (Say(key="package-stays") if stayed else None)


def _env(env: Mapping[str, str], mark: str) -> dict[str, str]:
    """The trial's environment: the mark for its children, and text caches on, as the package's folder is writable."""
    name, _, value = mark.partition("=")
    return {**{key: value for key, value in env.items() if key != "PYTHONDONTWRITEBYTECODE"}, name: value}


def _end_leftovers(mark: str) -> bool:
    """Kill the leftover processes of a trial, in any session; whether there were some."""
    left = 0
    while left < MOST_LEFT and (pids := _trial_pids(mark)):
        left += len(pids)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, SIGKILL)
    return left > 0


def _trial_pids(mark: str) -> list[int]:
    found = []
    for environ in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if f"{mark}\0".encode() in environ.read_bytes():
                found.append(int(environ.parent.name))
    return found


def _follow(output: IO[bytes], limits: Limits) -> Say | None:
    """Read the lines of a trial: "ready", "imported" and the verdict."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(output, selectors.EVENT_READ)
        lines = _Lines(output, waiting)
        if lines.next(limits.ready_s) != b"ready":
            return Say(key="package-crashes")
        said = lines.next(limits.import_s)
        if said is None:
            return Say(key="package-slow", args={"seconds": round(limits.import_s)})
        if said == b"imported":
            said = lines.next(limits.laws_s)
            if said is None:
                return Say(key="package-endless", args={"seconds": round(limits.laws_s)})
    return _read(said)


def _read(line: bytes) -> Say | None:
    try:
        verdict = msgspec.json.decode(line, type=Verdict)
    except ValueError:  # the game has ended the whole process
        return Say(key="package-crashes")
    return Say(key=verdict.key, args=dict(verdict.args)) if verdict.key else None


class _Lines:
    """Lines from a pipe, each with a timeout."""

    def __init__(self, output: IO[bytes], waiting: selectors.BaseSelector) -> None:
        self._output, self._selector, self._rest = output, waiting, b""

    def next(self, wait_s: float) -> bytes | None:
        """The next line; b"" at the end of the output, None after the timeout."""
        until_s = monotonic() + wait_s
        while b"\n" not in self._rest:
            if not self._selector.select(max(0.0, until_s - monotonic())):
                return None
            more = self._output.read(MOST_LINE)
            if not more or len(self._rest) > MOST_LINE:
                return b""
            self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line
