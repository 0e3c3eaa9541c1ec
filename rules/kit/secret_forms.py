"""Secret answers, by one mark beside the parameter: the secret form on the owner's phone, its public twin, the Secret.

    @CLOSE.move("RPS-2")
    def close(s: State, seat: Seat, sign: Annotated[Hidden[Sign], private(pick(SIGNS))]) -> Outcome[State]:
        return replace(s, fists=put(s.fists, seat, sign))

The table gets the public twin, without the private fields: a player has closed a fist. A phone that holds the seat
also gets the private fields, and the move receives each value as a Hidden with a Secret. The confirm sentence of that
form is the message `close-private-confirm`. Nothing else needs hiding; only the news must not say the secret.

    @OPEN.move("RPS-3")
    def show(s: State, signs: Annotated[dict[Seat, Sign], each(lambda s: untold(s.fists), pick(SIGNS))]) -> ...:
        signs = {**told(s.fists), **signs}

Fists that no phone has entered are asked of everyone when they are revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from rules.kit.asks import Asks
from rules.kit.words import Hidden, Seat

T = TypeVar("T")


def private(asks: Asks) -> Asks:
    """A field that only the phone of the asked seat shows; the parameter's type is Hidden[...]."""
    return replace(asks, private=True)


def told(hidden: Sequence[Hidden[T] | None]) -> dict[Seat, T]:
    """The secrets that phones have entered, by seat; of a sealed state, those that its viewer may see."""
    said = ((seat, one.secret.value) for seat, one in enumerate(hidden) if one and one.secret)
    return {seat: value for seat, value in said if value is not None}


def untold(hidden: Sequence[Hidden[T] | None]) -> tuple[Seat, ...]:
    """The seats with a face-down item that no phone has entered."""
    return tuple(seat for seat, one in enumerate(hidden) if one and one.secret is None)
