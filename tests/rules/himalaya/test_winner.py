"""The three kinds of influence and the winner (HIM-64..79). Most tables are results only: they enter final counts."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.game import GAME
from rules.himalaya.score import political
from rules.kit.types import TABLE, Allot
from tests.rules.himalaya.scenarios import check, told
from tests.rules.himalaya.table import Table

Count = tuple[int, list[int], list[int]]  # yaks, stupas by level, delegations by region


def counted(seat_by_seat: list[Count], **options: Any) -> Table:
    """A finished game with results only."""
    house = " ".join(f"{name}={value}" for name, value in {"seats": len(seat_by_seat), **options}.items())
    table = told(f"ledger; house {house}; set correct_round 12; round")
    for seat, (yaks, levels, sent) in enumerate(seat_by_seat):
        table.play("count", yaks=yaks, levels=numbered(levels), sent=numbered(sent), seat=seat)
    return table


def numbered(numbers: list[int]) -> dict[str, int]:
    """Numbers by place, counted from 1, without zeros."""
    return {str(i): n for i, n in enumerate(numbers, 1) if n}


@pytest.mark.rule("HIM-64", "HIM-66")
def test_a_stupa_counts_the_level_of_its_village_and_nobody_knows_the_yaks_before_the_end() -> None:
    stupas = "stupa 1 Ana; stupa 2 Ana; stupa 6 Ana; stupa 10 Bo; stupa 14 Bo; stupa 20 Cem"  # 1, 2 and 3; 3 and 3; 1
    table = told(stupas).correct("correct_herd", seat=0, discs=1, yaks=4)
    assert table.line("religious") == (6, 6, 1)
    assert table.line("economic") == (None, None, None)


@pytest.mark.rule("HIM-64")
def test_a_stupa_in_a_village_of_unknown_level_is_asked_about_before_the_count() -> None:
    built = "unmapped; stupa 9 Bo; set correct_round 12; round"
    check(built, {"first": "learn_village"})
    check(f"{built}; learn 2; herd 0; herd 0; herd 0", {"religious": (0, 2, 0)})


@pytest.mark.rule("HIM-64", "HIM-65")
@pytest.mark.parametrize(
    ("counts", "religious", "regions"),
    [
        ([(0, [], [3, 1, 2, 1]), (0, [], [2, 1, 2, 1]), (0, [], [1, 2, 1, 1])], (0, 0, 0), (1, 0, 1)),
        ([(0, [0, 0, 5], [1] * 8), (0, [1, 2], []), (0, [], [])], (15, 5, 0), (8, 0, 0)),
    ],
    ids=["a tie for the most delegations is nobody's", "the most that can be"],
)
def test_stupas_count_their_levels_and_a_region_is_whose_delegations_are_the_most(
    counts: list[Count], religious: tuple[int, ...], regions: tuple[int, ...]
) -> None:
    table = counted(counts)
    assert (table.line("religious"), table.line("political")) == (religious, regions)


SECOND = [(7, [2], [1, 1]), (7, [2], [0, 0, 1, 1, 1]), (9, [2], [0, 0, 0, 1, 1]), (9, [1], [])]  # Cem is the second out
LEAD = [(4, [0, 0, 1], [1]), (3, [0, 0, 1], []), (9, [], [])]  # Ana leads the regions, and the stupas with Bo
GAMES: dict[str, tuple[list[Count], dict[str, str], tuple[int, ...]]] = {
    # three players (HIM-67..69)
    "the religious and political lead": ([(0, [0, 0, 2], [1]), (9, [1], []), (5, [], [])], {}, (1, 2, 2)),
    "the religious and economic lead": ([(9, [0, 0, 2], []), (5, [1], []), (5, [], [1])], {}, (1, 2, 2)),
    "the political and economic lead": ([(9, [], [1]), (5, [1], []), (5, [0, 1], [])], {}, (1, 2, 2)),
    "one lead each: the most yaks": ([(1, [0, 0, 1], []), (2, [], [1]), (7, [], [])], {}, (2, 2, 1)),
    "then the regions": ([(5, [0, 0, 1], []), (5, [], [1]), (1, [], [])], {}, (2, 1, 2)),
    "then the stupas": ([(5, [0, 0, 1], [1]), (5, [0, 1], [0, 1]), (1, [0, 0, 1], [])], {}, (1, 2, 2)),
    "then it is shared": ([(5, [1], []), (5, [1], []), (0, [], [])], {}, (1, 1, 3)),
    "a shared lead is nobody's": (LEAD, {"shared_lead": "nobody"}, (2, 2, 1)),
    "or that of both": (LEAD, {"shared_lead": "both"}, (1, 2, 2)),
    # four players (HIM-70..76)
    "fewest stupas out, fewest regions out, most yaks": (
        [(5, [2], [1]), (6, [3], [0, 1]), (9, [4], []), (20, [1], [0, 0, 5])], {}, (2, 1, 3, 4)),
    "tied in points: the fewest stupas are out": (
        [(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (9, [1, 1], [1]), (9, [3], [])], {}, (1, 2, 4, 3)),
    "then the fewest yaks": (
        [(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (5, [3], []), (4, [3], [1])], {}, (1, 2, 3, 4)),
    "tied in regions: the fewest delegations are out": (
        [(1, [2], [3]), (9, [2], [0, 3]), (9, [2], [0, 0, 1]), (9, [1], [])], {}, (2, 1, 3, 4)),
    "then again the fewest yaks": (
        [(5, [2], [3]), (4, [2], [0, 3]), (9, [2], [0, 0, 3]), (9, [1], [])], {}, (2, 3, 1, 4)),
    "equal yaks: the regions": (
        [(7, [2], [2, 1]), (7, [3], [0, 0, 1]), (9, [2], []), (9, [1], [])], {}, (1, 2, 3, 4)),
    "then the religious points": ([(7, [2], [1]), (7, [3], [0, 1]), (9, [2], []), (9, [1], [])], {}, (2, 1, 3, 4)),
    "and it is shared at last": ([(7, [2], [1]), (7, [2], [0, 1]), (9, [2], []), (9, [1], [])], {}, (1, 1, 3, 4)),
    "delegations of the second who is out block": (SECOND, {"second_loser": "stay"}, (1, 2, 3, 4)),
    "or leave": (SECOND, {"second_loser": "leave"}, (2, 1, 3, 4)),
}  # fmt: skip


@pytest.mark.rule("HIM-67", "HIM-68", "HIM-69", "HIM-70", "HIM-71", "HIM-72", "HIM-73", "HIM-74", "HIM-75", "HIM-76")
@pytest.mark.parametrize("game", GAMES)
def test_who_wins(game: str) -> None:
    counts, options, places = GAMES[game]
    table = counted(counts, **options)
    assert (table.places, GAME.sheet(table.state).ended_by) == (places, "year")


@pytest.mark.rule("HIM-71", "HIM-73")
@pytest.mark.parametrize(
    ("counts", "tied", "places"),
    [
        ([(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (4, [3], [1]), (4, [3], [1])], [2, 3], (2, 1, 4, 3)),
        ([(5, [2], [3]), (4, [2], [0, 3]), (4, [2], [0, 0, 3]), (9, [1], [])], [1, 2], (1, 3, 2, 4)),
    ],
    ids=["the first to leave", "the second"],
)
def test_if_they_are_still_tied_the_table_names_who_is_out(
    counts: list[Count], tied: list[int], places: tuple[int, ...]
) -> None:
    table = counted(counts)
    assert (table.ask().seat, table.option_values("seat")) == (TABLE, tied)
    assert table.play("decide", {"seat": tied[0]}).places == places


# ---- our own examples ---------------------------------------------------------------------------------
@pytest.mark.rule("HIM-78", "HIM-77")
def test_the_example_of_the_first_who_is_out() -> None:
    """Religious 6, 5, 3, 3; stupas of Cem and Dee 2 and 3. Region 1: Cem 2, Ana 1, Bo 1. Region 2: Cem 3, Ana 1."""
    counts: list[Count] = [
        (1, [0, 0, 2], [1, 1]), (2, [0, 1, 1], [1, 0, 1]), (3, [1, 1], [2, 3]), (4, [3], [0, 0, 0, 1]),
    ]  # fmt: skip
    table = counted(counts)
    assert table.line("religious") == (6, 5, 3, 3)
    assert table.places[2] == 4
    assert political(table.state)[:3] == (0, 1, 2)
    assert political(table.state, (2,))[:2] == (1, 1), "region 1 is tied, region 2 is Ana's"


@pytest.mark.rule("HIM-79", "HIM-73", "HIM-75")
@pytest.mark.parametrize(("yaks", "places"), [((20, 21), (2, 1, 4, 3)), ((20, 20), (1, 2, 4, 3))])
def test_the_example_of_the_second_who_is_out(yaks: tuple[int, int], places: tuple[int, ...]) -> None:
    """Political 3, 2, 2 without Cem; Bo has nine delegations on the board, Dee seven."""
    counts: list[Count] = [
        (yaks[0], [0, 0, 2], [1, 1, 1]),
        (yaks[1], [0, 1, 1], [0, 0, 0, 5, 4]),
        (3, [1, 1], [2, 3]),
        (99, [3], [0, 0, 0, 0, 0, 4, 3]),
    ]
    table = counted(counts)
    assert political(table.state, (2,)) == (3, 2, 0, 2)
    assert table.places == places


@pytest.mark.rule("HIM-4")
def test_no_more_pieces_are_counted_than_a_tribe_has() -> None:
    table = told("ledger; set correct_round 12; round")
    most = {field.name: field.most for field in table.form("count", 0).fields if isinstance(field, Allot)}
    assert most == {"levels": 5, "sent": 15}


# ---- corrections at the end ---------------------------------------------------------------------------
@pytest.mark.rule("HIM-64")
def test_a_stupa_that_is_set_right_after_the_end_asks_for_a_level_that_nobody_knows() -> None:
    corrected = "unmapped; set correct_round 12; round; herd 0; herd 0; herd 0; stupa 9 Ana"
    check(corrected, {"step": "count", "first": "learn_village"})
    check(f"{corrected}; learn 3", {"step": "over", "religious": (3, 0, 0)})


def test_the_ledger_knows_no_influence_before_the_end() -> None:
    table = told("ledger; house seats=4")
    assert all(set(line.values) == {None} for line in GAME.sheet(table.state).lines)
