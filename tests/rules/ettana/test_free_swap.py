"""The free swap straight after the move (ETT-41..43)."""

from __future__ import annotations

import pytest

from rules.ettana.options import Options
from rules.kit.types import Cells
from tests.rules.ettana.table import Table, ledger, spots


def moved(options: Options | None = None, to: str = "1,2") -> Table:
    """Ana has moved one step, onto 1,2, where G B R P touch her pawn."""
    table = Table(options=options)
    table.has(0, tokens=9, cards=3, designs=2)
    table.roll(1)
    table.go(to)
    return table


@pytest.mark.rule("ETT-41")
def test_two_yarns_next_to_the_new_square_are_swapped_for_nothing() -> None:
    table = moved()
    (field,) = table.asked("free_swap")[0].fields
    assert isinstance(field, Cells)
    assert set(field.allowed) == set(spots("0,1", "0,2", "1,1", "1,2"))
    assert (table.yarn("0,1"), table.yarn("0,2")) == ("green", "blue")
    table.swap_free("0,1", "0,2")
    assert (table.yarn("0,1"), table.yarn("0,2")) == ("blue", "green")
    assert table.tokens[0] == 9


@pytest.mark.rule("ETT-41")
def test_the_free_swap_is_optional_and_made_once() -> None:
    table = moved()
    assert "end_turn" in table.moves()
    table.swap_free("0,1", "0,2")
    assert "free_swap" not in table.moves()
    assert table.refused("free_swap", {"yarns": spots("0,1", "0,2")}).rule == "ETT-41"
    quiet = moved()
    quiet.end()
    assert quiet.state.active == 1


@pytest.mark.rule("ETT-41")
@pytest.mark.parametrize("before", ["buy", "swap", "card", "claim"])
def test_the_free_swap_is_lost_when_anything_else_is_done_first(before: str) -> None:
    table = moved()
    match before:
        case "buy":
            table.buy("card")
        case "swap":
            table.buy("swap", "0,0", "4,3")
        case "card":
            table.card("tax")
        case _:
            table.claim("unseen", points=1)
            table.consent()
    assert "free_swap" not in table.moves()
    assert table.refused("free_swap", {"yarns": spots("0,1", "0,2")}).rule == "ETT-41"


@pytest.mark.rule("ETT-41", "ETT-48")
def test_a_claim_that_was_refused_leaves_the_free_swap_open() -> None:
    table = moved()
    table.claim("unseen", points=1)
    table.consent(1)
    table.swap_free("0,1", "0,2")
    assert (table.yarn("0,1"), table.yarn("0,2")) == ("blue", "green")


@pytest.mark.rule("ETT-41")
def test_before_the_move_there_is_no_free_swap() -> None:
    table = Table()
    table.roll(1)
    assert "free_swap" not in table.moves()
    assert table.refused("free_swap", {"yarns": spots("0,1", "0,2")}).rule == "ETT-41"


@pytest.mark.rule("ETT-41")
@pytest.mark.parametrize("pair", [("0,1", "2,2"), ("4,4", "3,3"), ("0,0", "0,1")])
def test_yarns_that_do_not_touch_the_new_square_are_refused(pair: tuple[str, str]) -> None:
    table = moved()
    assert table.refused("free_swap", {"yarns": spots(*pair)}).rule == "ETT-41"


@pytest.mark.rule("ETT-42")
def test_two_yarns_that_lie_slantwise_may_be_swapped_or_not() -> None:
    free, strict = moved(), moved(Options(swap_pair="neighbours"))
    free.swap_free("0,1", "1,2")
    assert (free.yarn("0,1"), free.yarn("1,2")) == ("purple", "green")
    assert strict.refused("free_swap", {"yarns": spots("0,1", "1,2")}).rule == "ETT-42"
    assert strict.refused("free_swap", {"yarns": spots("0,2", "1,1")}).rule == "ETT-42"
    strict.swap_free("0,1", "1,1")
    assert (strict.yarn("0,1"), strict.yarn("1,1")) == ("red", "green")


@pytest.mark.rule("ETT-43")
@pytest.mark.parametrize("way", ["jump", "card"])
def test_the_free_swap_also_follows_a_jump_and_a_move_card(way: str) -> None:
    table = Table()
    table.roll(2)
    if way == "jump":
        table.go("2,3/jump")
    else:
        table.card("move", square="2,3")
    table.swap_free("1,2", "2,3")
    assert (table.yarn("1,2"), table.yarn("2,3")) == ("purple", "purple")


@pytest.mark.rule("ETT-43")
def test_on_the_rim_two_yarns_touch_the_square_and_in_a_corner_there_is_nothing_to_swap() -> None:
    rim = moved(to="0,1")
    rim.swap_free("0,0", "0,1")
    assert (rim.yarn("0,0"), rim.yarn("0,1")) == ("green", "red")
    corner = Table()
    corner.stand("0,1")
    corner.roll(1)
    corner.go("0,0")
    assert "free_swap" not in corner.moves()
    assert corner.refused("free_swap", {"yarns": spots("0,0", "0,1")}).rule == "ETT-41"


@pytest.mark.rule("ETT-41")
def test_without_a_board_the_table_is_reminded_of_the_free_swap() -> None:
    table = ledger()
    table.play("collect", {"black": False})
    table.play("moved")
    (end,) = table.asked("end_turn")
    assert end.hint is not None
    table.card("tax")
    (end,) = table.asked("end_turn")
    assert end.hint is None
