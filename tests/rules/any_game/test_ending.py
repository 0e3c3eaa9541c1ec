"""The end, teams, and people who come and go (ANY-18 to ANY-20, ANY-22)."""

from __future__ import annotations

import pytest

from rules.any_game.catalogue import tell
from rules.any_game.components import Pad, Row
from rules.any_game.game import GAME
from rules.kit.types import TABLE, Amount, Prompt, Say
from tests.rules.any_game.table import MADE, Table


@pytest.mark.rule("ANY-18")
def test_the_table_says_when_it_is_over_and_then_counts_up() -> None:
    table = Table.of(3, Pad(scores="end")).play("finish")
    assert {prompt.group for prompt in table.asked() if prompt.waits} == {"score-1"}
    assert (table.round(12, 30, 7).ending, table.places) == ("told", (2, 1, 3))


@pytest.mark.rule("ANY-18")
def test_a_game_that_knows_its_end_is_ended_sooner_in_a_correction() -> None:
    table = Table(3, "@hearts").round(5, 0, 21)
    assert table.asked("finish") == []
    end = GAME.correction(table.state, "finish")
    assert isinstance(end, Prompt)
    assert (end.label.key, end.hint) == ("end-now-label", Say(key="end-now-hint"))
    assert (table.correct("finish").ending, table.places) == ("told", (2, 1, 3))


@pytest.mark.rule("ANY-18")
@pytest.mark.parametrize("pad", [
    Pad(scores="end", goal=30), Pad(scores="end", rounds=3), Pad(scores="never", wins="told", rounds=3),
])  # fmt: skip
def test_a_goal_or_last_round_that_nothing_leads_to_leaves_it_to_the_table_to_end_the_game(pad: Pad) -> None:
    table = Table.of(3, pad)
    assert [prompt.move for prompt in table.asked() if prompt.waits] == ["finish"]
    assert table.play("finish").asked()


@pytest.mark.rule("ANY-19")
def test_somebody_says_who_has_won_where_no_points_are_told() -> None:
    table = Table(3, "Settlers", tell({}, "pad", "", {**MADE, "scores": "never"}))
    assert [prompt.move for prompt in table.play("finish").asked()] == ["winner"]


@pytest.mark.rule("ANY-13")
def test_where_the_last_one_in_wins_the_card_of_whoever_is_out_need_not_be_full() -> None:
    rows = (Row(name="Towns"), Row(name="Gold"))
    table = Table.of(3, Pad(scores="rows", order="clockwise", wins="last", goal=5, rows=rows))
    for points in (9, 1, 1, 1, 1):
        assert table.asked()
        table.play("fill_row", row=0 if table.state.card[0][0][table.acting] is None else 1, points=points)
    assert (table.ending, table.places[0]) == ("rounds", 3)


@pytest.mark.rule("ANY-22")
def test_whoever_comes_back_after_the_order_was_told_is_last_in_it() -> None:
    table = Table.of(3, Pad(scores="never", wins="told", order="told")).correct("set-away", [2])
    table.play("order", seats=["1", "0"]).correct("set-away", [0, 1])
    assert table.turn == [2]


@pytest.mark.rule("ANY-22")
def test_the_table_tells_the_points_of_a_side_that_has_left() -> None:
    pad = Pad(scores="end", wins="last", goal=3, rows=(Row(name="Towns"), Row(name="Gold")))
    table = Table.of(2, pad).correct("carried-1", value=5).correct("set-away", [0])
    assert {prompt.seat for prompt in table.asked() if prompt.waits} == {1, TABLE}


@pytest.mark.rule("ANY-18")
def test_a_game_that_is_not_over_after_all_goes_on() -> None:
    table = Table(2, "@who-won").play("finish").correct("leave-out")
    assert [prompt.move for prompt in table.asked()] == ["finish"]


@pytest.mark.rule("ANY-19")
def test_who_has_won_is_told_where_nothing_is_counted() -> None:
    table = Table(3, "@who-won")
    assert table.refused("winner", sides=[2], seat=-1).say.key == "not-asked-now", "it goes on"
    table.play("finish").play("winner", sides=[2])
    assert (table.ending, table.places, table.totals) == ("told", (2, 2, 1), ())


@pytest.mark.rule("ANY-19")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_game_that_all_play_together_is_won_or_lost(outcome: str) -> None:
    table = Table(3, "@together").play("finish").play("outcome", outcome=outcome)
    assert (table.ending, table.places) == (outcome, (1, 1, 1) if outcome == "won" else (2, 2, 2))


