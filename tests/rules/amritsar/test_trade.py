"""Buying and selling, and the marker moved by it (AMR-58..66)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.types import Allot
from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios, told

TWO = "0 gold=2 copper=2 marble=2 coins=5"  # of each resource, and five coins
TRADING = f"{TWO}; land north-2 W north; act white trade=1"  # the first seat
SOLD = f"{TRADING}; trade sell.gold=1; settle received=2"
NEITHER = f"{TRADING}; trade"  # nothing changes hands, but a marker moves
LAST = f"{TWO} carried=6; land north-2 W north; act white trade=1; trade"


@scenarios(
    scenario("buying costs coins and selling yields them and points", mark.rule("AMR-58"),
             f"{TRADING}; trade sell.gold=2 buy.marble=1; settle received=4 points=1 paid=3", goods=(0, 2, 3), coins=6,
             points=6, market={"gold": 6, "copper": 4, "marble": 3}),
    scenario("one trade covers all three resources", mark.rule("AMR-59"),
             f"{TRADING}; trade sell.gold=1 sell.copper=1 sell.marble=1; settle received=6", goods=(1, 1, 1),
             step="act"),
    scenario("what a sale yields pays for another resource", mark.rule("AMR-60"),
             f"{TRADING}; 0 coins=0; trade sell.gold=1 buy.copper=1; settle received=3 paid=3", goods=(1, 3, 2),
             coins=0),
    scenario("what was sold is not bought in the same turn", mark.rule("AMR-61"), f"{SOLD}; elephant what=white; trade",
             market={"gold": 5, "copper": 4, "marble": 4}),
    scenario("or is, in another action", mark.rule("AMR-61"),
             f"house both_ways=action; {SOLD}; elephant what=white; trade buy.gold=1; settle paid=2", goods=(2, 2, 2)),
    scenario("in the next turn it may be", mark.rule("AMR-61"),
             f"{SOLD}; end_turn; quiet_turn; quiet_turn; land north-2 W 0; act white; trade buy.gold=1; settle paid=2",
             goods=(2, 2, 2)),
    scenario("selling to a full market yields a coin each", mark.rule("AMR-62"),
             f"{TRADING}; trade sell.gold=2; settle full=2", coins=7, goods=(0, 2, 2),
             market={"gold": 4, "copper": 4, "marble": 4}),
    scenario("what found it full is told by resource", mark.rule("AMR-62"),
             f"{TRADING}; trade sell.gold=1 sell.copper=1; settle-each received=2 beside.copper=1", coins=8,
             market={"gold": 5, "copper": 4, "marble": 4}),
    scenario("a trade brings a marker to the elephant, also without goods", mark.rule("AMR-63"),
             f"{NEITHER}; settle", carried=3, waiting=4, points=5,
             rules={"AMR-63"}),
    scenario("or leaves it there", mark.rule("AMR-63"), f"{NEITHER}; settle marker=0", carried=2, waiting=5),
    scenario("without markers at the market it scores a point", mark.rule("AMR-64"), f"0 waiting=0; {NEITHER}",
             carried=2, points=6, rules={"AMR-64"}),
    scenario("also with a full elephant", mark.rule("AMR-64", "AMR-66"), f"0 waiting=0; {LAST}", carried=6, points=6),
    scenario("an elephant carries six markers at most", mark.rule("AMR-65"), f"0 carried=5; {NEITHER}; settle",
             carried=6, waiting=4),
    scenario("a full one with markers left at the market brings nothing", mark.rule("AMR-66"), LAST, carried=6,
             waiting=5, points=5, rules={"AMR-66"}),
    scenario("or a point", mark.rule("AMR-66"), f"house full_elephant=point; {LAST}", waiting=5, points=6),
    *(scenario(f"the same resource is not bought and sold in one trade ({reading})", mark.rule("AMR-61"),
               f"house both_ways={reading}; {TRADING}; ! trade sell.gold=1 buy.gold=1", refused="AMR-61")
      for reading in ("turn", "action")),
    *(scenario(f"coins that cannot be are refused ({trade} {coins})", mark.rule("AMR-58"),
               f"{TRADING}; trade {trade}; ! settle {coins}", refused="AMR-58")
      for trade, coins in (("buy.gold=1", "paid=6"), ("sell.gold=1", "received=3 full=1"))),
    scenario("a trade may be left out and then brings nothing", mark.rule("AMR-47"), f"{TRADING}; skip", carried=2,
             step="act"),
)  # fmt: skip
def test_trades(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-58", "AMR-61")
@pytest.mark.parametrize(
    ("moves", "sell", "buy"), [(TRADING, "gold copper marble", "gold copper marble"),
                               (f"{SOLD}; elephant what=white", "gold copper marble", "copper marble")],
)  # fmt: skip
def test_what_lies_there_is_sold_and_bought_but_not_what_was_sold_in_this_turn(moves: str, sell: str, buy: str) -> None:
    table = told(moves)
    caps = {field.name: field.caps for field in table.form("trade").fields if isinstance(field, Allot)}
    assert (list(caps["sell"]), list(caps["buy"])) == (sell.split(), buy.split())
    assert (caps["sell"]["copper"], caps["buy"]["copper"]) == (2, 4)


@pytest.mark.rule("AMR-6", "AMR-62")
def test_the_market_has_room_at_least_for_what_lay_there_at_the_start() -> None:
    table = told(f"table gold=3; {TRADING}; trade sell.gold=1")
    assert [field.name for field in table.ask().fields] == ["received", "points", "marker"]
