"""The sockets on which the page is served."""

from __future__ import annotations

import socket

GONE_MS = 20_000  # the kernel forgets a client that has not acknowledged anything for so long
QUIET_S, PROBE_S = 20, 10  # it asks a quiet one whether it is still there; that wakes nobody here
SEND_BYTES = 32 * 1024  # left alone the kernel keeps megabytes of old Shows for a phone that sleeps


def any_address() -> str:
    """All addresses that this machine has or will have, those of IPv6 too where it knows any."""
    return "::" if socket.has_dualstack_ipv6() else "0.0.0.0"


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket with that address; who connects to it waits until it is served. `port` 0 takes a free one.

    OSError if it cannot be had. Its connections inherit what is set on it.
    """
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if ":" in host:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # IPv4 comes in by it as well
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # or a Show so soon after another waits for 40 ms
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_MS)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, QUIET_S)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, PROBE_S)
    try:
        sock.bind((host, port))
        sock.listen()
    except OSError:
        sock.close()
        raise
    return sock


def port(sock: socket.socket) -> int:
    """The port that it has."""
    number: int = sock.getsockname()[1]
    return number
