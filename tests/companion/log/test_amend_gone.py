"""Amendments of lines whose seat or printed value is gone, and pending secrets during one."""

from __future__ import annotations

from typing import Any

from companion.log.book import new_head
from companion.log.record import ClockRule
from companion.log.session import Session
from companion.table.amendments import Amendments, NewAnswer
from rules.any_game.game import GAME as PAD
from rules.kit.types import Seating
from tests.companion.log.table import Disk, head
from tests.companion.log.test_amendment import AmendedTable
from tests.companion.tables import Clock


async def darts() -> Session:
    """Three players have had a turn at darts; then Ana leaves."""
    begun = new_head(PAD, Seating(names=("Ana", "Bo", "Cem"), tints=PAD.tints[:3]), PAD.option_type(), {}, ClockRule(),
                     "7K2QMX", "2026-11-21T19:04:11Z")  # fmt: skip
    session = Session.begin(PAD, begun, Disk().append, Clock())

    async def answer(move: str, values: dict[str, Any]) -> None:
        prompts = (*session.prompts(), *(each for each in session.corrections() if each.move == move))
        await session.answer(next(p.id for p in prompts if p.move == move), values, "screen")

    await answer("choose", {"pad": "@darts-301"})
    for points in (60, 45, 26):
        await answer("tally", {"points": points})
    await answer("set_away", {"seats": [0]})
    return session


async def test_a_line_of_somebody_who_has_left_since_is_told_otherwise_and_they_stay_away() -> None:
    session = await darts()
    line = next(line for line in session.lines if line.n == 2)
    said = NewAnswer(prompt=line.prompt, values={"points": 100})  # type: ignore[union-attr]
    amend = await Amendments().begin(session, 2, said, (), "screen")
    assert amend is not None
    await session.amend(amend.tried, amend.changed, "screen")
    assert (session.sheet().totals, session.state.away) == ((201, 256, 275), (0,))
    assert {prompt.seat for prompt in session.prompts() if prompt.waits} == {1}


async def test_a_printed_value_that_was_never_told_is_asked_where_a_later_line_counts_on_it() -> None:
    table = AmendedTable(head(known={}))
    await table.to_dice()
    await table.answer("learn", {"stone": "s1", "value": 3})
    await table.answer("roll", {"dice": {"pips": 4, "colour": "red"}})
    await table.answer("step-0", {"way": "stone", "stone": "s1"})
    await table.answer("shells-1", {"shells": ["snail", "snail", "snail"]})
    lines = list(table.disk.lines)
    await table.amend(4, "out")
    assert table.misfit() == (7, ["read-s1"])
    assert table.disk.lines == lines, "nothing is written before the value is there"
    await table.go_on(NewAnswer(prompt="read-s1", values={"value": 2}))
    assert table.session.state.values == {"s1": 2}
    table.folds_again()
