"""Points: in one form for all, on phones, in turns, at any time, in rows, up and down (ANY-9 to ANY-17)."""

from __future__ import annotations

import pytest

from rules.any_game.catalogue import tell
from rules.any_game.components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Counter, Pad, Row
from rules.any_game.game import GAME
from rules.kit.types import TABLE, Amount, Grid, PublicNumber, Say, Who
from tests.rules.any_game.table import MADE, Table


@pytest.mark.rule("ANY-9")
def test_everybodys_points_of_a_round_are_told_at_once() -> None:
    table = Table(3, "@hearts").round(5, 0, 21).round(26, 0, 0)
    assert (table.totals, table.state.round) == ((31, 0, 21), 3)
    assert {prompt.group for prompt in table.asked() if prompt.waits} == {"score-3"}


@pytest.mark.rule("ANY-9")
def test_a_pad_may_say_how_many_rounds_there_are() -> None:
    table = Table.of(2, Pad(rounds=2)).round(1, 2)
    assert table.asked("score")
    assert (table.round(3, 0).asked(), table.ending, table.places) == ([], "rounds", (1, 2))


@pytest.mark.rule("ANY-9")
def test_no_game_goes_on_for_ever() -> None:
    table = Table.of(2, Pad())
    for _ in range(MOST_COLUMNS):
        table.round(1, 0)
    assert [(prompt.move, prompt.label.key) for prompt in table.asked() if prompt.waits] == [("finish", "full-label")]
    assert (table.play("finish").totals, table.ending) == ((MOST_COLUMNS, 0), "told")
    silent = Table.of(2, Pad(scores="never", wins="told", order="clockwise"))
    for _ in range(2 * MOST_ROUNDS):
        silent.play("pass_on")
    assert silent.play("finish").state.step == "winner"


@pytest.mark.rule("ANY-9")
def test_a_pad_says_that_it_is_nearly_full_and_nothing_is_lost() -> None:
    table, said = Table.of(2, Pad(scores="free", goal=9999)), []
    for n in range(MOST_ENTRIES):
        table.play("tally", side=n % 2, points=1)
        said += [(n + 1, news.say.args["n"]) for news in table.news]
    assert said == [(MOST_ENTRIES - 10, 10)]
    assert (table.totals, [prompt.move for prompt in table.asked()]) == ((500, 500), ["finish"])


@pytest.mark.rule("ANY-9")
def test_points_at_any_time_are_no_rounds() -> None:
    table = Table.of(2, Pad(scores="free", rounds=3))
    for _ in range(120):
        table.play("tally", side=0, points=1)
    assert (table.totals, table.state.round) == ((120, 0), 1)
    assert (table.play("finish").ending, table.places) == ("told", (1, 2))


@pytest.mark.rule("ANY-10")
def test_darts_go_down_from_501_turn_by_turn_to_exactly_nothing() -> None:
    table = Table(2, "@darts-501").turns(180, 60, 180, 45)
    assert (table.totals, table.turn) == ((141, 396), [0])
    table.turns(141)
    assert (table.totals, table.ending, table.places) == ((0, 396), "goal", (1, 2))


@pytest.mark.rule("ANY-10")
def test_cribbage_is_pegged_whenever_somebody_scores() -> None:
    table = Table(2, "@cribbage").play("tally", side=1, points=2).play("tally", side=1, points=15)
    assert table.play("tally", side=0, points=4).totals == (4, 17)


@pytest.mark.rule("ANY-11")
def test_a_turn_that_goes_beyond_the_goal_counts_nothing() -> None:
    table = Table(2, "@darts-301").turns(180, 0).turns(122)
    assert (table.totals[0], table.said, table.turn) == (121, ["bust"], [1])
    assert table.turns(0, 121).ending == "goal"


@pytest.mark.rule("ANY-12")
def test_every_turn_fills_one_free_row_within_its_limit() -> None:
    table = Table(2, "@yacht").play("fill_row", row=0, points=3)
    assert table.refused("fill_row", row=0, points=6, seat=1).say.key == "row-limit"
    table.play("fill_row", row=11, points=50).play("fill_row", row=11, points=0)
    assert (table.totals, table.turn) == ((3, 50), [1])
    assert table.refused("fill_row", row=11, points=0, seat=1).say.key == "row-is-full"


