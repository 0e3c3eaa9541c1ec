"""Access rights: four roles, each with the rights of those before it. The tables below are the only place."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from companion.errors import Trouble
from companion.view import wire
from companion.view.wire import Role
from rules.kit.types import Prompt, Seat

LADDER: tuple[Role, ...] = get_args(Role)

# The role that each request needs. Set and Answer are for all: the form says who may fill it in.
REQUESTS: dict[type[wire.Request], Role] = {
    wire.Join: "watch",
    wire.Ping: "watch",
    wire.Go: "watch",
    wire.Set: "watch",
    wire.Answer: "watch",
    wire.Undo: "seat",  # its own last answer, as long as nothing was revealed; a table screen the newest move
    wire.Redo: "seat",  # likewise
    wire.Pause: "table",
    wire.Hold: "seat",  # of a step that it could confirm itself
    wire.Key: "table",
}

OWN_PROMPT: Role = "seat"  # answers the prompts of its own seats, and shared ones
ANY_PROMPT: Role = "table"  # answers every public prompt, of the table and of all seats

# The roles that each page needs: to view it, and to enter something.
PAGES: dict[str, tuple[Role, Role]] = {
    "home": ("watch", "table"),
    "languages": ("operator", "operator"),
    "new": ("table", "table"),
    "name": ("table", "table"),
    "lots": ("table", "table"),
    "house-rules": ("table", "table"),
    "kept-rules": ("table", "table"),
    "play": ("watch", "table"),
    "menu": ("watch", "table"),
    "end": ("table", "table"),
    "late": ("table", "table"),
    "leave": ("operator", "operator"),
    "fix": ("table", "table"),
    "amend": ("seat", "seat"),  # a table screen any line, a phone those of its seats
    "cell": ("watch", "table"),
    "printed": ("table", "table"),
    "arrange": ("table", "table"),
    "hand": ("table", "table"),
    "keep": ("seat", "seat"),  # a phone brings an entry, a table screen saves it: companion/pages/archive/handover.py
    "news": ("watch", "table"),
    "log": ("watch", "table"),
    "then": ("watch", "table"),
    "went": ("watch", "table"),
    "note": ("table", "table"),
    "rule": ("watch", "table"),
    "aid": ("watch", "table"),
    "page": ("watch", "table"),
    "tour": ("watch", "seat"),
    "lay-out": ("watch", "seat"),
    "can": ("seat", "seat"),
    "score": ("watch", "table"),
    "seat": ("watch", "table"),
    "records": ("watch", "table"),
    "record": ("watch", "table"),
    "statistics": ("watch", "table"),
    "people": ("watch", "table"),
    "person": ("watch", "table"),
    "settings": ("operator", "operator"),
    "flip": ("operator", "operator"),
    "packages": ("operator", "operator"),
    "package-add": ("operator", "operator"),
    "package-remove": ("operator", "operator"),
    "auto": ("operator", "operator"),
    "dice": ("operator", "operator"),
    "die": ("operator", "operator"),
    "die-name": ("operator", "operator"),
    "die-sides": ("operator", "operator"),
    "dice-meet": ("operator", "operator"),
    "club": ("watch", "seat"),
    "club-join": ("operator", "operator"),
    "wifi": ("operator", "operator"),
    "join": ("watch", "operator"),
    "network": ("watch", "watch"),  # while the companion has opened its own: companion/pages/box/join.py
    "network-join": ("watch", "watch"),
    "sit": ("watch", "watch"),
    "bgg": ("operator", "operator"),
    "phones": ("operator", "operator"),
    "phone": ("operator", "operator"),
    "simulator": ("operator", "operator"),
}

# The role that each act needs.
ACTS: dict[str, Role] = {
    "as": "watch",  # view as one of the phone's seats
    "untell": "seat",
    "told": "seat",
    "new-here": "seat",
    "amend-back": "seat",
    "pause": "table",
    "seats-anew": "table",
    "referee": "table",
    "look": "operator",
    "die-blink": "operator",
    "die-forget": "operator",
}


def is_allowed(role: Role, needed: Role) -> bool:
    """Whether a role includes the needed one."""
    return LADDER.index(role) >= LADDER.index(needed)


def needed_role(path: str) -> Role:
    """The role that a client needs to open that page or do that act."""
    name = path.partition("/")[0]
    return ACTS[name] if name in ACTS else PAGES[name][0]


def is_asked(prompt: Prompt, own: Collection[Seat]) -> bool:
    """Whether a phone that holds the seats `own` may answer a prompt: one of theirs, or a shared one."""
    return prompt.seat in own or (prompt.shared and bool(own))


def require(role: Role, needed: Role) -> None:
    """Raise Trouble, with the reason, if a role does not include the needed one."""
    if not is_allowed(role, needed):
        raise Trouble("only-seats" if needed == "seat" else "only-the-table")
