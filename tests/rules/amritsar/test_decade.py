"""The end of a decade and of the game (AMR-86, AMR-89..98)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from rules.kit.types import Choice, Say
from tests.rules.amritsar.table import Table
from tests.rules.amritsar.test_donate import DONATIONS

SPACES: dict[str, Any] = {
    "money-1": {"gain": {"coin": 2}, "hourglass": True},
    "money-2": {"gain": {"point": 3}, "hourglass": True},
    "money-3": {"gain": {"point": 1}, "last": True},
}
TAX = {str(height): {"coins": height} for height in range(9)}
PRINTED = {"donations": DONATIONS, "spaces": SPACES, "tax": TAX}


def before_the_end(options: Options | None = None, decade: int = 1, known: dict[str, Any] | None = None) -> Table:
    """The last turn of a decade is still to be played."""
    table = Table.opened(options=options, catalogue=PRINTED if known is None else known)
    table.correct("correct_table-decade", decade)
    table.correct("correct_table-round", 4)
    table.correct("turn-of", {"seat": 2})
    return table


def given(table: Table, district: str = "north", **spaces: int) -> None:
    """Donation markers: _0_1=2 is the second space of the bottom row, for the third seat."""
    for space, seat in spaces.items():
        id = space.strip("_").replace("_", "-")
        table.correct(f"donations-{district}", {"space": id, "holder": seat})


# ---- majorities --------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-89")
def test_most_markers_on_a_donation_tile_score_the_temple_tile() -> None:
    table = before_the_end()
    given(table, "north", _0_0=0, _0_1=0, _0_2=1)
    given(table, "east", _0_0=1)
    table.quiet_turn()
    assert table.ask().move == "learn_temple"
    table.play("learn_temple", {"points": 4})
    assert table.totals == (9, 9, 5)
    assert "AMR-89" in table.rules


@pytest.mark.rule("AMR-89")
def test_where_nobody_donated_nobody_is_asked_and_nobody_scores() -> None:
    table = before_the_end()
    table.quiet_turn()
    assert table.ask().move == "close"
    assert table.totals == (5, 5, 5)


@pytest.mark.rule("AMR-90")
def test_all_who_tie_for_the_most_get_the_full_points() -> None:
    table = before_the_end()
    given(table, "north", _0_0=0, _0_1=1)
    table.quiet_turn()
    table.play("learn_temple", {"points": 4})
    assert table.totals == (9, 9, 5)
    assert "AMR-90" in table.rules


@pytest.mark.rule("AMR-1", "AMR-89")
def test_a_temple_tile_that_was_told_is_a_tap_in_the_next_game() -> None:
    table = before_the_end(known={**PRINTED, "temples": {"4": {"points": 4}}})
    given(table, "north", _0_0=0)
    table.quiet_turn()
    assert table.offered("points") == [4]
    table.answer("temple", {"points": 6})
    assert set(GAME.learned(table.state)["temples"]) == {"4", "6"}


@pytest.mark.rule("AMR-94")
def test_donation_markers_stay_and_score_again_in_the_next_decade() -> None:
    table = before_the_end()
    given(table, "north", _0_0=0)
    table.quiet_turn()
    table.play("learn_temple", {"points": 4})
    table.play("close")
    assert [gift.seat for gift in table.state.gifts] == [0]
    table.bridge()
    table.correct("correct_table-round", 4)
    table.correct("turn-of", {"seat": 2})
    table.quiet_turn()
    table.answer("temple", {"points": 6})
    assert table.totals[0] == 15


# ---- taxes -------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-91")
def test_taxes_are_paid_by_the_height_of_the_marker() -> None:
    table = before_the_end()
    table.has(0, tax=3, coins=5)
    table.has(1, tax=1, coins=1)
    table.quiet_turn()
    assert [side.coins for side in table.state.sides] == [2, 0, 1]
    assert table.totals == (5, 5, 5)


@pytest.mark.rule("AMR-91")
def test_the_coins_for_a_height_are_asked_once() -> None:
    table = before_the_end(known={})
    table.has(0, tax=3, coins=5)
    table.quiet_turn()
    assert [f.key for f in table.form("learn_tax").fields] == ["0", "3"]
    table.play("learn_tax", {"coins": {"0": 0, "3": 2}})
    assert table.side().coins == 3
    assert GAME.learned(table.state)["tax"] == {"0": {"coins": 0}, "3": {"coins": 2}}


@pytest.mark.rule("AMR-91")
@pytest.mark.parametrize("decade", [1, 2, 3])
@pytest.mark.parametrize(("reading", "times"), [("once", 1), ("each", 2)])
def test_too_few_coins_cost_points_by_decade(reading: Any, times: int, decade: int) -> None:
    table = before_the_end(Options(tax_loss=reading), decade)
    table.has(0, tax=3, coins=1)
    table.quiet_turn()
    assert table.totals[0] == 5 - decade * times
    assert "AMR-91" in table.rules


@pytest.mark.rule("AMR-91")
@pytest.mark.parametrize(("reading", "coins"), [("all", 0), ("nothing", 1)])
def test_who_cannot_pay_all_pays_what_there_is_or_nothing(reading: Any, coins: int) -> None:
    table = before_the_end(Options(tax_short=reading))
    table.has(0, tax=3, coins=1)
    table.quiet_turn()
    assert table.side().coins == coins


@pytest.mark.rule("AMR-29", "AMR-91")
@pytest.mark.parametrize(("reading", "points"), [("allowed", -2), ("floor", 0)])
def test_a_tax_that_cannot_be_paid_below_zero(reading: Any, points: int) -> None:
    table = before_the_end(Options(below_zero=reading), decade=3)
    table.has(0, tax=3, coins=0, score=1)
    table.quiet_turn()
    assert table.totals[0] == points


# ---- income ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-92")
def test_income_brings_the_bonus_of_every_hourglass_and_of_no_other_space() -> None:
    table = before_the_end()
    table.has(0, height_money=3)
    table.quiet_turn()
    table.take()
    assert (table.side().coins, table.totals[0]) == (3, 8)


@pytest.mark.rule("AMR-91", "AMR-92")
def test_taxes_come_before_income() -> None:
    table = before_the_end()
    table.has(0, height_money=1, tax=2, coins=0)
    table.quiet_turn()
    table.take()
    assert (table.side().coins, table.totals[0]) == (2, 4)


@pytest.mark.rule("AMR-86")
@pytest.mark.parametrize(("reading", "points"), [("reached", 8), ("passed", 5)])
def test_an_hourglass_counts_when_it_is_reached_or_passed(reading: Any, points: int) -> None:
    table = before_the_end(Options(hourglass=reading))
    table.has(0, height_money=2)
    table.quiet_turn()
    table.take()
    assert (table.side().coins, table.totals[0]) == (3, points)


# ---- closing -----------------------------------------------------------------------------------------------
def to_do(table: Table) -> set[str]:
    fields = table.form("close").fields
    return {o.label.key for f in fields if isinstance(f, Choice) for o in f.options if isinstance(o.label, Say)}


@pytest.mark.rule("AMR-93")
@pytest.mark.parametrize("decade", [1, 2])
def test_the_bridge_is_turned_over_and_the_temple_grows(decade: int) -> None:
    table = before_the_end(decade=decade)
    table.quiet_turn()
    assert to_do(table) == {"close-bridge", "close-temple"}
    table.play("close")
    assert (table.state.decade, table.state.round, table.state.turn.seat) == (decade + 1, 1, 0)
    assert table.ask().move == "learn_bridge"


@pytest.mark.rule("AMR-93")
@pytest.mark.parametrize(("reading", "laid"), [("laid", True), ("not", False)])
def test_the_last_temple_piece(reading: Any, laid: bool) -> None:
    table = before_the_end(Options(last_piece=reading), decade=3)
    table.quiet_turn()
    assert ("close-temple" in to_do(table)) == laid


# ---- the end -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-95")
def test_a_track_with_its_last_space_reached_scores_at_the_end() -> None:
    table = before_the_end(decade=3)
    table.has(1, height_money=3)
    table.has(2, height_money=2)
    table.quiet_turn()
    while table.open("take"):
        table.take()
    table.play("close")
    before = table.totals
    assert [f.key for f in table.form("final").fields if f.name == "tracks"] == ["1"]
    table.play("final", {"tracks": {"1": 6}})
    assert table.totals == (before[0], before[1] + 6, before[2])
    assert GAME.prompts(table.state) == ()


@pytest.mark.rule("AMR-96")
@pytest.mark.parametrize(("reading", "rows"), [("counts", ["0", "1", "2"]), ("not", ["1"])])
def test_goals_are_turned_up_at_the_end_with_or_without_the_first(reading: Any, rows: list[str]) -> None:
    table = before_the_end(Options(first_goal=reading), decade=3)
    table.has(1, goals=2)
    table.quiet_turn()
    table.play("close")
    assert [f.key for f in table.form("final").fields if f.name == "goals"] == rows
    table.play("final", {"goals": {"1": 7}})
    assert table.totals == (5, 12, 5)


@pytest.mark.rule("AMR-9", "AMR-96")
def test_goal_points_are_not_known_before_the_end() -> None:
    table = before_the_end(decade=3)
    lines = {line.key: line.values for line in GAME.sheet(table.state).lines}
    assert lines["goals"] == (None, None, None)
    table.quiet_turn()
    table.play("close")
    table.play("final", {"goals": {"0": 4}})
    lines = {line.key: line.values for line in GAME.sheet(table.state).lines}
    assert lines["goals"] == (4, 0, 0)


@pytest.mark.rule("AMR-97")
@pytest.mark.parametrize(("goals", "places"), [({"1": 7}, (2, 1, 2)), ({"0": 3, "1": 3}, (1, 1, 3)), ({}, (1, 1, 1))])
def test_most_points_win_and_equal_totals_share_the_place(goals: dict[str, int], places: tuple[int, ...]) -> None:
    table = before_the_end(decade=3)
    table.quiet_turn()
    assert GAME.sheet(table.state).places == ()
    table.play("close")
    table.play("final", {"goals": goals})
    assert (GAME.sheet(table.state).places, GAME.sheet(table.state).ended_by) == (places, "decades")


@pytest.mark.rule("AMR-98")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
@pytest.mark.parametrize(("reading", "scored"), [("scored", True), ("not", False)])
def test_the_third_decade_ends_like_the_others_or_not(reading: Any, scored: bool, tracking: Any) -> None:
    if tracking == "full":
        table = before_the_end(Options(last_decade=reading), decade=3)
        table.has(0, tax=3, coins=1)
    else:
        table = Table(3, Options(last_decade=reading, tracking="ledger"))
        table.correct("correct_table-decade", 3)
        table.correct("correct_table-round", 4)
        table.correct("turn-of", {"seat": 2})
    table.quiet_turn()
    assert table.ask().move == (("close" if tracking == "full" else "majority") if scored else "final")
    assert table.totals[0] == (2 if scored and tracking == "full" else 5)
    over = "decade-over" if scored else "decade-not-scored"
    assert [key for key in table.said if key.startswith("decade-")] == [over]


# ---- temple tiles by district ------------------------------------------------------------------------------
BY_DISTRICT = {"north": 5, "east": 4, "south": 3, "west": 2}


@pytest.mark.rule("AMR-1", "AMR-89")
def test_a_temple_tile_may_bring_other_points_in_each_district() -> None:
    table = before_the_end()
    given(table, "north", _0_0=0)
    given(table, "west", _0_0=1)
    table.quiet_turn()
    table.answer("temple-each", {"each": BY_DISTRICT})
    assert table.line("majority") == (5, 2, 0)
    known = GAME.learned(table.state)
    assert known["temples"] == {"5/4/3/2": {"each": BY_DISTRICT}}
    later = before_the_end(known=dict(known))
    given(later, "east", _0_0=2)
    later.quiet_turn()
    assert [prompt.id for prompt in later.asked()] == ["temple", "temple-each-known", "temple-each"]
    later.answer("temple-each-known", {"content": "5/4/3/2"})
    assert later.line("majority") == (0, 0, 4)


@pytest.mark.rule("AMR-89")
@pytest.mark.parametrize("told", [{"content": "1/1/1/1"}, {"each": {"north": 5}}])
def test_a_temple_tile_that_cannot_be_is_refused(told: dict[str, Any]) -> None:
    table = before_the_end()
    given(table, "north", _0_0=0)
    table.quiet_turn()
    assert table.refused("learn_temple", told).rule == "AMR-89"
