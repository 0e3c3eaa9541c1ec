"""What lies on the table: the ring, the temple, the pawn, the elephants, and small enough to send."""

from __future__ import annotations

import msgspec
import pytest

from rules.amritsar.game import GAME
from rules.kit import forms
from rules.kit.types import TABLE, Board, Grid
from tests.rules.amritsar.scenarios import told
from tests.rules.amritsar.test_decade import END
from tests.rules.playthrough import recorded


@pytest.mark.rule("AMR-32", "AMR-35")
def test_locations_where_workers_will_drop_are_lit_and_coins_are_numbers() -> None:
    table = told("0 coins=0; lie north-1=WB; left south-1=3; go; pick spot=north-1")
    board = next(part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board))
    assert board.lit == ("north-2", "east-1")
    assert [(sign.cell, sign.say) for sign in board.signs if sign.place == "value"] == [("south-1", forms.number(3))]


@pytest.mark.parametrize("name", ["four_seats", "four_seats_ledger"])
def test_a_scene_is_small_at_the_end_of_a_whole_game_too(name: str) -> None:
    last = recorded("amritsar", name)[-1].state
    assert len(msgspec.json.encode(GAME.scene(last, TABLE))) <= 12_000


@pytest.mark.rule("AMR-91")
def test_points_lost_for_taxes_stand_below_zero_in_the_numbers_of_the_decade() -> None:
    state = told(f"{END}; 0 tax=3 coins=1; quiet_turn").state
    (grid,) = (part for part in GAME.scene(state, TABLE).parts if isinstance(part, Grid))
    assert grid.rows[2][1] == (-1, 0, 0)
