"""What a table may set: everything else is on the pad of the game that is played."""

from __future__ import annotations

from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    pass
