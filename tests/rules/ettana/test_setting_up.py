"""Setting up: what lies where, who starts, what is dealt (ETT-1..8)."""

from __future__ import annotations

import pytest

from rules.ettana.components import CARDS, COLOURS, DESIGNS, OCTAGONS, TILED, TOKENS
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.ettana.state import design_pile, pile, spare_tiles, spare_yarns
from rules.kit.types import Choice, Illegal, Slots, Throw, Who
from tests.rules.ettana.table import Table, ledger, yarns

ROWS = "RRRRR/GGGGG/BBBBB/YYYYY/PPPPP"
SIX_RED = "RRRRR/RGGGG/BBBBB/YYYYY/PPPPP"
SPARE_PAIR = "1112/2233/3444/5566"  # 16 tiles; beside the board a 5 and a 6
SPARE_TWINS = "1112/2233/3444/5556"  # beside the board two 6


def bare(seats: int = 3, options: Options | None = None, start: int = 0) -> Table:
    """A table before the checklist."""
    return Table(seats, options, ready=False, start=start)


def laid(seats: int = 3, start: int = 0) -> Table:
    """A table where the pawns come next."""
    table = bare(seats, start=start)
    table.play("begin")
    table.lay()
    return table


def place(table: Table, *squares: str) -> None:
    for square in squares:
        table.play("place_pawn", {"square": square})


# ---- the box -----------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-4")
def test_two_to_four_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("ETT-1", "ETT-2", "ETT-3", "ETT-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_the_checklist_names_everything_that_lies_on_the_table_and_nothing_has_to_be_ticked(
    seats: int, tracking: str
) -> None:
    table = bare(seats, Options(tracking="full" if tracking == "full" else "ledger"))
    prompt = GAME.prompts(table.state)[0]
    (field,) = prompt.fields
    assert isinstance(field, Choice)
    begins = "begin" if tracking == "ledger" else "begin_later"
    assert (prompt.move, field.many, field.least) == (begins, True, 0)
    said = {o.label.key: o.label.args for o in field.options if not isinstance(o.label, Who)}
    assert said["setup-yarns"] == {"n": 25, "left": 5}
    assert said["setup-tiles"] == {"n": 16, "left": 2}
    assert said["setup-designs"] == {"n": 36}
    assert said["setup-cards"] == {"n": 36}
    assert said["setup-tokens"] == {"n": 48}
    assert said["setup-pawns"] == {"n": seats}


@pytest.mark.rule("ETT-3")
def test_the_piles_and_the_supply_are_whole_before_anything_is_dealt() -> None:
    table = laid()
    assert (design_pile(table.state), pile(table.state), table.supply) == (DESIGNS, CARDS, TOKENS) == (36, 36, 48)


# ---- yarns -------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-1")
def test_the_25_octagons_are_painted_and_one_yarn_of_each_colour_is_left() -> None:
    table = bare()
    table.play("begin")
    (field,) = table.asked("lay_yarns")[0].fields
    assert isinstance(field, Slots)
    assert (field.slots, field.cells, field.caps) == (25, OCTAGONS, dict.fromkeys(COLOURS, 5))
    table.play("lay_yarns", {"yarns": yarns(ROWS)})
    assert table.state.yarns == tuple(yarns(ROWS))
    assert sorted(spare_yarns(table.state)) == sorted(COLOURS)


@pytest.mark.rule("ETT-1")
def test_a_sixth_yarn_of_a_colour_is_refused_with_the_count() -> None:
    table = bare()
    table.play("begin")
    with pytest.raises(Illegal):
        table.play("lay_yarns", {"yarns": yarns(SIX_RED)})
    refusal = table.refused("lay_yarns", {"yarns": yarns(SIX_RED)}, seat=-1)
    assert (refusal.rule, refusal.say.args["n"], refusal.say.args["most"]) == ("ETT-1", 6, 5)


@pytest.mark.rule("ETT-1")
@pytest.mark.parametrize("n", [24, 26, 31])
def test_more_or_fewer_than_25_yarns_are_refused(n: int) -> None:
    table = bare()
    table.play("begin")
    assert table.refused("lay_yarns", {"yarns": (yarns(ROWS) * 2)[:n]}, seat=-1).rule == "ETT-1"


# ---- tiles -------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-2")
def test_the_16_squares_between_the_octagons_get_a_tile_and_two_different_ones_are_left() -> None:
    table = bare()
    table.play("begin")
    table.lay(tiles=SPARE_PAIR)
    assert (len(TILED), len(table.state.tiles)) == (16, 16)
    assert spare_tiles(table.state) == ("5", "6")


@pytest.mark.rule("ETT-2")
def test_two_equal_tiles_beside_the_board_are_refused() -> None:
    table = bare()
    table.play("begin")
    table.play("lay_yarns", {"yarns": yarns(ROWS)})
    assert table.refused("lay_tiles", {"tiles": list(SPARE_TWINS.replace("/", ""))}).rule == "ETT-2"


@pytest.mark.rule("ETT-2")
@pytest.mark.parametrize("tiles", ["1111223344556623", "112233445566123", "11223344556612345"])
def test_a_fourth_tile_of_a_number_and_a_wrong_count_are_refused(tiles: str) -> None:
    table = bare()
    table.play("begin")
    table.play("lay_yarns", {"yarns": yarns(ROWS)})
    assert table.refused("lay_tiles", {"tiles": list(tiles)}, seat=-1).rule == "ETT-2"


