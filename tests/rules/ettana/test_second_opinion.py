"""The companion's computations, repeated in a slower and independent way."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from rules.ettana.claims import matches, pattern_name
from rules.ettana.components import Options
from tests.rules.ettana.table import TILES, Table

Place = tuple[int, int]
STEPS: tuple[Place, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))


# ---- ways --------------------------------------------------------------------------------------------
def value(place: Place, how: str = "") -> str:
    return f"{place[0]},{place[1]}" + (f"/{how}" if how else "")


def walked(pawns: list[Place], number: int, tokens: int, rim: bool) -> set[str]:
    """The ends of every walk of so many steps that the rules allow, by brute force."""
    least, most = (0, 5) if rim else (1, 4)
    found = set()
    for walk in product(STEPS, repeat=number):
        path = [pawns[0]]
        for row, column in walk:
            path.append((path[-1][0] + row, path[-1][1] + column))
        inside = all(least <= n <= most for place in path for n in place)
        passed = [place for place in path[1:-1] if place in pawns]
        if inside and len(set(path)) == len(path) and path[-1] not in pawns and len(passed) <= tokens:
            found.add(value(path[-1], "+".join(str(seat) for seat in sorted(pawns.index(place) for place in passed))))
    return found


def jumped(pawns: list[Place], number: int) -> set[str]:
    tiles = {(r + 1, c + 1): int(tile) for r, row in enumerate(TILES.split("/")) for c, tile in enumerate(row)}
    return {value(place, "jump") for place, tile in tiles.items() if tile == number and place not in pawns}


def drawn_table(seed: int) -> tuple[Table, list[Place], int, bool]:
    """A table with four pawns anywhere, a roll of up to 5 and 0 to 3 tokens for Ana."""
    rng = Random(seed)
    rim = seed % 3 > 0
    places = [(r, c) for r in range(6) for c in range(6) if rim or (0 < r < 5 and 0 < c < 5)]
    pawns, number = rng.sample(places, 4), rng.randint(1, 5)
    table = Table(4, Options(rim="on" if rim else "off"))
    table.roll(number, "black")
    table.has(0, tokens=seed % 4)
    table.stand(*(value(pawn) for pawn in pawns))
    return table, pawns, number, rim


@pytest.mark.rule("ETT-29", "ETT-30", "ETT-31", "ETT-32", "ETT-33", "ETT-35", "ETT-38")
@pytest.mark.parametrize("seed", range(24))
def test_the_ways_are_those_that_are_left_of_all_walks(seed: int) -> None:
    table, pawns, number, rim = drawn_table(seed)
    expected = walked(pawns, number, seed % 4, rim) | jumped(pawns, number)
    assert {str(way) for way in table.option_values("to", "go")} == expected


# ---- patterns ----------------------------------------------------------------------------------------
def found_by_hand(card: dict[Place, str], board: list[str]) -> set[frozenset[str]]:
    """Brute force over every place and side of a card; two yarns are alike exactly where the card's marks are."""
    found = set()
    for side in range(4):
        spots = {((r, c), (c, -r), (-r, -c), (-c, r))[side]: mark for (r, c), mark in card.items()}
        for row, column in product(range(-8, 9), repeat=2):
            laid = {(r + row, c + column): mark for (r, c), mark in spots.items()}
            if all(0 <= n < 5 for place in laid for n in place) and _alike(laid, board):
                found.add(frozenset(f"o{r},{c}" for r, c in laid))
    return found


def _alike(laid: dict[Place, str], board: list[str]) -> bool:
    pairs = combinations(laid.items(), 2)
    return all((board[5 * a[0] + a[1]] == board[5 * b[0] + b[1]]) == (x == y) for (a, x), (b, y) in pairs)


@pytest.mark.rule("ETT-44", "ETT-45", "ETT-46", "ETT-47", "ETT-52")
@pytest.mark.parametrize("seed", range(24))
def test_a_pattern_stands_where_every_two_yarns_are_alike_as_on_the_card(seed: int) -> None:
    rng = Random(seed)
    board = rng.sample([colour for colour in ("red", "green", "blue") for _ in range(9)], 25)
    places = rng.sample([(r, c) for r in range(3) for c in range(3)], rng.randint(2, 5))
    card = {place: rng.choice("AB") for place in places}
    rows = "/".join("".join(card.get((r, c), ".") for c in range(3)) for r in range(3))
    assert {frozenset(spots) for spots in matches(pattern_name(rows), board)} == found_by_hand(card, board)
