"""One table that floods the club, for tests.trials.bench.club: as many messages a second as ordered, of all kinds.

All of them are readable, so each costs the hub as much as an ordinary one: states, records, claims of what it has. They
are prepared in advance and written unchanged: a flood must not take the processor from the programs that it floods.

python -m tests.trials.bench.club_flood PORT TABLE A_SECOND
"""

from __future__ import annotations

import sys
import time
from itertools import cycle
from socket import socket
from typing import cast

from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from companion.club import topics
from companion.club.report import UNKNOWN, pack
from companion.club.state import TableState
from companion.log.record import encode
from tests.club.engines import PASSWORD
from tests.trials.bench.club_tables import record_of

PIECE_S = 0.01
GAMES, LINES, CLAIMED = 100, 40, 1_000
PUBLISH, RETAIN = 0x30, 1
SEVEN_BITS = 128


def published(topic: str, payload: bytes, flags: int = 0) -> bytes:
    """The packet of a message without acknowledgement."""
    body = len(topic).to_bytes(2, "big") + topic.encode() + b"\0" + payload
    left, length = len(body), bytearray()
    while left >= SEVEN_BITS:
        length.append(left % SEVEN_BITS + SEVEN_BITS)
        left //= SEVEN_BITS
    return bytes((PUBLISH | flags, *length, left)) + body


def packets(table: str) -> list[bytes]:
    """A state, a record and claims in turn, each different from the one before of its kind."""
    claims = encode({f"G{game}": UNKNOWN for game in range(CLAIMED)})
    made = []
    for number in range(2 * GAMES):
        game, lines = number % GAMES, LINES + number // GAMES
        made.append(published(topics.state(table), encode(TableState(id="G", game=f"Flood {number}")), RETAIN))
        made.append(published(topics.log(table, f"G{game}"), pack(record_of(game, lines))))
        made.append(published(topics.committed(table), claims))
    return made


def main(port: int, table: str, a_second: int) -> None:
    client = Client(CallbackAPIVersion.VERSION2, client_id=table, protocol=MQTTProtocolVersion.MQTTv5)
    client.username_pw_set(table, PASSWORD)
    client.connect("127.0.0.1", port)
    while not client.is_connected():
        client.loop()
    sock = cast("socket", client.socket())
    sock.setblocking(True)
    endless, number, began_s = cycle(packets(table)), 0, time.monotonic()
    while True:
        many = int((time.monotonic() - began_s) * a_second) - number
        sock.sendall(b"".join(next(endless) for _ in range(many)))
        number += many
        print(f"{number / (time.monotonic() - began_s + PIECE_S):.0f} messages a second", end="\r", file=sys.stderr)
        time.sleep(PIECE_S)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