# ---- pawns -------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-4")
def test_everybody_puts_a_pawn_on_a_tile_and_its_number_is_the_roll() -> None:
    table = laid()
    seats = []
    for square in ("1,1", "4,2", "3,2"):
        seats.append(table.state.active)
        assert set(table.moves()) == {"place_pawn"}
        place(table, square)
    assert seats == [0, 1, 2]
    assert [player.pawn for player in table.state.players] == ["1,1", "4,2", "3,2"]
    assert table.state.start == 0


@pytest.mark.rule("ETT-4")
def test_the_seats_place_their_pawns_from_whoever_sits_first() -> None:
    table = laid(start=2)
    assert table.state.active == 2
    place(table, "1,1", "4,2", "3,2")
    assert [player.pawn for player in table.state.players] == ["4,2", "3,2", "1,1"]


@pytest.mark.rule("ETT-4")
@pytest.mark.parametrize("square", ["0,0", "5,3", "2,0", "7,7"])
def test_a_pawn_cannot_begin_on_a_square_without_a_tile(square: str) -> None:
    table = laid()
    assert table.refused("place_pawn", {"square": square}).rule == "ETT-4"


@pytest.mark.rule("ETT-5")
def test_a_tile_with_a_pawn_is_taken_and_of_the_free_ones_the_player_chooses() -> None:
    table = laid()
    assert len(table.offered("square", "place_pawn")) == 16
    place(table, "1,1")
    assert "1,1" not in table.offered("square", "place_pawn")
    assert {"2,2", "3,3"} <= set(table.offered("square", "place_pawn"))  # the other sixes
    assert table.refused("place_pawn", {"square": "1,1"}).rule == "ETT-5"


@pytest.mark.rule("ETT-5", "ETT-6")
def test_after_a_second_throw_the_last_one_counts_for_who_starts() -> None:
    table = laid(seats=4)
    place(table, "1,4", "3,2", "4,2")  # both fours are taken, so whoever rolls one rolls again
    assert not {"1,4", "3,2"} & set(table.offered("square"))
    place(table, "4,4")
    assert table.state.start == 2


@pytest.mark.rule("ETT-6")
def test_the_highest_roll_starts() -> None:
    table = laid()
    place(table, "4,1", "1,2", "2,1")  # 2, 5, 1
    assert (table.state.start, table.rules) == (1, {"ETT-6"})


@pytest.mark.rule("ETT-6")
def test_the_highest_who_tie_roll_again_and_their_pawns_stay() -> None:
    table = laid(seats=4)
    place(table, "1,1", "4,1", "2,2", "3,3")  # 6, 2, 6, 6
    (prompt,) = table.asked("break_tie")
    assert [(type(f), f.key) for f in prompt.fields] == [(Throw, "0"), (Throw, "2"), (Throw, "3")]
    table.play("break_tie", {"dice": {"0": {"number": 3}, "2": {"number": 5}, "3": {"number": 5}}})
    assert [f.key for f in table.asked("break_tie")[0].fields] == ["2", "3"]
    table.play("break_tie", {"dice": {"2": {"number": 1}, "3": {"number": 2}}})
    assert table.state.start == 3
    assert [player.pawn for player in table.state.players] == ["1,1", "4,1", "2,2", "3,3"]


@pytest.mark.rule("ETT-6")
def test_a_tie_is_broken_by_exactly_those_who_tied() -> None:
    table = laid()
    place(table, "1,1", "2,2", "4,1")
    for dice in (
        {"0": {"number": 3}},
        {"0": {"number": 3}, "2": {"number": 4}},
        {"0": {"number": 7}, "1": {"number": 1}},
    ):
        assert table.refused("break_tie", {"dice": dice}, seat=-1).rule == "ETT-6"


# ---- dealing -----------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-7")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_everybody_gets_a_design_card_an_action_card_and_two_tokens(tracking: str) -> None:
    table = Table(4) if tracking == "full" else ledger(4)
    for player in table.state.players:
        assert (player.designs, player.cards, player.tokens) == (1, 1, 2)
    assert (table.supply, pile(table.state), design_pile(table.state)) == (40, 32, 32)


def dealt_in_order(table: Table) -> list[int]:
    """The seats in the order in which the form names them."""
    hint = table.asked("deal")[0].hint
    assert hint is not None
    order, rest = [], hint.args["order"]
    while not isinstance(rest, Who):
        assert not isinstance(rest, (str, int))
        assert isinstance(rest.args["first"], Who)  # type: ignore[union-attr]
        order.append(rest.args["first"].seat)  # type: ignore[union-attr]
        rest = rest.args["rest"]  # type: ignore[union-attr]
    return [*order, rest.seat]


@pytest.mark.rule("ETT-7", "ETT-8")
@pytest.mark.parametrize(("reading", "order"), [("clockwise", [1, 2, 3, 0]), ("rolls", [1, 3, 0, 2])])
def test_the_starter_is_dealt_to_first_and_the_others_clockwise_or_by_their_rolls(
    reading: str, order: list[int]
) -> None:
    table = bare(4, Options(deal_order="clockwise" if reading == "clockwise" else "rolls"))
    table.play("begin")
    table.lay()
    place(table, "4,4", "1,1", "2,1", "3,2")  # 3, 6, 1, 4
    assert dealt_in_order(table) == order
    table.play("deal")
    assert table.state.active == 1


@pytest.mark.rule("ETT-8", "ETT-9")
def test_the_turns_go_clockwise_however_the_cards_were_dealt() -> None:
    table = Table(4, Options(deal_order="rolls"))
    seats = []
    for _ in range(5):
        seats.append(table.state.active)
        table.whole_turn()
    assert seats == [0, 1, 2, 3, 0]
