"""The table as the companion knows it, and short ways to read and change it. Villages count from 1 to 20."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from rules.kit.places import clockwise_seats, put
from rules.kit.types import Frozen, News, Seat, Secret, Who

from . import components as box

Step = Literal[
    "setup", "map", "goods", "orders", "leaders", "events", "programme", "rows", "action", "emptied", "inventory",
    "prize", "count", "tie", "over",
]  # fmt: skip
Holds = Literal["empty", "goods", "order"]
NO_REGIONS = (0,) * box.REGIONS


class Village(Frozen, frozen=True, kw_only=True):
    """What is printed on the board about a village, as far as the table has told it."""

    level: int | None = None
    regions: tuple[int, ...] = ()  # those that border it; none = not told
    roads: dict[box.Road, int | None] = {}  # the village at the other end; 0 = no such road; absent or None = not known


class Order(Frozen, frozen=True, kw_only=True):
    """An order disc. Its yaks are asked when it is first bartered."""

    needs: dict[box.Good, int] = {}
    yaks: int | None = None


class Site(Frozen, frozen=True, kw_only=True):
    """What lies in a village. What nobody has told yet is asked when it is needed; in the ledger it never is."""

    holds: Holds = "empty"
    goods: dict[box.Good, int] = {}
    untold: int = 0  # cubes whose kinds nobody has told: then all that lie there
    least: box.Good = "salt"  # none of them is cheaper: one of this kind was taken as the cheapest
    order: Order | None = None
    stupa: Seat | None = None


class Event(Frozen, frozen=True, kw_only=True):
    """An event token on the board, on a village or on the road between two."""

    kind: box.EventKind
    seat: Seat
    a: int = 0
    b: int = 0
    road: box.Road | None = (
        None  # of several roads between the two the one it lies on; None = the only one, or not told
    )
    village: int = 0


class Player(Frozen, frozen=True, kw_only=True):
    """A seat's caravan, and what lies before and behind its screen."""

    stock: Secret[dict[box.Good, int]]
    herd: Secret[int]  # yaks on the bartered discs; `count` = how many discs
    at: int = 0  # the leader's village; 0 = not placed
    storm: int = 0  # he stands on the snowstorm, on his way to this village
    took: tuple[int, ...] = ()  # villages where he has collected this round (HIM-32)
    tried: tuple[int, ...] = ()  # villages where he has laid a hand this round (HIM-34)
    tokens: int = 0  # inventory tokens
    sent: tuple[int, ...] = NO_REGIONS  # delegations by region
    events: tuple[box.EventKind, ...] = ()  # not used yet
    levels: tuple[int, ...] | None = None  # stupas by level, as counted at the end of a ledger
    yaks: int | None = None  # all yaks, as counted at the end

    def with_try(self) -> Player:
        """The player who has laid a hand in the leader's village this round (HIM-34)."""
        return self if self.at in self.tried else replace(self, tried=(*self.tried, self.at))

    def add_sent(self, sent: dict[int, int]) -> Player:
        """The player with delegations sent to regions."""
        return replace(self, sent=tuple(n + sent.get(i, 0) for i, n in enumerate(self.sent, 1)))


