"""A club of which everything is killed, again and again: broker, database, hub and tables are started once more.

Laws, each time: the database holds each public line of each table's game once, and no line that is secret.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from tests.hub.test_kills import after_kills, secrets
from tests.trials.campaigns.campaign import Campaign, Result

MOST_KILLS = 24


def attempt(number: int, rng: Random, folder: Path) -> Result:
    """One club, from its first line to its last."""
    kills = rng.randint(1, MOST_KILLS)
    rows, wanted = after_kills(rng, kills)
    wrong = [f"{game} is not as at its table" for game in {*rows, *wanted} if rows.get(game) != wanted.get(game)]
    wrong += [f"{game} holds a secret" for game, record in rows.items() if any(each in record for each in secrets())]
    return Result(figures=Counter(kills=kills, records=len(rows)), wrong=wrong)


def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="kills", attempt=attempt)
