"""The three kinds of influence and who wins (HIM-64..79). Most tables are ledgers: they tell what was counted."""

from __future__ import annotations

import pytest

from rules.himalaya.game import GAME
from rules.himalaya.score import political
from rules.kit.types import TABLE, Allot
from tests.rules.himalaya.table import Table, begun, counted, ledger

Count = tuple[int, list[int], list[int]]  # yaks, stupas by level, delegations by region


def said(table: Table) -> str:
    return GAME.sheet(table.state).ended_by


@pytest.mark.rule("HIM-64")
def test_a_stupa_counts_the_level_of_its_village() -> None:
    table = begun(1, 3, 5)
    for village, seat in ((1, 0), (2, 0), (6, 0), (10, 1), (14, 1), (20, 2)):  # 1, 2 and 3; 3 and 3; 1
        table.correct("correct_stupa", village=village, seat=seat)
    assert table.line("religious") == (6, 6, 1)


@pytest.mark.rule("HIM-64")
def test_five_stupas_in_monasteries_make_fifteen() -> None:
    assert counted([(0, [0, 0, 5], []), (0, [], []), (0, [], [])]).line("religious")[0] == 15


@pytest.mark.rule("HIM-64")
def test_a_stupa_in_a_village_of_unknown_level_is_asked_about_before_the_count() -> None:
    table = Table(catalogue={}).play("begin").supply().order().lead()
    table.correct("correct_stupa", village=9, seat=1)
    table.correct("correct_round", value=12)
    table.quiet_round()
    assert table.moves[0] == "learn_village"
    table.play("learn_village", {"level": 2})
    for seat in range(3):
        table.play("count", {"yaks": 0}, seat=seat)
    assert table.line("religious") == (0, 2, 0)


@pytest.mark.rule("HIM-65")
def test_a_region_is_a_point_for_whoever_alone_has_the_most_delegations() -> None:
    table = counted([(0, [], [3, 1, 2, 1]), (0, [], [2, 1, 2, 1]), (0, [], [1, 2, 1, 1])])
    assert table.line("political") == (1, 0, 1), "region 2 is Cem's; region 3 and the three-way region 4 nobody's"


@pytest.mark.rule("HIM-65")
def test_eight_regions_make_at_most_eight_points() -> None:
    assert counted([(0, [], [1] * 8), (0, [], []), (0, [], [])]).line("political") == (8, 0, 0)


@pytest.mark.rule("HIM-66")
def test_the_yaks_are_only_known_at_the_end() -> None:
    table = begun()
    table.correct("correct_herd", seat=0, discs=1, yaks=4)
    assert table.line("economic") == (None, None, None)


# ---- three players ------------------------------------------------------------------------------------
@pytest.mark.rule("HIM-67")
@pytest.mark.parametrize(
    "counts",
    [
        [(0, [0, 0, 2], [1]), (9, [1], []), (5, [], [])],  # religious and political
        [(9, [0, 0, 2], []), (5, [1], []), (5, [], [1])],  # religious and economic
        [(9, [], [1]), (5, [1], []), (5, [0, 1], [])],  # political and economic
    ],
)
def test_whoever_leads_two_of_the_three_kinds_wins(counts: list[Count]) -> None:
    table = counted(counts)
    assert table.places == (1, 2, 2)
    assert said(table) == "year"


@pytest.mark.rule("HIM-68")
def test_if_each_leads_one_kind_the_most_yaks_win() -> None:
    table = counted([(1, [0, 0, 1], []), (2, [], [1]), (7, [], [])])
    assert table.places[2] == 1


@pytest.mark.rule("HIM-68", "HIM-69")
@pytest.mark.parametrize(
    ("counts", "winner"),
    [
        ([(5, [0, 0, 1], []), (5, [], [1]), (1, [], [])], 1),  # equal yaks: the political influence
        ([(5, [0, 0, 1], [1]), (5, [0, 1], [0, 1]), (1, [0, 0, 1], [])], 0),  # then the religious one
    ],
)
def test_tied_for_the_most_yaks_the_political_and_then_the_religious_influence_decides(
    counts: list[Count], winner: int
) -> None:
    places = counted(counts).places
    assert [place == 1 for place in places] == [seat == winner for seat in range(3)]


@pytest.mark.rule("HIM-69")
@pytest.mark.parametrize(("reading", "winner"), [("nobody", 2), ("both", 0)])
def test_a_kind_with_several_leaders_is_nobodys_or_all_of_theirs(reading: str, winner: int) -> None:
    """Ana leads the regions and shares the lead in stupas with Bo; Cem has the most yaks."""
    table = counted([(4, [0, 0, 1], [1]), (3, [0, 0, 1], []), (9, [], [])], shared_lead=reading)
    assert [place == 1 for place in table.places] == [seat == winner for seat in range(3)]


@pytest.mark.rule("HIM-69")
def test_a_tie_in_everything_is_shared() -> None:
    table = counted([(5, [1], []), (5, [1], []), (0, [], [])])
    assert table.places == (1, 1, 3)


