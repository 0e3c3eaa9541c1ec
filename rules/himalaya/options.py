"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit.settings import TRACKING, one_of, reading, seconds, yes_no
from rules.kit.types import Frozen, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    events: Literal[0, 1] = 0  # HIM-80: the events in the high mountains
    inventory: Literal["tokens", "full"] = "tokens"  # HIM-92: the full inventory
    lock: Literal["collect", "any"] = "collect"  # HIM-34
    deliver: Literal["may", "must"] = "may"  # HIM-38
    send: Literal["exact", "upto"] = "exact"  # HIM-47
    last_renewal: Literal["yes", "no"] = "yes"  # HIM-57
    shared_lead: Literal["nobody", "both"] = "nobody"  # HIM-69
    second_loser: Literal["stay", "leave"] = "stay"  # HIM-76
    event_limit: Literal["one", "free"] = "one"  # HIM-82
    storm: Literal["later", "next"] = "later"  # HIM-88
    prize_regions: Literal["split", "one"] = "split"  # HIM-93
    programme_s: Literal[60, 120, 0] = 60  # HIM-23


SETTINGS: tuple[Setting, ...] = (
    TRACKING,
    yes_no("events", "HIM-80"),
    one_of("inventory", ("tokens", "full"), "HIM-92"),
    reading("lock", ("collect", "any"), "HIM-34"),
    reading("deliver", ("may", "must"), "HIM-38"),
    reading("send", ("exact", "upto"), "HIM-47"),
    reading("last_renewal", ("yes", "no"), "HIM-57"),
    reading("shared_lead", ("nobody", "both"), "HIM-69"),
    reading("second_loser", ("stay", "leave"), "HIM-76"),
    reading("event_limit", ("one", "free"), "HIM-82"),
    reading("storm", ("later", "next"), "HIM-88"),
    reading("prize_regions", ("split", "one"), "HIM-93"),
    seconds("programme_s", (60, 120, 0), "HIM-23"),
)
