"""A table in a few words, as testkit has it for every game."""

from __future__ import annotations

from companion.testkit.table import TRIES, S, Table, quiet, shown
from rules.kit.sample import NAMES

__all__ = ["NAMES", "TRIES", "S", "Table", "quiet", "shown"]
