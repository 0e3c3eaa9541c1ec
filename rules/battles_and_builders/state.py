"""The table as the companion knows it, and short ways to read and change it.

A side is whoever commits tokens: every seat, and in the two-player game the fictitious player as the last side.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from rules.kit.places import clockwise, put
from rules.kit.types import TABLE, Catalogue, Frozen, News, Say, Seat, Seating, Secret, Who

from .components import (
    ARMIES,
    CHIPS,
    DICE,
    DICE_EACH,
    KINDS,
    NO_KING,
    STOCK,
    TERRAINS,
    Army,
    Chip,
    Colour,
    Kind,
    Strategy,
    Terrain,
    colour_of,
)
from .options import Options

Step = Literal["setup", "event", "commit", "reveal", "king", "dice", "roll", "fresh", "over"]


class Side(Frozen, frozen=True, kw_only=True):
    """What somebody has left behind the screen and has won in chips."""

    tokens: dict[Kind, int]
    chips: dict[Chip, int]
    noted: int = 0  # points for which no chip was left (BNB-26)


class EventTile(Frozen, frozen=True, kw_only=True):
    terrain: Terrain
    value: int
    round: int
    holder: int | None = None  # a side; None = still fought for, or set aside


class StrategyTile(Frozen, frozen=True, kw_only=True):
    tile: Strategy
    holder: int | None  # before whom it lies; None = chosen, but without effect
    now: bool = True  # chosen this round, so that it still works


class Stake(Frozen, frozen=True, kw_only=True):
    """What one side has committed this round."""

    count: int | None = None  # None = not yet
    secret: Secret[dict[Kind, int]] | None = None  # the kinds, if a phone has told them
    faces: dict[Kind, int] = {}  # the kinds since the reveal, without what was withdrawn


class Rolling(Frozen, frozen=True, kw_only=True):
    side: int
    dice: tuple[str, ...]
    why: Literal["first", "tie", "fresh"] = "first"


class Battle(Frozen, frozen=True, kw_only=True):
    """The dice of this round, by side."""

    dice: tuple[tuple[str, ...], ...]  # "green1", "green2", "red1"
    pips: tuple[dict[str, int], ...]
    inside: tuple[int, ...]  # who can still take the tile
    rolling: tuple[Rolling, ...] = ()  # what is to be rolled now
    tied: bool = False  # rolling again after a tie
    fresh: bool = True  # Fresh troops may still be used


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    sides: tuple[Side, ...]
    known: dict[Terrain, tuple[int, ...]]  # values of event tiles that the table has told in earlier games
    tables: dict[Terrain, dict[Army, Colour]]
    start: Seat
    step: Step = "setup"
    round: int = 1
    tiles: tuple[EventTile, ...] = ()
    strategies: tuple[StrategyTile, ...] = ()
    stakes: tuple[Stake, ...] = ()
    kings: tuple[int, ...] = ()  # who still chooses a strategy tile
    battle: Battle | None = None


Result = tuple[State, tuple[News, ...]]


# ---- beginning ---------------------------------------------------------------------------------------
def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The table before the first round (BNB-2..5, BNB-61)."""
    seats = len(seating.names)
    full = Side(tokens=dict(STOCK), chips=dict.fromkeys(CHIPS, 0))
    no_king = replace(full, tokens={**STOCK, "king": 0})
    tiles = [(tile["terrain"], tile["value"]) for tile in catalogue.get("tile", {}).values()]
    dice = catalogue.get("dice", {})
    return State(
        options=options,
        seats=seats,
        sides=(full,) * seats + ((no_king,) if seats == 2 else ()),
        known={terrain: tuple(value for its, value in tiles if its == terrain) for terrain in TERRAINS},
        tables={**DICE, **{terrain: dict(dice[terrain]) for terrain in TERRAINS if terrain in dice}},
        start=seating.start,
        stakes=(Stake(),) * (seats + (seats == 2)),
    )