@pytest.mark.rule("ANY-12")
def test_the_game_is_over_when_all_rows_are_full() -> None:
    table = Table(2, "@yacht")
    for row in range(12):
        table.play("fill_row", row=row, points=0).play("fill_row", row=row, points=5 * (row == 10))
    assert (table.ending, table.totals, table.places) == ("rounds", (0, 5), (2, 1))


@pytest.mark.rule("ANY-13")
def test_hearts_ends_at_a_hundred_and_the_fewest_win() -> None:
    table = Table(3, "@hearts").round(52, 26, 0).round(26, 0, 0)
    assert table.asked("score")
    assert (table.round(22, 0, 4).ending, table.totals, table.places) == ("goal", (100, 26, 4), (3, 2, 1))


@pytest.mark.rule("ANY-9")
@pytest.mark.parametrize(("pad", "leads"), [
    (Pad(wins="fewest", start=20, goal=100), 1), (Pad(wins="last", start=5, goal=100), 1), (Pad(), 0),
    (Pad(wins="last", start=50, goal=0, rows=(Row(worth=-1),)), 1),
])  # fmt: skip
def test_who_leads_is_who_would_win_wherever_the_points_begin(pad: Pad, leads: int) -> None:
    assert Table.of(2, pad).round(9, 4).news[0].say.args["names"] == Who(seat=leads)


@pytest.mark.rule("ANY-22")
def test_nobody_leads_hearts_by_having_come_late() -> None:
    table = Table(3, "@hearts").correct("set-away", [2]).round(20, 6).correct("set-away", [])
    assert table.said == ["missed"]
    table.round(0, 13, 13)
    assert table.news[0].say.args["names"] == Who(seat=1)
    table.correct("carried", 2, side=2).round(26, 0, 0)
    assert table.news[0].say.args["names"] == Who(seat=2), "points were given for the round before"


@pytest.mark.rule("ANY-10")
def test_points_at_any_time_are_numbered_and_no_rounds() -> None:
    table = Table(2, "@cribbage").play("tally", side=1, points=2)
    assert table.game.sheet(table.state).lines[0].label == Say(key="entry-n", args={"n": 1})


@pytest.mark.rule("ANY-13")
def test_at_toepen_whoever_has_fifteen_is_out_and_the_last_one_in_wins() -> None:
    table = Table(3, "@toepen").round(15, 3, 0)
    assert [field.key for field in table.form("score").fields] == ["1", "2"]
    table.round(0, 15)
    assert (table.ending, table.places) == ("last", (3, 1, 2))


@pytest.mark.rule("ANY-13")
def test_whom_a_wrong_number_had_put_out_is_in_again_in_the_round_that_it_has_begun() -> None:
    table = Table(3).made(scores="free", wins="last", start=0, goal=5, order="together")
    table.play("pass_on", seat=1).play("pass_on", seat=2).play("tally", side=0, points=5)
    assert (table.state.round, table.turn) == (2, [1, 2])
    assert (table.correct("points-0-0-0", 4).totals, table.turn) == ((4, 0, 0), [0, 1, 2])


@pytest.mark.rule("ANY-14")
def test_what_phones_tell_stands_in_the_form_and_when_all_have_told_it_is_written_down() -> None:
    table = Table(3, "@hearts").play("tell_own", points={"0": 5}, seat=0)
    assert [amount.default for amount in table.form("score").fields if isinstance(amount, Amount)] == [5, 0, 0]
    table.play("tell_own", points={"0": 0}, seat=1).play("tell_own", points={"0": 21}, seat=2)
    assert (table.totals, table.state.round) == ((5, 0, 21), 2)


@pytest.mark.rule("ANY-14")
def test_a_short_cut_is_for_phones_alone_and_may_be_told_anew() -> None:
    table = Table(2, "@rummy").play("tell_own", points={"0": 5}, seat=0).play("tell_own", points={"0": 7}, seat=0)
    own = [prompt for prompt in table.asked() if prompt.own]
    assert {(prompt.seat, prompt.waits) for prompt in own} == {(0, False), (1, False)}
    assert table.play("tell_own", points={"0": 9}, seat=1).totals == (7, 9)


