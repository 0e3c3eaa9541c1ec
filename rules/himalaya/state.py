"""The game state, and helpers to read and change it. Villages are numbered from 1 to 20."""

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
    """The printed values of a village, as far as they are entered."""

    level: int | None = None
    regions: tuple[int, ...] = ()  # bordering regions; none = not entered
    roads: dict[box.Road, int | None] = {}  # the village at the other end; 0 = no such road; absent or None = unknown


class Order(Frozen, frozen=True, kw_only=True):
    """An order disc. Its yaks are entered when it is first bartered."""

    needs: dict[box.Good, int] = {}
    yaks: int | None = None


class Site(Frozen, frozen=True, kw_only=True):
    """The contents of a village. Unknown ones are asked for when needed; never in the ledger."""

    holds: Holds = "empty"
    goods: dict[box.Good, int] = {}
    untold: int = 0  # cubes of unknown kinds: then all cubes of the village
    least: box.Good = "salt"  # the cheapest kind possible: one of it was taken as the cheapest
    order: Order | None = None
    stupa: Seat | None = None


class Event(Frozen, frozen=True, kw_only=True):
    """An event token on a village or on a road between two."""

    kind: box.EventKind
    seat: Seat
    a: int = 0
    b: int = 0
    road: box.Road | None = None  # which of several roads between the two; None = the only one, or not entered
    village: int = 0


class Player(Frozen, frozen=True, kw_only=True):
    """A seat's caravan, and its pieces before and behind the screen."""

    stock: Secret[dict[box.Good, int]]
    herd: Secret[int]  # yaks on the bartered discs; `count` = how many discs
    at: int = 0  # the leader's village; 0 = not placed
    storm: int = 0  # this village, while the leader is on the snowstorm before it
    took: tuple[int, ...] = ()  # villages where the leader has collected this round (HIM-32)
    tried: tuple[int, ...] = ()  # villages where the leader has tried a transaction this round (HIM-34)
    tokens: int = 0  # inventory tokens
    sent: tuple[int, ...] = NO_REGIONS  # delegations by region
    events: tuple[box.EventKind, ...] = ()  # not used yet
    levels: tuple[int, ...] | None = None  # stupas by level, counted at the end of a ledger
    yaks: int | None = None  # all yaks, counted at the end

    def with_try(self) -> Player:
        """The player after a transaction in the leader's village this round (HIM-34)."""
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
    orders: dict[str, Order]  # discs with known yaks, by id
    step: Step = "setup"
    round: int = 1
    laid: bool = False  # the first supply is done
    short: bool = False  # the present bag is empty
    mapped: int = 0  # villages of the map already asked for or passed
    asked: int = 0  # number of seats that have answered, in turn order
    events: tuple[Event, ...] = ()
    programmes: tuple[Secret[tuple[box.Token, ...]] | None, ...] = ()
    ready: tuple[bool, ...] = ()
    started: bool = False  # the timer of the first programmes runs
    late: tuple[Seat, ...] = ()  # seats not ready when the time was up
    rows: tuple[tuple[box.Token | None, ...] | None, ...] = ()  # the programmes face up; None = to be entered
    action: int = 1
    turn: int = 0  # number of seats that have done this action
    opened: int = 0  # kinds of goods settled in this inventory
    winner: Seat | None = None  # the seat that chooses a prize
    herds: tuple[int, ...] = ()  # all yaks by the log, public since the end
    verdicts: dict[str, Seat] = {}  # "religious", "political" -> the seat that the table eliminates

    def is_full(self) -> bool:
        """Whether the level of detail is the whole board; False in the ledger."""
        return self.options.tracking == "full"

    def is_ledger(self) -> bool:
        return not self.is_full()

    def order_of_play(self) -> tuple[Seat, ...]:
        """All seats clockwise from First (HIM-26)."""
        return clockwise_seats(self.first, self.seats)

    def acting(self) -> Seat:
        """The seat whose action is due."""
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
        """The number of a seat's stupas on the board."""
        counted = self.players[seat].levels
        return sum(counted) if counted is not None else sum(place.stupa == seat for place in self.sites)

    def stupas_left(self, seat: Seat) -> int:
        return max(0, box.STUPAS - self.stupas(seat))

    def delegations_left(self, seat: Seat) -> int:
        return max(0, box.DELEGATIONS - sum(self.players[seat].sent))

    def religious(self, seat: Seat) -> int | None:
        """Points for stupas (HIM-64); None while a level is unknown, and before the end of a ledger."""
        counted = self.players[seat].levels
        if counted is not None:
            return sum(level * n for level, n in zip(box.LEVELS, counted, strict=True))
        if not self.is_full():
            return None
        levels = [self.land[i].level for i, place in enumerate(self.sites) if place.stupa == seat]
        return None if None in levels else sum(level or 0 for level in levels)

    def known_yaks(self, seat: Seat) -> int:
        """All yaks by the log: discs and inventory tokens. Only for an unredacted state or the seat itself."""
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
        return replace(self, turn=self.turn + 1)


Result = tuple[State, tuple[News, ...]]


def seat_word(seat: Seat) -> Who:
    return Who(seat=seat)


def add_goods(stock: Secret[dict[box.Good, int]], goods: dict[box.Good, int], sign: int) -> Secret[dict[box.Good, int]]:
    """A stock with cubes more (1) or fewer (-1), never below zero."""
    had = stock.value or {}
    now: dict[box.Good, int] = {g: max(0, had.get(g, 0) + sign * goods.get(g, 0)) for g in box.GOODS}
    return hidden_stock(stock.seats, now)


def sorted_goods(goods: Mapping[box.Good, int]) -> dict[box.Good, int]:
    """The goods without zeros, cheapest first."""
    return {good: goods[good] for good in box.GOODS if goods.get(good)}


def hidden_stock(seats: tuple[Seat, ...], goods: dict[box.Good, int]) -> Secret[dict[box.Good, int]]:
    """A stock that only its seat sees; its number of cubes is public."""
    kept: dict[box.Good, int] = {g: n for g, n in goods.items() if n}
    return Secret(seats=seats, value=kept, count=sum(kept.values()))
