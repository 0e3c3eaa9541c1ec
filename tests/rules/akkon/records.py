"""The examples of the rulebook as games; `python -m tests.rules.akkon.records` writes their records.

Where the rulebook gives no number (the knights in its pictures) they are made up. Whole games were drawn once and lie
beside them: a record is never made anew.
"""

from __future__ import annotations

from tests.rules.akkon.table import Table
from tests.rules.playthrough import written


def worked_examples() -> Table:
    """Three bids that the rulebook shows: Ana is green, Bo red, Cem yellow (AKK-26, AKK-31, AKK-35)."""
    table = Table(seats=3, begun=False, reveal="faces")
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    table.bid("akkon 1", "akkon 1", "jerusalem 1", "tyre 1", "jerusalem 2", "tyre 1", "-", "tyre 1", "-", "-")
    table.faces(akkon="7 / C", jerusalem="G 5 / 8", tyre="5 / M / C")
    return table


def worked_score() -> Table:
    """The end that the rulebook counts: Ana is red, Bo green (AKK-95)."""
    table = Table(seats=2, begun=False)
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    table.set_tracks(gold=(6, 5), faith=(9, 4), power=(6, 12), prestige=(6, 2))
    table.correct("correct_stack", 1, city="tyre")
    table.bid("tyre 1", "-", "-")
    table.award()
    table.done()
    table.done()
    return table


EXAMPLES = {"worked_examples": worked_examples, "worked_score": worked_score}

if __name__ == "__main__":
    written("akkon", EXAMPLES)
