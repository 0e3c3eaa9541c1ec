"""The elephant: steps, coins, the Maharaja pawn, the second move and the jump (AMR-22..29, AMR-48..50)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.elephant import pawn_at
from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from rules.kit.types import Board
from tests.rules.amritsar.table import Table


def riding(place: str = "west", coins: int = 2, options: Options | None = None, **table: int) -> Table:
    """The first seat's turn, with the elephant already on the board; the red space is in the north."""
    riding = Table.opened(options=options)
    riding.stands(0, place)
    riding.has(0, coins=coins)
    for what, value in table.items():
        riding.correct(f"correct_table-{what}", value)
    return riding


@pytest.mark.rule("AMR-22", "AMR-23")
def test_in_the_first_turn_the_elephant_goes_anywhere_for_nothing() -> None:
    table = Table.opened()
    assert table.offered("district") == ["north", "east", "south", "west"]
    table.ride("south")
    assert (table.side().place, table.side().coins) == ("south", 1)
    assert not table.open("place")


@pytest.mark.rule("AMR-22")
def test_an_elephant_on_the_board_is_a_piece_in_its_district() -> None:
    table = Table.opened()
    table.ride("south")
    board = next(part for part in GAME.scene(table.state, -1).parts if isinstance(part, Board))
    assert [piece.cell for piece in board.pieces if piece.seat == 0] == ["south"]


@pytest.mark.rule("AMR-23", "AMR-24")
def test_in_later_turns_it_starts_from_where_it_stands() -> None:
    table = Table.opened(seats=2)
    table.quiet_rounds()
    assert [prompt.move for prompt in table.asked()] == ["ride"]


@pytest.mark.rule("AMR-24")
def test_without_coins_it_stays_or_goes_one_step_for_nothing() -> None:
    table = riding(coins=0)
    assert table.offered("steps") == [0, 1]
    table.ride(1)
    assert (table.side().place, table.side().coins) == ("north", 0)


@pytest.mark.rule("AMR-25")
@pytest.mark.parametrize(
    ("reading", "steps", "price"), [("after_first", 2, 1), ("after_first", 3, 2), ("every", 1, 0), ("every", 2, 2)]
)
def test_further_steps_cost_coins(reading: Any, steps: int, price: int) -> None:
    table = riding("north", 3, Options(ride_cost=reading))
    table.ride(steps)
    assert table.side().coins == 3 - price


@pytest.mark.rule("AMR-25")
def test_only_steps_that_can_be_paid_are_offered() -> None:
    table = riding(coins=1)
    assert table.offered("steps") == [0, 1, 2]
    every = riding(coins=1, options=Options(ride_cost="every"))
    assert every.offered("steps") == [0, 1]


@pytest.mark.rule("AMR-26")
def test_it_walks_clockwise_only() -> None:
    table = riding("west")
    assert [step for step in table.offered("steps") if int(step) < 0] == []
    table.ride(1)
    assert table.side().place == "north"


# ---- the Maharaja pawn -----------------------------------------------------------------------------------
@pytest.mark.rule("AMR-27")
@pytest.mark.parametrize("decade", [1, 2, 3])
def test_passing_the_pawn_costs_a_point_more_in_every_decade(decade: int) -> None:
    table = riding("west", decade=decade)
    table.ride(2)
    assert table.totals == (5 - decade, 5, 5)
    assert "AMR-27" in table.rules


@pytest.mark.rule("AMR-19", "AMR-27")
def test_the_pawn_is_one_space_further_every_round() -> None:
    for place, costs in (("west", 0), ("north", 1), ("east", 0)):
        table = riding(place, round=2)
        table.ride(2)
        assert table.totals[0] == 5 - costs, place


