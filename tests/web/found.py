"""A companion that starts before its network; run in a network namespace.

Prints the seconds until it answers at its first address, at its second one, and until discovery finds it there.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from zeroconf import IPVersion, Zeroconf

from companion.lan.addresses import page_link

MOST_S = 60
# addresses: the other machine; the companion, before and after
NETS = {"4": ("192.168.7.1", "192.168.7.2", "192.168.7.9"), "6": ("fd00:7::1", "fd00:7::2", "fd00:7::9")}


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def until(true: Callable[[], bool]) -> float:
    """Wait for a condition. Returns the seconds."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < MOST_S
    return time.monotonic() - began


def answers(address: str, port: int) -> bool:
    """Whether an address serves the page."""
    try:
        with socket.create_connection((address, port), 1) as sock:
            host = page_link(address, port).removeprefix("http://").removesuffix("/")
            sock.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return sock.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def found(other_one: str) -> tuple[str, ...]:
    """The addresses of table.local, asked from another machine in the LAN."""
    version = IPVersion.V6Only if ":" in other_one else IPVersion.V4Only
    with Zeroconf(interfaces=[other_one], ip_version=version) as other:
        info = other.get_service_info("_http._tcp.local.", "table._http._tcp.local.", 1_000)
        return tuple(info.parsed_addresses()) if info else ()


def main(data: Path, port: int, net: str) -> None:
    """Run the trial; the companion's interface is eth0, the other machine's the peer veth."""
    other_one, first, then = NETS[net]
    many = "64" if net == "6" else "24"
    ip("link", "set", "lo", "up")
    words = [sys.executable, "-m", "companion", "--headless", "--simulate", "--port", str(port), "--data", str(data)]
    box = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        until(lambda: answers("127.0.0.1", port))
        ip("link", "add", "eth0", "type", "veth", "peer", "name", "veth1")
        for name, address in (("eth0", first), ("veth1", other_one)):
            ip("address", "add", f"{address}/{many}", "dev", name)
            ip("link", "set", name, "up")
        sys.stdout.write(f"{until(lambda: answers(first, port))}\n")
        until(lambda: found(other_one) == (first,))
        ip("address", "delete", f"{first}/{many}", "dev", "eth0")
        ip("address", "add", f"{then}/{many}", "dev", "eth0")
        sys.stdout.write(f"{until(lambda: answers(then, port))}\n")
        sys.stdout.write(f"{until(lambda: found(other_one) == (then,))}\n")
    finally:
        box.terminate()
        box.wait(MOST_S)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
