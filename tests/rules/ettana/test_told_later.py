"""A board entered late: a yarn when its colour is rolled beside a pawn, a tile when a pawn reaches it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ettana.components import TILE_SQUARES
from rules.ettana.game import GAME
from rules.kit.types import Pick, Say
from tests.rules.ettana.scenarios import check, scenario, scenarios, told
from tests.rules.ettana.table import TILES, YARNS, yarns

mark = pytest.mark
TWO = "house seats=2; bare; begin_later; told 1,1 6; told 4,2 5; deal"
FIVE_RED = "yarn 0,3 red; yarn 0,4 red; yarn 1,3 red; yarn 1,4 red; yarn 2,3 red"
THREE = "bare; begin_later; told 1,1 6; told 4,2 5; told 3,2 4; deal"


@scenarios(
    scenario("a pawn tells the number of its tile, and the highest starts",
             "house seats=2; bare; begin_later; told 1,1 2; told 4,4 6", mark.rule("ETT-4", "ETT-6"), start=1),
    scenario("it must be told", "bare; begin_later; ! place 1,1", mark.rule("ETT-4"), refused="ETT-4"),
    scenario("only yarns beside pawns are asked", f"{THREE}; roll 1 red", mark.rule("ETT-11"),
             asks="= beside", yarns="= 0,0 0,1 1,0 1,1 3,1 3,2 4,1 4,2 2,1 2,2"),
    scenario("and everybody collects for them, here for one beside two pawns",
             f"{THREE}; roll 1 red; beside 0,0 3,1", mark.rule("ETT-11"), tokens=[3, 3, 3], asks="go"),
    scenario("what was told is not asked again", f"{TWO}; roll 1 red; beside 0,0; skip; roll 1 red",
             mark.rule("ETT-11"), asks="go -beside", tokens=[4, 2]),
    scenario("nor whether a yarn that is known has another colour",
             f"{TWO}; roll 1 red; beside 0,0; skip; roll 1 blue", yarns="= 0,1 1,0 1,1 3,1 3,2 4,1 4,2"),
    scenario("of a yarn that has none of four colours the fifth is known",
             f"{TWO}; roll 1 red; beside; skip; roll 1 blue; beside; skip; roll 1 green; beside; skip; roll 1 yellow; "
             "beside", yarns="0,0 purple, 4,2 purple"),
    scenario("six of a colour are all there are", f"{TWO}; {FIVE_RED}; yarn 2,4 red; roll 1 red", mark.rule("ETT-1"),
             asks="go -beside"),
    scenario("beside five that are known only one can be", f"{TWO}; {FIVE_RED}; roll 1 red; ! beside 0,0 0,1",
             mark.rule("ETT-1"), refused="ETT-11"),
    scenario("what is known of a yarn goes along when it is swapped: one that nobody has seen, and one beside Ana now",
             f"{TWO}; roll 1 red; beside 0,0; go 1,2; swap 0,1 0,2; end; roll 1 red", yarns="= 0,1 1,2"),
    scenario("a pawn may jump to any tile that nobody has told", f"{TWO}; roll 3 black", mark.rule("ETT-35"),
             to="1,2/jump 4,4/jump -4,2/jump"),
    scenario("a design of yarns that nobody has told is never doubted",
             f"{TWO}; roll 1 black; claim here 0,0 1,1 2,2 2", mark.rule("ETT-44"), warned=set()),
    scenario("and counts if the others agree", f"{TWO}; roll 1 black; claim here 0,0 1,1 2,2 2; consent",
             mark.rule("ETT-48"), points=[2, 0]),
    scenario("the whole board can still be told first", "bare", asks="= begin_later begin"),
)  # fmt: skip
def test_a_board_that_nobody_has_told(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-35")
def test_a_jump_tells_the_number_of_the_tile() -> None:
    assert told(f"{TWO}; roll 3 black; go 4,4/jump").state.tiles[TILE_SQUARES.index("4,4")] == "3"


def test_a_pawn_on_a_tile_that_nobody_has_told_is_confirmed_by_its_number() -> None:
    table = told("house seats=2; bare; begin_later")
    assert table.form("place_pawn").confirm == Say(key="pawn-number-confirm", args={"number": Pick(field="number")})


def test_the_whole_board_may_be_told_at_any_time_and_then_it_is_known_who_collects() -> None:
    table = told(f"{TWO}; roll 1 red")
    table.correct("yarns-again", {"yarns": yarns(YARNS)})
    assert (table.tokens, table.moves() & {"beside", "go"}) == ([4, 2], {"go"})
    partly = told(f"{TWO}; roll 1 red; beside 0,0")
    partly.correct("yarns-again", {"yarns": yarns(YARNS)})
    assert not partly.state.unlike, "of yarns that are known nothing else is"


def test_of_two_people_one_tells_the_tiles_before_the_other_is_done_with_the_yarns() -> None:
    table = told("house seats=2; bare; begin")
    assert [(p.move, p.shared) for p in GAME.prompts(table.state)] == [("lay_yarns", True), ("lay_tiles", True)]
    table.play("lay_tiles", {"tiles": list(TILES.replace("/", ""))})
    assert table.moves() == {"lay_yarns"}
    table.play("lay_yarns", {"yarns": yarns(YARNS)})
    assert table.moves() == {"place_pawn"}
