"""Twelve rounds, the First leader, and the secret programme (HIM-15..25)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log.book import replay
from companion.log.record import Played
from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.kit import forms
from rules.kit.seal import seal
from rules.kit.types import TABLE, Say, Slots, Who
from tests.rules.himalaya.scenarios import told
from tests.rules.himalaya.table import Table, row


def rounds_of(table: Table) -> list[tuple[int, int, bool]]:
    """Every round of a quiet game: its number, the First leader, and whether an inventory follows."""
    seen: list[tuple[int, int, bool]] = []
    while table.state.step == "programme":
        number, first = table.state.round, table.state.first
        table.programme() if table.options.tracking == "full" else table.acted().play("emptied")
        seen.append((number, first, "show_hands" in table.moves))
        table.close_hands()
    return seen


@pytest.mark.rule("HIM-15", "HIM-16", "HIM-17", "HIM-18", "HIM-19", "HIM-58")
@pytest.mark.parametrize(("tracking", "seats", "start"), [("", 3, 0), ("", 4, 3), ("ledger;", 3, 0)])
def test_twelve_rounds_with_an_inventory_after_three_of_them_and_the_first_moves_on_by_one_seat(
    tracking: str, seats: int, start: int
) -> None:
    rounds = rounds_of(table := told(f"{tracking} house seats={seats} start={start}"))
    assert rounds == [(n, (start + n - 1) % seats, n in (4, 8, 12)) for n in range(1, 13)]
    assert table.state.step == "count"


@pytest.mark.rule("HIM-20", "HIM-21", "HIM-22")
def test_a_programme_fills_six_places_with_any_mix_of_five_orders() -> None:
    field = told("").form("programme", 0).fields[0]
    assert isinstance(field, Slots)
    assert field.slots == 6
    assert [option.value for option in field.options] == ["soil", "ice", "stone", "hand", "pause"]


@pytest.mark.rule("HIM-20", "HIM-23")
def test_everybody_programmes_at_the_same_time_and_what_was_laid_is_locked() -> None:
    table = told("house seats=4")
    assert [table.form("ready", seat).confirm for seat in range(4)] == [
        Say(key="ready-confirm", args={"who": Who(seat=seat)}) for seat in range(4)
    ]
    table.play("ready", seat=2).play("programme", {"row": row("h")}, seat=0)
    assert {p.seat for p in GAME.prompts(table.state)} == {1, 3}
    assert set(GAME.scene(table.state, TABLE).done) == {0, 2}


@pytest.mark.rule("HIM-25")
def test_when_everybody_is_ready_all_rows_lie_open() -> None:
    table = told("")
    for seat in range(3):
        table.play("programme", {"row": row("s." if seat else "hs")}, seat=seat)
    assert table.state.step == "action"
    assert [list(r or ()) for r in table.state.rows] == [row("hs"), row("s."), row("s.")]


@pytest.mark.rule("HIM-24")
def test_a_pause_is_no_action_and_nobody_is_asked() -> None:
    table = told("house at=3,1,5").programme("", ".s", "")
    assert (table.state.action, table.ask().seat) == (2, 1)


@pytest.mark.rule("HIM-25")
def test_without_entering_the_rows_each_action_is_told_when_it_is_its_turn() -> None:
    table = told("house at=3,1,5").ready().play("from_table")
    assert (table.moves[0], table.ask().seat) == ("act", 0)
    table.play("act", {"token": "soil"})
    assert (table.player(0).at, table.moves[0], table.ask().seat) == (4, "act", 1)


# ---- the clock ----------------------------------------------------------------------------------------
def time_up(table: Table) -> Table:
    """Apply the clock's automatic move."""
    table.state, table.news = GAME.apply(table.state, TABLE, GAME.move("time_up", {}))
    return table


@pytest.mark.rule("HIM-13", "HIM-14", "HIM-20", "HIM-23")
@pytest.mark.parametrize(
    ("tracking", "rule", "label"),
    [
        ("full", "HIM-23", Say(key="start-clock-label")),
        ("ledger", "HIM-13", Say(key="place-leaders-label", args={"who": Who(seat=1)})),
    ],
)
def test_the_first_clock_runs_when_the_table_starts_it_and_every_other_at_once(
    tracking: str, rule: str, label: Say
) -> None:
    table = Table(options=Options(tracking=tracking), start=1)  # type: ignore[arg-type]
    clocks = [GAME.timers(table.state)]
    clocks.append(GAME.timers(table.play("begin").state))
    clocks.append(GAME.timers(table.supply().state))
    table.order()
    assert set(clocks) == {()}, "none while supplies are laid"
    (timer,) = GAME.timers(table.lead().state)
    first = GAME.prompts(table.state)[0]
    assert (timer.held, first.move, first.rule, first.label) == (True, "start_clock", rule, label)
    table.play("start_clock")
    assert GAME.timers(table.state) == (replace(timer, held=False),)
    (second,) = GAME.timers(table.quiet_round().state)
    assert (second.held, second.id != timer.id, "start_clock" in table.moves) == (False, True, False)


@pytest.mark.rule("HIM-23")
@pytest.mark.parametrize("seconds", [60, 120, 0])
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_the_time_for_programming_runs_only_while_somebody_programmes(seconds: int, tracking: str) -> None:
    options = Options(programme_s=seconds, tracking=tracking)  # type: ignore[arg-type]
    table = Table(options=options).play("begin").supply().order().lead()
    limits = [(timer.ms, timer.expire) for timer in GAME.timers(table.state)]
    assert limits == ([(seconds * 1000, "time_up")] if seconds else [])
    assert GAME.timers(table.ready().state) == (), "nobody has to start it to be ready"
    assert "let_finish" not in table.moves, "all were ready in time"


@pytest.mark.rule("HIM-23", "HIM-25")
def test_when_the_time_is_up_the_table_may_let_those_finish_who_were_not_ready() -> None:
    table = time_up(told("house seats=4").play("ready", seat=0).play("programme", {"row": row("h")}, seat=1))
    assert [f.key for f in table.ask().fields] == ["0", "2", "3"], "the row of the phone is known"
    finish = table.form("let_finish")
    assert finish.group == table.form("tell_rows").group, "one or the other"
    assert finish.label == Say(key="let-finish-label", args={"who": forms.names((2, 3))})
    table.play("let_finish")
    assert (table.state.step, GAME.timers(table.state)) == ("programme", ()), "without a clock"
    assert {p.seat for p in GAME.prompts(table.state)} == {2, 3}
    table.play("programme", {"row": row("ss")}, seat=3).play("ready", seat=2)
    assert [f.key for f in table.ask().fields] == ["0", "2"], "phones have told the other two"
    assert "let_finish" not in table.moves


@pytest.mark.rule("HIM-23", "HIM-20")
def test_a_row_that_a_phone_had_not_finished_stays_its_own_form_when_the_time_is_up() -> None:
    table = told("")
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
    table = time_up(told(""))
    for seat in range(3):
        table.play("programme", {"row": row("s")}, seat=seat)
    assert (table.state.step, table.state.programmes, table.state.late) == ("action", (), ())


@pytest.mark.rule("HIM-23")
def test_a_record_of_before_whose_first_time_ran_out_still_opens() -> None:
    """Then the clock ran before anybody had started it."""
    table = Table().play("begin").supply().order().lead()
    n = len(table.lines) + 1
    up = Played(n=n, at=n * 20_000, seat=TABLE, by="timer", move="time_up")
    assert replay(GAME, table.head("OLD"), [*table.lines, up]).now.state.step == "rows"
