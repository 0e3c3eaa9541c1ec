"""Two worlds that differ only in secrets from a viewer, and that viewer's pages of each."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from companion.access.client_session import Audience
from companion.clients.client_hub import ClientHub
from companion.errors import Trouble
from companion.log.session import Session
from companion.table.snapshot import Snapshot
from companion.view import wire
from rules.kit.types import AnyGame, Secret, Viewer


def turned(value: Any, *viewers: Viewer) -> Any:
    """The same state with all values hidden from these viewers replaced."""
    match value:
        case Secret() if value.value is not None and not set(viewers) & set(value.seats):
            return structs.replace(value, value=_else(value.value))
        case Struct():
            return structs.replace(value, **{n: turned(getattr(value, n), *viewers) for n in value.__struct_fields__})
        case dict():
            return {key: turned(item, *viewers) for key, item in value.items()}
        case tuple() | list():
            return type(value)(turned(item, *viewers) for item in value)
    return value


def _else(value: Any) -> Any:
    """Another value of the same kind and size."""
    match value:
        case int():
            return value + 1
        case str():
            return f"{value}?"
        case dict():
            return dict(zip(value, reversed(value.values()), strict=True)) | {key: n + 1 for key, n in value.items()}
        case tuple():
            return (*value[1:], value[-1]) if value else value
    return value


def stand(session: Session, of: AnyGame, state: Any) -> None:
    """Set the game to this state."""
    prompts = of.prompts(state)
    moment = structs.replace(session._book.now, state=state, prompts=prompts, born={p.id: 1 for p in prompts})
    session._book = structs.replace(session._book, moments=(moment,))


def sent(hub: ClientHub, session: Session, audience: Audience) -> bytes:
    """The message sent to that viewer, or the refusal."""
    try:
        return wire.encode(hub.show(audience, Snapshot(session)))
    except Trouble as why:
        return str(why.say).encode()
