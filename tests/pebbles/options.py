"""The table's options, and its reading of the one ambiguous rule."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import numbers, reading, seconds
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    rounds: Annotated[Literal[1, 2, 3], numbers("PEB-2")] = 3
    tie: Annotated[Literal["start", "nobody"], reading("PEB-6")] = "start"
    hide_s: Annotated[Literal[0, 30, 60], seconds("PEB-9")] = 0