@pytest.mark.rule("AMR-28")
@pytest.mark.parametrize(
    ("reading", "round", "steps", "costs"),
    [
        ("beyond", 1, 1, 0),
        ("beyond", 1, 2, 1),
        ("beyond", 2, 2, 0),
        ("landing", 1, 1, 1),
        ("landing", 1, 2, 1),
        ("landing", 4, 0, 0),
        ("landing", 4, 1, 0),
        ("red", 1, 1, 0),
        ("red", 2, 2, 1),
    ],
)
def test_when_the_pawn_counts_as_passed(reading: Any, round: int, steps: int, costs: int) -> None:
    table = riding("west", options=Options(pawn=reading), round=round)
    table.ride(steps)
    assert table.totals[0] == 5 - costs


@pytest.mark.rule("AMR-28")
@pytest.mark.parametrize("passed", [0, 1])
def test_the_table_may_say_itself_whether_the_pawn_was_passed(passed: int) -> None:
    table = riding("east", options=Options(pawn="told"))
    table.play("ride", {"steps": 1, "passed": passed})
    assert table.totals[0] == 5 - passed


@pytest.mark.rule("AMR-28")
def test_a_ride_goes_three_steps_at_most_so_it_passes_once() -> None:
    table = riding("north", coins=9)
    assert table.offered("steps") == [0, 1, 2, 3]


@pytest.mark.rule("AMR-25", "AMR-28")
@pytest.mark.parametrize(
    ("pawn", "place", "steps", "costs"),
    [("beyond", "west", 4, 1), ("beyond", "west", 5, 1), ("beyond", "west", 6, 2), ("landing", "west", 5, 2),
     ("beyond", "north", 4, 0), ("landing", "north", 4, 1), ("beyond", "north", 5, 1)],
)  # fmt: skip
def test_a_ride_may_go_as_far_as_is_paid_and_pays_for_every_time_it_passes(
    pawn: Any, place: str, steps: int, costs: int
) -> None:
    table = riding(place, coins=6, options=Options(pawn=pawn, ride_far="paid"))
    assert table.offered("steps") == list(range(8))
    table.ride(steps)
    assert (table.side().coins, table.totals[0]) == (6 - (steps - 1), 5 - costs)


@pytest.mark.rule("AMR-25", "AMR-28")
def test_a_ride_round_the_board_goes_as_far_as_is_paid() -> None:
    table = riding("north", coins=3, options=Options(ride_cost="every", ride_far="paid"))
    assert table.offered("steps") == [0, 1, 2, 3]


@pytest.mark.rule("AMR-29")
@pytest.mark.parametrize(("reading", "points"), [("allowed", -2), ("floor", 0)])
def test_a_score_falls_below_zero_or_stops_there(reading: Any, points: int) -> None:
    table = riding("west", options=Options(below_zero=reading), decade=3)
    table.has(0, score=1)
    table.ride(2)
    assert table.totals[0] == points


# ---- the second move and the jump --------------------------------------------------------------------------
def acted(lock: str = "open", **more: Any) -> Table:
    """The first seat has done its actions."""
    table = riding("north", **more)
    table.correct("lock-0", {"lock": lock})
    table.land("east-1")
    table.play("finish")
    return table


@pytest.mark.rule("AMR-21", "AMR-48")
@pytest.mark.parametrize(("lock", "step"), [("locked", "ride"), ("open", "second"), ("spent", "ride")])
def test_only_an_unlocked_tile_lets_the_elephant_move_again(lock: str, step: str) -> None:
    assert acted(lock).state.step == step


@pytest.mark.rule("AMR-48")
def test_the_second_move_costs_what_a_first_one_does() -> None:
    table = acted(coins=2)
    table.ride(3)
    assert (table.side().place, table.side().coins, table.side().lock) == ("west", 0, "open")
    assert acted(coins=0).offered("steps") == [0, 1]


@pytest.mark.rule("AMR-27", "AMR-48")
def test_the_second_move_past_the_pawn_costs_points_too() -> None:
    table = acted(coins=2, round=2)
    table.ride(2)
    assert (table.side().place, table.totals[0]) == ("south", 4)


