"""The outputs of the hardware: lamps, sounds, speech, and the dice that readers wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from companion.devices.cues import Cues, loudness
from companion.devices.input import wanted_tints
from companion.fence import fence
from companion.log.clocks import Clocks, seats_short_of_time
from companion.table.events import Happened
from companion.table.intents import SetPause
from companion.table.settings import Settings
from companion.table.snapshot import Snapshot
from hardware.output import Light, Lights, Sound
from hardware.signal import Pressed
from rules.kit.types import TABLE, Prompt, Seat, Tint

Announce = Callable[[Snapshot | None, str], str]  # the sentence of the newest cue in that language


@dataclass(frozen=True, kw_only=True)
class Wires:
    """A connection to each kind of device; a missing device ignores its calls. Safe to use at any time."""

    want: Callable[[tuple[str, ...]], None] = lambda tints: None  # to the dice readers: the dice to roll now
    light: Callable[[Lights], None] = lambda lights: None  # to the lamps
    play: Callable[[Sound, int], None] = lambda sound, volume: None  # to the loudspeakers
    say: Callable[[str, str, int], None] = lambda text, lang, volume: None  # to the voice; "" = silence
    refuse: Callable[[str], None] = lambda device: None  # to a die: its roll does not count
    key: Callable[[str, bool], None] = lambda name, down: None  # keys of a screen that may stand for buttons


class Outputs:
    """The listener that drives all outputs."""

    def __init__(
        self, cues: Cues, settings: Settings, wires: Wires, local_time: Callable[[], str], announce: Announce
    ) -> None:
        """`local_time` gives the time of the day at the table's place, as "22:05"."""
        self.wanted_tints: tuple[str, ...] = ()  # the dice that a reader may fill in now, one colour a die
        self._cues, self._settings = cues, settings
        self._wires, self._local_time, self._announce = wires, local_time, announce
        self._last_speech = ("", "")  # the last text, and its language

    async def hear(self, happened: Happened) -> None:
        """Set the lamps, the wanted dice and the sound for the current state."""
        if happened.event == "request-refused":
            self._play("refused")
            return
        with fence("dice wishes"):
            self._request_dice(happened)
            if happened.event == "refused" and happened.signal:
                self._wires.refuse(happened.signal.device)
        with fence("lamps"):
            self._light(happened.now)
        if heard := self._cues.sound:
            self._play(heard)

    async def speak(self, happened: Happened) -> None:
        """Speak the news, or repeat the last speech at the press of a button. A pause silences it, and so does the
        setting."""
        prefs, signal = self._settings.prefs, happened.signal
        volume = loudness(prefs, self._local_time()) if prefs.spoken else 0
        again = isinstance(signal, Pressed) and signal.button == "repeat"
        if self._last_speech[0] and (not volume or isinstance(happened.intent, SetPause)):
            self._last_speech = self._last_speech if volume else ("", "")
            self._wires.say("", "", 0)
        elif volume and (self._cues.sound or again):
            if self._cues.sound or not self._last_speech[0]:
                self._last_speech = self._announce(happened.now, prefs.lang), prefs.lang
            self._wires.say(*self._last_speech, volume)

    def _request_dice(self, happened: Happened) -> None:
        now = wanted_tints(happened.now.prompts, happened.arrived.values) if happened.now else ()
        if now != self.wanted_tints:
            self.wanted_tints = now
            self._wires.want(now)

    def _light(self, now: Snapshot | None) -> None:
        if now is None:
            self._wires.light({})
            return
        self._wires.light(lights(now.prompts, now.session.clocks(), now.session.head.tints))

    def _play(self, sound: Sound) -> None:
        if volume := loudness(self._settings.prefs, self._local_time()):
            self._wires.play(sound, volume)


def lights(prompts: Iterable[Prompt], clocks: Clocks, tints: Sequence[Tint]) -> dict[Seat, Light]:
    """The lamps by seat, with TABLE for the table's own; lamps that are off are left out.

    Lit: the table waits for this seat. Blinking: the same, and time is short. Dim: an optional prompt is open. All are
    off while the game is paused or over. `tints` are the colours of the seats' pieces.
    """
    if not clocks.ticking:
        return {}
    may = {prompt.seat for prompt in prompts if not prompt.secret}
    waited, short = frozenset(clocks.running.seats), seats_short_of_time(clocks)
    return {
        seat: Light(
            how="blink" if seat in short else "lit" if seat in waited else "dim",
            tint=tints[seat] if seat != TABLE else "none",
        )
        for seat in sorted(may | waited | short)
    }
