"""What the companion remembers about itself between evenings."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import structs

from companion.errors import Trouble
from rules.kit.types import Frozen


class Prefs(Frozen, frozen=True, kw_only=True):
    lang: Literal["en", "nl"] = "en"
    night: bool = False
    volume: int = 2  # 0 silent .. 3 loud
    quiet_from: str = ""  # "22:00": from then on nothing sounds, "" = never quiet
    quiet_to: str = "07:00"


def changed(prefs: Prefs, name: str, value: Any) -> Prefs:
    """With one setting changed. Trouble if there is no such setting or value."""
    match name, value:
        case "lang", "en" | "nl":
            return structs.replace(prefs, lang=value)
        case "light", "day" | "night":
            return structs.replace(prefs, night=value == "night")
    raise Trouble("no-such-setting", detail=f"{name}={value!r}")
