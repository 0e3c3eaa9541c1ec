"""Setting up: the checklist, resources and orders by the d20, the leaders (HIM-1..14); renewing (HIM-51..57)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.components import GOODS, Options
from rules.himalaya.game import GAME
from rules.kit.types import Allot, Choice
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told
from tests.rules.himalaya.table import Table

mark = pytest.mark


@mark.rule("HIM-1", "HIM-2", "HIM-3", "HIM-4")
@mark.parametrize(("seats", "tracking"), [(3, "full"), (4, "ledger")])
def test_the_checklist_names_what_lies_on_the_table_for_this_number_of_players(seats: int, tracking: str) -> None:
    table = Table(seats=seats, options=Options(tracking=tracking))  # type: ignore[arg-type]
    field = table.form("begin").fields[0]
    assert isinstance(field, Choice)
    lines = {str(option.value): getattr(option.label, "args", {}) for option in field.options}
    assert (table.state.round, "setup-marker" in lines) == (1, True)
    assert lines["setup-goods"]["n"] == 60 == sum(GOODS.values())
    assert list(GOODS.items()) == [("salt", 18), ("barley", 15), ("tea", 12), ("jade", 9), ("gold", 6)]
    assert lines["setup-orders"]["n"] == 40
    assert lines["setup-pieces"] == {"players": seats, "stupas": 5, "delegations": 15}
    assert lines["setup-action-tokens"] == {"players": seats, "n": 6}
    assert lines["setup-inventory"]["n"] == 15


@mark.rule("HIM-3", "HIM-5")
def test_five_cubes_are_drawn_of_those_that_do_not_lie_elsewhere() -> None:
    table = Table().play("begin").play("place_goods", {"roll": 1, "goods": {"gold": 5}})
    (cubes,) = (field for field in table.form("place_goods").fields if isinstance(field, Allot))
    assert (cubes.least, cubes.most, cubes.caps["gold"], cubes.caps["salt"]) == (5, 5, 1, 5)


@mark.rule("HIM-5", "HIM-6", "HIM-7", "HIM-8", "HIM-9", "HIM-10", "HIM-11")
@mark.parametrize("level", ["", "ledger;"])
@mark.parametrize(
    ("resources", "orders", "supplied", "ordering"),
    [
        ("1 4 9 16 20", "2 3 5 7 11", [1, 4, 9, 16, 20], [2, 3, 5, 7, 11]),
        ("7 7 7 1 2", "7 7 7 7 7", [1, 2, 7, 8, 9], [10, 11, 12, 13, 14]),  # the next empty one
        ("20 1 20 3 19", "19 19 19 19 19", [1, 2, 3, 19, 20], [4, 5, 6, 7, 8]),  # after 20 comes 1
    ],
)
def test_five_villages_get_resources_and_five_others_an_order(
    resources: str, orders: str, supplied: list[int], ordering: list[int], level: str
) -> None:
    table = told(f"{level} bare; begin; goods {resources}; orders {orders}")
    assert (table.supplied(), table.ordering()) == (supplied, ordering)
    assert table.state.step not in ("goods", "orders")


@mark.rule("HIM-12")
@mark.parametrize("start", [0, 2])
def test_whoever_is_wisest_is_first_and_rolls(start: int) -> None:
    table = told(f"bare; house start={start}; begin")
    assert (table.state.first, table.ask().seat, GAME.scene(table.state, -1).start) == (start,) * 3


@mark.rule("HIM-13", "HIM-14")
def test_the_leaders_are_placed_clockwise_from_the_first_wherever_no_other_stands() -> None:
    table = told("bare; house seats=4 start=2; begin; goods 11 12 15 16 17; orders 6 10 14 18 20")
    seats, taken = [], set[int | str]()
    for village in (11, 6, 1, 13):  # resources, an order, nothing, nothing
        seats.append(table.ask().seat)
        assert set(table.option_values("village")) == set(range(1, 21)) - taken
        table.play("place_leader", {"village": village})
        taken.add(village)
    assert seats == [2, 3, 0, 1]
    assert [table.player(seat).at for seat in range(4)] == [1, 13, 11, 6]


# ---- renewing resources and orders (HIM-51..57) ------------------------------------------------------
GONE = "rows s .s; empty"  # those villages are empty after the actions
LAST = "set correct_round 12; rows s; empty 11; carry"
LEDGER = "ledger; acted; emptied 11 20"


@scenarios(
    scenario("where all have something nothing is rolled", mark.rule("HIM-51"), "rows s .s; carry", step="programme",
             first_seat=1),
    scenario("the first rolls for resources until there are five", mark.rule("HIM-51", "HIM-52"),
             f"{GONE} 11; carry", step="goods", seat=0),
    scenario("and the die is passed on after the renewal", mark.rule("HIM-51", "HIM-55"),
             f"{GONE} 11; carry; goods 3", step="programme", first_seat=1, supplied=[3, 12, 15, 16, 17],
             goods="3: salt barley tea jade gold"),
    scenario("then for orders", mark.rule("HIM-51", "HIM-55"), f"{GONE} 11 12 6; carry; goods 3 5", step="orders",
             seat=0),
    scenario("until there are five of them", mark.rule("HIM-51", "HIM-55"),
             f"{GONE} 11 12 6; carry; goods 3 5; orders 7", step="programme", ordering=[7, 10, 14, 18, 20]),
    scenario("a village with one resource left gets nothing and counts as one of the five", mark.rule("HIM-53"),
             "rows s; lies 11 gold; carry", step="programme", goods="11: gold"),
    scenario("new ones come only in villages without resources and orders", mark.rule("HIM-54"),
             f"{GONE} 11; carry; goods 14", holds="14: order, 19: goods"),
    scenario("with an empty bag of orders none is placed", mark.rule("HIM-56"), f"{GONE} 6 10; carry; no_orders",
             ordering=[14, 18, 20], step="programme"),
    scenario("but at the beginning it is full", mark.rule("HIM-56"), "bare; begin; goods 11 12 15 16 17",
             asks="place_order -no_orders"),
    scenario("after round twelve it is renewed", mark.rule("HIM-57"), LAST, step="goods"),
    scenario("unless the table plays otherwise", mark.rule("HIM-57"), f"house last_renewal=no; {LAST}",
             step="inventory"),
    # ---- the ledger ----------------------------------------------------------------------------------
    scenario("the ledger asks which villages lost everything", mark.rule("HIM-51", "HIM-53"), "ledger; acted",
             villages="= 6 10 11 12 14 15 16 17 18 20"),
    scenario("and who rolls for them", mark.rule("HIM-51"), LEDGER, step="goods", seat=0),
    scenario("until there are five of each", mark.rule("HIM-51", "HIM-53"), f"{LEDGER}; goods 12; orders 20",
             supplied=[12, 13, 15, 16, 17], ordering=[6, 10, 14, 18, 20], step="programme"),
    scenario("it is told that the bag of resources is empty", mark.rule("HIM-56"), f"{LEDGER}; no_goods",
             news="HIM-56", step="orders", supplied=[12, 15, 16, 17]),
    scenario("which it is not at the beginning", mark.rule("HIM-56"), "ledger; bare; begin", asks="-no_goods"),
)  # fmt: skip
def test_the_renewal(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


def bag(jade: int) -> Table:
    """Two empty villages and a nearly empty bag: of 60 cubes 15 are on the board, the others behind a screen."""
    table = told(f"{GONE} 11 12; carry")
    return table.correct("correct_stock", seat=0, goods={"salt": 15, "barley": 12, "tea": 9, "jade": jade})


@mark.rule("HIM-56")
@mark.parametrize("last", [{"salt": 2}, {}])
def test_with_fewer_than_five_in_the_bag_what_there_is_is_placed(last: dict[str, int]) -> None:
    table = bag(jade=6).play("place_goods", {"roll": 11, "goods": last, "short": True})
    assert table.site(11).goods == last
    assert table.state.step == "programme", "nobody rolls on with an empty bag"


@mark.rule("HIM-56")
def test_fewer_than_five_are_offered_only_where_the_bag_holds_fewer_by_the_log() -> None:
    asked = bag(jade=3).open_prompts()
    assert [p.id for p in asked] == ["lay-goods", "goods"], "six cubes"
    assert asked[0].fields[0].most == 1, "for two villages six are too few"  # type: ignore[union-attr]
    assert [p.id for p in bag(jade=5).open_prompts()] == ["goods", "goods-short"]


@mark.rule("HIM-56")
def test_a_bag_that_is_short_although_the_log_says_otherwise_is_a_correction() -> None:
    table = told(f"{GONE} 11; carry").correct("goods-short", {"roll": 11, "goods": {"salt": 1}})
    assert (table.site(11).goods, table.state.step) == ({"salt": 1}, "programme")
