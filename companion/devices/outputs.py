"""What lamps, dice readers and loudspeakers are told when something has happened."""

from __future__ import annotations

from collections.abc import Callable

from companion.devices.cues import Cues, loudness
from companion.devices.input import wanted
from companion.devices.lamp_states import lights
from companion.devices.wires import Wires
from companion.fence import fence
from companion.table.happened import Happened
from companion.table.settings import Settings
from companion.table.snapshot import Snapshot
from hardware.output import Sound


class Outputs:
    """The hardware that shows and sounds."""

    def __init__(self, cues: Cues, settings: Settings, wires: Wires, local_time: Callable[[], str]) -> None:
        """`local_time` gives the time of the day where the table stands, as "22:05"."""
        self.wanted: tuple[str, ...] = ()  # the dice that a reader may fill in now, one colour a die
        self._cues, self._settings = cues, settings
        self._wires, self._local_time = wires, local_time

    async def hear(self, happened: Happened) -> None:
        """The lamps, the dice that are asked for and what is heard, as it all is now."""
        if happened.event == "request-refused":
            self._play("refused")
            return
        with fence("dice wishes"):
            self._want(happened)
        with fence("lamps"):
            self._light(happened.now)
        if heard := self._cues.heard:
            self._play(heard)

    def _want(self, happened: Happened) -> None:
        now = wanted(happened.now.prompts, happened.arrived.values) if happened.now else ()
        if now != self.wanted:
            self.wanted = now
            self._wires.want(now)

    def _light(self, now: Snapshot | None) -> None:
        if now is None:
            self._wires.light({})
            return
        self._wires.light(lights(now.prompts, now.session.clocks(), now.session.head.tints))

    def _play(self, sound: Sound) -> None:
        if volume := loudness(self._settings.prefs, self._local_time()):
            self._wires.play(sound, volume)
