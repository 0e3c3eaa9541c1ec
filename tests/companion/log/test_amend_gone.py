"""Lines told otherwise whose seat, printed value or question is not there any more, and secrets that are under way."""

from __future__ import annotations

import pytest

from companion.errors import Stale
from companion.log.book import new_head, replay, state_hash
from companion.log.record import ClockRule, Played
from companion.log.session import Session
from companion.table.amending import Amending, Answered
from rules.any_game.game import GAME as PAD
from rules.any_game.state import totals
from rules.kit.types import Seating
from tests.companion.log.table import Clock, Disk, head
from tests.companion.log.test_amend import AmendedTable


async def test_a_line_of_somebody_who_has_left_since_is_told_otherwise() -> None:
    """Their points stay on the sheet; whose turn it is does not come back to them."""
    seating = Seating(names=("Ana", "Bo", "Cem"), tints=PAD.tints[:3])
    disk, clock, amending = Disk(), Clock(), Amending()
    begun = new_head(PAD, seating, PAD.option_type(), {}, ClockRule(), "7K2QMX", "2026-11-21T19:04:11Z")
    session = Session.begin(PAD, begun, disk.append, clock.now_ms)

    async def answer(name: str, **values: object) -> None:
        open_now = (*session.prompts(), *session.corrections())
        await session.answer(next(p.id for p in open_now if p.id.rpartition("@")[0] == name), values, "screen")

    await answer("choose", pad="@skat")
    ana, bo = [next(p for p in session.prompts() if p.move == "score") for _ in range(2)]
    assert ana == bo
