"""A section of finished games: the golden records under other names and on other days."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from companion.log.record import End, Head, Line, read_record
from companion.log.store import Store

GOLDEN = Path(__file__).parents[1] / "golden"


def record(name: str, game_id: str, names: Sequence[str], day: str = "2026-10-01") -> tuple[Head, list[Line]]:
    """The golden record "akkon/ledger_two_seats", played by these people on that day; it says how it ended."""
    head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
    head = replace(head, id=game_id, seats=tuple(names), utc=f"{day}T19:00:00Z")
    return head, lines


def end(lines: Sequence[Line]) -> End:
    """How that record ended."""
    line = lines[-1]
    assert isinstance(line, End)
    return line


async def shelve(folder: Path, *records: tuple[Head, list[Line]]) -> None:
    """Put them into the data folder, each on its own day, the oldest first."""
    days = iter([head.utc for head, _ in records])
    utc = ""

    def now() -> str:
        return utc

    store = await Store.open(folder, now)
    for head, lines in records:
        utc = next(days)
        await store.begin(head, *lines)
    await store.close()
