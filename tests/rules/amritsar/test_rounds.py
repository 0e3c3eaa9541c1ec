"""Rounds, decades, and who follows (AMR-18..21, AMR-51..53)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios
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
ALL = "1 mahout=white:point; 2 mahout=white:point; 3 mahout=white:point; land east-1 W north; finish"


def following(options: Options | None = None) -> Table:
    """A turn that ends with a white worker; everybody else has a mahout on white that brings a point."""
    table = Table.opened(4, options)
    for seat in (1, 2, 3):
        table.mahout(seat, "white", point=1)
    table.land("east-1", "W", "north")
    table.play("finish")
    return table


@scenarios(
    scenario("who has a mahout on the colour of the last worker may follow", mark.rule("AMR-51", "AMR-52"),
             "1 mahout=white:point; 2 mahout=green:point; land east-1 W north; finish", asks=["follow-1", "decline-1"]),
    scenario("gets what it shows, and the active player a point", mark.rule("AMR-52", "AMR-53"),
             "1 mahout=white:point; 2 mahout=green:point; land east-1 W north; finish; follow", totals=(6, 6, 5),
             turn=1, rules={"AMR-53"}),
    scenario("whoever does not follow brings nothing", mark.rule("AMR-53"),
             f"house seats=4; {ALL}; decline; decline; decline", totals=(5, 5, 5, 5), turn=1),
    scenario("each who follows brings a point", mark.rule("AMR-53"), f"house seats=4; {ALL}; follow; decline; follow",
             totals=(7, 6, 5, 6)),
    scenario("of all three as well", mark.rule("AMR-53"), f"house seats=4; {ALL}; follow; follow; follow",
             totals=(8, 6, 6, 6)),
    scenario("of several mahouts there one is chosen", mark.rule("AMR-52"),
             "1 mahout=white:point; 1 mahout=white:point+gold; land east-1 W north; finish", offers={"mahout": [1, 2]}),
    scenario("nobody is asked to follow with a donation that cannot be made", mark.rule("AMR-52", "AMR-82"),
             "1 stands=east carried=0; land east-1 B north; finish", turn=1),
    scenario("nor with a hammer that cannot be paid", mark.rule("AMR-53", "AMR-67"),
             "house seats=2; 1 mahout=white:golden gold=0; land east-1 W north; finish", turn=1, points=5),
    scenario("but with one that can", mark.rule("AMR-53", "AMR-67"),
             "house seats=2; 1 mahout=white:golden gold=1; land east-1 W north; finish",
             asks=["follow-1", "decline-1"]),
    scenario("a follower earns a bridge that only the table can see", mark.rule("AMR-54"),
             "house seats=2 bridge=other; 1 mahout=white:point; land east-1 W north; finish; follow-bridge-1",
             totals=(6, 8)),
)  # fmt: skip
def test_following(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-52")
@pytest.mark.parametrize(("reading", "order"), [("next", [3, 0, 1]), ("start", [1, 3, 0])])
def test_they_follow_in_turn_order(reading: Any, order: list[int]) -> None:
    table = Table.opened(4, Options(follow_order=reading), start=1)
    table.correct("turn-of", {"seat": 2})
    for seat in order:
        table.mahout(seat, "white", point=1)
    table.land("east-1", "W", "north")
    table.play("finish")
    asked = list[int]()
    while table.state.step == "follow":
        asked.append(table.ask().seat)
        table.play("decline")
    assert asked == order


# ---- clocks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-21", "AMR-52")
def test_bells_ring_for_the_turn_and_for_who_may_follow_if_the_table_wants_them() -> None:
    assert GAME.timers(following().state) == ()
    table = following(Options(turn_s=120, follow_s=30))
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 30_000, "")
    table.end_turn()
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 120_000, "")
