"""Two companions on one bridge, each in its own network namespace, and a machine that looks for both.

    python -m tests.web.two_boxes FOLDER 46      4, 6: over IPv4 or IPv6 alone

Run in a network namespace. Both start at the same moment, as after a power cut. Prints their final names, asked from
another machine in the LAN.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from zeroconf import AddressResolver, IPVersion, Zeroconf  # type: ignore[attr-defined]  # as in companion/lan/discovery

MOST_S = 90
NETS = {"4": "192.168.7.{}/24", "6": "fd00:7::{}/64"}
BOXES = {"one": 2, "two": 3}
NAMES = ("table", "table-2", "table-3")


def run(*words: str) -> None:
    subprocess.run(words, check=True)


def companion(data: Path, namespace: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "companion", "--headless", "--port", "8642", "--data", str(data)]
    return subprocess.Popen(["ip", "netns", "exec", namespace, *words], stdout=subprocess.DEVNULL)


def join(namespace: str, nets: str) -> None:
    """Create a namespace with eth0 connected to the bridge."""
    run("ip", "netns", "add", namespace)
    run("ip", "link", "add", f"to-{namespace}", "type", "veth", "peer", "name", "eth0", "netns", namespace)
    run("ip", "link", "set", f"to-{namespace}", "master", "lan", "up")
    given = [f"address add {NETS[net].format(BOXES[namespace])} dev eth0" for net in nets]
    for words in ("link set lo up", *given, "link set eth0 up"):
        run("ip", "-n", namespace, *words.split())


def address(net: str, number: int) -> str:
    return NETS[net].format(number).partition("/")[0]


def found(name: str, net: str) -> tuple[str, ...]:
    """The addresses of NAME.local, asked over one IP version only."""
    version = IPVersion.V6Only if net == "6" else IPVersion.V4Only
    with Zeroconf(interfaces=[address(net, 1)], ip_version=version) as other:
        resolver = AddressResolver(f"{name}.local.")
        resolver.request(other, 1_000)
        return tuple(resolver.parsed_addresses())


def settled(nets: str) -> list[str]:
    """The names of both companions once they differ, or the last names found."""
    began, names = time.monotonic(), [""]
    while len({*names}) < len(BOXES) or "" in names:
        told = {each: name for name in reversed(NAMES) for net in nets for each in found(name, net)}
        of_box = ({told.get(address(net, number), "") for net in nets} for number in BOXES.values())
        names = [each.pop() if len(each) == 1 else "" for each in of_box]
        if time.monotonic() - began > MOST_S:
            break
    return names


def main(data: Path, nets: str) -> None:
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "lan", "type", "bridge")
    for net in nets:
        run("ip", "address", "add", NETS[net].format(1), "dev", "lan")
    run("ip", "link", "set", "lan", "up")
    for namespace in BOXES:
        join(namespace, nets)
    boxes = [companion(data / namespace, namespace) for namespace in BOXES]
    try:
        sys.stdout.write(f"{' '.join(settled(nets))}\n")
    finally:
        for box in boxes:
            box.terminate()
        for box in boxes:
            box.wait(MOST_S)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
