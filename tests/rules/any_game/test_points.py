"""Points asked and shown (ANY-9 to ANY-17, ANY-23); turns, phases and clocks (ANY-5, ANY-8, ANY-21)."""

from __future__ import annotations

import pytest

from rules.any_game.components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Counter, Pad, Phase, Row
from rules.any_game.game import GAME
from rules.any_game.turns import timers
from rules.kit.types import TABLE, Amount, Grid, PublicNumber, Say, Who
from tests.rules.any_game.table import Table


# ---- the number of rounds -----------------------------------------------------------------------------------
@pytest.mark.rule("ANY-9")
def test_no_game_goes_on_for_ever() -> None:
    table = Table.of(2, Pad())
    for _ in range(MOST_COLUMNS):
        table.round(1, 0)
    assert [(prompt.move, prompt.label.key) for prompt in table.open_prompts() if prompt.waits] == [
        ("finish", "full-label")
    ]
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
    assert (table.totals, [prompt.move for prompt in table.open_prompts()]) == ((500, 500), ["finish"])


@pytest.mark.rule("ANY-9")
def test_a_game_that_is_over_is_in_no_further_round() -> None:
    table = Table.of(2, Pad(rounds=1))
    assert GAME.phase(table.state).args["round"] == 1
    assert "round" not in GAME.phase(table.round(1, 2).state).args


# ---- entering points ------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-9")
@pytest.mark.parametrize("pad", ["@rummy", "@petanque"])
def test_that_nobody_scores_is_said_on_purpose_alone(pad: str) -> None:
    table = Table(4, pad)
    form, nobody = (prompt for prompt in table.open_prompts() if prompt.waits)
    assert form.changed  # the defaults alone cannot be confirmed
    assert (nobody.fields, nobody.label.key, nobody.group) == ((), "nobody-label", form.group)
    table.write(nobody, {})
    assert (table.totals, table.state.round) == ((0, 0, 0, 0), 2)


@pytest.mark.rule("ANY-15")
@pytest.mark.parametrize(("pad", "is_asked"), [("@per-round", True), ("@golf", True), ("@hearts", False)])
def test_who_is_forgotten_is_asked_about_unless_the_sum_shows_it(pad: str, is_asked: bool) -> None:
    table = Table(3, pad)
    amounts = [field for field in table.form("score").fields if isinstance(field, Amount)]
    assert [field.doubted for field in amounts] == [is_asked] * 3
    if is_asked:
        table.play("tell_own", points={"0": 0}, seat=0)
        amounts = [field for field in table.form("score").fields if isinstance(field, Amount)]
        assert [field.doubted for field in amounts] == [False, True, True], "nothing was told, too"


@pytest.mark.rule("ANY-9")
def test_points_are_typed_on_the_number_pad() -> None:
    for pad in ("@hearts", "@darts-301", "@yacht"):
        fields = [
            field for prompt in Table(4, pad).open_prompts() for field in prompt.fields if isinstance(field, Amount)
        ]
        assert fields
        assert all(field.typed for field in fields if field.name == "points"), pad


@pytest.mark.rule("ANY-12")
def test_the_few_numbers_that_a_row_may_have_are_offered_and_no_others_are_refused() -> None:
    table = Table(3, "@kniffel")
    offered = {field.when: field.likely for field in table.form("fill_row").fields if isinstance(field, Amount)}
    rows = [offered["row", (row,)] for row in (0, 3, 6, 8, 11, 12)]
    assert rows == [(0, 1, 2, 3, 4, 5), (0, 4, 8, 12, 16, 20), (), (0, 25), (0, 50), ()]
    table.play("fill_row", row=3, points=7)
    assert [news.say.key for news in table.news] == ["odd-points"], "families play on"


@pytest.mark.rule("ANY-14")
def test_what_phones_tell_stands_in_the_form_and_may_be_confirmed() -> None:
    table = Table(3, "@hearts").play("tell_own", points={"0": 26}, seat=0)
    form = table.form("score")
    assert ([field.default for field in form.fields if isinstance(field, Amount)], form.changed) == ([26, 0, 0], False)
    own = [prompt for prompt in table.open_prompts() if prompt.own]
    assert {(prompt.seat, prompt.waits) for prompt in own} == {(0, False), (1, False), (2, False)}
    assert table.play("score").totals == (26, 0, 0)


@pytest.mark.rule("ANY-12")
def test_a_row_takes_no_more_than_its_limit() -> None:
    assert Table(2, "@yacht").refusal("fill_row", row=0, points=6).say.key == "log-too-many"


@pytest.mark.rule("ANY-23")
def test_a_row_for_one_alone_belongs_to_whoever_has_told_it_first() -> None:
    pad = Pad(scores="end", rows=(Row(name="Towns"), Row(name="Castle", worth=2, one=True)))
    table = Table.of(3, pad).play("finish").play("tell_own", points={"0": 4, "1": 1}, seat=1)
    assert [(f.least, f.most) for f in table.form("tell_own", seat=0).fields if isinstance(f, Amount)][1] == (0, 0)
    assert table.refusal("tell_own", points={"0": 4, "1": 1}, side=0, seat=0).rule == "ANY-23"
    table.play("tell_own", points={"0": 5}, seat=0).play("tell_own", points={"0": 7}, seat=2)
    assert table.totals == (5, 6, 7)


