"""Everything that can be written down: what the table does and reads, and how it sets the companion right.

Dicts by seat have the seat's number as text.
"""

from __future__ import annotations

from rules.kit.types import LeaveOut, SetNumber, SetReading, Tagged

from .components import Colour, Deed, District, Occasion, Resource, Spot, Symbol, Symbols, Track, Upgraded


# ---- setting up --------------------------------------------------------------------------------------
class Begin(Tagged, frozen=True, kw_only=True, tag="begin"):
    ready: tuple[str, ...] = ()


class BeginLater(Tagged, frozen=True, kw_only=True, tag="begin_later"):
    """The same, but nobody has told where the workers stand: a location is told when it is needed."""

    ready: tuple[str, ...] = ()


class LearnRed(Tagged, frozen=True, kw_only=True, tag="learn_red"):
    red: District  # the elephants' space that is the red space of the Maharaja pawn, or lies beside it


class LearnRooms(Tagged, frozen=True, kw_only=True, tag="learn_rooms"):
    capacity: dict[Spot, int]


class LayWorkers(Tagged, frozen=True, kw_only=True, tag="lay_workers"):
    colour: Colour
    at: dict[Spot, int]  # the three workers of that colour


class LayGoals(Tagged, frozen=True, kw_only=True, tag="lay_goals"):
    """Everybody has laid a goal tile (only where goals and mahouts are laid in two laps)."""


class LayTemple(Tagged, frozen=True, kw_only=True, tag="lay_temple"):
    colour: Colour  # of the mahout space for the donation mahout


class LearnBridge(Tagged, frozen=True, kw_only=True, tag="learn_bridge"):
    content: str = "new"  # a known tile, "trade/2point", or "new"
    on: Deed | None = None  # what has to be done; None: something that is not in the list


class LearnBonus(Tagged, frozen=True, kw_only=True, tag="learn_bonus"):
    """What a new bridge tile brings."""

    gain: Symbols


# ---- a turn ------------------------------------------------------------------------------------------
class Place(Tagged, frozen=True, kw_only=True, tag="place"):
    district: District


class Ride(Tagged, frozen=True, kw_only=True, tag="ride"):
    steps: int
    passed: int | None = None  # 1 = the pawn was passed; only where the table tells that


class Jump(Tagged, frozen=True, kw_only=True, tag="jump"):
    district: District
    passed: int | None = None  # the same, where a jump past the pawn costs points too


class Pick(Tagged, frozen=True, kw_only=True, tag="pick"):
    spot: Spot
    lie: dict[Colour, int] = {}  # the first workers of that location, if nobody has told them yet
    also: dict[Colour, int] = {}  # the same, beside those that have come there meanwhile


class LearnSpot(Tagged, frozen=True, kw_only=True, tag="learn_spot"):
    """The first workers of a location where others come past."""

    spot: Spot
    lie: dict[Colour, int]


class LearnFull(Tagged, frozen=True, kw_only=True, tag="learn_full"):
    """Locations that have no room for more than lie there, told when workers come past."""

    full: tuple[Spot, ...]


class Sow(Tagged, frozen=True, kw_only=True, tag="sow"):
    order: tuple[Colour, ...]
    extra: int = 0


class Main(Tagged, frozen=True, kw_only=True, tag="main"):
    tile: Colour  # the tile with the bonus action of that colour


class Bonus(Tagged, frozen=True, kw_only=True, tag="bonus"):
    """The bonus action in the colour of the last worker."""


class Elephant(Tagged, frozen=True, kw_only=True, tag="elephant"):
    what: str  # a colour: the main action of that tile; "mahout-1": a mahout of one's own


class Bridge(Tagged, frozen=True, kw_only=True, tag="bridge"):
    """The bonus of the bridge tile, where the companion cannot see that it is earned."""


class Storehouse(Tagged, frozen=True, kw_only=True, tag="storehouse"):
    """A storehouse gives something for what only the table can see."""

    which: int


class Finish(Tagged, frozen=True, kw_only=True, tag="finish"):
    """No more actions."""


class Follow(Tagged, frozen=True, kw_only=True, tag="follow"):
    mahout: int
    bridge: int = 0  # 1 = it earned the bridge tile, where the companion cannot see that


class Decline(Tagged, frozen=True, kw_only=True, tag="decline"):
    """The seat does not follow."""


# ---- what an action asks -----------------------------------------------------------------------------
class LearnTile(Tagged, frozen=True, kw_only=True, tag="learn_tile"):
    content: str = "new"  # "blue/main/1trade", or "new"
    shows: Symbols | None = None  # of the part that is asked; None: told in the next form


class LearnSpace(Tagged, frozen=True, kw_only=True, tag="learn_space"):
    gain: Symbols
    marks: tuple[str, ...] = ()  # "hourglass", "last"


class Take(Tagged, frozen=True, kw_only=True, tag="take"):
    got: dict[Symbol, int]  # what of it found room
    back: dict[Symbol, int] = {}  # put back into the supply to make room


class Rise(Tagged, frozen=True, kw_only=True, tag="rise"):
    track: Track


class Trade(Tagged, frozen=True, kw_only=True, tag="trade"):
    sell: dict[Resource, int] = {}
    buy: dict[Resource, int] = {}


