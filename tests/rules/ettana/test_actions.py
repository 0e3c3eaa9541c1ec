"""What may be done in a turn, and what it costs (ETT-18..28)."""

from __future__ import annotations

import pytest

from rules.ettana.options import Options
from rules.ettana.state import design_pile, pile
from rules.kit.types import Choice
from tests.rules.ettana.table import Table, ledger


def rolled(tokens: int = 12, options: Options | None = None, cards: int = 3) -> Table:
    """Ana has rolled a 1, collected nothing, and can pay."""
    table = Table(options=options)
    table.has(0, tokens=tokens, cards=cards)
    table.roll(1)
    return table


def reading(**values: str) -> Options:
    return Options(**values)  # type: ignore[arg-type]


# ---- in any order ------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-18")
@pytest.mark.parametrize("order", ["move buy play", "play move buy", "buy play move", "play buy move"])
def test_actions_are_done_in_any_order(order: str) -> None:
    table = rolled()
    for action in order.split():
        match action:
            case "move":
                table.go("1,2")
            case "buy":
                table.buy("card")
            case _:
                table.card("tax")
    table.end()
    assert table.state.active == 1
    assert (table.player(0).pawn, table.player(0).tokens, table.player(0).cards) == ("1,2", 10, 3)


# ---- the move is a must ------------------------------------------------------------------------------
@pytest.mark.rule("ETT-19")
def test_the_turn_cannot_end_before_the_move() -> None:
    table = rolled()
    table.buy("card")
    assert "end_turn" not in table.moves()
    assert table.refused("end_turn").rule == "ETT-19"
    table.go("1,2")
    table.end()
    assert (table.state.active, table.moves() & {"roll"}) == (1, {"roll"})


@pytest.mark.rule("ETT-19")
def test_a_second_move_is_refused() -> None:
    table = rolled()
    table.go("1,2")
    assert "go" not in table.moves()
    assert table.refused("go", {"to": "1,1"}).rule == "ETT-19"


@pytest.mark.rule("ETT-19")
def test_the_pawn_may_not_stay() -> None:
    table = rolled()
    assert "1,1" not in table.offered("to", "go")
    assert table.refused("go", {"to": "1,1"}).rule == "ETT-19"
    assert table.refused("stay").rule == "ETT-19"


@pytest.mark.rule("ETT-19")
def test_without_a_board_the_move_is_a_must_too_and_is_made_once() -> None:
    table = ledger()
    table.play("collect", {"black": False})
    assert table.refused("end_turn").rule == "ETT-19"
    table.play("moved")
    assert table.refused("moved").rule == "ETT-19"
    table.end()
    assert table.state.active == 1


# ---- buying ------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-20")
def test_an_action_card_costs_two_tokens() -> None:
    table = rolled(tokens=2)
    left = pile(table.state)
    table.buy("card")
    assert (table.player(0).tokens, table.player(0).cards, pile(table.state)) == (0, 4, left - 1)
    assert "ETT-20" in table.rules


@pytest.mark.rule("ETT-21")
def test_two_yarns_anywhere_on_the_board_are_swapped_for_three_tokens() -> None:
    table = rolled(tokens=3)
    supply = table.supply
    assert (table.yarn("0,1"), table.yarn("4,2")) == ("green", "yellow")
    table.buy("swap", "0,1", "4,2")
    assert (table.yarn("0,1"), table.yarn("4,2")) == ("yellow", "green")
    assert (table.player(0).tokens, table.supply) == (0, supply + 3)


@pytest.mark.rule("ETT-21")
@pytest.mark.parametrize("cells", [["o0,0", "o0,0"], ["o0,0"], ["o0,0", "o0,1", "o0,2"], ["o0,0", "o5,5"], []])
def test_a_swap_is_of_exactly_two_yarns(cells: list[str]) -> None:
    table = rolled()
    assert table.refused("buy", {"goods": "swap", "yarns": cells}).rule == "ETT-21"


@pytest.mark.rule("ETT-20")
@pytest.mark.parametrize("tokens", [2, 3])
def test_an_action_card_is_the_likely_purchase(tokens: int) -> None:
    (field, *_) = rolled(tokens=tokens).asked("buy")[0].fields
    assert isinstance(field, Choice)
    assert field.default == ("card",)


@pytest.mark.rule("ETT-22")
def test_a_design_card_costs_three_tokens() -> None:
    table = rolled(tokens=3)
    left = design_pile(table.state)
    table.buy("design")
    assert (table.player(0).tokens, table.player(0).designs, design_pile(table.state)) == (0, 2, left - 1)
    assert "ETT-22" in table.rules


@pytest.mark.rule("ETT-20", "ETT-21", "ETT-22")
@pytest.mark.parametrize(("goods", "price"), [("card", 2), ("swap", 3), ("design", 3)])
def test_who_cannot_pay_gets_nothing(goods: str, price: int) -> None:
    table = rolled(tokens=price - 1)
    assert goods not in [option.value for option in table.options_of("goods", "buy")]
    assert table.refused("buy", {"goods": goods, "yarns": ["o0,0", "o0,1"]}).rule == "ETT-20"


@pytest.mark.rule("ETT-20", "ETT-21", "ETT-22")
def test_without_a_board_the_prices_are_the_same_and_no_yarn_is_asked() -> None:
    table = ledger()
    table.has(0, tokens=8)
    table.play("collect", {"black": False})
    for goods in ("card", "swap", "design"):
        table.buy(goods)
    player = table.player(0)
    assert (player.tokens, player.cards, player.designs) == (0, 2, 2)


