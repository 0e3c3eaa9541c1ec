"""The keyboard's focus ring, which moves from target to target.

Tab goes through the keys in reading order, arrow keys to the neighbour on the screen, also to background targets of the
board. Lengths in u, from the screen's top left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from companion.view.wire import Disc, Poly, Show
from rules.kit.types import Frozen
from ui.kit.block import Box, Target
from ui.kit.scaling import bounds
from ui.screen.composition import Region, ScreenPicture
from ui.state.acts import Aim, Bring, Put, TakeUp

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 10_000.0  # longer than any screen
SAME_PLACE = 30.0  # a key that moved no farther keeps the ring


class RingStop(Frozen, frozen=True, kw_only=True):
    """A target with its region and its visible box."""

    region: str
    target: Target
    seen: Box
    is_key: bool  # not a background target

    @property
    def middle(self) -> tuple[float, float]:
        return self.seen.x + self.seen.w / 2, self.seen.y + self.seen.h / 2


def stops(picture: ScreenPicture, scrolled: Callable[[Region], float], show: Show | None) -> tuple[RingStop, ...]:
    """All targets in reading order, and the movable cells of a map."""
    cells = show.arrange.cells if show and show.arrange else ()

    def stop(region: Region, target: Target, is_key: bool) -> RingStop:
        x, y = region.box.x + target.box.x, region.box.y + target.box.y - scrolled(region)
        seen = Box(x=x, y=y, w=target.box.w, h=target.box.h)
        return RingStop(region=region.name, target=target, seen=seen, is_key=is_key)

    there = [
        stop(region, target, is_key)
        for region in picture.regions
        for is_key, targets in (
            (True, (*region.block.targets, *_cell_targets(region, cells))),
            (False, region.block.background),
        )
        for target in targets
    ]
    return tuple(each for each in there if each.is_key or not any(_is_on(other, each) for other in there))


def _cell_targets(region: Region, names: Sequence[str]) -> Iterator[Target]:
    """The movable cells on this region, the board."""
    cells = (shape for shape in region.block.shapes if isinstance(shape, Poly | Disc) and shape.hit in names)
    return (Target(box=bounds(cell), act=TakeUp(cell=cell.hit)) for cell in cells)


def _is_on(one: RingStop, ground: RingStop) -> bool:
    """Whether a stop covers the middle of a larger one, which is then only a ground, not a stop."""
    return one.region == ground.region and one.seen.w < ground.seen.w and one.seen.holds(*ground.middle)


def first_stop(there: Sequence[RingStop]) -> RingStop | None:
    """The ring's first stop: a field of the question, else the first key below it, else any target."""
    asked = next((stop for stop in there if isinstance(stop.target.act, Put | Aim | Bring | TakeUp)), None)
    below = next((stop for stop in there if stop.region in ("form", "foot", "go")), None)
    return asked or below or next(iter(there), None)


def next_key(there: Sequence[RingStop], now: RingStop, by: int) -> RingStop:
    """The key so many further, wrapping round."""
    keys = [stop for stop in there if stop.is_key or stop == now]
    return keys[(keys.index(now) + by) % len(keys)]


def neighbour(there: Sequence[RingStop], now: RingStop, way: tuple[int, int]) -> RingStop:
    """The nearest stop in that direction, preferring stops more ahead than aside."""
    (x, y), (right, down) = now.middle, way

    def distance(stop: RingStop) -> tuple[float, float]:
        dx, dy = stop.middle[0] - x, stop.middle[1] - y
        ahead, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
        return ahead, hypot(dx, dy) + (ASIDE if aside > ahead else 0)

    ahead = [stop for stop in there if stop != now and distance(stop)[0] > 1]
    return min(ahead, key=lambda stop: distance(stop)[1], default=now)


def matching_stop(there: Sequence[RingStop], before: RingStop) -> RingStop | None:
    """The ring's stop in another picture: the one with the same act, else at the same place, else the first."""
    own = [stop for stop in there if stop.region == before.region]
    same = next((stop for stop in own if stop.target.act == before.target.act), None)
    near = min(own, key=lambda stop: _distance(stop, before), default=None)
    return same or (near if near and _distance(near, before) <= SAME_PLACE else first_stop(there))


def _distance(one: RingStop, other: RingStop) -> float:
    return hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1])


def is_new_question(before: ScreenPicture, now: ScreenPicture) -> bool:
    """Whether another question is asked."""
    forms = (picture.region("form") for picture in (before, now))
    return len({form.scrolls.rpartition(" ")[0] if form else "" for form in forms}) > 1


def next_stop(there: Sequence[RingStop], now: RingStop | None, key: str) -> RingStop | None:
    """The ring's stop after that key; None for a key that does not move it, and without targets."""
    if key not in WAYS and key not in ("tab", "backtab"):
        return None
    if now is None:
        return first_stop(there)
    return neighbour(there, now, WAYS[key]) if key in WAYS else next_key(there, now, 1 if key == "tab" else -1)


def is_tap_key(key: str) -> bool:
    """Whether the key taps the ring's stop."""
    return key in ("enter", "numpadenter", "space")
