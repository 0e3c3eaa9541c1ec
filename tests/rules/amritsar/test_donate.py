"""Donations to the temple (AMR-76..82)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import KNOWN, ROWS, check, mark, scenario, scenarios, told

ASKED = "0 gold=1 marble=1; land north-2 W north; use"  # the first seat donates in the north
READ = f"house known=donations; {ASKED}"
FULL = "house known=donations; markers 0-0=0 0-1=1 0-2=1 1-0=0 1-1=2"
ROW = "learn_donation width=3; donate space=0-0; learn_row cost.gold=1 points=3"

EACH = "learn_donation width=3; donate space=0-1; row-each each.0=2 each.1=4 each.2=6; row-cost cost.gold=1"
NEXT = "end_turn; 1 stands=north gold=1; land north-2; use"


@scenarios(
    scenario("only a mahout with the temple donates", mark.rule("AMR-76"),
             "house known=donations; 0 gold=1; land north-2 W north",
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("also by following", mark.rule("AMR-76"),
             "house known=donations; 1 stands=east gold=1; land north-2 B north; finish; follow; donate space=0-1",
             totals=(6, 8, 5), seat_1={"carried": 1}, gifts={}),
    scenario("a marker goes from the elephant to the district where it stands", mark.rule("AMR-77", "AMR-78"),
             f"{READ}; donate space=0-1", gifts={"0-1": 0}, carried=1, goods=(0, 0, 1), points=8),
    scenario("a space that is filled is closed", mark.rule("AMR-77"), f"house known=donations; markers 0-0=1; {ASKED}",
             offers={"space": ["0-1", "0-2"]}),
    scenario("what a row costs and brings is told once and known to the next", mark.rule("AMR-78"),
             f"{ASKED}; {ROW}; {NEXT}; donate space=0-1",
             totals=(8, 8, 5)),
    scenario("a row that cannot be paid is closed", mark.rule("AMR-78"),
             f"house known=donations; markers 0-0=1 0-1=2; {ASKED}; 0 gold=0", offers={"space": ["1-0"]}),
    scenario("the bottom row comes first", mark.rule("AMR-79"), READ, offers={"space": ["0-0", "0-1", "0-2"]}),
    scenario("a higher space needs both spaces below it", mark.rule("AMR-80"),
             f"house known=donations; markers 0-0=1 0-2=1; {ASKED}", offers={"space": ["0-1"]}),
    scenario("owners of the two markers below get a point each", mark.rule("AMR-81"),
             f"{FULL}; {ASKED}; donate space=2-0", totals=(14, 5, 6), rules={"AMR-81"}),
    scenario("or of all markers below", mark.rule("AMR-81"), f"house below=all; {FULL}; {ASKED}; donate space=2-0",
             totals=(15, 7, 6)),
    scenario("or the others alone", mark.rule("AMR-81"), f"house below=others; {FULL}; {ASKED}; donate space=2-0",
             totals=(13, 5, 6)),
    scenario("only the pyramid beneath counts, not all of the rows below", mark.rule("AMR-81"),
             f"house below=all known=donations; markers 0-0=1 0-1=1 0-2=2; {ASKED}; donate space=1-0",
             line={"below": (0, 2, 0)}),
    scenario("without a marker on the elephant nothing is donated", mark.rule("AMR-82"),
             "house known=donations; 0 carried=0 gold=1; land north-2 W north",
             asks=["main", "bonus", "elephant", "finish"]),
    scenario("a donation may be left out", mark.rule("AMR-47", "AMR-76"), f"{READ}; skip", gifts={}, carried=2),
    scenario("it earns a bridge that shows the temple", mark.rule("AMR-54", "AMR-76"),
             f"house bridge=temple; {READ}; donate space=0-0", points=5 + 3 + 2),
    scenario("a tile is known only for its number of players", mark.rule("AMR-3", "AMR-78"), f"house seats=4; {READ}",
             asks=["width", "skip-donate"]),
    scenario("the spaces of a row may bring different points, also for the next", mark.rule("AMR-78"),
             f"{ASKED}; {EACH}; {NEXT}; donate space=0-2",
             line={"donate": (4, 6, 0)}),
)  # fmt: skip
def test_donations(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-78")
def test_of_rows_that_are_known_already_those_that_the_tile_has_stay_known() -> None:
    KNOWN["rows"] = {"donations": {"3-north": {"rows": {**ROWS, "1": {**ROWS["1"], "each": [1, 2]}}}}}
    table = told(f"house known=rows; {ASKED}; learn_donation width=2")
    assert list(GAME.learned(table.state)["donations"]["3-north"]["rows"]) == ["0"]
