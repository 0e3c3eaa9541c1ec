"""Requests to the companion from inside the machine, by the release's own Python.

python inside.py show PAGE < SCREEN-FILE   a screen: the Welcome and that page's Show, a line of base64 each
python inside.py wifi HOST NAME PASSWORD   a phone in its own network, which looks at the Wi-Fi and tells that password
"""

from __future__ import annotations

import base64
import json
import sys
from typing import TypeVar

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from companion.view import wire

ANSWERS_S = 180.0
T = TypeVar("T", bound=wire.Reply)


def line_to(host: str) -> ClientConnection:
    return connect(f"ws://{host}/ws", origin=Origin(f"http://{host}"), open_timeout=ANSWERS_S)


def heard(line: ClientConnection, kind: type[T], request: wire.Request) -> T:
    """Send a request; the next message of that kind. A refusal raises an error."""
    line.send(wire.encode(request).decode())
    while not isinstance(said := wire.decode_reply(line.recv(timeout=ANSWERS_S)), kind):
        if isinstance(said, wire.Refused):
            raise SystemExit(f"refused: {said.text}")
    return said


def show(page: str) -> None:
    told = json.load(sys.stdin)
    with line_to(told["url"].split("/")[2]) as line:
        welcome = heard(line, wire.Welcome, wire.Join(token=told["token"]))
        line.recv(timeout=ANSWERS_S)  # the current page
        for reply in (welcome, heard(line, wire.Show, wire.Go(page=page))):
            sys.stdout.write(base64.b64encode(wire.encode(reply)).decode() + "\n")


def wifi(host: str, name: str, password: str) -> None:
    """Enter the password, and print the page's earlier text."""
    with line_to(host) as line:
        heard(line, wire.Show, wire.Join())
        page = heard(line, wire.Show, wire.Go(page="network"))
        sys.stdout.write(" | ".join([page.band.ask, *(fact.text for fact in page.facts)]))
        heard(line, wire.Show, wire.Go(page=f"network-join/{name}"))
        answer = wire.Answer(form=f"~network-join/{name}", values={"password": password}, id="from-the-phone")
        heard(line, wire.Done, answer)


if __name__ == "__main__":
    show(sys.argv[2]) if sys.argv[1] == "show" else wifi(*sys.argv[2:])
