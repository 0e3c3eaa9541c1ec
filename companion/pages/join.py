"""The QR codes for phones: the page, and the Wi-Fi."""

from __future__ import annotations

from msgspec import structs

from companion.pages.page import Page, Submission, View, asks, back, form, heading, link, screen
from companion.table.core import Core
from companion.view.draw import qr
from companion.view.wire import Fact, Link, Show, TextView

WAYS = {"wl": "wifi", "et": "cable", "en": "cable"}  # what Linux calls the interfaces behind them
MOST_NAME, MOST_PASSWORD = 32, 63  # what Wi-Fi admits


def draw(view: View) -> Show:
    """The address as a QR code and in words; no app, no account, no internet. The code stands on the box alone."""
    links = view.core.links.now
    own = _own_links(view) if view.is_operator else ()
    if not links.watch:
        nobody = (Fact(text=view.text("join-closed" if links.closed else "join-no-lan"), style="warn"),)
        return screen(view, "join", heading(view, "join-title"), facts=nobody, links=own, back=back(view))
    return screen(
        view,
        "join",
        heading(view, "join-title"),
        drawing=qr(links.watch[0]),
        facts=(
            Fact(text=view.text("join-how")),
            *_addresses(view),
            *(code(view) if view.is_operator else ()),
            *_fingerprint(view),
            Fact(text=view.text("join-phones", n=view.core.phones.browsers), style="label"),
        ),
        links=own,
        back=back(view),
    )


def _own_links(view: View) -> tuple[Link, ...]:
    """The seats on phones, the Wi-Fi as a code, and the way into another where that is the companion's business."""
    chosen = (link(view, "network-link", "network"),) if view.core.network else ()
    return link(view, "phones-link", "phones"), link(view, "wifi-link", "wifi"), *chosen


def _addresses(view: View) -> tuple[Fact, ...]:
    """Each address, and behind what it is: the names of interfaces say nothing to people."""
    links = view.core.links.now
    ways = (*links.ways, *[""] * len(links.watch))
    return tuple(Fact(text=url, value=_way(view, way)) for url, way in zip(links.watch, ways, strict=False))


def _way(view: View, interface: str) -> str:
    kind = next((kind for start, kind in WAYS.items() if interface.startswith(start)), "")
    return view.text(f"join-way-{kind}") if kind else interface


def _fingerprint(view: View) -> tuple[Fact, ...]:
    """What a browser must show of the certificate, if the line is encrypted."""
    digits = view.core.links.now.fingerprint
    return (Fact(text=view.text("join-fingerprint"), style="label"), Fact(text=digits)) if digits else ()


def code(view: View) -> tuple[Fact, ...]:
    """The short code, for phones that want a seat without being asked about."""
    digits = view.core.phones.code.text
    return Fact(text=view.text("join-code"), style="label"), Fact(text=f"{digits[:3]} {digits[3:]}", style="big")


async def prepare(core: Core, about: str) -> None:
    """The network may have come since the start."""
    core.links.look()


# ---- the Wi-Fi -----------------------------------------------------------------------------------------
def draw_wifi(view: View) -> Show:
    """Name and password of the Wi-Fi, typed once; from then on a code that phones understand."""
    prefs = view.core.settings.prefs
    name = TextView(name="name", label=view.text("wifi-name"), most=MOST_NAME, default=prefs.wifi_name, exact=True)
    password = TextView(name="password", label=view.text("wifi-password"), most=MOST_PASSWORD,
                        default=prefs.wifi_password, exact=True)  # fmt: skip
    return screen(
        view,
        "wifi",
        heading(view, "wifi-title", "wifi-ask"),
        drawing=qr(wifi(prefs.wifi_name, prefs.wifi_password)) if prefs.wifi_name else None,
        asks=asks(form(view, "wifi", name, password, confirm="wifi-confirm", missing="wifi-type")),
        back=back(view, "join"),
    )


def wifi(name: str, password: str) -> str:
    """What phones' cameras understand as "get into this network"."""
    kind = "WPA" if password else "nopass"
    return f"WIFI:T:{kind};S:{_escaped(name)};P:{_escaped(password)};;"


def _escaped(text: str) -> str:
    return "".join(f"\\{c}" if c in '\\;,":' else c for c in text)


async def take_wifi(sent: Submission) -> str:
    """They are kept with the settings; shown on the box's own screen alone."""
    settings, name, password = sent.core.settings, sent.text("name").strip(), sent.text("password").strip()
    await settings.save(
        structs.replace(settings.prefs, wifi_name=name[:MOST_NAME], wifi_password=password[:MOST_PASSWORD])
    )
    return "wifi"


PAGE = Page(draw=draw, prepare=prepare)
WIFI = Page(draw=draw_wifi, take=take_wifi)
