"""The composed screens of a sample game of each kind, without a window, and layout checks on them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, takewhile
from typing import TypeGuard

import pytest
from msgspec import structs

from companion.access.client_session import welcome_message
from companion.testkit.all_screens import EVENINGS, Screen, screens
from companion.view.palette import DAY, NIGHT
from companion.view.wire import Disc, Looks, Poly, Shape, Show, TextLine, Welcome
from rules.kit.types import Frozen
from ui.form.open_form import Cache
from ui.kit.block import Box
from ui.kit.scaling import bounds
from ui.kit.text import width
from ui.paint.shapes import rgb
from ui.screen.composition import Region, ScreenPicture, compose
from ui.state.acts import Focus, Open
from ui.state.screen_state import Desk, acted, linked, received

Size = tuple[int, int]
Filled = tuple[Poly | Disc, Box]  # a shape and its bounding box
SIZES: tuple[Size, ...] = ((800, 480), (1280, 720), (720, 1280))
sized = pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
every = pytest.mark.parametrize("game", [e.game for e in EVENINGS])
NINE_MM = 9 * 800 / 154  # in u: 800 on the 154 mm of the 7" panel
LEAST_CONTRAST = 4.5
USUAL = Looks()


class Part(Frozen, frozen=True, kw_only=True):
    """A part of a screen, with its location in words and its visible texts."""

    where: str
    region: Region
    texts: tuple[TextLine, ...]


class Drawn(Frozen, frozen=True, kw_only=True):
    """A screen in one size, with one of its forms in front."""

    name: str
    show: Show
    desk: Desk
    picture: ScreenPicture


@cache
def evening(game: str) -> tuple[Screen, ...]:
    """Every screen of the sample game in both languages; played once."""
    return asyncio.run(screens(next(e for e in EVENINGS if e.game == game)))


@cache
def _welcome(lang: str) -> Welcome:
    return welcome_message("operator", lang)


@cache
def drawn(game: str, size: Size, looks: Looks = USUAL) -> tuple[Drawn, ...]:
    """All screens of the sample game in one size, each form of each question once in front."""
    seen = (structs.replace(screen, show=structs.replace(screen.show, looks=looks)) for screen in evening(game))
    return tuple(d for screen in (evening(game) if looks == USUAL else seen) for d in forms(screen, size))


def showing(show: Show, lang: str = "en") -> Desk:
    """A connected screen with this Show."""
    return received(received(linked(Desk(), True), _welcome(lang)), show)


def regions(show: Show, size: Size, lang: str = "en") -> dict[str, Region]:
    """The regions of a screen by name."""
    picture = compose(showing(show, lang), *size, now_ms=float(show.now_ms))
    return {region.name: region for region in picture.regions}


def forms(screen: Screen, size: Size) -> Iterator[Drawn]:
    """The screen at first, and with each other form brought to the front by its key."""
    desk, kept = showing(screen.show, screen.lang), Cache()
    first = _drawn(screen, desk, size, "", kept)
    yield first
    acts = [t.act for r in first.picture.regions for t in r.block.targets]
    for act in acts:
        if isinstance(act, Open | Focus):
            yield _drawn(screen, acted(desk, act)[0], size, act.form if isinstance(act, Open) else act.ask, kept)


def _drawn(screen: Screen, desk: Desk, size: Size, front: str, kept: Cache) -> Drawn:
    picture = compose(desk, *size, now_ms=float(screen.show.now_ms), kept=kept)
    return Drawn(name=f"{screen.name} {screen.lang} {front}".rstrip(), show=screen.show, desk=desk, picture=picture)


@cache
def parts(game: str, size: Size) -> tuple[Part, ...]:
    """Every part of every screen of the sample game."""
    return different((one.name, one.picture) for one in drawn(game, size))


def different(pictures: Iterable[tuple[str, ScreenPicture]]) -> tuple[Part, ...]:
    """The distinct parts of these named pictures; parts with equal shapes appear once."""
    found: dict[tuple[str, tuple[Shape, ...]], list[tuple[str, Region]]] = {}
    for name, picture in pictures:
        for region in picture.regions:
            alike = found.setdefault((region.name, region.block.shapes), [])
            if all(region != other for _, other in alike):
                alike.append((f"{name}: {region.name}", region))
    return tuple(
        Part(where=where, region=region, texts=tuple(texts(region)))
        for alike in found.values()
        for where, region in alike
    )


# ---- texts and their backgrounds --------------------------------------------------------------------------
def texts(region: Region) -> list[TextLine]:
    """The visible texts of a part of the screen, without painted-over ones."""
    found: list[TextLine] = []
    for shape in region.block.shapes:
        if _is_filled(shape):
            if found:
                box = bounds(shape)
                found = [text for text in found if not (box.holds(text.x, text.y) and _holds(shape, text.x, text.y))]
        elif isinstance(shape, TextLine) and shape.text:
            found.append(shape)
    return found


def shown_size(text: TextLine) -> float:
    """The drawn size of a text, shrunk to fit."""
    natural = width(text.text, text.size, text.bold)
    return text.size * min(1.0, text.fit / natural) if text.fit and natural else text.size


def extent(text: TextLine) -> Box:
    """The bounding box of the letters in u, as high as lower-case letters with ascenders and descenders."""
    size = shown_size(text)
    w = width(text.text, text.size, text.bold) * size / text.size
    x = text.x - {"start": 0.0, "middle": w / 2, "end": w}[text.anchor]
    return Box(x=x, y=text.y - size * 0.45, w=w, h=size * 0.9)


def _below(region: Region, text: TextLine) -> list[Filled]:
    """The filled shapes painted before a text, the last first."""
    shapes = region.block.shapes
    before = next((i for i, shape in enumerate(shapes) if shape is text), len(shapes))
    return [(shape, bounds(shape)) for shape in reversed(shapes[:before]) if _is_filled(shape)]


def _is_filled(shape: Shape) -> TypeGuard[Poly | Disc]:
    return isinstance(shape, Poly | Disc) and bool(shape.fill)


def _ground(below: Iterable[Filled], x: float, y: float) -> str:
    """The fill of the first shape that contains the point, or ""."""
    return next((shape.fill for shape, box in below if box.holds(x, y) and _holds(shape, x, y)), "")


def _holds(shape: Poly | Disc, x: float, y: float) -> bool:
    """Whether a shape contains a point."""
    if isinstance(shape, Disc):
        return (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.r**2
    if not bounds(shape).holds(x, y):
        return False
    xs, ys = shape.points[::2], shape.points[1::2]
    inside = False
    corners = list(zip(xs, ys, strict=True))
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def looks_like(shape: Poly | Disc, outline: tuple[float, ...]) -> bool:
    """Whether a shape has this outline, at any place and size; an empty outline is a disc."""
    if isinstance(shape, Disc):
        return not outline
    if len(shape.points) != len(outline):
        return False
    return all(abs(a - b) < 0.02 for a, b in zip(_normal(shape.points), _normal(outline), strict=True))


def _normal(points: tuple[float, ...]) -> list[float]:
    """The outline scaled to a box from 0 to 1."""
    xs, ys = points[::2], points[1::2]
    left, top, side = min(xs), min(ys), max(max(xs) - min(xs), max(ys) - min(ys))
    return [v for x, y in zip(xs, ys, strict=True) for v in ((x - left) / side, (y - top) / side)]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours by WCAG, 1 to 21."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _light(colour: str) -> float:
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


# ---- boxes ------------------------------------------------------------------------------------------------
def room(region: Region) -> Box:
    """A part's own box; a scrolling part may be longer."""
    return Box(w=region.box.w, h=max(region.box.h, region.block.h) if region.scrolls else region.box.h)


