"""Prices on the board: learned from trades, and proposed (AMR-58)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.kit.answers import default_value
from tests.rules.amritsar.table import Table


def trading(prices: dict[str, Any] | None = None, **has: int) -> Table:
    """The first seat trades; there are two gold and four of the others in the market."""
    table = Table.opened(catalogue={"prices": prices or {}})
    table.has(0, **{"gold": 3, "copper": 3, "coins": 5, **has})
    table.correct("correct_table-gold", 2)
    table.land("north-2", "W", "north")
    table.main("white", trade=1)
    return table


def proposed(table: Table) -> dict[str, Any]:
    """What the form of the coins shows beforehand."""
    return {
        field.name: default_value(field)
        for field in table.ask().fields
        if not field.key and default_value(field) is not None
    }


def price(table: Table) -> Any:
    return GAME.learned(table.state).get("prices", {})


@pytest.mark.rule("AMR-58")
def test_what_a_trade_came_to_is_proposed_the_next_time() -> None:
    table = trading()
    table.trade(sell={"gold": 2}, received=3, points=1)
    assert price(table) == {"sell-gold-2-4": {"coins": 3, "points": 1}}
    later = trading(price(table))
    later.play("trade", {"sell": {"gold": 2}})
    assert proposed(later) == {"received": 3, "points": 1, "marker": 1}
    later.play("settle")
    assert (later.side().coins, later.totals[0]) == (8, 6)


@pytest.mark.rule("AMR-58")
@pytest.mark.parametrize(("last", "paid"), [(3, 5), (4, None)])
def test_ways_that_meet_are_added_up_but_more_coins_than_there_are_are_not_proposed(
    last: int, paid: int | None
) -> None:
    table = trading({"buy-copper-4-3": {"coins": 2}, "buy-copper-3-2": {"coins": last}})
    table.play("trade", {"buy": {"copper": 2}})
    assert proposed(table).get("paid") == paid


@pytest.mark.rule("AMR-58", "AMR-62")
@pytest.mark.parametrize(("before", "told", "then"), [
    pytest.param({"buy-copper-4-3": 2}, {"buy": {"copper": 1, "marble": 1}, "paid": 5},
                 {"buy-copper-4-3": 2, "buy-marble-4-3": 3}, id="of several the one that was not known"),
    pytest.param({}, {"buy": {"copper": 1, "marble": 1}, "paid": 5}, {}, id="of several unknown ones nothing"),
    pytest.param({}, {"sell": {"gold": 3}, "received": 3, "full": 1}, {"sell-gold-2-4": 3},
                 id="what found the market full has none"),
    pytest.param({}, {"sell": {"copper": 1}, "received": 0, "full": 1}, {}, id="so nothing is learned of it alone"),
    pytest.param({"sell-gold-2-3": 9}, {"sell": {"gold": 1}, "received": 2}, {"sell-gold-2-3": 2},
                 id="one that was told wrong is replaced"),
])  # fmt: skip
def test_what_a_trade_teaches(before: dict[str, int], told: dict[str, Any], then: dict[str, int]) -> None:
    table = trading({way: {"coins": n} for way, n in before.items()})
    table.trade(**told)
    assert price(table) == {way: {"coins": n} for way, n in then.items()}


@pytest.mark.rule("AMR-58")
def test_other_prices_than_those_on_the_board_teach_nothing() -> None:
    table = trading()
    table.play("trade", {"sell": {"gold": 2}})
    table.answer("settle", {"received": 9})
    assert price(table) == {}


@pytest.mark.rule("AMR-58")
def test_a_price_that_was_told_wrong_is_forgotten_when_the_coins_are_set_right() -> None:
    table = trading()
    table.trade(sell={"gold": 1}, received=9)
    table.correct("correct_number-0-coins", 7).correct("forget-prices", {"id": "sell-gold-2-3"})
    assert (table.side().coins, price(table)) == (7, {})


@pytest.mark.rule("AMR-58")
def test_a_market_that_is_set_right_in_the_middle_of_a_trade_proposes_and_teaches_nothing() -> None:
    table = trading()
    table.play("trade", {"buy": {"copper": 2}})
    table.correct("correct_table-copper", 0)
    assert "paid" not in proposed(table)
    table.play("settle", {"paid": 3})
    assert price(table) == {}
    assert (table.side().goods["copper"], table.side().coins, table.state.market["copper"]) == (5, 2, 0)
