"""The companion's own sounds, short and wooden, made of sines: WAV bytes for a loudspeaker, notes for a buzzer."""

from __future__ import annotations

import io
import wave
from array import array
from functools import cache
from math import exp, pi, sin
from typing import Literal

from msgspec import Struct

from hardware.output import LOUDEST, Sound

RATE = 22_050  # samples a second
FULL = 32_767
PEAKS = (0.0, 0.15, 0.4, 0.9)  # of a volume, as a part of the full scale
ATTACK_MS, RELEASE_MS = 2, 8  # without soft edges every stroke clicks

Timbre = Literal["wood", "bell"]
PARTIALS: dict[Timbre, tuple[tuple[float, float, float], ...]] = {  # times the frequency, loudness, decay per second
    "wood": ((1.0, 1.0, 28.0), (2.76, 0.35, 55.0), (5.4, 0.15, 90.0)),  # a bar of wood: dry, and not in tune
    "bell": ((1.0, 1.0, 9.0), (2.0, 0.4, 13.0), (3.01, 0.25, 18.0)),
}


class Stroke(Struct, frozen=True, kw_only=True):
    """One stroke of a mallet."""

    at_ms: int
    ms: int
    hz: float
    to_hz: float = 0  # slides there; 0 = stays
    timbre: Timbre = "wood"


SOUNDS: dict[Sound, tuple[Stroke, ...]] = {
    "written": (Stroke(at_ms=0, ms=120, hz=620),),
    "turn": (Stroke(at_ms=0, ms=130, hz=440), Stroke(at_ms=150, ms=150, hz=440)),
    "undone": (Stroke(at_ms=0, ms=220, hz=700, to_hz=330),),
    "refused": (Stroke(at_ms=0, ms=160, hz=150),),
    "reveal": (Stroke(at_ms=0, ms=140, hz=440), Stroke(at_ms=90, ms=180, hz=660)),
    "warning": (Stroke(at_ms=0, ms=300, hz=880, timbre="bell"),),
    "time-up": (Stroke(at_ms=0, ms=130, hz=880, timbre="bell"), Stroke(at_ms=160, ms=140, hz=880, timbre="bell")),
    "win": (
        Stroke(at_ms=0, ms=300, hz=523, timbre="bell"),
        Stroke(at_ms=60, ms=240, hz=659, timbre="bell"),
        Stroke(at_ms=120, ms=180, hz=784, timbre="bell"),
    ),
    "call": (Stroke(at_ms=0, ms=150, hz=784, timbre="bell"), Stroke(at_ms=150, ms=150, hz=587, timbre="bell")),
}


@cache
def wav(sound: Sound, volume: int) -> bytes:
    """The sound as a WAV file, 16 bits mono; `volume` is 1 .. LOUDEST. The same bytes every time."""
    mixed = _mix(SOUNDS[sound])
    scale = PEAKS[min(volume, LOUDEST)] * FULL / max(abs(sample) for sample in mixed)
    samples = array("h", (round(sample * scale) for sample in mixed))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())  # little-endian, as all our machines
    return file.getvalue()


def melody(sound: Sound) -> tuple[tuple[float, int], ...]:
    """The sound for a buzzer, one tone at a time: (hz, ms), one after the other; 0 hz is a rest."""
    strokes = SOUNDS[sound]
    notes: list[tuple[float, int]] = []
    for stroke, following in zip(strokes, (*strokes[1:], None), strict=True):
        until_ms = stroke.ms if following is None else following.at_ms - stroke.at_ms
        ms = min(stroke.ms, until_ms)
        notes += [(stroke.hz, ms // 2), (stroke.to_hz, ms - ms // 2)] if stroke.to_hz else [(stroke.hz, ms)]
        if until_ms > ms:
            notes.append((0, until_ms - ms))
    return tuple(notes)


def _mix(strokes: tuple[Stroke, ...]) -> list[float]:
    ends_ms = max(stroke.at_ms + stroke.ms for stroke in strokes)
    mixed = [0.0] * (ends_ms * RATE // 1000)
    for stroke in strokes:
        first = stroke.at_ms * RATE // 1000
        for i, sample in enumerate(_stroke_samples(stroke)[: len(mixed) - first]):
            mixed[first + i] += sample
    return mixed


def _stroke_samples(stroke: Stroke) -> list[float]:
    samples: list[float] = []
    partials = PARTIALS[stroke.timbre]
    count, turns = stroke.ms * RATE // 1000, 0.0
    slide_hz = (stroke.to_hz or stroke.hz) - stroke.hz
    for i in range(count):
        t_s = i / RATE
        edge = min(1.0, t_s * 1000 / ATTACK_MS, (count - i) * 1000 / RATE / RELEASE_MS)
        turns += (stroke.hz + slide_hz * i / count) / RATE
        parts = (loud * exp(-decay * t_s) * sin(2 * pi * times * turns) for times, loud, decay in partials)
        samples.append(edge * sum(parts))
    return samples
