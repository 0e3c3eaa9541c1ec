"""Any earlier position of a game of 10,000 lines: from the request to the outgoing page.

.venv/bin/python -m tests.trials.bench.then

A table screen and a phone request it, beside the game's current page. The limits count processor time, so that a busy
machine changes nothing; the first request loads the game's texts.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from companion.access.client_session import Audience
from companion.log.record import End, Head, Line, read_record
from companion.records.records import fold
from companion.table.snapshot import Snapshot
from companion.view.wire import encode
from rules.games import find
from tests.companion.tables import Clock, Table, table_in
from tests.trials.bench import figures
from tests.trials.bench.box import folder
from tests.trials.bench.records import record

GOLDEN = Path(__file__).parents[2] / "golden"
MOST_MS = 100.0
LINES, MOMENTS = 10_000, 200
GAMES = ("akkon/full_four_seats", "amritsar/four_seats", "himalaya/four_seats", "ettana/full_points_4_seats")


def main() -> None:
    """Print the times; fails if one exceeds its limit."""
    figures.machine()
    rows = [row for name, head, lines in _games() for row in asyncio.run(_measured(name, head, lines))]
    figures.table(
        f"{MOMENTS} moments at random", ("game", "viewer", "lines", "first ms", "middle ms", "worst ms", "now ms"), rows
    )
    assert all(float(row[5]) < MOST_MS for row in rows), f"a moment took longer than {MOST_MS} ms"


def _games() -> list[tuple[str, Head, list[Line]]]:
    """A long game, and whole ones of the games with more pieces on the table."""
    head, lines = record(LINES, "corrected")
    found = [(f"battles_and_builders, {LINES:,} lines", head, lines)]
    for name in GAMES:
        head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
        found.append((name, head, [line for line in lines if not isinstance(line, End)]))
    return found


async def _measured(name: str, head: Head, lines: list[Line]) -> list[tuple[str, ...]]:
    with folder() as here:
        table = await table_in(here, Clock())
        look = Snapshot(fold(head, lines, find=find))
        rows = []
        for viewer, audience in (("table", ("operator", -1, ())), ("phone", ("seat", 0, (0,)))):
            now, first, *took = (_page(table, look, audience, "play"), *_took(table, look, audience))
            figure = (figures.ms(s) for s in (first, figures.middle(took), max(took), now))
            rows.append((name, viewer, f"{len(lines):,}", *figure))
        await table.core.store.close()
        return rows


def _took(table: Table, look: Snapshot, audience: tuple[str, int, tuple[int, ...]]) -> list[float]:
    last, rng = len(look.session.moments()) - 1, Random(1)
    return [_page(table, look, audience, f"then/{rng.randint(0, last)}") for _ in range(MOMENTS)]


def _page(table: Table, look: Snapshot, audience: tuple[str, int, tuple[int, ...]], path: str) -> float:
    """Seconds until that page is ready to send."""
    role, viewer, own = audience
    began_s = time.process_time()
    encode(table.hub.show(Audience(role, "en", path, viewer, own), look))  # type: ignore[arg-type]
    return time.process_time() - began_s


if __name__ == "__main__":
    main()