@pytest.mark.rule("ANY-16")
def test_how_it_stands_is_told_only_where_it_has_changed() -> None:
    assert Table(3, "@lives").form("recount").changed


@pytest.mark.rule("ANY-17")
def test_counters_are_counted_at_any_time_and_are_no_score() -> None:
    table = Table.of(2, Pad(counters=(Counter(name="Gold", start=3, most=10),)))
    table.play("count", counts={"0": 5}, seat=-1).play("count", counts={"1": 2}, seat=1)
    assert (table.state.counters, table.totals) == (((5, 2),), (0, 0))
    (gold,) = [fix.id for fix in GAME.corrections(table.state) if isinstance(fix, PublicNumber) and fix.now == 2]
    assert table.correct(gold, 7).state.counters == ((5, 7),)


# ---- display ------------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-9")
@pytest.mark.parametrize(("pad", "leads", "fewest"), [
    (Pad(wins="fewest", start=20, goal=100), 1, True), (Pad(wins="last", start=5, goal=100), 1, True),
    (Pad(), 0, False), (Pad(wins="last", start=50, goal=0, rows=(Row(worth=-1),)), 1, False),
])  # fmt: skip
def test_who_leads_is_who_would_win_wherever_the_points_begin(pad: Pad, leads: int, fewest: bool) -> None:
    table = Table.of(2, pad).round(9, 4)
    assert (table.news[0].say.args["names"], GAME.sheet(table.state).fewest) == (Who(seat=leads), fewest)


@pytest.mark.rule("ANY-22")
def test_nobody_leads_hearts_by_having_come_late() -> None:
    table = Table(3, "@hearts").correct("set-away", [2]).round(20, 6).correct("set-away", []).round(0, 13, 13)
    assert table.news[0].say.args["names"] == Who(seat=1)
    table.correct("carried", 2, side=2).round(26, 0, 0)
    assert table.news[0].say.args["names"] == Who(seat=2), "points were given for the round before"


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


def aim(table: Table) -> list[object]:
    """The arguments of the pad's heading."""
    grid = next(part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Grid))
    assert grid.label is not None
    return list(grid.label.args.values())


# ---- turns and phases, and their clocks (ANY-5, ANY-8, ANY-21) ---------------------------------------
def with_pad(**values: object) -> Table:
    pad = {"name": "Made up", "scores": "never", "wins": "told", "order": "clockwise", **values}
    return Table.of(3, Pad(**pad))  # type: ignore[arg-type]


@pytest.mark.rule("ANY-5")
def test_where_all_play_at_once_whoever_is_ready_is_marked() -> None:
    table = with_pad(order="together").play("pass_on", seat=1)
    assert GAME.scene(table.state, TABLE).done == (1,)
    table.play("pass_on", seat=2).play("pass_on", seat=0)
    assert GAME.scene(table.state, TABLE).done == ()
    in_turn = with_pad().play("pass_on", seat=0)
    assert GAME.scene(in_turn.state, TABLE).done == (), "where the turns say it, nobody is"


@pytest.mark.rule("ANY-21")
def test_everybody_has_time_for_the_whole_game_that_only_runs_in_the_own_turn() -> None:
    table = Table(2, "@chess-clock")
    told = Say(key="time-says-after", args={"minutes": 15, "seconds": 10, "count": 1, "then": 0})
    assert table.form("start_clocks").hint == told
    table.play("start_clocks")
    assert [(t.id, t.ms, t.held) for t in timers(table.state)] == [
        ("bank-0", 900_000, False), ("bank-1", 900_000, True),
    ]  # fmt: skip
    table.play("pass_on")
    assert [(t.turns, t.held) for t in timers(table.state)] == [(1, True), (0, False)]


@pytest.mark.rule("ANY-21")
@pytest.mark.parametrize("clock", ["up", "bank", "turn", "phase"])
def test_no_clock_runs_before_somebody_starts_it_or_ends_the_first_turn(clock: str) -> None:
    def running(table: Table) -> bool:
        return not all(timer.held for timer in timers(table.state))

    table = with_pad(clock=clock, clock_s=60)
    assert not running(table)
    assert running(with_pad(clock=clock, clock_s=60).play("start_clocks"))
    assert running(table.play("pass_on"))
    assert table.open_prompts("start_clocks") == []


@pytest.mark.rule("ANY-21")
def test_a_turn_of_several_phases_is_one_turn_of_the_clock() -> None:
    table = with_pad(clock="bank", clock_s=60, increment_s=5, phases=(Phase(say="Dice"), Phase(say="Trade")))
    found = []
    for _ in range(6):
        table.play("pass_on")
        found.append(timers(table.state)[0].turns)
    assert found == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("ANY-21")
def test_a_sand_glass_is_turned_for_every_turn_or_every_phase() -> None:
    turn = with_pad(clock="turn", clock_s=60)
    first = timers(turn.state)[0]
    assert (first.ms, first.seat, first.expire) == (60_000, 0, "")
    assert timers(turn.play("pass_on").state)[0].id != first.id
    phase = with_pad(clock="phase", clock_s=60)
    assert [t.id for t in timers(phase.state)] == [t.id for t in timers(phase.play("pass_on").state)]


@pytest.mark.rule("ANY-21")
def test_a_glass_runs_on_when_somebody_leaves() -> None:
    table = with_pad(clock="turn", clock_s=60)
    assert timers(table.correct("set-away", [2]).state) == timers(with_pad(clock="turn", clock_s=60).state)
