"""Power cuts: possible contents of a disk after a power cut, derived from the real calls of a writing process.

Of what was written since a file's last sync, anything may be there: each write whole, torn between sectors or not at
all, in any order. Names (files that are made, renamed, taken away, cut off) come in their own order, as a journaling
file system brings them, and a sync brings those before it.

Laws: every acknowledged line is there, none that was never tried, and the start has nothing to say. With --control
SQLite does not wait for the disk at every commit: then this has to find lost lines.

`python -m tests.trials.campaigns.power FOLDER SEED MODE` is the writing process.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from random import Random

from companion.log.disk import store as stores
from companion.log.disk.store import Store
from companion.log.record import Note
from tests.companion.log.test_store import renamed
from tests.trials.campaigns.campaign import Campaign, Result, scratch
from tests.trials.campaigns.disk import Call, Kind, acknowledge, calls, environment, here
from tests.trials.campaigns.virtual import VirtualThread, at_once

ROOT = Path(__file__).parents[3]
SECTOR = 512
EVENING = 200  # crash images of one writer
NAMES = {Kind.OPEN, Kind.RENAME, Kind.UNLINK, Kind.TRUNCATE, Kind.MKDIR}


@dataclass(kw_only=True)
class Disk:
    """Files by name: the synced contents, and the calls since, oldest first."""

    sure: dict[str, bytes] = field(default_factory=dict)
    since: list[Call] = field(default_factory=list)

    def take(self, call: Call) -> None:
        self.since.append(call)
        if call.kind is Kind.SYNC:
            self._sync(call.path)

    def _sync(self, path: str) -> None:
        """Make the writes to `path` durable, and all changes of names up to now."""
        files = dict(self.sure)
        for call in self.since:
            if call.kind in NAMES or (call.kind is Kind.WRITE and call.path == path):
                apply(files, call)
        renamed = {call.to for call in self.since if call.kind is Kind.RENAME}
        assert path not in renamed, "a file is synced under the name that it keeps until it is renamed"
        self.sure = files
        self.since = [call for call in self.since if call.kind is Kind.WRITE and call.path != path]

    def crashed(self, rng: Random) -> dict[str, bytes]:
        """One possible content after a power cut."""
        files = dict(self.sure)
        names = rng.randrange(len(self.since) + 1)
        mood = rng.choice((0.0, 0.2, 0.5, 0.8, 1.0))
        for i, call in enumerate(self.since):
            if call.kind in NAMES:
                if i < names:
                    apply(files, call)
            elif call.kind is Kind.WRITE and call.path in files and rng.random() < mood:
                apply(files, call if rng.random() < 0.7 else torn(call, rng))
        return files


def apply(files: dict[str, bytes], call: Call) -> None:
    """Apply a call to the files."""
    match call.kind:
        case Kind.OPEN:
            files[call.path] = b""
        case Kind.WRITE:
            was = files.get(call.path, b"").ljust(call.at, b"\0")
            files[call.path] = was[: call.at] + call.data + was[call.at + len(call.data) :]
        case Kind.TRUNCATE:
            files[call.path] = files.get(call.path, b"")[: call.at].ljust(call.at, b"\0")
        case Kind.UNLINK:
            files.pop(call.path, None)
        case Kind.RENAME if call.path in files:
            files[call.to] = files.pop(call.path)


def torn(call: Call, rng: Random) -> Call:
    """Some sectors of a write, from its beginning or from its end."""
    sectors = range(-call.at % SECTOR, len(call.data) + 1, SECTOR)
    inside = sorted({0, *sectors, len(call.data)})
    cut = rng.choice(inside)
    if rng.random() < 0.7:
        return Call(call.kind, call.path, call.at, call.data[:cut])
    return Call(call.kind, call.path, call.at + cut, call.data[cut:])


# ---- the writing process ----------------------------------------------------------------------------------
def text(game_id: str, n: int, rng: Random) -> str:
    return f"{game_id} {n} {'x' * rng.choice((0, 40, 400, 3000))}"


def _hurried(store: Store) -> None:
    store._connection.execute("PRAGMA synchronous = NORMAL")


async def write(folder: Path, rng: Random, *, normal: bool) -> None:
    """Three starts of a companion; every line carries its own number, every setting counts up."""
    there: dict[str, int] = {}
    kept = 0
    for _ in range(3):
        store = await Store.open(folder)
        if normal:
            await store._on_thread(partial(_hurried, store))
        for _ in range(rng.randrange(5, 40)):
            match rng.randrange(12):
                case 0 if len(there) < 4:
                    game_id = f"GAME{len(there)}"
                    acknowledge(f"try {game_id} 0")
                    await store.begin(renamed(game_id))
                    there[game_id] = 0
                    acknowledge(f"line {game_id} 0")
                case 1:
                    acknowledge(f"try kept {kept + 1}")
                    await store.keep("kept", {"n": kept + 1, "more": "x" * rng.choice((0, 6000))})
                    kept += 1
                    acknowledge(f"line kept {kept}")
                case _ if there:
                    game_id = rng.choice(list(there))
                    n = there[game_id] + 1
                    acknowledge(f"try {game_id} {n}")
                    await store.append(game_id, Note(n=n, at=0, by="writer", text=text(game_id, n, rng)))
                    there[game_id] = n
                    acknowledge(f"line {game_id} {n}")
            if rng.random() < 0.3:
                await store.tidy()
        await store.close()


# ---- attempts ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, kw_only=True)
class Moment:
    """The disk after one call of a writer, with the numbers of lines acknowledged and tried."""

    disk: Disk
    acknowledged: Counter[str]
    tried: Counter[str]


@lru_cache(maxsize=2)
def evening(seed: str, mode: str) -> tuple[tuple[Moment, ...], str]:
    """The disk after each call of one writer, and the writer's folder."""
    with scratch() as folder:
        env = environment(folder, traced=True)
        command = [sys.executable, "-m", "tests.trials.campaigns.power", str(folder / "data"), seed, mode]
        subprocess.run(command, check=True, env=env, cwd=ROOT)
        return tuple(moments(calls(folder / "disk.trace"))), str(folder / "data")


