"""Sound playback: through this machine's audio with `aplay`, and on buzzers at GPIO pins.

Each player has a thread of its own, asleep between sounds. Nothing here ever blocks the game.
"""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from gpiozero import Buzzer, TonalBuzzer
from gpiozero.tones import Tone

from hardware.config import BuzzerConfig, SoundConfig
from hardware.output import Sound
from hardware.pins import gpio_pins, loss
from hardware.signal import Found, Put, Reason
from hardware.speech import Speech
from hardware.tones import melody, wav

MOST_S = 3.0  # a sound takes 0.3 s; the time-out for a hanging audio device
OCTAVES = 3  # round a' = 440 Hz: the range of our sounds


class SoundPlayer:
    """A background player of one sound at a time; while one plays, only the newest request is kept. With speech, a text
    follows the sound; a newer request ends it."""

    def __init__(self, voice: Audio | Buzz, speech: Speech | None = None) -> None:
        self.name = voice.name
        self._voice, self._speech = voice, speech
        self._wish: tuple[Sound, int] | None = None
        self._text: tuple[str, str, int] | None = None
        self._is_ending = False
        self._wakeup = threading.Condition()  # with a reentrant lock
        self._thread: threading.Thread | None = None
        self._put: Put = lambda signal: None
        self._lost_devices: set[str] = set()

    def start(self, put: Put) -> None:
        self._put, self._is_ending = put, False
        self._try(self.name, "sound", self._voice.open)
        self._thread = threading.Thread(target=self._run, name=self.name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish the current sound, and drop the others."""
        with self._wakeup:
            self._is_ending = True
            self._wakeup.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._voice.close()

    def play(self, sound: Sound, volume: int) -> None:
        """Request the sound. Returns at once and never raises."""
        with self._wakeup:
            self._wish, self._text = (sound, volume), None
            self._wakeup.notify()

    def say(self, text: str, lang: str, volume: int) -> None:
        """Request the text after the sound; "" = be silent. Returns at once and never raises."""
        with self._wakeup:
            self._text = (text, lang, volume) if self._speech else None
            self._wakeup.notify()

    def _run(self) -> None:
        while (work := self._next_work()) is not None:
            self._try(*work)

    def _next_work(self) -> tuple[str, Reason, Callable[[], None]] | None:
        with self._wakeup:
            self._wait_for_work()
            if self._is_ending:
                return None
            if self._wish is not None:
                wish, self._wish = self._wish, None
                return self.name, "sound", partial(self._voice.play, *wish)
            assert self._speech is not None
            assert self._text is not None
            text, self._text = self._text, None
            return self._speech.name, "voice", partial(self._speech.say, *text, self._wait_for_work)

    def _wait_for_work(self, within_s: float | None = None) -> bool:
        """Wait for a request, at most that long; whether there is one."""
        with self._wakeup:
            return self._wakeup.wait_for(lambda: any((self._is_ending, self._wish, self._text)), within_s)

    def _try(self, name: str, reason: Reason, work: Callable[[], None]) -> None:
        """Run the work; report the first failure, and the recovery."""
        try:
            work()
        except Exception as error:  # whatever a driver or sound card raises: the game goes on
            if name not in self._lost_devices:
                self._lost_devices.add(name)
                self._put(loss(name, reason, error))
        else:
            if name in self._lost_devices:
                self._lost_devices.remove(name)
                self._put(Found(device=name))


class Audio:
    """The machine's audio, by ALSA's `aplay` in a process of its own, so that a crash or hang is not ours."""

    name = "sound:aplay"

    def __init__(self, config: SoundConfig, run: Callable[..., Any] = subprocess.run) -> None:
        self._command = (*config.aplay, "-")
        self._run = run

    def open(self) -> None:
        """Do nothing: a failure shows at the first sound."""

    def play(self, sound: Sound, volume: int) -> None:
        """Play the sound to its end."""
        self._run(self._command, input=wav(sound, volume), capture_output=True, timeout=MOST_S, check=True)

    def close(self) -> None:
        """Do nothing: between two sounds nothing is open."""


class Buzz:
    """A buzzer on a pin. A tonal one plays the melody; a plain one beeps in its rhythm. It has one volume."""

    def __init__(
        self,
        config: BuzzerConfig,
        pins: Callable[[], Any] = gpio_pins,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        self.name = f"sound:buzzer {config.pin}"
        self._config, self._pins, self._wait = config, pins, wait
        self._factory: Any = None
        self._device: Any = None

    def open(self) -> None:
        """Take the pin. A tonal buzzer is a coil, whose polarity does not matter."""
        self.close()
        self._factory = self._pins()
        if self._config.tonal:
            self._device = TonalBuzzer(self._config.pin, octaves=OCTAVES, pin_factory=self._factory)
        else:
            is_high = self._config.active == "high"
            self._device = Buzzer(self._config.pin, active_high=is_high, pin_factory=self._factory)

    def play(self, sound: Sound, volume: int) -> None:
        """Play the sound to its end."""
        if self._device is None:
            self.open()
        try:
            for hz, ms in melody(sound):
                self._play_note(hz)
                self._wait(ms / 1000)
        finally:
            self._play_note(0)

    def _play_note(self, hz: float) -> None:
        if self._config.tonal:
            self._device.play(Tone.from_frequency(hz) if hz else None)
        elif hz:
            self._device.on()
        else:
            self._device.off()

    def close(self) -> None:
        """Release the pin."""
        if self._device is not None:
            self._device.close()
        if self._factory is not None:
            self._factory.close()
        self._device = self._factory = None
