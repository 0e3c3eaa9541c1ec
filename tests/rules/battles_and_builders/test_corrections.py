"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.battles_and_builders.game import GAME
from rules.kit.types import TABLE, Prompt, PublicNumber
from tests.rules.battles_and_builders.table import MOUNTAIN, Table, told_dice


def public_numbers(table: Table) -> dict[str, int]:
    return {c.id: c.now for c in GAME.corrections(table.state) if isinstance(c, PublicNumber)}


def test_every_public_number_can_be_set_and_shows_what_it_is_now() -> None:
    table = Table(seats=4)
    for _ in range(2):
        for each in GAME.corrections(table.state):
            if isinstance(each, PublicNumber):
                for value in (each.least, each.most):
                    table.correct(each.id, value)
                    assert public_numbers(table)[each.id] == value
                table.correct(each.id, each.now)
        if table.ask().move == "turn_up":
            table.tile("open", 4)
            table.commit(1)


def test_a_number_outside_its_range_is_refused() -> None:
    table = Table()
    for value in (-1, 13):
        refusal = table.refused("correct_tokens", side=0, kind="builder", value=value)
        assert refusal.say.key == "does-not-fit"


def test_a_committed_number_can_be_set_right_before_the_reveal_and_not_after_it() -> None:
    table = Table()
    table.tile("open", 3)
    table.commit(2, 1, 1)
    table.correct("correct_committed-0", 3)
    table.reveal("3B", "1B", "1I")
    assert table.chips(0) == (1, 0, 0)
    assert "correct_committed-0" not in public_numbers(table)


def test_a_number_set_right_replaces_what_a_phone_told() -> None:
    table = Table()
    table.tile("open", 3)
    table.play("commit_kinds", {"tokens": {"builder": 2}})
    table.correct("correct_committed-0", 1)
    table.commit(0, 0)
    assert [f.key for f in table.ask().fields] == ["0"]


def test_a_mistyped_value_is_set_right_and_remembered_as_corrected() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("1A", "1B", "1B")
    table.correct("correct_value-0", 4)
    assert table.totals == (4, 1, 1)
    assert set(GAME.learned(table.state)["tile"]) == {"open/4/1"}


def test_an_event_tile_can_lie_before_somebody_else_or_in_the_middle() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("1A", "1B", "1B")
    table.correct("tile-0", {"holder": 2})
    assert table.totals == (0, 1, 4)
    table.correct("tile-0", {"holder": TABLE})
    assert table.totals == (0, 1, 1)


def test_dice_of_a_terrain_that_were_told_wrongly_are_right_from_the_next_battle_on() -> None:
    table = Table(catalogue=told_dice())
    table.correct("dice-mountain", {"dice": {**MOUNTAIN, "infantry": "red"}})
    table.tile("mountain", 3)
    table.turn_up("1I", "1C", "1B")
    assert table.dice(0) == {"red": 1}
    assert GAME.learned(table.state)["dice"]["mountain"]["infantry"] == "red"


def test_a_strategy_tile_can_be_moved_and_put_back() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("K 1I", "1B", "1B")
    table.take("catapult", victim=1)
    table.correct("strategy-catapult", {"holder": 2})
    assert table.totals == (3, 1, -1)
    table.correct("strategy-catapult", {"holder": TABLE})
    assert table.totals == (3, 1, 1)


def test_fresh_troops_that_turn_out_to_lie_before_nobody_do_not_stop_the_battle() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("K 1C", "1C", "1B")
    table.take("fresh")
    table.roll({0: [1], 1: [4]})
    assert table.ask().move == "fresh"
    table.correct("strategy-fresh", {"holder": TABLE})
    assert table.state.tiles[-1].holder == 1


def test_a_correction_in_the_middle_of_a_tie_does_not_start_the_battle_again() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("K 1C", "1C", "1B")
    table.take("fresh")
    table.roll({0: [3], 1: [5]})
    table.play("fresh", {"dice": ["green1"]})
    table.roll({0: [5]})
    before = table.state.battle
    table.correct("correct_chips-0-one", 1)
    assert table.state.battle == before
    table.roll({0: [1], 1: [2]})
    assert table.state.tiles[-1].holder == 1, "Fresh troops were used up"


@pytest.mark.rule("BNB-20")
def test_a_king_can_be_left_out() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("K 1B", "2B", "1B")
    table.correct("leave-out", {})
    assert table.state.strategies == ()
    assert table.totals == (0, 3, 0)


@pytest.mark.parametrize("stop", ["event", "commit", "reveal", "dice", "roll", "fresh"])
def test_whatever_the_table_is_asked_the_rest_of_the_round_can_be_left_out(stop: str) -> None:
    table = Table()
    steps: dict[str, Callable[[], object]] = {
        "event": lambda: None,
        "commit": lambda: table.tile("mountain", 3),
        "reveal": lambda: table.commit(2, 1, 1),
        "king": lambda: table.reveal("K 1C", "1C", "1I"),
        "dice": lambda: table.take("fresh"),
        "roll": lambda: table.play("learn_dice", {"dice": MOUNTAIN}),
        "fresh": lambda: table.roll({0: [1], 1: [4], 2: [3]}),
    }
    for step, go in steps.items():
        go()
        if step == stop:
            break
    assert table.state.step == stop
    table.correct("leave-out", {} if stop == "event" else {"holder": 2})
    assert (table.state.step, table.state.round, table.state.start) == ("event", 2, 1)
    assert table.totals[2] == (0 if stop == "event" else 3)


def test_round_and_start_tile_can_be_set_right_between_rounds() -> None:
    table = Table()
    table.correct("correct_round", 8)
    table.correct("start", {"seat": 2})
    assert table.ask().seat == 2
    table.quiet_round()
    assert GAME.prompts(table.state) == ()


@pytest.mark.rule("BNB-9", "BNB-14")
def test_a_house_rule_can_be_changed_in_the_middle_of_a_game() -> None:
    table = Table()
    table.correct("set-lone_king", {"value": "forbidden"})
    table.correct("set-commit_s", {"value": 30})
    assert table.state.options.lone_king == "forbidden"
    table.refused("set_reading", name="lone_king", value="sometimes")
    table.tile("open", 3)
    assert GAME.timers(table.state)[0].ms == 30_000


def test_corrections_are_never_waited_for() -> None:
    forms = [c for c in GAME.corrections(Table().state) if isinstance(c, Prompt)]
    assert forms
    assert not any(form.waits for form in forms)


def test_when_every_tile_is_gone_by_the_log_any_may_be_turned_up() -> None:
    table = Table()
    for _ in range(7):
        table.quiet_round()
    table.correct("correct_round", 6)
    for _ in range(2):
        table.quiet_round()
    assert table.ask().move == "turn_up"
    table.tile("mountain", 3)
