"""The addresses under which phones on the same LAN reach the companion, found without sending anything.

When they change the kernel says so, and nobody has to look again and again.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path

import ifaddr

HOME_NETS = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")))
INNER_INTERFACES = ("docker", "br-", "veth", "virbr", "tun", "tap", "wg", "lo")  # interfaces that no phone is behind
OUTSIDE_ADDRESS = ("192.0.2.1", 9)  # reserved for documentation: asked for its route only, nothing is sent there
IPV6 = Path("/proc/net/if_inet6")  # a line for each address: in hex, of which interface, with which flags
TEMPORARY_FLAGS = 0x01 | 0x08 | 0x20 | 0x40  # temporary, twice in this LAN, out of use soon, not in use yet
LINKS, NEW_IPV4, NEW_IPV6 = 0x1, 0x10, 0x100  # groups of rtnetlink: RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR
MOST_BYTES = 65_536  # bytes of a message, which is thrown away
SETTLE_S = 0.3  # an interface that comes is told in several messages


def lan_addresses() -> tuple[str, ...]:
    """The addresses of this machine that a phone may reach, the likeliest first; () without a network."""
    return ranked(_interface_addresses(), routed_address())


def shown_addresses(addresses: Sequence[str]) -> tuple[str, ...]:
    """Those that people are told: the long ones of IPv6 only where there is no other."""
    return tuple(each for each in addresses if ":" not in each) or tuple(addresses)


def interface(address: str) -> str:
    """The interface behind one of this machine's addresses, as "wlan0"; "" if there is none."""
    return next((name for name, each in _interface_addresses() if each == address), "")


def _interface_addresses() -> Iterator[tuple[str, str]]:
    for adapter in ifaddr.get_adapters():
        yield from ((adapter.nice_name, ip.ip) for ip in adapter.ips if isinstance(ip.ip, str))
    with suppress(OSError):  # a machine without IPv6
        yield from lasting_addresses(IPV6.read_text())


def lasting_addresses(table: str) -> Iterator[tuple[str, str]]:
    """Of the kernel's table (interface, address) of each IPv6 address that is there to stay."""
    for line in table.splitlines():
        digits, _, _, _, flags, name = line.split()
        if not int(flags, 16) & TEMPORARY_FLAGS:
            yield name, str(IPv6Address(int(digits, 16)))


def routed_address() -> str:
    """The address from which this machine would leave its LAN, as the kernel's routes say; "" without a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(OUTSIDE_ADDRESS)  # for UDP this only looks the route up
        except OSError:
            return ""
        return str(sock.getsockname()[0])


def ranked(found: Iterable[tuple[str, str]], routed: str) -> tuple[str, ...]:
    """Of (interface, address) the addresses worth telling: the routed one first, then homes' usual ranges, then IPv6.

    Loopback, link-local addresses and interfaces inside this machine are left out.
    """
    usable = {
        address: index
        for index, (name, address) in enumerate(found)
        if not (name.startswith(INNER_INTERFACES) or (ip := ip_address(address)).is_loopback or ip.is_link_local)
    }
    return tuple(sorted(usable, key=lambda a: (":" in a, a != routed, _net_rank(ip_address(a)), usable[a])))


def _net_rank(address: IPv4Address | IPv6Address) -> int:
    return next((i for i, net in enumerate(HOME_NETS) if address in net), len(HOME_NETS))


def host_names(addresses: Iterable[str], *names: str) -> frozenset[str]:
    """The Host names to answer under: this machine's own, the addresses, and each NAME.local."""
    return frozenset({"localhost", "127.0.0.1", "::1", *addresses, *(f"{name.lower()}.local" for name in names)})


def page_link(host: str, port: int, token: str = "", *, secure: bool = False) -> str:
    """The link to the page. The token stands in the fragment, which a browser never sends to a server."""
    scheme, usual = ("https", 443) if secure else ("http", 80)
    host = f"[{host}]" if ":" in host else host
    return f"{scheme}://{host}{'' if port == usual else f':{port}'}/{f'#t={token}' if token else ''}"


# ---- when they change ----------------------------------------------------------------------------------
def kernel_socket() -> socket.socket:
    """Where the kernel tells of each link and address that comes or goes."""
    sock = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE)
    sock.bind((0, LINKS | NEW_IPV4 | NEW_IPV6))
    sock.setblocking(False)
    return sock


async def wait_for_change(kernel: socket.socket, at_most_s: float) -> None:
    """Return when something has come or gone, or after so long: a message may have been lost."""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(at_most_s):
            await asyncio.get_running_loop().sock_recv(kernel, MOST_BYTES)
    await asyncio.sleep(SETTLE_S)
