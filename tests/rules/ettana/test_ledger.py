"""A table where nobody follows the board: the same game with fewer questions."""

from __future__ import annotations

import pytest

from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.kit.types import Amount, Choice
from tests.rules.ettana.table import Table, ledger


@pytest.mark.rule("ETT-4", "ETT-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_answers_and_the_first_turn_begins(seats: int) -> None:
    table = Table(seats, Options(tracking="ledger"), ready=False)
    table.play("begin")
    table.play("choose_start", {"starter": seats - 1})
    table.play("deal")
    assert (table.state.active, table.moves()) == (seats - 1, {"collect", "preset"})


@pytest.mark.rule("ETT-6")
@pytest.mark.parametrize("starter", [-1, 3, 9])
def test_only_somebody_at_the_table_starts(starter: int) -> None:
    table = Table(options=Options(tracking="ledger"), ready=False)
    table.play("begin")
    assert table.refused("choose_start", {"starter": starter}, seat=-1).rule == "ETT-6"


@pytest.mark.rule("ETT-11", "ETT-14")
def test_one_form_tells_what_everybody_collected() -> None:
    table = ledger(4)
    (prompt,) = [p for p in table.asked("collect") if p.fields]
    assert [(f.key, f.least, f.most, f.default) for f in prompt.fields if isinstance(f, Amount)] == [
        (str(seat), 0, 4, 0) for seat in range(4)
    ]
    table.play("collect", {"black": False, "tokens": {"0": 1, "2": 4}})
    assert table.tokens == [3, 2, 6, 2]


@pytest.mark.rule("ETT-11")
@pytest.mark.parametrize("tokens", [{"0": 5, "1": 0, "2": 0}, {"0": -1, "1": 0, "2": 0}, {"0": 1}, {}])
def test_more_than_four_tokens_and_half_a_form_are_refused(tokens: dict[str, int]) -> None:
    table = ledger()
    assert table.refused("collect", {"tokens": tokens, "black": False}).rule == "ETT-11"


@pytest.mark.rule("ETT-9")
def test_the_turns_go_round_with_three_answers_each() -> None:
    table = ledger(2)
    seats = []
    for _ in range(3):
        seats.append(table.state.active)
        before = len(table.lines)
        table.whole_turn()
        assert len(table.lines) - before == 3
    assert seats == [0, 1, 0]


@pytest.mark.rule("ETT-19")
def test_the_move_is_asked_until_it_is_made_and_only_who_was_passed() -> None:
    table = ledger()
    table.play("collect", {"black": False})
    (field,) = table.asked("moved")[0].fields
    assert isinstance(field, Choice)
    assert ([o.value for o in field.options], field.many, field.most) == ([1, 2], True, 2)
    table.play("moved")
    table.end()
    table.has(1, tokens=0)
    table.play("collect", {"black": False})
    assert table.asked("moved")[0].fields == ()  # nobody can be paid


@pytest.mark.rule("ETT-10")
@pytest.mark.parametrize(
    ("move", "values"),
    [("roll", {"dice": {"number": 3, "colour": "red"}}), ("go", {"to": "1,2"}), ("stay", {}),
     ("free_swap", {"yarns": ["o0,0", "o0,1"]})],
)  # fmt: skip
def test_what_needs_a_board_is_not_told_without_one(move: str, values: dict[str, object]) -> None:
    table = ledger()
    if move != "roll":
        table.play("collect", {"black": False})
    assert table.refused(move, values).rule == ""


@pytest.mark.parametrize(("move", "values"), [("collect", {"tokens": {"0": 1, "1": 1, "2": 1}}), ("moved", {})])
def test_what_the_board_tells_is_not_told_by_hand(move: str, values: dict[str, object]) -> None:
    table = Table()
    if move == "moved":
        table.roll(1)
    assert table.refused(move, values).rule == ""


@pytest.mark.rule("ETT-69")
def test_nothing_printed_is_needed_to_reach_the_end() -> None:
    table = ledger()
    table.has(0, designs=3)
    table.play("collect", {"black": False})
    for points in (3, 3, 2):
        table.play("claim", {"points": points})
        table.consent()
    sheet = GAME.sheet(table.state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == ("points", (8, 0, 0), (1, 2, 2))
    assert GAME.learned(table.state) == {"design": {}}


@pytest.mark.rule("ETT-58")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_without_a_board_black_may_be_preset_or_not(reading: str) -> None:
    table = ledger(preset_black=reading)
    table.play("preset")
    assert len(table.asked("collect")) == (2 if reading == "yes" else 1)
    if reading == "yes":
        table.play("collect", {"black": True})
        assert table.player(0).cards == 1
    else:
        assert table.refused("collect", {"black": True}).rule == "ETT-58"


@pytest.mark.rule("ETT-67")
@pytest.mark.parametrize(("reading", "tokens"), [("both", [3, 3, 4]), ("last", [2, 3, 3])])
def test_without_a_board_the_first_roll_counts_or_not(reading: str, tokens: list[int]) -> None:
    table = ledger(again_tokens=reading)
    table.play("collect", {"black": False, "tokens": {"0": 1, "2": 1}})
    table.card("again")
    table.play("collect", {"black": False, "tokens": {"1": 1, "2": 1}})
    assert table.tokens == tokens
