"""What is seen on the board and beside it; whole games as people read them show the rest."""

from __future__ import annotations

import pytest

from rules.ettana.claims import matches
from rules.ettana.components import OCTAGONS
from rules.ettana.game import GAME
from rules.kit.types import TABLE, Board, Say
from tests.rules.ettana.table import Table
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
# ---- the timer and the phase -------------------------------------------------------------------------