def moments(made: Iterable[Call]) -> Iterator[Moment]:
    """The moment after each call."""
    disk, acknowledged, tried = Disk(), Counter[str](), Counter[str]()
    for call in made:
        if call.kind is Kind.ACK:
            said, what, n = call.path.split()
            (acknowledged if said == "line" else tried)[what] = int(n) + 1  # lines with the head
        elif not call.path.endswith(("-shm", ".lock")):
            disk.take(call)
        now = Disk(sure=disk.sure, since=list(disk.since))
        yield Moment(disk=now, acknowledged=acknowledged.copy(), tried=tried.copy())


def attempt(name: str, mode: str, rng: Random, folder: Path) -> Result:
    """One crash image of that evening, after a random call."""
    made, before = evening(name, mode)
    cut = rng.randrange(1, len(made) + 1)
    now = made[cut - 1]
    for path, data in now.disk.crashed(rng).items():
        (folder / Path(path).relative_to(before)).write_bytes(data)
    try:
        wrong = at_once(_checked(folder, now.acknowledged, now.tried))
    except Exception as error:
        wrong = [repr(error)]
    figures = Counter(images=1, lines=now.acknowledged.total())
    return Result(figures=figures, wrong=[f"after call {cut} of {len(made)}: {each}" for each in wrong])


async def _checked(folder: Path, acknowledged: Counter[str], tried: Counter[str]) -> list[str]:
    store = await Store.open(folder, thread=VirtualThread())
    try:
        found = Counter({entry.id: len((await store.lines(entry.id))[1]) + 1 for entry in await store.games()})
        kept = await store.load("kept")
    finally:
        await store.close()
    found["kept"] = kept["n"] + 1 if kept else 0
    wrong = [f"{what}: {found[what]} there, {n} acknowledged" for what, n in acknowledged.items() if found[what] < n]
    wrong += [f"{what}: {n} there, {tried[what]} tried" for what, n in found.items() if n > tried[what]]
    return wrong + [f"it says {warning}" for warning in store.warnings]


def campaign(seed: int, control: bool = False, images: int = EVENING) -> Campaign:
    """`images` crash images of each evening."""
    mode = "normal" if control else "full"

    def numbered(number: int, rng: Random, folder: Path) -> Result:
        return attempt(f"{seed} {number // images}", mode, rng, folder)

    return Campaign(name="power", attempt=numbered)


if __name__ == "__main__":
    stores.CHECKPOINT_EVERY = 7  # so that there are many
    here().watch(Path(sys.argv[1]))
    asyncio.run(write(Path(sys.argv[1]), Random(sys.argv[2]), normal=sys.argv[3] == "normal"))
