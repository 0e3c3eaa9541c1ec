"""The version of the contract between a game and the companion (docs/contract.md says what raises it).

A game's package says in its `__init__` for which version it was written: `CONTRACT = 1`. Without that it is the first.
"""

from __future__ import annotations

VERSION = 1  # raised when something is added that older companions do not have
OLDEST = 1  # games written for this version or a later one still run
