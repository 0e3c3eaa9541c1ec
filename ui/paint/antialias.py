"""Antialiased outlines and fills: pure geometry, for meshes with a ramp from clear to full over one pixel.

Small computers have poor multisampling or none. Points are in pixels. A vertex is x, y, u, v as Kivy's Mesh wants it; u
picks from the ramp: CLEAR or FULL.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

CLEAR, FULL = 0.25, 0.75  # the centres of a texture of two pixels
LONGEST_MITRE = 2.5  # sharper corners are cut off
Points = tuple[tuple[float, float], ...]
Web = tuple[list[float], list[int]]  # vertices and indices of triangles


@lru_cache(maxsize=2048)
def stroke(points: Points, width: float, closed: bool) -> Web:
    """The mesh of a line through the points; `closed` joins the last to the first."""
    line = distinct_points(points, closed)
    if len(line) < 2:
        return [], []
    half = max(0.25, width / 2)
    ways = mitres(line, closed)
    across = ((half + 0.5, CLEAR), (half - 0.5, FULL), (0.5 - half, FULL), (-half - 0.5, CLEAR))
    if half < 0.5:
        across = ((half + 0.5, CLEAR), (0.0, FULL), (0.0, FULL), (-half - 0.5, CLEAR))
    return _bands(line, ways, across, closed)


@lru_cache(maxsize=2048)
def border(points: Points) -> Web:
    """The antialiased border of a fill, from half a pixel inside its outline to half a pixel outside."""
    line = distinct_points(points, True)
    if len(line) < 3:
        return [], []
    side = outward_sign(line)
    return _bands(line, mitres(line, True), ((0.5 * side, CLEAR), (-0.5 * side, FULL)), True)


@lru_cache(maxsize=2048)
def inset(points: Points) -> Points:
    """The outline inset by half a pixel, for `border` to surround."""
    line = distinct_points(points, True)
    if len(line) < 3:
        return ()
    side = outward_sign(line)
    return tuple(
        (x - mx * 0.5 * side, y - my * 0.5 * side) for (x, y), (mx, my) in zip(line, mitres(line, True), strict=True)
    )


@lru_cache(maxsize=512)
def circle(x: float, y: float, r: float) -> Points:
    """A circle as an outline with enough corners to look round."""
    corners = max(16, min(96, round(r * 2)))
    return tuple((x + r * cos(2 * pi * i / corners), y + r * sin(2 * pi * i / corners)) for i in range(corners))


def distinct_points(points: Points, closed: bool) -> Points:
    """The points without adjacent repetitions."""
    kept = [p for i, p in enumerate(points) if i == 0 or hypot(p[0] - points[i - 1][0], p[1] - points[i - 1][1]) > 0.01]
    if closed and len(kept) > 1 and hypot(kept[0][0] - kept[-1][0], kept[0][1] - kept[-1][1]) <= 0.01:
        kept.pop()
    return tuple(kept)


def outward_sign(line: Points) -> int:
    """1 if the mitres of a closed outline point outwards, else -1."""
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True))
    return -1 if area > 0 else 1


def mitres(line: Points, closed: bool) -> list[tuple[float, float]]:
    """The mitre vector of every point: to the left of the line, scaled to keep the width round the corner."""
    normals = [_normal(a, b) for a, b in zip(line, line[1:] + line[:1], strict=True)]
    ways = []
    for i in range(len(line)):
        before = normals[i - 1] if closed or i else normals[i]
        after = normals[i] if closed or i < len(line) - 1 else normals[i - 1]
        ways.append(_mitre(before, after))
    return ways


def _normal(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    return -dy / length, dx / length


def _mitre(before: tuple[float, float], after: tuple[float, float]) -> tuple[float, float]:
    x, y = before[0] + after[0], before[1] + after[1]
    length = hypot(x, y)
    if length < 0.01:  # the line turns back on itself
        return after
    far = min(LONGEST_MITRE, 2 / length)
    return x / length * far, y / length * far


def _bands(line: Points, ways: list[tuple[float, float]], across: tuple[tuple[float, float], ...], closed: bool) -> Web:
    """Rows of vertices along the line, and the triangles between neighbouring rows."""
    vertices = [
        v for (x, y), (mx, my) in zip(line, ways, strict=True) for far, u in across
        for v in (x + mx * far, y + my * far, u, 0.5)
    ]  # fmt: skip
    n, rows = len(line), len(across)
    indices: list[int] = []
    for i in range(n if closed else n - 1):
        here, there = i * rows, (i + 1) % n * rows
        for row in range(rows - 1):
            a, b, c, d = here + row, here + row + 1, there + row, there + row + 1
            indices += [a, b, c, b, c, d]
    return vertices, indices
