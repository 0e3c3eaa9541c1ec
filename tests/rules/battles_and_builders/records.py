"""The rulebook's two rounds as a game; `python -m tests.rules.battles_and_builders.records` writes its record.

Where the rulebook gives no number (pips per die, the second tile) they are made up. Whole games were drawn once and lie
beside it: a record is never made anew.
"""

from __future__ import annotations

from tests.rules.battles_and_builders.table import Table
from tests.rules.playthrough import written


def worked_examples(rounds: int = 2) -> Table:
    """Rounds I and II of the rulebook: Ana is white, Bo blue, Cem pink (BNB-69, BNB-70)."""
    table = Table(seats=3)
    table.tile("open", 4)
    table.commit(3, 2, 4)
    table.reveal("1B 2C", "2B", "1B 1C 2I")
    table.roll({0: [5, 6], 2: [6, 4, 3]})
    if rounds == 2:
        table.tile("mountain", 3)
        table.commit(4, 4, 3)
        table.reveal("3B", "K 3B", "K 2I 1A")
        table.take("claim")
        table.take("withdraw", back="2I")
    return table


EXAMPLES = {"worked_examples": worked_examples}

if __name__ == "__main__":
    written("battles_and_builders", EXAMPLES)
