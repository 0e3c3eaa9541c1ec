"""A club of six tables whose broker, database, hub and tables are killed twenty times, with mosquitto and PostgreSQL.

Laws: the database has each table's record byte for byte, and no secret answer.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from tests.hub.test_kills import PARTS, wrong_after
from tests.trials.campaigns.campaign import Campaign, Result

KILLS = 20


def attempt(number: int, rng: Random, folder: Path) -> Result:
    """One evening of the club."""
    killed = rng.choices(PARTS, k=KILLS)
    return Result(figures=Counter(killed), wrong=wrong_after(killed, rng))


def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="kills", attempt=attempt)
