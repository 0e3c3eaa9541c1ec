"""A phone in the companion's own network, played inside the machine: python wifi_phone.py ADDRESS NETWORK PASSWORD.

It opens the page as anybody does who has typed the address, looks at the Wi-Fi, and tells the box that password.
"""

from __future__ import annotations

import sys
from typing import TypeVar

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from companion.view import wire

PORT = 8642
ANSWERS_S = 180.0
T = TypeVar("T", bound=wire.Reply)


def heard(line: ClientConnection, kind: type[T]) -> T:
    """The next message of that kind; a refusal ends it."""
    while not isinstance(said := wire.decode_reply(line.recv(timeout=ANSWERS_S)), kind):
        if isinstance(said, wire.Refused):
            raise SystemExit(f"refused: {said.text}")
    return said


def asked(line: ClientConnection, request: wire.Request) -> None:
    line.send(wire.encode(request).decode())


def main(address: str, name: str, password: str) -> None:
    """Tell it, and write down what the page said before."""
    host = f"{address}:{PORT}"
    with connect(f"ws://{host}/ws", origin=Origin(f"http://{host}"), open_timeout=ANSWERS_S) as line:
        asked(line, wire.Join())
        heard(line, wire.Show)
        asked(line, wire.Go(page="network"))
        page = heard(line, wire.Show)
        sys.stdout.write(" | ".join([page.band.ask, *(fact.text for fact in page.facts)]))
        asked(line, wire.Go(page=f"network-join/{name}"))
        heard(line, wire.Show)
        asked(line, wire.Answer(form=f"~network-join/{name}", values={"password": password}, id="from-the-phone"))
        heard(line, wire.Done)


if __name__ == "__main__":
    main(*sys.argv[1:])
