"""What the companion remembers about itself between evenings."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import structs

from companion.errors import Trouble
from rules.kit.types import Frozen

VOLUMES = (0, 1, 2, 3)  # silent .. loud
NEVER = "never"
QUIET_FROM = (NEVER, "20:00", "21:00", "22:00", "23:00")
QUIET_TO = ("06:00", "07:00", "08:00", "09:00")


class Prefs(Frozen, frozen=True, kw_only=True):
    lang: Literal["en", "nl"] = "en"
    night: bool = False
    volume: int = 2  # 0 silent .. 3 loud
    quiet_from: str = ""  # "22:00": from then on nothing sounds, "" = never quiet
    quiet_to: str = "07:00"
    wifi_name: str = ""  # of the network that phones shall be in, "" = not told
    wifi_password: str = ""
    tls: bool = False  # the page over TLS, from the next start on


def changed(prefs: Prefs, name: str, value: Any) -> Prefs:
    """With one setting changed. Trouble if there is no such setting or value."""
    match name, value:
        case "lang", "en" | "nl":
            return structs.replace(prefs, lang=value)
        case "light", "day" | "night":
            return structs.replace(prefs, night=value == "night")
        case "volume", int(volume) if volume in VOLUMES:
            return structs.replace(prefs, volume=volume)
        case "quiet_from", str(hour) if hour in QUIET_FROM:
            return structs.replace(prefs, quiet_from="" if hour == NEVER else hour)
        case "quiet_to", str(hour) if hour in QUIET_TO:
            return structs.replace(prefs, quiet_to=hour)
        case "tls", "on" | "off":
            return structs.replace(prefs, tls=value == "on")
    raise Trouble("no-such-setting", detail=f"{name}={value!r}")
