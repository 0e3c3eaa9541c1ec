"""Rounds, decades, and who follows (AMR-18..21, AMR-51..53)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from tests.rules.amritsar.table import Table


# ---- rounds ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-18")
@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 36), (4, 48)])
def test_everybody_has_twelve_turns(seats: int, turns: int) -> None:
    table = Table(seats, Options(tracking="ledger"), start=1)
    taken = list[int]()
    while table.ask().move != "final":
        if table.ask().move == "turn":
            taken.append(table.ask().seat)
        table.play(table.ask().move)
    assert len(taken) == turns
    assert taken[:seats] == [(1 + i) % seats for i in range(seats)]
    assert {taken.count(seat) for seat in range(seats)} == {12}


@pytest.mark.rule("AMR-18", "AMR-19")
def test_turns_go_round_and_the_pawn_moves_after_the_last_player() -> None:
    table = Table.opened(start=2)
    seats, rounds = list[int](), list[int]()
    for _ in range(6):
        seats.append(table.state.turn.seat)
        rounds.append(table.state.round)
        table.quiet_turn()
    assert seats == [2, 0, 1, 2, 0, 1]
    assert rounds == [1, 1, 1, 2, 2, 2]
    assert "AMR-19" in table.rules


@pytest.mark.rule("AMR-20")
def test_after_four_rounds_the_pawn_is_back_and_the_decade_over() -> None:
    table = Table.opened(seats=2)
    table.correct("correct_table-round", 4)
    table.quiet_turn()
    assert table.state.round == 4
    table.quiet_turn()
    assert "AMR-20" in table.rules
    assert table.state.step in ("tax", "close")


@pytest.mark.rule("AMR-18")
def test_nobody_else_acts_in_a_turn() -> None:
    table = Table.opened()
    assert {table.ask().seat} == {0}


@pytest.mark.rule("AMR-21")
def test_a_turn_goes_elephant_workers_actions_elephant_follow() -> None:
    table = Table.opened()
    table.correct("lock-0", {"lock": "open"})
    table.mahout(1, "white", point=1)
    table.lie(north_1="WB")
    steps = list[str]()
    for move, values in (
        ("place", {"district": "north"}),
        ("pick", {"spot": "north-1"}),
        ("sow", {"order": ["blue", "white"]}),
        ("finish", {}),
        ("ride", {"steps": 0}),
        ("decline", {}),
    ):
        steps.append(table.state.step)
        table.play(move, values)
    assert steps == ["ride", "pick", "sow", "act", "second", "follow"]
    assert table.state.turn.seat == 1


# ---- following ---------------------------------------------------------------------------------------------
def following(
    seats: int = 4, active: int = 0, options: Options | None = None, start: int = 0, bridge: str | None = "book"
) -> Table:  # fmt: skip
    """A turn that ends with a white worker; everybody else has a mahout on white that brings 2 points."""
    table = Table.opened(seats, options, start=start, bridge=bridge)
    if active != start:
        table.correct("turn-of", {"seat": active})
    for seat in range(seats):
        if seat != active:
            table.mahout(seat, "white", point=2)
    table.land("east-1", "W", "north")
    table.play("finish")
    return table


@pytest.mark.rule("AMR-51", "AMR-52")
def test_those_with_a_mahout_on_the_colour_of_the_last_worker_may_follow() -> None:
    table = Table.opened()
    table.mahout(1, "white", point=2)
    table.mahout(2, "green", point=2)
    table.land("east-1", "W", "north")
    table.play("finish")
    assert {(p, table.form(p).seat) for p in ("follow", "decline")} == {("follow", 1), ("decline", 1)}
    assert table.ask().label.args["colour"].key == "shade-white"  # type: ignore[union-attr]
    table.play("follow", {"mahout": 1})
    assert (table.totals, table.state.turn.seat) == ((6, 7, 5), 1)


@pytest.mark.rule("AMR-52")
def test_a_mahout_on_another_colour_does_not_follow() -> None:
    table = following()
    assert (table.form("follow").given, table.form("follow").fields) == ({"mahout": 1}, ()), "not the one on blue"


@pytest.mark.rule("AMR-53")
@pytest.mark.parametrize(("follow", "points"), [((), 0), ((1,), 1), ((1, 3), 2), ((1, 2, 3), 3)])
def test_the_active_player_gets_a_point_for_each_who_follows(follow: tuple[int, ...], points: int) -> None:
    table = following()
    for seat in (1, 2, 3):
        if seat in follow:
            table.play("follow", {"mahout": 1}, seat)
            assert "AMR-53" in table.rules
        else:
            table.play("decline", seat=seat)
    assert table.totals[0] == 5 + points
    assert [table.totals[seat] for seat in (1, 2, 3)] == [7 if seat in follow else 5 for seat in (1, 2, 3)]


@pytest.mark.rule("AMR-52")
@pytest.mark.parametrize(("reading", "order"), [("next", [3, 0, 1]), ("start", [1, 3, 0])])
def test_they_follow_in_turn_order(reading: Any, order: list[int]) -> None:
    table = following(active=2, options=Options(follow_order=reading), start=1)
    asked = list[int]()
    while table.state.step == "follow":
        asked.append(table.ask().seat)
        table.play("decline", seat=asked[-1])
    assert asked == order


@pytest.mark.rule("AMR-52")
def test_who_has_several_mahouts_there_chooses_one() -> None:
    table = Table.opened()
    for points in (2, 3):
        table.mahout(1, "white", point=points)
    table.land("east-1", "W", "north")
    table.play("finish")
    assert table.offered("mahout", "follow") == [1, 2]
    table.play("follow", {"mahout": 2})
    assert table.totals[:2] == (6, 8)


@pytest.mark.rule("AMR-52", "AMR-82")
def test_nobody_is_asked_to_follow_with_a_donation_that_cannot_be_made() -> None:
    table = Table.opened()
    table.stands(1, "east")
    table.has(1, carried=0)
    table.land("east-1", "B", "north")
    table.play("finish")
    assert table.state.turn.seat == 1


# ---- clocks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-21", "AMR-52")
def test_bells_ring_for_the_turn_and_for_who_may_follow_if_the_table_wants_them() -> None:
    assert GAME.timers(following().state) == ()
    table = following(options=Options(turn_s=120, follow_s=30))
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 30_000, "")
    table.end_turn()
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 120_000, "")


@pytest.mark.rule("AMR-54")
def test_a_follower_earns_a_bridge_that_only_the_table_can_see() -> None:
    table = following(seats=2, bridge=None)
    table.play("follow", {"mahout": 1, "bridge": 1}, 1)
    assert table.totals == (6, 9)


@pytest.mark.rule("AMR-53", "AMR-67")
@pytest.mark.parametrize(("gold", "is_asked"), [(0, False), (1, True)])
def test_nobody_follows_with_a_hammer_that_cannot_be_paid(gold: int, is_asked: bool) -> None:
    table = Table.opened(seats=2)
    table.mahout(1, "white", golden=1)
    table.has(1, gold=gold)
    table.land("east-1", "W", "north")
    table.play("finish")
    assert table.open("follow") == is_asked
    assert table.totals[0] == 5
