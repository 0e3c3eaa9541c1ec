"""The score (BNB-67, BNB-68)."""

from __future__ import annotations

from collections.abc import Callable

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .components import CATAPULT_VALUE, EXTRA_VALUE, WORTH, Chip
from .state import State


def chip_points(state: State, side: int, chip: Chip) -> int:
    return WORTH[chip] * state.sides[side].chips[chip]


def tile_points(state: State, side: int) -> int:
    return sum(tile.value for tile in state.tiles if tile.holder == side)


def strategy_points(state: State, side: int, tile: str, value: int) -> int:
    return sum(value for laid in state.strategies if laid.tile == tile and laid.holder == side)


LINES: tuple[tuple[str, str, Callable[[State, int], int]], ...] = (
    ("threes", "BNB-24", lambda state, side: chip_points(state, side, "three")),
    ("ones", "BNB-24", lambda state, side: chip_points(state, side, "one")),
    ("minus", "BNB-9", lambda state, side: chip_points(state, side, "minus")),
    ("events", "BNB-39", tile_points),
    ("extra", "BNB-50", lambda state, side: strategy_points(state, side, "extra", EXTRA_VALUE)),
    ("catapult", "BNB-52", lambda state, side: strategy_points(state, side, "catapult", CATAPULT_VALUE)),
    ("noted", "BNB-26", lambda state, side: state.sides[side].noted),
)


def total(state: State, side: int) -> int:
    return sum(points(state, side) for _, _, points in LINES)


def sheet(state: State) -> Sheet:
    """A line per kind of point; noted points only if there are any. Equal totals share a place."""
    seats = range(state.seats)
    lines = tuple(
        ScoreLine(key=key, label=Say(key=f"score-{key}"), why=Say(key=f"why-{key}"), rule=rule,
                  values=tuple(points(state, seat) for seat in seats))
        for key, rule, points in LINES
        if key != "noted" or any(side.noted for side in state.sides[: state.seats])
    )  # fmt: skip
    totals = tuple(total(state, seat) for seat in seats)
    over = state.step == "over"
    return Sheet(lines=lines, totals=totals, places=ranking(state) if over else (), ended_by="rounds" if over else "")


def ranking(state: State) -> tuple[int, ...]:
    """A place per seat; the fictitious player takes one too if the table lets him win (BNB-66)."""
    ranked = len(state.sides) if state.options.fictitious_rank == "ranks" else state.seats
    return places([total(state, side) for side in range(ranked)])[: state.seats]
