"""Evenings with a score pad: every hand of Hearts in one form, Darts turn by turn."""

from __future__ import annotations

from tests.ui.pace.harness import Pace


async def hearts(pace: Pace) -> None:
    """From the first deal to a hundred."""
    await pace.does("you play Hearts", "choose", pad="@hearts")
    for n, points in enumerate(((5, 0, 8, 13), (10, 10, 3, 3), (0, 26, 0, 0), (1, 2, 10, 13), (13, 0, 13, 0)), 1):
        told = {str(seat): each for seat, each in enumerate(points)}
        await pace.does(f"hand {n}: the points of all four", "score", points=told)
    for n in range(6, 10):
        told = {"0": 0, "1": 3, "2": 2, "3": 21}
        await pace.does(f"hand {n}: the points of all four", "score", points=told)
    assert pace.is_over


async def darts(pace: Pace) -> None:
    """Ana checks out first; Bo goes too far once."""
    await pace.does("you play 501", "choose", pad="@darts-501")
    for ana, bo in ((180, 100), (140, 85), (100, 180), (41, 140), (0, 45)):
        for name, n in (("Ana", ana), ("Bo", bo), ("Cem", 26), ("Dee", 60)):
            await pace.does(f"{name} throws {n}", "tally", points=n)
    await pace.does("Ana throws 40 and checks out", "tally", points=40)
    assert pace.is_over
