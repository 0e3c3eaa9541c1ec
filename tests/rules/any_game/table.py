"""A short notation for another game in tests: `Table(3, "@hearts").round(5, 0, 21)`."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from companion.testkit import table
from rules.any_game.components import Pad
from rules.any_game.game import GAME
from rules.any_game.points import playing_sides, scoring_sides
from rules.any_game.state import State
from rules.kit.types import Catalogue, Seat

MADE: dict[str, Any] = {"name": "Settlers", "scores": "round", "wins": "most", "order": "free"}  # required answers


class Table(table.Table[State]):
    """A game in progress with a pad, or with "" before the choice."""

    def __init__(self, seats: int = 3, pad: str = "", catalogue: Catalogue | None = None, start: Seat = 0) -> None:
        super().__init__(GAME, seats, catalogue=catalogue, start=start)
        if pad:
            self.play("choose", pad=pad)

    @classmethod
    def of(cls, seats: int, pad: Pad, start: Seat = 0) -> Table:
        """A game with a pad from the catalogue."""
        named = pad.name or "Made up"
        return cls(seats, named, {"pad": {named: as_learned(pad, named)}}, start)

    def made(self, **told: Any) -> Self:
        """Make a new pad in the form."""
        values = {**MADE, **told}
        form = self.form("make", values=values)
        asked = {field.name for field in form.fields}
        return self.play("make", {name: value for name, value in values.items() if name in asked})

    def round(self, *points: int) -> Self:
        """The points of all playing sides in a round."""
        return self.play(
            "score", points={str(side): n for side, n in zip(scoring_sides(self.state), points, strict=True)}
        )

    def recounted(self, *points: int) -> Self:
        """The running scores of all playing sides."""
        return self.play("recount", points=dict(zip(map(str, playing_sides(self.state)), points, strict=True)))

    def turns(self, *points: int) -> Self:
        """The points of successive turns."""
        for n in points:
            self.play("tally", points=n)
        return self

    @property
    def turn(self) -> list[Seat]:
        """The seats that have the turn."""
        return sorted({prompt.seat for prompt in self.open_prompts() if prompt.seat >= 0 and prompt.waits})

    @property
    def ending(self) -> str:
        return self.game.sheet(self.state).ended_by


def as_learned(pad: Pad, name: str) -> dict[str, Any]:
    """A pad in the form of the catalogue."""
    values: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(pad, name=name))
    return values
