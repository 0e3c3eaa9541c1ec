"""Law: a timer that has stopped never comes back, but where the same turn goes on after an interruption.

The same turn: whatever counts rounds and turns in the phase has stood still meanwhile. What the table sets right may
lead back, with the time that was used: from there on the law begins anew.
"""

from __future__ import annotations

from typing import Any

from rules.kit.types import AnyGame


class TimerWatch:
    """Has seen every state of a game; `look` names the timer that has come back."""

    def __init__(self) -> None:
        self._listed: set[str] = set()
        self._args: dict[str, Any] = {}  # of the phase, when they were listed
        self._gone: dict[str, dict[str, Any] | None] = {}  # None: another turn has begun since

    def copy(self) -> TimerWatch:
        """One that has seen the same."""
        other = TimerWatch()
        other._listed, other._args, other._gone = self._listed, self._args, dict(self._gone)
        return other

    def look(self, of: AnyGame, state: Any, corrected: bool) -> str:
        """The id of a timer that should not run on; "" if there is none."""
        now, args = {timer.id for timer in of.timers(state)}, of.phase(state).args
        if corrected:
            self._gone = {}
        else:
            self._gone |= dict.fromkeys(self._listed - now, self._args)
        self._gone = {id: had if had == args else None for id, had in self._gone.items()}
        back = next((id for id in sorted(now) if self._gone.get(id, args) is None), "")
        self._listed, self._args = now, args
        return back
