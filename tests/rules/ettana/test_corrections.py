"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.ettana.claims import name_of
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.ettana.state import Claimed, pile
from rules.kit.types import TABLE, Choice, Prompt, PublicNumber, Slots
from tests.rules.ettana.table import YARNS, Table, ledger, yarns
from tests.rules.ettana.test_designs import AFTER, DIAGONAL


def public_numbers(table: Table) -> dict[str, int]:
    return {c.id: c.now for c in GAME.corrections(table.state) if isinstance(c, PublicNumber)}


def forms(table: Table) -> dict[str, Prompt]:
    return {c.id: c for c in GAME.corrections(table.state) if isinstance(c, Prompt)}


def acting(table: Table | None = None) -> Table:
    """Ana has rolled a 3 and may act."""
    here = table or Table()
    if here.options.tracking == "full":
        here.roll(3, "black")
    else:
        here.play("collect", {"black": True})
    return here


# ---- numbers -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [Table, ledger, lambda: acting(), lambda: acting(ledger())])
def test_every_public_number_can_be_set_and_shows_what_it_is_now(make: Callable[[], Table]) -> None:
    table = make()
    table.has(1, claimed=(Claimed(points=2),), victory=1)
    for each in GAME.corrections(table.state):
        if isinstance(each, PublicNumber):
            for value in (each.least, each.most):
                table.correct(each.id, value)
                assert public_numbers(table)[each.id] == value
            table.correct(each.id, each.now)
    assert GAME.prompts(table.state)


@pytest.mark.parametrize("what", ["tokens", "cards", "designs", "victory"])
def test_whatever_lies_before_a_seat_can_be_set_right(what: str) -> None:
    table = Table()
    table.correct(f"correct_player-1-{what}", 3)
    assert getattr(table.player(1), what) == 3
    assert "correct_discards" in public_numbers(table)


def test_pieces_come_from_the_supply_so_there_are_never_too_many() -> None:
    table = Table()
    numbers = {c.id: c for c in GAME.corrections(table.state) if isinstance(c, PublicNumber)}
    assert numbers["correct_player-0-tokens"].most == 2 + 42
    assert numbers["correct_player-0-cards"].most == 1 + 33
    assert numbers["correct_player-0-designs"].most == 1 + 33
    assert numbers["correct_player-0-victory"].most == 33
    table.correct("correct_player-0-tokens", 44)
    assert table.supply == 0


@pytest.mark.parametrize("value", [-1, 45])
def test_a_number_outside_its_range_is_refused(value: int) -> None:
    table = Table()
    assert table.refused("correct_player", {"seat": 0, "what": "tokens", "value": value}, seat=-1).rule == ""


def test_a_number_that_was_misread_is_set_right_before_the_move() -> None:
    table = acting()
    table.correct("correct_number", 1)
    table.go("1,2")
    assert table.player(0).pawn == "1,2"


def test_the_points_of_a_claimed_design_are_set_right() -> None:
    table = acting()
    table.claim("unseen", points=3)
    table.consent()
    table.correct("correct_points-0-0", 1)
    assert table.points == [1, 0, 0]


# ---- the board ---------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-1")
def test_the_board_can_be_scanned_again_at_any_time_and_shows_what_lies_there() -> None:
    table = acting()
    (field,) = forms(table)["yarns-again"].fields
    assert isinstance(field, Slots)
    assert list(field.default) == yarns(YARNS)
    assert field.caps == {}, "a board on which a colour lies too often can be told, and no key says how many are left"
    table.correct("yarns-again", {"yarns": yarns(AFTER)})
    assert table.state.yarns == tuple(yarns(AFTER))
    table.correct("tiles-again", {"tiles": [*"1112223334445556"]})
    assert table.state.tiles == tuple("1112223334445556")


