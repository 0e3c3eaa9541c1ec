"""The rulebook's two rounds as a game; `deploy/update-golden battles_and_builders` writes its record.

Numbers missing in the rulebook (pips per die, the second tile) are made up. The whole games beside it are random and
never regenerated.
"""

from __future__ import annotations

from tests.rules.battles_and_builders.table import Table


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
