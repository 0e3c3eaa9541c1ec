"""Saving small things by key, where nothing depends on it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from companion.errors import Unwritable
from companion.log.store import Store

log = logging.getLogger(__name__)


async def save_if_possible(store: Store, key: str, value: Any) -> bool:
    """Save what is handy next time, and whether it is saved; a full disk must not stop the game for it."""
    try:
        await store.keep(key, msgspec.to_builtins(value))
    except Unwritable as error:
        log.warning("%s was not kept: %s", key, error)
        return False
    return True
