"""The robot's knowledge of games and forms."""

from __future__ import annotations

from random import Random

from companion.table.core import Core
from companion.view.wire import AllotView, ChoiceView, FieldView, SlotsView
from rules.games import find

MOST_BACK = 8  # taps on Back that lead from anywhere to the table
MOST_MOVES = 3_000  # of a game


def players(game: str, seed: int) -> int:
    """A random number of players, at most four."""
    seats = find(game).seats
    return Random(seed).randint(seats.start, min(4, seats.stop - 1))


def way_on(core: Core) -> str:
    """The form that resumes the only game: from home, or with its seats taken anew."""
    return "~home/resume" if core.kept_games.running_games else "~new"


def cells_of(field: FieldView) -> list[str]:
    """The places that answer a field."""
    match field:
        case ChoiceView():
            return [option.cell for option in field.options if option.cell]
        case AllotView():
            return [line.cell for line in field.lines if line.cell]
        case SlotsView():
            return list(field.cells)
        case _:
            return []
