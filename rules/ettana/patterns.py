"""Design cards as patterns: one name for each card, and where a pattern stands on the board (ETT-44..47).

A pattern is its rows with "/" between them, "A".."E" for different colours and "." for what does not matter,
without empty rows and columns round it. Of the four ways to turn it, the one that comes first is its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .components import ANY, LETTERS, OCTAGONS, SIDE

Rows = tuple[str, ...]
LEAST_YARNS = 2  # a card with one yarn would stand everywhere


def name_of(pattern: str) -> str:
    """The one name of a card, whatever its letters and its side up; "" if no 5 by 5 board of five colours has it."""
    rows = tuple(pattern.split("/"))
    marks = [mark for row in rows for mark in row if mark != ANY]
    is_board = len(rows) <= SIDE and len({len(row) for row in rows}) == 1 and len(rows[0]) <= SIDE
    if not is_board or len(marks) < LEAST_YARNS or len(set(marks)) > len(LETTERS):
        return ""
    return min("/".join(_relettered(turned)) for turned in _four_turns(_cropped(rows)))


def drawn(marks: Sequence[str]) -> str:
    """The name of a pattern that was drawn on 25 places; "" if it is none."""
    return name_of("/".join("".join(marks[i : i + SIDE]) for i in range(0, len(marks), SIDE)))


def turns(pattern: str, mirror: bool) -> tuple[Rows, ...]:
    """The different ways in which a card may be held: four, with its mirror image up to eight (ETT-46)."""
    rows = tuple(pattern.split("/"))
    ways = [*_four_turns(rows), *(_four_turns(rows[::-1]) if mirror else ())]
    return tuple(dict.fromkeys(_relettered(way) for way in ways))


def matches(pattern: str, yarns: Sequence[str | None], mirror: bool = False) -> tuple[tuple[str, ...], ...]:
    """The octagons of every place where the pattern stands, as far as the yarns there are known."""
    found = (place for rows in turns(pattern, mirror) for place in _standing(rows, yarns))
    return tuple(tuple(OCTAGONS[i] for i in place) for place in found)


def _standing(rows: Rows, yarns: Sequence[str | None]) -> Iterator[list[int]]:
    marks = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != ANY]
    for top in range(SIDE - len(rows) + 1):
        for left in range(SIDE - len(rows[0]) + 1):
            if _fits(marks, SIDE * top + left, yarns):
                yield [SIDE * (top + r) + left + c for r, c, _ in marks]


def _fits(marks: list[tuple[int, int, str]], first: int, yarns: Sequence[str | None]) -> bool:
    """Equal symbols on equal yarns, different symbols on different ones (ETT-44, ETT-45)."""
    colour_of: dict[str, str] = {}
    for r, c, mark in marks:
        yarn = yarns[first + SIDE * r + c]
        if yarn is None or colour_of.setdefault(mark, yarn) != yarn:
            return False
    return len(set(colour_of.values())) == len(colour_of)


def _cropped(rows: Rows) -> Rows:
    used = [r for r, row in enumerate(rows) if row.strip(ANY)]
    columns = [c for c in range(len(rows[0])) if any(row[c] != ANY for row in rows)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in rows[used[0] : used[-1] + 1])


def _four_turns(rows: Rows) -> list[Rows]:
    ways = [rows]
    for _ in range(3):
        ways.append(tuple("".join(row[c] for row in reversed(ways[-1])) for c in range(len(ways[-1][0]))))
    return ways


def _relettered(rows: Rows) -> Rows:
    """The symbols in the order in which they are met become A, B, C."""
    letters = {mark: LETTERS[i] for i, mark in enumerate(dict.fromkeys("".join(rows).replace(ANY, "")))}
    return tuple("".join(letters.get(mark, ANY) for mark in row) for row in rows)
