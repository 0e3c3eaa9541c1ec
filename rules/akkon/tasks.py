"""The tasks that interrupt a step until answered; the first in the queue is asked."""

from __future__ import annotations

from rules.kit.types import TABLE, Frozen, Seat

from .components import City, Kind, Track


class TellTops(Frozen, frozen=True, kw_only=True, tag="tops"):
    """Asks for the top cards of the stacks."""


class TellCard(Frozen, frozen=True, kw_only=True, tag="card"):
    """Asks for an unknown card's printed values; then it becomes the top card, or is played."""

    city: City
    seat: Seat = TABLE
    played: bool = False
    seneschal: int = 0


class TellFaces(Frozen, frozen=True, kw_only=True, tag="faces"):
    cities: tuple[City, ...]


class TellAfter(Frozen, frozen=True, kw_only=True, tag="after"):
    """Asks for the number of pieces after a mercenary, if the faces leave it open (AKK-27)."""

    cities: tuple[City, ...]
    after: dict[str, int]  # the answers entered with the faces


class TellEffect(Frozen, frozen=True, kw_only=True, tag="effect"):
    """Asks for the choices of a player who has played a card."""

    seat: Seat
    kind: Kind
    track: Track | None = None
    cities: tuple[City, ...] = ()


class TakeClement(Frozen, frozen=True, kw_only=True, tag="clement"):
    seat: Seat


class KeepFive(Frozen, frozen=True, kw_only=True, tag="five"):
    """Asks for discards at the end of a card turn, down to five cards."""

    seat: Seat


Task = TellTops | TellCard | TellFaces | TellAfter | TellEffect | TakeClement | KeepFive
