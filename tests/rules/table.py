"""A table in a few words, as companion/testing has it for every game."""

from __future__ import annotations

from companion.testing.table import NAMES, TRIES, S, Table, quiet, shown

__all__ = ["NAMES", "TRIES", "S", "Table", "quiet", "shown"]
