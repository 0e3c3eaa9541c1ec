"""The rulebook's examples as games; `deploy/update-golden ettana` writes their records.

The rulebook's text lacks its pictures: boards, squares and the points of the slanting T are made up. The whole games
beside them are random and never regenerated.
"""

from __future__ import annotations

from tests.rules.ettana.table import Table
from tests.rules.ettana.test_designs import BEFORE, DIAGONAL, SLANTING_T, WITH_T


def worked_examples() -> Table:
    """Ana is pink, Bo black, Cem white, Dee orange: red, a swap and a claim; then five steps (ETT-13, 37, 50)."""
    table = Table(seats=4, ready=False)
    table.set_up(BEFORE, pawns=("2,2", "4,1", "4,4", "1,3"))
    table.roll(2, "red")
    table.go("3,3")
    table.buy("swap", "4,0", "4,4")
    table.claim(DIAGONAL)
    table.consent()
    table.end()
    table.roll(5, "yellow")
    table.go("1,1")
    table.swap_free("0,0", "0,1")
    table.end()
    table.roll(2, "blue")
    table.go("2,3/jump")
    return table


def worked_examples_t() -> Table:
    """The slanting T, with made-up points (ETT-51)."""
    table = Table(seats=2, board=WITH_T)
    table.roll(1, "green")
    table.claim(SLANTING_T, points=1)
    table.consent()
    return table


EXAMPLES = {"worked_examples": worked_examples, "worked_examples_t": worked_examples_t}