@pytest.mark.rule("ETT-26")
@pytest.mark.parametrize("goods", ["card", "swap", "design"])
def test_the_same_can_be_bought_again_in_a_turn_or_only_once(goods: str) -> None:
    places = ("0,0", "0,1") if goods == "swap" else ()
    free, once = rolled(), rolled(options=reading(repeat="once"))
    for table in (free, once):
        table.buy(goods, *places)
    free.buy(goods, *places)
    assert goods not in once.offered("goods", "buy")
    assert once.refused("buy", {"goods": goods, "yarns": [f"o{place}" for place in places]}).rule == "ETT-26"
    once.go("1,2")
    once.end()
    once.has(1, tokens=12)
    once.roll(1)
    once.buy(goods, *places)


@pytest.mark.rule("ETT-26")
def test_there_is_no_limit_to_a_hand() -> None:
    table = rolled(tokens=40, cards=20)
    table.buy("card")
    assert table.player(0).cards == 21


# ---- cards -------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-23")
def test_several_cards_can_be_played_and_each_is_discarded() -> None:
    table = rolled(tokens=2)
    table.card("tax")
    table.card("three")
    assert (table.player(0).cards, table.state.discards) == (1, 2)
    assert pile(table.state) == 36 - 1 - 2 - 2  # Ana's last, one each before the others, two discarded


@pytest.mark.rule("ETT-23")
def test_who_has_no_card_plays_none() -> None:
    table = rolled(cards=0)
    assert "play" not in table.moves()
    assert table.refused("play", {"card": "three"}).rule == "ETT-23"


@pytest.mark.rule("ETT-24")
def test_when_the_pile_is_used_up_the_discards_make_a_new_one() -> None:
    table = rolled(cards=2)
    table.correct("correct_discards", 32)
    assert pile(table.state) == 0
    table.buy("card")
    assert (table.player(0).cards, pile(table.state), table.state.discards) == (3, 31, 0)
    assert "ETT-24" in table.rules


@pytest.mark.rule("ETT-24")
def test_when_pile_and_discards_are_gone_no_card_can_be_bought() -> None:
    table = rolled()
    table.has(1, cards=32)
    assert pile(table.state) + table.state.discards == 0
    assert "card" not in table.offered("goods", "buy")
    assert table.refused("buy", {"goods": "card"}).rule == "ETT-24"


@pytest.mark.rule("ETT-24")
def test_black_brings_nothing_when_every_card_is_in_a_hand() -> None:
    table = Table()
    table.has(1, cards=34)
    table.roll(1, "black")
    assert (table.player(0).cards, table.warned) == (1, {"ETT-24"})


@pytest.mark.rule("ETT-22", "ETT-24")
def test_when_the_design_cards_are_gone_none_can_be_bought() -> None:
    table = rolled()
    table.has(1, designs=34)
    assert design_pile(table.state) == 0
    assert "design" not in table.offered("goods", "buy")
    assert table.refused("buy", {"goods": "design"}).rule == "ETT-24"


# ---- exchanging a design -----------------------------------------------------------------------------
@pytest.mark.rule("ETT-27")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_a_design_card_is_exchanged_first_of_all_and_the_turn_is_over(tracking: str) -> None:
    table = Table() if tracking == "full" else ledger()
    pawn = table.player(0).pawn
    if tracking == "full":
        table.roll(3)
    else:
        table.play("collect", {"black": False})
    left = design_pile(table.state)
    table.play("exchange")
    assert (table.player(0).designs, table.player(0).pawn, table.player(0).tokens) == (1, pawn, 2)
    assert (table.state.active, design_pile(table.state)) == (1, left)
    assert "ETT-27" in table.rules


@pytest.mark.rule("ETT-27")
@pytest.mark.parametrize("before", ["move", "buy", "swap", "card", "claim"])
def test_after_any_action_the_exchange_is_refused(before: str) -> None:
    table = rolled()
    match before:
        case "move":
            table.go("1,2")
        case "buy":
            table.buy("card")
        case "swap":
            table.buy("swap", "0,0", "4,3")
        case "card":
            table.card("tax")
        case _:
            table.has(0, designs=2)
            table.claim("unseen", points=1)
            table.consent()
    assert "exchange" not in table.moves()
    assert table.refused("exchange").rule == "ETT-27"


@pytest.mark.rule("ETT-27")
def test_a_design_card_is_exchanged_only_if_there_is_one_on_either_side() -> None:
    table = rolled()
    table.has(0, designs=0)
    assert "exchange" not in table.moves()
    assert table.refused("exchange").rule == "ETT-27"
    table.has(0, designs=1)
    table.has(1, designs=34)
    assert "exchange" not in table.moves()
    assert table.refused("exchange").rule == "ETT-27"


@pytest.mark.rule("ETT-28")
@pytest.mark.parametrize(("house", "allowed"), [("bars", False), ("allows", True)])
def test_rolling_again_bars_the_exchange_or_does_not(house: str, allowed: bool) -> None:
    table = rolled(options=reading(again_exchange=house))
    table.card("again")
    table.roll(2)
    assert ("exchange" in table.moves()) == allowed
    if allowed:
        table.play("exchange")
        assert table.state.active == 1
    else:
        assert table.refused("exchange").rule == "ETT-27"


@pytest.mark.rule("ETT-28")
def test_a_preset_colour_does_not_bar_the_exchange() -> None:
    table = Table()
    table.play("preset", {"colour": "blue"})
    table.roll(2, colour=None)
    table.play("exchange")
    assert table.state.active == 1
