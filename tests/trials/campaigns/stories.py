"""Random games in which a quarter of the moves are corrections; a broken law is reported with its last moves.

The games take turns, each is played from its seed alone: the number of the attempt.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from companion.testkit.stories import play_story
from tests.contract.games import EVERY
from tests.trials.campaigns.campaign import Campaign, Result


def attempt(number: int, rng: Random, folder: Path) -> Result:
    """One story."""
    count = play_story(EVERY[number % len(EVERY)], number // len(EVERY))
    figures = Counter(moves=count.moves, corrected=count.corrected, ended=count.ended)
    return Result(figures=figures, wrong=["\n".join(count.breach.lines())] if count.breach else [])


def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="stories", attempt=attempt)
