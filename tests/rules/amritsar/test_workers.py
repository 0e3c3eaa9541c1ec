"""Picking up workers and dropping them clockwise, with extra steps and the coins they leave (AMR-30..40)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from rules.kit.types import Choice, Say, Slots
from tests.rules.amritsar.table import Table, workers


def lying(options: Options | None = None, coins: int = 0, **spots: str) -> Table:
    """The first seat is to pick workers up; only those lie there."""
    table = Table.opened(options=options)
    table.has(0, coins=coins)
    table.lie(**spots)
    table.ride()
    return table


def ring(table: Table) -> dict[str, str]:
    """Where workers lie."""
    spots = ("north-1", "north-2", "east-1", "east-2", "south-1", "south-2", "west-1", "west-2")
    return {spot: table.spot(spot) for spot in spots if table.spot(spot)}


@pytest.mark.rule("AMR-30")
def test_moving_workers_cannot_be_left_out() -> None:
    table = lying(north_1="WB")
    assert [p.move for p in GAME.prompts(table.state)] == ["pick"]


@pytest.mark.rule("AMR-31")
def test_all_workers_of_a_location_that_has_some_are_picked_up() -> None:
    table = lying(north_1="WB", south_1="G")
    assert table.offered("spot") == ["north-1", "south-1"]
    table.sow("north-1", "WB")
    assert ring(table) == {"north-2": "W", "east-1": "B", "south-1": "G"}


@pytest.mark.rule("AMR-32")
def test_one_worker_is_left_at_each_location_clockwise() -> None:
    table = lying(west_1="WBGY")
    table.sow("west-1", "YGBW")
    assert ring(table) == {"west-2": "Y", "north-1": "G", "north-2": "B", "east-1": "W"}


@pytest.mark.rule("AMR-33")
@pytest.mark.parametrize(("order", "last"), [("WBG", "green"), ("GBW", "white")])
def test_the_order_and_so_the_last_colour_is_chosen(order: str, last: str) -> None:
    table = lying(north_1="WBG")
    table.sow("north-1", order)
    assert (table.state.turn.last, table.state.turn.spot) == (last, "east-2")


@pytest.mark.rule("AMR-33")
def test_only_the_workers_that_were_picked_up_are_dropped() -> None:
    table = lying(north_1="WBG")
    table.play("pick", {"spot": "north-1"})
    field = next(f for f in table.ask().fields if isinstance(f, Slots))
    assert (field.slots, field.caps) == (3, {"white": 1, "blue": 1, "green": 1})


@pytest.mark.rule("AMR-33")
def test_workers_of_one_colour_without_a_coin_need_no_question() -> None:
    table = lying(north_1="WW")
    table.sow("north-1")
    assert ring(table) == {"north-2": "W", "east-1": "W"}
    assert table.state.step == "act"


@pytest.mark.rule("AMR-34")
def test_a_full_location_is_skipped_and_is_no_step() -> None:
    table = lying(north_1="WB", north_2="WWGG")
    table.sow("north-1", "WB")
    assert ring(table) == {"north-2": "WWGG", "east-1": "W", "east-2": "B"}


@pytest.mark.rule("AMR-34")
def test_a_location_is_full_at_its_printed_number() -> None:
    table = lying(north_1="WB", north_2="WWG")
    table.sow("north-1", "WB")
    assert ring(table) == {"north-2": "WWWG", "east-1": "B"}


# ---- extra steps -----------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-35")
def test_every_extra_step_of_the_last_worker_costs_a_coin() -> None:
    table = lying(coins=2, north_1="WB")
    table.sow("north-1", "WB", extra=2)
    assert ring(table) == {"north-2": "W", "south-1": "B"}
    assert (table.side().coins, table.state.turn.spot) == (0, "south-1")
    assert sum(table.state.coins) == 2


@pytest.mark.rule("AMR-35")
def test_where_the_last_worker_may_go_to_many_locations_the_form_says_that_they_are_tapped() -> None:
    table = lying(Options(start_spot="skipped"), coins=7, north_1="W")
    table.play("pick", {"spot": "north-1"})
    form = table.form("sow")
    assert form.hint == Say(key="extra-hint")
    (extra,) = form.fields
    assert isinstance(extra, Choice)
    notes = {option.value: option.note for option in extra.options}
    assert (notes[0], notes[6], notes[7]) == (None, None, Say(key="extra-round"))
    assert extra.options[0].cell == extra.options[-1].cell


@pytest.mark.rule("AMR-35")
def test_extra_steps_are_offered_as_far_as_they_can_be_paid() -> None:
    table = lying(coins=1, north_1="WB")
    table.play("pick", {"spot": "north-1"})
    assert table.offered("extra") == [0, 1]


@pytest.mark.rule("AMR-37")
@pytest.mark.parametrize(("reading", "first"), [("left", "east-1"), ("entered", "east-2")])
def test_where_the_first_coin_lies(reading: Any, first: str) -> None:
    table = lying(Options(coin_place=reading), coins=2, north_1="WB")
    table.sow("north-1", "WB", extra=2)
    second = {"east-1": "east-2", "east-2": "south-1"}[first]
    assert (table.coins(first), table.coins(second), sum(table.state.coins)) == (1, 1, 2)


@pytest.mark.rule("AMR-35", "AMR-36")
def test_whoever_ends_there_gets_the_coins() -> None:
    table = lying(coins=2, north_1="WB")
    table.sow("north-1", "WB", extra=2)
    table.end_turn()
    table.land("east-1")
    assert table.ask().move == "take"
    table.take()
    assert (table.side(1).coins, table.coins("east-1"), table.coins("east-2")) == (2, 0, 1)


@pytest.mark.rule("AMR-36")
@pytest.mark.parametrize(("reading", "left"), [("next", 1), ("same", 0)])
def test_coins_that_a_turn_has_just_brought(reading: Any, left: int) -> None:
    table = lying(Options(coin_taker=reading, coin_place="entered"), coins=1, north_1="W")
    table.sow("north-1", "W", extra=1)
    table.take()
    assert (table.coins("east-1"), table.side().coins) == (left, 1 - left)


@pytest.mark.rule("AMR-38")
@pytest.mark.parametrize(("reading", "extra"), [("free", 1), ("costs", 2)])
def test_passing_a_full_location_with_an_extra_step(reading: Any, extra: int) -> None:
    table = lying(Options(full_spot=reading), coins=2, north_1="W", east_1="BBGG")
    table.sow("north-1", "W", extra=extra)
    assert (table.state.turn.spot, table.side().coins) == ("east-2", 2 - extra)


@pytest.mark.rule("AMR-34", "AMR-38")
def test_the_last_worker_cannot_stop_on_a_full_location() -> None:
    table = lying(Options(full_spot="costs"), coins=2, north_1="W", east_1="BBGG")
    table.play("pick", {"spot": "north-1"})
    assert table.offered("extra") == [0, 2]


@pytest.mark.rule("AMR-39")
@pytest.mark.parametrize(("reading", "last"), [("gets", "north-1"), ("skipped", "north-2")])
def test_coming_round_to_where_the_workers_were_picked_up(reading: Any, last: str) -> None:
    table = lying(Options(start_spot=reading), north_1="WWWBBBGG")
    table.sow("north-1", "WWWBBBGG")
    assert table.state.turn.spot == last
    assert (table.spot("north-1") == "G") == (reading == "gets")


@pytest.mark.rule("AMR-40", "AMR-56")
def test_coins_that_need_room_may_stay_where_they_are() -> None:
    table = lying(north_1="W")
    table.correct("correct_coins-north-2", 3)
    table.sow("north-1")
    table.play("take", {"got": {"coin": 1}})
    assert (table.side().coins, table.coins("north-2")) == (1, 2)


@pytest.mark.rule("AMR-40")
def test_coins_that_need_no_room_are_taken_without_a_question() -> None:
    table = lying(Options(coin_room="free"), north_1="W")
    table.correct("correct_coins-north-2", 3)
    table.sow("north-1")
    assert not table.open("take")
    assert (table.side().coins, table.coins("north-2")) == (3, 0)


@pytest.mark.rule("AMR-38", "AMR-39")
def test_an_extra_step_skips_where_the_workers_were_picked_up_if_everybody_does() -> None:
    options = Options(full_spot="costs", start_spot="skipped")
    table = lying(options, coins=2, north_1="WWWBBBG")
    table.play("pick", {"spot": "north-1"})
    table.play("sow", {"order": workers("WWWBBBG"), "extra": 1})
    assert (table.state.turn.spot, table.spot("north-1"), table.coins("west-2")) == ("north-2", "", 1)
