"""The topics of a club. A table's name is its user at the broker, which allows it to write under that name alone.

club/TABLE/status      "online", or "offline" by its last will; retained
club/TABLE/state       a watcher's view (state.py); retained
club/TABLE/event       an event: {"event_type": "turn", ...}
club/TABLE/log/GAME    a game's public record, whole (report.py)
club/TABLE/committed   the table's claims: its record of each of its games (report.py)
club/TABLE/ack/GAME    from the hub: the record of that game that it has committed
club/TABLE/ack/-       from the hub: all games of `committed` are answered
club/TABLE/call        from the hub: a sentence for the people at the table
club/hub/status        the hub itself: "online" while it can commit; retained
"""

from __future__ import annotations

import re
from functools import partial
from typing import Literal

import msgspec

from rules.kit.types import Frozen, Say

HUB = "hub"  # the hub's user; no table may have this name
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a table: within the limits of Home Assistant's topics
ONLINE, OFFLINE = b"online", b"offline"
ALL = "-"  # in place of a game; no game has this id


def _topic(what: str, table: str, game: str = "") -> str:
    return f"club/{table}/{what}{'/' if game else ''}{game}"


status, state, event = (partial(_topic, each) for each in ("status", "state", "event"))
committed, call = partial(_topic, "committed"), partial(_topic, "call")
log, ack = partial(_topic, "log"), partial(_topic, "ack")  # of a game


def parts(topic: str) -> tuple[str, str, str]:
    """(table, what, game) of a topic; "" for absent parts."""
    _, table, what, game, *_ = (*topic.split("/"), "", "", "")
    return table, what, game


# ---- calls: sentences of the club for the people at a table ----------------------------------------------------------
MOST_TEXT = 200  # characters

About = Literal["round", "left", "message", "pairing", "coming", "came"]


class Call(Frozen, frozen=True, kw_only=True):
    """A call. round: `n` starts; left: `n` minutes; message: `text`; pairing: round `n`, `text` are the people;
    coming: the referee `text`; came: the referee was there, and the table's call ends."""

    about: About
    n: int = 0
    text: str = ""
    people: tuple[str, ...] = ()  # of the round: offered as names for a new game

    @property
    def say(self) -> Say:
        return Say(key=f"club-says-{self.about}", args={"n": self.n, "text": self.text[:MOST_TEXT]})


decode_call = msgspec.json.Decoder(Call).decode