@pytest.mark.rule("ETT-1")
def test_a_seventh_yarn_of_a_colour_is_taken_and_said() -> None:
    table = acting()
    six = ["red"] * 6 + yarns("GGGGGBBBBBYYYYYPPPP")
    table.correct("yarns-again", {"yarns": six})
    assert not table.warned
    seven = ["red"] * 7 + six[7:]
    table.correct("yarns-again", {"yarns": seven})
    assert list(table.state.yarns) == seven, "the table is right"
    (warning,) = [news for news in table.news if news.rule == "ETT-1"]
    assert (warning.tone, warning.say.args["n"], warning.say.args["most"]) == ("warn", 7, 6)


@pytest.mark.rule("ETT-2")
def test_a_fourth_tile_of_a_number_is_taken_and_said() -> None:
    table = acting()
    table.correct("tiles-again", {"tiles": [*"1111222333444555"]})
    assert table.state.tiles == tuple("1111222333444555")
    assert "ETT-2" in table.warned


def test_a_pawn_can_be_put_where_it_stands() -> None:
    table = acting()
    table.correct("pawn-1", {"square": "5,5"})
    assert table.player(1).pawn == "5,5"
    assert table.refused("correct_pawn", {"seat": 1, "square": "1,1"}, seat=-1).rule == ""


# ---- the turn ----------------------------------------------------------------------------------------
def test_it_can_be_somebody_elses_turn() -> None:
    table = acting()
    table.correct("whose-turn", {"seat": 2})
    assert (table.state.active, table.moves() & {"roll"}) == (2, {"roll"})


def test_what_was_done_in_this_turn_can_be_set_right() -> None:
    table = acting()
    table.go("2,3")
    table.correct("done", {"done": []})
    assert {"go", "exchange"} <= table.moves()
    table.correct("done", {"done": ["moved", "swap"]})
    assert {"free_swap", "end_turn"} <= table.moves()
    table.correct("done", {"done": ["moved", "acted"]})
    assert not {"free_swap", "go", "exchange"} & table.moves()


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_whatever_is_asked_can_be_left_out(tracking: str) -> None:
    table = Table() if tracking == "full" else ledger()
    table.correct("leave-out", {})
    assert (table.state.active, table.state.step) == (1, "roll")
    acting(table)
    if tracking == "full":
        table.claim("unseen", points=3)
    else:
        table.play("claim", {"points": 3})
    table.correct("leave-out", {})
    assert (table.state.step, table.points, table.player(1).designs) == ("act", [0, 0, 0], 1)
    table.correct("leave-out", {})
    assert (table.state.active, table.state.step) == (2, "roll")


@pytest.mark.rule("ETT-6")
def test_a_tie_can_be_settled_without_dice() -> None:
    table = Table(ready=False)
    table.play("begin")
    table.lay()
    for square in ("1,1", "2,2", "4,1"):
        table.play("place_pawn", {"square": square})
    table.correct("leave-out", {"starter": 1})
    assert (table.state.start, table.state.step) == (1, "deal")
    other = Table(ready=False)
    assert other.refused("leave_out", seat=-1).rule == ""


# ---- designs -----------------------------------------------------------------------------------------
def entered_wrongly() -> tuple[Table, str]:
    """Ana has claimed a card of three yarns for 2 points."""
    table = acting()
    table.claim("new", pattern=[*"AB...A..................."], points=2)
    table.consent()
    (design,) = GAME.learned(table.state)["design"]
    return table, design


def test_the_points_of_a_mistyped_card_are_set_right_and_remembered() -> None:
    table, design = entered_wrongly()
    table.correct("design", {"design": design, "change": "points", "points": 3})
    assert table.points == [3, 0, 0]
    assert GAME.learned(table.state) == {"design": {design: {"points": 3}}}


def test_the_pattern_of_a_mistyped_card_is_drawn_again() -> None:
    table, design = entered_wrongly()
    table.correct("design", {"design": design, "change": "pattern", "pattern": [*"ABC..A..................."]})
    assert GAME.learned(table.state) == {"design": {name_of("ABC/A.."): {"points": 2}}}
    assert table.points == [2, 0, 0]


