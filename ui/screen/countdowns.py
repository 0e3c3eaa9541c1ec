"""What keeps counting while nothing else happens: the seconds on the clock, the filling of the confirm button, the
rings round fingers that lie still, and until Undo may be tapped."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import ClockView, Hold, Poly, Soon
from ui.kit.block import Block, with_shapes
from ui.kit.scaling import bounds
from ui.screen import clock, fingers
from ui.state.screen_state import Desk, confirm_corner

SETTLE_MS = 2000  # so long Undo and Redo cannot be tapped where something else stood: Back was tapped once too often
STEP_MS, CALM_STEP_MS = 100, 1000  # the key fills by so much at a time


def show_age_ms(desk: Desk, now_ms: float) -> float:
    """How long ago, by the core's clock, what is shown was made."""
    return max(0.0, now_ms - desk.show.now_ms) if desk.show else 0.0


def _clocks(desk: Desk) -> list[ClockView]:
    """The clock in the corner, and those of the seats."""
    if desk.show is None:
        return []
    return [shown for shown in (desk.show.clock, *(chip.clock for chip in desk.show.chips)) if shown]


def live_corners(desk: Desk, now_ms: float) -> frozenset[str]:
    """Which of "undo" and "redo" can be tapped."""
    return frozenset(key for key, came_ms in desk.since.items() if now_ms >= came_ms + SETTLE_MS)


def tapped_too_soon(desk: Desk, now_ms: float) -> Desk:
    """The desk after a tap on a corner that is not live: whoever goes on tapping has not seen it yet."""
    is_live = live_corners(desk, now_ms)
    since = {key: came_ms if key in is_live else now_ms for key, came_ms in desk.since.items()}
    return structs.replace(desk, since=since)


def until_next_ms(desk: Desk, now_ms: float) -> float | None:
    """How long until one of them shows otherwise; None while neither will."""
    passed = show_age_ms(desk, now_ms)
    digits_ms = [clock.until_next_ms(shown, clock.clock_ms(shown, passed)) for shown in _clocks(desk)]
    step_ms, ring_ms = _key_ms(desk, passed), fingers.until_next_ms(desk, now_ms)
    dead_ms = [left for came_ms in desk.since.values() if (left := came_ms + SETTLE_MS - now_ms) > 0]
    return min((ms for ms in (*digits_ms, step_ms, ring_ms, *dead_ms) if ms is not None), default=None)


# ---- the confirm key before an automatic step -----------------------------------------------------------------
def pending_step(desk: Desk) -> Soon | None:
    """What the key in the corner counts down to: not once somebody has touched the screen."""
    soon = desk.show.soon if desk.show else None
    if soon is None or soon.form == desk.held:
        return None
    _, confirm = confirm_corner(desk)
    return soon if confirm and confirm.form == soon.form else None


def hold_request(desk: Desk) -> Hold | None:
    """What a touch says before anything else."""
    soon = desk.show.soon if desk.show else None
    return Hold(form=soon.form) if soon and soon.form != desk.held else None


def _filled_steps(desk: Desk, soon: Soon, passed_ms: float) -> int:
    """How many steps the key has filled, so long after its Show was made."""
    return min(_all_steps(desk, soon), int((soon.of_ms - soon.left_ms + passed_ms) // _step_ms(desk)))


def filled_part(desk: Desk, passed_ms: float) -> float | None:
    """How much of the key is filled, 0..1; None where nothing is coming."""
    soon = pending_step(desk)
    return _filled_steps(desk, soon, passed_ms) / _all_steps(desk, soon) if soon else None


def _key_ms(desk: Desk, passed_ms: float) -> float | None:
    """How long until the key fills by another step; None where it will not."""
    soon = pending_step(desk)
    filled = _filled_steps(desk, soon, passed_ms) if soon else 0
    if soon is None or filled >= _all_steps(desk, soon):
        return None
    return (filled + 1) * _step_ms(desk) - (soon.of_ms - soon.left_ms + passed_ms)


def filled_key(key: Block, part: float) -> Block:
    """The key filled that far from the left."""
    ground, *rest = key.shapes
    assert isinstance(ground, Poly)
    box = bounds(ground)
    cut = box.x + box.w * part
    points = tuple(v if i % 2 else min(v, cut) for i, v in enumerate(ground.points))
    full = (Poly(points=points, fill=ground.fill),) if part > 0 else ()
    empty, rim = structs.replace(ground, fill="cream"), structs.replace(ground, fill="")
    return with_shapes(key, (empty, *full, rim, *rest))


def _step_ms(desk: Desk) -> int:
    return CALM_STEP_MS if desk.show and desk.show.looks.calm else STEP_MS


def _all_steps(desk: Desk, soon: Soon) -> int:
    return max(1, soon.of_ms // _step_ms(desk))
