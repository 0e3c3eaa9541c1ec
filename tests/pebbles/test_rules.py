"""The rules of pebbles, paragraph by paragraph."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.log.record import End, read_record
from companion.testkit import table
from rules.kit.types import TABLE, Catalogue, Illegal
from tests.pebbles.components import STONES
from tests.pebbles.game import GAME
from tests.pebbles.options import Options
from tests.pebbles.state import State

VALUES: Catalogue = {"stone": {stone: {"value": 4 + i} for i, stone in enumerate(STONES)}}


class Table(table.Table[State]):
    """A game in progress, in which the stones are known. Names are options."""

    def __init__(self, seats: int = 2, catalogue: Catalogue = VALUES, **options: Any) -> None:
        super().__init__(GAME, seats, Options(**options), catalogue)

    def opened(self, *fists: dict[str, int]) -> Table:
        """All fists are closed, then opened."""
        for seat in range(len(fists)):
            self.play("fist", seat=seat)
        return self.play("open", {"fists": {str(seat): fist for seat, fist in enumerate(fists)}})

    def rolled(self, colour: str, pips: int = 1) -> Table:
        return self.play("roll", {"dice": {"pips": pips, "colour": colour}})

    def brook(self) -> Table:
        """Ana wins the round."""
        return self.opened({"red": 2}, {"blue": 1}).rolled("red")


@pytest.mark.rule("PEB-1")
def test_two_to_four_people_sit_by_six_stones() -> None:
    assert (list(GAME.seats), len(GAME.layouts[0].cells)) == ([2, 3, 4], 6)


@pytest.mark.rule("PEB-2")
def test_the_game_is_over_after_the_last_round_or_when_every_stone_is_taken() -> None:
    last = Table(rounds=1).brook().play("rest")
    assert (last.open_prompts(), GAME.sheet(last.state).ended_by) == ([], "rounds")
    full = Table()
    for first in (1, 3, 5):
        full.brook().play("step", way="path", path=[f"s{first}", f"s{first + 1}"])
        full.play("lay", shells=["snail"] * 3)
    assert GAME.sheet(full.state).ended_by == "brook"


@pytest.mark.rule("PEB-3")
def test_at_most_three_pebbles_are_hidden_all_together() -> None:
    assert {prompt.seat for prompt in Table(4).open_prompts()} == {0, 1, 2, 3}
    assert Table().refusal("hide", {"pebbles": {"red": 2, "blue": 2}}, 0).rule == "PEB-3"
    assert Table().play("hide", {"pebbles": {"red": 2, "blue": 1}}, 0).state.fists[0] is not None


@pytest.mark.rule("PEB-4")
def test_fists_that_no_phone_told_about_are_told_when_they_open() -> None:
    table = Table().play("hide", {"pebbles": {"red": 3}}, 0).play("fist", seat=1)
    assert [field.key for field in table.ask().fields] == ["1"]
    assert table.play("open", fists={"1": {"blue": 1}}).state.opened == ({"red": 3}, {"blue": 1})


@pytest.mark.rule("PEB-5")
def test_most_pebbles_of_the_rolled_colour_win() -> None:
    for colour, winner in (("red", 0), ("blue", 1)):
        table = Table().opened({"red": 2}, {"red": 1, "blue": 1}).rolled(colour)
        assert {prompt.seat for prompt in table.open_prompts()} == {winner}


@pytest.mark.rule("PEB-6")
def test_a_tie_is_won_as_the_table_reads_it() -> None:
    assert Table().opened({}, {}).rolled("red").ask().seat == 0
    assert Table(tie="nobody").opened({}, {}).rolled("red").state.round == 2
    changed = Table().correct("set_reading", "nobody", name="tie").opened({}, {}).rolled("red")
    assert changed.state.round == 2


@pytest.mark.rule("PEB-6")
def test_a_winner_who_is_none_by_another_reading_is_not_asked() -> None:
    table = Table().opened({}, {}).rolled("red")
    table.correct("set_reading", "nobody", name="tie")
    assert (table.state.step, table.state.round) == ("hide", 2)


@pytest.mark.rule("PEB-7")
def test_every_winner_of_a_round_has_a_time_of_their_own() -> None:
    table = Table().opened({}, {}).rolled("red")
    before = GAME.timers(table.state)[0].id
    table.play("rest").opened({"red": 1}, {}).rolled("red")
    assert (before, GAME.timers(table.state)[0].id) == ("place-1-0", "place-2-0")


@pytest.mark.rule("PEB-7")
def test_the_winner_takes_a_stone_or_two_side_by_side_or_rests() -> None:
    assert Table().brook().play("step", way="stone", stone="s6").state.owners == {"s6": 0}
    refusal = Table().brook().refusal("step", way="path", path=["s1", "s3"])
    assert (refusal.rule, refusal.say.key) == ("PEB-7", "no-path")
    assert Table().brook().play("step", way="path", path=["s2", "s1"]).state.owners == {"s2": 0, "s1": 0}
    assert Table().brook().play("rest").state.round == 2


@pytest.mark.rule("PEB-8")
def test_a_value_is_asked_once_it_is_needed() -> None:
    table = Table(catalogue={}).brook().play("step", way="stone", stone="s4")
    assert [prompt.id for prompt in table.open_prompts()] == ["read-s4"]
    assert GAME.learned(table.play("learn", value=7).state) == {"stone": {"s4": {"value": 7}}}


@pytest.mark.rule("PEB-9")
def test_a_fist_that_is_too_late_is_empty() -> None:
    table = Table(hide_s=30).play("fist", seat=0)
    assert GAME.timers(table.state)[0].expire == "time_up"
    table.state, _ = GAME.apply(table.state, TABLE, GAME.move("time_up", {}))
    assert table.play("open", fists={"0": {"red": 1}}).state.opened == ({"red": 1}, {})


@pytest.mark.rule("PEB-10", "PEB-11")
def test_ana_has_nine_points_for_her_stones_and_bo_two_for_his_conches() -> None:
    table = Table().brook().play("step", way="path", path=["s1", "s2"])
    with pytest.raises(Illegal, match="log-over-cap"):
        table.play("lay", shells=["conch"] * 3)
    assert table.play("lay", shells=["conch", "snail", "conch"]).totals == (9, 2)
    assert table.correct("conches", 5, seat=1).totals == (9, 5)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_of_chance_is_played_out_and_kept_as_a_golden_record(seats: int) -> None:
    table = Table(seats).play_out(Random(1))
    head, lines, warnings = read_record(table.record("PEBBLES"))
    assert (table.open_prompts(), warnings, len(head.seats)) == ([], (), seats)
    assert isinstance(lines[-1], End)
    assert (lines[-1].ended_by in GAME.endings, lines[-1].totals) == (True, table.totals)
