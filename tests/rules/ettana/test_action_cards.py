"""What the action cards do (ETT-36, ETT-53..58); Preset and Roll again are with the roll."""

from __future__ import annotations

import pytest

from rules.ettana.state import pile, spare_tiles, spare_yarns
from rules.kit.types import Cells, Choice
from tests.rules.ettana.table import Table, ledger, playing

ALL = {"move", "swap", "steal_card", "steal_tokens", "replace_yarn", "replace_tile", "design", "three", "call", "again",
       "tax"}  # fmt: skip


def allowed(table: Table, name: str) -> set[str]:
    """The cells that the card form lets choose."""
    fields = [f for p in table.asked("play") for f in p.fields if isinstance(f, Cells) and f.name == name]
    return {cell for field in fields for cell in field.allowed}


@pytest.mark.rule("ETT-23")
def test_every_kind_of_card_that_is_played_in_a_turn_is_offered() -> None:
    assert set(playing().offered("card", "play")) == ALL


# ---- Move --------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-36", "ETT-53")
def test_a_move_card_leads_to_any_square_without_another_pawn_instead_of_the_rolled_move() -> None:
    table = playing()
    free = allowed(table, "square")
    assert len(free) == 36 - 3
    assert not {"1,1", "4,2", "3,2"} & free
    table.card("move", square="5,5")
    assert table.player(0).pawn == "5,5"
    assert "go" not in table.moves()
    assert table.refused("go", {"to": "5,4"}).rule == "ETT-19"


@pytest.mark.rule("ETT-36")
def test_a_move_card_stays_off_the_rim_where_nobody_walks_on_it() -> None:
    assert len(allowed(playing(rim="off"), "square")) == 16 - 3


@pytest.mark.rule("ETT-53")
def test_a_move_card_is_refused_after_the_move() -> None:
    table = playing()
    table.go("2,2/jump")
    assert "move" not in table.offered("card", "play")
    assert table.refused("play", {"card": "move", "square": "5,5"}).rule == "ETT-53"


@pytest.mark.rule("ETT-31", "ETT-53")
def test_a_move_card_does_not_lead_onto_another_pawn() -> None:
    table = playing()
    for square, rule in (("4,2", "ETT-31"), ("9,9", "ETT-53"), (None, "ETT-53")):
        assert table.refused("play", {"card": "move", "square": square}).rule == rule


@pytest.mark.rule("ETT-53")
@pytest.mark.parametrize("reading", ["no", "yes"])
def test_the_own_square_is_a_free_square_or_not(reading: str) -> None:
    table = playing(own_square=reading)
    assert ("1,1" in allowed(table, "square")) == (reading == "yes")
    if reading == "yes":
        table.card("move", square="1,1")
        assert table.state.turn.moved
    else:
        assert table.refused("play", {"card": "move", "square": "1,1"}).rule == "ETT-53"


# ---- Swap and Replace --------------------------------------------------------------------------------
@pytest.mark.rule("ETT-54")
def test_swap_exchanges_any_two_yarns() -> None:
    table = playing()
    table.card("swap", yarns=["o0,1", "o4,2"])
    assert (table.yarn("0,1"), table.yarn("4,2"), table.tokens[0]) == ("yellow", "green", 2)


@pytest.mark.rule("ETT-57")
def test_replace_takes_a_yarn_from_beside_the_board() -> None:
    table = playing()
    table.card("replace_yarn", yarn="o0,0", colour="blue")
    assert table.yarn("0,0") == "blue"
    assert set(spare_yarns(table.state)) == {"red", "green", "yellow", "purple"}
    assert table.state.yarns.count("red") == 4
    assert table.refused("play", {"card": "replace_yarn", "yarn": "o1,0", "colour": "blue"}).rule == "ETT-57"


@pytest.mark.rule("ETT-57")
def test_replace_takes_a_tile_from_beside_the_board() -> None:
    table = playing()
    assert spare_tiles(table.state) == ("2", "4")
    table.card("replace_tile", tile="2,2", number="4")
    assert table.state.tiles[5] == "4"
    assert spare_tiles(table.state) == ("2", "6")


@pytest.mark.rule("ETT-57")
@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"card": "replace_tile", "tile": "4,2", "number": "4"}, "tile-is-occupied"),  # Bo stands there
        ({"card": "replace_tile", "tile": "2,2", "number": "1"}, "not-beside-the-board"),
        ({"card": "replace_tile", "tile": "0,0", "number": "4"}, "does-not-fit"),  # no tile there
        ({"card": "replace_tile", "number": "4"}, "does-not-fit"),
        ({"card": "replace_yarn", "yarn": "o9,9", "colour": "red"}, "does-not-fit"),
        ({"card": "replace_yarn", "yarn": "o0,0"}, "does-not-fit"),
    ],
)
def test_what_cannot_be_replaced_is_refused_with_the_reason(values: dict[str, str], why: str) -> None:
    table = playing()
    refusal = table.refused("play", values)
    assert (refusal.say.key, refusal.rule) == (why, "ETT-57")


