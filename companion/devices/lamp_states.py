"""Which lamps are lit, computed from the current state alone, so it is also right after undo and resume."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.log.clocks import Clocks
from companion.table.short_time import short_of_time
from hardware.output import Light
from rules.kit.types import TABLE, Prompt, Seat, Tint


def lights(prompts: Iterable[Prompt], clocks: Clocks, tints: Sequence[Tint]) -> dict[Seat, Light]:
    """The lamps by seat, and TABLE for the table's own; those that are off are left out.

    Lit: the table waits for this seat. Blinking: it does, and time is short. Dim: it may answer, and nobody waits. All
    are off while the game is paused or over. `tints` are the colours of the seats' pieces.
    """
    if not clocks.ticking:
        return {}
    may = {prompt.seat for prompt in prompts if not prompt.secret}
    waited, short = frozenset(clocks.running.seats), short_of_time(clocks)
    return {
        seat: Light(
            how="blink" if seat in short else "lit" if seat in waited else "dim",
            tint=tints[seat] if seat != TABLE else "none",
        )
        for seat in sorted(may | waited | short)
    }
