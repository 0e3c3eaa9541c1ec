"""What lies on the table: the ring, the temple, the pawn, the elephants, and small enough to send."""

from __future__ import annotations

import msgspec
import pytest

from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.kit.types import TABLE, Board, Grid, Scene, Who
from tests.rules.amritsar.scenarios import told
from tests.rules.amritsar.table import Table
from tests.rules.amritsar.test_decade import END
from tests.rules.playthrough import recorded


def scene(table: Table) -> Scene:
    return GAME.scene(table.state, TABLE)


def board(table: Table) -> Board:
    return next(part for part in scene(table).parts if isinstance(part, Board))


@pytest.mark.rule("AMR-5", "AMR-19", "AMR-20")
@pytest.mark.parametrize(("round", "where"), [(1, "north"), (2, "east"), (3, "south"), (4, "west")])
def test_the_pawn_starts_on_the_red_space_and_moves_one_on_every_round(round: int, where: str) -> None:
    table = Table.opened()
    table.correct("correct_table-round", round)
    assert [piece.cell for piece in board(table).pieces if piece.kind == "pawn"] == [where]


@pytest.mark.rule("AMR-28")
def test_a_pawn_of_which_only_the_table_knows_where_it_is_is_not_drawn() -> None:
    table = Table.opened(options=Options(pawn="told"))
    assert not any(piece.kind == "pawn" for piece in board(table).pieces)


@pytest.mark.rule("AMR-32", "AMR-35")
def test_locations_where_workers_will_drop_are_lit_and_coins_are_numbers() -> None:
    table = Table.opened()
    table.lie(north_1="WB")
    table.correct("correct_coins-south-1", 3)
    table.has(0, coins=0)
    table.ride()
    table.play("pick", {"spot": "north-1"})
    assert board(table).lit == ("north-2", "east-1")
    coins = [sign for sign in board(table).signs if sign.place == "value"]
    assert [(sign.cell, sign.say) for sign in coins] == [("south-1", coins[0].say)]
    assert not isinstance(coins[0].say, Who)
    assert coins[0].say.args == {"n": 3}


@pytest.mark.parametrize("name", ["four_seats", "four_seats_ledger"])
def test_a_scene_is_small_at_the_end_of_a_whole_game_too(name: str) -> None:
    last = recorded("amritsar", name)[-1].state
    assert len(msgspec.json.encode(GAME.scene(last, TABLE))) <= 12_000


@pytest.mark.rule("AMR-91")
def test_points_lost_for_taxes_stand_below_zero_in_the_numbers_of_the_decade() -> None:
    state = told(f"{END}; 0 tax=3 coins=1; quiet_turn").state
    (grid,) = (part for part in GAME.scene(state, TABLE).parts if isinstance(part, Grid))
    assert grid.rows[2][1] == (-1, 0, 0)
