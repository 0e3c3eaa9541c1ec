"""Hourglasses with hammers, and spaces of the tracks that nobody has read (AMR-67, AMR-86, AMR-92, AMR-95)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import Options
from tests.rules.amritsar.test_decade import PRINTED, TAX, before_the_end


@pytest.mark.rule("AMR-67", "AMR-86", "AMR-92")
@pytest.mark.parametrize("reading", ["one", "each"])
def test_every_hourglass_with_a_hammer_is_an_upgrade_of_its_own(reading: Any) -> None:
    hammers = ({"white": 1}, {"white": 1, "point": 1}, {"brown": 1})
    spaces = {f"money-{n}": {"gain": gain, "hourglass": True} for n, gain in enumerate(hammers, 1)}
    table = before_the_end(Options(hammer=reading), known={**PRINTED, "spaces": spaces})
    table.has(0, height_money=3, marble=2, copper=1)
    table.quiet_turn()
    laid = list[str]()
    while table.open("upgrade"):
        laid.append(str(table.form("upgrade").given["what"]))
        table.answer(f"upgrade-{laid[-1]}", {"bags": 0} if laid[-1] == "storehouse" else {})
    assert (laid, table.totals[0]) == (["storehouse", "storehouse", "goal"], 6)


@pytest.mark.rule("AMR-86", "AMR-92")
@pytest.mark.parametrize(("reading", "asked"), [("reached", [1, 2]), ("passed", [1])])
def test_a_space_that_nobody_has_read_is_asked_before_the_income(reading: Any, asked: list[int]) -> None:
    table = before_the_end(Options(hourglass=reading), known={"tax": TAX})
    table.has(0, height_money=2)
    table.has(1, height_money=1)
    table.quiet_turn()
    told = list[Any]()
    while table.open("learn_space"):
        told.append(table.ask().label.args["n"])
        table.play("learn_space", {"gain": {"point": 1}, "marks": ["hourglass"]})
    assert told == asked
    assert (table.totals, table.state.step) == ((5 + len(asked), 6 if reading == "reached" else 5, 5), "close")
