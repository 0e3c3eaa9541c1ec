"""What a table may set, and how it reads the rules that can be read in more than one way."""

from __future__ import annotations

from typing import Literal

from rules.kit.settings import TRACKING, reading, seconds
from rules.kit.types import Frozen, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    start_workers: Literal["marked", "mixed"] = "marked"  # AMR-7
    opening: Literal["together", "laps"] = "together"  # AMR-15
    ride_cost: Literal["after_first", "every"] = "after_first"  # AMR-25
    pawn: Literal["beyond", "landing", "red", "told"] = "beyond"  # AMR-28
    below_zero: Literal["allowed", "floor"] = "allowed"  # AMR-29
    coin_taker: Literal["next", "same"] = "next"  # AMR-36
    coin_place: Literal["left", "entered"] = "left"  # AMR-37
    full_spot: Literal["free", "costs"] = "free"  # AMR-38
    start_spot: Literal["gets", "skipped"] = "gets"  # AMR-39
    coin_room: Literal["needed", "free"] = "needed"  # AMR-40
    jump_pawn: Literal["free", "costs"] = "free"  # AMR-50
    jump_when: Literal["second", "any"] = "second"  # AMR-50
    follow_order: Literal["next", "start"] = "next"  # AMR-52
    both_ways: Literal["turn", "action"] = "turn"  # AMR-61
    full_elephant: Literal["nothing", "point"] = "nothing"  # AMR-66
    hammer: Literal["one", "each"] = "one"  # AMR-67
    mahout_tax: Literal["bags", "none"] = "bags"  # AMR-71
    display: Literal["stays", "refills"] = "stays"  # AMR-74
    mahout_colour: Literal["opening", "always"] = "opening"  # AMR-75
    below: Literal["two", "all", "others"] = "two"  # AMR-81
    hourglass: Literal["reached", "passed"] = "reached"  # AMR-86
    tax_loss: Literal["once", "each"] = "once"  # AMR-91
    tax_short: Literal["all", "nothing"] = "all"  # AMR-91
    last_piece: Literal["laid", "not"] = "laid"  # AMR-93
    first_goal: Literal["counts", "not"] = "counts"  # AMR-96
    last_decade: Literal["scored", "not"] = "scored"  # AMR-98
    turn_s: Literal[0, 60, 120, 180, 300] = 0
    follow_s: Literal[0, 15, 30, 60] = 0


SETTINGS: tuple[Setting, ...] = (
    TRACKING,
    reading("start_workers", ("marked", "mixed"), "AMR-7"),
    reading("opening", ("together", "laps"), "AMR-15"),
    reading("ride_cost", ("after_first", "every"), "AMR-25"),
    reading("pawn", ("beyond", "landing", "red", "told"), "AMR-28"),
    reading("below_zero", ("allowed", "floor"), "AMR-29"),
    reading("coin_taker", ("next", "same"), "AMR-36"),
    reading("coin_place", ("left", "entered"), "AMR-37"),
    reading("full_spot", ("free", "costs"), "AMR-38"),
    reading("start_spot", ("gets", "skipped"), "AMR-39"),
    reading("coin_room", ("needed", "free"), "AMR-40"),
    reading("jump_pawn", ("free", "costs"), "AMR-50"),
    reading("jump_when", ("second", "any"), "AMR-50"),
    reading("follow_order", ("next", "start"), "AMR-52"),
    reading("both_ways", ("turn", "action"), "AMR-61"),
    reading("full_elephant", ("nothing", "point"), "AMR-66"),
    reading("hammer", ("one", "each"), "AMR-67"),
    reading("mahout_tax", ("bags", "none"), "AMR-71"),
    reading("display", ("stays", "refills"), "AMR-74"),
    reading("mahout_colour", ("opening", "always"), "AMR-75"),
    reading("below", ("two", "all", "others"), "AMR-81"),
    reading("hourglass", ("reached", "passed"), "AMR-86"),
    reading("tax_loss", ("once", "each"), "AMR-91"),
    reading("tax_short", ("all", "nothing"), "AMR-91"),
    reading("last_piece", ("laid", "not"), "AMR-93"),
    reading("first_goal", ("counts", "not"), "AMR-96"),
    reading("last_decade", ("scored", "not"), "AMR-98"),
    seconds("turn_s", (0, 60, 120, 180, 300), "AMR-21"),
    seconds("follow_s", (0, 15, 30, 60), "AMR-52"),
)