@pytest.mark.rule("ANY-14")
def test_where_there_are_several_rows_every_side_tells_its_own() -> None:
    table = Table(4, "@klaverjassen").play("tell_own", points={"0": 100, "1": 20}, seat=0)
    assert table.turn == [1]
    table.play("tell_own", points={"0": 62, "1": 0}, seat=1)
    assert (table.totals, table.said) == ((120, 62, 120, 62), ["leads"])


@pytest.mark.rule("ANY-15")
def test_a_deal_of_klaverjassen_that_comes_to_161_is_asked_about_and_may_count() -> None:
    table = Table(4, "@klaverjassen").play("tell_own", points={"0": 100}, seat=0)
    assert doubts(table) == []
    table.play("tell_own", points={"0": 61}, seat=1)
    assert (doubts(table), table.totals) == ([odd(161, 162)], (100, 61, 100, 61))


@pytest.mark.rule("ANY-15")
@pytest.mark.parametrize(("points", "found"), [((13, 5, 9), 27), ((1, 0, 0), 1)])
def test_a_deal_of_hearts_that_cannot_be_is_asked_about(points: tuple[int, int, int], found: int) -> None:
    table = Table(3, "@hearts")
    assert doubts(table.round(*points)) == [odd(found, 26)]


@pytest.mark.rule("ANY-15")
@pytest.mark.parametrize("points", [(13, 5, 8), (26, 26, 0), (-26, 0, 0), (3, 13, 0), (26, 16, 0), (52, 0, 0)])
def test_what_a_deal_of_hearts_can_be_counts_at_once(points: tuple[int, int, int]) -> None:
    """With the moon in both ways, the jack that takes ten off, and two packs."""
    assert doubts(Table(3, "@hearts").round(*points)) == []


@pytest.mark.rule("ANY-15")
def test_phones_are_asked_when_the_last_of_them_makes_a_sum_that_cannot_be() -> None:
    table, found = Table(3, "@hearts"), []
    for seat, points in enumerate((13, 5, 9)):
        found.append(doubts(table.play("tell_own", points={"0": points}, seat=seat)))
    assert found == [[], [], [odd(27, 26)]]


@pytest.mark.rule("ANY-15")
@pytest.mark.parametrize(("pad", "move", "told", "n"), [
    ("@darts-501", "tally", {"points": 179}, 179), ("@cribbage", "tally", {"side": 0, "points": 19}, 19),
    ("@petanque", "take", {"side": 0, "points": 9}, 9), ("@yacht", "fill_row", {"row": 1, "points": 5}, 5),
    ("@yacht", "fill_row", {"row": 6, "points": 25}, 25), ("@yacht", "fill_row", {"row": 11, "points": 49}, 49),
])  # fmt: skip
def test_a_number_that_the_rules_do_not_know_is_asked_about(pad: str, move: str, told: dict[str, int], n: int) -> None:
    assert doubts(Table(2, pad).play(move, told)) == [Say(key="odd-points", args={"n": n})]


@pytest.mark.rule("ANY-11")
def test_with_a_double_out_one_left_counts_nothing_and_159_is_no_last_visit() -> None:
    table = Table(2, "@darts-double").turns(180, 0, 162, 0).turns(158)
    assert (table.said, table.totals[0]) == (["bust"], 159)
    table.turns(0, 159)
    assert (doubts(table), table.ending) == ([Say(key="odd-last", args={"n": 159})], "goal")


@pytest.mark.rule("ANY-11")
def test_nobody_wins_a_leg_of_darts_with_less_than_nothing() -> None:
    table = Table(2, "@darts-301").turns(180, 0, 100, 0)
    table.correct("points-0-0-0", 220)
    assert (table.totals[0], table.ending) == (-19, "")


@pytest.mark.rule("ANY-15")
def test_a_lost_game_of_skat_by_seeger_and_fabian_has_points_for_all() -> None:
    assert Table(3, "@skat").round(-1056, 40, 40).totals == (-1056, 40, 40)


