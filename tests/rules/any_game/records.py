"""How a game that all play together ends; `python -m tests.rules.any_game.records` writes these records.

Whole games of chance were drawn once and lie beside them: a record is never made anew.
"""

from __future__ import annotations

from functools import partial

from tests.rules.any_game.table import Table
from tests.rules.playthrough import written


def together(outcome: str) -> Table:
    return Table(3, "@together").play("pass_on").play("finish").play("outcome", outcome=outcome)


EXAMPLES = {f"{outcome}_3": partial(together, outcome) for outcome in ("won", "lost")}

if __name__ == "__main__":
    written("any_game", EXAMPLES)
