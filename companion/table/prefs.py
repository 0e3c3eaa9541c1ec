"""The companion's own settings."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs

from companion.errors import Trouble
from companion.table.automation import Automation
from companion.view.languages import ENGLISH, LANGS
from companion.view.wire import Looks
from rules.kit.types import Frozen

VOLUMES = (0, 1, 2, 3)  # silent .. loud
NEVER = "never"
QUIET_FROM = (NEVER, "20:00", "21:00", "22:00", "23:00")
QUIET_TO = ("06:00", "07:00", "08:00", "09:00")
DIM_MIN = (0, 2, 5, 10, 30)  # without a touch, 0 = never


class Prefs(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What another version kept besides is passed over, so that nobody loses the rest."""

    lang: str = ENGLISH
    night: bool = False
    looks: Looks = Looks(dim_s=600)  # of the touchscreen
    volume: int = 2  # 0 silent .. 3 loud
    quiet_from: str = ""  # "22:00": from then on nothing sounds, "" = never quiet
    quiet_to: str = "07:00"
    wifi_name: str = ""  # of the network that phones shall be in, "" = not told
    wifi_password: str = ""
    tls: bool = False  # the page over TLS, from the next start on
    own: dict[str, Automation] = {}  # by game: what the box does of its own accord


def changed(prefs: Prefs, name: str, value: Any) -> Prefs:
    """With one setting changed. Trouble if there is no such setting or value."""
    match name, value:
        case "lang", str() if value in LANGS:
            return structs.replace(prefs, lang=value)
        case "light", "day" | "night":
            return structs.replace(prefs, night=value == "night")
        case "hand", "left" | "right":
            return _looking(prefs, left=value == "left")
        case "facing", "this" | "other":
            return _looking(prefs, flipped=value == "other")
        case "letters", "normal" | "large":
            return _looking(prefs, large=value == "large")
        case "motion", "glides" | "calm":
            return _looking(prefs, calm=value == "calm")
        case "dim", int(minutes) if minutes in DIM_MIN:
            return _looking(prefs, dim_s=minutes * 60)
        case "volume", int(volume) if volume in VOLUMES:
            return structs.replace(prefs, volume=volume)
        case "quiet_from", str(hour) if hour in QUIET_FROM:
            return structs.replace(prefs, quiet_from="" if hour == NEVER else hour)
        case "quiet_to", str(hour) if hour in QUIET_TO:
            return structs.replace(prefs, quiet_to=hour)
        case "tls", "on" | "off":
            return structs.replace(prefs, tls=value == "on")
    raise Trouble("no-such-setting", detail=f"{name}={value!r}")


def _looking(prefs: Prefs, **looks: bool | int) -> Prefs:
    return structs.replace(prefs, looks=structs.replace(prefs.looks, **looks))


def owning(prefs: Prefs, game_id: str, kind: str, how: Any) -> Prefs:
    """With what the box does of its own accord in that game. Trouble if there is no such kind or way."""
    was = prefs.own.get(game_id, Automation())
    try:
        now = msgspec.convert({**structs.asdict(was), kind: how}, Automation)
    except msgspec.ValidationError as error:
        raise Trouble("no-such-setting", detail=f"{game_id} {kind}={how!r}") from error
    return structs.replace(prefs, own={**prefs.own, game_id: now})
