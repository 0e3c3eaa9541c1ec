"""The destinations of a pawn (ETT-29..40); test_second_opinion computes the ways independently."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.ettana.scenarios import check, scenario, scenarios, told
from tests.rules.ettana.table import Table

mark = pytest.mark
POOR = "Ana has tokens 0"
WALL = "house seats=2; stand 1,1 1,2"  # Bo stands before Ana
LEDGER = "ledger; collect 0 0 0"


@scenarios(
    # ---- steps ---------------------------------------------------------------------------------------
    scenario("a step leads to four neighbours, also on the rim", "stand 1,1 4,4 4,3; roll 1", mark.rule("ETT-29"),
             to="0,1 1,0 1,2 2,1 -0,0 -2,2 -1,3"),
    scenario("or not there", "house rim=off; stand 1,1 4,4 4,3; roll 1", mark.rule("ETT-29"), to="1,2 2,1 -0,1 -1,0"),
    scenario("the pawn is where it was sent", "stand 1,1 4,4; roll 2; go 2,2", mark.rule("ETT-29"),
             pawn="2,2", tokens=2, asks="end_turn"),
    scenario("two steps do not lead back", "stand 0,0 4,4; roll 2", mark.rule("ETT-30"), to="0,2 -0,0 -0,1"),
    scenario("nor do four round a square", "stand 0,0 4,4; roll 4", mark.rule("ETT-30"), to="-0,0"),
    scenario("three lead round three sides of it", "stand 0,0 4,4; roll 3", mark.rule("ETT-30"), to="0,1"),
    scenario("a dead end is not walked to and fro", f"stand 0,0 0,2 2,0; roll 3 black; {POOR}", mark.rule("ETT-30"),
             to="0,1 1,0 1,2 2,1 -0,3 -3,0"),
    # ---- other pawns ---------------------------------------------------------------------------------
    scenario("no move ends on another pawn", f"{WALL}; roll 1 black", mark.rule("ETT-31"), to="2,1 -1,2 -1,2/1"),
    scenario("passing one costs a token for its player", f"{WALL}; roll 2 black; go 1,3/1", mark.rule("ETT-32"),
             tokens=[1, 3], pawn="1,3"),
    scenario("where every way leads past it there is no free one", f"{WALL}; roll 2 black", mark.rule("ETT-32"),
             to="1,3/1 -1,3"),
    scenario("another way round costs nothing", f"{WALL}; roll 2 black; go 2,2", mark.rule("ETT-32"), tokens=[2, 2]),
    scenario("two that are passed cost a token each", "stand 1,1 1,2 1,3; roll 3 black; go 1,4/1+2",
             mark.rule("ETT-33"), tokens=[0, 3, 3]),
    scenario("who cannot pay both cannot go that way", "stand 1,1 1,2 1,3; roll 3 black; Ana has tokens 1",
             mark.rule("ETT-33"), to="-1,4/1+2"),
    scenario("the player chooses the way", f"{WALL}; roll 2 black; go 2,2/1", mark.rule("ETT-34"), tokens=[1, 3]),
    scenario("or always goes the cheapest", f"{WALL}; house toll=cheapest; roll 2 black", mark.rule("ETT-34"),
             to="2,2 1,3/1 -2,2/1"),
    # ---- instead of steps ----------------------------------------------------------------------------
    scenario("a jump leads to a free tile of the number, past nobody",
             "stand 1,1 4,1; roll 2 black; Ana has tokens 0; go 2,3/jump", mark.rule("ETT-35", "ETT-37"),
             pawn="2,3", tokens=[0, 2, 2]),
    scenario("and to no other", "stand 1,1 4,1; roll 2", mark.rule("ETT-35"),
             to="2,3/jump 2,2 -4,1/jump -2,2/jump -0,3/jump"),
    scenario("with a five: five steps or a tile 5", "stand 4,1 3,3; roll 5", mark.rule("ETT-37"),
             to="1,1 1,2/jump 2,4/jump 4,2/jump -3,3/jump"),
    scenario("the tile under the pawn is no place to go", "stand 1,1 4,4; roll 6", mark.rule("ETT-38"),
             to="2,2/jump 3,3/jump -1,1/jump"),
    # ---- without a board -----------------------------------------------------------------------------
    scenario("without a board it is told who was passed", f"{LEDGER}; moved Bo Cem", mark.rule("ETT-32", "ETT-33"),
             tokens=[0, 3, 3]),
    scenario("only others are", LEDGER, mark.rule("ETT-32"), paid="= 1 2"),
    scenario("with one token only one of them", f"{LEDGER}; Ana has tokens 1; ! moved Bo Cem", mark.rule("ETT-33"),
             refused="ETT-19"),
    scenario("without one nobody", f"{LEDGER}; {POOR}", mark.rule("ETT-33"), paid="=", asks="moved"),
)  # fmt: skip
def test_a_move(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-34", "ETT-35")
def test_every_way_says_how_it_goes_the_cheapest_to_a_square_first() -> None:
    notes = {str(o.value): o.note.key for o in told(f"{WALL}; roll 2").options_of("to", "go") if o.note}
    assert (notes["2,2"], notes["2,2/1"], notes["2,3/jump"]) == ("note-steps", "note-pays", "note-jump")
    assert [way for way in notes if way.startswith("2,2")] == ["2,2", "2,2/1"]


# ---- nowhere to go -----------------------------------------------------------------------------------
def boxed_in(**reading: str) -> Table:
    """No walking on the rim; Ana in a corner without a token, and the only two twos before her are occupied."""
    table = told(f"house rim=off {' '.join('='.join(pair) for pair in reading.items())}; roll 2 black; {POOR}")
    table.correct("tiles-again", {"tiles": [*"6234261534615513"]})
    table.stand("1,1", "1,2", "2,1")
    return table


@mark.rule("ETT-19", "ETT-39")
def test_a_pawn_that_can_go_nowhere_stays_and_the_turn_goes_on() -> None:
    table = boxed_in()
    assert {"stay", "play", "exchange"} <= table.moves()
    assert "go" not in table.moves()
    table.play("stay")
    assert (table.player(0).pawn, table.warning_rules) == ("1,1", {"ETT-39"})
    assert "free_swap" not in table.moves()
    table.card("three")
    table.end()


@mark.rule("ETT-39")
def test_a_pawn_that_can_go_nowhere_may_pass_without_paying() -> None:
    table = boxed_in(boxed_in="passes")
    assert set(table.option_values("to", "go")) == {"1,3", "2,2", "3,1"}
    table.go("1,3")
    assert (table.player(0).pawn, table.tokens) == ("1,3", [0, 2, 2])


@mark.rule("ETT-36", "ETT-39")
def test_a_move_card_or_a_token_leads_out_of_the_corner() -> None:
    table = boxed_in()
    table.has(0, tokens=1)
    assert set(table.option_values("to", "go")) == {"1,3/1", "2,2/1", "2,2/2", "3,1/2"}
    assert "stay" not in table.moves()
    table.card("move", square="4,4")
    assert table.player(0).pawn == "4,4"


# ---- the free swap straight after the move (ETT-41..43) ----------------------------------------------
MOVED = "Ana has tokens 9 cards 3 designs 2; roll 1; go 1,2"  # where G B R P touch her pawn
NEIGHBOURS = f"house swap_pair=neighbours; {MOVED}"


@scenarios(
    scenario("two yarns next to the new square are swapped for nothing", f"{MOVED}; swap 0,1 0,2", mark.rule("ETT-41"),
             yarns="0,1 blue, 0,2 green", tokens=9),
    scenario("and no others", "Ana has tokens 0 cards 0; roll 1; go 1,2", mark.rule("ETT-41"),
             yarns="= 0,1 0,2 1,1 1,2", asks="free_swap end_turn"),
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
