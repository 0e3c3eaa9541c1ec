"""Everything that can be written down: what the table does, and how it sets the companion right.

Villages count from 1 to 20, regions from 1 to 8; village 0 is none.
"""

from __future__ import annotations

from typing import Literal

from rules.kit.types import LeaveOut, SetNumber, SetReading, Tagged

from .components import EventKind, Good, Prize, Reward, Road, Token


# ---- before the first round --------------------------------------------------------------------------
class Begin(Tagged, frozen=True, kw_only=True, tag="begin"):
    ready: tuple[str, ...] = ()


class EnterMap(Tagged, frozen=True, kw_only=True, tag="enter_map"):
    """Tell the whole map before play."""


class MapLater(Tagged, frozen=True, kw_only=True, tag="map_later"):
    """What is missing in the map is told when it is first needed."""


class LearnVillage(Tagged, frozen=True, kw_only=True, tag="learn_village"):
    village: int
    level: int
    regions: tuple[int, ...] = ()
    soil: int | None = None  # the village at the other end; 0 = no such road; None = not told now
    ice: int | None = None
    stone: int | None = None


class PlaceLeader(Tagged, frozen=True, kw_only=True, tag="place_leader"):
    village: int


# ---- supplying the villages --------------------------------------------------------------------------
class PlaceGoods(Tagged, frozen=True, kw_only=True, tag="place_goods"):
    roll: int
    goods: dict[Good, int] = {}  # empty in the ledger
    short: bool = False  # the bag did not hold five


class LayGoods(Tagged, frozen=True, kw_only=True, tag="lay_goods"):
    """Five resources lie in each of these villages; which they are is told when one is taken."""

    villages: tuple[int, ...]


class NoGoods(Tagged, frozen=True, kw_only=True, tag="no_goods"):
    """In the ledger: the bag of resources is empty."""


class PlaceOrder(Tagged, frozen=True, kw_only=True, tag="place_order"):
    roll: int
    needs: dict[Good, int] = {}  # empty in the ledger


class LayOrders(Tagged, frozen=True, kw_only=True, tag="lay_orders"):
    """An order lies in each of these villages; what it asks is told when it is delivered."""

    villages: tuple[int, ...]


class NoOrders(Tagged, frozen=True, kw_only=True, tag="no_orders"):
    """The bag of orders is empty."""


class Emptied(Tagged, frozen=True, kw_only=True, tag="emptied"):
    """In the ledger: the villages that have lost all their resources or their order."""

    villages: tuple[int, ...]


# ---- a round -----------------------------------------------------------------------------------------
class PlaceEvent(Tagged, frozen=True, kw_only=True, tag="place_event"):
    event: EventKind | None = None
    a: int = 0  # the road between two villages, for yeti and storm
    b: int = 0
    village: int = 0  # for the market day


class EventRoad(Tagged, frozen=True, kw_only=True, tag="event_road"):
    """Of several roads between two villages the one on which an event lies."""

    index: int
    road: Road


class Ready(Tagged, frozen=True, kw_only=True, tag="ready"):
    pass


class Programme(Tagged, frozen=True, kw_only=True, tag="programme"):
    row: tuple[Token, ...]


class StartClock(Tagged, frozen=True, kw_only=True, tag="start_clock"):
    """The time of the first programmes runs; in the ledger the leaders are placed."""


class LetFinish(Tagged, frozen=True, kw_only=True, tag="let_finish"):
    """The time was up, and those who were not ready programme on."""


class TimeUp(Tagged, frozen=True, kw_only=True, tag="time_up"):
    pass


class TellRows(Tagged, frozen=True, kw_only=True, tag="tell_rows"):
    rows: dict[int, tuple[Token, ...]]  # seat -> what lies before it


class FromTable(Tagged, frozen=True, kw_only=True, tag="from_table"):
    """The rows are not entered: each action is told when it is its turn."""


class Act(Tagged, frozen=True, kw_only=True, tag="act"):
    token: Token


class Travel(Tagged, frozen=True, kw_only=True, tag="travel"):
    to: int  # 0 = no such road leaves the village


class VoidAction(Tagged, frozen=True, kw_only=True, tag="void_action"):
    pass


class Collect(Tagged, frozen=True, kw_only=True, tag="collect"):
    good: Good


class Deliver(Tagged, frozen=True, kw_only=True, tag="deliver"):
    rewards: tuple[Reward, ...] = ()
    sent: dict[int, int] = {}  # region -> delegations
    yaks: int | None = None  # printed on the disc, told when it is first bartered
    needs: dict[Good, int] = {}  # what the order asks, where nobody has told it yet


