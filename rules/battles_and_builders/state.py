"""The state, with its queries and changed copies. A side is a seat, or the fictitious player of the two-player game,
who is the last side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.places import clockwise_seats, put
from rules.kit.types import TABLE, Catalogue, Frozen, News, Option, Say, Seat, Seating, Secret, Who

from . import components as box
from .components import ARMIES, STOCK, Kind, Options, Terrain

Step = Literal["setup", "event", "commit", "reveal", "king", "dice", "roll", "fresh", "over"]


class Side(Frozen, frozen=True, kw_only=True):
    """The tokens behind a side's screen, and its chips."""

    tokens: dict[box.Kind, int]
    chips: dict[box.Chip, int]
    noted: int = 0  # points for which no chip was left (BNB-26)

    def add_tokens(self, tokens: dict[box.Kind, int], sign: int) -> Side:
        """The side with tokens returned (1) or removed (-1), never below zero."""
        return replace(self, tokens={kind: max(0, n + sign * tokens.get(kind, 0)) for kind, n in self.tokens.items()})


class EventTile(Frozen, frozen=True, kw_only=True):
    terrain: box.Terrain
    value: int
    round: int
    holder: int | None = None  # a side; None = still fought for, or set aside


class StrategyTile(Frozen, frozen=True, kw_only=True):
    tile: box.Strategy
    holder: int | None  # a side; None = chosen, but without effect
    now: bool = True  # chosen this round, so still in effect


class Stake(Frozen, frozen=True, kw_only=True):
    """The tokens that one side has committed this round."""

    count: int | None = None  # None = not yet
    secret: Secret[dict[box.Kind, int]] | None = None  # the kinds, if a phone has entered them
    faces: dict[box.Kind, int] = {}  # the revealed kinds, without withdrawn tokens


class Rolling(Frozen, frozen=True, kw_only=True):
    side: int
    dice: tuple[str, ...]
    why: Literal["first", "tie", "fresh"] = "first"


class Battle(Frozen, frozen=True, kw_only=True):
    """The dice of this round, by side."""

    dice: tuple[tuple[str, ...], ...]  # "green1", "green2", "red1"
    pips: tuple[dict[str, int], ...]
    inside: tuple[int, ...]  # sides that can still take the tile
    rolling: tuple[Rolling, ...] = ()  # rolls still to enter
    tied: bool = False  # rolling again after a tie
    fresh: bool = True  # Fresh troops may still be used


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    sides: tuple[Side, ...]
    known: dict[box.Terrain, tuple[int, ...]]  # values of event tiles in the catalogue
    tables: dict[box.Terrain, dict[box.Army, box.Colour]]
    start: Seat
    step: Step = "setup"
    round: int = 1
    tiles: tuple[EventTile, ...] = ()
    strategies: tuple[StrategyTile, ...] = ()
    stakes: tuple[Stake, ...] = ()
    kings: tuple[int, ...] = ()  # sides that still choose a strategy tile
    battle: Battle | None = None

    def is_fictitious(self, side: int) -> bool:
        return side >= self.seats

    def kinds_of(self, side: int) -> tuple[box.Kind, ...]:
        """The token kinds of a side: the fictitious player has no king (BNB-61)."""
        return box.NO_KING if self.is_fictitious(side) else box.KINDS

    def name(self, side: int) -> Say | Who:
        return Say(key="fictitious") if self.is_fictitious(side) else Who(seat=side)

    def order(self) -> tuple[int, ...]:
        """All sides clockwise from the start player, the fictitious player last."""
        return (*clockwise_seats(self.start, self.seats), *range(self.seats, len(self.sides)))

    def current_tile(self) -> EventTile:
        """The event tile revealed last."""
        return self.tiles[-1]

    def tokens_left(self, side: int) -> int:
        """The number of tokens behind a side's screen, without its stake, known or secret."""
        face_down = (self.stakes[side].count or 0) if self.step in ("commit", "reveal") else 0
        return max(0, sum(self.sides[side].tokens.values()) - face_down)

    def user_of(self, tile: box.Strategy) -> int | None:
        """The side with this strategy tile in effect this round."""
        return next((s.holder for s in self.strategies if s.tile == tile and s.now), None)

    def chips_left(self, chip: box.Chip) -> int:
        """The number of chips of a kind in the supply."""
        return box.CHIPS[chip] - sum(side.chips[chip] for side in self.sides)

    def next_committer(self) -> Seat | None:
        """The next seat to commit; None after the last (BNB-7)."""
        return next((side for side in self.order() if self.stakes[side].count is None), None)

    def fight(self) -> Battle:
        """The battle, in the steps that have one."""
        assert self.battle is not None
        return self.battle

    def current_rollers(self) -> tuple[Rolling, ...]:
        """The current rolls: all, if five dice of each colour are enough, else the next (BNB-32, BNB-33)."""
        return _first_rollers(self.fight().rolling)

    def may_tell_outcome(self) -> bool:
        """Whether players may enter the result: by the option, and before any of this roll is entered."""
        if self.options.battle == "dice":
            return False
        return len(self.fight().rolling) == len(self.fight().inside) > 1

    def roller(self) -> Seat:
        """The seat asked for the dice: the table if several roll or for the result; the start player for the fictitious
        side (BNB-63)."""
        side, *others = (each.side for each in self.current_rollers())
        return TABLE if others or self.may_tell_outcome() else self.start if self.is_fictitious(side) else side

    def with_side(self, index: int, side: Side) -> State:
        return replace(self, sides=put(self.sides, index, side))

    def with_stake(self, index: int, stake: Stake) -> State:
        return replace(self, stakes=put(self.stakes, index, stake))

    def with_tile(self, index: int, tile: EventTile) -> State:
        return replace(self, tiles=put(self.tiles, index, tile))

    def side_options(self, sides: Sequence[int]) -> tuple[Option, ...]:
        """An option per side, with name and mark of a seat."""
        return tuple(Option(value=side, label=self.name(side)) for side in sides)


