"""The panel from outside: its picture, and a finger on it."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.trials.box.qmp import Qmp
from ui.paint.png import png

WHOLE = 32767  # across the screen, for a finger
DOWN_S = 0.15  # a tap
FAR = 40  # of 255: a larger difference in a channel means another picture, a smaller one another antialiasing
MOST_FAR = 0.02  # of all pixels may differ more: the edges of letters, drawn by another Mesa

CORNER = (0.995, 0.005)  # free of targets
ASLEEP = 0.2  # the brightness left when the panel sleeps; the first touch only wakes it
CLOSE = 0.05  # to that

Point = tuple[float, float]  # parts of width and height, from the top left


@dataclass(frozen=True, kw_only=True)
class Picture:
    """Pixels, three bytes each, from the top left."""

    width: int
    height: int
    rgb: bytes

    def save(self, file: Path) -> None:
        """Save as PNG, for people."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(self.width, self.height, self.rgb))

    def turned(self, degrees: int) -> Picture:
        """The picture rotated by `degrees` counter-clockwise."""
        picture = self
        for _ in range(degrees // 90 % 4):
            picture = picture._turned_once()
        return picture

    def _turned_once(self) -> Picture:
        w, turned = self.width, bytearray(len(self.rgb))
        for tint in range(3):
            plane = self.rgb[tint::3]
            turned[tint::3] = b"".join(plane[x::w] for x in reversed(range(w)))
        return Picture(width=self.height, height=w, rgb=bytes(turned))

    @property
    def rows(self) -> list[bytes]:
        """The pixels, line by line."""
        long = 3 * self.width
        return [self.rgb[at : at + long] for at in range(0, len(self.rgb), long)]


def read_ppm(file: Path) -> Picture:
    """A picture as QEMU writes it."""
    kind, size, _, rgb = file.read_bytes().split(b"\n", 3)
    assert kind == b"P6", kind
    width, height = map(int, size.split())
    return Picture(width=width, height=height, rgb=rgb)


def apart(one: Picture, other: Picture) -> float:
    """The share of pixels that differ; 1 if the sizes differ."""
    if (one.width, one.height) != (other.width, other.height):
        return 1.0
    rows = zip(one.rows, other.rows, strict=True)
    return sum(_far(a, b) for a, b in rows if a != b) / (one.width * one.height)


def _far(row: bytes, other: bytes) -> int:
    """The number of pixels of a line that clearly differ."""
    far = [abs(x - y) > FAR for x, y in zip(row, other, strict=True)]
    return sum(map(max, far[0::3], far[1::3], far[2::3]))


def is_dark(shown: Picture, wanted: Picture) -> bool:
    """Whether the panel sleeps: it shows the wanted picture dimmed."""
    return abs(sum(shown.rgb) / max(1, sum(wanted.rgb)) - ASLEEP) < CLOSE and not _differs(shown, wanted)


def _differs(shown: Picture, wanted: Picture) -> bool:
    dark = Picture(width=wanted.width, height=wanted.height, rgb=bytes(int(part * ASLEEP) for part in wanted.rgb))
    return apart(shown, dark) > MOST_FAR


class Panel:
    """The one screen of a machine, with its touches."""

    def __init__(self, qmp: Qmp, folder: Path) -> None:
        self._qmp, self._file = qmp, folder / "screen.ppm"
        self._ids = itertools.count(1)

    def picture(self) -> Picture:
        """The panel's current picture."""
        self._qmp.ask("screendump", filename=str(self._file))
        return read_ppm(self._file)

    def tap(self, at: Point) -> None:
        """A finger, down and up."""
        number = next(self._ids)
        self._send([_finger("begin", number), *_place(at), _contact(True)])
        time.sleep(DOWN_S)
        self._send([_finger("end", -1), _contact(False)])

    def _send(self, events: Sequence[dict[str, Any]]) -> None:
        self._qmp.ask("input-send-event", events=list(events))


def _finger(what: str, number: int) -> dict[str, Any]:
    data = {"type": what, "slot": 0, "tracking-id": number, "axis": "x", "value": 0}
    return {"type": "mtt", "data": data}


def _place(at: Point) -> list[dict[str, Any]]:
    return [
        {
            "type": "mtt",
            "data": {"type": "data", "slot": 0, "tracking-id": 0, "axis": axis, "value": round(part * WHOLE)},
        }
        for axis, part in zip("xy", at, strict=True)
    ]


def _contact(down: bool) -> dict[str, Any]:
    return {"type": "btn", "data": {"down": down, "button": "touch"}}
