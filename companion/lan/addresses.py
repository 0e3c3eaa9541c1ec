"""This machine's LAN addresses, found without sending a packet; the kernel reports changes, so there is no polling."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path

import ifaddr

HOME_NETS = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")))
INNER_INTERFACES = ("docker", "br-", "veth", "virbr", "tun", "tap", "wg", "lo")  # no phone is behind these
OUTSIDE_ADDRESS = ("192.0.2.1", 9)  # reserved for documentation: used for a route lookup only, nothing is sent
IPV6 = Path("/proc/net/if_inet6")  # a line for each address: the address in hex, ..., its flags, its interface
TEMPORARY_FLAGS = 0x01 | 0x08 | 0x20 | 0x40  # IFA_F_TEMPORARY, IFA_F_DADFAILED, IFA_F_DEPRECATED, IFA_F_TENTATIVE
LINKS, NEW_IPV4, NEW_IPV6 = 0x1, 0x10, 0x100  # groups of rtnetlink: RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR
MOST_BYTES = 65_536  # of a netlink message; its content is not read
SETTLE_S = 0.3  # an interface that comes up causes several messages


def lan_addresses() -> tuple[str, ...]:
    """This machine's addresses that a phone may reach, the likeliest first; () without a network."""
    return ranked(_interface_addresses(), routed_address())


def shown_addresses(addresses: Sequence[str]) -> tuple[str, ...]:
    """The addresses to show to people: IPv4, or IPv6 if there is no other."""
    return tuple(each for each in addresses if ":" not in each) or tuple(addresses)


def interface(address: str) -> str:
    """The interface that has this address, as "wlan0"; "" if none has it."""
    return next((name for name, each in _interface_addresses() if each == address), "")


def _interface_addresses() -> Iterator[tuple[str, str]]:
    for adapter in ifaddr.get_adapters():
        yield from ((adapter.nice_name, ip.ip) for ip in adapter.ips if isinstance(ip.ip, str))
    with suppress(OSError):  # a machine without IPv6
        yield from lasting_addresses(IPV6.read_text())


def lasting_addresses(table: str) -> Iterator[tuple[str, str]]:
    """(interface, address) of each permanent IPv6 address in the kernel's table."""
    for line in table.splitlines():
        digits, _, _, _, flags, name = line.split()
        if not int(flags, 16) & TEMPORARY_FLAGS:
            yield name, str(IPv6Address(int(digits, 16)))


def routed_address() -> str:
    """The source address of the kernel's route to the internet; "" without a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(OUTSIDE_ADDRESS)  # for UDP only a route lookup
        except OSError:
            return ""
        return str(sock.getsockname()[0])


def ranked(found: Iterable[tuple[str, str]], routed: str) -> tuple[str, ...]:
    """The usable addresses of these (interface, address): the routed one first, then home ranges, then IPv6.

    Leaves out loopback, link-local addresses and interfaces inside this machine.
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
    """The accepted Host names: localhost, the addresses, and each NAME.local."""
    return frozenset({"localhost", "127.0.0.1", "::1", *addresses, *(f"{name.lower()}.local" for name in names)})


def page_link(host: str, port: int, token: str = "", *, secure: bool = False) -> str:
    """The URL of the page. The token is in the fragment, which a browser never sends to a server."""
    scheme, usual = ("https", 443) if secure else ("http", 80)
    host = f"[{host}]" if ":" in host else host
    return f"{scheme}://{host}{'' if port == usual else f':{port}'}/{f'#t={token}' if token else ''}"


# ---- changes -------------------------------------------------------------------------------------------
def kernel_socket() -> socket.socket:
    """An rtnetlink socket that receives a message for each link or address added or removed."""
    sock = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE)
    sock.bind((0, LINKS | NEW_IPV4 | NEW_IPV6))
    sock.setblocking(False)
    return sock


async def wait_for_change(kernel: socket.socket, at_most_s: float) -> None:
    """Wait for a link or address change, or until the time-out, since the kernel may drop a message."""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(at_most_s):
            await asyncio.get_running_loop().sock_recv(kernel, MOST_BYTES)
    await asyncio.sleep(SETTLE_S)