def lies_in(inner: Box, outer: Box, slack: float = 1.0) -> bool:
    return (
        inner.x >= outer.x - slack
        and inner.right <= outer.right + slack
        and inner.y >= outer.y - slack
        and inner.bottom <= outer.bottom + slack
    )


def overlap(a: Box, b: Box, by: float = 0.1) -> bool:
    return min(a.right, b.right) - max(a.x, b.x) > by and min(a.bottom, b.bottom) - max(a.y, b.y) > by


# ---- laws of every screen ----------------------------------------------------------------------------------
def assert_targets_suit_a_finger(parts: Iterable[Part]) -> None:
    """Every target is at least 9 mm wide and high on the 7" panel, and inside its part."""
    for part in parts:
        for target in part.region.block.targets:
            assert min(target.box.w, target.box.h) >= NINE_MM, (part.where, target)
            assert lies_in(target.box, room(part.region)), (part.where, target)


def assert_no_keys_overlap(parts: Iterable[Part]) -> None:
    """No targets overlap, except cells of a board, where the nearer one counts."""
    for part in parts:
        for one, other in combinations(part.region.block.targets if part.region.name != "board" else (), 2):
            assert not overlap(one.box, other.box), (part.where, one, other)


def assert_texts_stand_out(parts: Iterable[Part]) -> None:
    """Every text has enough contrast by day and by night."""
    pairs: dict[tuple[str, str], str] = {}
    for part in parts:
        for text in part.texts:
            letters, below = extent(text), _below(part.region, text)
            for x in (letters.x + 2, letters.x + letters.w / 2, letters.right - 2):
                under = _ground(below, x, text.y) or part.region.ground
                pairs.setdefault((text.ink, under), f"{part.where}: {text.text}")
    for (ink, under), where in pairs.items():
        for palette in (DAY, NIGHT):
            assert contrast(palette[ink], palette[under]) >= LEAST_CONTRAST, (ink, under, where)


def assert_texts_lie_inside(parts: Iterable[Part]) -> None:
    """No text leaves its part of the screen, nor its key."""
    for part in parts:
        keys = part.region.block.targets if part.region.name != "board" else ()
        for text in part.texts:
            letters = extent(text)
            assert lies_in(letters, room(part.region)), (part.where, text.text)
            for target in keys:
                if target.box.holds(text.x, text.y):
                    assert lies_in(letters, target.box), (part.where, text.text)


def assert_no_texts_overlap(parts: Iterable[Part]) -> None:
    for part in parts:
        written = sorted(((text.text, extent(text)) for text in part.texts), key=lambda line: line[1].y)
        for i, (one, a) in enumerate(written):
            for other, b in takewhile(lambda line, a=a: line[1].y < a.bottom, written[i + 1 :]):  # type: ignore[misc]
                assert not overlap(a, b, 1.5), (part.where, one, other)
