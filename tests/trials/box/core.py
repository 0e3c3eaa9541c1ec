"""The companion in the machine, seen by a client over the network: the table's own token, one connection, moves."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
import urllib.request
from collections.abc import Callable
from typing import TypeVar

from msgspec import structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from companion.view import wire
from tests.trials.box.machine import ADDRESS, PORT, Machine
from tests.trials.box.trouble import Wrong, until

HOST = f"{ADDRESS}:{PORT}"
SCREEN_FILE = "/run/table-companion/screen"
STARTS_S = 1200.0
ANSWERS_S = 180.0
T = TypeVar("T", bound=wire.Reply)


def is_well(port: int) -> bool:
    """Whether /health answers as a phone would ask for it."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/health", headers={"Host": HOST})
    with urllib.request.urlopen(request, timeout=5) as answer:
        return bool(answer.status == 200)


def wait_until_well(machine: Machine, most_s: float = STARTS_S) -> float:
    """Wait for /health; the seconds until it answered."""
    begun_s = time.monotonic()
    until("the core answers", lambda: is_well(machine.made.port), most_s)
    return time.monotonic() - begun_s


def token_of(machine: Machine) -> str:
    """The token of the table's own screen."""
    said = until("the screen's file", lambda: machine.shell.tried(f"cat {SCREEN_FILE}")[1].strip() or None, ANSWERS_S)
    return str(json.loads(said)["token"])


class Core:
    """A second screen of the table, with all rights of the first."""

    def __init__(self, port: int, token: str) -> None:
        sock = socket.create_connection(("127.0.0.1", port), timeout=ANSWERS_S)
        self._line: ClientConnection = connect(
            f"ws://{HOST}/ws",
            sock=sock,
            origin=Origin(f"http://{HOST}"),
            open_timeout=ANSWERS_S,
            max_size=2**24,
            ping_interval=None,  # a slow machine is no dead one
        )
        self._ids = f"{random.SystemRandom().getrandbits(48):x}"
        self._asked = 0
        self._send(wire.Join(token=token))
        self.welcome = self._next(wire.Welcome)
        self.show = self._next(wire.Show)

    def _send(self, request: wire.Request) -> None:
        self._line.send(wire.encode(request).decode())

    def _hear(self) -> wire.Reply:
        try:
            return self._taken(self._line.recv(timeout=ANSWERS_S))
        except TimeoutError as error:
            raise Wrong(f"the core said nothing for {ANSWERS_S:.0f} s") from error
        except ConnectionClosed as error:
            raise Wrong(f"the core has hung up: {error}") from error

    def _taken(self, frame: str | bytes) -> wire.Reply:
        reply: wire.Reply = wire.decode_reply(frame)
        if isinstance(reply, wire.Show):
            self.show = reply
        if isinstance(reply, wire.Welcome):
            self.welcome = reply
        return reply

    def _hear_what_came(self) -> None:
        """Read the messages that have arrived meanwhile."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._taken(self._line.recv(timeout=0))

    def _next(self, kind: type[T]) -> T:
        while not isinstance(reply := self._hear(), kind):
            pass
        return reply

    # ---- looking ------------------------------------------------------------------------------------
    def go(self, page: str) -> wire.Show:
        """That page as it is now, or the page to which the core redirects."""
        self._hear_what_came()
        self._send(wire.Go(page=page))
        return self._next(wire.Show)

    def until(self, true: Callable[[wire.Show], bool], most_s: float = ANSWERS_S) -> wire.Show:
        """The first Show for which `true` holds, beginning with the newest."""
        ends_s = time.monotonic() + most_s
        while not true(self.show):
            if time.monotonic() > ends_s:
                raise Wrong(f"the core still shows {self.show.page}: {self.show.band.ask}")
            self._hear()
        return self.show

    # ---- doing -----------------------------------------------------------------------------------------
    def do(self, request: wire.Answer | wire.Set | wire.Pause | wire.Undo) -> wire.Done | wire.Refused:
        """The reply; Done means that the request is on the disk."""
        self._asked += 1
        name = f"{self._ids}-{self._asked}"
        self._send(structs.replace(request, id=name))
        while True:
            reply = self._hear()
            if isinstance(reply, wire.Done | wire.Refused) and reply.id == name:
                return reply

    def must(self, request: wire.Answer | wire.Set | wire.Pause | wire.Undo) -> None:
        """Send a request that cannot be refused."""
        if isinstance(said := self.do(request), wire.Refused):
            raise Wrong(f"{request} was refused: {said.text}")

    def close(self) -> None:
        self._line.close()
