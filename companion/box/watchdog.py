"""Tell systemd that the companion is ready, and then that it is alive, as long as everything a game needs makes
progress.

The protocol is that of sd_notify(3): one datagram a message, to the socket that NOTIFY_SOCKET names. Whoever is not
started by systemd has no such socket, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping

Probe = Callable[[], Awaitable[object]]  # returns when its part has made progress; raises or hangs when it has not

TICKS = 3  # in one time-out of the watchdog: some may be late, such as while an SD card is busy
AGAIN_S = 1.0  # after a probe that was in vain: with another whole rest the time-out would be over by then
READY_S = 20.0  # how long a probe may take where no watchdog asks for ticks

log = logging.getLogger(__name__)


async def watch(
    env: Mapping[str, str],
    probes: Mapping[str, Probe],
    *,
    wait: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Report ready once every probe has answered, then tick after each further time that all of them do; for ever.
    One that does not answer is asked again soon.

    It runs on the event loop, so that a loop that hangs sends nothing either. Returns at once without systemd, and
    after the first report where no ticks are asked for. `probes` by the name that the log may give them.
    """
    address = env.get("NOTIFY_SOCKET", "")
    if not address:
        return
    every_s = interval_s(env)
    while not await probe_all(probes, every_s or READY_S):
        await wait(AGAIN_S)
    notify(address, "READY=1")
    while every_s:
        await wait(every_s)
        while not await probe_all(probes, every_s):
            await wait(AGAIN_S)
        notify(address, "WATCHDOG=1")


def interval_s(env: Mapping[str, str]) -> float:
    """Seconds from one tick to the next; 0 where systemd asks this process for none."""
    if env.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    usec = env.get("WATCHDOG_USEC", "")
    return int(usec) / 1_000_000 / TICKS if usec.isdecimal() else 0.0


async def probe_all(probes: Mapping[str, Probe], limit_s: float) -> bool:
    """Whether each of them answers within that time; the log names those that do not."""
    return all(await asyncio.gather(*(_probe(name, probe, limit_s) for name, probe in probes.items())))


async def _probe(name: str, probe: Probe, limit_s: float) -> bool:
    try:
        async with asyncio.timeout(limit_s):
            await probe()
    except Exception as error:  # whatever it is: no progress
        log.warning("no answer from the %s: %s", name, str(error) or type(error).__name__)
        return False
    return True


def notify(address: str, message: str) -> None:
    """Send one message; an address that begins with @ is an abstract one. A systemd that is gone needs no message."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock:
        try:
            sock.sendto(message.encode(), "\0" + address[1:] if address.startswith("@") else address)
        except OSError as error:
            log.warning("systemd did not hear %s: %s", message, error)


def server_probe(port: int) -> Probe:
    """Asks the page's server on this machine whether it is well, over a new connection each time."""

    async def ask() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
            status = (await reader.readline()).decode(errors="replace").split()
        finally:
            writer.close()
        if status[1:2] != ["200"]:
            raise ConnectionError(" ".join(status) or "nothing came back")

    return ask
