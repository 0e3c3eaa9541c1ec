"""Run in a network of its own: a companion that is switched on before its network is there.

Prints how many seconds it took until it answered under its first address, under its next one, and was found there.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from zeroconf import IPVersion, Zeroconf

MOST_S = 60
FIRST, NEXT = "192.168.7.2", "192.168.7.9"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def until(true: Callable[[], bool]) -> float:
    """How long it took until that was true, in seconds."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < MOST_S
    return time.monotonic() - began


def answers(address: str, port: int) -> bool:
    """Whether the page is there under that address."""
    try:
        with socket.create_connection((address, port), 1) as sock:
            sock.sendall(f"GET / HTTP/1.1\r\nHost: {address}:{port}\r\n\r\n".encode())
            return sock.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def found() -> tuple[str, ...]:
    """The addresses of table.local, as somebody else in the LAN is told."""
    with Zeroconf(interfaces=["192.168.7.1"], ip_version=IPVersion.V4Only) as other:
        info = other.get_service_info("_http._tcp.local.", "table._http._tcp.local.", 1_000)
        return tuple(info.parsed_addresses()) if info else ()


def main(data: Path, port: int) -> None:
    """The box's side is eth0, the other's is the veth at its other end."""
    ip("link", "set", "lo", "up")
    words = [sys.executable, "-m", "companion", "--headless", "--simulate", "--port", str(port), "--data", str(data)]
    box = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        until(lambda: answers("127.0.0.1", port))
        ip("link", "add", "eth0", "type", "veth", "peer", "name", "veth1")
        for name, address in (("eth0", FIRST), ("veth1", "192.168.7.1")):
            ip("address", "add", f"{address}/24", "dev", name)
            ip("link", "set", name, "up")
        sys.stdout.write(f"{until(lambda: answers(FIRST, port))}\n")
        until(lambda: found() == (FIRST,))
        ip("address", "delete", f"{FIRST}/24", "dev", "eth0")
        ip("address", "add", f"{NEXT}/24", "dev", "eth0")
        sys.stdout.write(f"{until(lambda: answers(NEXT, port))}\n")
        sys.stdout.write(f"{until(lambda: found() == (NEXT,))}\n")
    finally:
        box.terminate()
        box.wait(MOST_S)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
