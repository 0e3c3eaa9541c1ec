"""What is seen: the board, the hands, the timer; the same for everybody, for nothing is hidden in the companion."""

from __future__ import annotations

import pytest

from rules.ettana.claims import matches
from rules.ettana.components import OCTAGONS, SQUARES, Options
from rules.ettana.game import GAME
from rules.kit.types import TABLE, Board, Say
from tests.rules.ettana.table import Table, ledger
from tests.rules.ettana.test_designs import AFTER, DIAGONAL


def board(table: Table) -> Board:
    (part,) = [part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board)]
    return part


@pytest.mark.rule("ETT-1")
def test_the_colours_have_signs_too_so_that_they_can_be_told_apart_without_colour() -> None:
    signs = {piece.cell: piece.kind for piece in board(Table()).pieces if piece.seat is None}
    assert set(signs) == set(OCTAGONS)
    assert len(set(signs.values())) == 5


@pytest.mark.rule("ETT-10")
def test_the_dice_are_told_while_the_turn_lasts() -> None:
    table = Table()
    before = GAME.scene(table.state, TABLE).next
    table.roll(1, "red")
    now = GAME.scene(table.state, TABLE).next
    assert now is not None
    assert now.args == {"n": 1, "colour": Say(key="colour-red")}
    table.go("1,2")
    table.end()
    assert GAME.scene(table.state, TABLE).next == before


@pytest.mark.rule("ETT-48")
def test_the_design_that_is_claimed_is_lit_until_the_others_have_agreed() -> None:
    table = Table(board=AFTER)
    table.roll(1, "black")
    assert board(table).lit == ()
    table.claim(DIAGONAL)
    assert (board(table).lit,) == matches(DIAGONAL, table.state.yarns)
    table.consent()
    assert board(table).lit == ()


# ---- the layout --------------------------------------------------------------------------------------
def test_the_board_has_its_octagons_and_squares_where_they_belong() -> None:
    (loom,) = [layout for layout in GAME.layouts if layout.id == board(Table()).layout]
    cells = {cell.id: cell for cell in loom.cells}
    assert {*OCTAGONS, *SQUARES} <= set(cells)
    for row in range(5):
        for column in range(5):
            octagon, corner = cells[f"o{row},{column}"], cells[f"{row},{column}"]
            assert (octagon.shape, corner.shape) == ("octagon", "diamond")
            assert corner.x < octagon.x < cells[f"{row + 1},{column + 1}"].x
            assert corner.y < octagon.y < cells[f"{row + 1},{column + 1}"].y


# ---- the timer and the phase -------------------------------------------------------------------------
@pytest.mark.rule("ETT-9")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_a_bell_rings_for_the_turn_only_if_the_table_wants_it(tracking: str) -> None:
    quiet = Table() if tracking == "full" else ledger()
    timed = Table(options=Options(turn_s=60)) if tracking == "full" else ledger(turn_s=60)
    assert GAME.timers(quiet.state) == ()
    (first,) = GAME.timers(timed.state)
    timed.whole_turn()
    (second,) = GAME.timers(timed.state)
    assert [(timer.seat, timer.ms, timer.expire) for timer in (first, second)] == [(0, 60_000, ""), (1, 60_000, "")]
    assert first.id != second.id
