"""Whether a package's game is fit for the table: tried in a process of its own, so that nothing of it can stop us."""

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

# -P: the folder in which somebody stands is often the game's own, and that one is not what is tried
TRIAL = ("-P", "-m", "companion.testkit.trial")
MARK = "TABLE_COMPANION_TRIAL"  # in the environment: by it the processes of a trial are known
MOST_LEFT = 1_000  # that are ended
MOST_LINE = 65_536  # bytes


class Verdict(Frozen, frozen=True, kw_only=True):
    """What a trial says at its end."""

    key: str = ""  # of the sentence about what is wrong; "" = nothing is
    args: dict[str, str | int] = {}


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How long each part of a trial may take."""

    ready_s: float = 300.0  # until our own part is imported: on a small Pi that is busy
    import_s: float = 30.0  # until the game is imported: ten seconds of a small Pi that plays meanwhile
    try_s: float = 30.0  # for the laws: as many of them as that time holds
    laws_s: float = 300.0  # until what was begun in it has ended


USUAL_LIMITS = Limits()


def try_package(
    package: Package, path: Sequence[str] = (), records: Sequence[Path] = (), limits: Limits = USUAL_LIMITS
) -> Say | None:
    """What is wrong with that game, None = it is fit: it is imported, has its shape, keeps the laws in random games,
    and goes on with each of these records. `path` is where it is, where Python does not look by itself."""
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
    """Its texts are kept ready, also on a box: the package lies where we may write. The mark goes to its children."""
    name, _, value = mark.partition("=")
    return {**{key: value for key, value in env.items() if key != "PYTHONDONTWRITEBYTECODE"}, name: value}


def _end_leftovers(mark: str) -> bool:
    """Whether processes of a trial were left over, in a session of their own or not; they are ended."""
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
    """It says "ready", "imported" and the verdict, a line each."""
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
    except ValueError:  # it has ended the whole process
        return Say(key="package-crashes")
    return Say(key=verdict.key, args=dict(verdict.args)) if verdict.key else None


class _Lines:
    """Lines from a pipe, each waited for so long and no longer."""

    def __init__(self, output: IO[bytes], waiting: selectors.BaseSelector) -> None:
        self._output, self._selector, self._rest = output, waiting, b""

    def next(self, wait_s: float) -> bytes | None:
        """The next line; b"" where there will be none, None where none has come in time."""
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
