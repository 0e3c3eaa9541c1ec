"""From what dice say to rolls: each counts once, several at once are one, and none is made up. No I/O and no clock.

Only a die that was seen to move since it is connected can have been rolled: what a die says that was away, or says
twice, is no roll. A die that was lost on its way is asked to be rolled again.
"""

from __future__ import annotations

from msgspec import Struct

from hardware.bluetooth.die import Askew, AtRest, DieMessage, KnownDie, Moved, Moving
from hardware.signal import DieSaid, Reason, Rolled, RolledDie, Signal

APART_MS = 300  # nobody rolls the same die faster
MOST_A_SECOND = 100  # messages; a Pixel that rolls says twenty
MOST_UNREAD = 20  # messages that mean nothing, while it is connected
STRAGGLER_MS = 1_500  # so long dice at rest wait for one that still rolls


class Patience:
    """How much of one die is listened to while it is connected: none says a hundred things a second, or nonsense."""

    def __init__(self) -> None:
        self._second, self._messages, self._unread = 0, 0, 0

    def check(self, at_ms: int, *, understood: bool) -> Reason | None:
        """It has said something: why it is listened to no more, None = it is."""
        second = at_ms // 1_000
        self._second, self._messages = second, self._messages + 1 if second == self._second else 1
        self._unread += not understood
        if self._unread > MOST_UNREAD:
            return "other-protocol"
        return "flood" if self._messages > MOST_A_SECOND else None


class _RestingDie(Struct, frozen=True):
    die: KnownDie
    face: str
    raw: str
    at_ms: int


class Cup:
    """The dice of one table between their first movement and the roll that they make. Times are monotonic ms."""

    def __init__(self) -> None:
        self._moving_dice: dict[str, KnownDie] = {}  # by address
        self._resting_dice: dict[str, _RestingDie] = {}  # at rest, while others of the same hand still roll
        self._lost_dice: set[str] = set()  # lost while they moved
        self._last_roll_ms: dict[str, int] = {}  # when the die made its last roll
        self._number = 0

    def hear(self, die: KnownDie, heard: DieMessage, raw: bytes, at_ms: int) -> list[Signal]:
        """That die said that: what follows from it."""
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
        """The connection has ended: the others do not wait for it."""
        if self._moving_dice.pop(die.address, None):
            self._lost_dice.add(die.address)
        return self._finished_roll(die.owner, at_ms)

    def find(self, die: KnownDie, at_ms: int) -> list[Signal]:
        """It is connected: what it was rolled to meanwhile, nobody knows."""
        if die.address not in self._lost_dice:
            return []
        self._lost_dice.discard(die.address)
        return [DieSaid(device=die.device, what="missed", at_ms=at_ms)]

    def clear(self) -> None:
        """Another roll is asked for than before: what lies there already was not rolled for it."""
        self._resting_dice.clear()

    def tick(self, at_ms: int) -> list[Signal]:
        """What has waited long enough for stragglers."""
        late = {each.die.owner for each in self._resting_dice.values() if at_ms - each.at_ms >= STRAGGLER_MS}
        return [signal for owner in sorted(late) for signal in self._make_roll(owner, at_ms)]

    def rest_ms(self, at_ms: int) -> int | None:
        """How long until something is due; None = nothing is."""
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
