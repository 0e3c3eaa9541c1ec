"""The rig: all hardware of one companion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from hardware.buttons import Button
from hardware.config import ButtonConfig, EncoderConfig, Hardware
from hardware.dice_host import RollLedger
from hardware.dice_reader import DiceReader
from hardware.gesture import F_KEYS, Keys
from hardware.lamps import Lamps
from hardware.output import Lights, Sound
from hardware.pins import Inputs, PinUser, gpio_pins
from hardware.rotary import Knob
from hardware.signal import Device, Put, Shared
from hardware.sounds import Audio, Buzz, SoundPlayer
from hardware.speech import Speech


class Rig:
    """All configured devices as one device: a broken one does not stop the others."""

    def __init__(self, hardware: Hardware, now_ms: Callable[[], int], pins: Callable[[], Any] = gpio_pins) -> None:
        """`now_ms` is a monotonic clock; `pins` gives gpiozero's pin factory or raises."""
        ledger = RollLedger()  # shared: a reader may come back on another port
        self._readers = tuple(DiceReader(reader, now_ms, ledger) for reader in hardware.readers)
        buttons = (Button(each.device, each, now_ms) for each in hardware.buttons)
        parts = (*buttons, *_knobs(hardware, now_ms))
        inputs = (Inputs(parts, pins),) if parts else ()
        self._keys = Keys(hardware.keys or F_KEYS, now_ms)
        self.lamps = Lamps(hardware.lamps, pins)
        self.last_sound: Sound | None = None
        audio = (SoundPlayer(Audio(hardware.sound), Speech(hardware.sound)),) if hardware.sound else ()
        self._players = (*audio, *(SoundPlayer(Buzz(buzzer, pins)) for buzzer in hardware.buzzers))
        lamps = (self.lamps,) if hardware.lamps else ()
        self._devices: tuple[Device, ...] = (*lamps, *self._players, *inputs, self._keys, *self._readers)

    def start(self, put: Put) -> None:
        """Start every device; `put` may be called from any thread until `stop` returns."""
        for device in self._devices:
            device.start(put)

    def stop(self) -> None:
        for device in self._devices:
            device.stop()

    def key(self, name: str, down: bool) -> None:
        """Handle a key of the table's keyboard."""
        self._keys.key(name, down)

    def want(self, tints: Iterable[str]) -> None:
        """Send every dice reader the wanted dice, one colour a die."""
        wanted = tuple(tints)
        for reader in self._readers:
            reader.want(wanted)

    def light(self, lights: Lights) -> None:
        """Set the lamps."""
        self.lamps.show(lights)

    def play(self, sound: Sound, volume: int) -> None:
        """Play the sound once on every sounding device."""
        self.last_sound = sound if volume else self.last_sound
        for player in self._players:
            player.play(sound, volume)
        for reader in self._readers if volume else ():
            reader.play(sound)

    def say(self, text: str, lang: str, volume: int) -> None:
        """Read the text aloud after the sound, instead of any earlier text; "" = silence."""
        for player in self._players:
            player.say(text, lang, volume)


def _knobs(hardware: Hardware, now_ms: Callable[[], int]) -> Iterator[PinUser]:
    for config in hardware.encoders:
        yield Knob(f"encoder:{config.owner}", config, now_ms)
        if config.push is not None:
            yield Button(f"push:{config.owner}", _push_button(config, config.push), now_ms)


def _push_button(config: EncoderConfig, pin: int) -> ButtonConfig:
    """An encoder's push button as a button of its seat, or of the table."""
    active: Literal["low"] | None = "low" if config.pull == "none" else None
    shared: Shared | None = "next" if config.seat is None else None
    return ButtonConfig(pin=pin, seat=config.seat, shared=shared, pull=config.pull, active=active)
