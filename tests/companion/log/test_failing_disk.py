"""A failing disk: refused lines are absent, acknowledged ones present, and play goes on when the disk recovers.

Also a process on that disk: `python -m tests.companion.log.test_failing_disk SCENE DIR` prints each broken promise.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from companion.errors import Unwritable
from companion.log.disk.sqlite import FILE
from companion.log.disk.store import Store
from companion.log.record import Note
from tests.companion.log.test_store import HEAD, note
from tests.trials.campaigns.disk import ERRORS, FOR_GOOD, Disk, environment, here

ROOT = Path(__file__).parents[3]


async def texts(store: Store) -> list[str]:
    return [line.text for line in (await store.lines(HEAD.id))[1] if isinstance(line, Note)]


async def tried(store: Store, n: int, text: str) -> bool:
    """Whether that note was acknowledged."""
    try:
        await store.append(HEAD.id, note(n, text))
    except Unwritable:
        return False
    return True


async def begun(folder: Path) -> Store:
    store = await Store.open(folder)
    await store.begin(HEAD, note(1, "first"))
    await store.tidy()
    return store


async def bursts(disk: Disk, folder: Path) -> list[str]:
    """A burst of failing calls anywhere in a commit: refused notes are not there, and the game goes on."""
    wrong = []
    for i, (offset, length, name) in enumerate((o, n, e) for o in range(9) for n in (1, 2, 5, 12) for e in ERRORS):
        store = await begun(folder / str(i))
        disk.fail(offset, length, ERRORS[name])
        expected = ["first", *(["second"] if await tried(store, 2, "second") else [])]
        disk.heal()
        if await texts(store) != expected:
            wrong.append(f"{name} {offset}+{length}: {await texts(store)} is there, {expected} was said")
        if not await tried(store, len(expected) + 1, "third"):
            wrong.append(f"{name} {offset}+{length}: the game is stuck")
        await store.close()
        wrong += [f"{name} {offset}+{length}, later: {w}" for w in await found(folder / str(i), [*expected, "third"])]
    return wrong


async def refused_and_killed(disk: Disk, folder: Path) -> list[str]:
    """A sync fails once, the move is refused, and the power fails before any other work."""
    wrong = []
    for offset in range(6):
        store = await begun(folder / str(offset))
        disk.fail(offset, 1, ERRORS["EIO"])
        expected = ["first", *(["second"] if await tried(store, 2, "second") else [])]
        disk.heal()
        await store.tidy()  # nothing is written while it is being copied
        copy = folder / f"{offset}-after"
        copy.mkdir()
        for file in (folder / str(offset)).iterdir():
            if not file.name.endswith("-shm"):
                (copy / file.name).write_bytes(file.read_bytes())
        wrong += await found(copy, expected)
        await store.close()
    return wrong


async def late_checkpoint(disk: Disk, folder: Path) -> list[str]:
    """A failing checkpoint of SQLite's log: every line counts all the same."""
    store = await begun(folder)
    expected = ["first"]
    disk.fail(0, FOR_GOOD, ERRORS["EIO"], only=FILE)
    for n in range(2, 300):
        if await tried(store, len(expected) + 1, str(n)):
            expected.append(str(n))
        if n == 250:  # else the machine's speed would decide whether there is a rest for the checkpoint
            await store.tidy()
    disk.heal()
    wrong = [] if len(expected) == 299 else [f"only {len(expected)} were kept"]
    await store.close()
    return wrong + await found(folder, expected)


async def found(folder: Path, expected: list[str]) -> list[str]:
    """The faults that the next start finds."""
    store = await Store.open(folder)
    try:
        there = await texts(store)
        told = [str(warning) for warning in store.warnings]
        return told if there == expected else [*told, f"found {there}, {expected} was said"]
    finally:
        await store.close()


SCENES: dict[str, Callable[[Disk, Path], Coroutine[Any, Any, list[str]]]] = {
    "bursts": bursts,
    "refused-and-killed": refused_and_killed,
    "late-checkpoint": late_checkpoint,
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_refused_line_is_not_there_and_an_acknowledged_one_is(scene: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", __name__, scene, str(tmp_path / "data")]
    done = subprocess.run(command, env=environment(tmp_path), cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]"), done.stderr


if __name__ == "__main__":
    under, inside = here(), Path(sys.argv[2])
    under.watch(inside)
    problems = asyncio.run(SCENES[sys.argv[1]](under, inside))
    sys.stdout.write(json.dumps([*problems, *([] if under.failed else ["nothing failed"])]))
