"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, reading, seconds
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    rim: Annotated[Literal["on", "off"], reading("ETT-29")] = "on"
    deal_order: Annotated[Literal["clockwise", "rolls"], reading("ETT-8")] = "clockwise"
    short_supply: Annotated[Literal["rest", "nothing"], reading("ETT-17")] = "rest"
    repeat: Annotated[Literal["any", "once"], reading("ETT-26")] = "any"
    again_exchange: Annotated[Literal["bars", "allows"], reading("ETT-28")] = "bars"
    toll: Annotated[Literal["route", "cheapest"], reading("ETT-34")] = "route"
    boxed_in: Annotated[Literal["stays", "passes"], reading("ETT-39")] = "stays"
    swap_pair: Annotated[Literal["touching", "neighbours"], reading("ETT-42")] = "touching"
    mirror: Annotated[Literal["no", "yes"], reading("ETT-46")] = "no"
    own_square: Annotated[Literal["no", "yes"], reading("ETT-53")] = "no"
    stolen_card: Annotated[Literal["blind", "chosen"], reading("ETT-55")] = "blind"
    own_tile: Annotated[Literal["no", "yes"], reading("ETT-57")] = "no"
    preset_black: Annotated[Literal["yes", "no"], reading("ETT-58")] = "yes"
    dealt_victory: Annotated[Literal["counts", "redraw"], reading("ETT-64")] = "counts"
    again_tokens: Annotated[Literal["both", "last"], reading("ETT-67")] = "both"
    turn_s: Annotated[Literal[0, 30, 60, 90, 120, 180], seconds("ETT-9", fixed=True)] = 0
