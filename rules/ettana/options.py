"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit.settings import TRACKING, reading, seconds
from rules.kit.types import Frozen, Setting

SECONDS = (0, 30, 60, 90, 120, 180)


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    rim: Literal["on", "off"] = "on"  # ETT-29
    deal_order: Literal["clockwise", "rolls"] = "clockwise"  # ETT-8
    short_supply: Literal["rest", "nothing"] = "rest"  # ETT-17
    repeat: Literal["any", "once"] = "any"  # ETT-26
    again_exchange: Literal["bars", "allows"] = "bars"  # ETT-28
    toll: Literal["route", "cheapest"] = "route"  # ETT-34
    boxed_in: Literal["stays", "passes"] = "stays"  # ETT-39
    swap_pair: Literal["touching", "neighbours"] = "touching"  # ETT-42
    mirror: Literal["no", "yes"] = "no"  # ETT-46
    own_square: Literal["no", "yes"] = "no"  # ETT-53
    stolen_card: Literal["blind", "chosen"] = "blind"  # ETT-55
    own_tile: Literal["no", "yes"] = "no"  # ETT-57
    preset_black: Literal["yes", "no"] = "yes"  # ETT-58
    dealt_victory: Literal["counts", "redraw"] = "counts"  # ETT-64
    again_tokens: Literal["both", "last"] = "both"  # ETT-67
    turn_s: Literal[0, 30, 60, 90, 120, 180] = 0


READINGS: tuple[Setting, ...] = (
    reading("rim", ("on", "off"), "ETT-29"),
    reading("deal_order", ("clockwise", "rolls"), "ETT-8"),
    reading("short_supply", ("rest", "nothing"), "ETT-17"),
    reading("repeat", ("any", "once"), "ETT-26"),
    reading("again_exchange", ("bars", "allows"), "ETT-28"),
    reading("toll", ("route", "cheapest"), "ETT-34"),
    reading("boxed_in", ("stays", "passes"), "ETT-39"),
    reading("swap_pair", ("touching", "neighbours"), "ETT-42"),
    reading("mirror", ("no", "yes"), "ETT-46"),
    reading("own_square", ("no", "yes"), "ETT-53"),
    reading("stolen_card", ("blind", "chosen"), "ETT-55"),
    reading("own_tile", ("no", "yes"), "ETT-57"),
    reading("preset_black", ("yes", "no"), "ETT-58"),
    reading("dealt_victory", ("counts", "redraw"), "ETT-64"),
    reading("again_tokens", ("both", "last"), "ETT-67"),
)
SETTINGS: tuple[Setting, ...] = (
    TRACKING,
    *READINGS,
    seconds("turn_s", SECONDS, "ETT-9"),
)
