"""Claiming a design, the others' consent (ETT-25, ETT-44, ETT-48..51), and the eighth point (ETT-69..71)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.ettana.components import QUIET_TURNS
from rules.kit.types import TABLE, Choice
from tests.rules.ettana.scenarios import check, scenario, scenarios, told
from tests.rules.ettana.table import Table
from tests.rules.ettana.test_designs import AFTER, BEFORE, DIAGONAL, PLAIN, SLANTING_T, WITH_T

mark = pytest.mark
QUARTET = "RRGBY/RRGBY/PGBYP/PGBYP/RGBYP"  # four equal yarns
TWICE = "RGBYR/YRPRG/BPGYB/YRPRG/RBYPR"  # red on both diagonals, green in the middle
DRAWN_DIAGONAL = "A.....A.....B.....A.....A"
ON_BOARD = f"house board={AFTER}; Ana has designs 2; roll 1 black"
PLAYED = f"house board={PLAIN}; Ana has designs 3; roll 1 black"


@scenarios(
    # ---- the others' consent -------------------------------------------------------------------------
    scenario("when everybody agrees the card lies open and its points count", f"{ON_BOARD}; claim {DIAGONAL}; consent",
             mark.rule("ETT-25", "ETT-48"), points=[1, 0, 0], designs=1, claimed=f"= {DIAGONAL}", warned=set(),
             asks="go"),
    scenario("one objection is enough", f"{ON_BOARD}; claim {DIAGONAL}; consent Cem", mark.rule("ETT-48"),
             points=[0, 0, 0], designs=2, claimed="=", warned={"ETT-48"}, asks="go"),
    scenario("and it may be claimed again", f"{ON_BOARD}; claim {DIAGONAL}; consent Bo Cem; claim {DIAGONAL}; consent",
             mark.rule("ETT-48"), points=[1, 0, 0]),
    scenario("the others decide about a pattern that is not on the board",
             f"{PLAYED}; claim new AA...AA 2; consent", mark.rule("ETT-44", "ETT-48"), points=[2, 0, 0]),
    scenario("but it is said", f"{PLAYED}; claim new AA...AA 2", mark.rule("ETT-44"), warned={"ETT-44"}),
    scenario("without a design card nobody claims, nor without a board",
             "ledger; Ana has designs 0; collect 0 0 0", mark.rule("ETT-25"), asks="-claim"),
    scenario("a design on the board is offered", ON_BOARD, mark.rule("ETT-25"),
             design=f"= {DIAGONAL} here new unseen"),
    scenario("one that is not there is not", f"house board={BEFORE}; roll 1 black", mark.rule("ETT-25"),
             design="= here new unseen"),
    scenario("what was drawn is offered again although nobody agreed",
             f"house board={QUARTET}; Ana has designs 2; roll 1; claim new AA...AA 2; consent Bo; "
             "claim new AA 1; consent Bo", mark.rule("ETT-48"), design="AA/AA A/A"),
    # ---- once ----------------------------------------------------------------------------------------
    scenario("a claimed card is never offered again", f"{ON_BOARD}; claim {DIAGONAL}; consent; go 1,2; end; roll 1",
             mark.rule("ETT-49"), design="= here new unseen"),
    scenario("nor can it be drawn", f"{ON_BOARD}; claim {DIAGONAL}; consent; ! claim new {DRAWN_DIAGONAL} 1",
             mark.rule("ETT-49"), refused="ETT-49"),
    scenario("a pattern that stands twice counts once", f"weave {TWICE}; roll 1; claim {DIAGONAL}; consent",
             mark.rule("ETT-49"), points=[1, 0, 0]),
    # ---- unknown cards ---------------------------------------------------------------------------------
    scenario("a pattern is tapped where it lies",
             f"house board={QUARTET}; roll 1 black; claim here 0,0 0,1 1,0 1,1 2; consent",
             mark.rule("ETT-44", "ETT-48"), points=[2, 0, 0], claimed="= AA/AA", warned=set()),
    scenario("not by one yarn", f"{PLAYED}; ! claim here 0,0 1", mark.rule("ETT-44"), refused="ETT-48"),
    scenario("nor drawn with one", f"{PLAYED}; ! claim new A 1", mark.rule("ETT-44"), refused="ETT-44"),
    scenario("the points of the slanting T are told when it is first claimed",
             f"house board={WITH_T}; roll 1 black; claim {SLANTING_T} 3; consent", mark.rule("ETT-51"),
             points=[3, 0, 0]),
    scenario("a card may be claimed by its points alone", f"{PLAYED}; claim unseen 1; consent; claim unseen 2; consent",
             mark.rule("ETT-48"), points=[3, 0, 0], designs=1),
    scenario("the rulebook's card has the rulebook's points", f"{ON_BOARD}; ! claim new {DRAWN_DIAGONAL} 3",
             mark.rule("ETT-50"), refused="ETT-50"),
    scenario("however it is drawn", f"{ON_BOARD}; claim new {DRAWN_DIAGONAL} 1; consent", mark.rule("ETT-50"),
             points=[1, 0, 0], claimed=f"= {DIAGONAL}"),
    # ---- without a board -----------------------------------------------------------------------------
    scenario("without a board the points are all that is told", "ledger; collect 0 0 0; claim 3; consent",
             mark.rule("ETT-25", "ETT-48"), points=[3, 0, 0], designs=0),
    scenario("and the others must agree, too", "ledger; collect 0 0 0; claim 3; consent Cem", mark.rule("ETT-48"),
             points=[0, 0, 0], designs=1),
)  # fmt: skip
def test_a_claim(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-25")
@mark.parametrize(("board", "default", "cell"), [(AFTER, DIAGONAL, "o2,2"), (BEFORE, "here", "")])
def test_a_design_that_is_found_is_preselected_and_else_its_yarns_are_tapped(
    board: str, default: str, cell: str
) -> None:
    (field, *_) = told(f"house board={board}; roll 1 black").form("claim").fields
    assert isinstance(field, Choice)
    assert (field.default, field.options[0].cell) == ((default,), cell)


# ---- eight points (ETT-69..71) -----------------------------------------------------------------------
QUIET = "turn; " * QUIET_TURNS
SEVEN = "Bo has victory 4; Cem has victory 1; Ana has victory 7 designs 2"


@scenarios(
    scenario("with eight points the game is won at once", f"{SEVEN}; roll 1; claim unseen 1; consent",
             mark.rule("ETT-69"), asks="=", ended="points", points=[8, 4, 1], places=(1, 2, 3), news="ETT-69"),
    scenario("and no bell rings any more", f"house turn_s=60; {SEVEN}; roll 1; claim unseen 1; consent",
             mark.rule("ETT-69"), timers=0),
    scenario("with more, too", f"{SEVEN}; roll 1; claim unseen 3; consent", mark.rule("ETT-69"),
             ended="points", points=[10, 4, 1]),
    scenario("without a board, too", f"ledger; {SEVEN}; collect 0 0 0; claim 1; consent", mark.rule("ETT-69"),
             asks="=", ended="points", points=[8, 4, 1]),
    scenario("a Victory point can be the eighth", f"{SEVEN}; roll 1 black; show_victory", mark.rule("ETT-64", "ETT-69"),
             ended="points"),
    scenario("with seven the game goes on", "Ana has victory 6; roll 1; claim unseen 1; consent", mark.rule("ETT-69"),
             ended="", points=[7, 0, 0], places=(), asks="go"),
    scenario("only whose turn it is wins points", "Bo has designs 2; roll 1 black", mark.rule("ETT-70"), seats={0}),
    scenario("after sixty turns without a point the table is asked", QUIET, mark.rule("ETT-71"),
             asks="= play_on", seats={TABLE}, asked_rule={"ETT-71"}),
    scenario("not before", "turn; " * (QUIET_TURNS - 1), mark.rule("ETT-71"), asks="roll -play_on"),
    scenario("without a board, too", f"ledger; {QUIET}", mark.rule("ETT-71"), asks="= play_on"),
    scenario("it may play on", f"{QUIET}; play_on 1; turn", mark.rule("ETT-71"), asks="roll", ended=""),
    scenario("or stop: most points wins", f"{QUIET}; Cem has victory 2; play_on 0", mark.rule("ETT-71"),
             asks="=", ended="agreed", places=(2, 2, 1)),
    scenario("equal points share the place", f"{SEVEN}; Bo has victory 7; roll 1; stop", mark.rule("ETT-71"),
             asks="=", ended="agreed", points=[7, 7, 1], places=(1, 1, 3)),
    scenario("it may stop without a board", f"ledger; {SEVEN}; stop", mark.rule("ETT-71"), ended="agreed"),
)  # fmt: skip
def test_the_end(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-71")
def test_a_point_puts_off_the_question() -> None:
    table = Table()
    table.state = replace(table.state, quiet=QUIET_TURNS - 1)
    table.roll(1)
    table.claim("unseen", points=1)
    table.consent()
    table.go("1,2")
    table.end()
    assert table.state.step == "roll"
