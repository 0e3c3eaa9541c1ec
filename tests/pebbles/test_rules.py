"""The rules of pebbles, paragraph by paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.types import SEAT_TINTS, Illegal, Seating
from tests.contract.games import apply
from tests.pebbles.components import STONES
from tests.pebbles.game import GAME
from tests.pebbles.moves import TimeUp
from tests.pebbles.options import Options
from tests.pebbles.state import State

VALUES = {"stone": {stone: {"value": 4 + i} for i, stone in enumerate(STONES)}}


def begin(seats: int = 2, **options: Any) -> State:
    seating = Seating(names=("Ana", "Bo", "Cem", "Dee")[:seats], tints=SEAT_TINTS[:seats])
    return GAME.setup(seating, Options(**options), VALUES)


def play(state: State, prompt_id: str, values: dict[str, Any] | None = None) -> State:
    prompt = next(p for p in GAME.prompts(state) if p.id == prompt_id)
    after: State = apply(GAME, state, prompt, values or {})[0]
    return after


def refused(state: State, prompt_id: str, values: dict[str, Any]) -> str:
    with pytest.raises(Illegal) as error:
        play(state, prompt_id, values)
    return error.value.say.key


def opened(state: State, *fists: dict[str, int]) -> State:
    """All fists were closed, then opened."""
    for seat in range(len(fists)):
        state = play(state, f"fist-{seat}")
    return play(state, "open", {"fists": {str(seat): fist for seat, fist in enumerate(fists)}})


def brook(state: State) -> State:
    """Ana has won the round."""
    return play(opened(state, {"red": 2}, {"blue": 1}), "roll", {"dice": {"pips": 4, "colour": "red"}})


@pytest.mark.rule("PEB-1")
def test_two_to_four_people_sit_by_six_stones() -> None:
    assert (list(GAME.seats), len(GAME.layouts[0].cells)) == ([2, 3, 4], 6)


@pytest.mark.rule("PEB-2")
def test_the_game_is_over_after_the_last_round_or_when_every_stone_is_taken() -> None:
    state = play(brook(begin(rounds=1)), "rest-0")
    assert (GAME.prompts(state), GAME.sheet(state).ended_by) == ((), "rounds")
    state = begin()
    for first in (1, 3, 5):
        way = {"way": "path", "path": [f"s{first}", f"s{first + 1}"]}
        state = play(play(brook(state), "step-0", way), "shells-1", {"shells": ["snail"] * 3})
    assert GAME.sheet(state).ended_by == "brook"


@pytest.mark.rule("PEB-3")
def test_at_most_three_pebbles_are_hidden_all_together() -> None:
    assert {p.seat for p in GAME.prompts(begin(4))} == {0, 1, 2, 3}
    assert refused(begin(), "hide-0", {"pebbles": {"red": 2, "blue": 2}}) == "log-too-many"
    assert play(begin(), "hide-0", {"pebbles": {"red": 2, "blue": 1}}).fists[0] is not None


@pytest.mark.rule("PEB-4")
def test_fists_that_no_phone_told_about_are_told_when_they_open() -> None:
    state = play(play(begin(), "hide-0", {"pebbles": {"red": 3}}), "fist-1")
    (prompt,) = GAME.prompts(state)
    assert [field.key for field in prompt.fields] == ["1"]
    assert play(state, "open", {"fists": {"1": {"blue": 1}}}).opened == ({"red": 3}, {"blue": 1})


@pytest.mark.rule("PEB-5")
def test_most_pebbles_of_the_rolled_colour_win() -> None:
    state = opened(begin(), {"red": 2}, {"red": 1, "blue": 1})
    assert {p.seat for p in GAME.prompts(play(state, "roll", {"dice": {"pips": 1, "colour": "red"}}))} == {0}
    assert {p.seat for p in GAME.prompts(play(state, "roll", {"dice": {"pips": 1, "colour": "blue"}}))} == {1}


@pytest.mark.rule("PEB-6")
def test_a_tie_is_won_as_the_table_reads_it() -> None:
    dice = {"dice": {"pips": 1, "colour": "red"}}
    assert GAME.prompts(play(opened(begin(), {}, {}), "roll", dice))[0].seat == 0
    assert play(opened(begin(tie="nobody"), {}, {}), "roll", dice).round == 2


@pytest.mark.rule("PEB-7")
def test_the_winner_takes_a_stone_or_two_side_by_side_or_rests() -> None:
    state = brook(begin())
    assert play(state, "step-0", {"way": "stone", "stone": "s6"}).owners == {"s6": 0}
    assert refused(state, "step-0", {"way": "path", "path": ["s1", "s3"]}) == "no-path"
    assert play(state, "step-0", {"way": "path", "path": ["s2", "s1"]}).owners == {"s2": 0, "s1": 0}
    assert play(state, "rest-0").round == 2


@pytest.mark.rule("PEB-8")
def test_a_value_is_asked_once_it_is_needed() -> None:
    seating = Seating(names=("Ana", "Bo"), tints=SEAT_TINTS[:2])
    state = play(brook(GAME.setup(seating, Options(), {})), "step-0", {"way": "stone", "stone": "s4"})
    assert [p.id for p in GAME.prompts(state)] == ["read-s4"]
    assert GAME.learned(play(state, "read-s4", {"value": 7})) == {"stone": {"s4": {"value": 7}}}


@pytest.mark.rule("PEB-9")
def test_a_fist_that_is_too_late_is_empty() -> None:
    state = play(begin(hide_s=30), "fist-0")
    assert GAME.timers(state)[0].expire == "time_up"
    late, _ = GAME.apply(state, -1, TimeUp())
    assert play(late, "open", {"fists": {"0": {"red": 1}}}).opened == ({"red": 1}, {})


@pytest.mark.rule("PEB-10", "PEB-11")
def test_ana_has_nine_points_for_her_stones_and_bo_two_for_his_conches() -> None:
    state = play(brook(begin()), "step-0", {"way": "path", "path": ["s1", "s2"]})
    assert refused(state, "shells-1", {"shells": ["conch"] * 3}) == "log-over-cap"
    state = play(state, "shells-1", {"shells": ["conch", "snail", "conch"]})
    assert GAME.sheet(state).totals == (9, 2)
