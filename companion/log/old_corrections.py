"""Migration of records from before decision 36: corrections that are amendments today are read as amendments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from companion.log.record import Amended, Counting, Line, Played, Replacement, Undone


def migrate_lines(names: Mapping[str, str], lines: Iterable[Line]) -> Iterator[Line]:
    """The lines as they would be written now; `names` is `Game.retold`.

    A correction amends the newest active move of that name with its values; one without such a move stays.
    """
    counting, ours = Counting(), set[int]()
    for line in lines:
        if isinstance(line, Played) and (amended := _amendment(names.get(line.move, ""), line, counting.moves)):
            ours.add(line.n)
            line = amended
        elif isinstance(line, Undone) and line.to is not None and ours:
            line = _migrated_undo(line, counting, ours)
        counting.add_line(line)
        yield line


def _amendment(name: str, line: Played, moves: list[Played]) -> Amended | None:
    """The correction as an amendment; `name` may be several moves with a field each, "MOVE:FIELD MOVE:FIELD"."""
    told = tuple(_replacement(part, line, moves) for part in name.split())
    instead = tuple(each for each in told if each)
    return Amended(n=line.n, at=line.at, by=line.by, told=instead) if told and instead == told else None


def _replacement(name: str, line: Played, moves: list[Played]) -> Replacement | None:
    move, _, only = name.partition(":")
    move, _, by_seat = move.partition(".")
    told = next((each for each in reversed(moves) if each.move == move), None)
    if told is None:
        return None
    v = dict(told.v)
    if by_seat:  # {"seat": 1, "row": [...]} is the row of seat 1
        v[by_seat] = {**v.get(by_seat, {}), **_row(line.v)}
    else:
        v |= {name: _rows_of(v.get(name), value) for name, value in line.v.items() if only in ("", name)}
    return Replacement(n=told.n, moves=(replace(told, v=v),))


def _row(values: Mapping[str, Any]) -> dict[str, Any]:
    """The row of one seat, or of one side."""
    whose = next(name for name in values if name in ("seat", "side"))
    return {str(values[whose]): next(value for name, value in values.items() if name != whose)}


def _rows_of(told: Any, value: Any) -> Any:
    """The value; of one with rows only those that the amended move has."""
    if isinstance(told, dict) and isinstance(value, dict) and all(isinstance(row, dict) for row in told.values()):
        return {row: value[row] for row in told if row in value}
    return value


def _migrated_undo(line: Undone, counting: Counting, ours: set[int]) -> Undone:
    """An undo to just before or just after a migrated correction, adapted to the amendment."""
    newest = counting.amendments[-1] if counting.amendments else 0
    if newest in ours and counting.moves and line.to == counting.moves[-1].n and newest > line.to:
        return replace(line, to=None, drop=(newest,))
    if line.to in ours:
        return replace(line, to=max(move.n for move in counting.moves if move.n < line.to))
    return line
