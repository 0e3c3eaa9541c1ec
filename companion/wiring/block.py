"""One part of the wiring picture: its block with a row for each leg, from the wire to the rails."""

from __future__ import annotations

from itertools import groupby

from companion.wiring.shapes import PITCH, Box, Dot, Frame, Label, Shape, Side, Stroke, line, text
from companion.wiring.words import Speak, ohms, title, wire
from hardware.wiring import Circuit, Leg, Rail, Symbol
from rules.kit.types import Frozen, Say

BLOCK, LABEL, PART = 330, 176, 286  # width of a block; where its resistors begin, and where its symbols stand
HEAD = 42  # of a block, for its title
RAILS: dict[Rail, int] = {"plus": 16, "ground": 32}  # beyond the blocks
SIGNS: dict[Symbol, str] = {"piezo": "~", "buzzer": "!", "transistor": "N", "module": "M"}


class Block(Frozen, frozen=True, kw_only=True):
    circuit: Circuit
    y: float

    @property
    def height(self) -> float:
        return height_of(self.circuit)

    def row(self, i: int) -> float:
        """The height of a leg."""
        return self.y + HEAD + PITCH * i


def height_of(circuit: Circuit) -> float:
    return HEAD + PITCH * (len(circuit.legs) - 1) + 18


def drawn(frame: Frame, side: Side, block: Block, speak: Speak) -> list[Shape]:
    near, far = frame.depth[side], frame.depth[side] + BLOCK
    x = min(frame.x(side, near), frame.x(side, far))
    shapes: list[Shape] = [Box(x=x, y=block.y, width=BLOCK, height=block.height - 6, fill="paper")]
    shapes.append(text(frame, side, near + 8, block.y + 16, speak(title(block.circuit)), bold=True))
    for i, leg in enumerate(block.circuit.legs):
        shapes += _leg(frame, side, block, i, leg, speak)
    for rail, legs in groupby(sorted(enumerate(block.circuit.legs), key=lambda each: each[1].to), lambda e: e[1].to):
        rows = [block.row(i) for i, _ in legs]
        join = far - 12
        out = far + RAILS[rail]
        if len(rows) > 1:
            shapes.append(line(frame, side, [(join, min(rows)), (join, max(rows))]))
            shapes += [Dot(x=frame.x(side, join), y=y, r=3) for y in rows[:-1]]
        shapes.append(line(frame, side, [(join, rows[0]), (out, rows[0])]))
        shapes.append(Dot(x=frame.x(side, out), y=rows[0], r=4))
    return shapes


def _leg(frame: Frame, side: Side, block: Block, i: int, leg: Leg, speak: Speak) -> list[Shape]:
    """A row: the wire's words, its resistor, its part, and on to the rail's join."""
    near, y = frame.depth[side], block.row(i)
    join, part = near + BLOCK - 12, near + PART
    begin = near if leg.gpio is not None else near + (LABEL - 8 if leg.ohms else PART)
    shapes: list[Shape] = []
    if leg.gpio is None:  # a branch of the leg before it, before its part or from its part
        above = y - PITCH + (0 if leg.ohms else 10)
        below = y - (10 if leg.symbol in SIGNS else 0)
        shapes.append(line(frame, side, [(begin, above), (begin, below)]))
        shapes += [Dot(x=frame.x(side, begin), y=above, r=3)] if leg.ohms else []
    else:
        shapes.append(text(frame, side, near + 8, y - 4, speak(wire(leg))))
        if leg.name:
            named = speak(Say(key="wiring-leg", args={"name": leg.name}))
            shapes.append(text(frame, side, part - 32, y - 4, named, far=True))
    gap = 10 if leg.symbol in SIGNS else 0  # a sign stands in a circle, and no line goes through it
    if begin < part:
        shapes.append(line(frame, side, [(begin, y), (part - gap, y)]))
    shapes.append(line(frame, side, [(part + gap, y), (join, y)]))
    if leg.ohms:
        shapes += _resistor(frame, side, near + LABEL, y, ohms(leg.ohms))
    return shapes + _symbol(frame, side, part, y, leg)


def _resistor(frame: Frame, side: Side, u: float, y: float, value: str) -> list[Shape]:
    left = min(frame.x(side, u), frame.x(side, u + 30))
    return [
        Box(x=left, y=y - 5, width=30, height=10, fill="paper", round=0),
        Label(x=left + 15, y=y - 8, text=value, size=10, anchor="middle"),
    ]


def _symbol(frame: Frame, side: Side, u: float, y: float, leg: Leg) -> list[Shape]:
    x = frame.x(side, u)
    match leg.symbol:
        case "switch":
            gap = Stroke(points=((x - 11, y), (x + 11, y)), ink="white", width=4)
            bar = Stroke(points=((x - 13, y - 7), (x + 13, y - 7)), width=2)
            knob = Stroke(points=((x, y - 7), (x, y - 13)), width=2)
            return [gap, bar, knob, Dot(x=x - 12, y=y, r=3, fill="paper"), Dot(x=x + 12, y=y, r=3, fill="paper")]
        case "led":
            return _led(x, y, to_left=(side == "left") == (leg.to == "ground"))
        case "none":
            return []
    sign = Label(x=x, y=y + 4, text=SIGNS[leg.symbol], bold=True, anchor="middle")
    return [Dot(x=x, y=y, r=10, fill="paper"), sign]


def _led(x: float, y: float, *, to_left: bool) -> list[Shape]:
    """A diode through which the current goes to that side; + at its long leg."""
    way = -1 if to_left else 1
    triangle = ((x - 7 * way, y - 7), (x - 7 * way, y + 7), (x + 7 * way, y), (x - 7 * way, y - 7))
    return [
        Stroke(points=triangle, width=2),
        Stroke(points=((x + 7 * way, y - 8), (x + 7 * way, y + 8)), width=2),
        Label(x=x - 16 * way, y=y - 4, text="+", size=11, bold=True, anchor="middle"),
    ]
