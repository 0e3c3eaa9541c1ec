"""What lies on the table: the ring, the temple, the pawn, the elephants, and small enough to send."""

from __future__ import annotations

import msgspec
import pytest

from companion.log.secrecy import hidden
from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.kit.seal import seal
from rules.kit.types import TABLE, Board, Grid, Hand, Scene, Who
from tests.rules.amritsar.records import SEEDS, whole_game
from tests.rules.amritsar.table import Table

MOST_BYTES = 12_000


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


@pytest.mark.rule("AMR-32")
def test_every_worker_stands_on_its_location_by_colour() -> None:
    table = Table.opened()
    table.lie(north_1="WWB", west_2="Y")
    workers = {(p.cell, p.kind, p.n) for p in board(table).pieces if p.kind.startswith("worker")}
    assert workers == {("north-1", "worker-white", 2), ("north-1", "worker-blue", 1), ("west-2", "worker-yellow", 1)}


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


def test_every_seat_has_a_line_of_its_own() -> None:
    hands = [part for part in scene(Table.opened(seats=4)).parts if isinstance(part, Hand)]
    assert [hand.seat for hand in hands] == [0, 1, 2, 3]
    assert [hand.label.args for hand in hands] == [{"n": 1}] * 4


def test_a_ledger_shows_where_the_points_come_from() -> None:
    table = Table(options=Options(tracking="ledger"))
    table.play("turn", {"points": 4})
    grid = next(part for part in scene(table).parts if isinstance(part, Grid))
    assert grid.heads == (Who(seat=0), Who(seat=1), Who(seat=2))
    assert [values for _, values in grid.rows] == [(5, 5, 5), (4, 0, 0)]


@pytest.mark.parametrize("name", ["four_seats", "four_seats_ledger"])
def test_a_scene_is_small_at_the_end_of_a_whole_game_too(name: str) -> None:
    played = whole_game(*SEEDS[name])
    assert len(msgspec.json.encode(scene(played))) <= MOST_BYTES


@pytest.mark.rule("AMR-9", "AMR-96")
def test_there_is_nothing_that_one_sees_and_another_does_not() -> None:
    table = Table.opened()
    assert hidden(table.state) == {}
    assert not any(prompt.secret for prompt in GAME.prompts(table.state))
    views = [GAME.scene(seal(table.state, viewer), viewer) for viewer in (TABLE, 0, 1, 2)]
    assert all(view == views[0] for view in views)
