"""A board that nobody has told: a yarn when its colour is rolled beside a pawn, a tile when somebody comes to it."""

from __future__ import annotations

import pytest

from rules.ettana.components import OCTAGONS, TILED
from rules.ettana.game import GAME
from rules.kit.types import Cells, Pick, Say
from tests.rules.ettana.table import PAWNS, TILES, YARNS, Table, spots, yarns

PLACED = {"1,1": "6", "4,2": "5", "3,2": "4"}


def begun(seats: int = 3) -> Table:
    """Everybody has placed a pawn on a tile and told its number; Ana starts."""
    table = Table(seats, ready=False)
    table.play("begin_later")
    for square, number in [*PLACED.items()][:seats]:
        table.play("place_pawn", {"square": square, "number": number})
    table.play("deal")
    return table


def lit(table: Table) -> set[str]:
    """The yarns that are asked for."""
    (field,) = table.form("beside").fields
    assert isinstance(field, Cells)
    return set(field.allowed)


def test_the_game_begins_without_25_yarns_and_16_tiles() -> None:
    table = begun()
    assert (table.state.step, len(table.lines)) == ("roll", 5)
    assert set(table.state.yarns) == {None}
    assert [table.state.tiles[TILED.index(square)] for square in PLACED] == ["6", "5", "4"]


@pytest.mark.rule("ETT-4", "ETT-6")
def test_a_pawn_tells_the_number_of_its_tile_and_the_highest_starts() -> None:
    table = Table(2, ready=False)
    table.play("begin_later")
    assert table.refused("place_pawn", {"square": "1,1"}).rule == "ETT-4"
    table.play("place_pawn", {"square": "1,1", "number": "2"})
    table.play("place_pawn", {"square": "4,4", "number": "6"})
    assert table.state.start == 1


def test_a_pawn_on_a_tile_that_nobody_has_told_is_confirmed_by_its_number() -> None:
    table = Table(2, ready=False)
    table.play("begin_later")
    assert table.form("place_pawn").confirm == Say(key="pawn-number-confirm", args={"number": Pick(field="number")})
    table.play("place_pawn", {"square": "1,1", "number": "2"})
    assert table.form("place_pawn").confirm.key == "pawn-number-confirm"


@pytest.mark.rule("ETT-11")
def test_only_yarns_beside_pawns_are_asked_and_everybody_collects_for_them() -> None:
    table = begun()
    before = table.tokens
    table.roll(1, "red")
    assert lit(table) == set(spots("0,0", "0,1", "1,0", "1,1", "3,1", "3,2", "4,1", "4,2", "2,1", "2,2"))
    table.play("beside", {"yarns": spots("0,0", "3,1")})
    assert [now - then for now, then in zip(table.tokens, before, strict=True)] == [1, 1, 1], "3,1 is beside two"
    assert [table.yarn("0,0"), table.yarn("3,1"), table.state.yarns.count(None)] == ["red", "red", 23]


def test_what_was_told_is_not_asked_again_nor_a_colour_that_a_yarn_does_not_have() -> None:
    table = begun(2)
    table.roll(1, "red")
    table.play("beside", {"yarns": spots("0,0")})
    table.state = table.again()
    table.roll(1, "red")
    assert not table.asked("beside")
    table.state = table.again()
    table.roll(1, "blue")
    assert lit(table) == set(spots("0,1", "1,0", "1,1", "3,1", "3,2", "4,1", "4,2"))


def test_of_a_yarn_that_has_none_of_four_colours_the_fifth_is_known() -> None:
    table = begun(2)
    for colour in ("red", "blue", "green", "yellow"):
        table.roll(1, colour)
        table.play("beside")
        table.state = table.again()
    assert [table.yarn("0,0"), table.yarn("4,2")] == ["purple", "purple"]


def test_what_is_known_of_a_yarn_goes_along_when_it_is_swapped() -> None:
    table = begun(2)
    table.roll(1, "red")
    table.play("beside", {"yarns": spots("0,0")})
    table.go("1,2")
    table.swap_free("0,1", "0,2")
    table.end()
    table.roll(1, "red")
    assert lit(table) == set(spots("0,1", "1,2")), "the yarn that nobody has seen, and the one beside where Ana is now"


@pytest.mark.rule("ETT-35")
def test_a_pawn_may_jump_to_any_tile_that_nobody_has_told_and_tells_it() -> None:
    table = begun(2)
    table.roll(3, "black")
    assert {"1,2/jump", "4,4/jump"} <= set(table.offered("to", "go"))
    assert "4,2/jump" not in table.offered("to", "go"), "a 5, and Bo stands there"
    table.go("4,4/jump")
    assert table.state.tiles[TILED.index("4,4")] == "3"


@pytest.mark.rule("ETT-44", "ETT-48")
def test_a_design_of_yarns_that_nobody_has_told_counts_if_the_others_agree_and_is_never_doubted() -> None:
    table = begun(2)
    table.roll(1, "black")
    table.claim("here", at=spots("0,0", "1,1", "2,2"), points=2)
    assert table.warned == set()
    table.consent()
    assert table.points == [2, 0]


def test_a_yarn_a_tile_or_the_whole_board_may_be_told_at_any_time() -> None:
    table = begun(2)
    table.correct("yarn-again", {"at": "o0,0", "colour": "green"})
    table.correct("tile-again", {"at": "4,4", "number": "1"})
    assert (table.yarn("0,0"), table.state.tiles[TILED.index("4,4")]) == ("green", "1")
    table.roll(1, "red")
    whole = yarns("RGBYP/GRPBY/BYRPG/YPGRB/PBYGR")
    table.correct("yarns-again", {"yarns": whole})
    assert not table.asked("beside"), "now it is known who collects"
    assert list(table.state.yarns) == whole


def test_the_whole_board_can_still_be_told_first() -> None:
    table = Table(2, ready=False)
    assert [p.move for p in GAME.prompts(table.state)] == ["begin_later", "begin"]
    table.set_up(pawns=PAWNS)
    assert (len(table.state.yarns), None in table.state.yarns) == (len(OCTAGONS), False)


def test_of_two_people_one_tells_the_tiles_before_the_other_is_done_with_the_yarns() -> None:
    table = Table(2, ready=False)
    table.play("begin")
    assert [(p.move, p.shared) for p in GAME.prompts(table.state)] == [("lay_yarns", True), ("lay_tiles", True)]
    table.play("lay_tiles", {"tiles": list(TILES.replace("/", ""))})
    assert [p.move for p in GAME.prompts(table.state)] == ["lay_yarns"]
    table.play("lay_yarns", {"yarns": yarns(YARNS)})
    assert table.state.step == "pawns"
