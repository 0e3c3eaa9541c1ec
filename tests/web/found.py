"""Companions in a LAN of their own, to be run in a network namespace, and another machine that looks for them.

    python -m tests.web.found late FOLDER 4      a companion that starts before its network; 6: over IPv6
    python -m tests.web.found two FOLDER 46      two that start at the same moment, as after a power cut

`late` prints the seconds until it answers at its first address, at its second one, and until discovery finds it there.
`two` prints their final names.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from zeroconf import AddressResolver, IPVersion, Zeroconf  # type: ignore[attr-defined]  # as in companion/lan/discovery

from companion.lan.addresses import page_link

PORT = 8642
MOST_S = 90
NETS = {"4": ("192.168.7.{}", 24), "6": ("fd00:7::{}", 64)}
BOXES = {"one": 2, "two": 3}  # network namespace -> its number in the LAN; the other machine has 1
NAMES = ("table", "table-2", "table-3")


def ip(words: str) -> None:
    subprocess.run(["ip", *words.split()], check=True)


def address(net: str, number: int) -> str:
    return NETS[net][0].format(number)


def with_mask(net: str, number: int) -> str:
    return f"{address(net, number)}/{NETS[net][1]}"


def companion(data: Path, *before: str) -> subprocess.Popen[bytes]:
    words = [*before, sys.executable, "-m", "companion", "--headless", "--port", str(PORT), "--data", str(data)]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL)


def until(true: Callable[[], bool]) -> float:
    """Wait for a condition. Returns the seconds."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < MOST_S
    return time.monotonic() - began


def answers(host: str) -> bool:
    """Whether an address serves the page."""
    try:
        with socket.create_connection((host, PORT), 1) as sock:
            named = page_link(host, PORT).removeprefix("http://").removesuffix("/")
            sock.sendall(f"GET / HTTP/1.1\r\nHost: {named}\r\n\r\n".encode())
            return sock.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def found(name: str, net: str) -> tuple[str, ...]:
    """The addresses of NAME.local, asked from the other machine over one IP version only."""
    version = IPVersion.V6Only if net == "6" else IPVersion.V4Only
    with Zeroconf(interfaces=[address(net, 1)], ip_version=version) as other:
        resolver = AddressResolver(f"{name}.local.")
        resolver.request(other, 1_000)
        return tuple(resolver.parsed_addresses())


def late(data: Path, net: str) -> str:
    """The companion's interface is eth0, the other machine's the peer veth."""
    first, then = address(net, 2), address(net, 9)
    box = companion(data)
    try:
        until(lambda: answers("127.0.0.1"))
        ip("link add eth0 type veth peer name veth1")
        for name, number in (("eth0", 2), ("veth1", 1)):
            ip(f"address add {with_mask(net, number)} dev {name}")
            ip(f"link set {name} up")
        reached_s = until(lambda: answers(first))
        until(lambda: found(NAMES[0], net) == (first,))
        ip(f"address delete {with_mask(net, 2)} dev eth0")
        ip(f"address add {with_mask(net, 9)} dev eth0")
        return f"{reached_s} {until(lambda: answers(then))} {until(lambda: found(NAMES[0], net) == (then,))}"
    finally:
        box.terminate()
        box.wait(MOST_S)


def two(data: Path, nets: str) -> str:
    """Each has a namespace, whose eth0 is connected to a bridge."""
    ip("link add lan type bridge")
    for net in nets:
        ip(f"address add {with_mask(net, 1)} dev lan")
    ip("link set lan up")
    for box, number in BOXES.items():
        ip(f"netns add {box}")
        ip(f"link add to-{box} type veth peer name eth0 netns {box}")
        ip(f"link set to-{box} master lan up")
        for words in ("link set lo up", *(f"address add {with_mask(net, number)} dev eth0" for net in nets),
                      "link set eth0 up"):  # fmt: skip
            ip(f"-n {box} {words}")
    boxes = [companion(data / box, "ip", "netns", "exec", box) for box in BOXES]
    names = [""]

    def differ() -> bool:
        told = {each: name for name in reversed(NAMES) for net in nets for each in found(name, net)}
        of_box = ({told.get(address(net, number), "") for net in nets} for number in BOXES.values())
        names[:] = [each.pop() if len(each) == 1 else "" for each in of_box]
        return len({*names}) == len(BOXES) and "" not in names

    try:
        until(differ)
        return " ".join(names)
    finally:
        for each in boxes:
            each.terminate()
        for each in boxes:
            each.wait(MOST_S)


if __name__ == "__main__":
    ip("link set lo up")
    trial = {"late": late, "two": two}[sys.argv[1]]
    sys.stdout.write(f"{trial(Path(sys.argv[2]), sys.argv[3])}\n")
