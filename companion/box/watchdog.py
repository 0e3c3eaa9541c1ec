"""systemd's watchdog: readiness, then a tick as long as every part that a game needs makes progress.

The protocol is sd_notify(3): one datagram per message to the socket in NOTIFY_SOCKET. Without systemd there is no such
socket, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping

Probe = Callable[[], Awaitable[object]]  # returns if its part makes progress; raises or hangs if not

TICKS = 3  # per watchdog time-out: some may be late, such as while an SD card is busy
AGAIN_S = 1.0  # rest after a failed probe: a whole interval would exceed the time-out
READY_S = 20.0  # time limit of a probe if no ticks are asked for

log = logging.getLogger(__name__)


async def watch(
    env: Mapping[str, str],
    probes: Mapping[str, Probe],
    *,
    wait: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Report readiness once every probe has succeeded, then tick after each interval in which all do, forever.

    A failed probe is soon retried. Runs on the event loop, so that a hanging loop sends nothing either. Returns at once
    without systemd, and after the first report if no ticks are asked for. `probes`: by name for the log.
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
    """Seconds between ticks; 0 if systemd asks this process for none."""
    if env.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    usec = env.get("WATCHDOG_USEC", "")
    return int(usec) / 1_000_000 / TICKS if usec.isdecimal() else 0.0


async def probe_all(probes: Mapping[str, Probe], limit_s: float) -> bool:
    """Whether all probes succeed within the limit; the log names those that fail."""
    return all(await asyncio.gather(*(_probe(name, probe, limit_s) for name, probe in probes.items())))


async def _probe(name: str, probe: Probe, limit_s: float) -> bool:
    try:
        async with asyncio.timeout(limit_s):
            await probe()
    except Exception as error:  # any failure means no progress
        log.warning("no answer from the %s: %s", name, str(error) or type(error).__name__)
        return False
    return True


def notify(address: str, message: str) -> None:
    """Send one message; "@" marks an abstract socket. An error is only logged."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock:
        try:
            sock.sendto(message.encode(), "\0" + address[1:] if address.startswith("@") else address)
        except OSError as error:
            log.warning("systemd did not hear %s: %s", message, error)


def server_probe(port: int) -> Probe:
    """A probe of the page's server on this machine, over a new connection each time."""

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