def test_a_mistyped_card_can_be_forgotten() -> None:
    table, design = entered_wrongly()
    table.correct("design", {"design": design, "change": "forget"})
    assert GAME.learned(table.state) == {"design": {}}


@pytest.mark.rule("ETT-50")
def test_the_card_of_the_rulebook_stays_what_it_is() -> None:
    table = acting()
    assert (
        table.refused("correct_design", {"design": DIAGONAL, "change": "points", "points": 3}, seat=-1).rule == "ETT-50"
    )


@pytest.mark.rule("ETT-48")
def test_a_claimed_design_can_go_back_into_the_hand() -> None:
    table, _ = entered_wrongly()
    table.correct("give-back-0-0", {})
    assert (table.points, table.player(0).designs, table.player(0).claimed) == ([0, 0, 0], 1, ())


def test_a_game_that_was_won_by_mistake_goes_on() -> None:
    table = acting()
    table.has(0, claimed=(Claimed(points=6),), designs=2)
    table.claim("unseen", points=2)
    table.consent()
    assert GAME.prompts(table.state) == ()
    table.correct("correct_points-0-1", 1)
    assert "go" in table.moves()


@pytest.mark.rule("ETT-48")
def test_a_card_that_was_drawn_wrongly_is_drawn_again_while_the_others_still_think() -> None:
    table = acting()
    table.claim("new", pattern=[*"AA...AA.................."], points=2)
    table.correct("design", {"design": "AA/AA", "change": "pattern", "pattern": [*"AB...AA.................."]})
    assert GAME.learned(table.state) == {"design": {}}
    table.consent()
    assert [claimed.design for claimed in table.player(0).claimed] == [name_of("AB/AA")]
    assert GAME.learned(table.state) == {"design": {name_of("AB/AA"): {"points": 2}}}
    assert not table.state.drawn


# ---- the timer ---------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-9")
def test_whoever_is_given_the_turn_gets_a_timer_that_has_not_run_yet() -> None:
    table = Table(options=Options(turn_s=60))
    seen = [timer.id for timer in GAME.timers(table.state)]
    for seat in (1, 0, 0):
        table.correct("whose-turn", seat)
        (timer,) = GAME.timers(table.state)
        assert (timer.seat, timer.ms) == (seat, 60_000)
        assert timer.id not in seen
        seen.append(timer.id)
    table.roll(1)
    assert [timer.id for timer in GAME.timers(table.state)] == seen[-1:]
    table.go("1,2")
    table.end()
    assert GAME.timers(table.state)[0].id not in seen


# ---- house rules -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "setting", [s for s in GAME.settings if s.group == "reading"], ids=lambda setting: setting.field.name
)
def test_a_house_rule_can_be_changed_in_the_middle_of_a_game(setting: Any) -> None:
    table = acting()
    name, field = setting.field.name, setting.field
    assert isinstance(field, Choice)
    other = field.options[1].value
    table.correct(f"set-{name}", {"value": other})
    assert getattr(table.state.options, name) == other
    assert table.refused("set_reading", {"name": name, "value": "sometimes"}, seat=TABLE).say.key == "does-not-fit"


def test_the_tracking_level_is_no_house_rule() -> None:
    table = acting()
    assert table.refused("set_reading", {"name": "tracking", "value": "ledger"}, seat=-1).rule == ""


@pytest.mark.rule("ETT-29")
def test_a_pawn_on_the_rim_walks_back_when_nobody_walks_there_any_more() -> None:
    table = Table()
    table.stand("0,1")
    table.roll(1)
    table.correct("set-rim", {"value": "off"})
    assert table.offered("to", "go")[0] == "1,1"


def test_corrections_are_never_waited_for() -> None:
    assert forms(acting())
    assert not any(form.waits for form in forms(acting()).values())
    assert pile(acting().state) == 32
