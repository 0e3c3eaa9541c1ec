"""Damage to a store's files: sectors zeroed or full of noise, headers gone, bits flipped, ends cut off.

Laws: a start never fails; every game that is there is a good beginning of what was kept, and goes on; whatever is
missing is said in one sentence, the damaged files are kept, and the next start has nothing to say.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from companion.log.disk.backup import back_up
from companion.log.disk.sqlite import FILE
from companion.log.disk.store import Store
from companion.log.record import Head, Line, Note, read_record
from companion.table.settings import Prefs
from tests.trials.campaigns.campaign import Campaign, Result, scratch
from tests.trials.campaigns.virtual import VirtualThread, at_once

GOLDEN = Path(__file__).parents[2] / "golden"
SECTOR, PAGE = 512, 4096
WAL, KNOWN = f"{FILE}-wal", f"{FILE}-known"
PREFS = Prefs(lang="nl", wifi_name="thuis")
Kept = dict[str, tuple[Head, list[Line]]]


def noon() -> str:
    return "2026-11-21T12:00:00Z"


@dataclass(frozen=True, kw_only=True)
class Base:
    """A snapshot of a store's files, and the lines acknowledged by then."""

    name: str
    files: dict[str, bytes]
    kept: Kept


def bases() -> tuple[Base, ...]:
    """A store that was stopped, two after a power cut (all in SQLite's log, half of it), and a copy of one."""
    with scratch() as folder:
        return asyncio.run(_bases(folder))


