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


NAMES = ("Ana", "Bo", "Cem", "Dee")
KNIFFEL = (  # by row, what the four write there
    (3, 2, 1, 0), (6, 4, 8, 6), (9, 6, 12, 9), (12, 16, 8, 12), (15, 10, 20, 15), (18, 24, 12, 18),
    (22, 17, 0, 25), (24, 0, 18, 0), (25, 25, 0, 25), (30, 0, 30, 30), (40, 0, 0, 40), (50, 0, 0, 0), (23, 19, 27, 21),
)  # fmt: skip


async def kniffel(pace: Pace) -> None:
    """Thirteen rows of all four."""
    await pace.does("you play Kniffel", "choose", pad="@kniffel")
    for row, points in enumerate(KNIFFEL):
        for name, n in zip(NAMES, points, strict=True):
            await pace.does(f"{name} writes {n} in row {row + 1}", "fill_row", row=row, points=n)
    assert pace.is_over


async def wizard(pace: Pace) -> None:
    """All fifteen rounds; one of four is mostly a trick beside the bid."""
    await pace.does("you play Wizard", "choose", pad="@wizard")
    for n in range(1, 16):
        tricks = [n // 4 + (seat < n % 4) for seat in range(4)]
        bids = [*tricks[:3], max(0, tricks[3] - 1 + 2 * (n % 2))]
        told = {str(seat): bid for seat, bid in enumerate(bids)}
        await pace.does(f"round {n}: four bids", "score", points=told)
        await pace.does(f"round {n}: the tricks", "score", points={str(seat): k for seat, k in enumerate(tricks)})
    assert pace.is_over


async def leg(pace: Pace) -> None:
    """A leg of 501 with a double out, which Ana finishes."""
    await pace.does("you play 501", "choose", pad="@darts-double")
    for ana, bo in ((100, 60), (140, 85), (81, 100), (100, 45), (40, 26)):
        for name, n in (("Ana", ana), ("Bo", bo), ("Cem", 26), ("Dee", 60)):
            await pace.does(f"{name} throws {n}", "tally", points=n)
    await pace.does("Ana throws 40 and checks out", "tally", points=40)
    assert pace.is_over
