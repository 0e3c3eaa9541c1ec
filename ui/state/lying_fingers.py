"""Fingers held on the board, among which the core draws lots."""

from __future__ import annotations

from companion.view.wire import Fingers, Lot, Set
from rules.kit.types import Frozen

Spot = tuple[float, float]  # a part of the board's width and height, 0, 0 is its top left corner


class LyingFingers(Frozen, frozen=True, kw_only=True):
    """The fingers on the board, in the order in which they came; times are of the core's clock."""

    down: tuple[tuple[object, Spot], ...] = ()
    since_ms: float = 0  # the last change of fingers
    asked: int = -1  # the draw on screen when lots were requested; -1 = not yet
    drawn: tuple[Spot, ...] = ()  # the fingers' places at the request


def put_down(laid: LyingFingers, finger: object, spot: Spot, now_ms: float) -> LyingFingers:
    """The state with one more finger, and without the earlier draw."""
    return LyingFingers(down=(*laid.down, (finger, spot)), since_ms=now_ms)


def dragged(laid: LyingFingers, finger: object, spot: Spot) -> LyingFingers:
    """The state with that finger moved; the draw goes on."""
    down = tuple((each, spot if each == finger else at) for each, at in laid.down)
    return LyingFingers(down=down, since_ms=laid.since_ms, asked=laid.asked, drawn=laid.drawn)


def lifted(laid: LyingFingers, finger: object, now_ms: float) -> LyingFingers:
    """The state with one finger fewer: the time begins again, the drawn lots stay visible."""
    down = tuple(each for each in laid.down if each[0] != finger)
    return LyingFingers(down=down, since_ms=now_ms, asked=laid.asked, drawn=laid.drawn)


def is_counting(laid: LyingFingers, fingers: Fingers) -> bool:
    """Whether enough fingers are down, and no lots are drawn yet."""
    return laid.asked < 0 and fingers.least <= len(laid.down) <= fingers.most


def hold_part(laid: LyingFingers, fingers: Fingers, now_ms: float) -> float:
    """The part of the hold time that has passed, 0..1."""
    return min(1.0, max(0.0, (now_ms - laid.since_ms) / fingers.hold_ms)) if is_counting(laid, fingers) else 0.0


def request_lots(laid: LyingFingers, fingers: Fingers) -> tuple[LyingFingers, Set]:
    """The state after the hold time, and the request for lots."""
    spots = tuple(at for _, at in laid.down)
    after = LyingFingers(down=laid.down, since_ms=laid.since_ms, asked=fingers.drawn, drawn=spots)
    return after, Set(form=fingers.form, name=fingers.name, value=len(spots))


def lots(laid: LyingFingers, fingers: Fingers) -> tuple[tuple[Spot, Lot], ...]:
    """The lots with the places of their fingers; () until the core has drawn."""
    if fingers.drawn <= laid.asked or len(fingers.lots) != len(laid.drawn):
        return ()
    return tuple(zip(laid.drawn, fingers.lots, strict=True))
