"""The wiring as a picture: the header in the middle, a block for each part beside it, a line for each wire.

Wires leave the header on multiples of 12 and reach the blocks halfway between them, and each has a vertical track of
its own: so lines may cross, but never lie on one another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Literal

from companion.view.measure import wrap
from companion.wiring.block import BLOCK, RAILS, Block, drawn, height_of
from companion.wiring.shapes import PITCH, Box, Dot, Frame, Ink, Label, Picture, Shape, Side, Stroke, line
from companion.wiring.words import Speak, beside
from hardware.config import Hardware
from hardware.header import HEADER_PINS, name, pin_of
from hardware.wiring import Circuit, Leg, Rail, circuits, current_ua
from rules.kit.types import Frozen, Say

BOARD = 280
TRACK = 9
MARGIN = 24
GROUND_PIN = {"left": 39, "right": 6}  # outermost on its side, so that the rail goes round everything
PLUS_PIN = 1
NOTE_SIZE = 12


class Run(Frozen, frozen=True, kw_only=True):
    """A wire from the header at height `exit` to a block or rail at `end`, `to` away from the board."""

    exit: float
    end: float
    to: float
    ink: Ink
    width: float = 3
    dashed: bool = False


def picture(hardware: Hardware, speak: Speak) -> Picture:
    """The whole wiring, drawn from what hardware.toml says."""
    sides = _sides(circuits(hardware))
    extras = tuple(speak(say) for say in beside(hardware))
    columns = {side: sum(map(height_of, sides[side])) for side in sides}
    board = 20 * PITCH + 48 + (24 + 32 * len(extras))
    tall = _whole(max(*columns.values(), board))
    frame = _frame(sides, tall, board)
    shapes: list[Shape] = [Label(x=MARGIN, y=MARGIN + 16, text=speak(Say(key="wiring-title")), size=20, bold=True)]
    shapes += _board(frame, speak, {gpio for made in sides.values() for c in made for gpio in c.gpios})
    shapes += _extras(frame, extras)
    for side, made in sides.items():
        blocks = _stacked(made, frame.bottom - tall + _whole((tall - columns[side]) / 2))
        shapes += _side(frame, side, blocks, speak)
    width = frame.right + frame.depth["right"] + _outside(sides["right"]) + MARGIN
    notes = _notes(hardware, speak, width, frame.bottom + 66)
    height = max(note.y for note in notes) + MARGIN
    return Picture(width=width, height=height, title=speak(Say(key="wiring-title")), shapes=(*shapes, *notes))


# ---- where everything goes --------------------------------------------------------------------------
def _sides(made: Sequence[Circuit]) -> dict[Side, tuple[Circuit, ...]]:
    """Each part beside its pins; what needs 3V3 is on the left, where the 3V3 pins are."""
    left = [c for c in made if _uses(c, "plus") or sum(pin_of(g) % 2 for g in c.gpios) * 2 >= len(c.gpios)]
    right = [c for c in made if c not in left]
    return {"left": _ordered(left, "left"), "right": _ordered(right, "right")}


def _ordered(made: Iterable[Circuit], side: Side) -> tuple[Circuit, ...]:
    return tuple(sorted(made, key=lambda c: mean(_exit(pin_of(gpio), side) for gpio in c.gpios)))


def _exit(pin: int, side: Side) -> float:
    """How far below the first pin its wire leaves the board on that side: those of the other row above their own."""
    return PITCH * ((pin - 1) // 2) - (0 if _pin_side(pin) == side else PITCH / 2)


def _uses(circuit: Circuit, rail: Rail) -> bool:
    return any(leg.to == rail for leg in circuit.legs)


def _outside(made: Sequence[Circuit]) -> float:
    """How much room the blocks and their rails take."""
    return BLOCK + max(RAILS.values()) if made else 0


def _whole(y: float) -> float:
    return 12 * round(y / 12)


def _frame(sides: dict[Side, tuple[Circuit, ...]], tall: float, board: float) -> Frame:
    depth: dict[Side, float] = {}
    for side, made in sides.items():
        runs = sum(len(c.gpios) for c in made) + 2  # the rails
        depth[side] = TRACK * (runs + 1) + 12 if made else 12
    left = MARGIN + _outside(sides["left"]) + depth["left"]
    top = 84
    header = top + _whole((tall - board) / 2) + 36
    return Frame(left=left, right=left + BOARD, header=header, bottom=top + tall, depth=depth)


def _stacked(made: Sequence[Circuit], top: float) -> tuple[Block, ...]:
    blocks: list[Block] = []
    y = top
    for circuit in made:
        blocks.append(Block(circuit=circuit, y=y))
        y += height_of(circuit)
    return tuple(blocks)


# ---- the board --------------------------------------------------------------------------------------
def _board(frame: Frame, speak: Speak, used: set[int]) -> list[Shape]:
    top, middle = frame.header - 36, (frame.left + frame.right) / 2
    height = 20 * PITCH + 48
    shapes: list[Shape] = [
        Box(x=frame.left, y=top, width=BOARD, height=height, fill="board", round=10),
        Label(x=middle, y=top + 16, text=speak(Say(key="wiring-card")), anchor="middle"),
        Label(x=middle, y=top + height - 8, text=speak(Say(key="wiring-usb")), anchor="middle"),
    ]
    for pin in HEADER_PINS:
        shapes += _pin(frame, pin, used)
    return shapes


def _pin(frame: Frame, pin: int, used: set[int]) -> list[Shape]:
    """A pin: black where a wire goes, a square at pin 1 as on the board."""
    y, side = frame.pin_y(pin), _pin_side(pin)
    x, word = frame.x(side, -24), name(pin)
    wired = word.startswith("GPIO") and int(word[4:]) in used
    fill: Literal["black", "paper"] = "black" if wired else "paper"
    hole: Shape = Dot(x=x, y=y, r=6, fill=fill)
    text = f"{pin}  {word}" if side == "left" else f"{word}  {pin}"
    anchor: Literal["start", "end"] = "start" if side == "left" else "end"
    label = Label(x=frame.x(side, -38), y=y + 4, text=text, bold=wired, anchor=anchor)
    corner = [Box(x=x - 9, y=y - 9, width=18, height=18, round=0)] if pin == PLUS_PIN else []
    return [*corner, hole, label]


def _pin_side(pin: int) -> Side:
    return "left" if pin % 2 else "right"


def _extras(frame: Frame, extras: Sequence[str]) -> list[Shape]:
    """What is plugged into the board, below it."""
    y = frame.header - 36 + 20 * PITCH + 48
    middle = (frame.left + frame.right) / 2
    shapes: list[Shape] = []
    for i, text in enumerate(extras):
        top = y + 20 + 32 * i
        shapes.append(Stroke(points=((middle, top - (20 if i == 0 else 8)), (middle, top)), width=3))
        shapes.append(Box(x=frame.left, y=top, width=BOARD, height=24, fill="paper"))
        shapes.append(Label(x=middle, y=top + 16, text=text, anchor="middle"))
    return shapes


# ---- one side of it ---------------------------------------------------------------------------------
def _side(frame: Frame, side: Side, blocks: Sequence[Block], speak: Speak) -> list[Shape]:
    if not blocks:
        return []
    start = frame.depth[side]
    runs = [*_rail_runs(frame, side, blocks)]
    shapes = _rails(frame, side, blocks, runs)
    for block in blocks:
        shapes += drawn(frame, side, block, speak)
        for i, leg in enumerate(block.circuit.legs):
            if leg.gpio is not None:
                exit_y = frame.header + _exit(pin_of(leg.gpio), side)
                runs.append(Run(exit=exit_y, end=block.row(i), to=start, ink=leg.colour))
                shapes += _through(frame, side, leg)
    for u, run in _tracks(runs):
        points = [(0.0, run.exit), (u, run.exit), (u, run.end), (run.to, run.end)]
        if run.exit == frame.pin_y(GROUND_PIN[side]) or run.dashed:
            points.insert(0, (-18.0, run.exit))
        shapes.append(line(frame, side, points, run.ink, run.width, run.dashed))
    return shapes


def _through(frame: Frame, side: Side, leg: Leg) -> list[Shape]:
    """From the pin to the board's edge: straight, or between the other row's pins."""
    assert leg.gpio is not None
    pin = pin_of(leg.gpio)
    y = frame.pin_y(pin)
    if _pin_side(pin) == side:
        return [line(frame, side, [(-18, y), (0, y)], leg.colour, 3)]
    far, between = BOARD - 24, y - (9 if side == "left" else 15)  # so that both pins of a row may change sides
    points = [(-far + 6, y), (-far + 12, between), (-14, between), (0, y - 12)]
    return [line(frame, side, points, leg.colour, 3)]


def _tracks(runs: Sequence[Run]) -> list[tuple[float, Run]]:
    """Each wire with the distance at which it goes up or down: so ordered that neighbours do not cross."""
    down = sorted((run for run in runs if run.end > run.exit), key=lambda run: -run.exit)
    up = sorted((run for run in runs if run.end <= run.exit), key=lambda run: run.exit)
    return [(12 + TRACK * i, run) for i, run in enumerate((*down, *up))]


def _rail_runs(frame: Frame, side: Side, blocks: Sequence[Block]) -> list[Run]:
    """From the ground pin, and from a 3V3 pin where something needs it, round all blocks to the rails."""
    out = frame.depth[side] + BLOCK
    runs = []
    if any(_uses(block.circuit, "ground") for block in blocks):
        end = frame.bottom + 18 if side == "left" else 66
        runs.append(Run(exit=frame.pin_y(GROUND_PIN[side]), end=end, to=out + RAILS["ground"], ink="black", width=5))
    if any(_uses(block.circuit, "plus") for block in blocks):
        runs.append(Run(exit=frame.pin_y(PLUS_PIN), end=66, to=out + RAILS["plus"], ink="red", width=4, dashed=True))
    return runs


def _rails(frame: Frame, side: Side, blocks: Sequence[Block], runs: Sequence[Run]) -> list[Shape]:
    """The vertical lines outside, each as long as it must be, named at its end."""
    out = frame.depth[side] + BLOCK
    shapes: list[Shape] = []
    for run in runs:
        if run.to <= out:
            continue
        rail: Rail = "plus" if run.dashed else "ground"
        ends = [*_stubs(blocks, rail), run.end]
        shapes.append(line(frame, side, [(run.to, min(ends)), (run.to, max(ends))], run.ink, run.width, run.dashed))
        text, at = {"plus": "3V3", "ground": "GND"}[rail], run.end + (-8 if run.end < frame.header else 18)
        shapes.append(Label(x=frame.x(side, run.to), y=at, text=text, bold=True, anchor="middle"))
    return shapes


def _stubs(blocks: Sequence[Block], rail: Rail) -> list[float]:
    """The height at which each block meets the rail."""
    return [_stub(block, rail) for block in blocks if _uses(block.circuit, rail)]


def _stub(block: Block, rail: Rail) -> float:
    return next(block.row(i) for i, leg in enumerate(block.circuit.legs) if leg.to == rail)


def _notes(hardware: Hardware, speak: Speak, width: float, top: float) -> tuple[Label, ...]:
    says = [Say(key="wiring-note-rails"), Say(key="wiring-note-five")]
    if hardware.lamps:
        says.insert(1, Say(key="wiring-note-lamps", args={"ma": -(-current_ua(hardware) // 1_000)}))
    if hardware.buzzers:
        says.insert(1, Say(key="wiring-note-buzzers"))
    lines = [line for say in says for line in wrap(speak(say), (width - 2 * MARGIN) * 0.8, NOTE_SIZE, most=3)]
    return tuple(Label(x=MARGIN, y=top + 18 * i, text=line, size=NOTE_SIZE) for i, line in enumerate(lines))
