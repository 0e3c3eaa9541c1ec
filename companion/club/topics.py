"""The topics of a club. A table's name is its user at the broker, which lets it write under that name alone.

club/TABLE/status      "online", or "offline" by its last will; retained
club/TABLE/state       what a watcher sees now (state.py); retained
club/TABLE/event       something to be noticed: {"event_type": "turn", ...}
club/TABLE/log/GAME    a game's public record, whole (report.py)
club/TABLE/committed   what that table has of each of its games (report.py)
club/TABLE/ack/GAME    from the hub: which record of that game it has committed
club/TABLE/ack/-       from the hub: it has answered for all games of `committed`
club/TABLE/call        from the hub: a sentence for the people at the table
club/hub/status        the hub itself: "online" while it can commit; retained
"""

from __future__ import annotations

import re
from functools import partial
from typing import Literal

import msgspec

from rules.kit.types import Frozen, Say

HUB = "hub"  # the hub's user; no table is called so
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a table: what Home Assistant's topics allow as well
ONLINE, OFFLINE = b"online", b"offline"
ALL = "-"  # in the place of a game: no game is called so


def _topic(what: str, table: str, game: str = "") -> str:
    return f"club/{table}/{what}{'/' if game else ''}{game}"


status, state, event = (partial(_topic, each) for each in ("status", "state", "event"))
committed, call = partial(_topic, "committed"), partial(_topic, "call")
log, ack = partial(_topic, "log"), partial(_topic, "ack")  # of a game


def parts(topic: str) -> tuple[str, str, str]:
    """(table, what, game) of such a topic; "" for what it does not have."""
    _, table, what, game, *_ = (*topic.split("/"), "", "", "")
    return table, what, game


# ---- what a club says to the people at a table: the table speaks it --------------------------------------------------
MOST_TEXT = 200  # letters

About = Literal["round", "left", "message", "pairing", "coming", "came"]


class Call(Frozen, frozen=True, kw_only=True):
    """round: `n` starts; left: `n` minutes; message: `text`; pairing: round `n`, `text` are the people;
    coming: the referee `text`; came: that is done, and nobody asks for one any more."""

    about: About
    n: int = 0
    text: str = ""
    people: tuple[str, ...] = ()  # of the round: the table offers their names

    @property
    def say(self) -> Say:
        """The sentence at the table."""
        return Say(key=f"club-says-{self.about}", args={"n": self.n, "text": self.text[:MOST_TEXT]})


decode_call = msgspec.json.Decoder(Call).decode
