"""What a screen of the table is shown, asked inside a machine that nobody reaches: python within.py PAGE < SCREEN-FILE.

Writes the Welcome and that page's Show, each as one line of base64.
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


def heard(line: ClientConnection, kind: type[T]) -> T:
    """The next message of that kind."""
    while not isinstance(said := wire.decode_reply(line.recv(timeout=ANSWERS_S)), kind):
        pass
    return said


def main(page: str) -> None:
    told = json.load(sys.stdin)
    host = told["url"].split("/")[2]
    with connect(f"ws://{host}/ws", origin=Origin(f"http://{host}"), open_timeout=ANSWERS_S) as line:
        line.send(wire.encode(wire.Join(token=told["token"])).decode())
        welcome = heard(line, wire.Welcome)
        heard(line, wire.Show)
        line.send(wire.encode(wire.Go(page=page)).decode())
        for reply in (welcome, heard(line, wire.Show)):
            sys.stdout.write(base64.b64encode(wire.encode(reply)).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
