"""The ledger: turns, followers, points and the end of a decade, with nothing printed."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.kit.types import Choice
from tests.rules.amritsar.table import Table


def ledger(seats: int = 3, start: int = 0, **options: Any) -> Table:
    return Table(seats, Options(tracking="ledger", **options), start=start)


def at_the_end_of(decade: int, **options: Any) -> Table:
    table = ledger(**options)
    table.correct("correct_table-decade", decade)
    table.correct("correct_table-round", 4)
    table.correct("turn-of", {"seat": 2})
    table.quiet_turn()
    return table


def test_a_table_starts_with_one_tap_and_nothing_printed_is_ever_asked() -> None:
    table, moves = ledger(), set[str]()
    while asked := GAME.prompts(table.state):
        moves.add(asked[0].move)
        table.fill_in(asked[0], {})
    assert moves == {"turn", "majority", "tax", "income", "close", "final"}
    assert all(not entries for entries in GAME.learned(table.state).values())


@pytest.mark.rule("AMR-21")
def test_a_turn_is_its_points_and_then_the_next_seat_is_asked() -> None:
    table = ledger()
    table.play("turn", {"points": 6})
    assert table.totals == (11, 5, 5)
    assert (table.ask().move, table.ask().seat) == ("turn", 1)


@pytest.mark.rule("AMR-53")
def test_a_turn_without_points_that_nobody_follows_is_one_tap() -> None:
    table = ledger()
    table.play("turn")
    assert table.totals == (5, 5, 5)
    assert table.state.turn.seat == 1


@pytest.mark.rule("AMR-27")
@pytest.mark.parametrize("decade", [1, 2, 3])
def test_passing_the_pawn_costs_by_decade_in_the_ledger_too(decade: int) -> None:
    table = ledger()
    table.correct("correct_table-decade", decade)
    table.play("turn", {"points": 4, "passed": 1})
    assert table.totals[0] == 9 - decade
    assert "AMR-27" in table.rules


@pytest.mark.rule("AMR-27")
def test_whoever_did_not_pass_the_pawn_loses_nothing_and_nobody_passes_it_three_times() -> None:
    table = ledger()
    assert table.offered("passed") == [1, 2]
    table.play("turn", {"points": 4})
    assert (table.totals[0], "pawn-passed" in table.said) == (9, False)


@pytest.mark.rule("AMR-29")
@pytest.mark.parametrize(("reading", "points"), [("allowed", -2), ("floor", 0)])
def test_below_zero_in_the_ledger(reading: Any, points: int) -> None:
    table = ledger(below_zero=reading)
    table.correct("correct_table-decade", 3)
    table.correct("correct_number-0-score", 1)
    table.play("turn", {"passed": 1})
    assert table.totals[0] == points


@pytest.mark.rule("AMR-51", "AMR-52", "AMR-53")
def test_one_form_says_who_follows_and_the_active_player_gets_a_point_for_each() -> None:
    table = ledger(4, start=1)
    (prompt,) = GAME.prompts(table.state)
    who = next(f for f in prompt.fields if isinstance(f, Choice))
    assert [o.value for o in who.options] == [2, 3, 0]
    table.play("turn", {"points": 2, "who": [2, 0], "gains": {"2": 3, "0": 0}})
    assert table.totals == (5, 9, 8, 5)
    assert table.state.turn.seat == 2


@pytest.mark.rule("AMR-89", "AMR-90", "AMR-91", "AMR-92", "AMR-93")
def test_the_end_of_a_decade_is_entered_in_order() -> None:
    table, moves = at_the_end_of(2), list[str]()
    for values in (
        {"points": {"0": 8, "1": 4, "2": 0}},
        {"missing": {"0": 0, "1": 2, "2": 0}},
        {"points": {"0": 0, "1": 0, "2": 3}},
        {},
    ):
        moves.append(table.ask().move)
        table.play(moves[-1], values)
    assert moves == ["majority", "tax", "income", "close"]
    assert table.totals == (13, 7, 8)
    assert (table.state.decade, table.state.round, table.ask().move) == (3, 1, "turn")


@pytest.mark.rule("AMR-91")
@pytest.mark.parametrize(("reading", "points"), [("once", 3), ("each", 1)])
def test_missing_coins_cost_points_once_or_each(reading: Any, points: int) -> None:
    table = at_the_end_of(2, tax_loss=reading)
    table.play("majority")
    table.play("tax", {"missing": {"0": 2, "1": 0, "2": 0}})
    assert table.totals[0] == points


def test_a_row_is_told_for_every_seat() -> None:
    table = at_the_end_of(1)
    assert table.refused("majority", {"points": {"0": 8}}, seat=-1).rule == "AMR-89"
    assert table.refused("majority", {"points": {"0": -1, "1": 0, "2": 0}}, seat=-1).rule == "AMR-89"
    table.play("majority").play("tax")
    assert table.refused("income", {"points": {"0": 8}}, seat=-1).rule == "AMR-92"


@pytest.mark.rule("AMR-95", "AMR-96", "AMR-97")
def test_tracks_and_goals_of_everybody_end_the_game() -> None:
    table = at_the_end_of(3)
    for _ in range(4):
        table.play(table.ask().move)
    assert [(f.name, f.key) for f in table.form("final").fields] == [
        *(("goals", str(seat)) for seat in range(3)),
        *(("tracks", str(seat)) for seat in range(3)),
    ]
    table.play("final", {"tracks": {"0": 4, "1": 0, "2": 1}, "goals": {"0": 0, "1": 9, "2": 2}})
    sheet = GAME.sheet(table.state)
    assert (sheet.totals, sheet.places, sheet.ended_by) == ((9, 14, 8), (2, 1, 3), "decades")


def test_the_ledger_corrects_points_rounds_and_turns_and_nothing_that_it_does_not_know() -> None:
    ids = {each.id for each in GAME.corrections(ledger().state)}
    assert {"correct_number-0-score", "correct_table-decade", "correct_table-round", "turn-of", "leave-out"} <= ids
    assert not any(id.startswith(("correct_workers", "correct_coins", "elephant")) for id in ids)
    coins = {"seat": 0, "what": "coins", "value": 3}
    assert ledger().refused("correct_number", coins, seat=-1).rule == ""


@pytest.mark.rule("AMR-27", "AMR-48")
def test_an_elephant_that_moved_twice_may_have_passed_the_pawn_twice() -> None:
    table = ledger()
    table.correct("correct_table-decade", 2)
    table.play("turn", {"points": 4, "passed": 2})
    assert (table.totals[0], table.said.count("pawn-passed")) == (5, 2)


@pytest.mark.rule("AMR-27", "AMR-29")
@pytest.mark.parametrize(("passed", "points"), [(1, 4), (2, 1)])
def test_points_for_the_pawn_are_lost_before_the_actions_as_on_the_full_board(passed: int, points: int) -> None:
    table = ledger(below_zero="floor")
    table.correct("correct_table-decade", 3)
    table.correct("correct_number-0-score", 1)
    table.play("turn", {"points": 4, "passed": passed})
    assert table.totals[0] == points


@pytest.mark.rule("AMR-27", "AMR-28", "AMR-29", "AMR-48")
@pytest.mark.parametrize(
    ("reading", "passed", "points"),
    [("allowed", 0, 5), ("allowed", 1, 2), ("allowed", 2, -1), ("floor", 0, 5), ("floor", 1, 4), ("floor", 2, 1)],
)
def test_the_full_board_and_the_ledger_come_to_the_same_points_when_the_pawn_is_passed(
    reading: Any, passed: int, points: int
) -> None:
    full = Table.opened(options=Options(below_zero=reading, pawn="landing"))
    told = ledger(below_zero=reading)
    for table in (full, told):
        table.correct("correct_table-decade", 3)
        table.correct("correct_number-0-score", 1)
    full.stands(0, "west")
    full.has(0, coins=9)
    full.correct("lock-0", {"lock": "open"})
    full.land("east-1", "W", elephant=2 if passed else 0)
    full.main("white", point=4)
    full.play("finish")
    full.play("ride", {"steps": 3 if passed == 2 else 0})
    told.play("turn", {"points": 4, **({"passed": passed} if passed else {})})
    assert full.totals == told.totals == (points, 5, 5)
