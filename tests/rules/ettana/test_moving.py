"""Where a pawn can go (ETT-29..40)."""

from __future__ import annotations

import pytest

from rules.ettana.options import Options
from tests.rules.ettana.table import Table, ledger

RIM = {"1,1": (4, 6, 10, 13, 16, 16), "2,2": (4, 8, 14, 16, 18, 17), "0,0": (2, 3, 6, 8, 12, 13)}
NO_RIM = {"2,2": (4, 6, 8, 7, 8, 7), "1,1": (2, 3, 6, 6, 8, 7)}  # the same squares, the rim not counted


def about_to_move(number: int, *pawns: str, options: Options | None = None, tokens: int = 2) -> Table:
    """Ana has rolled that number; the pawns stand there, hers first."""
    table = Table(max(2, len(pawns)), options)
    table.roll(number, "black")
    table.has(0, tokens=tokens)
    table.stand(*pawns)
    return table


def steps(table: Table) -> set[str]:
    """The squares that are reached by steps."""
    return {str(value).partition("/")[0] for value in table.offered("to", "go") if not str(value).endswith("/jump")}


def jumps(table: Table) -> set[str]:
    return {str(value).partition("/")[0] for value in table.offered("to", "go") if str(value).endswith("/jump")}


# ---- steps -------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-29", "ETT-40")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("square", list(RIM))
def test_so_many_squares_are_reached_on_an_empty_board(square: str, number: int) -> None:
    table = about_to_move(number, square, "")
    assert len(steps(table)) == RIM[square][number - 1]


@pytest.mark.rule("ETT-29", "ETT-40")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("square", list(NO_RIM))
def test_so_many_squares_are_reached_when_nobody_walks_on_the_rim(square: str, number: int) -> None:
    table = about_to_move(number, square, "", options=Options(rim="off"))
    assert len(steps(table)) == NO_RIM[square][number - 1]
    assert not {"0", "5"} & {part for place in steps(table) for part in place.split(",")}


@pytest.mark.rule("ETT-29")
def test_a_step_goes_to_one_of_four_neighbours_and_never_slantwise() -> None:
    assert steps(about_to_move(1, "2,2", "")) == {"1,2", "3,2", "2,1", "2,3"}


@pytest.mark.rule("ETT-29")
def test_the_rim_is_part_of_the_way_or_not() -> None:
    assert steps(about_to_move(1, "1,1", "")) == {"0,1", "1,0", "1,2", "2,1"}
    assert steps(about_to_move(1, "1,1", "", options=Options(rim="off"))) == {"1,2", "2,1"}


@pytest.mark.rule("ETT-29")
@pytest.mark.parametrize("to", ["1,2", "4,4", "2,4", "9,9", "", "1,2/", "3,1/x"])
def test_more_or_fewer_steps_than_rolled_are_refused(to: str) -> None:
    table = about_to_move(2, "1,1", "")
    assert table.refused("go", {"to": to}).rule == "ETT-29"


@pytest.mark.rule("ETT-29")
def test_the_pawn_is_where_it_was_sent_and_the_move_is_made() -> None:
    table = about_to_move(2, "1,1", "4,4")
    table.go("2,2")
    assert (table.player(0).pawn, table.state.turn.moved) == ("2,2", True)
    assert table.tokens[0] == 2


@pytest.mark.rule("ETT-30")
def test_no_square_is_entered_twice_so_two_steps_never_lead_back() -> None:
    """With 2 from a corner one would be back at the start; with 4 only by going round a square."""
    assert "0,0" not in steps(about_to_move(2, "0,0", ""))
    assert "0,0" not in steps(about_to_move(4, "0,0", ""))
    assert "0,1" in steps(about_to_move(3, "0,0", ""))  # round three sides of a square
    assert "0,1" not in steps(about_to_move(2, "0,0", ""))
    table = about_to_move(4, "0,0", "")
    assert table.refused("go", {"to": "0,0"}).rule == "ETT-19"


@pytest.mark.rule("ETT-30")
def test_a_dead_end_is_not_walked_to_and_fro() -> None:
    """In a corner with the way out blocked by somebody who cannot be paid, only short ways are left."""
    table = about_to_move(3, "0,0", "0,2", "2,0", tokens=0)
    assert steps(table) == {"1,0", "0,1", "1,2", "2,1"}


