"""What the table sees: the map as far as it is known, what lies on it, and the programme that is carried out."""

from __future__ import annotations

import pytest

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.kit.seal import seal
from rules.kit.types import TABLE, Board
from tests.rules.himalaya.made_up import PAIRS
from tests.rules.himalaya.table import Table, begun


def board(table: Table) -> Board:
    return next(part for part in scene(table) if isinstance(part, Board))


def scene(table: Table) -> tuple[object, ...]:
    return GAME.scene(seal(table.state, TABLE), TABLE).parts


def on(table: Table, cell: str) -> list[tuple[str, str, str, int | None]]:
    """What lies on a cell: kind, colour, text and whose it is."""
    return [(p.kind, p.tint, p.text, p.seat) for p in board(table).pieces if p.cell == cell]


@pytest.mark.rule("HIM-27")
def test_the_map_shows_every_road_that_was_told_by_its_kind() -> None:
    drawn = {(edge.style, frozenset((edge.a, edge.b))) for edge in board(begun()).edges}
    assert drawn == {(road, frozenset((f"v{a}", f"v{b}"))) for road, pairs in PAIRS.items() for a, b in pairs}


def test_all_villages_can_be_tapped() -> None:
    cells = {cell.id: cell for cell in GAME.layouts[0].cells}
    assert all(cells[f"v{v}"].size >= 0.064 for v in range(1, 21))
    assert {f"r{r}" for r in range(1, 9)} <= set(cells)


@pytest.mark.rule("HIM-43", "HIM-65")
def test_a_stupa_stands_on_its_village_and_whoever_leads_a_region_is_shown() -> None:
    table = begun().correct("correct_stupa", village=9, seat=2).correct("correct_sent", seat=1, region=4, value=2)
    assert on(table, "v9") == [("mark", "none", "", 2)]
    assert on(table, "r4") == [("mark", "none", "", 1)]
    table.correct("correct_sent", seat=0, region=4, value=2)
    assert on(table, "r4") == []


@pytest.mark.rule("HIM-84", "HIM-90")
def test_events_are_shown_where_they_lie() -> None:
    table = begun(1, 3, 5, options=Options(events=1)).play("place_event", {"event": "yeti", "a": 7, "b": 10})
    table.play("place_event", {"event": "market", "village": 12})
    for village, event in ((7, "yeti"), (10, "yeti"), (12, "market")):
        assert event in [kind for kind, *_ in on(table, f"v{village}")]
