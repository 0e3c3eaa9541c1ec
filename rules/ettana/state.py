"""The table as the companion knows it, and short ways to read and change it.

What can be counted is not stored twice: the supply, the piles and what lies beside the board follow from the rest.
Cards in hand are only counted, for nobody has shown them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

from msgspec.structs import replace

from rules.ettana.components import (
    CARDS,
    COLOURS,
    DESIGNS,
    NUMBERS,
    SQUARES,
    TILED,
    TILES_EACH,
    TO_WIN,
    TOKENS,
    YARNS_EACH,
    Colour,
    Face,
    Goods,
    Pips,
)
from rules.ettana.options import Options
from rules.kit.expect import expect
from rules.kit.types import Frozen, News, Say, Seat, Who

T = TypeVar("T")
Step = Literal["setup", "yarns", "tiles", "pawns", "tie", "start", "deal", "roll", "act", "claim", "lull"]


class Claimed(Frozen, frozen=True, kw_only=True):
    """A design card that lies open, or is to lie open when the others agree."""

    points: int
    design: str = ""  # its pattern; "" = only its points are known


class Player(Frozen, frozen=True, kw_only=True):
    pawn: str = ""  # its square; "" = not on the board, or nobody follows it
    tokens: int = 0
    cards: int = 0  # action cards in hand
    designs: int = 0  # design cards in hand
    victory: int = 0  # open Victory point cards
    claimed: tuple[Claimed, ...] = ()


class Turn(Frozen, frozen=True, kw_only=True):
    """What the turn in progress has seen."""

    number: int = 0  # on the number die; 0 = not rolled, or not told
    colour: Face | None = None  # on the colour die, or preset
    collected: tuple[int, ...] = ()  # by seat
    preset: bool = False
    again: bool = False  # Roll again was played
    acted: bool = False  # something was done since the roll; Roll again and the move do not count here
    moved: bool = False
    swap: bool = False  # the free swap is open: the move was the last thing done
    bought: tuple[Goods, ...] = ()
    drawn: int = 0  # action cards drawn of which any may be a Victory point to be shown


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    players: tuple[Player, ...]
    designs: dict[str, int]  # patterns the companion knows, and their points; 0 = not told yet
    step: Step = "setup"
    first: Seat = 0  # who places a pawn first
    tied: tuple[Seat, ...] = ()  # who rolls to see who starts
    start: Seat | None = None
    active: Seat = 0  # whose turn it is
    turns: int = 1
    turn: Turn = Turn()
    yarns: tuple[Colour, ...] = ()  # by octagon
    tiles: tuple[Pips, ...] = ()  # by tiled square
    discards: int = 0  # action cards on the discard pile
    claim: Claimed | None = None  # waits for the others' consent
    quiet: int = 0  # turns since somebody got a point
    stopped: bool = False  # the table has agreed to stop


Result = tuple[State, tuple[News, ...]]


# ---- reading -----------------------------------------------------------------------------------------
def is_ledger(state: State) -> bool:
    """Whether nobody follows the board."""
    return state.options.tracking == "ledger"


def points(player: Player) -> int:
    """Claimed designs and open Victory point cards (ETT-69)."""
    return player.victory + sum(design.points for design in player.claimed)


def is_over(state: State) -> bool:
    """Whether somebody has eight points, or the table has agreed to stop."""
    return state.stopped or any(points(player) >= TO_WIN for player in state.players)


def supply(state: State) -> int:
    """Tokens beside the board."""
    return TOKENS - sum(player.tokens for player in state.players)


def pile(state: State) -> int:
    """Action cards on the face-down pile."""
    return CARDS - state.discards - sum(player.cards + player.victory for player in state.players)


def design_pile(state: State) -> int:
    """Design cards on the face-down pile."""
    return DESIGNS - sum(player.designs + len(player.claimed) for player in state.players)


def victory_out(state: State) -> int:
    """Victory point cards that lie open."""
    return sum(player.victory for player in state.players)


def spare_yarns(state: State) -> tuple[Colour, ...]:
    """Colours of which a yarn lies beside the board."""
    return tuple(colour for colour in COLOURS if state.yarns.count(colour) < YARNS_EACH)


def spare_tiles(state: State) -> tuple[Pips, ...]:
    """Numbers of which a tile lies beside the board."""
    return tuple(number for number in NUMBERS if state.tiles.count(number) < TILES_EACH)


def tile_at(state: State, square: str) -> int:
    """The number of the tile on a square; 0 on the rim."""
    return int(state.tiles[TILED.index(square)]) if square in TILED else 0


def others(state: State) -> tuple[Seat, ...]:
    """Everybody but the player whose turn it is, clockwise."""
    return tuple((state.active + i) % state.seats for i in range(1, state.seats))


def standing(state: State, but: Seat) -> dict[str, Seat]:
    """Who stands on which square, one seat left out."""
    return {p.pawn: seat for seat, p in enumerate(state.players) if seat != but and p.pawn}


def squares(state: State) -> tuple[str, ...]:
    """The squares on which a pawn may walk."""
    return SQUARES if state.options.rim == "on" else TILED


def claimed_designs(state: State) -> frozenset[str]:
    """Patterns that lie open before somebody (ETT-49)."""
    return frozenset(c.design for p in state.players for c in p.claimed if c.design)


# ---- guards ------------------------------------------------------------------------------------------
def need(state: State, seat: Seat, step: Step, who: Seat) -> None:
    """Raise Illegal unless the table is at that step and that seat is asked."""
    expect(state.step == step and not is_over(state))
    expect(seat == who, "not-your-turn", "ETT-9")


# ---- changing ----------------------------------------------------------------------------------------
def put(items: Sequence[T], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them exchanged."""
    return (*items[:index], item, *items[index + 1 :])


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=put(state.players, seat, player))


def with_tokens(state: State, changes: dict[Seat, int]) -> State:
    """Tokens given to seats, or taken where negative."""
    both = enumerate(state.players)
    players = (replace(p, tokens=p.tokens + changes[seat]) if changes.get(seat) else p for seat, p in both)
    return replace(state, players=tuple(players))


def swapped(items: Sequence[T], a: int, b: int) -> tuple[T, ...]:
    """The items with two of them in each other's place."""
    changed = list(items)
    changed[a], changed[b] = changed[b], changed[a]
    return tuple(changed)


def told(news: Iterable[News], result: Result) -> Result:
    """A result with more news before its own."""
    return result[0], (*news, *result[1])


def listed(items: Sequence[Say | Who]) -> Say | Who:
    """One or more short texts with commas between them."""
    return items[0] if len(items) == 1 else Say(key="list", args={"first": items[0], "rest": listed(items[1:])})
