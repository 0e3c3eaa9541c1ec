"""Finished games for tests: golden records with other names and days."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from companion.log.disk.store import Store
from companion.log.record import End, Head, Line, read_record

GOLDEN = Path(__file__).parents[1] / "golden"


def record(name: str, game_id: str, names: Sequence[str], day: str = "2026-10-01") -> tuple[Head, list[Line]]:
    """A golden record such as "akkon/ledger_two_seats" with these players and this day; its last line is its end."""
    head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
    head = replace(head, id=game_id, seats=tuple(names), utc=f"{day}T19:00:00Z")
    return head, lines


def end(lines: Sequence[Line]) -> End:
    """The end line of a record."""
    line = lines[-1]
    assert isinstance(line, End)
    return line


async def shelve(folder: Path, *records: tuple[Head, list[Line]]) -> None:
    """Save the records in the data folder, each on its own day, oldest first."""
    utc = ""
    store = await Store.open(folder, lambda: utc)
    for head, lines in records:
        utc = head.utc
        await store.begin(head, *lines)
    await store.close()
