"""The free swap straight after the move (ETT-41..43)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.ettana.scenarios import check, scenario, scenarios, told

mark = pytest.mark
MOVED = "Ana has tokens 9 cards 3 designs 2; roll 1; go 1,2"  # where G B R P touch her pawn
NEIGHBOURS = f"house swap_pair=neighbours; {MOVED}"


@scenarios(
    scenario("two yarns next to the new square are swapped for nothing", f"{MOVED}; swap 0,1 0,2", mark.rule("ETT-41"),
             yarns="0,1 blue, 0,2 green", tokens=9),
    scenario("and no others", "Ana has tokens 0 cards 0; roll 1; go 1,2", mark.rule("ETT-41"),
             yarns="= 0,1 0,2 1,1 1,2", asks="free_swap end_turn"),
    scenario("before the move there is none", "roll 1", mark.rule("ETT-41"), asks="-free_swap"),
    scenario("it is made once", f"{MOVED}; swap 0,1 0,2", mark.rule("ETT-41"), asks="end_turn -free_swap"),
    scenario("it is lost by a purchase", f"{MOVED}; buy card", mark.rule("ETT-41"), asks="-free_swap"),
    scenario("it is lost by a swap", f"{MOVED}; buy swap 0,0 4,3", mark.rule("ETT-41"), asks="-free_swap"),
    scenario("it is lost by a card", f"{MOVED}; card tax", mark.rule("ETT-41"), asks="-free_swap"),
    scenario("it is lost by a claim", f"{MOVED}; claim unseen 1; consent", mark.rule("ETT-41"), asks="-free_swap"),
    scenario("but not by one that was refused", f"{MOVED}; claim unseen 1; consent Bo; swap 0,1 0,2",
             mark.rule("ETT-41", "ETT-48"), yarns="0,1 blue, 0,2 green"),
    scenario("two that lie slantwise may be swapped", f"{MOVED}; swap 0,1 1,2", mark.rule("ETT-42"),
             yarns="0,1 purple, 1,2 green"),
    scenario("or may not", f"{NEIGHBOURS}; ! swap 0,1 1,2", mark.rule("ETT-42"), refused="ETT-42"),
    scenario("nor the other two", f"{NEIGHBOURS}; ! swap 0,2 1,1", mark.rule("ETT-42"), refused="ETT-42"),
    scenario("but neighbours always", f"{NEIGHBOURS}; swap 0,1 1,1", mark.rule("ETT-42"), yarns="0,1 red, 1,1 green"),
    scenario("it follows a jump", "roll 2; go 2,3/jump; swap 1,2 1,3", mark.rule("ETT-43"),
             yarns="1,2 blue, 1,3 purple"),
    scenario("and a Move card", "roll 2; card move 2,3; swap 1,2 1,3", mark.rule("ETT-43"),
             yarns="1,2 blue, 1,3 purple"),
    scenario("on the rim two yarns touch the square", "roll 1; go 0,1; swap 0,0 0,1", mark.rule("ETT-43"),
             yarns="0,0 green, 0,1 red"),
    scenario("in a corner only one does", "stand 0,1; roll 1; go 0,0", mark.rule("ETT-43"), asks="end_turn -free_swap"),
)  # fmt: skip
def test_the_free_swap(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-41")
def test_without_a_board_the_table_is_reminded_of_the_free_swap_until_anything_else_is_done() -> None:
    table = told("ledger; collect 0 0 0; moved")
    assert table.form("end_turn").hint is not None
    table.card("tax")
    assert table.form("end_turn").hint is None
