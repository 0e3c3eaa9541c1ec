"""Fingers that lie on the board so that lots are drawn among them: where, since when, and what fell to them."""

from __future__ import annotations

from companion.view.wire import Fingers, Lot, Set
from rules.kit.types import Frozen

Spot = tuple[float, float]  # a part of the board's width and height, 0, 0 is its top left corner


class LyingFingers(Frozen, frozen=True, kw_only=True):
    """The fingers that are down, in the order in which they came; times are of the core's clock."""

    down: tuple[tuple[object, Spot], ...] = ()
    since_ms: float = 0  # none has come or gone since
    asked: int = -1  # lots were asked for them while that draw was on the screen; -1 = not yet
    drawn: tuple[Spot, ...] = ()  # where those fingers lay for which lots were asked


def put_down(laid: LyingFingers, finger: object, spot: Spot, now_ms: float) -> LyingFingers:
    """One more begins anew: what was drawn is forgotten."""
    return LyingFingers(down=(*laid.down, (finger, spot)), since_ms=now_ms)


def dragged(laid: LyingFingers, finger: object, spot: Spot) -> LyingFingers:
    """A finger may move: what counts is that it stays."""
    down = tuple((each, spot if each == finger else at) for each, at in laid.down)
    return LyingFingers(down=down, since_ms=laid.since_ms, asked=laid.asked, drawn=laid.drawn)


def lifted(laid: LyingFingers, finger: object, now_ms: float) -> LyingFingers:
    """One fewer: the others wait anew, but what was drawn stays to be seen."""
    down = tuple(each for each in laid.down if each[0] != finger)
    return LyingFingers(down=down, since_ms=now_ms, asked=laid.asked, drawn=laid.drawn)


def is_counting(laid: LyingFingers, fingers: Fingers) -> bool:
    """Whether enough of them lie there, and nothing was drawn for them yet."""
    return laid.asked < 0 and fingers.least <= len(laid.down) <= fingers.most


def hold_part(laid: LyingFingers, fingers: Fingers, now_ms: float) -> float:
    """How much of the time has passed for which they have to lie still, 0..1."""
    return min(1.0, max(0.0, (now_ms - laid.since_ms) / fingers.hold_ms)) if is_counting(laid, fingers) else 0.0


def request_lots(laid: LyingFingers, fingers: Fingers) -> tuple[LyingFingers, Set]:
    """They have lain there long enough: what is sent to the core."""
    spots = tuple(at for _, at in laid.down)
    after = LyingFingers(down=laid.down, since_ms=laid.since_ms, asked=fingers.drawn, drawn=spots)
    return after, Set(form=fingers.form, name=fingers.name, value=len(spots))


def lots(laid: LyingFingers, fingers: Fingers) -> tuple[tuple[Spot, Lot], ...]:
    """What fell to each of them, where it lay; () until the core has said so."""
    if fingers.drawn <= laid.asked or len(fingers.lots) != len(laid.drawn):
        return ()
    return tuple(zip(laid.drawn, fingers.lots, strict=True))
