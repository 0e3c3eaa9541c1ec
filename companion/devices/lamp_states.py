"""What the lamps show: a function of the game as it stands, so they are right after undo and resume too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.log.clocks import Clocks
from hardware.output import Light
from rules.kit.types import TABLE, Prompt, Seat, Tint

WARN_MS = 10_000  # so much is left when time begins to be short; as ClockView.warn_ms on the screens


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


def short_of_time(clocks: Clocks) -> frozenset[Seat]:
    """Whose time is running out just now; the table's time is that of everybody it waits for."""
    if not clocks.ticking:
        return frozenset()
    owners = {seat for seat, left_ms in _left(clocks) if 0 < left_ms <= WARN_MS}
    return frozenset(owners | set(clocks.running.seats) if TABLE in owners else owners)


def next_warning_ms(clocks: Clocks) -> int | None:
    """Milliseconds until time begins to be short for somebody; None where it never will as things stand."""
    if not clocks.ticking:
        return None
    return min((left_ms - WARN_MS for _, left_ms in _left(clocks) if left_ms > WARN_MS), default=None)


def _left(clocks: Clocks) -> list[tuple[Seat, int]]:
    """What runs down just now: whose it is, and how much is left."""
    timers = [(timer.seat, timer.left_ms) for timer in clocks.timers]
    banks = [(seat, clocks.banks[seat]) for seat in clocks.running.seats if 0 <= seat < len(clocks.banks)]
    return timers + banks
