"""Prestige chips: taken from the middle, in other chips when a kind has run out (BNB-24, BNB-26)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.battles_and_builders.components import Chip
from rules.battles_and_builders.state import Result, State, chips_left, name, with_side
from rules.kit.types import News, Say

Points = Literal[3, 1, -1]
WAYS: dict[Points, tuple[dict[Chip, int], ...]] = {  # best first; a number below zero is handed back
    3: ({"three": 1}, {"one": 3}),
    1: ({"one": 1}, {"minus": -1}),
    -1: ({"minus": 1}, {"one": -1}),
}
CHIP_OF: dict[Points, Chip] = {3: "three", 1: "one", -1: "minus"}


def pay(state: State, side: int, points: Points) -> Result:
    """The side takes its points in chips, in other chips, or as noted points; no point is ever lost."""
    own = state.sides[side]
    for way in WAYS[points]:
        if all(chips_left(state, chip) >= n and own.chips[chip] >= -n for chip, n in way.items()):
            taken: dict[Chip, int] = {chip: n + way.get(chip, 0) for chip, n in own.chips.items()}
            news = () if way == WAYS[points][0] else (_short(state, side, points, "chips-other"),)
            return with_side(state, side, replace(own, chips=taken)), news
    noted = replace(own, noted=own.noted + points)
    return with_side(state, side, noted), (_short(state, side, points, "chips-noted"),)


def _short(state: State, side: int, points: Points, key: str) -> News:
    chip = Say(key=f"chip-{CHIP_OF[points]}")
    return News(say=Say(key=key, args={"who": name(state, side), "chip": chip}), rule="BNB-26", tone="warn")
