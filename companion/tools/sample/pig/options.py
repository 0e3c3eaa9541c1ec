"""What a table may set, and how it reads the rule that can be read in two ways."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import numbers, reading
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    goal: Annotated[Literal[30, 50, 100], numbers("PIG-2")] = 50
    last: Annotated[Literal["at_once", "round"], reading("PIG-7")] = "at_once"
