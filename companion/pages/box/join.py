"""Connecting phones: the QR codes of the page and of the Wi-Fi, and the choice of the Wi-Fi that the companion joins.

"network" shows the current network and those in range, "network-join/NAME" asks for the password, "network-join" for
the name as well. The table screen may always choose; a phone only while the companion runs its own access point, whose
password is on the table screen: a phone in that network is at the table.
"""

from __future__ import annotations

from itertools import zip_longest

from msgspec import structs

from companion.access.roles import is_allowed
from companion.box.wifi import WifiState
from companion.errors import Stale, Trouble
from companion.pages.page import Submission, View, asks, keys
from companion.table.core import Core
from companion.view.qr import qr
from companion.view.wire import Fact, FieldView, Role, Show, TextView

WAYS = {"wl": "wifi", "et": "cable", "en": "cable"}  # by the prefix of Linux's interface names
MOST_NAME, LEAST_PASSWORD, MOST_PASSWORD = 32, 8, 63  # the limits of Wi-Fi: bytes, and ASCII letters


def draw(view: View) -> Show:
    """The page's address as a QR code and in words: no app, account or internet. Operators also see the seat code."""
    links, ways = view.core.links.current, ["phones", "wifi", *(["network"] if view.core.network else [])]
    own = [view.link(f"{way}-link", way) for way in ways if view.is_operator]
    if not links.watch:
        nobody = (view.fact("join-closed" if links.closed else "join-no-lan", "warn"),)
        return view.screen("join", view.heading("join-title"), facts=nobody, links=own)
    addresses = zip_longest(links.watch, links.ways[: len(links.watch)], fillvalue="")
    # for comparison with the browser's certificate warning
    fingerprint = (view.fact("join-fingerprint", "label"), Fact(text=links.fingerprint)) if links.fingerprint else ()
    return view.screen(
        "join",
        view.heading("join-title"),
        drawing=qr(links.watch[0]),
        facts=(
            view.fact("join-how"),
            *(Fact(text=url, value=_way(view, way)) for url, way in addresses),
            *(code(view) if view.is_operator else ()),
            *fingerprint,
            view.fact("join-phones", "label", n=view.core.phones.browsers),
        ),
        links=own,
    )


def _way(view: View, interface: str) -> str:
    """The kind of an interface, in words for people."""
    kind = next((kind for start, kind in WAYS.items() if interface.startswith(start)), "")
    return view.text(f"join-way-{kind}") if kind else interface


def code(view: View) -> tuple[Fact, Fact]:
    """The seat code, with which a phone gets a seat without approval."""
    digits = view.core.phones.code.text
    return view.fact("join-code", "label"), Fact(text=f"{digits[:3]} {digits[3:]}", style="big")


async def prepare(core: Core, subject: str) -> None:
    """Update the links: the network may have come up since the start."""
    core.links.look()


# ---- the Wi-Fi -----------------------------------------------------------------------------------------
def draw_wifi(view: View) -> Show:
    """The form for the Wi-Fi's name and password, and then its QR code."""
    prefs = view.core.settings.prefs
    name = TextView(name="name", label=view.text("wifi-name"), most=MOST_NAME, default=prefs.wifi_name, exact=True)
    password = TextView(name="password", label=view.text("wifi-password"), most=MOST_PASSWORD,
                        default=prefs.wifi_password, exact=True)  # fmt: skip
    return view.screen(
        "wifi",
        view.heading("wifi-title", "wifi-ask"),
        drawing=qr(wifi(prefs.wifi_name, prefs.wifi_password)) if prefs.wifi_name else None,
        asks=asks(view.form("wifi", name, password, confirm="wifi-confirm", missing="wifi-type")),
        back="join",
    )


def wifi(name: str, password: str) -> str:
    """The text of a QR code with which a phone's camera joins this network."""
    kind = "WPA" if password else "nopass"
    return f"WIFI:T:{kind};S:{_escaped(name)};P:{_escaped(password)};;"


def _escaped(text: str) -> str:
    return "".join(f"\\{c}" if c in '\\;,":' else c for c in text)


async def take_wifi(sent: Submission) -> str:
    """Save name and password in the settings; only the main table screen shows them."""
    settings, name, password = sent.core.settings, sent.text("name")[:MOST_NAME], sent.text("password")[:MOST_PASSWORD]
    await settings.save(structs.replace(settings.prefs, wifi_name=name, wifi_password=password))
    return "wifi"


