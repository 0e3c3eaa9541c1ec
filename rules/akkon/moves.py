"""Everything that can be written down: what the table does, and how it sets the companion right.

A city card is named by its id (see cards.py). Where the table tells a card, "later" leaves it untold and "new" is a
card that the companion does not know yet: `learn_card` follows.
"""

from __future__ import annotations

from typing import Literal

from rules.kit.types import LeaveOut, SetNumber, SetReading, Tagged

from .components import City, Kind, Knight, Track

Where = City | Literal["none"]


# ---- before the first round --------------------------------------------------------------------------
class Begin(Tagged, frozen=True, kw_only=True, tag="begin"):
    ready: tuple[str, ...] = ()


class Deal(Tagged, frozen=True, kw_only=True, tag="deal"):
    cards: dict[str, tuple[str, ...]]  # seat -> "tyre/lance", ... or "later"


# ---- the city cards ----------------------------------------------------------------------------------
class TurnUp(Tagged, frozen=True, kw_only=True, tag="turn_up"):
    tops: dict[City, str]  # city -> card, "later" or "new"


class LearnCard(Tagged, frozen=True, kw_only=True, tag="learn_card"):
    """What is printed on a card of the city; fields that its kind does not have are left out."""

    city: City
    kind: Kind
    knights: int
    copies: int | None = None
    track: Track | None = None
    falls: Track | None = None  # siege
    cities: tuple[City, ...] = ()  # levant trade
    points: int | None = None  # lance and feast, where the card and not its name decides


# ---- bidding -----------------------------------------------------------------------------------------
class Barbarossa(Tagged, frozen=True, kw_only=True, tag="barbarossa"):
    stack: City
    top: int = 1  # 0: another card of the stack
    city: City | None = None  # of the card that is discarded for it
    card: dict[City, str] = {}  # that city -> card or "later"


class Decline(Tagged, frozen=True, kw_only=True, tag="decline"):
    """A privilege is not used now: Barbarossa, Saladin or Clement."""


class Place(Tagged, frozen=True, kw_only=True, tag="place"):
    city: City
    count: int
    seneschal: int = 0


class Spread(Tagged, frozen=True, kw_only=True, tag="spread"):
    """Knights of one turn on several fields, where the table reads AKK-17 so."""

    knights: dict[City, int]
    seneschal: City | None = None  # he is bid in the same turn


class Pass(Tagged, frozen=True, kw_only=True, tag="pass"):
    pass


class AllPassed(Tagged, frozen=True, kw_only=True, tag="all_passed"):
    """Ledger: the bidding is over."""


class Saladin(Tagged, frozen=True, kw_only=True, tag="saladin"):
    source: City
    target: City


# ---- the reveal --------------------------------------------------------------------------------------
class Award(Tagged, frozen=True, kw_only=True, tag="award"):
    winner: dict[City, int | None] = {}  # city -> seat, TABLE or None = nobody, COUNT = the companion counts the faces
    chaplain: dict[str, Where] = {}  # seat -> where its chaplain lies


class Faces(Tagged, frozen=True, kw_only=True, tag="faces"):
    faces: dict[str, tuple[Knight, ...]] = {}  # "tyre/0" -> what seat 0 has bid on Tyre
    after: dict[str, int] = {}  # "tyre/0" -> pieces placed after its mercenary, where AKK-27 is read so


class After(Tagged, frozen=True, kw_only=True, tag="after"):
    after: dict[str, int] = {}  # "tyre/0" -> pieces that count and came after the mercenary of seat 0


# ---- the card round ----------------------------------------------------------------------------------
class Richard(Tagged, frozen=True, kw_only=True, tag="richard"):
    city: City | Literal["seneschal"]  # where the knight comes from, or the seneschal
    chaplain: int = 0  # it is the chaplain


class Play(Tagged, frozen=True, kw_only=True, tag="play"):
    city: City
    card: dict[City, str]  # that city -> card or "new"
    seneschal: int = 0  # he pays too


class PlayKind(Tagged, frozen=True, kw_only=True, tag="play_kind"):
    """Ledger: a card by its kind alone."""

    kind: Kind
    track: Track | None = None
    falls: Track | None = None
    points: int | None = None


class Done(Tagged, frozen=True, kw_only=True, tag="done"):
    pass


class Discard(Tagged, frozen=True, kw_only=True, tag="discard"):
    city: City
    card: dict[City, str] = {}  # that city -> card or "later"


# ---- what a played card does -------------------------------------------------------------------------
class Raise(Tagged, frozen=True, kw_only=True, tag="raise"):
    """How far a Holy Lance or a Templar Feast goes that was told without it."""

    points: int


class Ban(Tagged, frozen=True, kw_only=True, tag="ban"):
    target: int


class Plague(Tagged, frozen=True, kw_only=True, tag="plague"):
    lender: int
    victim: int  # or TABLE: nobody


class Brother(Tagged, frozen=True, kw_only=True, tag="brother"):
    lender: int
    rise: int = 1


class Levant(Tagged, frozen=True, kw_only=True, tag="levant"):
    target: int | None = None  # not asked in a ledger
    rise: int = 1
    count: int | None = None  # ledger: how many knights were counted


class Writings(Tagged, frozen=True, kw_only=True, tag="writings"):
    down: Track
    up: Track | None = None


class Minting(Tagged, frozen=True, kw_only=True, tag="minting"):
    stack: City


class Clement(Tagged, frozen=True, kw_only=True, tag="clement"):
    track: Track


# ---- setting it right --------------------------------------------------------------------------------


class CorrectLoan(Tagged, frozen=True, kw_only=True, tag="correct_loan"):
    owner: int
    borrower: int
    value: int  # knights
    later: int = 0  # 1: for the next round


class CorrectStart(Tagged, frozen=True, kw_only=True, tag="correct_start"):
    seat: int


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: int


class CorrectPassed(Tagged, frozen=True, kw_only=True, tag="correct_passed"):
    seats: tuple[int, ...]


class CorrectHolder(Tagged, frozen=True, kw_only=True, tag="correct_holder"):
    track: Track
    seat: int  # or TABLE


class CorrectSeneschal(Tagged, frozen=True, kw_only=True, tag="correct_seneschal"):
    place: City | Literal["camp", "paid"]


class CorrectTop(Tagged, frozen=True, kw_only=True, tag="correct_top"):
    city: City
    card: str  # or "later"


class CorrectCard(Tagged, frozen=True, kw_only=True, tag="correct_card"):
    """A known card with other print. What it has done stays."""

    card: str
    kind: Kind
    knights: int
    copies: int | None = None
    track: Track | None = None
    falls: Track | None = None
    cities: tuple[City, ...] = ()
    points: int | None = None


Effect = Raise | Ban | Plague | Brother | Levant | Writings | Minting
Correction = (
    CorrectLoan | CorrectStart | CorrectTurn | CorrectPassed | CorrectHolder | CorrectSeneschal | CorrectTop
    | CorrectCard | SetNumber | SetReading
)  # fmt: skip
Move = (
    Begin | Deal | TurnUp | LearnCard | Barbarossa | Decline | Place | Spread | Pass | AllPassed | Saladin | Award
    | Faces | After | Richard | Play | PlayKind | Done | Discard | Clement | Effect | Correction | LeaveOut
)  # fmt: skip
NUMBERS = (  # tags of SetNumber
    "correct_track", "correct_hand", "correct_bid", "correct_paid", "correct_stack", "correct_discard", "correct_round",
)  # fmt: skip