class Settle(Tagged, frozen=True, kw_only=True, tag="settle"):
    """What the trade cost and brought."""

    received: int = 0  # coins shown, for all that found a place in the market
    paid: int = 0
    points: int = 0  # for filling up the market
    full: int = 0  # sold although the market was full: 1 coin each
    beside: dict[Resource, int] = {}  # the same by resource, where several may have found it full
    marker: int = 1  # 0: no marker goes to the elephant
    learn: int = 0  # 1 = by the printed prices


class Upgrade(Tagged, frozen=True, kw_only=True, tag="upgrade"):
    what: Upgraded
    bags: int = 0
    brings: int = 0  # 1 = the storehouse brings something
    colour: Colour | None = None  # of the mahout space
    content: str = ""  # a known storehouse, "1/2coin"


class Gains(Tagged, frozen=True, kw_only=True, tag="gains"):
    """What a storehouse brings at once."""

    gain: Symbols


class HasLasting(Tagged, frozen=True, kw_only=True, tag="has_lasting"):
    """A storehouse gives something for the rest of the game."""


class Lasts(Tagged, frozen=True, kw_only=True, tag="lasts"):
    """What a storehouse gives for the rest of the game."""

    gain: Symbols
    on: Occasion | None = None  # None: for something that is not in the list


class LearnSpaces(Tagged, frozen=True, kw_only=True, tag="learn_spaces"):
    spaces: dict[Upgraded, int]  # of a player board


class LearnMahout(Tagged, frozen=True, kw_only=True, tag="learn_mahout"):
    content: str = "new"  # what the mahout shows, "1trade", or "new"
    shows: Symbols | None = None  # None: told in the next form


class Unlock(Tagged, frozen=True, kw_only=True, tag="unlock"):
    """Whether the upgrades have unlocked the movement tile by now."""

    unlocked: int  # 1 = yes


class Donate(Tagged, frozen=True, kw_only=True, tag="donate"):
    space: str  # "0-2": bottom row, third space


class LearnDonation(Tagged, frozen=True, kw_only=True, tag="learn_donation"):
    width: int  # spaces in the bottom row


class LearnRow(Tagged, frozen=True, kw_only=True, tag="learn_row"):
    cost: Symbols
    points: int = 0


class LearnPoints(Tagged, frozen=True, kw_only=True, tag="learn_points"):
    each: dict[str, int]  # by space of the row, where they differ


class Skip(Tagged, frozen=True, kw_only=True, tag="skip"):
    """The seat leaves out what it may do."""


# ---- the end of a decade and of the game -----------------------------------------------------------------
class LearnTemple(Tagged, frozen=True, kw_only=True, tag="learn_temple"):
    points: int = 0
    each: dict[District, int] = {}  # where they differ
    content: str = ""  # such a tile that is known, "5/4/4/3"


class LearnTax(Tagged, frozen=True, kw_only=True, tag="learn_tax"):
    coins: dict[str, int]  # height of the marker -> coins


class Close(Tagged, frozen=True, kw_only=True, tag="close"):
    ready: tuple[str, ...] = ()


class Final(Tagged, frozen=True, kw_only=True, tag="final"):
    goals: dict[str, int] = {}
    tracks: dict[str, int] = {}


# ---- the ledger --------------------------------------------------------------------------------------
class Turn(Tagged, frozen=True, kw_only=True, tag="turn"):
    points: int = 0
    who: tuple[int, ...] = ()  # who followed
    gains: dict[str, int] = {}  # seat that followed -> its points
    passed: int | None = None  # how often the elephant passed the Maharaja pawn


class Majority(Tagged, frozen=True, kw_only=True, tag="majority"):
    points: dict[str, int]


class Tax(Tagged, frozen=True, kw_only=True, tag="tax"):
    missing: dict[str, int]  # coins that a seat could not pay


class Income(Tagged, frozen=True, kw_only=True, tag="income"):
    points: dict[str, int]


# ---- setting it right, where the table knows better than the log -----------------------------------------
class CorrectRed(Tagged, frozen=True, kw_only=True, tag="correct_red"):
    district: District


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


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: int


class Forget(Tagged, frozen=True, kw_only=True, tag="forget"):
    """A printed value that is known wrong: it is asked again when it is next needed."""

    kind: str  # of the catalogue: "tiles", "mahouts", "spaces" ...
    id: str


OnBoard = (  # what a ledger does not know
    CorrectRed | CorrectElephant | CorrectLock | CorrectMahout | CorrectStorehouse | CorrectDonation | Forget
)  # fmt: skip
Correction = OnBoard | CorrectTurn | SetNumber | SetReading
Move = (
    Begin | BeginLater | LearnRed | LearnRooms | LayWorkers | LayGoals | LayTemple | LearnBridge | LearnBonus
    | Place | Ride | Jump | Pick | LearnSpot | LearnFull | Sow | Main | Bonus | Elephant | Bridge | Storehouse | Finish
    | Follow | Decline | LearnTile | LearnSpace | Take | Rise | Trade | Settle | Upgrade | Gains
    | HasLasting | Lasts | LearnSpaces | LearnMahout | Unlock | Donate | LearnDonation | LearnRow | LearnPoints | Skip
    | LearnTemple | LearnTax | Close | Final
    | Turn | Majority | Tax | Income
    | Correction | LeaveOut
)  # fmt: skip
NUMBERS = ("correct_number", "correct_table", "correct_workers", "correct_coins", "correct_capacity")  # of SetNumber
