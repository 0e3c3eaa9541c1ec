"""Which page a request comes from: the names in its Host and Origin headers."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from ipaddress import IPv6Address, ip_address

HOST = re.compile(r"(?:\[([0-9A-Fa-f:]+)\]|([A-Za-z0-9.-]+))(?::([0-9]{1,5}))?")
PORTS = {"http": 80, "https": 443}


def is_ours(host: str, names: AbstractSet[str], scheme: str, port: int) -> bool:
    """Whether a Host header names this companion: one of the names (in lower case), and the port it came in by."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    v6, name, its_port = found.groups()
    return (v6 or name.rstrip(".")).lower() in names and int(its_port or PORTS[scheme]) == port


def origin(scheme: str, host: str) -> str:
    """The origin of the page that is served under that Host header, as a browser writes it."""
    return f"{scheme}://{host.lower()}"


def plain(address: str) -> str:
    """A client's address as everything else knows it: IPv4 that came in by IPv6 is IPv4, and this machine has one; ""
    where it is none of IPv6."""
    if ":" not in address:
        return address
    try:
        ipv6 = IPv6Address(address)
    except ValueError:
        return ""
    return "127.0.0.1" if ipv6.is_loopback else str(ipv6.ipv4_mapped or ipv6)


def is_this_machine(address: str) -> bool:
    """Whether a client's address is this machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