async def _bases(folder: Path) -> tuple[Base, ...]:
    store, kept = await Store.open(folder / "data", noon), Kept()
    for game in ("akkon", "ettana", "himalaya"):
        head, lines, _ = read_record(sorted((GOLDEN / game).glob("*.jsonl"))[0].read_bytes())
        await store.begin(head, *lines[:-3])
        for line in lines[-3:]:
            await store.append(head.id, line)
        kept[head.id] = head, lines
        if game == "akkon":
            unplugged = Base(name="all in the log", files=await _files(store), kept=dict(kept))
            await store.keep("prefs", {"lang": PREFS.lang, "wifi_name": PREFS.wifi_name})
            await store._on_thread(lambda: store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    half = Base(name="half in the log", files=await _files(store), kept=dict(kept))
    copy = back_up(folder / "data", folder / "copies", "2026", 1)
    await store.close()
    assert copy
    stopped = Base(name="stopped", files=_read(folder / "data"), kept=dict(kept))
    return stopped, half, unplugged, Base(name="copy", files=_read(copy), kept=dict(kept))


async def _files(store: Store) -> dict[str, bytes]:
    await store.tidy()
    return _read(store.folder)


def _read(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(("-shm", ".lock"))}


# ---- damages ----------------------------------------------------------------------------------------------
@dataclass(frozen=True, kw_only=True)
class Damage:
    base: Base
    file: str
    kind: str
    at: int


def systematic(base: Base) -> list[Damage]:
    """Every sector zeroed, every sector noise, the header of every page: of the file and of SQLite's log."""
    found = []
    for file in (FILE, WAL):
        size = len(base.files.get(file, b""))
        found += [
            Damage(base=base, file=file, kind=k, at=at) for k in ("zeroes", "noise") for at in range(0, size, SECTOR)
        ]
        heads = range(0, size, PAGE) if file == FILE else range(0, size, PAGE + 24)
        found += [Damage(base=base, file=file, kind="header", at=at) for at in heads]
        found += [Damage(base=base, file=file, kind=k, at=0) for k in ("gone", "empty") if size]
    return found


def by_chance(base: Base, rng: Random) -> Damage:
    file = rng.choice([name for name in (FILE, FILE, WAL, WAL, KNOWN) if base.files.get(name)])
    kind = rng.choice(["flip", "flip", "flip", "cut", "noise", "mixed"])
    return Damage(base=base, file=file, kind=kind, at=rng.randrange(len(base.files[file])))


def damaged(data: bytes, damage: Damage, rng: Random) -> bytes | None:
    """The file's bytes after the damage; None for a deleted file."""
    at, changed = damage.at, bytearray(data)
    match damage.kind:
        case "zeroes":
            changed[at : at + SECTOR] = bytes(len(changed[at : at + SECTOR]))
        case "noise":
            changed[at : at + SECTOR] = rng.randbytes(len(changed[at : at + SECTOR]))
        case "header":
            changed[at : at + 24] = rng.randbytes(len(changed[at : at + 24]))
        case "flip":
            changed[at] ^= 1 << rng.randrange(8)
        case "cut":
            del changed[at:]
        case "mixed":  # a sector that belongs elsewhere
            other = rng.randrange(len(data)) // SECTOR * SECTOR
            start = at // SECTOR * SECTOR
            changed[start : start + SECTOR] = data[other : other + SECTOR].ljust(len(changed[start : start + SECTOR]))
        case "empty":
            return b""
        case "gone":
            return None
    return bytes(changed)


# ---- the campaign --------------------------------------------------------------------------------------------
def attempt(damage: Damage, rng: Random, folder: Path) -> Result:
    after = damaged(damage.base.files[damage.file], damage, rng)
    files = {**damage.base.files, damage.file: after}
    for name, data in files.items():
        if data is not None:
            (folder / name).write_bytes(data)
    what = f"{damage.base.name}, {damage.file}, {damage.kind} at {damage.at}"
    try:
        result = at_once(_opened(damage.base, folder))
    except Exception as error:
        return Result(wrong=[f"{what}: {error!r}"])
    result.wrong = [f"{what}: {wrong}" for wrong in result.wrong]
    result.figures[damage.kind] += 1
    return result


async def _opened(base: Base, folder: Path) -> Result:
    result = Result()
    store = await Store.open(folder, noon, VirtualThread())
    try:
        found = {entry.id: await store.lines(entry.id) for entry in await store.games()}
        prefs = await store.load("prefs", Prefs, Prefs())
        for game_id, (_, lines) in found.items():
            await store.append(game_id, Note(n=len(lines) + 1, at=lines[-1].at if lines else 0, by="x", text="on"))
    finally:
        await store.close()
    there = sum(len(lines) + 1 for _, lines in found.values())
    missing = sum(len(lines) + 1 for _, lines in base.kept.values()) - there
    for game_id, (head, lines) in found.items():
        if (head, lines) != (base.kept[game_id][0], base.kept[game_id][1][: len(lines)]):
            result.wrong.append(f"{game_id} is another game")
    asides = [warning for warning in store.warnings if warning.key != "log-kept-aside"]
    if missing and not asides and KNOWN in base.files:
        result.wrong.append(f"{missing} lines are missing, and nothing is said")
    if len(asides) > 1:
        result.wrong.append(f"too much is said: {asides}")
    if asides and not list(folder.glob("games-damaged-*")):
        result.wrong.append("the damaged file was not kept")
    again = await Store.open(folder, noon, VirtualThread())
    await again.close()
    if again.warnings:
        result.wrong.append(f"the next start says {again.warnings}")
    said = "said" if asides else "nothing to say"
    result.figures += Counter({said: 1, "lines kept": there, "lines lost": missing, "lost some": int(missing > 0)})
    if prefs not in (PREFS, Prefs()) and not asides:
        result.figures["a letter of a setting is another"] += 1
    return result


def campaign(seed: int, control: bool = False) -> Campaign:
    """First every place in turn, then random damage without end."""
    all_bases = bases()
    listed = [damage for base in all_bases for damage in systematic(base)]
    Random(seed).shuffle(listed)

    def numbered(number: int, rng: Random, folder: Path) -> Result:
        damage = listed[number] if number < len(listed) else by_chance(rng.choice(all_bases), rng)
        return attempt(damage, rng, folder)

    return Campaign(name="damage", attempt=numbered)
