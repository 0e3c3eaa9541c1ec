"""What only its owner may see, in one word: the secret form on the owner's phone, its public twin, and the Secret.

    @CLOSE.move("RPS-2")
    def close(s: State, seat: Seat, sign: Annotated[Hidden[Sign], private(pick(SIGNS))]) -> Outcome[State]:
        return replace(s, fists=put(s.fists, seat, sign))

The table sees the twin, which asks nothing private: somebody has closed a fist. A phone that holds the seat is asked
what is in it, too, and the move gets it sealed. Its confirm sentence there is the message `close-private-confirm`.
Nothing else need be kept secret: not the news, as long as they do not say it.

    @OPEN.move("RPS-3")
    def show(s: State, signs: Annotated[dict[Seat, Sign], each(lambda s: untold(s.fists), pick(SIGNS))]) -> ...:
        signs = {**told(s.fists), **signs}

What no phone has told is asked of all when it is turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from rules.kit.asks import Asks
from rules.kit.words import Hidden, Seat

T = TypeVar("T")


def private(asks: Asks) -> Asks:
    """Told on the phone of whoever is asked and nowhere else; the parameter's type is Hidden[...]."""
    return replace(asks, private=True)


def told(hidden: Sequence[Hidden[T] | None]) -> dict[Seat, T]:
    """What phones have told, by seat. Of a sealed state: what this viewer may see."""
    said = ((seat, one.secret.value) for seat, one in enumerate(hidden) if one and one.secret)
    return {seat: value for seat, value in said if value is not None}


def untold(hidden: Sequence[Hidden[T] | None]) -> tuple[Seat, ...]:
    """The seats whose hidden thing no phone has told."""
    return tuple(seat for seat, one in enumerate(hidden) if one and one.secret is None)
