"""The rulebook's examples as games; `deploy/update-golden akkon` writes their records.

Numbers missing in the rulebook (the knights in its pictures) are made up. The whole games beside them are random and
never regenerated.
"""

from __future__ import annotations

from tests.rules.akkon.scenarios import told
from tests.rules.akkon.table import Table

BEGUN = "unknown; bare; begin; deal; turn_up"


def worked_examples() -> Table:
    """Three bids of the rulebook: Ana is green, Bo red, Cem yellow (AKK-26, AKK-31, AKK-35)."""
    bids = "akkon 1; akkon 1; jerusalem 1; tyre 1; jerusalem 2; tyre 1; -; tyre 1; -; -"
    faces = "faces akkon 7 / C jerusalem G 5 / 8 tyre 5 / M / C"
    return told(f"house seats=3 reveal=faces; {BEGUN}; {bids}; {faces}")


def worked_score() -> Table:
    """The final score of the rulebook: Ana is red, Bo green (AKK-95)."""
    stand = (
        "Ana has gold 6; Bo has gold 5; Ana has faith 9; Bo has faith 4; Ana has power 6; Bo has power 12; "
        "Ana has prestige 6; Bo has prestige 2"
    )
    return told(f"{BEGUN}; {stand}; stack tyre 1; tyre 1; -; -; award; done; done")


EXAMPLES = {"worked_examples": worked_examples, "worked_score": worked_score}