def odd(found: int, wanted: int) -> Say:
    return Say(key="sum-is-odd", args={"found": found, "wanted": wanted})


@pytest.mark.rule("ANY-16")
def test_lives_go_up_and_down_until_one_is_left() -> None:
    table = Table(3, "@lives").play("recount", points={"0": 25, "1": 0, "2": 20})
    assert (table.totals, [field.key for field in table.form("recount").fields]) == ((25, 0, 20), ["0", "2"])
    assert table.form("recount").changed, "what stands there already is no answer"
    assert (table.play("recount", points={"2": 0}).ending, table.places) == ("last", (1, 3, 2))


@pytest.mark.rule("ANY-13")
def test_whom_a_correction_brings_back_was_never_out_and_who_fall_together_share_a_place() -> None:
    table = Table(4, "@lives").play("recount", points={"0": 0, "1": 0, "2": 20, "3": 20})
    table.correct("points-0-0-1", 7).play("recount", points={"1": 0, "2": 0, "3": 20})
    assert (table.ending, table.places) == ("last", (4, 2, 2, 1))


@pytest.mark.rule("ANY-16")
def test_a_score_that_goes_up_and_down_goes_as_far_as_the_goal() -> None:
    table = Table(2, "Settlers", tell({}, "pad", "", {**MADE, "scores": "count", "start": 20, "goal": 500}))
    assert table.play("recount", points={"0": 500, "1": 20}).ending == "goal"


@pytest.mark.rule("ANY-17")
def test_counters_are_counted_at_any_time_and_are_no_score() -> None:
    table = Table.of(2, Pad(counters=(Counter(name="Gold", start=3, most=10),)))
    table.play("count", counts={"0": 5}, seat=-1).play("count", counts={"1": 2}, seat=1)
    assert (table.state.counters, table.totals) == (((5, 2),), (0, 0))
    assert table.refused("count", counter=0, counts={0: 11}, seat=-1).rule == "ANY-17"
    (gold,) = [fix.id for fix in GAME.corrections(table.state) if isinstance(fix, PublicNumber) and fix.now == 2]
    table.correct(gold, 7)
    assert table.state.counters == ((5, 7),)


@pytest.mark.rule("ANY-12")
def test_a_row_is_filled_only_by_whose_turn_it_is_and_only_where_there_are_rows_to_fill() -> None:
    assert table_refuses("@yacht", seat=1) == table_refuses("@darts-301", seat=0) == "not-your-turn"


def table_refuses(pad: str, seat: int) -> str:
    return Table(2, pad).refused("fill_row", row=0, points=3, seat=seat).say.key


@pytest.mark.rule("ANY-9")
def test_points_are_typed_on_the_number_pad() -> None:
    for pad in ("@hearts", "@darts-301", "@yacht"):
        fields = [field for prompt in Table(4, pad).asked() for field in prompt.fields if isinstance(field, Amount)]
        assert fields
        assert all(field.typed for field in fields if field.name == "points"), pad


@pytest.mark.rule("ANY-9")
@pytest.mark.parametrize("pad", ["@rummy", "@petanque"])
def test_that_nobody_scores_is_said_on_purpose_alone(pad: str) -> None:
    table = Table(4, pad)
    form, nobody = (prompt for prompt in table.asked() if prompt.waits)
    assert form.changed  # as it stands at first it cannot be confirmed
    assert (nobody.fields, nobody.label.key, nobody.group) == ((), "nobody-label", form.group)
    table.write(nobody, {})
    assert (table.totals, table.state.round) == ((0, 0, 0, 0), 2)


@pytest.mark.rule("ANY-14")
def test_what_a_phone_has_told_may_be_confirmed_as_it_stands() -> None:
    table = Table(3, "@hearts").play("tell_own", points={"0": 26}, seat=0)
    assert not table.form("score").changed
    assert table.play("score").totals == (26, 0, 0)


