"""What is shown of turns and phases, and their clocks (ANY-5, ANY-8, ANY-21)."""

from __future__ import annotations

import pytest

from rules.any_game.components import Pad, Phase
from rules.any_game.game import GAME
from rules.any_game.turns import timers
from rules.kit.types import TABLE, Say
from tests.rules.any_game.table import Table


def with_pad(**values: object) -> Table:
    pad = {"name": "Made up", "scores": "never", "wins": "told", "order": "clockwise", **values}
    return Table.of(3, Pad(**pad))  # type: ignore[arg-type]


@pytest.mark.rule("ANY-5")
def test_where_all_play_at_once_whoever_is_ready_is_marked() -> None:
    table = with_pad(order="together").play("pass_on", seat=1)
    assert GAME.scene(table.state, TABLE).done == (1,)
    table.play("pass_on", seat=2).play("pass_on", seat=0)
    assert GAME.scene(table.state, TABLE).done == ()
    in_turn = with_pad().play("pass_on", seat=0)
    assert GAME.scene(in_turn.state, TABLE).done == (), "where the turns say it, nobody is"


@pytest.mark.rule("ANY-21")
def test_everybody_has_time_for_the_whole_game_that_only_runs_in_the_own_turn() -> None:
    table = Table(2, "@chess-clock")
    told = Say(key="time-says-after", args={"minutes": 15, "seconds": 10, "count": 1, "then": 0})
    assert table.form("start_clocks").hint == told
    table.play("start_clocks")
    assert [(t.id, t.ms, t.held) for t in timers(table.state)] == [
        ("bank-0", 900_000, False), ("bank-1", 900_000, True),
    ]  # fmt: skip
    table.play("pass_on")
    assert [(t.turns, t.held) for t in timers(table.state)] == [(1, True), (0, False)]


@pytest.mark.rule("ANY-21")
@pytest.mark.parametrize("clock", ["up", "bank", "turn", "phase"])
def test_no_clock_runs_before_somebody_starts_it_or_ends_the_first_turn(clock: str) -> None:
    def running(table: Table) -> bool:
        return not all(timer.held for timer in timers(table.state))

    table = with_pad(clock=clock, clock_s=60)
    assert not running(table)
    assert running(with_pad(clock=clock, clock_s=60).play("start_clocks"))
    assert running(table.play("pass_on"))
    assert table.asked("start_clocks") == []


@pytest.mark.rule("ANY-21")
def test_a_turn_of_several_phases_is_one_turn_of_the_clock() -> None:
    table = with_pad(clock="bank", clock_s=60, increment_s=5, phases=(Phase(say="Dice"), Phase(say="Trade")))
    found = []
    for _ in range(6):
        table.play("pass_on")
        found.append(timers(table.state)[0].turns)
    assert found == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("ANY-21")
def test_a_sand_glass_is_turned_for_every_turn_or_every_phase() -> None:
    turn = with_pad(clock="turn", clock_s=60)
    first = timers(turn.state)[0]
    assert (first.ms, first.seat, first.expire) == (60_000, 0, "")
    assert timers(turn.play("pass_on").state)[0].id != first.id
    phase = with_pad(clock="phase", clock_s=60)
    assert [t.id for t in timers(phase.state)] == [t.id for t in timers(phase.play("pass_on").state)]


@pytest.mark.rule("ANY-21")
def test_a_glass_runs_on_when_somebody_leaves() -> None:
    table = with_pad(clock="turn", clock_s=60)
    assert timers(table.correct("set-away", [2]).state) == timers(with_pad(clock="turn", clock_s=60).state)
