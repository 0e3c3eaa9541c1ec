"""The common cases of touchscreen and page: one file, run against both.

`forms`: what a form makes of what was kept and put: may it be confirmed, what is sent, what the confirm key says. A row
is "name" or "name/key". `fronts`: the row in front after each step. `taps`: a name, the kind of tap, its field, the
value before it, what is tapped, and the value after it; null if nothing. `pads`: a name, least and most, the number
that is shown, the keys of the number pad, what is typed then and what it comes to. `clocks`: a clock, how long ago it
was shown in ms, its digits. `cues`: a cue, the number of the last one, whether it is new.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SCREENS = Path(__file__).with_name("screens.json")


def cases() -> dict[str, Any]:
    """The cases by subject."""
    found: dict[str, Any] = json.loads(SCREENS.read_text(encoding="utf-8"))
    return found
