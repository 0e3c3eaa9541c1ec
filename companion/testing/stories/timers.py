"""Law: a timer that has stopped never comes back, but where the same turn goes on after an interruption.

The same turn: whatever counts rounds and turns in the phase has stood still meanwhile, and no correction has put
another timer in its place. A reading that is changed ends no turn, though the phase may name it ("of 3 rounds").
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.kit.types import AnyGame


class Gone(Struct):
    """A timer that is not listed any more."""

    args: dict[str, Any]  # of the phase, when it was last listed
    over: bool = False  # its turn or round is over


class Watch:
    """Has seen every state of a game; `look` names the timer that has come back."""

    def __init__(self) -> None:
        self.listed: set[str] = set()
        self.args: dict[str, Any] = {}
        self.gone: dict[str, Gone] = {}

    def copy(self) -> Watch:
        """One that has seen the same."""
        other = Watch()
        other.listed, other.args = self.listed, self.args
        other.gone = {id: Gone(args=gone.args, over=gone.over) for id, gone in self.gone.items()}
        return other

    def look(self, of: AnyGame, state: Any, corrected: bool, reading: bool = False) -> str:
        """The id of a timer that should not run on; "" if there is none."""
        now, args = {timer.id for timer in of.timers(state)}, of.phase(state).args
        if reading:
            for gone in self.gone.values():
                gone.args = args if gone.args == self.args else gone.args
            self.args = args
        left, new = self.listed - now, now - self.listed
        back = next((id for id in sorted(new & self.gone.keys()) if self._is_over(id, args, corrected, left)), "")
        for id in left:
            self.gone[id] = Gone(args=self.args, over=corrected and bool(new))
        for id in new:
            self.gone.pop(id, None)
        for gone in self.gone.values() if args != self.args or left else ():
            gone.over = gone.over or gone.args != args
        self.listed, self.args = now, args
        return back

    def _is_over(self, id: str, args: dict[str, Any], corrected: bool, left: set[str]) -> bool:
        gone = self.gone[id]
        return gone.over or gone.args != args or (corrected and bool(left))
