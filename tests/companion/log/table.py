"""A table for the log's tests: pebbles, a clock that the test moves, a log in memory that can be full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.errors import Unwritable
from companion.log.book import new_head
from companion.log.record import ClockRule, Head, Line
from companion.log.session import Session
from rules.kit.types import SEAT_TINTS, AnyGame, Catalogue, Say, Seating, Who
from tests.companion.tables import Clock
from tests.pebbles.components import STONES
from tests.pebbles.game import GAME
from tests.pebbles.options import Options

KNOWN: Catalogue = {"stone": {stone: {"value": i} for i, stone in enumerate(STONES)}}
NO_CLOCK = ClockRule()


def closed(seat: int) -> Say:
    """The log's text for a closed fist."""
    return Say(key="did-fist", args={"who": Who(seat=seat), "said": Say(key="fist-confirm"), "form": "fist"})


class Disk:
    """The committed lines."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.full = False

    async def append(self, *lines: Line) -> None:
        if self.full:
            raise Unwritable("log-unwritable")
        self.lines += lines


def head(seats: int = 2, known: Catalogue = KNOWN, clock: ClockRule = NO_CLOCK, **options: Any) -> Head:
    seating = Seating(names=("Ana", "Bo", "Cem", "Dee")[:seats], tints=SEAT_TINTS[:seats])
    return new_head(GAME, seating, Options(**options), known, clock, "7K2QMX", "2026-11-21T19:04:11Z")


class Table:
    """One game of pebbles."""

    def __init__(self, start: Head | None = None, lines: Sequence[Line] = (), game: AnyGame = GAME) -> None:
        self.disk, self.clock = Disk(), Clock()
        self.head = start or head()
        self.session = (
            Session.resume(game, self.head, lines, self.disk.append, self.clock)
            if lines
            else Session.begin(game, self.head, self.disk.append, self.clock)
        )

    def id(self, name: str) -> str:
        """The stamped id of the open prompt with that name."""
        return next(p.id for p in self.session.prompts() if p.id.rpartition("@")[0] == name)

    def names(self) -> list[str]:
        return [p.id.rpartition("@")[0] for p in self.session.prompts()]

    async def answer(self, name: str, values: dict[str, Any] | None = None, by: str = "screen") -> int:
        return await self.session.answer(self.id(name), values or {}, by)

    def wait(self, ms: int) -> None:
        self.clock.ms += ms

    async def to_dice(self) -> None:
        """Close and open both fists: Ana has two red pebbles, Bo has one blue pebble."""
        await self.answer("fist-0")
        await self.answer("fist-1")
        await self.answer("open", {"fists": {"0": {"red": 2}, "1": {"blue": 1}}})

    async def to_brook(self) -> None:
        """Play until Ana has won the round."""
        await self.to_dice()
        await self.answer("roll", {"dice": {"pips": 4, "colour": "red"}})

    async def round(self) -> None:
        """Play the rest of a round that Ana wins; she rests."""
        await self.to_brook()
        await self.answer("rest-0")
