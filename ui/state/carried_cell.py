"""The drag of a cell of a printed map. Places are in u of the drawing."""

from __future__ import annotations

from companion.view.wire import Arrange, Set
from rules.kit.types import Frozen

Spot = tuple[float, float]
KEYS = "arrow keys"  # in place of a finger


class CarriedCell(Frozen, frozen=True, kw_only=True):
    chosen: str = ""  # tapped: the next tap moves it
    finger: object = None  # None once it is up
    held: str = ""  # the cell under it; "" = none
    start: Spot = (0.0, 0.0)
    now: Spot = (0.0, 0.0)
    moved: bool = False  # further than a tap may

    @property
    def offset(self) -> Spot:
        """The distance dragged."""
        return (self.now[0] - self.start[0], self.now[1] - self.start[1]) if self.moved else (0.0, 0.0)


def put_down(carried: CarriedCell, finger: object, cell: str, spot: Spot) -> CarriedCell:
    """A new drag: the finger comes down on that cell, or on none."""
    return CarriedCell(chosen=carried.chosen, finger=finger, held=cell, start=spot, now=spot)


def dragged(carried: CarriedCell, spot: Spot, *, moved: bool) -> CarriedCell:
    """The drag with the finger at `spot`; once moved, it is no tap any more."""
    return CarriedCell(chosen=carried.chosen, finger=carried.finger, held=carried.held, start=carried.start, now=spot,
                       moved=carried.moved or moved)  # fmt: skip


def let_go(carried: CarriedCell) -> CarriedCell:
    """The state without a drag: another finger came, or the finger was no tap."""
    return CarriedCell(chosen=carried.chosen)


def lifted(carried: CarriedCell, arrange: Arrange, middle: Spot) -> tuple[CarriedCell, Set | None]:
    """The state after the finger is up, and the request: a dragged cell moves there; a tap chooses a cell, or moves the
    chosen one. `middle`: of the held cell. The cell stays where it was dropped until the core has moved it."""
    if carried.moved and carried.held:
        x, y = middle[0] + carried.offset[0], middle[1] + carried.offset[1]
        return CarriedCell(held=carried.held, start=carried.start, now=carried.now, moved=True), _set(
            arrange, carried.held, (x, y)
        )
    if carried.moved:
        return let_go(carried), None
    if carried.held:
        return CarriedCell(chosen="" if carried.held == carried.chosen else carried.held), None
    if carried.chosen:
        return CarriedCell(), _set(arrange, carried.chosen, carried.now)
    return CarriedCell(), None


def _set(arrange: Arrange, cell: str, spot: Spot) -> Set:
    """The spot as fractions of the map, clamped to its rim."""
    x, y = (spot[0] - arrange.x) / arrange.w, (spot[1] - arrange.y) / arrange.h
    return Set(form=arrange.form, name=cell, value=[min(1.0, max(0.0, x)), min(1.0, max(0.0, y))])
