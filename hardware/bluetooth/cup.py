"""From dice messages to rolls: each roll counts once, dice rolled together are one roll. No I/O and no clock.

Only a die seen moving since it connected can have been rolled: a message of a die that was away, or a repeated one, is
no roll. A die lost while moving must be rolled again.
"""

from __future__ import annotations

from msgspec import Struct

from hardware.bluetooth.die import Askew, AtRest, DieMessage, KnownDie, Moved, Moving
from hardware.signal import DieSaid, Rolled, RolledDie, Signal

APART_MS = 300  # no player rolls the same die faster
STRAGGLER_MS = 1_500  # how long resting dice wait for one that still rolls


class _RestingDie(Struct, frozen=True):
    die: KnownDie
    face: str
    raw: str
    at_ms: int


class Cup:
    """The dice of one table between their first movement and their roll. Times are monotonic ms."""

    def __init__(self) -> None:
        self._moving_dice: dict[str, KnownDie] = {}  # by address
        self._resting_dice: dict[str, _RestingDie] = {}  # while others of the same hand still roll
        self._lost_dice: set[str] = set()  # lost while moving
        self._last_roll_ms: dict[str, int] = {}  # by address
        self._number = 0

    def hear(self, die: KnownDie, heard: DieMessage, raw: bytes, at_ms: int) -> list[Signal]:
        """Handle a die's message; the resulting signals."""
        if isinstance(heard, Moving):
            self._moving_dice[die.address] = die
            self._resting_dice.pop(die.address, None)  # rolled once more before the roll was whole
            return []
        if not isinstance(heard, AtRest | Askew | Moved) or not self._moving_dice.pop(die.address, None):
            return []
        said: list[Signal] = []
        if isinstance(heard, Askew):
            said = [DieSaid(device=die.device, what="askew", at_ms=at_ms)]
        elif isinstance(heard, AtRest) and at_ms - self._last_roll_ms.get(die.address, -APART_MS) >= APART_MS:
            self._last_roll_ms[die.address] = at_ms
            self._resting_dice[die.address] = _RestingDie(die, heard.face, raw.hex(), at_ms)
        return [*said, *self._finished_roll(die.owner, at_ms)]

    def lose(self, die: KnownDie, at_ms: int) -> list[Signal]:
        """Handle a lost connection: the other dice do not wait for this one."""
        if self._moving_dice.pop(die.address, None):
            self._lost_dice.add(die.address)
        return self._finished_roll(die.owner, at_ms)

    def find(self, die: KnownDie, at_ms: int) -> list[Signal]:
        """Handle a new connection: the result of a roll out of reach is unknown."""
        if die.address not in self._lost_dice:
            return []
        self._lost_dice.discard(die.address)
        return [DieSaid(device=die.device, what="missed", at_ms=at_ms)]

    def clear(self) -> None:
        """Drop the resting dice: a new roll is wanted, and they were not rolled for it."""
        self._resting_dice.clear()

    def tick(self, at_ms: int) -> list[Signal]:
        """The rolls that have waited long enough for stragglers."""
        late = {each.die.owner for each in self._resting_dice.values() if at_ms - each.at_ms >= STRAGGLER_MS}
        return [signal for owner in sorted(late) for signal in self._make_roll(owner, at_ms)]

    def rest_ms(self, at_ms: int) -> int | None:
        """Milliseconds until the next `tick` is due; None = never."""
        waits = [each.at_ms + STRAGGLER_MS - at_ms for each in self._resting_dice.values()]
        return max(0, min(waits)) if waits else None

    def _finished_roll(self, owner: str, at_ms: int) -> list[Signal]:
        """The roll of that hand, unless one of its dice still moves."""
        return [] if any(die.owner == owner for die in self._moving_dice.values()) else self._make_roll(owner, at_ms)

    def _make_roll(self, owner: str, at_ms: int) -> list[Signal]:
        here = [each for each in self._resting_dice.values() if each.die.owner == owner]
        if not here:
            return []
        for each in here:
            del self._resting_dice[each.die.address]
        self._number += 1
        return [
            Rolled(
                device=here[0].die.device,
                dice=tuple(RolledDie(tint=each.die.tint, face=each.face) for each in here),
                frame=self._number,
                raw=" ".join(f"{each.die.tint}={each.face} {each.die.address} {each.raw}" for each in here),
                at_ms=at_ms,
            )
        ]
