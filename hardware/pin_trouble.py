"""Why a pin, or all of them, cannot be used: a reason for people and a sentence for the log."""

from __future__ import annotations

from hardware.signal import Lost, Reason


class PinTrouble(Exception):
    """`str()` is one English sentence; `pin` and `by` are for the reason "pin-busy"."""

    def __init__(self, reason: Reason, detail: str, pin: int | None = None, by: str = "") -> None:
        """`by` is the name under which another program has the line; "" = it gave none."""
        super().__init__(detail)
        self.reason, self.pin, self.by = reason, pin, by


def busy(pin: int, by: str) -> PinTrouble:
    """Another program, or another driver of the kernel, has that line."""
    return PinTrouble("pin-busy", f"GPIO {pin} is in use by {by or 'another program'}", pin, by)


def lost(device: str, reason: Reason, error: Exception) -> Lost:
    """What to report when that went wrong; `reason` where the error has none of its own."""
    if isinstance(error, PinTrouble):
        return Lost(device=device, reason=error.reason, detail=str(error), pin=error.pin, by=error.by)
    return Lost(device=device, reason=reason, detail=f"{type(error).__name__}: {error}")
