"""The addresses under which phones on the same LAN reach the companion, found without sending anything."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network

import ifaddr

HOME_NETS = tuple(IPv4Network(net) for net in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))
INNER = ("docker", "br-", "veth", "virbr", "tun", "tap", "wg", "lo")  # interfaces that no phone is behind
ELSEWHERE = ("192.0.2.1", 9)  # reserved for documentation: asked for its route only, nothing is sent there


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine that a phone may reach, the likeliest first; () without a network."""
    found = [
        (adapter.name, str(ip.ip)) for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)
    ]
    return ranked(found, routed_address())


def interface(address: str) -> str:
    """The interface behind one of this machine's addresses, as "wlan0"; "" if there is none."""
    named = {str(ip.ip): adapter.nice_name for adapter in ifaddr.get_adapters() for ip in adapter.ips}
    return named.get(address, "")


def routed_address() -> str:
    """The address from which this machine would leave its LAN, as the kernel's routes say; "" without a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(ELSEWHERE)  # for UDP this only looks the route up
        except OSError:
            return ""
        return str(sock.getsockname()[0])


def ranked(found: Iterable[tuple[str, str]], routed: str) -> tuple[str, ...]:
    """Of (interface, address) the addresses worth telling: the routed one first, then homes' usual ranges.

    Loopback, link-local addresses and interfaces inside this machine are left out.
    """
    usable = {
        address: index
        for index, (name, address) in enumerate(found)
        if not name.startswith(INNER) and _is_reachable(IPv4Address(address))
    }
    return tuple(sorted(usable, key=lambda a: (a != routed, _net_rank(IPv4Address(a)), usable[a])))


def _is_reachable(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified)


def _net_rank(address: IPv4Address) -> int:
    return next((i for i, net in enumerate(HOME_NETS) if address in net), len(HOME_NETS))


def host_names(addresses: Iterable[str], *names: str) -> frozenset[str]:
    """The Host names to answer under: this machine's own, the addresses, and each NAME.local."""
    return frozenset({"localhost", "127.0.0.1", "::1", *addresses, *(f"{name.lower()}.local" for name in names)})


def page_link(host: str, port: int, token: str = "", *, secure: bool = False) -> str:
    """The link to the page. The token stands in the fragment, which a browser never sends to a server."""
    scheme, usual = ("https", 443) if secure else ("http", 80)
    return f"{scheme}://{host}{'' if port == usual else f':{port}'}/{f'#t={token}' if token else ''}"