# ---- other pawns -------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-31")
@pytest.mark.parametrize("to", ["1,2", "1,2/1"])
def test_a_move_does_not_end_on_another_pawn(to: str) -> None:
    table = about_to_move(1, "1,1", "1,2")
    assert "1,2" not in steps(table)
    assert table.refused("go", {"to": to}).rule == "ETT-31"


@pytest.mark.rule("ETT-32")
def test_passing_a_pawn_costs_a_token_for_its_player() -> None:
    table = about_to_move(2, "1,1", "1,2", tokens=3)
    (past,) = [o for o in table.options_of("to", "go") if o.value == "1,3/1"]
    assert past.cell == "1,3"
    bo, supply = table.tokens[1], table.supply
    table.go("1,3/1")
    assert (table.tokens[0], table.tokens[1], table.supply) == (2, bo + 1, supply)
    assert table.player(0).pawn == "1,3"


@pytest.mark.rule("ETT-32")
def test_another_way_round_costs_nothing() -> None:
    table = about_to_move(2, "1,1", "1,2")
    assert {"2,2", "2,2/1"} <= set(table.offered("to", "go"))
    table.go("2,2")
    assert table.tokens[0] == 2


@pytest.mark.rule("ETT-32")
def test_a_free_way_is_no_way_where_every_way_leads_past_a_pawn() -> None:
    table = about_to_move(2, "1,1", "1,2")
    assert "1,3" not in table.offered("to", "go")
    assert table.refused("go", {"to": "1,3"}).rule == "ETT-29"


@pytest.mark.rule("ETT-33")
def test_two_pawns_that_are_passed_cost_a_token_each() -> None:
    table = about_to_move(3, "1,1", "1,2", "1,3", tokens=2)
    before = table.tokens
    table.go("1,4/1+2")
    assert table.tokens == [0, before[1] + 1, before[2] + 1]


@pytest.mark.rule("ETT-33")
@pytest.mark.parametrize(("tokens", "ways"), [(2, {"1,4/1+2"}), (1, set()), (0, set())])
def test_who_cannot_pay_everybody_cannot_go_that_way(tokens: int, ways: set[str]) -> None:
    table = about_to_move(3, "1,1", "1,2", "1,3", tokens=tokens)
    assert {str(v) for v in table.offered("to", "go") if str(v).startswith("1,4/1")} == ways
    if not ways:
        assert table.refused("go", {"to": "1,4/1+2"}).rule == "ETT-33"


@pytest.mark.rule("ETT-34")
@pytest.mark.parametrize("reading", ["route", "cheapest"])
def test_the_player_chooses_the_way_or_always_takes_the_cheapest(reading: str) -> None:
    table = about_to_move(2, "1,1", "1,2", options=Options(toll="route" if reading == "route" else "cheapest"))
    ways = {str(v) for v in table.offered("to", "go") if str(v).startswith("2,2")}
    assert ways == ({"2,2", "2,2/1"} if reading == "route" else {"2,2"})
    assert "1,3/1" in table.offered("to", "go")
    if reading == "route":
        table.go("2,2/1")
        assert table.tokens[0] == 1
    else:
        assert table.refused("go", {"to": "2,2/1"}).rule == "ETT-29"


@pytest.mark.rule("ETT-34")
def test_of_several_ways_to_a_square_the_cheapest_is_offered_first() -> None:
    table = about_to_move(2, "1,1", "1,2")
    ways = [str(v) for v in table.offered("to", "go") if str(v).startswith("2,2")]
    assert ways == ["2,2", "2,2/1"]


# ---- instead of steps --------------------------------------------------------------------------------
@pytest.mark.rule("ETT-35", "ETT-37")
def test_instead_of_two_steps_the_pawn_goes_to_a_free_tile_with_a_two() -> None:
    table = about_to_move(2, "1,1", "4,1")  # twos on 2,3 and 4,1
    assert jumps(table) == {"2,3"}
    assert len(steps(table)) == RIM["1,1"][1]
    table.go("2,3/jump")
    assert (table.player(0).pawn, table.tokens[0]) == ("2,3", 2)


@pytest.mark.rule("ETT-35")
def test_a_jump_passes_nobody_and_costs_nothing() -> None:
    table = about_to_move(5, "1,1", "1,2", "2,1", "0,1", tokens=0)
    assert jumps(table) == {"2,4", "4,2"}
    table.go("4,2/jump")
    assert table.tokens[0] == 0


