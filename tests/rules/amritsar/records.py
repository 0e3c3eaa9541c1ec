"""A readable first round as a game; `deploy/update-golden amritsar` writes its record.

The rules have no worked example, and all printed values (tiles, rows, points) are made up. The whole games beside it
are random and never regenerated.
"""

from __future__ import annotations

from tests.rules.amritsar.scenarios import told
from tests.rules.amritsar.table import Table

ANA = "go east; pick spot=north-2; sow extra=1; act green gold=2; take; bonus; read point=1; elephant what=green; take"
BO = "go south; drop east-1 YW; act white trade=1; trade; settle; bonus; read coin=1; take; elephant what=white; skip"
DONATES = "follow; learn_donation width=3; donate space=0-1; learn_row cost.gold=1 points=3"
CEM = (
    "go east; drop north-1 WB; take; act blue money=1; learn_space gain.coin=1 marks=hourglass,; take; bonus; "
    "read point=1; elephant what=green; take; decline"
)


def first_round() -> Table:
    """The first turns of three players: an extra step and its coin, all kinds of actions, a follower's donation."""
    return told("; ".join((ANA, BO, DONATES, CEM)))


EXAMPLES = {"first_round": first_round}
