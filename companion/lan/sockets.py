"""Listening sockets of the web server."""

from __future__ import annotations

import socket

GONE_MS = 20_000  # the kernel drops a client that acknowledges nothing for this time
QUIET_S, PROBE_S = 20, 10  # keep-alive probes of the kernel, which wake no process
SEND_BYTES = 32 * 1024  # by default the kernel buffers megabytes of old Shows for a sleeping phone


def any_address() -> str:
    """The wildcard address: IPv4 and IPv6, or IPv4 on a machine without IPv6."""
    return "::" if socket.has_dualstack_ipv6() else "0.0.0.0"


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket, whose connections inherit its options; `port` 0 takes a free one. Raises OSError."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if ":" in host:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # accepts IPv4 as well
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else a Show right after another waits 40 ms
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
    number: int = sock.getsockname()[1]
    return number
