"""The table's view, and the secrets behind each screen."""

from __future__ import annotations

import pytest

from rules.himalaya.game import GAME
from rules.kit.seal import seal
from rules.kit.types import TABLE, Board, Hand, Seat
from tests.rules.himalaya.made_up import PAIRS
from tests.rules.himalaya.scenarios import told
from tests.rules.himalaya.table import Table


def board(table: Table) -> Board:
    return next(part for part in scene(table) if isinstance(part, Board))


def scene(table: Table) -> tuple[object, ...]:
    return GAME.scene(seal(table.state, TABLE), TABLE).parts


def on(table: Table, cell: str) -> list[tuple[str, str, str, int | None]]:
    """The contents of a cell: kind, colour, text and owner."""
    return [(p.kind, p.tint, p.text, p.seat) for p in board(table).pieces if p.cell == cell]


@pytest.mark.rule("HIM-27")
def test_the_map_shows_every_road_that_was_told_by_its_kind() -> None:
    drawn = {(edge.style, frozenset((edge.a, edge.b))) for edge in board(told("")).edges}
    assert drawn == {(road, frozenset((f"v{a}", f"v{b}"))) for road, pairs in PAIRS.items() for a, b in pairs}


def test_all_villages_can_be_tapped() -> None:
    cells = {cell.id: cell for cell in GAME.layouts[0].cells}
    assert all(cells[f"v{v}"].size >= 0.064 for v in range(1, 21))
    assert {f"r{r}" for r in range(1, 9)} <= set(cells)


@pytest.mark.rule("HIM-43", "HIM-65")
def test_a_stupa_stands_on_its_village_and_whoever_leads_a_region_is_shown() -> None:
    table = told("stupa 9 Cem; sent Bo 4 2")
    assert on(table, "v9") == [("mark", "none", "", 2)]
    assert on(table, "r4") == [("mark", "none", "", 1)]
    assert on(told("sent Bo 4 2; sent Ana 4 2"), "r4") == []


@pytest.mark.rule("HIM-84", "HIM-90")
def test_events_are_shown_where_they_lie() -> None:
    table = told("house events=1; yeti 7 10; market 12")
    for village, event in ((7, "yeti"), (10, "yeti"), (12, "market")):
        assert event in [kind for kind, *_ in on(table, f"v{village}")]


# ---- behind a screen (HIM-20, HIM-35, HIM-42) --------------------------------------------------------
def items(table: Table, viewer: Seat, seat: Seat) -> dict[str, int]:
    """The scene's list for a seat."""
    hands = [p for p in GAME.scene(seal(table.state, viewer), viewer).parts if isinstance(p, Hand) and p.seat == seat]
    return {item.label.key: item.n for item in hands[0].items}


@pytest.mark.rule("HIM-20")
def test_a_programme_on_a_phone_has_a_public_twin() -> None:
    groups: dict[str, list[bool]] = {}
    for prompt in GAME.prompts(told("").state):
        groups.setdefault(prompt.group, []).append(prompt.secret)
    assert [sorted(secret) for secret in groups.values()] == [[False, True]] * 3


@pytest.mark.rule("HIM-35", "HIM-42")
def test_a_stock_and_a_herd_are_shown_to_their_own_seat_only() -> None:
    table = told("stock Ana salt gold gold").correct("correct_herd", seat=0, discs=2, yaks=9)
    assert items(table, 0, 0)["good-gold"] == 2
    assert 9 in items(table, 0, 0).values()
    for viewer in (TABLE, 1, 2):
        assert not [key for key in items(table, viewer, 0) if key.startswith("good-")]
        assert 9 not in items(table, viewer, 0).values()


@pytest.mark.rule("HIM-42", "HIM-40")
def test_how_many_yaks_were_bartered_is_not_told_afterwards() -> None:
    table = told("house at=6,8,9; wants 6 salt 17; stock Ana salt; rows h; deliver barter")
    assert not [news for news in table.news if news.to is None and 17 in news.say.args.values()]
