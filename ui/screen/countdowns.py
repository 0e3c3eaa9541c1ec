"""Countdowns between events: clock seconds, the confirm key before an automatic step, finger rings, Undo's delay."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import ClockView, Hold, Poly, Soon
from ui.kit.block import Block, with_shapes
from ui.kit.scaling import bounds
from ui.screen import clock, fingers
from ui.state.screen_state import Desk, confirm_corner

SETTLE_MS = 2000  # until Undo and Redo, which may replace Back, can be tapped: against one tap on Back too many
STEP_MS, CALM_STEP_MS = 100, 1000  # one step of the filling key


def show_age_ms(desk: Desk, now_ms: float) -> float:
    """The age of the Show, by the core's clock."""
    return max(0.0, now_ms - desk.show.now_ms) if desk.show else 0.0


def _clocks(desk: Desk) -> list[ClockView]:
    """The corner's clock, and those of the seats."""
    if desk.show is None:
        return []
    return [shown for shown in (desk.show.clock, *(chip.clock for chip in desk.show.chips)) if shown]


def live_corners(desk: Desk, now_ms: float) -> frozenset[str]:
    """The tappable ones of "undo" and "redo"."""
    return frozenset(key for key, came_ms in desk.since.items() if now_ms >= came_ms + SETTLE_MS)


def tapped_too_soon(desk: Desk, now_ms: float) -> Desk:
    """The state after a tap on a corner that is not live yet: its delay begins again."""
    is_live = live_corners(desk, now_ms)
    since = {key: came_ms if key in is_live else now_ms for key, came_ms in desk.since.items()}
    return structs.replace(desk, since=since)


def until_next_ms(desk: Desk, now_ms: float) -> float | None:
    """Milliseconds until the next visible change; None if none will come."""
    passed = show_age_ms(desk, now_ms)
    digits_ms = [clock.until_next_ms(shown, clock.clock_ms(shown, passed)) for shown in _clocks(desk)]
    step_ms, ring_ms = _key_ms(desk, passed), fingers.until_next_ms(desk, now_ms)
    dead_ms = [left for came_ms in desk.since.values() if (left := came_ms + SETTLE_MS - now_ms) > 0]
    return min((ms for ms in (*digits_ms, step_ms, ring_ms, *dead_ms) if ms is not None), default=None)


# ---- the confirm key before an automatic step -----------------------------------------------------------------
def pending_step(desk: Desk) -> Soon | None:
    """The automatic step that the confirm key counts down to; None after a touch has stopped it."""
    soon = desk.show.soon if desk.show else None
    if soon is None or soon.form == desk.held:
        return None
    _, confirm = confirm_corner(desk)
    return soon if confirm and confirm.form == soon.form else None


def hold_request(desk: Desk) -> Hold | None:
    """The request that any touch sends first, to stop a pending automatic step."""
    soon = desk.show.soon if desk.show else None
    return Hold(form=soon.form) if soon and soon.form != desk.held else None


def _filled_steps(desk: Desk, soon: Soon, passed_ms: float) -> int:
    """The number of filled steps, so long after the Show was made."""
    return min(_all_steps(desk, soon), int((soon.of_ms - soon.left_ms + passed_ms) // _step_ms(desk)))


def filled_part(desk: Desk, passed_ms: float) -> float | None:
    """The filled part of the confirm key, 0..1; None without a pending step."""
    soon = pending_step(desk)
    return _filled_steps(desk, soon, passed_ms) / _all_steps(desk, soon) if soon else None


def _key_ms(desk: Desk, passed_ms: float) -> float | None:
    """Milliseconds until the key fills by another step; None if it will not."""
    soon = pending_step(desk)
    filled = _filled_steps(desk, soon, passed_ms) if soon else 0
    if soon is None or filled >= _all_steps(desk, soon):
        return None
    return (filled + 1) * _step_ms(desk) - (soon.of_ms - soon.left_ms + passed_ms)


def filled_key(key: Block, part: float) -> Block:
    """The key filled up to that part, from the left."""
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
