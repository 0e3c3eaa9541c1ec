"""Builders and the chips that pay them (BNB-21..26)."""

from __future__ import annotations

from typing import Any

from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios


@scenarios(
    scenario("the most builders alone get a chip of three", "BNB-21 BNB-24 BNB-25", "open; lie 2B | 3B | 1B",
             chips=[(0, 0, 0), (1, 0, 0), (0, 0, 0)], news="BNB-21", left="10B 4I 4C 4A 1K"),
    scenario("who is tied for the most gets a chip of one", "BNB-22 BNB-24", "open; lie 2B | 2B | 1B",
             chips=[(0, 1, 0), (0, 1, 0), (0, 0, 0)], news="BNB-22"),
    scenario("nobody has builders", "BNB-23", "open; lie 1I | |", chips=[(0, 0, 0), (0, 0, 1), (0, 0, 1)],
             news="BNB-23"),
    scenario("without chips of three they are paid in ones", "BNB-26",
             "set correct_chips-2-three 11; open; lie 2B | 1B | 1B", said="chips-other",
             chips=[(0, 3, 0), (0, 0, 0), (11, 0, 0)]),
    scenario("without minus chips a plus chip is handed back", "BNB-26",
             "set correct_chips-2-minus 12; set correct_chips-0-one 2; open; commit 0",
             chips=[(0, 1, 0), (0, 0, 0), (0, 0, 12)]),
    scenario("points that no chip can pay are noted and count", "BNB-26",
             "set correct_chips-2-three 11; set correct_chips-2-one 11; open; lie 2B | 1B | 1B",
             noted=3, totals=(3, 0, 44), said="chips-noted"),
)  # fmt: skip
def test_builders(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