# ---- the machine's network -----------------------------------------------------------------------------
MOST_SHOWN = 8
OTHER = "/"  # the option that leads to the form for a name


def wifi_state(core: Core) -> WifiState:
    """The state of the Wi-Fi; kind "none" if the companion does not manage it."""
    return core.network.state if core.network else WifiState(kind="none")


def may_choose(core: Core, role: Role) -> bool:
    return is_allowed(role, "operator") or wifi_state(core).kind == "own"


def network_news(view: View) -> Fact | None:
    """The home page's warning without a network, with a link to this page."""
    kind = wifi_state(view.core).kind
    if kind not in ("own", "joining") or not may_choose(view.core, view.role):
        return None
    return Fact(text=view.text(f"network-news-{kind}"), style="warn", go="network")


def draw_network(view: View) -> Show:
    """The current network and every Wi-Fi in range."""
    state = wifi_state(view.core)
    band = view.heading("network-title", f"network-is-{state.kind}", name=state.name)
    choosing = may_choose(view.core, view.role) and state.kind not in ("none", "joining")
    names = [*((each.name, each.name) for each in state.seen[:MOST_SHOWN]), (OTHER, view.text("network-other"))]
    own = state.kind == "own" and view.is_operator
    return view.screen(
        "network",
        band,
        drawing=qr(wifi(state.name, state.password)) if own else None,
        facts=(
            Fact(text=view.speaker.speak(state.failed), style="warn") if state.failed else None,
            *(_steps(view, state) if own else ()),
        ),
        asks=asks(view.form("network", keys("name", view.text("network-choose"), names))) if choosing else (),
        links=(view.link("join-link", "join"),),
    )


def _steps(view: View, state: WifiState) -> tuple[Fact, ...]:
    """The steps to connect a phone, by QR code or by typing name and password."""
    return (
        view.fact("network-how"),
        view.fact("wifi-name", value=state.name),
        view.fact("wifi-password", value=state.password),
        *(view.fact("network-then", value=address) for address in view.core.links.current.watch[:1]),
    )


async def prepare_network(core: Core, subject: str) -> None:
    """Scan for networks in range."""
    if core.network is not None:
        await core.network.look_around()


async def change(sent: Submission) -> str:
    """Go to the form for the chosen network."""
    value = sent.change[1]
    return "network-join" if value == OTHER else f"network-join/{value}"


# ---- one network --------------------------------------------------------------------------------------------
def draw_join(view: View) -> Show:
    """The form for a network's password, if need be with its name."""
    path = f"network-join/{view.subject}" if view.subject else "network-join"
    confirm = "network-join" if view.subject else "network-join-other"
    sheet = view.form(path, *_fields(view), confirm=confirm, missing="network-type", name=view.subject)
    return view.screen(
        path,
        view.heading("network-title", "network-password-of" if view.subject else "network-other", name=view.subject),
        facts=() if view.is_operator else (view.fact("network-leaves"),),
        asks=asks(sheet) if may_choose(view.core, view.role) else (),
        back="network",
    )


def _fields(view: View) -> tuple[FieldView, ...]:
    name = TextView(name="name", label=view.text("wifi-name"), most=MOST_NAME, exact=True)
    password = TextView(name="password", label=view.text("wifi-password"), most=MOST_PASSWORD, exact=True)
    if not view.subject:
        return name, password
    known = next((each for each in wifi_state(view.core).seen if each.name == view.subject), None)
    return () if known and not known.secured else (password,)


async def take_join(sent: Submission) -> str:
    """Try to join at once; every screen shows the outcome."""
    core = sent.core
    if core.network is None:
        raise Stale("form-closed")
    if not may_choose(core, sent.visit.role):
        raise Trouble("only-the-table")
    name, password = sent.subject or sent.text("name"), sent.text("password")
    if not 1 <= len(name.encode()) <= MOST_NAME:
        raise Trouble("network-bad-name")
    known = next((each for each in core.network.state.seen if each.name == name), None)
    admitted = LEAST_PASSWORD <= len(password) <= MOST_PASSWORD and password.isascii() and password.isprintable()
    if (password or not known or known.secured) and not admitted:
        raise Trouble("network-bad-password")
    core.network.choose(name, password)
    await core.notify()
    return "network"
