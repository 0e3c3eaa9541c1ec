"""The version of the contract between a game and the companion; docs/contract.md lists the changes that raise it.

A game states the version that it was written for, in the `__init__` of its package or in its one file: `CONTRACT = 2`.
Without that line it is 1, which the companion no longer accepts.
"""

from __future__ import annotations

VERSION = 2  # goes up with every addition that older companions lack
OLDEST = 2  # the oldest version of a game that still runs
