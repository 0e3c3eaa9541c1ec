"""The companion's web server over a desk that only publishes, as a process of its own: `python -m ... FOLDER`.

For every message: encode the Show once as JSON and hand it to every client, as bare.py does with the websockets
library's broadcast. FOLDER holds show.json.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import structs

from companion.access.mailbox import Mailbox
from companion.errors import Trouble
from companion.lan.sockets import listening
from companion.lan.web import Web, serve
from companion.view import wire
from rules.kit.types import Illegal

PATIENT_S = 3600.0  # a client that reads nothing stays, so that its cost is seen


@dataclass(eq=False)
class Guest:
    address: str
    role: wire.Role = "watch"
    mailbox: Mailbox = field(default_factory=Mailbox)


class Publisher:
    """A desk whose every client sees the same Show."""

    def __init__(self, show: wire.Show) -> None:
        self._show = show
        self._seq = 0
        self._guests: set[Guest] = set()

    def enter(self, join: wire.Join, peer: str) -> Guest:
        guest = Guest(address=peer)
        self._guests.add(guest)
        self._publish()
        return guest

    def leave(self, visit: Guest) -> None:
        self._guests.discard(visit)

    async def handle(self, visit: Guest, request: wire.Request) -> None:
        if isinstance(request, wire.Ping):
            visit.mailbox.reply(wire.encode(wire.Pong(at_ms=request.at_ms, now_ms=0)))
        else:
            self._publish()

    def refusal(self, visit: Guest, error: Illegal | Trouble, form: str) -> bytes:
        return wire.encode(wire.Refused(text=error.say.key))

    async def export(self, token: str, game_id: str) -> bytes:
        raise Trouble("no-such-record")

    def hosts(self) -> set[str]:
        return {"127.0.0.1"}

    def _publish(self) -> None:
        self._seq += 1
        frame = wire.encode(structs.replace(self._show, seq=self._seq))
        for guest in self._guests:
            guest.mailbox.show(frame)


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    show = wire.decode_reply((folder / "show.json").read_bytes())
    assert isinstance(show, wire.Show)
    serving = await serve(Web(Publisher(show), send_s=PATIENT_S), listening("127.0.0.1", 0))
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    print(f"http://127.0.0.1:{serving.port}/#t=", flush=True)
    await ends.wait()
    await serving.stop()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
