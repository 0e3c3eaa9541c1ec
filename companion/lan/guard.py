"""Reject requests for other host names and sockets from other sites; the security headers of every answer.

The names keep out other sites whose address points at the companion (DNS rebinding), the origin keeps out other
sites' scripts. Nothing is changed by a request: at a table all that people do goes through the socket, and what a
client may do once it is in depends on its token alone. A hub takes forms as well, from its own pages alone: a browser
says the origin of whatever it posts.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from ipaddress import IPv6Address, ip_address

from companion.lan.http import HttpRequest, Response, sentence

HOST = re.compile(r"(?:\[([0-9A-Fa-f:]+)\]|([A-Za-z0-9.-]+))(?::([0-9]{1,5}))?")
PORTS = {"http": 80, "https": 443}
MISDIRECTED, FORBIDDEN, NOT_ALLOWED, TOO_LONG, TOO_MUCH, TOO_LARGE, TOO_MANY = 421, 403, 405, 414, 431, 413, 429
MOST_URL = 512  # bytes; our longest has 40
MOST_HEADERS = 8 * 1024  # bytes; a browser sends less than 1,000

REASONS = {
    MISDIRECTED: "This companion does not answer under that name.\n",
    FORBIDDEN: "Only the companion's own page may connect.\n",
    NOT_ALLOWED: "There is nothing to change here: GET and HEAD only.\n",
    TOO_LONG: "That address is too long.\n",
    TOO_MUCH: "Those headers are too long.\n",
    TOO_LARGE: "A request has no body here.\n",
    TOO_MANY: "Too many requests. Wait a moment.\n",
}


def refusal(status: int) -> Response:
    """A sentence, and the connection ends: what was wrong with the request may be wrong with what follows it."""
    allow = {"allow": "GET, HEAD"} if status == NOT_ALLOWED else {}
    return sentence(status, REASONS[status], closes=True, **allow)


def verdict(request: HttpRequest, names: AbstractSet[str], most_form: int = 0) -> int:
    """0 = let it in, or the status to refuse it with. `names` are our hosts without port, in lower case.

    `most_form`: how many bytes a posted form may have; 0 = none is taken.
    """
    hosts = request.header_values("host")
    if len(hosts) != 1 or not is_our_host(hosts[0], names, request.scheme, request.port):
        return MISDIRECTED
    if not _is_from_our_page(request, f"{request.scheme}://{hosts[0].lower()}"):  # as a browser writes it
        return FORBIDDEN
    is_form = most_form > 0 and request.method == "POST"
    if is_form and not request.header_values("origin"):
        return FORBIDDEN
    if not is_form and request.method not in ("GET", "HEAD"):
        return NOT_ALLOWED
    if len(request.target) > MOST_URL:
        return TOO_LONG
    if sum(len(name) + len(value) for name, value in request.headers) > MOST_HEADERS:
        return TOO_MUCH
    return TOO_LARGE if request.length > (most_form if is_form else 0) else 0


def _is_from_our_page(request: HttpRequest, ours: str) -> bool:
    """A browser says the origin with every socket, and with requests only when they come from another site.

    Clients of this machine that are no browser (the touchscreen) say none.
    """
    if origins := request.header_values("origin"):
        return [o.lower() for o in origins] == [ours]
    return not request.is_socket_request or is_this_machine(request.peer)


def safe_headers(scheme: str, host: str, *, has_forms: bool = False) -> dict[str, str]:
    """Headers of every answer. `host` is a Host header that was let in: older Safaris want the socket spelled out. (A
    policy knows no addresses of IPv6.)

    A page with forms tells itself where it is: with "no-referrer" a browser would post them with the origin "null".
    """
    secure = scheme == "https"
    socket = f" {'wss' if secure else 'ws'}://{host}" if host and host[0] != "[" else ""
    forms = "'self'" if has_forms else "'none'"
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self'{socket}; base-uri 'none'; form-action {forms}; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "referrer-policy": "same-origin" if has_forms else "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache",  # ask again every time: after an update nobody keeps half an old page
    }
    # over plain http browsers ignore it, with a warning in their console
    return headers | ({"cross-origin-opener-policy": "same-origin"} if secure else {})


# ---- which page a request comes from -------------------------------------------------------------------
def is_our_host(host: str, names: AbstractSet[str], scheme: str, port: int) -> bool:
    """Whether a Host header names this companion: one of the names (in lower case), and the port it came in by."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    v6, name, its_port = found.groups()
    return (v6 or name.rstrip(".")).lower() in names and int(its_port or PORTS[scheme]) == port


def plain_address(address: str) -> str:
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
