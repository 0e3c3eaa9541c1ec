"""The checks of every request (host name, origin, method, length) and the security headers of every response.

The host name check stops DNS rebinding, the origin check stops the scripts of other sites. At a table a request changes
nothing: all actions go through the socket, and a client's rights depend on its token alone. A hub also takes forms, but
only from its own pages: a browser sends an origin with every POST.
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
    """The response for this status. It closes the connection, because the next request may be as wrong."""
    allow = {"allow": "GET, HEAD"} if status == NOT_ALLOWED else {}
    return sentence(status, REASONS[status], closes=True, **allow)


def verdict(request: HttpRequest, names: AbstractSet[str], most_form: int = 0) -> int:
    """0 to accept the request, or the status to refuse it with.

    `names`: our hosts without port, in lower case. `most_form`: the maximum bytes of a posted form; 0 = no forms.
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
    """Whether the origin is our page: browsers send one with every socket, and with requests from other sites.

    Local clients other than browsers (the touchscreen) send none.
    """
    if origins := request.header_values("origin"):
        return [o.lower() for o in origins] == [ours]
    return not request.is_socket_request or is_this_machine(request.peer)


def safe_headers(scheme: str, host: str, *, has_forms: bool = False) -> dict[str, str]:
    """The security headers of a response. `host`: an accepted Host header, because older Safaris need the socket's URL.

    A policy cannot contain IPv6 addresses. Pages with forms need "same-origin": with "no-referrer" a browser posts the
    origin "null".
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
        "cache-control": "no-cache",  # revalidate every time: no half old page after an update
    }
    # over plain http browsers ignore this one, with a warning in their console
    return headers | ({"cross-origin-opener-policy": "same-origin"} if secure else {})


# ---- which page a request comes from -------------------------------------------------------------------
def is_our_host(host: str, names: AbstractSet[str], scheme: str, port: int) -> bool:
    """Whether a Host header names this companion: one of the names (in lower case) and the server's port."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    v6, name, its_port = found.groups()
    return (v6 or name.rstrip(".")).lower() in names and int(its_port or PORTS[scheme]) == port


def plain_address(address: str) -> str:
    """A client's normalised address: mapped IPv4 as IPv4, IPv6 loopback as 127.0.0.1; "" if it is not valid IPv6."""
    if ":" not in address:
        return address
    try:
        ipv6 = IPv6Address(address)
    except ValueError:
        return ""
    return "127.0.0.1" if ipv6.is_loopback else str(ipv6.ipv4_mapped or ipv6)


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
