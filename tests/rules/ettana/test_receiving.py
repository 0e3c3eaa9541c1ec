"""Cards that bring something: designs, tokens, a Victory point, and tax (ETT-59..64, ETT-68)."""

from __future__ import annotations

import pytest

from rules.ettana.options import Options
from rules.ettana.state import design_pile, pile
from tests.rules.ettana.table import Table, playing


# ---- receiving ---------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-59")
def test_a_design_card_is_received_for_nothing() -> None:
    table = playing()
    left = design_pile(table.state)
    table.card("design")
    assert (table.player(0).designs, table.tokens[0], design_pile(table.state)) == (2, 2, left - 1)


@pytest.mark.rule("ETT-59")
def test_no_design_card_is_received_when_they_are_gone() -> None:
    table = playing()
    table.has(1, designs=34)
    assert "design" not in table.offered("card", "play")
    assert table.refused("play", {"card": "design"}).rule == "ETT-59"


@pytest.mark.rule("ETT-60")
def test_three_tokens_are_received_from_the_supply() -> None:
    table = playing()
    supply = table.supply
    table.card("three")
    assert (table.tokens[0], table.supply) == (5, supply - 3)


@pytest.mark.rule("ETT-61", "ETT-62")
@pytest.mark.parametrize(
    ("call", "roll", "gets"),
    [(4, 4, 4), (4, 6, 4), (4, 3, 0), (6, 6, 6), (6, 5, 0), (2, 1, 0), *[(1, roll, 1) for roll in range(1, 7)]],
)
def test_a_called_number_is_received_when_the_die_shows_it_or_more(call: int, roll: int, gets: int) -> None:
    table = playing()
    table.card("call", call=call, dice={"number": roll})
    assert table.tokens[0] == 2 + gets


@pytest.mark.rule("ETT-61")
@pytest.mark.parametrize(("call", "dice"), [(0, {"number": 3}), (7, {"number": 3}), (3, {"number": 0}), (3, {}),
                                            (3, {"number": 7}), (None, {"number": 3})])  # fmt: skip
def test_only_numbers_of_the_die_can_be_called_and_rolled(call: int | None, dice: dict[str, int]) -> None:
    table = playing()
    assert table.refused("play", {"card": "call", "call": call, "dice": dice}).rule == "ETT-61"


@pytest.mark.rule("ETT-63")
def test_the_called_roll_does_not_change_the_move() -> None:
    table = playing()
    table.card("call", call=2, dice={"number": 3})
    assert table.state.turn.number == 6
    table.go("2,2/jump")


@pytest.mark.rule("ETT-17", "ETT-61")
@pytest.mark.parametrize(("reading", "gets"), [("rest", 1), ("nothing", 0)])
def test_a_called_number_that_the_supply_cannot_pay(reading: str, gets: int) -> None:
    table = playing(short_supply=reading)
    table.has(1, tokens=43)
    table.card("call", call=5, dice={"number": 6})
    assert (table.tokens[0], table.supply) == (2 + gets, 1 - gets)


# ---- Victory point -----------------------------------------------------------------------------------
@pytest.mark.rule("ETT-64")
@pytest.mark.parametrize("how", ["bought", "black"])
def test_a_victory_point_that_was_drawn_is_shown_counts_and_stays(how: str) -> None:
    table = Table()
    table.has(0, tokens=9)
    table.roll(1, "black" if how == "black" else "purple")
    if how == "bought":
        assert "show_victory" not in table.moves()
        assert table.refused("show_victory").rule == "ETT-64"
        table.buy("card")
    cards = table.player(0).cards
    table.play("show_victory")
    assert (table.player(0).cards, table.player(0).victory, table.points) == (cards - 1, 1, [1, 0, 0])
    assert table.state.discards == 0
    assert "show_victory" not in table.moves()


@pytest.mark.rule("ETT-64")
def test_a_fourth_victory_point_is_written_down_with_a_warning() -> None:
    """Three would be likely, but the rulebook does not say how many there are."""
    table = playing()
    table.has(1, victory=2)
    table.has(0, tokens=9)
    for warned in (set(), {"ETT-64"}):
        table.buy("card")
        table.play("show_victory")
        assert table.warned == warned
    assert table.points == [2, 2, 0]


@pytest.mark.rule("ETT-64")
def test_four_victory_points_that_are_dealt_are_written_down_with_a_warning() -> None:
    table = Table(4, Options(tracking="ledger"), ready=False)
    table.play("begin")
    table.play("choose_start", {"starter": 0})
    table.play("deal", {"victory": [0, 1, 2, 3]})
    assert (table.points, table.warned) == ([1, 1, 1, 1], {"ETT-64"})


@pytest.mark.rule("ETT-64")
def test_a_victory_point_is_shown_only_from_the_hand() -> None:
    table = playing()
    table.buy("card")
    table.has(0, cards=0)
    assert "show_victory" not in table.moves()
    assert table.refused("show_victory").rule == "ETT-64"


@pytest.mark.rule("ETT-64")
@pytest.mark.parametrize("victory", [[3], [-1], [0, 0]])
def test_only_people_at_the_table_are_dealt_a_victory_point_and_each_one(victory: list[int]) -> None:
    table = Table(options=Options(tracking="ledger"), ready=False)
    table.play("begin")
    table.play("choose_start", {"starter": 0})
    assert table.refused("deal", {"victory": victory}, seat=-1).rule == "ETT-64"


@pytest.mark.rule("ETT-64")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_a_victory_point_that_is_dealt_counts(tracking: str) -> None:
    table = Table(ready=False, options=Options(tracking="full" if tracking == "full" else "ledger"))
    table.play("begin")
    if tracking == "full":
        table.lay()
        for square in ("1,1", "4,2", "3,2"):
            table.play("place_pawn", {"square": square})
    else:
        table.play("choose_start", {"starter": 0})
    table.play("deal", {"victory": [1]})
    assert (table.points, [player.cards for player in table.state.players]) == ([0, 1, 0], [1, 0, 1])
    assert pile(table.state) == 33


@pytest.mark.rule("ETT-64")
def test_a_victory_point_that_is_dealt_goes_back_if_the_table_reads_it_so() -> None:
    table = Table(ready=False, options=Options(dealt_victory="redraw"))
    table.play("begin")
    table.lay()
    for square in ("1,1", "4,2", "3,2"):
        table.play("place_pawn", {"square": square})
    assert table.asked("deal")[0].fields == ()
    assert table.refused("deal", {"victory": [1]}, seat=-1).rule == "ETT-64"
    table.play("deal")
    assert (table.points, [player.cards for player in table.state.players]) == ([0, 0, 0], [1, 1, 1])


# ---- Tax ---------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-68")
def test_every_other_player_with_tokens_pays_one_to_the_supply() -> None:
    table = playing(seats=4)
    for seat, n in enumerate((3, 0, 1, 5)):
        table.has(seat, tokens=n)
    supply = table.supply
    table.card("tax")
    assert (table.tokens, table.supply) == ([3, 0, 0, 4], supply + 2)
