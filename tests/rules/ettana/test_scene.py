"""What is seen: the board, the hands, the timer; the same for everybody, for nothing is hidden in the companion."""

from __future__ import annotations

import msgspec
import pytest

from rules.ettana.claims import matches
from rules.ettana.components import OCTAGONS, SQUARES
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.kit.seal import seal
from rules.kit.types import TABLE, Board, Hand, Say, Track
from tests.rules.ettana.table import Table, ledger, yarns
from tests.rules.ettana.test_designs import AFTER, DIAGONAL

MOST_BYTES = 12_000


def board(table: Table) -> Board:
    (part,) = [part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board)]
    return part


def hands(table: Table) -> list[Hand]:
    return [part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Hand)]


@pytest.mark.rule("ETT-1")
def test_every_octagon_has_the_colour_of_its_yarn() -> None:
    table = Table(board=AFTER)
    assert [board(table).inks[octagon] for octagon in OCTAGONS] == yarns(AFTER)
    table.roll(1, "black")
    table.card("replace_yarn", yarn="o0,0", colour="green")
    assert board(table).inks["o0,0"] == "green"


@pytest.mark.rule("ETT-1")
def test_the_colours_have_signs_too_so_that_they_can_be_told_apart_without_colour() -> None:
    signs = {piece.cell: piece.kind for piece in board(Table()).pieces if piece.seat is None}
    assert set(signs) == set(OCTAGONS)
    assert len(set(signs.values())) == 5


@pytest.mark.rule("ETT-2", "ETT-4")
def test_tiles_and_pawns_stand_on_their_squares() -> None:
    table = Table()
    signs = {sign.cell: sign.say.args["n"] for sign in board(table).signs if not hasattr(sign.say, "seat")}
    assert signs["2,2"] in (6, "6")
    pawns = {piece.seat: piece.cell for piece in board(table).pieces if piece.seat is not None}
    assert pawns == {0: "1,1", 1: "4,2", 2: "3,2"}
    table.roll(1, "black")
    table.go("1,2")
    assert {piece.seat: piece.cell for piece in board(table).pieces if piece.seat is not None}[0] == "1,2"


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


def test_before_anything_is_told_the_board_is_bare() -> None:
    bare = Table(ready=False)
    assert board(bare).inks == {}
    assert board(bare).pieces == ()


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_everybody_has_a_hand_with_what_is_public(tracking: str) -> None:
    table = Table(4) if tracking == "full" else ledger(4)
    assert [hand.seat for hand in hands(table)] == [0, 1, 2, 3]
    assert [hand.hidden for hand in hands(table)] == [2, 2, 2, 2]
    assert {item.n for item in hands(table)[0].items} == {2, 1}


def test_without_a_board_tokens_cards_and_points_are_shown() -> None:
    parts = GAME.scene(ledger().state, TABLE).parts
    assert not [part for part in parts if isinstance(part, Board)]
    (track,) = [part for part in parts if isinstance(part, Track)]
    assert (track.most, track.at) == (8, (0, 0, 0))


@pytest.mark.parametrize("table", [Table(4), ledger(4)], ids=["full", "ledger"])
def test_everybody_sees_the_same(table: Table) -> None:
    for viewer in (TABLE, 0, 1, 2, 3):
        assert seal(table.state, viewer) == table.state
        assert GAME.scene(table.state, viewer) == GAME.scene(table.state, TABLE)
    assert not any(prompt.secret for prompt in GAME.prompts(table.state))


def test_a_scene_is_small_enough_for_a_phone() -> None:
    table = Table(4)
    table.roll(6, "black")
    assert len(msgspec.json.encode(GAME.scene(table.state, TABLE))) <= MOST_BYTES


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


def test_the_phase_tells_which_turn_it_is() -> None:
    table = Table()
    assert GAME.phase(table.state).args["n"] == 1
    table.whole_turn()
    assert GAME.phase(table.state).args["n"] == 2
    assert GAME.phase(Table(ready=False).state).key != GAME.phase(table.state).key
