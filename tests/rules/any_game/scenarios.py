"""The rows of a scenario table: seats, pad, moves, and the expected result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.any_game.components import Pad
from rules.any_game.opening import PRINTED
from rules.kit.types import Amount
from tests.rules.any_game.table import MADE, Table


class Row(NamedTuple):
    told: str  # a rule, and the row's sentence
    seats: int
    pad: str | Pad | Mapping[str, Any]  # built in, from a file, or the form's answers
    moves: str  # "score 5 0 21; away 1; pass"
    seen: Mapping[str, Any]  # by a name of SEEN


SEEN: dict[str, Callable[[Table], Any]] = {
    "totals": lambda table: table.totals,
    "places": lambda table: table.places,
    "ending": lambda table: table.ending,
    "turn": lambda table: table.turn,
    "round": lambda table: table.state.round,
    "step": lambda table: table.state.step,
    "said": lambda table: table.news_keys,
    "asked": lambda table: [prompt.move for prompt in table.open_prompts() if prompt.waits],
    "waits": lambda table: sorted({prompt.seat for prompt in table.open_prompts() if prompt.waits}),
    "sides": lambda table: [int(field.key) for field in table.open_prompts()[0].fields],
    "rows": lambda table: table.option_values("row"),
    "limits": lambda table: [(each.least, each.most) for each in table.ask().fields if isinstance(each, Amount)],
    "won": lambda table: (table.state.legs, table.state.sets),
    "lines": lambda table: {line.key: line.values for line in table.game.sheet(table.state).lines},
    "doubts": lambda table: [
        (news.say.key, news.say.args.get("found", news.say.args.get("n"))) for news in table.news if news.doubt
    ],
}


def begun(row: Row) -> Table:
    """The game of a row before its first move."""
    if isinstance(row.pad, Pad):
        return Table.of(row.seats, row.pad)
    if isinstance(row.pad, str):
        return Table(row.seats, row.pad)
    told = {**MADE, **row.pad}
    return Table(row.seats, told["name"], PRINTED.tell({}, "pad", "", told))


def played(row: Row) -> Table:
    """The game of a row after its moves."""
    table = begun(row)
    for move in filter(None, map(str.strip, row.moves.split(";"))):
        word, *numbers = move.split()
        MOVES[word](table, *map(int, numbers))
    return table


def _own(table: Table, seat: int, points: tuple[int, ...]) -> None:
    """Enter the asked rows in order, for a seat or for the seat in turn."""
    in_turn = table.state.step == "turn"
    fields = table.form("tell_own", seat=None if in_turn else seat).fields
    told = {field.key: n for field, n in zip(fields, points, strict=True)}
    table.play("tell_own", points=told, seat=None if in_turn else seat)


MOVES: dict[str, Callable[..., Any]] = {
    "score": lambda table, *points: table.round(*points),
    "tally": lambda table, *points: table.turns(*points),
    "free": lambda table, side, points: table.play("tally", side=side, points=points),
    "take": lambda table, side, points: table.play("take", side=side, points=points),
    "own": lambda table, seat, *points: _own(table, seat, points),
    "fill": lambda table, row, points: table.play("fill_row", row=row, points=points),
    "stands": lambda table, *points: table.recounted(*points),
    "pass": lambda table, *seats: [table.play("pass_on", seat=seat) for seat in seats or (None,)],
    "out": lambda table: table.play("drop_out"),
    "order": lambda table, *seats: table.play("order", seats=[str(seat) for seat in seats]),
    "finish": lambda table: table.play("finish"),
    "winner": lambda table, *sides: table.play("winner", sides=list(sides)),
    "limits": lambda table: [(each.least, each.most) for each in table.ask().fields if isinstance(each, Amount)],
    "won": lambda table: table.play("outcome", outcome="won"),
    "lost": lambda table: table.play("outcome", outcome="lost"),
    "end": lambda table: table.correct("finish"),
    "away": lambda table, *seats: table.correct("set-away", list(seats)),
    "starts": lambda table, seat: table.correct("set-start", seat),
    "turn": lambda table, seat: table.correct("set-turn", seat),
    "left-out": lambda table: table.correct("leave-out"),
    "carried": lambda table, side, points: table.correct(f"carried-{side}", points),
    "counter": lambda table, counter, seat, n: table.correct(f"counter-{counter}-{seat}", n),
    "legs": lambda table, side, n: table.correct(f"legs-{side}", n),
    "points": lambda table, column, row, side, points: table.correct(f"points-{column}-{row}-{side}", points),
}  # fmt: skip
