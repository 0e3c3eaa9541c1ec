"""Whatever happens in whichever order, the club has what was accepted in the end, and is not said to have it before.

A share of `python -m tests.club.evenings`.
"""

from __future__ import annotations

import pytest

from companion.club.connection import Connection
from tests.club.evenings import ROOM, TABLE, walked

WALKS, PARTS = 120, 4


@pytest.mark.parametrize("part", range(PARTS))
async def test_an_evening_in_any_order_leaves_nothing_behind(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[str] = set()
    for seed in range(part, WALKS, PARTS):
        done |= (await walked(seed, lambda opens: monkeypatch.setattr(Connection, "open", opens))).keys()
    assert done == {*TABLE, *ROOM}
