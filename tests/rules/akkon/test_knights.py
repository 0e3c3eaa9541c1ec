"""What knights bid, worked out from their faces (AKK-24..36)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.game import GAME
from rules.kit.types import Slots
from tests.rules.akkon.table import Table


def revealed(field: str, *sides: str, seneschal: int = 0, **readings: Any) -> Table:
    """Everybody has bid these knights on one field, seat by seat; the start player the seneschal too."""
    table = Table(seats=max(2, len(sides)), reveal="faces", **readings)
    for seat, side in enumerate(sides):
        n = len(side.split())
        table.bid(f"{field} {n} S" if seneschal and seat == 0 else f"{field} {n}" if n else "-")
    table.all_pass()
    table.faces(**{field: "/".join(side for side in sides if side)})
    return table


def totals(table: Table) -> list[int]:
    """The bids that are announced, in the order of the seats."""
    return [int(str(news.say.args["n"])) for news in table.news if news.say.key == "bid-total"]


def takers(table: Table) -> list[int]:
    return [seat for seat, player in enumerate(table.state.players) if player.hand.count == 3]


# ---- plain knights, chaplain ---------------------------------------------------------------------------
@pytest.mark.rule("AKK-24", "AKK-39")
def test_plain_knights_bid_what_they_show_together() -> None:
    table = revealed("tyre", "5 6", "7", "8")
    assert totals(table) == [11, 7, 8]
    assert takers(table) == [0]


@pytest.mark.rule("AKK-34", "AKK-41")
def test_a_lone_chaplain_does_not_take_the_card() -> None:
    table = revealed("tyre", "C")
    assert totals(table) == [0]
    assert takers(table) == []
    assert table.state.stacks["tyre"] == 10
    assert table.state.players[0].chaplain == "tyre"


@pytest.mark.rule("AKK-35")
def test_greens_seven_beats_reds_chaplain() -> None:
    table = revealed("tyre", "7", "C")
    assert totals(table) == [7, 0]
    assert takers(table) == [0]


@pytest.mark.rule("AKK-23")
def test_each_knight_of_a_camp_is_offered_once_on_a_field() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 2", "-", "-")
    (row,) = table.form("faces").fields
    assert isinstance(row, Slots)
    assert row.caps == {option.value: 1 for option in row.options}


# ---- mercenary --------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-25", "AKK-26")
def test_reds_mercenary_bids_six_with_two_other_knights_on_the_field() -> None:
    table = revealed("tyre", "M", "5", "C")
    assert totals(table) == [6, 5, 0]
    assert takers(table) == [0]


@pytest.mark.rule("AKK-25")
@pytest.mark.parametrize(("sides", "bids"), [
    (("M", ""), [2]), (("M 5", ""), [4 + 5]), (("M 5", "M 8"), [8 + 5, 8 + 8]), (("M C", "6"), [6, 6]),
])  # fmt: skip
def test_own_and_other_knights_raise_the_mercenary_by_two_each(sides: tuple[str, str], bids: list[int]) -> None:
    assert totals(revealed("tyre", *sides)) == bids


@pytest.mark.rule("AKK-27")
@pytest.mark.parametrize(("reading", "bid"), [("all", 4), ("after", 2)])
def test_a_mercenary_that_came_last_counts_all_or_none(reading: str, bid: int) -> None:
    assert totals(revealed("tyre", "5", "M", mercenary_next=reading)) == [5, bid]
    assert totals(revealed("tyre", "M", "5", mercenary_next=reading)) == [4, 5], "it came first"


@pytest.mark.rule("AKK-27")
def test_in_which_turn_the_mercenary_came_is_asked_only_when_it_matters() -> None:
    table = Table(seats=2, reveal="faces", mercenary_next="after")
    table.bid("tyre 1", "tyre 1", "tyre 1", "-", "-")
    assert [(f.name, f.key) for f in table.ask().fields] == [("faces", "tyre/0"), ("after", "tyre/0"),
                                                              ("faces", "tyre/1")]  # fmt: skip
    table.play("faces", faces={"tyre/0": ["mercenary", "five"], "tyre/1": ["six"]}, after={"tyre/0": 2})
    assert totals(table) == [2 + 4 + 5, 6]


@pytest.mark.rule("AKK-27", "AKK-28")
@pytest.mark.parametrize(("reading", "bid"), [("any", 4), ("valued", 2), ("coloured", 4)])
def test_only_pieces_that_count_and_came_after_it_raise_the_mercenary(reading: str, bid: int) -> None:
    table = Table(seats=3, reveal="faces", mercenary_next="after", mercenary_counts=reading)
    table.bid("tyre 0 S", "tyre 1", "tyre 1", "-", "-", "-")
    table.faces(tyre="M/C")
    assert totals(table) == [4, bid, 0]


@pytest.mark.rule("AKK-27", "AKK-28")
def test_the_seneschal_after_the_mercenary_raises_it_unless_only_coloured_knights_do() -> None:
    for reading, bid in (("any", 4), ("valued", 4), ("coloured", 2)):
        table = Table(seats=2, reveal="faces", mercenary_next="after", mercenary_counts=reading)
        table.bid("jaffa 1", "tyre 1", "tyre 0 S", "-", "-")
        table.faces(tyre="M", jaffa="5")
        assert bid in totals(table)


@pytest.mark.rule("AKK-27", "AKK-86")
def test_a_knight_that_saladin_has_moved_away_does_not_raise_the_mercenary() -> None:
    table = Table(seats=3, reveal="faces", mercenary_next="after")
    table.correct("correct_holder", 2, track="gold")
    table.bid("tyre 1", "tyre 1", "tyre 2", "-", "-", "-")
    table.play("saladin", source="tyre", target="jaffa")
    table.faces(tyre="5/M/6", jaffa="7")
    assert totals(table)[:3] == [5, 4, 6], "one knight is left that came after it"


@pytest.mark.rule("AKK-27")
def test_a_knight_that_was_set_right_does_not_raise_the_mercenary() -> None:
    table = Table(seats=3, reveal="faces", mercenary_next="after")
    table.bid("tyre 1", "tyre 1", "tyre 2", "-", "-")
    table.correct("correct_bid", 1, seat=2, city="tyre")
    table.bid("-")
    table.faces(tyre="5/M/6")
    assert totals(table) == [5, 4, 6]


@pytest.mark.rule("AKK-27", "AKK-28")
def test_how_many_came_after_a_mercenary_is_asked_where_turns_and_faces_do_not_say_it() -> None:
    table = Table(seats=2, reveal="faces", mercenary_next="after", mercenary_counts="valued")
    table.bid("tyre 1", "tyre 1", "tyre 1", "-", "-")
    table.play("faces", faces={"tyre/0": ["chaplain", "five"], "tyre/1": ["mercenary"]}, after={"tyre/0": 1})
    assert [(f.name, f.key, getattr(f, "least", 0), getattr(f, "most", 0)) for f in table.ask().fields] == [
        ("after", "tyre/1", 0, 1)
    ]
    assert GAME.phase(table.state).key == "phase-reveal"
    table.play("after", after={"tyre/1": 1})
    assert totals(table) == [5, 4]


@pytest.mark.rule("AKK-28")
@pytest.mark.parametrize(("reading", "bid"), [("any", 2 + 2 * 4 + 4), ("valued", 2 + 2 * 2 + 4),
                                               ("coloured", 2 + 2 * 3 + 4)])  # fmt: skip
def test_chaplain_grey_cloak_and_seneschal_raise_the_mercenary_by_the_reading(reading: str, bid: int) -> None:
    table = revealed("tyre", "M", "C", "G 5", seneschal=1, mercenary_counts=reading)
    assert totals(table)[0] == bid


@pytest.mark.rule("AKK-29")
def test_mercenary_and_grey_cloak_of_one_player_on_one_field_are_written_down_with_a_warning() -> None:
    assert revealed("tyre", "M G 5", "8").warned == {"AKK-29"}
    assert revealed("tyre", "M 5", "G 8").warned == set(), "with somebody else's they may"


# ---- grey cloak ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-30", "AKK-31")
def test_reds_grey_cloak_doubles_his_other_knights_and_beats_yellow() -> None:
    table = revealed("tyre", "G 5", "8")  # the rulebook's picture has the numbers: these are made up
    assert totals(table) == [10, 8]
    assert takers(table) == [0]


@pytest.mark.rule("AKK-30")
@pytest.mark.parametrize(("sides", "bids"), [
    (("G 5 6", "7"), [22, 7]), (("G", "5"), [0, 5]), (("G C", "5"), [0, 5]), (("5", "G 6"), [5, 12]),
])  # fmt: skip
def test_the_grey_cloak_doubles_only_its_owners_other_knights(sides: tuple[str, str], bids: list[int]) -> None:
    assert totals(revealed("tyre", *sides)) == bids


@pytest.mark.rule("AKK-32")
@pytest.mark.parametrize(("reading", "bid"), [("doubles", (5 + 4) * 2), ("not", 5 * 2 + 4)])
def test_the_grey_cloak_doubles_the_seneschal_by_the_reading(reading: str, bid: int) -> None:
    assert totals(revealed("tyre", "G 5", "8", seneschal=1, cloak_seneschal=reading)) == [bid, 8]


@pytest.mark.rule("AKK-33")
@pytest.mark.parametrize(("reading", "taken"), [("nothing", []), ("takes", [0])])
def test_a_lone_grey_cloak_takes_the_card_by_the_reading(reading: str, taken: list[int]) -> None:
    assert takers(revealed("tyre", "G", lone_cloak=reading)) == taken
    assert takers(revealed("tyre", "G", "C", lone_cloak=reading)) == [], "it is not the only bidder"


# ---- seneschal ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-36")
def test_the_seneschal_bids_four_alone_and_with_knights() -> None:
    alone = Table(seats=2, reveal="faces")
    alone.bid("tyre 0 S", "tyre 1")
    alone.all_pass()
    alone.faces(tyre="C")
    assert sorted(totals(alone)) == [0, 4]
    assert takers(alone) == [0]
    assert totals(revealed("tyre", "5", "8", seneschal=1)) == [9, 8]


@pytest.mark.rule("AKK-36", "AKK-39")
def test_a_field_with_only_the_seneschal_needs_no_faces() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 0 S", "jaffa 1")
    table.all_pass()
    assert [f.key for f in table.ask().fields] == ["jaffa/1"]
    table.faces(jaffa="5")
    assert takers(table) == [0, 1]


@pytest.mark.rule("AKK-36", "AKK-39")
@pytest.mark.parametrize("reveal", ["award", "faces"])
def test_the_seneschal_takes_a_card_all_by_himself(reveal: str) -> None:
    table = Table(seats=2, reveal=reveal)
    table.bid("tyre 0 S", "-", "-")
    if reveal == "award":
        table.award()
    assert takers(table) == [0]
    assert table.state.stacks["tyre"] == 9


# ---- what cannot lie there ------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-2")
def test_a_knight_that_shows_up_twice_is_written_down_with_a_warning() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 1", "jaffa 1", "jaffa 1", "-", "-")
    table.faces(tyre="7", jaffa="7/5")
    assert table.warned == {"AKK-2"}


@pytest.mark.rule("AKK-23")
def test_the_faces_must_be_as_many_as_the_knights_that_lie_there() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 2", "-", "-")
    refusal = table.refused("faces", seat=-1, faces={"tyre/0": ["five"]})
    assert refusal.rule == "AKK-23"
    assert refusal.say.args["n"] == 2
