"""What must be told before the step goes on; the first of the queue is asked."""

from __future__ import annotations

from rules.kit.types import TABLE, Frozen, Seat

from .components import City, Kind, Track


class TellTops(Frozen, frozen=True, kw_only=True, tag="tops"):
    """The cards that lie on top of the stacks."""


class TellCard(Frozen, frozen=True, kw_only=True, tag="card"):
    """A card that the companion does not know; afterwards it lies on top, or is played."""

    city: City
    seat: Seat = TABLE
    played: bool = False
    seneschal: int = 0


class TellFaces(Frozen, frozen=True, kw_only=True, tag="faces"):
    cities: tuple[City, ...]


class TellAfter(Frozen, frozen=True, kw_only=True, tag="after"):
    """How many pieces came after a mercenary, where the faces do not say it (AKK-27)."""

    cities: tuple[City, ...]
    after: dict[str, int]  # what has been told with the faces


class TellEffect(Frozen, frozen=True, kw_only=True, tag="effect"):
    """What somebody chooses who has played a card."""

    seat: Seat
    kind: Kind
    track: Track | None = None
    cities: tuple[City, ...] = ()


class TakeClement(Frozen, frozen=True, kw_only=True, tag="clement"):
    seat: Seat


class KeepFive(Frozen, frozen=True, kw_only=True, tag="five"):
    """The end of a card turn: nobody keeps more than five cards."""

    seat: Seat


Task = TellTops | TellCard | TellFaces | TellAfter | TellEffect | TakeClement | KeepFive
