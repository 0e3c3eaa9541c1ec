"""The version of the contract between a game and the companion (docs/contract.md says what raises it).

A game's package says in its `__init__`, a game in one file in that file, for which version it was written:
`CONTRACT = 2`. Without that it is 1, which is not taken any more.
"""

from __future__ import annotations

VERSION = 2  # raised when something is added that older companions do not have
OLDEST = 2  # games written for this version or a later one run
