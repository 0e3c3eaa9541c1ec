"""The first steps of a start: open the port and start the touchscreen's process.

The rest of the companion is imported while the touchscreen opens its window, so this module imports next to nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from socket import socket
from subprocess import Popen
from typing import NamedTuple

from companion.access.tokens import new_token
from companion.box.display import DisplayKind, find_display
from companion.box.screen_process import UI, end, launch, screen_env
from companion.lan.sockets import any_address, listening_socket, port

PORT = 8642
TOKEN = "COMPANION_TOKEN"  # in the environment of a restart: the table's token


class StartOptions(NamedTuple):
    """The options of the command line."""

    headless: bool = False
    port: int = PORT
    data: Path | None = None
    simulate: bool = False
    lang: str | None = None
    lan: bool = True
    demo: str = ""
    packages: Path | None = None  # the data folder whose packages are available; None = its own
    window: str = ""  # size of a window, "800x480"; "" = fill the display
    tls: bool = False  # serve the page over TLS
    screen_file: Path | None = None  # address file for a touchscreen that is started separately
    card_file: Path | None = None  # the note by `companion card` about the card's companion.toml
    verbose: bool = False  # more detailed log
    network: bool = False  # a dedicated machine: also manage its Wi-Fi


class Touchscreen(NamedTuple):
    """The touchscreen's process: `running` is the current one, `start` starts another."""

    start: Callable[[], Popen[bytes] | None]
    running: Popen[bytes] | None


class Startup(NamedTuple):
    """The resources opened by `prepare`."""

    token: str  # the table's
    lan: socket  # for the page
    here: socket  # for this machine alone, never over TLS, so that the screen needs no certificate
    touchscreen: Touchscreen | None  # None: no display, not wanted, or started separately


def data_folder(given: Path | None) -> Path:
    """The data folder: the given one, or the user's default."""
    if given is not None:
        return given
    import platformdirs

    return Path(platformdirs.user_data_dir("table-companion", appauthor=False))


@contextlib.contextmanager
def prepare(settings: StartOptions) -> Iterator[Startup]:
    """Open the port and start the touchscreen; both end afterwards. Raises Trouble if the port is unavailable."""
    with contextlib.ExitStack() as stack:
        lan = stack.enter_context(_open_lan_socket(settings))
        here = stack.enter_context(_open_local_socket(settings.port))
        token, url = os.environ.pop(TOKEN, "") or new_token(), f"ws://127.0.0.1:{port(here)}/ws"
        touchscreen = None
        if settings.screen_file:
            from companion.box.address_file import Address, write

            write(settings.screen_file, Address(url=url, token=token))
            stack.callback(settings.screen_file.unlink, missing_ok=True)
        elif not settings.headless and (display := find_display(os.environ)).kind != "none":
            touchscreen = _start_touchscreen(settings, display, url, token)
            if touchscreen.running is not None:
                stack.callback(end, touchscreen.running)
        yield Startup(token=token, lan=lan, here=here, touchscreen=touchscreen)


def _open_lan_socket(settings: StartOptions) -> socket:
    try:
        return listening_socket(any_address() if settings.lan else "127.0.0.1", settings.port)
    except OSError as error:
        from companion.errors import Trouble

        key = "port-taken" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "port-closed"
        raise Trouble(key, detail=str(error), port=str(settings.port)) from error


def _open_local_socket(lan_port: int) -> socket:
    """The next port if it is free, so that a separate screen finds it again after a restart."""
    try:
        return listening_socket("127.0.0.1", lan_port + 1 if lan_port else 0)
    except OSError:
        return listening_socket("127.0.0.1", 0)


def _start_touchscreen(settings: StartOptions, display: DisplayKind, url: str, token: str) -> Touchscreen:
    home = data_folder(settings.data) / "screen"
    start = partial(launch, UI, screen_env(os.environ, display, url, token, home, settings.window))
    return Touchscreen(start=start, running=start())
