"""A table in a few words, as testkit has it for every game."""

from __future__ import annotations

from testkit.table import NAMES, TRIES, S, Table, quiet, shown

__all__ = ["NAMES", "TRIES", "S", "Table", "quiet", "shown"]
