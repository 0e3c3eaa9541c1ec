"""A latecomer's record: every line has one more seat, from the start."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.errors import Trouble
from companion.log.book import replay
from companion.log.latecomer import may_join, with_latecomer
from companion.log.record import AddedTime, ClockRule, Head, Line, Played
from rules.any_game.game import GAME
from rules.kit.types import TABLE, Tint
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
