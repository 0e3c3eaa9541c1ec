"""One table that floods the club, for tests.trials.bench.club: as many messages a second as it is told, of all kinds.

python -m tests.trials.bench.club_flood PORT TABLE A_SECOND
"""

from __future__ import annotations

import sys
import time

from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from companion.club import topics
from companion.club.state import State
from companion.log.record import encode
from tests.club.engines import PASSWORD

PIECE_S = 0.01


def main(port: int, table: str, a_second: int) -> None:
    client = Client(CallbackAPIVersion.VERSION2, client_id=table, protocol=MQTTProtocolVersion.MQTTv5)
    client.username_pw_set(table, PASSWORD)
    client.max_inflight_messages_set(65_535)
    client.connect("127.0.0.1", port)
    client.loop_start()
    number, began_s = 0, time.monotonic()
    while True:
        while number < (time.monotonic() - began_s) * a_second:
            number += 1
            match number % 3:
                case 0:
                    client.publish(topics.state(table), encode(State(id="G", game=f"Flood {number}")), retain=True)
                case 1:
                    entry = b'{"s":1,"hash":"%d","line":{"k":"head","n":%d}}' % (number, number)
                    client.publish(topics.log(table, f"G{number % 100}"), entry, qos=1)
                case _:
                    client.publish(topics.committed(table), b'{"games":{"G%d":5}}' % number, qos=1)
        time.sleep(PIECE_S)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
