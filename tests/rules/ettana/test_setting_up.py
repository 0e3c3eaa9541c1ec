"""Setting up: positions, the start player, the deal (ETT-1..8); and the board on the screen."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ettana.claims import matches
from rules.ettana.components import COLOURS, OCTAGONS
from rules.ettana.game import GAME
from rules.kit.types import TABLE, Board, Choice, Say, Who
from tests.rules.ettana.scenarios import check, scenario, scenarios, told
from tests.rules.ettana.table import Table
from tests.rules.ettana.test_designs import AFTER, DIAGONAL

mark = pytest.mark
ROWS = "RRRRR/GGGGG/BBBBB/YYYYY/PPPPP"
LAID = "bare; begin; lay"
TWINS = "1112/2233/3444/5556"  # beside the board two 6
PAIR = "1112/2233/3444/5566"  # beside the board a 5 and a 6


@mark.rule("ETT-4")
def test_two_to_four_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@mark.rule("ETT-1", "ETT-2", "ETT-3", "ETT-4")
@mark.parametrize("seats", [2, 4])
@mark.parametrize(("tracking", "begins"), [("full", "begin_later"), ("ledger", "begin")])
def test_the_checklist_names_everything_that_lies_on_the_table_and_nothing_has_to_be_ticked(
    seats: int, tracking: str, begins: str
) -> None:
    prompt = told(f"bare; house seats={seats} tracking={tracking}").ask()
    (field,) = prompt.fields
    assert isinstance(field, Choice)
    assert (prompt.move, field.many, field.least) == (begins, True, 0)
    said = {option.label.key: option.label.args for option in field.options if not isinstance(option.label, Who)}
    assert said == {
        "setup-yarns": {"n": 25, "left": 5}, "setup-tiles": {"n": 16, "left": 2}, "setup-designs": {"n": 36},
        "setup-cards": {"n": 36}, "setup-tokens": {"n": 48}, "setup-pawns": {"n": seats}, "setup-dice": {},
    }  # fmt: skip


@scenarios(
    scenario("piles and supply are whole", LAID, mark.rule("ETT-3"), design_pile=36, pile=36, supply=48),
    scenario("a yarn of each colour is left", f"bare; begin; lay {ROWS}", mark.rule("ETT-1"), spare_yarns=COLOURS),
    scenario("a sixth yarn of a colour is refused", "bare; begin; ! lay RRRRR/RGGGG/BBBBB/YYYYY/PPPPP",
             mark.rule("ETT-1"), refused="ETT-1"),
    scenario("two different tiles are left", f"bare; begin; lay {ROWS} {PAIR}", mark.rule("ETT-2"),
             spare_tiles=("5", "6")),
    scenario("two equal ones are not", f"bare; begin; ! lay {ROWS} {TWINS}", mark.rule("ETT-2"), refused="ETT-2"),
    scenario("a fourth tile of a number is refused", f"bare; begin; ! lay {ROWS} 1111/2233/4455/6623",
             mark.rule("ETT-2"), refused="ETT-2"),
    # ---- pawns ---------------------------------------------------------------------------------------
    scenario("everybody puts a pawn on a tile", f"{LAID}; place 1,1 4,2 3,2", mark.rule("ETT-4"),
             pawn=["1,1", "4,2", "3,2"], start=0),
    scenario("whoever sits first begins", f"house start=2; {LAID}; place 1,1 4,2 3,2", mark.rule("ETT-4"),
             pawn=["4,2", "3,2", "1,1"]),
    scenario("on one of sixteen tiles", LAID, mark.rule("ETT-4"), square="1,1 4,4 -0,0 -5,3 -2,0"),
    scenario("where no other pawn is", f"{LAID}; place 1,1", mark.rule("ETT-5"), square="2,2 3,3 -1,1"),
    scenario("the last throw counts for who starts", f"house seats=4; {LAID}; place 1,4 3,2 4,2 4,4",
             mark.rule("ETT-5", "ETT-6"), start=2),
    scenario("the highest roll starts", f"{LAID}; place 4,1 1,2 2,1", mark.rule("ETT-6"), start=1, news="ETT-6"),
    scenario("who ties rolls again, and the pawns stay",
             f"house seats=4; {LAID}; place 1,1 4,1 2,2 3,3; tie Ana 3 Cem 5 Dee 5; tie Cem 1 Dee 2",
             mark.rule("ETT-6"), start=3, pawn=["1,1", "4,1", "2,2", "3,3"]),
    scenario("without a board it is told who starts", "ledger; bare; begin; starter Cem; deal",
             mark.rule("ETT-4", "ETT-6"), active=2, asks="= collect preset"),
    # ---- dealing -------------------------------------------------------------------------------------
    scenario("everybody gets a design card, an action card and two tokens", "house seats=4", mark.rule("ETT-7"),
             designs=[1] * 4, cards=[1] * 4, tokens=[2] * 4, supply=40, pile=32, design_pile=32),
    scenario("the highest roll has the first turn", f"{LAID}; place 4,4 1,1 2,1; deal", mark.rule("ETT-7"), active=1),
    scenario("a Victory point that is dealt counts", f"{LAID}; place 1,1 4,2 3,2; deal Bo", mark.rule("ETT-64"),
             points=[0, 1, 0], cards=[1, 0, 1], pile=33),
    scenario("without a board too", "ledger; bare; begin; starter Ana; deal Bo", mark.rule("ETT-64"),
             points=[0, 1, 0], cards=[1, 0, 1]),
    scenario("a fourth is doubted", "ledger; house seats=4; bare; begin; starter Ana; deal Ana Bo Cem Dee",
             mark.rule("ETT-64"), points=[1, 1, 1, 1], warned={"ETT-64"}),
    scenario("or none counts: nobody is asked", f"house dealt_victory=redraw; {LAID}; place 1,1 4,2 3,2",
             mark.rule("ETT-64"), asks="= deal", victory="="),
)  # fmt: skip
def test_before_the_first_turn(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


def dealt_in_order(table: Table) -> list[int]:
    """The seats in the order of the form."""
    hint = table.form("deal").hint
    assert hint is not None
    order, rest = [], hint.args["order"]
    while not isinstance(rest, Who):
        assert not isinstance(rest, (str, int))
        assert isinstance(rest.args["first"], Who)  # type: ignore[union-attr]
        order.append(rest.args["first"].seat)  # type: ignore[union-attr]
        rest = rest.args["rest"]  # type: ignore[union-attr]
    return [*order, rest.seat]


@mark.rule("ETT-7", "ETT-8")
@mark.parametrize(("reading", "order"), [("clockwise", [1, 2, 3, 0]), ("rolls", [1, 3, 0, 2])])
def test_the_starter_is_dealt_to_first_and_the_others_clockwise_or_by_their_rolls(
    reading: str, order: list[int]
) -> None:
    table = told(f"house seats=4 deal_order={reading}; {LAID}; place 4,4 1,1 2,1 3,2")  # 3, 6, 1, 4
    assert dealt_in_order(table) == order


@mark.rule("ETT-8", "ETT-9")
def test_the_turns_go_clockwise_however_the_cards_were_dealt() -> None:
    table = told("house seats=4 deal_order=rolls")
    seats = []
    for _ in range(5):
        seats.append(table.state.active)
        table.whole_turn()
    assert seats == [0, 1, 2, 3, 0]


# ---- the board and its surroundings on the screen ----------------------------------------------------
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
