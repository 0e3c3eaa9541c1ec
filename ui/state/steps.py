"""The row of moments below a drawing: the moment under a dragged finger."""

from __future__ import annotations

from companion.view.wire import Go, Steps
from rules.kit.types import Frozen

Spot = tuple[float, float]


class Stepping(Frozen, frozen=True, kw_only=True):
    """A drag along the row. Only one moment is requested at a time, so that the core draws none in vain."""

    finger: object = None  # None = none
    wanted: int | None = None  # the moment under it
    asked: int | None = None


def is_on_row(steps: Steps, spot: Spot) -> bool:
    """Whether the spot is on the row."""
    return 0 <= spot[0] - steps.x <= steps.w and 0 <= spot[1] - steps.y <= steps.h


def with_finger(steps: Steps, stepping: Stepping, finger: object, spot: Spot) -> tuple[Stepping, Go | None]:
    """The state with a finger at `spot`, and the page to request unless one is pending."""
    part = min(1.0, max(0.0, (spot[0] - steps.x) / steps.w))
    return _request_next(steps, Stepping(finger=finger, wanted=round(part * steps.last), asked=stepping.asked))


def with_page(steps: Steps | None, stepping: Stepping) -> tuple[Stepping, Go | None]:
    """The state after a page arrived, and the next page to request if the finger has moved on."""
    if steps is None:
        return Stepping(), None
    return _request_next(steps, Stepping(finger=stepping.finger, wanted=stepping.wanted))


def lifted(stepping: Stepping) -> Stepping:
    """The state after the finger is up; its last moment is still requested."""
    return Stepping() if stepping.asked is None else Stepping(wanted=stepping.wanted, asked=stepping.asked)


def _request_next(steps: Steps, stepping: Stepping) -> tuple[Stepping, Go | None]:
    to = stepping.wanted
    if stepping.asked is not None or to is None:
        return stepping, None
    if to == steps.at:
        return stepping if stepping.finger is not None else Stepping(), None
    return Stepping(finger=stepping.finger, wanted=to, asked=to), Go(page=f"{steps.go}/{to}")


def neighbour(steps: Steps, by: int) -> Go | None:
    """The moment before or after; None at either end."""
    to = steps.at + by
    return Go(page=f"{steps.go}/{to}") if 0 <= to <= steps.last else None
