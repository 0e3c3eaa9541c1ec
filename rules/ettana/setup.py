"""The table before the game, and the design cards that go from game to game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.ettana.components import DESIGNS, KNOWN_DESIGNS, MOST_POINTS
from rules.ettana.options import Options
from rules.ettana.patterns import name_of
from rules.ettana.state import Player, State
from rules.kit.types import Catalogue, Say, Seating


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """An empty table; designs that the table has told in earlier games are known."""
    told = {name_of(pattern): card["points"] for pattern, card in catalogue.get("design", {}).items()}
    seats = len(seating.names)
    return State(options=options, seats=seats, players=(Player(),) * seats, designs={**KNOWN_DESIGNS, **told},
                 first=seating.start, active=seating.start)  # fmt: skip


def learned(state: State) -> Catalogue:
    """The design cards that the table has told: pattern and points."""
    told = {design: n for design, n in state.designs.items() if n and KNOWN_DESIGNS.get(design) != n}
    return {"design": {design: {"points": n} for design, n in told.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with design cards that come from a file."""
    cards = catalogue.get("design", {})
    wrong = (say for pattern, card in cards.items() if (say := _wrong(pattern, card)))
    names = {name_of(pattern) for pattern in (*KNOWN_DESIGNS, *cards)} - {""}
    many = (Say(key="check-many", args={"n": len(names), "most": DESIGNS}),) if len(names) > DESIGNS else ()
    return (*wrong, *many)


def _wrong(pattern: str, card: Mapping[str, Any]) -> Say | None:
    points, name = card.get("points"), name_of(pattern)
    if not name:
        return Say(key="check-pattern", args={"id": pattern})
    told = KNOWN_DESIGNS.get(name) or points
    if type(points) is int and 1 <= points <= MOST_POINTS and points == told:
        return None
    return Say(key="check-points", args={"id": pattern, "most": MOST_POINTS})
