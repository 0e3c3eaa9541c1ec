"""Buying and selling, and the marker that it brings (AMR-58..66)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.options import Options
from rules.kit.types import Allot
from tests.rules.amritsar.table import Table

GOODS = ("gold", "copper", "marble")


def trading(options: Options | None = None, **has: int) -> Table:
    """The first seat trades; it has 2 of each resource and 5 coins."""
    table = Table.opened(options=options)
    table.has(0, **{"gold": 2, "copper": 2, "marble": 2, "coins": 5, **has})
    table.land("north-2", "W", "north")
    table.main("white", trade=1)
    return table


@pytest.mark.rule("AMR-58")
def test_buying_costs_coins_and_selling_yields_them_and_points() -> None:
    table = trading()
    caps = {field.name: field.caps for field in table.form("trade").fields if isinstance(field, Allot)}
    assert caps == {"sell": dict.fromkeys(GOODS, 2), "buy": dict.fromkeys(GOODS, 4)}
    table.trade(sell={"gold": 2}, received=4, points=1, buy={"marble": 1}, paid=3)
    assert table.side().goods == {"gold": 0, "copper": 2, "marble": 3}
    assert (table.side().coins, table.totals[0]) == (5 + 4 - 3, 6)
    assert table.state.market == {"gold": 6, "copper": 4, "marble": 3}


@pytest.mark.rule("AMR-58")
@pytest.mark.parametrize(
    ("buy", "coins"), [({"gold": 1}, {"paid": 6}), ({}, {"received": 1}), ({}, {"paid": 1}), ({}, {"points": 1})]
)
def test_coins_that_cannot_be_are_refused(buy: dict[str, int], coins: dict[str, int]) -> None:
    table = trading()
    table.play("trade", {"buy": buy})
    assert table.refused("settle", coins).rule == "AMR-58"


@pytest.mark.rule("AMR-59")
def test_one_trade_covers_all_three_resources() -> None:
    table = trading()
    table.trade(sell={"gold": 1, "copper": 1, "marble": 1}, received=6)
    assert table.side().goods == {"gold": 1, "copper": 1, "marble": 1}
    assert not table.open("trade")


@pytest.mark.rule("AMR-60")
def test_one_resource_is_sold_and_another_bought_with_what_it_yields() -> None:
    table = trading(coins=0)
    table.trade(sell={"gold": 1}, received=3, buy={"copper": 1}, paid=3)
    assert table.side().goods == {"gold": 1, "copper": 3, "marble": 2}
    assert table.side().coins == 0


@pytest.mark.rule("AMR-61")
@pytest.mark.parametrize("reading", ["turn", "action"])
def test_the_same_resource_is_not_bought_and_sold_in_one_trade(reading: Any) -> None:
    table = trading(Options(both_ways=reading))
    trade = {"sell": {"gold": 1}, "buy": {"gold": 1}}
    assert table.refused("trade", trade).rule == "AMR-61"


@pytest.mark.rule("AMR-61")
@pytest.mark.parametrize(("reading", "is_open"), [("turn", False), ("action", True)])
def test_the_same_resource_in_two_trades_of_a_turn(reading: Any, is_open: bool) -> None:
    table = trading(Options(both_ways=reading))
    table.trade(sell={"gold": 1}, received=2)
    table.play("elephant", {"what": "white"})
    if not is_open:
        caps = {field.name: sorted(field.caps) for field in table.form("trade").fields if isinstance(field, Allot)}
        assert caps == {"sell": ["copper", "gold", "marble"], "buy": ["copper", "marble"]}
        return
    table.trade(buy={"gold": 1}, paid=2)
    assert table.side().goods["gold"] == 2


@pytest.mark.rule("AMR-61")
def test_in_the_next_turn_the_resource_may_be_bought_back() -> None:
    table = trading()
    table.trade(sell={"gold": 1}, received=2)
    for _ in range(3):
        table.end_turn() if table.state.step == "act" else table.quiet_turn()
    table.land("north-2", "W", 0)
    table.main("white")
    table.trade(buy={"gold": 1}, paid=2)
    assert table.side().goods["gold"] == 2


@pytest.mark.rule("AMR-62")
def test_selling_to_a_full_market_yields_a_coin_each() -> None:
    table = trading()
    table.trade(sell={"gold": 2}, received=0, full=2)
    assert (table.side().coins, table.side().goods["gold"], table.state.market["gold"]) == (7, 0, 4)


@pytest.mark.rule("AMR-6", "AMR-62")
def test_the_market_has_room_at_least_for_what_lay_there_at_the_start() -> None:
    table = trading()
    table.correct("correct_table-gold", 3)
    table.play("trade", {"sell": {"gold": 1}})
    assert [f.name for f in table.ask().fields] == ["received", "points", "marker"]


@pytest.mark.rule("AMR-64")
def test_a_trade_of_nothing_without_a_marker_to_move_asks_for_no_coins() -> None:
    table = trading(waiting=0)
    table.play("trade")
    assert (table.state.step, table.totals[0]) == ("act", 6)


# ---- the marker --------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-63")
@pytest.mark.parametrize("marker", [1, 0])
def test_a_trade_may_bring_a_marker_to_the_elephant(marker: int) -> None:
    table = trading()
    table.trade(marker=marker)
    assert (table.side().carried, table.side().waiting) == (2 + marker, 5 - marker)
    assert table.totals[0] == 5


@pytest.mark.rule("AMR-63")
def test_every_trade_of_a_turn_brings_one() -> None:
    table = trading()
    table.trade()
    table.play("elephant", {"what": "white"})
    table.trade()
    assert table.side().carried == 4


@pytest.mark.rule("AMR-64")
def test_without_markers_at_the_market_a_trade_brings_a_point() -> None:
    table = trading(waiting=0)
    table.trade()
    assert (table.side().carried, table.totals[0]) == (2, 6)
    assert "AMR-64" in table.rules


@pytest.mark.rule("AMR-64", "AMR-66")
def test_a_full_elephant_without_markers_at_the_market_scores_the_point() -> None:
    table = trading(carried=6, waiting=0)
    table.trade()
    assert (table.side().carried, table.totals[0]) == (6, 6)


@pytest.mark.rule("AMR-65")
def test_an_elephant_carries_six_markers_at_most() -> None:
    table = trading(carried=5)
    table.trade()
    assert table.side().carried == 6
    table.play("elephant", {"what": "white"})
    table.trade()
    assert (table.side().carried, table.side().waiting) == (6, 4)


@pytest.mark.rule("AMR-66")
@pytest.mark.parametrize(("reading", "points"), [("nothing", 5), ("point", 6)])
def test_a_full_elephant_with_markers_left_at_the_market(reading: Any, points: int) -> None:
    table = trading(Options(full_elephant=reading), carried=6)
    table.trade()
    assert (table.side().carried, table.side().waiting, table.totals[0]) == (6, 5, points)
    assert "AMR-66" in table.rules


@pytest.mark.rule("AMR-47")
def test_a_trade_may_be_left_out_and_then_brings_nothing() -> None:
    table = trading()
    table.play("skip")
    assert (table.side().carried, table.state.step) == (2, "act")


@pytest.mark.rule("AMR-62")
def test_what_found_the_market_full_is_told_by_resource_and_the_other_can_be_bought() -> None:
    table = trading(Options(both_ways="action"))
    table.trade(sell={"gold": 1, "copper": 1}, received=2, beside={"copper": 1})
    assert (table.side().coins, table.state.market) == (8, {"gold": 5, "copper": 4, "marble": 4})
    table.play("elephant", {"what": "white"})
    table.trade(buy={"gold": 5}, paid=8)
    assert table.state.market["gold"] == 0