# ---- four players -------------------------------------------------------------------------------------
@pytest.mark.rule("HIM-70", "HIM-72", "HIM-74")
def test_the_fewest_religious_then_the_fewest_political_points_are_out_and_the_most_yaks_win() -> None:
    table = counted([(5, [2], [1]), (6, [3], [0, 1]), (9, [4], []), (20, [1], [0, 0, 5])])
    assert table.places == (2, 1, 3, 4)


@pytest.mark.rule("HIM-71")
def test_tied_for_the_fewest_religious_points_the_fewest_stupas_and_then_the_fewest_yaks_are_out() -> None:
    table = counted([(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (9, [1, 1], [1]), (9, [3], [])])
    assert table.places[2] == 4, "Cem and Dee have 3 points, Cem in two stupas"
    table = counted([(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (5, [3], []), (4, [3], [1])])
    assert table.places[3] == 4


@pytest.mark.rule("HIM-71")
def test_if_they_are_still_tied_the_table_names_who_is_out() -> None:
    table = counted([(9, [2, 2], [1]), (9, [3, 1], [0, 1]), (4, [3], [1]), (4, [3], [1])])
    assert (table.ask().seat, table.offered("seat")) == (TABLE, [2, 3])
    assert table.play("decide", {"seat": 2}).places[2] == 4


@pytest.mark.rule("HIM-70", "HIM-77")
def test_the_delegations_of_the_first_who_is_out_no_longer_count() -> None:
    counts: list[Count] = [(1, [4], [1, 1]), (1, [4], [0, 2, 1]), (1, [4], [0, 0, 0, 1]), (99, [], [9, 1, 5])]
    table = counted(counts)
    assert table.places[3] == 4
    assert political(table.state) == (0, 1, 1, 2)
    assert political(table.state, (3,)) == (1, 2, 1, 0)


@pytest.mark.rule("HIM-73")
def test_tied_for_the_fewest_political_points_the_fewest_delegations_and_then_the_fewest_yaks_are_out() -> None:
    counts: list[Count] = [(1, [2], [3]), (9, [2], [0, 3]), (9, [2], [0, 0, 1]), (9, [1], [])]
    assert counted(counts).places[2] == 3, "one point each; Cem has the fewest delegations"
    counts = [(5, [2], [3]), (4, [2], [0, 3]), (9, [2], [0, 0, 3]), (9, [1], [])]
    assert counted(counts).places[1] == 3, "three delegations each; Bo has the fewest yaks"


@pytest.mark.rule("HIM-73")
def test_if_all_that_is_tied_the_table_names_who_is_out() -> None:
    table = counted([(5, [2], [3]), (4, [2], [0, 3]), (4, [2], [0, 0, 3]), (9, [1], [])])
    assert table.offered("seat") == [1, 2]
    assert table.play("decide", {"seat": 1}).places == (1, 3, 2, 4)


@pytest.mark.rule("HIM-75")
@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ([(7, [2], [2, 1]), (7, [3], [0, 0, 1]), (9, [2], []), (9, [1], [])], (1, 2, 3, 4)),  # political 2 to 1
        ([(7, [2], [1]), (7, [3], [0, 1]), (9, [2], []), (9, [1], [])], (2, 1, 3, 4)),  # then religious 2 to 3
        ([(7, [2], [1]), (7, [2], [0, 1]), (9, [2], []), (9, [1], [])], (1, 1, 3, 4)),  # shared
    ],
)
def test_equal_yaks_are_decided_by_regions_then_stupas_and_are_shared_at_last(
    counts: list[Count], places: tuple[int, ...]
) -> None:
    assert counted(counts).places == places


@pytest.mark.rule("HIM-76")
@pytest.mark.parametrize(("reading", "winner"), [("stay", 0), ("leave", 1)])
def test_the_delegations_of_the_second_who_is_out_count_or_leave(reading: str, winner: int) -> None:
    """Cem blocks two regions of Bo: with Cem's delegations gone Bo has more regions than Ana."""
    counts: list[Count] = [
        (7, [2], [1, 1]), (7, [2], [0, 0, 1, 1, 1]), (9, [2], [0, 0, 0, 1, 1]), (9, [1], []),
    ]  # fmt: skip
    table = counted(counts, second_loser=reading)
    assert table.places[winner] == 1
    assert table.places[2] == 3


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
    table = ledger(round=12).quiet_round()
    most = {field.name: field.most for field in table.form("count", 0).fields if isinstance(field, Allot)}
    assert most == {"levels": 5, "sent": 15}


# ---- set right at the end -----------------------------------------------------------------------------
def decide(table: Table) -> None:
    """The table names who leaves as long as it is asked."""
    while table.moves == ["decide"]:
        table.play("decide", {"seat": table.offered("seat")[0]})


@pytest.mark.rule("HIM-64")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_stupa_that_is_set_right_after_the_end_asks_for_a_level_that_nobody_knows(seats: int) -> None:
    table = Table(seats=seats, catalogue={}).play("begin").supply().order().lead()
    table.correct("correct_round", value=12)
    table.quiet_round()
    for seat in range(seats):
        table.play("count", {"yaks": seat}, seat=seat)
    decide(table)
    table.correct("correct_stupa", village=9, seat=0)
    assert (table.state.step, table.moves) == ("count", ["learn_village"])
    table.play("learn_village", {"level": 3})
    decide(table)
    assert (table.state.step, table.line("religious")[0]) == ("over", 3)
