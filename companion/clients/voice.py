"""Reads aloud at the table what has just become of it, where the table wants that."""

from __future__ import annotations

from collections.abc import Callable

from companion.access.client_session import Audience
from companion.devices.cues import Cues, loudness
from companion.devices.outputs import Wires
from companion.pages.page import View
from companion.pages.spoken import told
from companion.table.happened import Happened
from companion.table.settings import Settings
from companion.table.snapshot import Snapshot
from hardware.signal import Pressed
from rules.kit.types import TABLE


class Voice:
    """It says what everybody may know, after the bell; quiet hours hold. A button has it say so again."""

    def __init__(
        self,
        cues: Cues,
        settings: Settings,
        wires: Wires,
        local_time: Callable[[], str],
        view: Callable[[Audience, Snapshot | None], View],
    ) -> None:
        self._cues, self._settings, self._wires = cues, settings, wires
        self._local_time, self._view = local_time, view
        self._said = ("", "")  # last: the text and its language

    async def hear(self, happened: Happened) -> None:
        """Say what is new. Where nothing shall be said any more, it is silent at once."""
        prefs, signal = self._settings.prefs, happened.signal
        volume = loudness(prefs, self._local_time()) if prefs.spoken else 0
        again = isinstance(signal, Pressed) and signal.button == "repeat"
        if not volume and self._said[0]:
            self._say("", "", 0)
        if not volume or not (self._cues.heard or again):
            return
        if self._cues.heard or not self._said[0]:
            view = self._view(Audience("operator", prefs.lang, "play"), happened.now)
            self._said = told(view, self._cues.heard or "turn", self._cues.since(TABLE)), prefs.lang
        self._say(*self._said, volume)

    def _say(self, text: str, lang: str, volume: int) -> None:
        self._said = text, lang
        self._wires.say(text, lang, volume)