@pytest.mark.rule("ETT-35")
@pytest.mark.parametrize(("to", "rule"), [("4,1/jump", "ETT-31"), ("2,2/jump", "ETT-29"), ("0,3/jump", "ETT-29")])
def test_a_jump_to_a_taken_tile_or_one_with_another_number_is_refused(to: str, rule: str) -> None:
    table = about_to_move(2, "1,1", "4,1")
    assert table.refused("go", {"to": to}).rule == rule


@pytest.mark.rule("ETT-37")
def test_with_a_five_the_pawn_makes_five_steps_or_goes_to_a_free_five() -> None:
    table = about_to_move(5, "4,1", "3,3")
    assert "1,1" in steps(table)
    assert jumps(table) == {"1,2", "2,4", "4,2"}
    table.go("1,1")
    assert table.player(0).pawn == "1,1"


@pytest.mark.rule("ETT-38")
def test_the_tile_on_which_the_pawn_stands_is_no_place_to_go() -> None:
    table = about_to_move(6, "1,1", "4,4")
    assert jumps(table) == {"2,2", "3,3"}
    assert table.refused("go", {"to": "1,1/jump"}).rule == "ETT-19"


@pytest.mark.rule("ETT-35")
def test_every_option_says_how_the_square_is_reached() -> None:
    table = about_to_move(2, "1,1", "1,2")
    notes = {str(o.value): o.note.key for o in table.options_of("to", "go") if o.note}
    assert (notes["2,2"], notes["2,2/1"], notes["2,3/jump"]) == ("note-steps", "note-pays", "note-jump")


# ---- nowhere to go -----------------------------------------------------------------------------------
def boxed_in(reading: str) -> Table:
    """Nobody walks on the rim; Ana stands in a corner without a token, and the only two twos are taken before her."""
    options = Options(rim="off", boxed_in="stays" if reading == "stays" else "passes")
    table = Table(options=options, ready=False)
    table.set_up(tiles="6234/2615/3461/5513", pawns=("1,1", "1,2", "2,1"))
    table.roll(2, "black")
    table.has(0, tokens=0)
    return table


@pytest.mark.rule("ETT-39", "ETT-19")
def test_a_pawn_that_can_go_nowhere_stays_and_the_turn_goes_on() -> None:
    table = boxed_in("stays")
    assert {"stay", "play", "exchange"} <= table.moves()
    assert "go" not in table.moves()
    table.play("stay")
    assert (table.player(0).pawn, table.warned) == ("1,1", {"ETT-39"})
    assert "free_swap" not in table.moves()
    table.card("three")
    table.end()
    assert table.state.active == 1


@pytest.mark.rule("ETT-39")
def test_a_pawn_that_can_go_nowhere_may_pass_without_paying() -> None:
    table = boxed_in("passes")
    assert set(table.offered("to", "go")) == {"1,3", "2,2", "3,1"}
    table.go("1,3")
    assert (table.player(0).pawn, table.tokens) == ("1,3", [0, 2, 2])


@pytest.mark.rule("ETT-39", "ETT-36")
def test_a_move_card_leads_out_of_a_corner() -> None:
    table = boxed_in("stays")
    table.card("move", square="4,4")
    assert table.player(0).pawn == "4,4"


@pytest.mark.rule("ETT-39")
def test_with_a_token_or_a_free_tile_of_the_number_nobody_is_boxed_in() -> None:
    table = boxed_in("stays")
    table.has(0, tokens=1)
    assert set(table.offered("to", "go")) == {"1,3/1", "2,2/1", "2,2/2", "3,1/2"}
    assert table.refused("stay").rule == "ETT-19"


# ---- without a board ---------------------------------------------------------------------------------
@pytest.mark.rule("ETT-32", "ETT-33")
def test_without_a_board_the_table_tells_who_was_passed() -> None:
    table = ledger()
    table.play("collect", {"black": False})
    table.play("moved", {"paid": [1, 2]})
    assert table.tokens == [0, 3, 3]


@pytest.mark.rule("ETT-32", "ETT-33")
@pytest.mark.parametrize(("paid", "rule"), [([1, 2], "ETT-33"), ([0], "ETT-32"), ([1, 1], "ETT-32"), ([7], "ETT-32")])
def test_without_a_board_only_others_are_paid_and_only_what_is_there(paid: list[int], rule: str) -> None:
    table = ledger()
    table.has(0, tokens=1)
    table.play("collect", {"black": False})
    assert table.refused("moved", {"paid": paid}).rule == rule
