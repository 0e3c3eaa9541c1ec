"""Run in a network of its own: two boxes on one bridge, in a namespace each, and somebody who looks for both.

    python -m tests.web.two_boxes FOLDER

Prints to which names the first and the second box answer in the end, as somebody else in the LAN is told. Both are
switched on at the same moment, as after a power cut.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from zeroconf import AddressResolverIPv4, IPVersion, Zeroconf  # type: ignore[attr-defined]  # as in companion/lan/discovery

MOST_S = 90
BOXES = ("192.168.7.2", "192.168.7.3")
NAMES = ("table", "table-2", "table-3")


def run(*words: str) -> None:
    subprocess.run(words, check=True)


def companion(data: Path, namespace: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "companion", "--headless", "--port", "8642", "--data", str(data)]
    return subprocess.Popen(["ip", "netns", "exec", namespace, *words], stdout=subprocess.DEVNULL)


def join(namespace: str, address: str) -> None:
    """A namespace with one end of a cable, as eth0, whose other end is in the bridge."""
    run("ip", "netns", "add", namespace)
    run("ip", "link", "add", f"to-{namespace}", "type", "veth", "peer", "name", "eth0", "netns", namespace)
    run("ip", "link", "set", f"to-{namespace}", "master", "lan", "up")
    for words in ("link set lo up", f"address add {address}/24 dev eth0", "link set eth0 up"):
        run("ip", "-n", namespace, *words.split())


def found(name: str) -> tuple[str, ...]:
    """The addresses of NAME.local."""
    with Zeroconf(interfaces=["192.168.7.1"], ip_version=IPVersion.V4Only) as other:
        resolver = AddressResolverIPv4(f"{name}.local.")
        resolver.request(other, 1_000)
        return tuple(resolver.parsed_addresses())


def settled() -> list[str]:
    """The names of both boxes, once each has one of its own; what there is, where that never comes."""
    began, names = time.monotonic(), [""]
    while len({*names}) < len(BOXES) or "" in names:
        told = {address: name for name in reversed(NAMES) for address in found(name)}
        names = [told.get(address, "") for address in BOXES]
        if time.monotonic() - began > MOST_S:
            break
    return names


def main(data: Path) -> None:
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "lan", "type", "bridge")
    run("ip", "address", "add", "192.168.7.1/24", "dev", "lan")
    run("ip", "link", "set", "lan", "up")
    for namespace, address in zip(("one", "two"), BOXES, strict=True):
        join(namespace, address)
    boxes = [companion(data / namespace, namespace) for namespace in ("one", "two")]
    try:
        sys.stdout.write(f"{' '.join(settled())}\n")
    finally:
        for box in boxes:
            box.terminate()
        for box in boxes:
            box.wait(MOST_S)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
