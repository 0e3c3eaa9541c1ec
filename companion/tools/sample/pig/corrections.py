"""What the table can set right, for it knows better than the log."""

from __future__ import annotations

from rules.kit.corrections import leave_out, public_numbers, readings
from rules.kit.types import Prompt, PublicNumber, Say

from .numbers import numbers
from .state import State


def corrections(state: State) -> tuple[PublicNumber | Prompt, ...]:
    """Every public number, the way out of a turn, and the readings."""
    way_out = (leave_out(Say(key="leave-out")),) if state.step == "turn" else ()
    return (*public_numbers(numbers(state)), *way_out, *readings(state.options))