@pytest.mark.rule("ETT-57")
@pytest.mark.parametrize("reading", ["no", "yes"])
def test_the_tile_under_the_own_pawn_may_be_replaced_or_not(reading: str) -> None:
    table = playing(own_tile=reading)
    assert ("1,1" in allowed(table, "tile")) == (reading == "yes")
    if reading == "yes":
        table.card("replace_tile", tile="1,1", number="2")
        assert table.state.tiles[0] == "2"
    else:
        assert table.refused("play", {"card": "replace_tile", "tile": "1,1", "number": "2"}).rule == "ETT-57"


# ---- stealing ----------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-55")
def test_a_stolen_action_card_goes_from_hand_to_hand() -> None:
    table = playing()
    left = pile(table.state)
    table.card("steal_card", victim=1)
    assert [player.cards for player in table.state.players] == [3, 0, 1]
    assert (table.state.discards, pile(table.state)) == (1, left)


@pytest.mark.rule("ETT-55")
def test_an_open_victory_point_cannot_be_stolen() -> None:
    table = playing()
    table.has(1, cards=0, victory=1)
    assert table.refused("play", {"card": "steal_card", "victim": 1}).rule == "ETT-55"
    table.has(2, cards=0)
    assert "steal_card" not in table.offered("card", "play")


@pytest.mark.rule("ETT-55")
def test_a_stolen_card_is_drawn_blind_or_chosen_and_the_table_is_told_which() -> None:
    said = []
    for reading in ("blind", "chosen"):
        table = playing(stolen_card=reading)
        table.card("steal_card", victim=1)
        said.append({news.say.key for news in table.news if news.rule == "ETT-55"})
        assert table.player(0).cards == 3
    assert said[0]
    assert said[1]
    assert not said[0] & said[1]


@pytest.mark.rule("ETT-56")
@pytest.mark.parametrize(("there", "stolen"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_at_most_two_tokens_are_stolen(there: int, stolen: int) -> None:
    table = playing()
    table.has(2, tokens=there)
    supply = table.supply
    table.card("steal_tokens", victim=2)
    assert (table.tokens[0], table.tokens[2], table.supply) == (2 + stolen, there - stolen, supply)


@pytest.mark.rule("ETT-55")
@pytest.mark.parametrize(("seats", "default"), [(2, (1,)), (3, ())])
def test_the_only_opponent_is_preselected(seats: int, default: tuple[int, ...]) -> None:
    victims = [f for p in playing(seats).asked("play") for f in p.fields if f.name == "victim"]
    assert [field.default for field in victims if isinstance(field, Choice)] == [default]


@pytest.mark.rule("ETT-55", "ETT-56")
@pytest.mark.parametrize("card", ["steal_card", "steal_tokens"])
@pytest.mark.parametrize("victim", [0, 3, -1, None])
def test_only_an_opponent_can_be_robbed(card: str, victim: int | None) -> None:
    table = playing()
    rule = "ETT-55" if card == "steal_card" else "ETT-56"
    assert table.refused("play", {"card": card, "victim": victim}).rule == rule


@pytest.mark.rule("ETT-56")
def test_stealing_tokens_can_be_played_where_nobody_has_any() -> None:
    table = playing()
    table.has(1, tokens=0)
    table.has(2, tokens=0)
    assert "steal_tokens" in table.offered("card", "play")
    assert table.offered("victim", "play") == [1, 2]


# ---- without a board ---------------------------------------------------------------------------------
@pytest.mark.rule("ETT-53", "ETT-54", "ETT-57")
def test_without_a_board_a_card_asks_for_no_place() -> None:
    table = ledger()
    table.has(0, cards=9)
    table.play("collect", {"black": False})
    assert {f.name for p in table.asked("play") for f in p.fields} == {"card", "victim", "call", "dice"}
    for card in ("swap", "replace_yarn", "replace_tile", "move", "three", "tax"):
        table.card(card)
    table.card("call", call=2, dice={"number": 2})
    table.card("steal_tokens", victim=1)
    assert (table.tokens, table.player(0).cards) == ([8, 0, 1], 1)
    assert table.state.turn.moved
    assert table.refused("play", {"card": "move"}).rule == "ETT-53"


@pytest.mark.rule("ETT-58", "ETT-65", "ETT-66")
def test_without_a_board_preset_and_roll_again_are_told_too() -> None:
    table = ledger()
    table.play("collect", {"black": False, "tokens": {"0": 1}})
    table.card("again")
    assert table.refused("preset").rule == "ETT-66"
    table.play("collect", {"black": False, "tokens": {"0": 2}})
    assert table.tokens[0] == 5
    table.play("moved")
    table.end()
    table.play("preset")
    table.play("collect", {"black": False})
    assert (table.state.active, table.player(1).cards) == (1, 0)
    table.has(1, cards=1)
    assert "again" not in table.offered("card", "play")
