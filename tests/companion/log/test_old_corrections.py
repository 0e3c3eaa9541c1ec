"""Old records: a correction that is now an amendment is read as one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.log.book import state_hash
from companion.log.record import Line, Played, Undone
from companion.log.session import Session
from tests.companion.log.table import Table
from tests.pebbles.game import GAME

OLD = replace(GAME, retold={"correct_dice": "roll", "correct_fist": "open.fists"})


def corrected(n: int, move: str, **values: object) -> Played:
    return Played(n=n, at=0, seat=-1, by="screen", move=move, prompt=move, v=values)


async def resumed(*lines: Line) -> Session:
    table = Table()
    await table.to_brook()
    return Table(table.head, (*table.disk.lines, *lines), OLD).session


async def told(dice: dict[str, Any], fists: dict[str, Any]) -> str:
    """The table with those answers from the start."""
    table = Table()
    await table.answer("fist-0")
    await table.answer("fist-1")
    await table.answer("open", {"fists": fists})
    await table.answer("roll", {"dice": dice})
    return state_hash(table.session.state)


FISTS: dict[str, Any] = {"0": {"red": 2}, "1": {"blue": 1}}
RED: dict[str, Any] = {"pips": 4, "colour": "red"}
BLUE: dict[str, Any] = {"pips": 4, "colour": "blue"}


@pytest.mark.parametrize(
    ("line", "dice", "fists"),
    [
        (corrected(5, "correct_dice", dice=BLUE), BLUE, FISTS),
        (corrected(5, "correct_fist", seat=0, fist={"red": 1}), RED, {"0": {"red": 1}, "1": {"blue": 1}}),
    ],
)
async def test_an_old_correction_of_what_was_told_counts_as_told_so_at_first(
    line: Played, dice: dict[str, Any], fists: dict[str, Any]
) -> None:
    session = await resumed(line)
    assert state_hash(session.state) == await told(dice, fists)
    assert session.undo_offer() is not None


async def test_an_old_undo_of_such_a_correction_takes_it_back() -> None:
    session = await resumed(corrected(5, "correct_dice", dice=BLUE), Undone(n=6, at=0, by="screen", to=4))
    assert state_hash(session.state) == await told(RED, FISTS)


async def test_an_old_undo_back_to_such_a_correction_leaves_it() -> None:
    lines = (
        corrected(5, "correct_dice", dice=BLUE),
        Played(n=6, at=0, seat=1, by="screen", move="rest", prompt="rest-1"),
    )
    session = await resumed(*lines, Undone(n=7, at=0, by="screen", to=5))
    assert state_hash(session.state) == await told(BLUE, FISTS)