class Decline(Tagged, frozen=True, kw_only=True, tag="decline"):
    """A transaction at an order without a delivery."""


class AsProgrammed(Tagged, frozen=True, kw_only=True, tag="as_programmed"):
    """This action of everybody, as far as nothing has to be chosen."""


class ActionDone(Tagged, frozen=True, kw_only=True, tag="action_done"):
    upto: int  # in the ledger: the actions up to this one are done


# ---- the inventory and the end -----------------------------------------------------------------------
class OpenHands(Tagged, frozen=True, kw_only=True, tag="open_hands"):
    """The hands hold what has been followed."""


class ShowHands(Tagged, frozen=True, kw_only=True, tag="show_hands"):
    shown: dict[int, int]  # seat -> cubes


class Award(Tagged, frozen=True, kw_only=True, tag="award"):
    seat: int  # or TABLE: nobody has the most


class TakePrize(Tagged, frozen=True, kw_only=True, tag="take_prize"):
    prize: Prize
    sent: dict[int, int] = {}
    village: int = 0


class Count(Tagged, frozen=True, kw_only=True, tag="count"):
    yaks: int  # in all
    levels: dict[int, int] = {}  # in the ledger: stupas by the village's level
    sent: dict[int, int] = {}  # in the ledger: delegations by region


class Decide(Tagged, frozen=True, kw_only=True, tag="decide"):
    seat: int  # who leaves, where the rules leave a tie


# ---- setting it right --------------------------------------------------------------------------------


class CorrectSite(Tagged, frozen=True, kw_only=True, tag="correct_site"):
    """A village as it really lies there: empty, with resources or with an order."""

    village: int
    holds: Literal["empty", "goods", "order"]
    goods: dict[Good, int] = {}
    needs: dict[Good, int] = {}
    yaks: int | None = None  # 0 = not told


class CorrectStupa(Tagged, frozen=True, kw_only=True, tag="correct_stupa"):
    village: int
    seat: int  # or TABLE: no stupa


class CorrectLevel(Tagged, frozen=True, kw_only=True, tag="correct_level"):
    village: int
    level: int


class CorrectRoad(Tagged, frozen=True, kw_only=True, tag="correct_road"):
    road: Road
    a: int
    b: int  # 0 = no such road leaves a


class CorrectRegions(Tagged, frozen=True, kw_only=True, tag="correct_regions"):
    village: int
    regions: tuple[int, ...]


class ForgetOrder(Tagged, frozen=True, kw_only=True, tag="forget_order"):
    order: str


class CorrectStock(Tagged, frozen=True, kw_only=True, tag="correct_stock"):
    seat: int
    goods: dict[Good, int]


class CorrectHerd(Tagged, frozen=True, kw_only=True, tag="correct_herd"):
    seat: int
    discs: int
    yaks: int  # on the discs, without inventory tokens


class AddEvent(Tagged, frozen=True, kw_only=True, tag="add_event"):
    """An event that lies on the board and was not told, or told elsewhere."""

    seat: int
    event: EventKind
    a: int = 0
    b: int = 0
    village: int = 0


class CorrectFirst(Tagged, frozen=True, kw_only=True, tag="correct_first"):
    seat: int


class CorrectEvents(Tagged, frozen=True, kw_only=True, tag="correct_events"):
    seat: int
    left: tuple[EventKind, ...]


class DropEvent(Tagged, frozen=True, kw_only=True, tag="drop_event"):
    index: int


Move = (
    Begin | EnterMap | MapLater | LearnVillage | PlaceLeader
    | LayGoods | PlaceGoods | NoGoods | LayOrders | PlaceOrder | NoOrders | Emptied
    | PlaceEvent | EventRoad | Ready | Programme | StartClock | TimeUp | LetFinish | TellRows | FromTable
    | Act | Travel | VoidAction | Collect | Deliver | Decline | AsProgrammed | ActionDone
    | OpenHands | ShowHands | Award | TakePrize | Count | Decide
    | CorrectSite | CorrectStupa | CorrectLevel | CorrectRoad | CorrectRegions | ForgetOrder | CorrectStock
    | CorrectHerd | AddEvent | CorrectFirst | CorrectEvents | DropEvent
    | SetNumber | SetReading | LeaveOut
)  # fmt: skip
NUMBERS = (  # tags of SetNumber
    "correct_round", "correct_leader", "correct_tokens", "correct_yaks", "correct_sent", "correct_stupas",
    "correct_goods",
)  # fmt: skip
