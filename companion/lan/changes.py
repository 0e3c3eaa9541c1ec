"""When this machine's addresses change: the kernel says so, and nobody has to look again and again."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

LINKS, IPV4, IPV6 = 0x1, 0x10, 0x100  # groups of rtnetlink: RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR
MOST = 65_536  # bytes of a message, which is thrown away
SETTLES_S = 0.3  # an interface that comes is told in several messages


def told() -> socket.socket:
    """Where the kernel tells of each link and address that comes or goes."""
    sock = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE)
    sock.bind((0, LINKS | IPV4 | IPV6))
    sock.setblocking(False)
    return sock


async def changed(kernel: socket.socket, at_most_s: float) -> None:
    """Return when something has come or gone, or after so long: a message may have been lost."""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(at_most_s):
            await asyncio.get_running_loop().sock_recv(kernel, MOST)
    await asyncio.sleep(SETTLES_S)
