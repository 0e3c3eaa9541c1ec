"""The address file, by which a touchscreen in its own service finds the core; readable only by its group."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import msgspec

from companion.box.display import find_display
from companion.box.screen_process import UI, screen_env
from companion.errors import Trouble
from companion.log.disk import atomic_file
from rules.kit.types import Frozen

MODE = 0o640  # it holds the table's token


class Address(Frozen, frozen=True, kw_only=True):
    """The core's WebSocket and the table screen's token."""

    url: str
    token: str


def write(file: Path, address: Address) -> None:
    """Write the file atomically, with its restricted mode."""
    atomic_file.write(file, msgspec.json.encode(address), MODE, synced=False).replace(file)


def read(file: Path) -> Address:
    """The address in the file. Raises Trouble if it is missing, unreadable or invalid."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Address)
    except (OSError, ValueError) as error:
        raise Trouble("screen-no-core", repr(error), file=str(file)) from error


def become_screen(file: Path, window: str, env: Mapping[str, str]) -> NoReturn:
    """Turn this process into the touchscreen, so that its service manager supervises the touchscreen itself.

    The token is passed in the environment, which other users cannot read. Raises Trouble without a core or display.
    """
    address, display = read(file), find_display(env)
    if display.kind == "none":
        raise Trouble("screen-no-display", why=display.why)
    home = Path(env.get("RUNTIME_DIRECTORY") or tempfile.gettempdir())
    os.execve(UI[0], UI, screen_env(env, display, address.url, address.token, home, window))