@pytest.mark.rule("ANY-19")
def test_equal_points_share_a_place_unless_a_row_decides() -> None:
    rows = (Row(name="Towns"), Row(name="Gold", worth=0))
    for tie, places in ((-1, (1, 1)), (1, (2, 1))):
        table = Table.of(2, Pad(scores="end", rows=rows, tie=tie)).play("finish")
        table.play("tell_own", points={"0": 7, "1": 1}, seat=0).play("tell_own", points={"0": 7, "1": 5}, seat=1)
        assert table.places == places


@pytest.mark.rule("ANY-19")
def test_of_a_row_that_counts_against_its_owner_fewer_decide() -> None:
    pad = Pad(scores="end", rows=(Row(name="Towns"), Row(name="Debts", worth=-1)), tie=1)
    table = Table.of(2, pad).play("finish")
    table.play("tell_own", points={"0": 9, "1": 2}, seat=0).play("tell_own", points={"0": 8, "1": 1}, seat=1)
    assert (table.totals, table.places) == ((7, 7), (2, 1))


@pytest.mark.rule("ANY-23")
def test_a_row_for_one_alone_belongs_to_whoever_has_told_it_first() -> None:
    table = Table.of(3, Pad(scores="end", rows=(Row(name="Towns"), Row(name="Castle", worth=2, one=True)))).play(
        "finish"
    )
    table.play("tell_own", points={"0": 4, "1": 1}, seat=1)
    assert [(f.least, f.most) for f in table.form("tell_own", seat=0).fields if isinstance(f, Amount)][1] == (0, 0)
    assert table.refused("tell_own", points={0: 4, 1: 1}, side=0, seat=0).rule == "ANY-23"
    table.play("tell_own", points={"0": 5}, seat=0).play("tell_own", points={"0": 7}, seat=2)
    assert table.totals == (5, 6, 7)


@pytest.mark.rule("ANY-23")
def test_of_a_card_that_is_filled_a_row_for_one_alone_is_gone_for_the_others() -> None:
    rows = (Row(name="Towns"), Row(name="Castle", one=True))
    table = Table.of(2, Pad(scores="rows", order="clockwise", rows=rows)).play("fill_row", row=1, points=5)
    assert table.offered("row") == [0]
    table.play("fill_row", row=0, points=3)
    assert table.turn == [0]
    assert (table.play("fill_row", row=0, points=1).ending, table.totals) == ("rounds", (6, 3))


@pytest.mark.rule("ANY-13")
def test_where_all_have_fallen_or_gone_the_points_at_the_end_are_asked_of_all() -> None:
    table = Table.of(3, Pad(scores="end", wins="last", goal=3)).correct("carried-2", value=5)
    table.correct("set-away", seats=[1, 0]).play("score", points={"0": 1, "1": 2, "2": 3})
    assert (table.ending, table.totals) == ("last", (1, 2, 8))


@pytest.mark.rule("ANY-20")
def test_partners_sit_opposite_each_other_and_have_points_and_place_together() -> None:
    table = Table(4, "@canasta").round(5200, 900)
    assert (table.totals, table.places) == ((5200, 900, 5200, 900), (1, 2, 1, 2))


@pytest.mark.rule("ANY-22")
def test_who_leaves_is_asked_no_more_and_keeps_the_points() -> None:
    table = Table(3, "@hearts").round(5, 0, 21).correct("set-away", [1])
    assert [field.key for field in table.form("score").fields] == ["0", "2"]
    assert table.round(13, 13).totals == (18, 0, 34)
    assert len(table.correct("set-away", []).form("score").fields) == 3


@pytest.mark.rule("ANY-22")
def test_who_comes_late_may_be_given_points() -> None:
    table = Table(3, "@hearts").correct("set-away", [2]).round(20, 6).correct("set-away", [])
    assert table.correct("carried", 13, side=2).totals == (20, 6, 13)


@pytest.mark.rule("ANY-22")
def test_turns_pass_by_whoever_has_left() -> None:
    table = Table(3, "@darts-301").correct("set-away", [1]).turns(60)
    assert table.turn == [2]


@pytest.mark.rule("ANY-18")
@pytest.mark.parametrize(("pad", "fewest"), [
    (Pad(wins="most"), False), (Pad(wins="fewest"), True), (Pad(wins="last", goal=3), True),
    (Pad(wins="last", start=20, goal=0), False), (Pad(wins="last", start=5, goal=30), True),
])  # fmt: skip
def test_the_sheet_says_whether_fewer_points_are_better(pad: Pad, fewest: bool) -> None:
    assert GAME.sheet(Table.of(3, pad).state).fewest == fewest
