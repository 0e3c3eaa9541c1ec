"""Reading and saving small things by key: what cannot be read any more is as if it were not there."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from companion.errors import Unwritable
from companion.log.store import Store

log = logging.getLogger(__name__)


async def load(store: Store, key: str, kind: Any, fallback: Any) -> Any:
    """What is saved under that key, or the fallback where it is missing or from another time."""
    value = await store.kept(key)
    if value is None:
        return fallback
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        log.warning("a kept setting could not be read and is ignored: %s", error)
        return fallback


async def save_if_possible(store: Store, key: str, value: Any) -> None:
    """Save what is handy next time; a full disk must not stop the game for it."""
    try:
        await store.keep(key, msgspec.to_builtins(value))
    except Unwritable as error:
        log.warning("%s was not kept: %s", key, error)
