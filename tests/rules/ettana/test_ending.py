"""Eight points, and what the sheet says (ETT-69..71)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.ettana.components import QUIET_TURNS
from rules.kit.types import TABLE
from tests.rules.ettana.scenarios import check, scenario, scenarios
from tests.rules.ettana.table import Table

mark = pytest.mark
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