@pytest.mark.rule("ANY-9")
def test_every_deal_of_klaverjassen_is_a_line() -> None:
    table = Table(4, "@klaverjassen")
    for ours, roem in ((100, 20), (62, 0)):
        table.play("tell_own", points={"0": ours, "1": roem}, seat=0).play("tell_own", points={"0": 162 - ours}, seat=1)
    assert (table.line("round-1"), table.line("round-2")) == ((120, 62, 120, 62), (62, 100, 62, 100))


@pytest.mark.rule("ANY-6")
@pytest.mark.parametrize(("seats", "passes"), [(3, "left right none left"), (4, "left right across none left")])
def test_hearts_says_who_deals_and_where_the_cards_go(seats: int, passes: str) -> None:
    table = Table(seats, "@hearts")
    for n, way in enumerate(passes.split()):
        hint = table.form("score").hint
        assert hint is not None
        assert list(hint.args.values()) == [Say(key=f"name-pass-{way}"), Say(key="adds-to", args={"n": 26})]
        assert aim(table)[-1] == Say(key="deals", args={"who": Who(seat=n % seats)})
        table.round(*(26 if seat == n % seats else 0 for seat in range(seats)))


@pytest.mark.rule("ANY-13")
@pytest.mark.parametrize(("pad", "goal"), [("@dominoes", "aim-goal"), ("@lives", "aim-out"), ("@per-round", None)])
def test_the_pad_says_who_wins_and_where_it_ends(pad: str, goal: str | None) -> None:
    table = Table(3, pad)
    ends = [Say(key=goal, args={"n": table.state.pad.goal or 0})] if goal else []
    assert aim(table) == [Say(key=f"pad-wins-{table.state.pad.wins}"), *ends]


def aim(table: Table) -> list[object]:
    """What stands above the pad."""
    grid = next(part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Grid))
    assert grid.label is not None
    return list(grid.label.args.values())


@pytest.mark.rule("ANY-9")
def test_a_game_that_is_over_is_in_no_further_round() -> None:
    table = Table.of(2, Pad(rounds=1))
    assert GAME.phase(table.state).args["round"] == 1
    assert "round" not in GAME.phase(table.round(1, 2).state).args


def test_at_petanque_one_team_scores_at_an_end() -> None:
    table = Table(4, "@petanque").play("take", side=1, points=3).play("take", side=0, points=4)
    assert table.totals == (4, 3, 4, 3)


def test_points_of_an_old_round_are_set_right_and_the_winner_follows() -> None:
    table = Table(2, "@dominoes").round(60, 30).round(50, 10)
    assert (table.ending, table.places) == ("goal", (1, 2))
    table.correct("points", 5, column=1, row=0, side=0)
    assert (table.totals, table.state.step, table.state.round) == ((65, 40), "score", 3)


def test_rounds_of_long_ago_are_one_line() -> None:
    table = Table.of(2, Pad())
    for _ in range(14):
        table.round(1, 2)
    assert table.line("earlier") == (4, 8)
    assert (table.line("round-5"), table.totals) == ((1, 2), (14, 28))


def test_a_round_may_be_left_out() -> None:
    table = Table(3, "@hearts").round(1, 1, 24).correct("leave-out").round(0, 26, 0)
    assert (table.totals, table.state.round) == ((1, 27, 24), 4)


def test_rows_are_worth_what_the_pad_says() -> None:
    pad = Pad(scores="end", rows=(Row(name="Gold", worth=3), Row(name="Debts", worth=-1)))
    table = Table.of(2, pad).play("finish")
    table.play("tell_own", points={"0": 4, "1": 2}, seat=0).play("tell_own", points={"0": 1}, seat=1)
    assert (table.totals, table.ending) == ((10, 3), "told")


@pytest.mark.rule("ANY-12")
def test_points_of_somebody_who_had_the_turn_twice_in_a_round_are_set_right_to_their_sum() -> None:
    table = Table.of(2, Pad(scores="turn", order="clockwise")).turns(999).correct("set-turn", seat=0).turns(998)
    assert table.correct("points-0-0-0", value=1998).totals[0] == 1998


def doubts(table: Table) -> list[Say]:
    """What the table was asked about before the last move counted."""
    return [news.say for news in table.news if news.doubt]