@pytest.mark.rule("AMR-49")
def test_the_tile_buys_one_jump_to_any_space_for_nothing() -> None:
    table = acted(coins=0)
    assert table.offered("district", "jump") == ["east", "south", "west"]
    table.play("jump", {"district": "west"})
    assert (table.side().place, table.side().coins, table.side().lock) == ("west", 0, "spent")


@pytest.mark.rule("AMR-49")
def test_a_tile_that_was_handed_in_gives_no_second_jump() -> None:
    table = acted("spent", options=Options(jump_when="any"))
    assert not table.open("jump")
    locked = riding("north", options=Options(jump_when="any"))
    assert not locked.open("jump")


@pytest.mark.rule("AMR-50")
@pytest.mark.parametrize(("reading", "costs"), [("free", 0), ("costs", 1)])
def test_a_jump_past_the_pawn(reading: Any, costs: int) -> None:
    table = acted(options=Options(jump_pawn=reading), round=2)
    table.play("jump", {"district": "west"})
    assert table.totals[0] == 5 - costs


@pytest.mark.rule("AMR-28", "AMR-50")
@pytest.mark.parametrize(("reading", "costs"), [("free", 0), ("costs", 1)])
def test_where_the_table_tells_the_passing_it_tells_it_for_a_jump_that_costs(reading: Any, costs: int) -> None:
    table = acted(options=Options(pawn="told", jump_pawn=reading))
    table.play("jump", {"district": "west", **({"passed": 1} if costs else {})})
    assert table.totals[0] == 5 - costs


@pytest.mark.rule("AMR-50")
@pytest.mark.parametrize(("reading", "is_open"), [("second", False), ("any", True)])
def test_a_jump_at_the_start_of_a_turn(reading: Any, is_open: bool) -> None:
    table = riding("north", options=Options(jump_when=reading))
    table.correct("lock-0", {"lock": "open"})
    assert table.open("jump") == is_open
    if is_open:
        table.play("jump", {"district": "south"})
        assert (table.side().place, table.state.step) == ("south", "pick")


@pytest.mark.rule("AMR-50")
@pytest.mark.parametrize("reading", ["second", "any"])
def test_a_tile_that_was_unlocked_while_following_may_be_handed_in_at_the_start_of_a_turn(reading: Any) -> None:
    table = riding("north", options=Options(jump_when=reading))
    table.has(0, board=8)  # an upgrade since it was last asked
    if reading == "second":
        assert not table.open("jump")
        return
    table.play("jump", {"district": "south"})
    assert (table.side().place, table.side().lock, table.state.step) == ("south", "spent", "pick")


@pytest.mark.rule("AMR-50", "AMR-48", "AMR-51")
def test_whoever_unlocks_the_tile_while_following_jumps_at_the_start_of_the_own_turn() -> None:
    table = Table.opened(seats=2, options=Options(jump_when="any"))
    table.stands(1, "north")
    table.mahout(1, "white", golden=1)
    table.has(1, gold=1)
    table.land("east-1", "W", "north")
    table.play("finish")
    table.play("follow", {"mahout": 1}, 1)
    table.lay_mahout("white", trade=1)
    assert (table.ask().seat, table.state.step) == (1, "ride")
    table.play("jump", {"district": "south"})
    assert (table.side(1).place, table.side(1).lock, table.state.step) == ("south", "spent", "pick")
    assert (table.side(0).lock, table.open("jump")) == ("locked", False)


@pytest.mark.rule("AMR-20")
@pytest.mark.parametrize("pawn", ["beyond", "red"])
def test_the_pawn_is_drawn_on_the_red_space_when_the_decade_is_over(pawn: Any) -> None:
    table = Table.opened(options=Options(pawn=pawn), catalogue={"tax": {"0": {"coins": 0}}})
    table.quiet_rounds(4)
    assert table.state.step == "close"
    assert pawn_at(table.state) == "north"
