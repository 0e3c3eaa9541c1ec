"""Evenings with a score pad: every hand of Hearts in one form, Darts turn by turn."""

from __future__ import annotations

from tests.ui.pace.harness import NAMES, Pace


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


# ---- whole games, against a pen -----------------------------------------------------------------------
ROWS = 13
CARDS = (
    (3, 6, 9, 12, 15, 18, 22, 0, 25, 30, 40, 0, 21), (2, 8, 9, 8, 20, 24, 19, 26, 25, 30, 0, 50, 17),
    (1, 6, 6, 16, 15, 12, 25, 14, 0, 30, 40, 0, 24), (4, 4, 12, 12, 10, 18, 20, 0, 25, 0, 40, 0, 19),
)  # fmt: skip
VISITS = ((180, 100, 26, 60), (100, 85, 60, 45), (81, 180, 100, 41), (0, 135, 26, 85), (140,))  # Bo leaves one once


def rounds() -> list[tuple[list[int], list[int]]]:
    """Bids and tricks of Wizard; every third round one player takes one less than was bid."""
    told = []
    for n in range(1, 16):
        tricks = [n // 4 + ((seat + n) % 4 < n % 4) for seat in range(4)]
        told.append(([made + (n % 3 == 0 and seat == n % 4) for seat, made in enumerate(tricks)], tricks))
    return told


async def kniffel(pace: Pace) -> None:
    """All players fill the card, each in another order."""
    await pace.does("you play Kniffel", "choose", pad="@kniffel")
    for n in range(ROWS):
        for seat, name in enumerate(NAMES):
            row = (n + 3 * seat) % ROWS
            await pace.does(f"{name} writes {CARDS[seat][row]}", "fill_row", row=row, points=CARDS[seat][row])
    assert pace.is_over


async def wizard(pace: Pace) -> None:
    """Fifteen rounds."""
    await pace.does("you play Wizard", "choose", pad="@wizard")
    for n, (bids, tricks) in enumerate(rounds(), 1):
        for what, told in (("bids", bids), ("tricks", tricks)):
            await pace.does(f"round {n}: {what}", "score", points={str(seat): each for seat, each in enumerate(told)})
    assert pace.is_over


async def double_out(pace: Pace) -> None:
    """Ana checks out on a double; Bo goes too far once."""
    await pace.does("you play 501 with a double out", "choose", pad="@darts-double")
    for visits in VISITS:
        for name, n in zip(NAMES, visits, strict=False):
            await pace.does(f"{name} throws {n}", "tally", points=n)
    assert pace.is_over
