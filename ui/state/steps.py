"""Moments in a row below a drawing: which one is under a finger that is moved along."""

from __future__ import annotations

from companion.view.wire import Go, Steps
from rules.kit.types import Frozen

Spot = tuple[float, float]


class Stepping(Frozen, frozen=True, kw_only=True):
    """`asked` is on its way: one at a time, so that none is drawn that nobody sees."""

    finger: object = None  # the one on the row; None = none
    wanted: int | None = None  # the moment under it
    asked: int | None = None


def is_on_row(steps: Steps, spot: Spot) -> bool:
    """Whether that place is on the row."""
    return 0 <= spot[0] - steps.x <= steps.w and 0 <= spot[1] - steps.y <= steps.h


def with_finger(steps: Steps, stepping: Stepping, finger: object, spot: Spot) -> tuple[Stepping, Go | None]:
    """A finger is there now; the page to ask for, if none is on its way."""
    part = min(1.0, max(0.0, (spot[0] - steps.x) / steps.w))
    return _request_next(steps, Stepping(finger=finger, wanted=round(part * steps.last), asked=stepping.asked))


def with_page(steps: Steps | None, stepping: Stepping) -> tuple[Stepping, Go | None]:
    """The page has come; the next one to ask for, if the finger is elsewhere by now."""
    if steps is None:
        return Stepping(), None
    return _request_next(steps, Stepping(finger=stepping.finger, wanted=stepping.wanted))


def lifted(stepping: Stepping) -> Stepping:
    """The finger is up: the last moment under it is still gone to, if it is not there yet."""
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