Result = tuple[State, tuple[News, ...]]


# ---- setup -------------------------------------------------------------------------------------------
def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The state before the first round (BNB-2..5, BNB-61)."""
    seats = len(seating.names)
    full = Side(tokens=dict(box.STOCK), chips=dict.fromkeys(box.CHIPS, 0))
    no_king = replace(full, tokens={**box.STOCK, "king": 0})
    tiles = [(tile["terrain"], tile["value"]) for tile in catalogue.get("tile", {}).values()]
    dice = catalogue.get("dice", {})
    return State(
        options=options,
        seats=seats,
        sides=(full,) * seats + ((no_king,) if seats == 2 else ()),
        known={terrain: tuple(value for its, value in tiles if its == terrain) for terrain in box.TERRAINS},
        tables={**box.DICE, **{terrain: dict(dice[terrain]) for terrain in box.TERRAINS if terrain in dice}},
        start=seating.start,
        stakes=(Stake(),) * (seats + (seats == 2)),
    )


def army_count(faces: dict[box.Kind, int]) -> int:
    return sum(faces.get(kind, 0) for kind in box.ARMIES)


@lru_cache(maxsize=64)
def _first_rollers(rolling: tuple[Rolling, ...]) -> tuple[Rolling, ...]:
    needed = Counter(box.colour_of(die) for each in rolling for die in each.dice)
    return rolling if all(n <= box.DICE_EACH for n in needed.values()) else rolling[:1]


# ---- words -------------------------------------------------------------------------------------------


def tokens_word(faces: dict[Kind, int]) -> Say:
    """ "2 cavalry, 1 infantry": the kinds with their numbers."""
    parts = [Say(key=f"n-{kind}", args={"n": faces[kind]}) for kind in STOCK if faces.get(kind)]
    return forms.comma_list(parts) if parts else Say(key="no-tokens")


def armies_word(faces: dict[Kind, int]) -> Say:
    only: dict[Kind, int] = {kind: faces[kind] for kind in ARMIES if faces.get(kind)}
    return tokens_word(only) if only else Say(key="no-army")


def sorted_tokens(tokens: dict[Kind, int]) -> dict[Kind, int]:
    """The tokens in the order of the box, without zeros."""
    return {kind: tokens[kind] for kind in STOCK if tokens.get(kind)}


def terrain_word(terrain: Terrain) -> Say:
    return Say(key=f"terrain-{terrain}")


def tile_word(tile: EventTile) -> Say:
    """An event tile by its terrain and round."""
    return Say(key="tile-of-round", args={"terrain": terrain_word(tile.terrain), "round": tile.round})
