"""Setting up: the checklist, resources and orders by the d20, the leaders (HIM-1..14)."""

from __future__ import annotations

import pytest

from rules.himalaya.components import GOODS
from rules.himalaya.game import GAME
from rules.himalaya.options import Options
from rules.himalaya.state import next_empty
from rules.kit.types import Allot, Choice
from tests.rules.himalaya.table import Table, begun


def checklist(table: Table) -> dict[str, dict[str, object]]:
    """The lines of the checklist and the public_numbers in them."""
    field = table.form("begin").fields[0]
    assert isinstance(field, Choice)
    return {str(option.value): getattr(option.label, "args", {}) for option in field.options}


@pytest.mark.rule("HIM-1")
def test_three_or_four_people_play() -> None:
    assert list(GAME.seats) == [3, 4]


@pytest.mark.rule("HIM-2")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_the_marker_begins_on_the_first_box(tracking: str) -> None:
    table = Table(options=Options(tracking=tracking))  # type: ignore[arg-type]
    assert table.state.round == 1
    assert "setup-marker" in checklist(table)


@pytest.mark.rule("HIM-3", "HIM-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_checklist_names_what_lies_on_the_table_for_this_number_of_players(seats: int) -> None:
    lines = checklist(Table(seats=seats))
    assert lines["setup-goods"]["n"] == 60 == sum(GOODS.values())
    assert lines["setup-orders"]["n"] == 40
    assert lines["setup-pieces"] == {"players": seats, "stupas": 5, "delegations": 15}
    assert lines["setup-action-tokens"] == {"players": seats, "n": 6}
    assert lines["setup-inventory"]["n"] == 15


@pytest.mark.rule("HIM-3")
def test_there_are_fewer_cubes_of_the_dearer_kinds() -> None:
    assert list(GOODS.values()) == [18, 15, 12, 9, 6]
    assert list(GOODS) == ["salt", "barley", "tea", "jade", "gold"]


@pytest.mark.rule("HIM-3", "HIM-5")
def test_five_cubes_are_drawn_of_those_that_do_not_lie_elsewhere() -> None:
    table = Table().play("begin").play("place_goods", {"roll": 1, "goods": {"gold": 5}})
    (cubes,) = (field for field in table.form("place_goods").fields if isinstance(field, Allot))
    assert (cubes.least, cubes.most, cubes.caps["gold"], cubes.caps["salt"]) == (5, 5, 1, 5)


@pytest.mark.rule("HIM-5", "HIM-9", "HIM-11")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_five_villages_get_resources_and_five_others_an_order(tracking: str) -> None:
    table = Table(options=Options(tracking=tracking)).play("begin")  # type: ignore[arg-type]
    table.supply(dict.fromkeys((1, 4, 9, 16, 20), "")).order(dict.fromkeys((2, 3, 5, 7, 11), ""))
    assert (table.supplied(), table.ordering()) == ([1, 4, 9, 16, 20], [2, 3, 5, 7, 11])
    assert table.state.step not in ("goods", "orders")


@pytest.mark.rule("HIM-6")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_resources_for_a_village_that_has_some_go_to_the_next_empty_one(tracking: str) -> None:
    table = Table(options=Options(tracking=tracking)).play("begin")  # type: ignore[arg-type]
    for _ in range(3):
        table.supply({7: ""})
    assert table.supplied() == [7, 8, 9]


@pytest.mark.rule("HIM-7", "HIM-8")
def test_after_twenty_comes_one() -> None:
    table = Table().play("begin").supply({20: ""}).supply({1: ""}).supply({20: ""})
    assert table.supplied() == [1, 2, 20]


@pytest.mark.rule("HIM-7")
def test_the_count_goes_once_round_all_the_villages() -> None:
    table = begun()
    taken = {*table.supplied(), *table.ordering()}
    for roll in range(1, 21):
        circle = [(roll + i - 1) % 20 + 1 for i in range(20)]
        assert next_empty(table.state, roll) == next(v for v in circle if v not in taken)


@pytest.mark.rule("HIM-10", "HIM-11")
def test_an_order_never_comes_where_something_lies() -> None:
    table = Table().play("begin").supply(dict.fromkeys((1, 2, 3, 19, 20), ""))
    for _ in range(5):
        table.order({19: ""})
    assert table.ordering() == [4, 5, 6, 7, 8]


@pytest.mark.rule("HIM-9", "HIM-36")
def test_an_order_is_told_by_what_it_asks() -> None:
    table = Table().play("begin").supply()
    (needs,) = (field for field in table.form("place_order").fields if isinstance(field, Allot))
    assert (needs.least, needs.most, needs.caps["salt"]) == (1, 6, 6)
    order = table.order({6: "barley salt"}).site(6).order
    assert order is not None
    assert (order.needs, order.yaks) == ({"salt": 1, "barley": 1}, None)


@pytest.mark.rule("HIM-12")
@pytest.mark.parametrize("start", [0, 2])
def test_whoever_is_wisest_is_first_and_rolls(start: int) -> None:
    table = Table(start=start)
    assert table.state.first == start
    assert table.play("begin").ask().seat == start
    assert GAME.scene(table.state, -1).start == start


@pytest.mark.rule("HIM-13")
def test_the_leaders_are_placed_clockwise_from_the_first_wherever_they_like() -> None:
    table = Table(seats=4, start=2).play("begin").supply().order()
    seats = []
    for village in (11, 6, 1, 13):  # resources, an order, nothing, nothing
        seats.append(table.ask().seat)
        table.play("place_leader", {"village": village})
    assert seats == [2, 3, 0, 1]
    assert [table.player(seat).at for seat in range(4)] == [1, 13, 11, 6]


@pytest.mark.rule("HIM-14")
def test_two_leaders_may_not_begin_in_the_same_village() -> None:
    table = Table().play("begin").supply().order().play("place_leader", {"village": 4})
    assert 4 not in table.offered("village")


@pytest.mark.rule("HIM-14")
def test_later_two_leaders_may_meet() -> None:
    table = begun(1, 3, 4).programme("", "s", "").carry_on()
    assert [table.player(seat).at for seat in range(3)] == [1, 4, 4]


def test_the_ledger_asks_no_cubes_no_orders_and_no_leaders() -> None:
    table = Table(options=Options(tracking="ledger"), catalogue={}).play("begin")
    assert [[f.name for f in p.fields] for p in GAME.prompts(table.state)] == [["villages"], ["roll"]]
    table.supply()
    assert [[f.name for f in p.fields] for p in GAME.prompts(table.state)] == [["villages"], ["roll"]]
    table.order()
    assert table.state.step == "programme"
