"""The state of a game, with helpers that read and change it.

A card's id holds as much as is known: "" (a card), "tyre" (a card of Tyre), "tyre/lance" (a Holy Lance of Tyre) or
the whole id (cards.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from rules.kit.places import clockwise_seats, put
from rules.kit.types import TABLE, Catalogue, Frozen, News, Seat, Seating, Secret

from . import components as box
from .components import City, Kind, Knight, Options, Track, stack_size
from .tasks import Task, TellAfter, TellCard, TellFaces, TellTops

Step = Literal["setup", "deal", "barbarossa", "bid", "saladin", "reveal", "cards", "over"]
Place = City | Literal["camp", "paid"]
ChaplainPlace = City | Literal["none"]


class Card(Frozen, frozen=True, kw_only=True):
    """The printed values of a city card."""

    city: City
    kind: Kind
    knights: int
    copies: int | None = None  # None = not entered
    track: Track | None = None
    falls: Track | None = None  # siege: the marker that goes back
    cities: tuple[City, ...] = ()  # levant trade: the fields counted
    points: int | None = None  # lance and feast, if asked for


class Player(Frozen, frozen=True, kw_only=True):
    """A seat's markers, hand and knights."""

    tracks: dict[Track, int]
    hand: Secret[tuple[str, ...]]
    bid: dict[City, int] = {}  # knights, without the seneschal
    faces: dict[City, tuple[Knight, ...]] = {}  # entered after the reveal
    chaplain: City | None = None  # the field on which he was bid
    paid: dict[City, int] = {}  # knights, without the seneschal
    passed: bool = False


class Placement(Frozen, frozen=True, kw_only=True):
    """Knights placed on a field in one turn; the order matters for one reading of AKK-27."""

    seat: Seat
    city: City
    count: int  # with the seneschal


class Loan(Frozen, frozen=True, kw_only=True):
    """Knights lent to another player for one round (AKK-64, AKK-66)."""

    owner: Seat
    borrower: Seat
    count: int
    round: int


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    players: tuple[Player, ...]
    start: Seat
    stacks: dict[City, int]
    tops: dict[City, str]  # "" = exposed and not yet asked
    cards: dict[str, Card]  # every card that the companion knows
    step: Step = "setup"
    round: int = 1
    turn: Seat = 0  # the seat that bids or plays cards
    holders: dict[Track, Seat] = {}  # the holder of each track's privilege
    loans: tuple[Loan, ...] = ()
    seneschal: Place = "camp"
    placed: tuple[Placement, ...] = ()
    moved_to: City | None = None  # the field to which Saladin has moved a knight
    queue: tuple[Task, ...] = ()
    turn_cards: tuple[str, ...] = ()  # played in this turn
    richard: bool = False  # used in this turn
    clement: bool = False  # used in this turn
    played: tuple[str, ...] = ()  # in this round
    discard: tuple[str, ...] = ()
    miscounted: int = 0  # cards on the discard pile beyond those in the log

    def is_ledger(self) -> bool:
        return self.options.tracking == "ledger"

    def other_seats(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise (AKK-79)."""
        return clockwise_seats(seat, self.seats)[1:]

    def has_privilege(self, seat: Seat, track: Track) -> bool:
        """Whether the seat has the privilege of the track."""
        return self.holders.get(track) == seat

    def is_starter(self, seat: Seat) -> bool:
        """Whether the seat has the seneschal in its camp."""
        return seat == self.start and self.seneschal == "camp"

    def lent_knights(self, seat: Seat, round: int) -> int:
        """The number of a seat's own knights lent to others in that round (AKK-69)."""
        return sum(loan.count for loan in self.loans if loan.owner == seat and loan.round == round)

    def borrowed_knights(self, seat: Seat) -> int:
        return sum(loan.count for loan in self.loans if loan.borrower == seat and loan.round == self.round)

    def camp(self, seat: Seat) -> int:
        """The knights that a seat can still use; during the bidding, borrowed ones only by one reading of AKK-67."""
        player = self.players[seat]
        knights = box.KNIGHTS_EACH - sum(player.bid.values()) - sum(player.paid.values())
        if self.loans:
            guests = self.step in ("reveal", "cards") or self.options.borrowed_use == "bids"
            knights += (self.borrowed_knights(seat) if guests else 0) - self.lent_knights(seat, self.round)
        return max(0, knights)

    def bidders(self, city: City) -> tuple[Seat, ...]:
        """The seats with a knight or the seneschal on that city's field."""
        return tuple(
            seat
            for seat, player in enumerate(self.players)
            if player.bid.get(city) or (self.seneschal == city and seat == self.start)
        )

    def stage(self) -> str:
        """The step, or the stage of the task that interrupts it."""
        match self.queue[0] if self.queue else None:
            case TellTops() | TellCard(played=False):
                return "tops"
            case TellFaces() | TellAfter():
                return "reveal"
            case _:
                return self.step

    def open_stacks(self) -> tuple[City, ...]:
        """The cities whose stack still has a card."""
        return tuple(city for city in box.CITIES if self.stacks[city])

    def is_used_up(self) -> bool:
        """Whether a stack is used up, so that this round is the last (AKK-90)."""
        return not all(self.stacks.values())

    def with_player(self, seat: Seat, player: Player) -> State:
        return replace(self, players=put(self.players, seat, player))

    def shift(self, seat: Seat, track: Track, by: int) -> State:
        """The state with a marker moved; it stays within 0 and 13, and the excess is lost (AKK-52)."""
        player = self.players[seat]
        value = min(box.TRACK_MOST, max(box.TRACK_LEAST, player.tracks[track] + by))
        return self.with_player(seat, replace(player, tracks={**player.tracks, track: value}))

    def pop(self) -> State:
        """The state without its first task."""
        return replace(self, queue=self.queue[1:])

    def push(self, *tasks: Task) -> State:
        """The state with these tasks before all others."""
        return replace(self, queue=(*tasks, *self.queue))


Result = tuple[State, tuple[News, ...]]


# ---- setup -------------------------------------------------------------------------------------------
def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The state before the first round (AKK-1..13)."""
    seats = len(seating.names)
    tracks, size = dict.fromkeys(box.TRACKS, box.TRACK_START), stack_size(bool(options.short))
    return State(
        options=options,
        seats=seats,
        players=tuple(
            Player(tracks=tracks, hand=new_hand(options, seats, seat, ("",) * box.DEAL_CARDS)) for seat in range(seats)
        ),
        start=seating.start,
        turn=seating.start,
        stacks=dict.fromkeys(box.CITIES, size),
        tops=dict.fromkeys(box.CITIES, ""),
        cards={id: msgspec.convert(dict(card), Card) for id, card in catalogue.get("city_card", {}).items()},
    )


def new_hand(options: Options, seats: int, seat: Seat, cards: tuple[str, ...]) -> Secret[tuple[str, ...]]:
    """A hand, visible to its seat, or with open hands to everyone."""
    eyes = (seat,) if options.hands == "closed" else (TABLE, *range(seats))
    return Secret(seats=eyes, value=cards, count=len(cards))


def add(counts: dict[City, int], city: City, n: int) -> dict[City, int]:
    """The counts with n more (or fewer) at a city; zeros are left out."""
    total = counts.get(city, 0) + n
    return {**counts, city: total} if total > 0 else {c: m for c, m in counts.items() if c != city}
