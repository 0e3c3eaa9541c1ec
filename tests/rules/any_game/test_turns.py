"""Whose turn it is, phases and clocks (ANY-5 to ANY-8, ANY-21)."""

from __future__ import annotations

import pytest

from rules.any_game.components import Pad, Phase
from rules.any_game.flow import timers
from rules.any_game.game import GAME
from rules.kit.types import TABLE
from tests.rules.any_game.table import Table


def with_pad(seats: int = 3, **values: object) -> Table:
    pad = Pad(**{"name": "Made up", "scores": "never", "wins": "told", "order": "clockwise", **values})  # type: ignore[arg-type]
    return Table.of(seats, pad)


@pytest.mark.rule("ANY-5")
def test_only_whoever_has_the_turn_can_end_it() -> None:
    table = with_pad()
    assert table.turn == [0]
    assert table.refused("pass_on", seat=1).rule == "ANY-5"
    assert table.play("pass_on", seat=0).turn == [1]


@pytest.mark.rule("ANY-5")
def test_where_all_play_at_once_everybody_says_when_they_are_ready() -> None:
    table = with_pad(order="together")
    assert table.turn == [0, 1, 2]
    table.play("pass_on", seat=1)
    assert (table.turn, table.state.round) == ([0, 2], 1)
    table.play("pass_on", seat=2).play("pass_on", seat=0)
    assert (table.turn, table.state.round) == ([0, 1, 2], 2)


@pytest.mark.rule("ANY-5")
def test_where_all_play_at_once_whoever_is_ready_is_marked() -> None:
    table = with_pad(order="together")
    table.play("pass_on", seat=1)
    assert GAME.scene(table.state, TABLE).done == (1,)
    table.play("pass_on", seat=2).play("pass_on", seat=0)
    assert GAME.scene(table.state, TABLE).done == ()
    in_turn = with_pad().play("pass_on", seat=0)
    assert GAME.scene(in_turn.state, TABLE).done == (), "where the turns say it, nobody is"


@pytest.mark.rule("ANY-6")
@pytest.mark.parametrize(("order", "seats"), [("clockwise", [0, 1, 2, 1, 2, 0]), ("counter", [0, 2, 1, 2, 1, 0])])
def test_turns_go_round_and_the_next_player_starts_the_next_round(order: str, seats: list[int]) -> None:
    table, found = with_pad(order=order), []
    for _ in seats:
        found += table.turn
        table.play("pass_on")
    assert found == seats


@pytest.mark.rule("ANY-6")
def test_the_start_may_stay_with_one_player() -> None:
    table = with_pad(stays=True)
    for _ in range(3):
        table.play("pass_on")
    assert (table.state.round, table.turn) == (2, [0])


@pytest.mark.rule("ANY-22")
def test_a_round_is_started_by_somebody_who_is_there() -> None:
    table, starts = with_pad().correct("set-away", [1]), []
    for _ in range(3):
        starts += table.turn
        table.play("pass_on").play("pass_on")
    assert starts == [0, 2, 0]


@pytest.mark.rule("ANY-6")
def test_an_order_may_be_told_every_round() -> None:
    table = with_pad(order="told").play("order", seats=["2", "0", "1"])
    assert table.turn == [2]
    for _ in range(3):
        table.play("pass_on")
    assert (table.state.step, table.state.round) == ("order", 2)


@pytest.mark.rule("ANY-6")
def test_the_table_says_whose_turn_it_is_and_who_starts() -> None:
    assert with_pad().correct("set-turn", 2).turn == [2]
    assert with_pad().correct("set-start", 1).turn == [1]


@pytest.mark.rule("ANY-7")
def test_the_turns_go_round_until_everybody_has_passed() -> None:
    table = with_pad(laps="passes")
    table.play("pass_on").play("drop_out").play("pass_on").play("pass_on")
    assert (table.turn, table.state.round) == ([2], 1)
    table.play("drop_out").play("drop_out")
    assert (table.state.round, table.turn) == (2, [1])


@pytest.mark.rule("ANY-8")
def test_phases_follow_each_other_with_turns_or_together() -> None:
    table = with_pad(phases=(Phase(say="Income", turns=False), Phase(say="Build")))
    assert table.ask().label.args["phase"].args["name"] == "Income"  # type: ignore[union-attr]
    table.play("pass_on")
    assert table.turn == [0]
    for _ in range(3):
        table.play("pass_on")
    assert (table.state.round, table.state.phase) == (2, 0)


@pytest.mark.rule("ANY-21")
def test_everybody_has_a_bank_that_only_runs_in_the_own_turn_and_grows_after_it() -> None:
    table = Table(2, "@chess-clock")
    assert [(t.id, t.ms, t.held) for t in timers(table.state)] == [
        ("bank-0", 900_000, False), ("bank-1", 900_000, True),
    ]  # fmt: skip
    table.play("pass_on")
    assert [(t.ms, t.held) for t in timers(table.state)] == [(910_000, True), (900_000, False)]


@pytest.mark.rule("ANY-21")
def test_a_sand_glass_is_turned_for_every_turn_or_every_phase() -> None:
    turn = with_pad(clock="turn", clock_s=60)
    first = timers(turn.state)[0]
    assert (first.ms, first.seat, first.expire) == (60_000, 0, "")
    assert timers(turn.play("pass_on").state)[0].id != first.id
    phase = with_pad(clock="phase", clock_s=60)
    assert [t.id for t in timers(phase.state)] == [t.id for t in timers(phase.play("pass_on").state)]


def test_a_turn_may_be_left_out() -> None:
    assert with_pad().correct("leave-out").turn == [1]


@pytest.mark.rule("ANY-6")
def test_nobody_is_given_a_turn_when_the_turns_are_over() -> None:
    table = with_pad().play("finish")
    assert table.state.step != "turn"
    assert table.refused("set_turn", {"seat": 1}, seat=TABLE).say.key == "not-asked-now"
