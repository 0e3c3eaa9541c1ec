"""What a table may set, and how it reads the rules that can be read in more than one way."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, reading, seconds
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    start_workers: Annotated[Literal["marked", "mixed"], reading("AMR-7")] = "marked"
    opening: Annotated[Literal["together", "laps"], reading("AMR-15")] = "together"
    ride_cost: Annotated[Literal["after_first", "every"], reading("AMR-25")] = "after_first"
    pawn: Annotated[Literal["beyond", "landing", "red", "told"], reading("AMR-28")] = "beyond"
    ride_far: Annotated[Literal["three", "paid"], reading("AMR-28")] = "three"
    below_zero: Annotated[Literal["allowed", "floor"], reading("AMR-29")] = "allowed"
    coin_taker: Annotated[Literal["next", "same"], reading("AMR-36")] = "next"
    coin_place: Annotated[Literal["left", "entered"], reading("AMR-37")] = "left"
    full_spot: Annotated[Literal["free", "costs"], reading("AMR-38")] = "free"
    start_spot: Annotated[Literal["gets", "skipped"], reading("AMR-39")] = "gets"
    coin_room: Annotated[Literal["needed", "free"], reading("AMR-40")] = "needed"
    jump_pawn: Annotated[Literal["free", "costs"], reading("AMR-50")] = "free"
    jump_when: Annotated[Literal["second", "any"], reading("AMR-50")] = "second"
    follow_order: Annotated[Literal["next", "start"], reading("AMR-52")] = "next"
    both_ways: Annotated[Literal["turn", "action"], reading("AMR-61")] = "turn"
    full_elephant: Annotated[Literal["nothing", "point"], reading("AMR-66")] = "nothing"
    hammer: Annotated[Literal["one", "each"], reading("AMR-67")] = "one"
    mahout_tax: Annotated[Literal["bags", "none"], reading("AMR-71")] = "bags"
    display: Annotated[Literal["stays", "refills"], reading("AMR-74")] = "stays"
    mahout_colour: Annotated[Literal["opening", "always"], reading("AMR-75")] = "opening"
    below: Annotated[Literal["two", "all", "others"], reading("AMR-81")] = "two"
    hourglass: Annotated[Literal["reached", "passed"], reading("AMR-86")] = "reached"
    tax_loss: Annotated[Literal["once", "each"], reading("AMR-91")] = "once"
    tax_short: Annotated[Literal["all", "nothing"], reading("AMR-91")] = "all"
    last_piece: Annotated[Literal["laid", "not"], reading("AMR-93")] = "laid"
    first_goal: Annotated[Literal["counts", "not"], reading("AMR-96")] = "counts"
    last_decade: Annotated[Literal["scored", "not"], reading("AMR-98")] = "scored"
    turn_s: Annotated[Literal[0, 60, 120, 180, 300], seconds("AMR-21")] = 0
    follow_s: Annotated[Literal[0, 15, 30, 60], seconds("AMR-52")] = 0
