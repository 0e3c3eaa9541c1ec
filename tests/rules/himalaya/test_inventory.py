"""The inventory after rounds 4, 8 and 12, and the full inventory of the advanced rules (HIM-58..63, HIM-92..95)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.components import GOODS, Options
from rules.himalaya.game import GAME
from rules.kit.types import TABLE, Allot
from tests.rules.himalaya.table import Table, begun, goods, ledger

KINDS = list(GOODS)


def counting(*stocks: str, seats: int = 4, places: tuple[int, ...] = (), **options: Any) -> Table:
    """Round 4 is played, and the hands are about to be opened."""
    table = begun(*(places or (1, 3, 5, 7)[:seats]), seats=seats, options=Options(**options))
    for seat, words in enumerate(stocks):
        table.correct("correct_stock", seat=seat, goods=goods(words))
    table.correct("correct_round", value=4)
    return table.programme()


def shown(*counts: int) -> dict[str, dict[str, int]]:
    return {"shown": {str(seat): n for seat, n in enumerate(counts)}}


def tokens(table: Table) -> list[int]:
    return [player.tokens for player in table.state.players]


@pytest.mark.rule("HIM-59", "HIM-60")
def test_the_hands_are_opened_by_what_was_followed_and_the_cubes_are_only_shown() -> None:
    table = counting("salt salt", "salt", "tea", "tea")
    for _ in KINDS:
        table.play("open_hands")
    assert tokens(table) == [1, 0, 0, 0], "salt is Ana's, tea is tied"
    assert table.stock(0) == {"salt": 2}


@pytest.mark.rule("HIM-59", "HIM-60", "HIM-61", "HIM-62")
@pytest.mark.parametrize(
    ("counts", "won"),
    [((3, 4, 0, 0), [0, 1, 0, 0]), ((2, 1, 4, 4), [0, 0, 0, 0]), ((0, 0, 0, 0), [0, 0, 0, 0])],
    ids=["the most", "a tie", "empty hands"],
)
def test_whoever_alone_shows_the_most_gets_the_token(counts: tuple[int, ...], won: list[int]) -> None:
    table = counting().play("show_hands", shown(*counts))
    assert tokens(table) == won
    assert table.player(1).herd.value == 0, "a token is no disc"


@pytest.mark.rule("HIM-58")
def test_what_the_hands_really_held_sets_the_stocks_right() -> None:
    table = counting("salt salt jade").play("show_hands", shown(1, 3, 0, 0))
    assert (table.stock(0), table.stock(1)) == ({"salt": 1, "jade": 1}, {"salt": 3})


@pytest.mark.rule("HIM-63")
def test_hands_that_hold_more_than_the_box_are_refused() -> None:
    table = counting()
    assert table.refused("show_hands", shown(10, 9, 0, 0)).rule == "HIM-63"
    table.play("show_hands", shown(10, 8, 0, 0))


@pytest.mark.rule("HIM-66", "HIM-59")
def test_a_token_is_worth_three_yaks_in_the_end() -> None:
    table = begun(seats=3)
    table.correct("correct_herd", seat=0, discs=2, yaks=5)
    table.correct("correct_tokens", seat=0, value=2)
    table.correct("correct_round", value=12)
    table.quiet_round()
    for seat in range(3):
        table.play("count", seat=seat)
    assert table.line("economic") == (11, 0, 0)


@pytest.mark.rule("HIM-59")
def test_the_ledger_asks_only_who_wins_and_says_where_more_tokens_are_held_than_there_are() -> None:
    table = ledger(seats=4, round=4).acted().play("emptied")
    assert table.offered("seat", "award") == [0, 1, 2, 3, TABLE]
    for winner in (1, TABLE, 1, 0):
        table.play("award", {"seat": winner})
    assert (tokens(table), table.warned) == ([1, 2, 0, 0], set())
    table.correct("correct_tokens", seat=0, value=15).play("award", {"seat": 1})
    assert (tokens(table), table.warned, table.state.round) == ([15, 3, 0, 0], {"HIM-59"}, 5)


# ---- the full inventory -------------------------------------------------------------------------------
def bhotia(at: int = 18, **options: Any) -> Table:
    """Ana has won salt; her leader stands in a village that borders regions 7 and 8 (HIM-95)."""
    return counting(places=(at, 1, 2, 3), inventory="full", **options).play("show_hands", shown(1, 0, 0, 0))


@pytest.mark.rule("HIM-92")
def test_the_winner_chooses_one_of_three_or_nothing() -> None:
    table = bhotia()
    assert (table.ask().seat, table.offered("prize")) == (0, ["token", "delegations", "stupa", "nothing"])
    assert tokens(bhotia().play("take_prize", {"prize": "token"})) == [1, 0, 0, 0]
    table.play("take_prize", {"prize": "nothing"})
    assert (tokens(table), table.ask().id) == ([0, 0, 0, 0], "inventory-barley"), "the next kind"


@pytest.mark.rule("HIM-92", "HIM-95", "HIM-94")
@pytest.mark.parametrize("village", [19, 20])
def test_a_stupa_in_a_house_nearby(village: int) -> None:
    table = bhotia().play("take_prize", {"prize": "stupa", "village": village})
    assert table.site(village).stupa == 0
    assert tokens(table) == [0, 0, 0, 0]


@pytest.mark.rule("HIM-94", "HIM-43", "HIM-44")
@pytest.mark.parametrize(
    ("stupas", "villages"),
    [({}, [16, 19, 20]), ({19: 2}, [16, 20]), (dict.fromkeys((1, 2, 3, 4, 5), 0), [])],
    ids=["houses in regions 7 and 8", "one has a stupa", "none is left"],
)
def test_a_prize_is_a_stupa_in_a_house_nearby_that_has_none(stupas: dict[int, int], villages: list[int]) -> None:
    table = bhotia()
    for village, seat in stupas.items():
        table.correct("correct_stupa", village=village, seat=seat)
    assert table.offered("village") == villages
    assert ("stupa" in table.offered("prize")) == bool(villages)


@pytest.mark.rule("HIM-93", "HIM-95")
@pytest.mark.parametrize("sent", [{"7": 2}, {"8": 2}, {"7": 1, "8": 1}])
def test_two_delegations_to_regions_that_border_the_leaders_village(sent: dict[str, int]) -> None:
    table = bhotia().play("take_prize", {"prize": "delegations", "sent": sent})
    assert {str(i): n for i, n in enumerate(table.player(0).sent, 1) if n} == sent


@pytest.mark.rule("HIM-93")
def test_by_the_other_reading_both_go_to_one_region() -> None:
    table = bhotia(prize_regions="one")
    assert table.refused("take_prize", {"prize": "delegations", "sent": {"7": 1, "8": 1}}).rule == "HIM-93"
    assert table.play("take_prize", {"prize": "delegations", "sent": {"8": 2}}).player(0).sent[7] == 2


@pytest.mark.rule("HIM-93", "HIM-92")
@pytest.mark.parametrize(("sent", "most"), [(0, 2), (14, 1)])
def test_two_are_sent_or_the_last_one(sent: int, most: int) -> None:
    table = bhotia().correct("correct_sent", seat=0, region=1, value=sent)
    (field,) = (field for field in table.ask().fields if isinstance(field, Allot))
    assert (list(field.caps), field.least, field.most) == (["7", "8"], most, most)


@pytest.mark.rule("HIM-92")
def test_in_the_ledger_only_the_token_is_kept_count_of() -> None:
    table = ledger(seats=3, round=4, inventory="full")
    table.acted().play("emptied").play("award", {"seat": 1})
    assert [f.name for f in table.ask().fields] == ["prize"]
    table.play("take_prize", {"prize": "stupa"}).play("award", {"seat": 1}).play("take_prize", {"prize": "token"})
    assert tokens(table) == [0, 1, 0]
    assert GAME.prompts(table.state)
