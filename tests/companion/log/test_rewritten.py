"""Records that are rewritten: one more seat for a latecomer, and corrections of before that are amendments now."""

from __future__ import annotations

from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Trouble
from companion.log.book import replay, state_hash
from companion.log.latecomer import may_join, with_latecomer
from companion.log.record import AddedTime, ClockRule, Head, Line, Played, Undone
from companion.log.session import Session
from rules.any_game.game import GAME
from rules.kit.types import TABLE, Tint
from tests.companion.log.table import Table as Pebbles
from tests.pebbles.game import GAME as PEBBLES
from tests.rules.any_game.table import Table

NEW: Tint = GAME.tints[5]


def darts() -> tuple[Head, list[Line]]:
    """Ana has thrown, Bo has left, somebody was given more time, and Cem has thrown."""
    table = Table(3, "@darts-301").turns(60).correct("set-away", [1])
    lines: list[Line] = [
        *table.lines,
        AddedTime(n=len(table.lines) + 1, at=70_000, by="screen", id="bank:2", ms=30_000),
    ]
    n = len(lines) + 1
    (last,) = table.turns(20).lines[n - 2 :]
    clock = ClockRule(mode="bank", bank_ms=600_000)
    return replace(table.head("early"), clock=clock), [*lines, replace(last, n=n, at=90_000)]


def test_whoever_comes_late_was_away_and_is_there_at_the_end_and_all_else_is_as_it_was() -> None:
    head, lines = with_latecomer(GAME, *darts(), "Dee", NEW, "late")
    assert (head.id, head.seats, head.tints[3]) == ("late", ("Ana", "Bo", "Cem", "Dee"), NEW)
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    assert [line.ms for line in lines if isinstance(line, AddedTime)] == [30_000]
    told = [line for line in lines if isinstance(line, Played)]
    assert [line.v["seats"] for line in told if line.move == GAME.away] == [[3], [1, 3], [1]]
    came = told[-1]
    assert (came.at, came.seat, came.by, came.move) == (90_000, TABLE, "screen", GAME.away)
    state = replay(GAME, head, lines).now.state
    assert (state.away, state.seats) == ((1,), 4)


def test_there_are_as_many_places_as_the_game_has_seats() -> None:
    most = max(GAME.seats)
    assert [may_join(GAME, n) for n in (most - 1, most)] == [True, False]
    table = Table(3, "@hearts")
    full = replace(table.head("full"), seats=tuple(map(str, range(most))), tints=GAME.tints[:most])
    with pytest.raises(Trouble) as refusal:
        with_latecomer(GAME, full, [], "Dee", GAME.tints[0], "late")
    assert (refusal.value.say.key, refusal.value.detail) == ("late-not", "")


# ---- old corrections ---------------------------------------------------------------------------------
OLD = with_other(PEBBLES, retold={"correct_dice": "roll", "correct_fist": "open.fists"})


def corrected(n: int, move: str, **values: object) -> Played:
    return Played(n=n, at=0, seat=-1, by="screen", move=move, prompt=move, v=values)


async def resumed(*lines: Line) -> Session:
    table = Pebbles()
    await table.to_brook()
    return Pebbles(table.head, (*table.disk.lines, *lines), OLD).session


async def told(dice: dict[str, Any], fists: dict[str, Any]) -> str:
    """The table with those answers from the start."""
    table = Pebbles()
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
