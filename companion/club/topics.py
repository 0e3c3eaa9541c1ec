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

HUB = "hub"  # the hub's user; no table is called so
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a table: what Home Assistant's topics allow as well
ONLINE, OFFLINE = b"online", b"offline"
ALL = "-"  # in the place of a game: no game is called so


def status(table: str) -> str:
    return f"club/{table}/status"


def state(table: str) -> str:
    return f"club/{table}/state"


def event(table: str) -> str:
    return f"club/{table}/event"


def log(table: str, game: str) -> str:
    return f"club/{table}/log/{game}"


def committed(table: str) -> str:
    return f"club/{table}/committed"


def ack(table: str, game: str) -> str:
    return f"club/{table}/ack/{game}"


def call(table: str) -> str:
    return f"club/{table}/call"


def parts(topic: str) -> tuple[str, str, str]:
    """(table, what, game) of such a topic; "" for what it does not have."""
    _, table, what, game, *_ = (*topic.split("/"), "", "", "")
    return table, what, game