class State(Frozen, frozen=True, kw_only=True):
    options: box.Options
    seats: int
    players: tuple[Player, ...]
    first: Seat  # the First Caravan Leader
    land: tuple[Village, ...]
    sites: tuple[Site, ...]
    orders: dict[str, Order]  # discs whose yaks the table has told, by id
    step: Step = "setup"
    round: int = 1
    laid: bool = False  # the villages are supplied for the first time
    short: bool = False  # the bag that is drawn from is empty
    mapped: int = 0  # villages of the map that have been gone through
    asked: int = 0  # how many seats have answered in turn order
    events: tuple[Event, ...] = ()
    programmes: tuple[Secret[tuple[box.Token, ...]] | None, ...] = ()
    ready: tuple[bool, ...] = ()
    started: bool = False  # the time of the first programmes runs
    late: tuple[Seat, ...] = ()  # who was not ready when the time was up
    rows: tuple[tuple[box.Token | None, ...] | None, ...] = ()  # the programmes face up; None = to be entered
    action: int = 1
    turn: int = 0  # how many seats have done this action
    opened: int = 0  # kinds of goods that the inventory has settled
    winner: Seat | None = None  # who chooses a prize
    herds: tuple[int, ...] = ()  # all yaks by the log, public since the end
    verdicts: dict[str, Seat] = {}  # "religious", "political" -> who leaves by the table's word

    def is_full(self) -> bool:
        """Whether everything is followed; False in the ledger."""
        return self.options.tracking == "full"

    def is_ledger(self) -> bool:
        return not self.is_full()

    def order_of_play(self) -> tuple[Seat, ...]:
        """Clockwise from First (HIM-26)."""
        return clockwise_seats(self.first, self.seats)

    def acting(self) -> Seat:
        """Whose action it is."""
        return (self.first + self.turn) % self.seats

    def site(self, village: int) -> Site:
        return self.sites[village - 1]

    def village(self, village: int) -> Village:
        return self.land[village - 1]

    def villages_with(self, holds: Holds) -> tuple[int, ...]:
        """The villages with resources, with an order, or with neither."""
        return tuple([v for v, place in enumerate(self.sites, 1) if place.holds == holds])

    def next_empty(self, roll: int) -> int:
        """The village rolled, or the next empty one, with 1 after 20 (HIM-6, HIM-7, HIM-10)."""
        circle = (*box.ALL_VILLAGES[roll - 1 :], *box.ALL_VILLAGES[: roll - 1])
        return next((v for v in circle if self.sites[v - 1].holds == "empty"), roll)

    def stupas(self, seat: Seat) -> int:
        """How many stupas a seat has on the board."""
        counted = self.players[seat].levels
        return sum(counted) if counted is not None else sum(place.stupa == seat for place in self.sites)

    def stupas_left(self, seat: Seat) -> int:
        return max(0, box.STUPAS - self.stupas(seat))

    def delegations_left(self, seat: Seat) -> int:
        return max(0, box.DELEGATIONS - sum(self.players[seat].sent))

    def religious(self, seat: Seat) -> int | None:
        """Points for stupas (HIM-64); None while a level is not known, and before the end of a ledger."""
        counted = self.players[seat].levels
        if counted is not None:
            return sum(level * n for level, n in zip(box.LEVELS, counted, strict=True))
        if not self.is_full():
            return None
        levels = [self.land[i].level for i, place in enumerate(self.sites) if place.stupa == seat]
        return None if None in levels else sum(level or 0 for level in levels)

    def known_yaks(self, seat: Seat) -> int:
        """All yaks by the log: discs and inventory tokens. Only for an unsealed state or the seat itself."""
        player = self.players[seat]
        return (player.herd.value or 0) + box.TOKEN_YAKS * player.tokens

    def has_event(self, kind: box.EventKind, a: int, b: int, road: box.Road) -> bool:
        return any(e.kind == kind and {e.a, e.b} == {a, b} and e.road in (None, road) for e in self.events)

    def is_market(self, village: int) -> bool:
        return any(e.kind == "market" and e.village == village for e in self.events)

    def with_player(self, seat: Seat, player: Player) -> State:
        return replace(self, players=put(self.players, seat, player))

    def with_site(self, village: int, place: Site) -> State:
        return replace(self, sites=put(self.sites, village - 1, place))

    def next_turn(self) -> State:
        """The turn goes to the next seat."""
        return replace(self, turn=self.turn + 1)


Result = tuple[State, tuple[News, ...]]


def seat_word(seat: Seat) -> Who:
    return Who(seat=seat)


def add_goods(stock: Secret[dict[box.Good, int]], goods: dict[box.Good, int], sign: int) -> Secret[dict[box.Good, int]]:
    """A stock with cubes put behind the screen (1) or taken away (-1), never below zero."""
    had = stock.value or {}
    now: dict[box.Good, int] = {g: max(0, had.get(g, 0) + sign * goods.get(g, 0)) for g in box.GOODS}
    return hidden_stock(stock.seats, now)


def sorted_goods(goods: Mapping[box.Good, int]) -> dict[box.Good, int]:
    """Those that are there, cheapest first."""
    return {good: goods[good] for good in box.GOODS if goods.get(good)}


def hidden_stock(seats: tuple[Seat, ...], goods: dict[box.Good, int]) -> Secret[dict[box.Good, int]]:
    """A stock that only its seat sees; how many cubes it is, everybody may know."""
    kept: dict[box.Good, int] = {g: n for g, n in goods.items() if n}
    return Secret(seats=seats, value=kept, count=sum(kept.values()))
