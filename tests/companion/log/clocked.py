"""Clocks of every kind at once, in real time: `python -m tests.companion.log.clocked DIR`, until it is killed.

Prints a line of JSON with the time used by now on each clock of the seat to move.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

from rules.kit.presets import KINDS
from tests.companion.tables import Table, seated, table_in

LOOK_S = 0.05


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


async def begun(folder: Path, kind: str) -> Table:
    """A table with a running clock of that kind, of which every second is recorded."""
    folder.mkdir()
    table = await table_in(folder, now_ms)
    here = await seated(table, "Ana", "Bo", game="any_game", clock="bank", kind=kind, bank=5)
    await here.answer(here.shown.asks[0].forms[0].id, pad="@chess-clock")
    return table


async def main(folder: Path) -> None:
    tables = {kind: await begun(folder / kind, kind) for kind in KINDS}
    noting: list[Any] = [asyncio.create_task(table.core.time.wait()) for table in tables.values()]
    while not any(task.done() for task in noting):
        used = {kind: table.core.game.session.at_ms for kind, table in tables.items()}
        sys.stdout.write(json.dumps(used) + "\n")
        sys.stdout.flush()
        await asyncio.sleep(LOOK_S)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
