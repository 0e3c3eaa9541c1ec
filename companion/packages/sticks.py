"""Wheels and folders with a game on mounted USB sticks."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import islice
from pathlib import Path
from threading import Thread
from typing import TypeVar

from companion.errors import Trouble
from companion.packages.offered_games import GROUP

STICKS = (Path("/media"), Path("/mnt"), Path("/run/media"))
DEPTH = 3  # folders below: /media/USER/STICK
MOST_SHOWN = 20
MOST_FOLDERS = 2_000  # searched: a stick may be full of other things
MOST_ENTRIES = 10_000  # searched in one folder
MOST_BYTES = 100_000  # read of a pyproject.toml
LIMIT_S = 15.0  # the timeout of a stick
COPY_S = 60.0  # the same while a package is copied from it

T = TypeVar("T")


def run_in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """The result of `work`, which reads a stick, in a daemon thread: a dying stick may block it for ever."""
    read = Future[T]()
    read.set_running_or_notify_cancel()  # the result counts, whether or not the caller still waits

    def run() -> None:
        try:
            read.set_result(work())
        except BaseException as why:  # raised in the waiting task
            read.set_exception(why)

    Thread(target=run, name="stick", daemon=True).start()
    return asyncio.wrap_future(read)


async def read(work: Callable[[], T], limit_s: float) -> T:
    """The result of `work`, which reads a stick. Raises Trouble after the timeout."""
    reading = run_in_thread(work)
    if not (await asyncio.wait({reading}, timeout=limit_s))[0]:
        raise Trouble("packages-silent")
    return await reading


def find_candidates(roots: Sequence[Path] = STICKS) -> tuple[Path, ...]:
    """The possible packages, by name."""
    return tuple(sorted(_walk(roots), key=lambda path: path.name)[:MOST_SHOWN])


def _walk(roots: Sequence[Path]) -> Iterator[Path]:
    todo = [(root, 0) for root in roots]
    looked = 0
    while todo and looked < MOST_FOLDERS:
        folder, depth = todo.pop(0)
        looked += 1
        with suppress(OSError):
            for path in _entries(folder):
                if path.suffix == ".whl" and path.is_file():
                    yield path
                elif path.is_dir() and not path.is_symlink() and not path.name.startswith("."):
                    if _is_game(path):
                        yield path
                    elif depth < DEPTH:
                        todo.append((path, depth + 1))


def _entries(folder: Path) -> list[Path]:
    with os.scandir(folder) as entries:
        return sorted(Path(entry.path) for entry in islice(entries, MOST_ENTRIES))


def _is_game(folder: Path) -> bool:
    about = folder / "pyproject.toml"
    with suppress(OSError):
        if about.is_file():  # not a pipe, which would block
            with about.open("rb") as opened:
                return GROUP.encode() in opened.read(MOST_BYTES)
    return False
