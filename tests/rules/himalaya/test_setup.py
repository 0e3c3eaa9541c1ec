"""Setting up: the checklist, resources and orders by the d20, the leaders (HIM-1..14); renewing (HIM-51..57)."""

from __future__ import annotations

import pytest

from rules.himalaya.components import GOODS, Options
from rules.himalaya.game import GAME
from rules.kit.types import Allot, Choice
from tests.rules.himalaya.table import Table, begun, goods, ledger


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


# ---- renewing resources and orders (HIM-51..57) ------------------------------------------------------
def emptied(*villages: int, orders: tuple[int, ...] = (), **options: object) -> Table:
    """The actions are over, and those villages have lost what they had."""
    table = begun(1, 3, 5, options=Options(**options)).programme("s", ".s")  # type: ignore[arg-type]
    for village in (*villages, *orders):
        table.correct("correct_site", village=village, holds="empty")
    return table.carry_on()


@pytest.mark.rule("HIM-51", "HIM-52", "HIM-55")
@pytest.mark.parametrize(
    ("resources", "orders", "rolls"),
    [((), (), []), ((11,), (), ["goods"]), ((11, 12), (6,), ["goods", "goods", "orders"])],
)
def test_the_first_rolls_for_resources_and_then_for_orders_until_there_are_five_of_each(
    resources: tuple[int, ...], orders: tuple[int, ...], rolls: list[str]
) -> None:
    table, steps = emptied(*resources, orders=orders), []
    while table.state.step in ("goods", "orders"):
        steps.append(table.state.step)
        assert table.ask().seat == 0
        roll = {1 + 2 * len(steps): ""}
        table.supply(roll) if steps[-1] == "goods" else table.order(roll)
    assert steps == rolls
    assert (len(table.supplied()), len(table.ordering())) == (5, 5)
    assert not resources or sum(table.site(3).goods.values()) == 5
    assert table.state.first == 1, "the die is passed on after the renewal"


@pytest.mark.rule("HIM-53")
def test_a_village_with_one_resource_left_gets_nothing_and_counts_as_one_of_the_five() -> None:
    table = begun(1, 3, 5).programme("s")
    table.correct("correct_site", village=11, holds="goods", goods={"gold": 1})
    table.carry_on()
    assert table.state.step == "programme"
    assert table.site(11).goods == {"gold": 1}


@pytest.mark.rule("HIM-54")
def test_new_ones_come_only_in_villages_without_resources_and_orders() -> None:
    table = emptied(11).supply({14: ""})
    assert table.site(14).holds == "order"
    assert table.supplied() == [12, 15, 16, 17, 19], "14 has an order, 15 to 17 resources, 18 an order"


@pytest.mark.rule("HIM-56")
@pytest.mark.parametrize("words", ["salt salt", ""])
def test_with_fewer_than_five_in_the_bag_what_there_is_is_placed(words: str) -> None:
    table = emptied(11, 12)
    table.correct("correct_stock", seat=0, goods={"salt": 15, "barley": 12, "tea": 9, "jade": 6})
    table.play("place_goods", {"roll": 11, "goods": goods(words), "short": True})
    assert table.site(11).goods == goods(words)
    assert table.state.step == "programme", "nobody rolls on with an empty bag"


@pytest.mark.rule("HIM-56")
def test_with_an_empty_bag_of_orders_none_is_placed_but_at_the_beginning_it_is_full() -> None:
    table = emptied(orders=(6, 10)).play("no_orders")
    assert (len(table.ordering()), table.state.step) == (3, "programme")
    assert "no_orders" not in Table().play("begin").supply().moves


@pytest.mark.rule("HIM-57")
@pytest.mark.parametrize(("renew", "step"), [("yes", "goods"), ("no", "inventory")])
def test_after_round_twelve_it_is_renewed_unless_the_table_plays_otherwise(renew: str, step: str) -> None:
    table = begun(1, 3, 5, options=Options(last_renewal=renew))  # type: ignore[arg-type]
    table.correct("correct_round", value=12)
    table.programme("s")
    table.correct("correct_site", village=11, holds="empty")
    assert table.carry_on().state.step == step


@pytest.mark.rule("HIM-51", "HIM-53")
def test_the_ledger_asks_which_villages_lost_everything() -> None:
    table = ledger()
    table.acted()
    assert sorted(int(v) for v in table.offered("villages")) == [6, 10, 11, 12, 14, 15, 16, 17, 18, 20]
    table.play("emptied", {"villages": [11, 20]})
    assert (table.state.step, table.ask().seat) == ("goods", 0)
    table.play("place_goods", {"roll": 12}).play("place_order", {"roll": 20})
    assert (table.supplied(), table.ordering()) == ([12, 13, 15, 16, 17], [6, 10, 14, 18, 20])
    assert table.state.step == "programme"


@pytest.mark.rule("HIM-56")
def test_fewer_than_five_are_offered_only_where_the_bag_holds_fewer_by_the_log() -> None:
    table = emptied(11, 12)
    table.correct("correct_stock", seat=0, goods={"salt": 15, "barley": 12, "tea": 9, "jade": 3})
    asked = GAME.prompts(table.state)
    assert [p.id for p in asked] == ["lay-goods", "goods"], "six cubes: 60, 15 on the board, 39 behind a screen"
    assert asked[0].fields[0].most == 1, "for two villages six are too few"  # type: ignore[union-attr]
    table.correct("correct_stock", seat=0, goods={"salt": 15, "barley": 12, "tea": 9, "jade": 5})
    assert [p.id for p in GAME.prompts(table.state)] == ["goods", "goods-short"]


@pytest.mark.rule("HIM-56")
def test_a_bag_that_is_short_although_the_log_says_otherwise_is_a_correction() -> None:
    table = emptied(11)
    table.correct("goods-short", {"roll": 11, "goods": goods("salt")})
    assert table.site(11).goods == {"salt": 1}
    assert table.state.step == "programme"


@pytest.mark.rule("HIM-56")
def test_the_ledger_is_told_that_the_bag_of_resources_is_empty() -> None:
    table = ledger()
    table.acted().play("emptied", {"villages": [11, 20]})
    table.play("no_goods")
    assert table.rules == {"HIM-56"}
    assert (table.state.step, len(table.supplied())) == ("orders", 4)
    assert "no_goods" not in Table(options=Options(tracking="ledger")).play("begin").moves
