"""Setting up: the checklist, resources and orders by the d20, the leaders (HIM-1..14)."""

from __future__ import annotations

import pytest

from rules.himalaya.components import GOODS, Options
from rules.himalaya.game import GAME
from rules.kit.types import Allot, Choice
from tests.rules.himalaya.table import Table


def checklist(table: Table) -> dict[str, dict[str, object]]:
    """The lines of the checklist and the public_numbers in them."""
    field = table.form("begin").fields[0]
    assert isinstance(field, Choice)
    return {str(option.value): getattr(option.label, "args", {}) for option in field.options}


@pytest.mark.rule("HIM-1")
def test_three_or_four_people_play() -> None:
    assert list(GAME.seats) == [3, 4]


@pytest.mark.rule("HIM-2", "HIM-3", "HIM-4")
@pytest.mark.parametrize(("seats", "tracking"), [(3, "full"), (4, "ledger")])
def test_the_checklist_names_what_lies_on_the_table_for_this_number_of_players(seats: int, tracking: str) -> None:
    table = Table(seats=seats, options=Options(tracking=tracking))  # type: ignore[arg-type]
    lines = checklist(table)
    assert (table.state.round, "setup-marker" in lines) == (1, True)
    assert lines["setup-goods"]["n"] == 60 == sum(GOODS.values())
    assert list(GOODS.items()) == [("salt", 18), ("barley", 15), ("tea", 12), ("jade", 9), ("gold", 6)]
    assert lines["setup-orders"]["n"] == 40
    assert lines["setup-pieces"] == {"players": seats, "stupas": 5, "delegations": 15}
    assert lines["setup-action-tokens"] == {"players": seats, "n": 6}
    assert lines["setup-inventory"]["n"] == 15


@pytest.mark.rule("HIM-3", "HIM-5")
def test_five_cubes_are_drawn_of_those_that_do_not_lie_elsewhere() -> None:
    table = Table().play("begin").play("place_goods", {"roll": 1, "goods": {"gold": 5}})
    (cubes,) = (field for field in table.form("place_goods").fields if isinstance(field, Allot))
    assert (cubes.least, cubes.most, cubes.caps["gold"], cubes.caps["salt"]) == (5, 5, 1, 5)


@pytest.mark.rule("HIM-5", "HIM-6", "HIM-7", "HIM-8", "HIM-9", "HIM-10", "HIM-11")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
@pytest.mark.parametrize(
    ("resources", "orders", "supplied", "ordering"),
    [
        ([1, 4, 9, 16, 20], [2, 3, 5, 7, 11], [1, 4, 9, 16, 20], [2, 3, 5, 7, 11]),
        ([7, 7, 7, 1, 2], [7, 7, 7, 7, 7], [1, 2, 7, 8, 9], [10, 11, 12, 13, 14]),  # the next empty one
        ([20, 1, 20, 3, 19], [19, 19, 19, 19, 19], [1, 2, 3, 19, 20], [4, 5, 6, 7, 8]),  # after 20 comes 1
    ],
)
def test_five_villages_get_resources_and_five_others_an_order(
    resources: list[int], orders: list[int], supplied: list[int], ordering: list[int], tracking: str
) -> None:
    table = Table(options=Options(tracking=tracking)).play("begin")  # type: ignore[arg-type]
    for roll in resources:
        table.supply({roll: ""})
    for roll in orders:
        table.order({roll: ""})
    assert (table.supplied(), table.ordering()) == (supplied, ordering)
    assert table.state.step not in ("goods", "orders")


@pytest.mark.rule("HIM-12")
@pytest.mark.parametrize("start", [0, 2])
def test_whoever_is_wisest_is_first_and_rolls(start: int) -> None:
    table = Table(start=start)
    assert table.state.first == start
    assert table.play("begin").ask().seat == start
    assert GAME.scene(table.state, -1).start == start


@pytest.mark.rule("HIM-13", "HIM-14")
def test_the_leaders_are_placed_clockwise_from_the_first_wherever_no_other_stands() -> None:
    table = Table(seats=4, start=2).play("begin").supply().order()
    seats, taken = [], set[int | str]()
    for village in (11, 6, 1, 13):  # resources, an order, nothing, nothing
        seats.append(table.ask().seat)
        assert set(table.offered("village")) == set(range(1, 21)) - taken
        table.play("place_leader", {"village": village})
        taken.add(village)
    assert seats == [2, 3, 0, 1]
    assert [table.player(seat).at for seat in range(4)] == [1, 13, 11, 6]
