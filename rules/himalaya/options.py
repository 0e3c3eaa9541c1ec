"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, choice, reading, seconds, yes_no
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    events: Annotated[Literal[0, 1], yes_no("HIM-80", fixed=True)] = 0  # the events in the high mountains
    inventory: Annotated[Literal["tokens", "full"], choice("HIM-92")] = "tokens"  # the full inventory
    lock: Annotated[Literal["collect", "any"], reading("HIM-34")] = "collect"
    deliver: Annotated[Literal["may", "must"], reading("HIM-38")] = "may"
    send: Annotated[Literal["exact", "upto"], reading("HIM-47")] = "exact"
    last_renewal: Annotated[Literal["yes", "no"], reading("HIM-57")] = "yes"
    shared_lead: Annotated[Literal["nobody", "both"], reading("HIM-69")] = "nobody"
    second_loser: Annotated[Literal["stay", "leave"], reading("HIM-76")] = "stay"
    event_limit: Annotated[Literal["one", "free"], reading("HIM-82")] = "one"
    storm: Annotated[Literal["later", "next"], reading("HIM-88")] = "later"
    prize_regions: Annotated[Literal["split", "one"], reading("HIM-93")] = "split"
    programme_s: Annotated[Literal[60, 120, 0], seconds("HIM-23")] = 60
