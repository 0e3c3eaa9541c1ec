"""Moves that set the companion right, where the table knows better than the log."""

from __future__ import annotations

from rules.amritsar.components import Colour, Deed, District, Occasion, Spot, Symbols
from rules.kit.types import SetNumber, SetReading, Tagged


class CorrectRed(Tagged, frozen=True, kw_only=True, tag="correct_red"):
    district: District


class CorrectBridge(Tagged, frozen=True, kw_only=True, tag="correct_bridge"):
    gain: Symbols
    on: Deed | None = None


class CorrectElephant(Tagged, frozen=True, kw_only=True, tag="correct_elephant"):
    seat: int
    district: District


class CorrectLock(Tagged, frozen=True, kw_only=True, tag="correct_lock"):
    seat: int
    lock: str  # "locked", "open", "spent"


class CorrectMahout(Tagged, frozen=True, kw_only=True, tag="correct_mahout"):
    seat: int
    mahout: str  # an index: takes that one away; "new": lays one
    colour: Colour | None = None
    shows: Symbols = {}


class CorrectStorehouse(Tagged, frozen=True, kw_only=True, tag="correct_storehouse"):
    seat: int
    which: str  # an index of what it gets for the rest of the game: no more; "new": that too
    on: Occasion | None = None
    gain: Symbols = {}


class CorrectDonation(Tagged, frozen=True, kw_only=True, tag="correct_donation"):
    district: District
    space: str
    holder: int  # a seat, or TABLE


class CorrectLast(Tagged, frozen=True, kw_only=True, tag="correct_last"):
    colour: Colour
    spot: Spot


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: int


class Forget(Tagged, frozen=True, kw_only=True, tag="forget"):
    """A printed value that was told wrong: it is asked again when it is next needed."""

    kind: str  # of the catalogue: "tiles", "mahouts", "spaces" ...
    id: str


OnBoard = (  # what a ledger does not know
    CorrectRed | CorrectBridge | CorrectElephant | CorrectLock | CorrectMahout | CorrectStorehouse
    | CorrectDonation | CorrectLast | Forget
)  # fmt: skip
Correction = OnBoard | CorrectTurn | SetNumber | SetReading
