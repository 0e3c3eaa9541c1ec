"""Twelve rounds, who is First, and the secret programme (HIM-15..25)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log.book import replay
from companion.log.record import Played
from rules.himalaya.game import GAME
from rules.himalaya.options import Options
from rules.kit import forms
from rules.kit.seal import seal
from rules.kit.types import TABLE, Say, Slots, Who
from tests.rules.himalaya.table import Table, begun, ledger, row


def rounds_of(table: Table) -> list[tuple[int, int, list[str]]]:
    """Every round as it is played quietly: its number, who is First, and the steps in it."""
    seen: list[tuple[int, int, list[str]]] = []
    while table.state.step == "programme":
        number, first, steps = table.state.round, table.state.first, ["programme"]
        table.programme() if table.options.tracking == "full" else quietly(table)
        if "show_hands" in table.moves:
            steps.append("inventory")
            table.close_hands()
        seen.append((number, first, steps))
    return seen


def quietly(table: Table) -> None:
    for seat in range(table.state.seats):
        table.play("ready", seat=seat)
    while table.state.step == "action":
        table.play("action_done")
    table.play("emptied")


@pytest.mark.rule("HIM-15", "HIM-16", "HIM-19", "HIM-58")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_twelve_rounds_with_an_inventory_after_rounds_four_eight_and_twelve(tracking: str) -> None:
    seen = rounds_of(begun(1, 3, 5) if tracking == "full" else ledger())
    assert [number for number, _, _ in seen] == list(range(1, 13))
    assert [number for number, _, steps in seen if "inventory" in steps] == [4, 8, 12]


@pytest.mark.rule("HIM-17", "HIM-18")
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (4, 3)])
def test_the_first_moves_on_by_one_seat_each_round(seats: int, start: int) -> None:
    table = begun(seats=seats, start=start)
    firsts = [first for _, first, _ in rounds_of(table)]
    assert firsts == [(start + i) % seats for i in range(12)]


@pytest.mark.rule("HIM-17")
def test_whoever_was_first_plays_last_in_the_next_round() -> None:
    table = begun(3, 1, 2, start=1).quiet_round()
    assert table.state.first == 2
    table.programme("s", "s", "s")
    seats = [table.ask().seat]
    for _ in range(2):
        seats.append(table.act().ask().seat)
    assert seats == [2, 0, 1]


@pytest.mark.rule("HIM-19")
def test_after_round_twelve_it_is_counted() -> None:
    table = begun()
    table.correct("correct_round", value=12)
    table.quiet_round()
    assert table.state.step == "count"


@pytest.mark.rule("HIM-20", "HIM-22", "HIM-21")
def test_a_programme_fills_six_places_with_any_mix_of_five_orders() -> None:
    table = begun()
    field = table.form("programme", 0).fields[0]
    assert isinstance(field, Slots)
    assert field.slots == 6
    assert [option.value for option in field.options] == ["soil", "ice", "stone", "hand", "pause"]
    table.play("programme", {"row": row("ssssss")}, seat=0)


@pytest.mark.rule("HIM-20")
def test_everybody_programmes_at_the_same_time() -> None:
    table = begun(seats=4)
    assert {p.seat for p in GAME.prompts(table.state)} == {0, 1, 2, 3}
    table.play("ready", seat=2).play("programme", {"row": row("h")}, seat=0)
    assert {p.seat for p in GAME.prompts(table.state)} == {1, 3}
    assert set(GAME.scene(table.state, TABLE).done) == {0, 2}


@pytest.mark.rule("HIM-23")
@pytest.mark.parametrize("seconds", [60, 120])
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_the_time_for_programming_runs_only_while_somebody_programmes(seconds: int, tracking: str) -> None:
    options = Options(programme_s=seconds, tracking=tracking)  # type: ignore[arg-type]
    table = Table(options=options).play("begin").supply().order().lead()
    (timer,) = GAME.timers(table.state)
    assert (timer.ms, timer.expire) == (seconds * 1000, "time_up")
    for seat in range(3):
        table.play("ready", seat=seat)
    assert GAME.timers(table.state) == ()


@pytest.mark.rule("HIM-23")
def test_every_round_has_a_minute_of_its_own() -> None:
    table = begun()
    (first,) = GAME.timers(table.state)
    (second,) = GAME.timers(table.quiet_round().state)
    assert first.id != second.id


@pytest.mark.rule("HIM-23")
def test_a_table_may_play_without_a_limit() -> None:
    table = begun(options=Options(programme_s=0))
    assert GAME.timers(table.state) == ()


@pytest.mark.rule("HIM-23", "HIM-25")
def test_when_the_time_is_up_nothing_changes_any_more_and_all_rows_lie_open() -> None:
    table = begun()
    table.play("programme", {"row": row("h")}, seat=1)
    state, _ = GAME.apply(table.state, TABLE, GAME.move("time_up", {}))
    table.state = state
    assert state.step == "rows"
    assert [f.key for f in table.ask().fields] == ["0", "2"], "the row of the phone is known"


@pytest.mark.rule("HIM-23")
def test_a_programme_is_locked_once_it_was_laid() -> None:
    table = begun()
    table.play("programme", {"row": row("hhh")}, seat=1)
    assert not [p for p in GAME.prompts(table.state) if p.seat == 1]


@pytest.mark.rule("HIM-25")
def test_when_everybody_is_ready_all_rows_lie_open() -> None:
    table = begun()
    for seat in range(3):
        table.play("programme", {"row": row("s." if seat else "hs")}, seat=seat)
    assert table.state.step == "action"
    assert [list(r or ()) for r in table.state.rows] == [row("hs"), row("s."), row("s.")]


@pytest.mark.rule("HIM-24")
def test_a_pause_is_no_action_and_nobody_is_asked() -> None:
    table = begun(3, 1, 5).programme("", ".s", "")
    assert (table.state.action, table.ask().seat) == (2, 1)


@pytest.mark.rule("HIM-25")
def test_without_entering_the_rows_each_action_is_told_when_it_is_its_turn() -> None:
    table = begun(3, 1, 5)
    for seat in range(3):
        table.play("ready", seat=seat)
    table.play("from_table")
    assert (table.moves[0], table.ask().seat) == ("act", 0)
    table.play("act", {"token": "soil"})
    assert table.player(0).at == 4
    assert (table.moves[0], table.ask().seat) == ("act", 1)


def test_the_ledger_follows_the_actions_without_asking_what_they_are() -> None:
    table = ledger()
    for seat in range(3):
        table.play("ready", seat=seat)
    for action in range(1, 7):
        assert (table.state.step, table.state.action) == ("action", action)
        table.play("action_done")
    assert table.state.step == "emptied"


# ---- the clock ----------------------------------------------------------------------------------------
def time_up(table: Table) -> Table:
    """The clock plays for the table."""
    table.state, table.news = GAME.apply(table.state, TABLE, GAME.move("time_up", {}))
    return table


@pytest.mark.rule("HIM-20", "HIM-23")
def test_before_the_first_clock_runs_the_table_reads_what_everybody_does() -> None:
    first = GAME.prompts(Table(start=1).play("begin").supply().order().lead().state)[0]
    assert (first.move, first.hint) == ("start_clock", Say(key="programme-hint"))


@pytest.mark.rule("HIM-13", "HIM-14", "HIM-23")
def test_the_ledger_says_that_the_leaders_are_placed_before_the_clock_runs() -> None:
    table = Table(options=Options(tracking="ledger"), start=1).play("begin").supply().order()
    (timer,) = GAME.timers(table.state)
    first = GAME.prompts(table.state)[0]
    assert (timer.held, first.move, first.rule) == (True, "start_clock", "HIM-13")
    assert first.label == Say(key="place-leaders-label", args={"who": Who(seat=1)})
    table.play("start_clock")
    assert GAME.timers(table.state) == (replace(timer, held=False),)
    assert "start_clock" not in table.moves


@pytest.mark.rule("HIM-13", "HIM-23")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_no_clock_is_there_while_supplies_and_leaders_are_laid(tracking: str) -> None:
    table = Table(options=Options(tracking=tracking))  # type: ignore[arg-type]
    clocks = [GAME.timers(table.state)]
    table.play("begin")
    while table.state.step != "programme":
        clocks.append(GAME.timers(table.state))
        match table.state.step:
            case "goods":
                table.supply()
            case "orders":
                table.order()
            case _:
                table.lead()
    assert set(clocks) == {()}
    (timer,) = GAME.timers(table.state)
    assert timer.held, "until the leaders stand and the table starts it"


@pytest.mark.rule("HIM-23")
def test_the_first_clock_runs_when_the_table_starts_it_and_every_other_at_once() -> None:
    table = Table().play("begin").supply().order().lead()
    assert [timer.held for timer in GAME.timers(table.state)] == [True]
    table.start()
    assert [timer.held for timer in GAME.timers(table.state)] == [False]
    table.quiet_round()
    assert [timer.held for timer in GAME.timers(table.state)] == [False]
    assert "start_clock" not in table.moves


@pytest.mark.rule("HIM-23")
def test_nobody_has_to_start_the_clock_to_be_ready() -> None:
    table = Table().play("begin").supply().order().lead()
    for seat in range(3):
        table.play("ready", seat=seat)
    assert table.state.step == "rows"


@pytest.mark.rule("HIM-23", "HIM-25")
def test_when_the_time_is_up_the_table_may_let_those_finish_who_were_not_ready() -> None:
    table = begun(seats=4).play("ready", seat=0).play("programme", {"row": row("h")}, seat=1)
    time_up(table)
    finish = table.form("let_finish")
    assert finish.group == table.form("tell_rows").group, "one or the other"
    assert finish.label == Say(key="let-finish-label", args={"who": forms.names((2, 3))})
    table.play("let_finish")
    assert (table.state.step, GAME.timers(table.state)) == ("programme", ()), "without a clock"
    assert {p.seat for p in GAME.prompts(table.state)} == {2, 3}
    table.play("programme", {"row": row("ss")}, seat=3).play("ready", seat=2)
    assert [f.key for f in table.ask().fields] == ["0", "2"], "phones have told the other two"
    assert "let_finish" not in table.moves


@pytest.mark.rule("HIM-23")
def test_whoever_was_ready_in_time_is_not_let_finish() -> None:
    table = begun()
    for seat in range(3):
        table.play("ready", seat=seat)
    assert "let_finish" not in table.moves


@pytest.mark.rule("HIM-23", "HIM-20")
def test_a_row_that_a_phone_had_not_finished_stays_its_own_form_when_the_time_is_up() -> None:
    table = begun()
    own = table.form("programme", 1)
    late = time_up(table).form("programme", 1)
    assert (late.id, late.fields, late.secret, late.waits) == (own.id, own.fields, True, False)
    for seat in (1, 0):
        table.play("programme", {"row": row("s")}, seat=seat)
        assert seal(table.state, TABLE).programmes[seat].value is None  # type: ignore[union-attr]
    assert [f.key for f in table.ask().fields] == ["2"]
    table.play("tell_rows", {"rows": {"2": row("hh")}})
    assert [list(r or ()) for r in table.state.rows] == [row("s"), row("s"), row("hh")]
    assert table.state.step == "action"


@pytest.mark.rule("HIM-25")
def test_the_last_row_that_a_phone_tells_opens_them_all() -> None:
    table = time_up(begun())
    for seat in range(3):
        table.play("programme", {"row": row("s")}, seat=seat)
    assert (table.state.step, table.state.programmes, table.state.late) == ("action", (), ())


@pytest.mark.rule("HIM-20")
def test_the_key_of_whoever_is_ready_names_them() -> None:
    table = begun(seats=4)
    for seat in range(4):
        assert table.form("ready", seat).confirm == Say(key="ready-confirm", args={"who": Who(seat=seat)})


@pytest.mark.rule("HIM-23")
def test_a_record_of_before_whose_first_time_ran_out_still_opens() -> None:
    """Then the clock ran before anybody had started it."""
    table = Table().play("begin").supply().order().lead()
    n = len(table.lines) + 1
    up = Played(n=n, at=n * 20_000, seat=TABLE, by="timer", move="time_up")
    assert replay(GAME, table.head("OLD"), [*table.lines, up]).now.state.step == "rows"
