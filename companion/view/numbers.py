"""The corrections grid: every public number as a button that opens the page to change it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.view.shapes import GAP, HEIGHT, MARGIN, WIDTH, box, lines, mark, text
from companion.view.shapes import number as signed
from companion.view.speaker import Speaker
from companion.view.text_width import width
from companion.view.wire import Drawing, Mark, Poly, Shape
from rules.kit.types import PublicNumber

HEAD = 50.0
KEY = 50.0
PITCH = 55.0
KEY_GAP = 6.0
WIDEST, NARROWEST = 64.0, 48.0
LABEL = 92.0  # the least room for a row's label
MOST_COLUMNS = 5


GridPage = tuple[Drawing, list[str]]  # one page of the grid, and the ids of the numbers on it
Head = tuple[str, Mark | None]
NO_HEAD: Head = ("", None)  # for numbers alone in their row


class _Row(NamedTuple):
    label: str
    cells: dict[Head, PublicNumber]


class _Section(NamedTuple):
    """Rows under the same heads."""

    heads: list[Head]
    rows: list[_Row]


def public_numbers(numbers: Sequence[PublicNumber], speaker: Speaker, chosen: str = "") -> tuple[GridPage, ...]:
    """The grid on as many pages as it needs; a tap on a number opens "fix/one/ID". `chosen` is the number just set."""
    pages: list[list[tuple[float, _Section, _Row | None]]] = []
    y = HEIGHT
    for block in _sections(_rows(numbers, speaker)):
        for row in block.rows:
            is_first, is_full = row is block.rows[0], y + KEY + MARGIN > HEIGHT
            head = 0.0 if block.heads == [NO_HEAD] else HEAD
            if is_full or (is_first and y + head + KEY + MARGIN > HEIGHT):
                pages.append([])
                y = MARGIN
            if head and (is_first or not pages[-1]):
                pages[-1].append((y, block, None))
                y += head
            pages[-1].append((y, block, row))
            y += PITCH
    return tuple(_sheet(page, chosen) for page in pages)


# ---- rows and columns -----------------------------------------------------------------------------------
def _rows(numbers: Iterable[PublicNumber], speaker: Speaker) -> list[_Row]:
    """Numbers with the same label in one row, in order."""
    rows: list[_Row] = []
    for number in numbers:
        label, head = speaker.speak(number.row), speaker.label(number.column) if number.column else NO_HEAD
        row = next((r for r in rows if r.label == label and head not in r.cells), None)
        if row is None:
            row = _Row(label, {})
            rows.append(row)
        row.cells[head] = number
    return rows


def _sections(rows: Iterable[_Row]) -> list[_Section]:
    """Rows that share a column, under the same heads; too many columns make a further section."""
    blocks: list[_Section] = []
    for row in rows:
        block = next((b for b in blocks if any(head in b.heads for head in row.cells)), None)
        if block is None:
            block = _Section([], [])
            blocks.append(block)
        block.heads.extend(head for head in row.cells if head not in block.heads)
        block.rows.append(row)
    return [
        _Section(heads, [row for row in block.rows if any(head in row.cells for head in heads)])
        for block in blocks
        for heads in (block.heads[i : i + MOST_COLUMNS] for i in range(0, len(block.heads), MOST_COLUMNS))
    ]


# ---- drawing --------------------------------------------------------------------------------------------
def _sheet(page: list[tuple[float, _Section, _Row | None]], chosen: str) -> GridPage:
    shapes: list[Shape] = []
    ids: list[str] = []
    for y, block, row in page:
        if row is None:
            shapes += _heads(block, y)
            continue
        room = _left_edge(block, block.heads[0]) - MARGIN - KEY_GAP
        size = 18 if width(row.label, 18) <= room else 16
        shapes += lines(row.label, MARGIN, y + KEY / 2, room, size, "cream")
        for head, number in row.cells.items():
            if head in block.heads:
                ids.append(number.id)
                said = ", ".join(filter(None, (row.label, head[0])))
                shapes += _key(number, _left_edge(block, head), y, _key_width(block), number.id == chosen, said)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes)), ids


def _heads(block: _Section, y: float) -> list[Shape]:
    shapes: list[Shape] = []
    for head in block.heads:
        said, who = head
        x = _left_edge(block, head) + _key_width(block) / 2
        if who is None:
            room = _key_width(block) if len(block.heads) > 1 else 2 * _key_width(block)
            x = min(x, WIDTH - MARGIN - room / 2)
            shapes += lines(said, x, y + HEAD / 2 - 2, room, 16, "cream", anchor="middle")
        else:
            shapes.append(mark(who, x, y + HEAD / 2 - 2, 14))
    return shapes


def _key(number: PublicNumber, x: float, y: float, w: float, chosen: bool, said: str) -> tuple[Shape, ...]:
    fill, edge, line = ("lit", "brass", 5) if chosen else ("paper", "edge", 2)
    key = Poly(points=box(x, y, w, KEY), fill=fill, edge=edge, width=line,
               hit=f"go:fix/one/{number.id}", say=f"{said}: {signed(number.now)}")  # fmt: skip
    return key, text(signed(number.now), x + w / 2, y + KEY / 2, 24, "ink", bold=chosen, anchor="middle", fit=w - GAP)


def _key_width(block: _Section) -> float:
    room = (WIDTH - 2 * MARGIN - LABEL) / len(block.heads) - KEY_GAP
    return min(WIDEST, max(NARROWEST, room))


def _left_edge(block: _Section, head: Head) -> float:
    return WIDTH - MARGIN + KEY_GAP - (len(block.heads) - block.heads.index(head)) * (_key_width(block) + KEY_GAP)
