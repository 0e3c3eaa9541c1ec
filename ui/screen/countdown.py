"""The countdown on the confirm button before an automatic step."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import Hold, Poly, Soon
from ui.kit.block import Block, with_shapes
from ui.kit.scaling import bounds
from ui.state.screen_state import Desk, going

STEP_MS, CALM_STEP_MS = 100, 1000  # the key fills by so much at a time


def coming(desk: Desk) -> Soon | None:
    """What the key in the corner counts down to: not once somebody has touched the screen."""
    soon = desk.show.soon if desk.show else None
    if soon is None or soon.form == desk.held:
        return None
    _, confirm = going(desk)
    return soon if confirm and confirm.form == soon.form else None


def hold(desk: Desk) -> Hold | None:
    """What a touch says before anything else."""
    soon = desk.show.soon if desk.show else None
    return Hold(form=soon.form) if soon and soon.form != desk.held else None


def steps(desk: Desk, passed_ms: float) -> int:
    """How many steps the key has filled, so long after its Show was made; -1 where nothing is coming."""
    soon = coming(desk)
    if soon is None:
        return -1
    return min(_all(desk, soon), int((soon.of_ms - soon.left_ms + passed_ms) // _step_ms(desk)))


def part(desk: Desk, passed_ms: float) -> float | None:
    """How much of the key is filled, 0..1; None where nothing is coming."""
    soon = coming(desk)
    return steps(desk, passed_ms) / _all(desk, soon) if soon else None


def until_next_ms(desk: Desk, passed_ms: float) -> float | None:
    """How long until the key fills by another step; None where it will not."""
    soon, filled = coming(desk), steps(desk, passed_ms)
    if soon is None or filled >= _all(desk, soon):
        return None
    return (filled + 1) * _step_ms(desk) - (soon.of_ms - soon.left_ms + passed_ms)


def filling(key: Block, part: float) -> Block:
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


def _all(desk: Desk, soon: Soon) -> int:
    return max(1, soon.of_ms // _step_ms(desk))