# ---- reading -----------------------------------------------------------------------------------------
def is_fictitious(state: State, side: int) -> bool:
    return side >= state.seats


def hand_of(state: State, side: int) -> Seat:
    """The seat that acts for a side: its own, or the start player for the fictitious player (BNB-63)."""
    return state.start if is_fictitious(state, side) else side


def kinds_of(state: State, side: int) -> tuple[Kind, ...]:
    """What a side can have before it: the fictitious player has no king (BNB-61)."""
    return NO_KING if is_fictitious(state, side) else KINDS


def name(state: State, side: int) -> Say | Who:
    return Say(key="fictitious") if is_fictitious(state, side) else Who(seat=side)


def order(state: State) -> tuple[int, ...]:
    """All sides clockwise from the start player, the fictitious player last."""
    return (*clockwise(state.start, state.seats), *range(state.seats, len(state.sides)))


def tile_now(state: State) -> EventTile:
    """The event tile that was turned up last."""
    return state.tiles[-1]


def tokens_left(state: State, side: int) -> int:
    """How many tokens a side has behind its screen; what it has committed is taken off, known or not."""
    face_down = (state.stakes[side].count or 0) if state.step in ("commit", "reveal") else 0
    return max(0, sum(state.sides[side].tokens.values()) - face_down)


def armies(faces: dict[Kind, int]) -> int:
    return sum(faces.get(kind, 0) for kind in ARMIES)


def used_by(state: State, tile: Strategy) -> int | None:
    """The side that has this strategy tile before it since this round."""
    return next((s.holder for s in state.strategies if s.tile == tile and s.now), None)


def chips_left(state: State, chip: Chip) -> int:
    """How many chips of a kind still lie in the middle."""
    return CHIPS[chip] - sum(side.chips[chip] for side in state.sides)


# ---- who is asked ------------------------------------------------------------------------------------
def to_commit(state: State) -> Seat | None:
    """Whose turn it is to commit; None when everybody has (BNB-7)."""
    return next((side for side in order(state) if state.stakes[side].count is None), None)


def fight(state: State) -> Battle:
    """The battle, in the steps in which there is one."""
    assert state.battle is not None
    return state.battle


def at_once(state: State) -> tuple[Rolling, ...]:
    """Everybody who rolls now: all, if five dice of each colour are enough, else the next in turn (BNB-32, BNB-33)."""
    return _together(fight(state).rolling)


@lru_cache(maxsize=64)
def _together(rolling: tuple[Rolling, ...]) -> tuple[Rolling, ...]:
    needed = Counter(colour_of(die) for each in rolling for die in each.dice)
    return rolling if all(n <= DICE_EACH for n in needed.values()) else rolling[:1]


def tells_outcome(state: State) -> bool:
    """Whether the table says who has the most, for it adds up its dice itself and nobody has told any of this roll."""
    if state.options.battle == "dice":
        return False
    rolling = fight(state).rolling
    return len(rolling) == len(fight(state).inside) > 1 and all(each.why != "fresh" for each in rolling)


def roller(state: State) -> Seat:
    """Who is asked for the dice: the table where several roll at once, or tell the outcome."""
    now = at_once(state)
    return TABLE if tells_outcome(state) or len(now) > 1 else hand_of(state, now[0].side)


# ---- changing ----------------------------------------------------------------------------------------
def with_side(state: State, index: int, side: Side) -> State:
    return replace(state, sides=put(state.sides, index, side))


def with_stake(state: State, index: int, stake: Stake) -> State:
    return replace(state, stakes=put(state.stakes, index, stake))


def with_tile(state: State, index: int, tile: EventTile) -> State:
    return replace(state, tiles=put(state.tiles, index, tile))


def add_tokens(side: Side, tokens: dict[Kind, int], sign: int) -> Side:
    """The side with tokens put back (1) or taken away (-1), never below zero."""
    return replace(side, tokens={kind: max(0, n + sign * tokens.get(kind, 0)) for kind, n in side.tokens.items()})
