"""Clement's privilege: a marker for two cards of one city (AKK-88, AKK-89)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
JAFFA = card("jaffa", "lance", copies=6, track="gold")
KNOWN = printed(LANCE, JAFFA)


def holding(**readings: Any) -> Table:
    """Ana has the privilege and cards enough."""
    table = Table(seats=2, catalogue=KNOWN, **readings)
    table.correct("correct_holder", 0, track="faith")
    table.correct("correct_hand", 8, seat=0)
    return table


def playing(*cards: Any, **readings: Any) -> Table:
    """Ana has played these cards."""
    table = holding(seneschal_pays="no", **readings)
    table.to_cards()
    for each in cards:
        table.card(each)
    return table


@pytest.mark.rule("AKK-88")
def test_clement_lifts_a_marker_after_two_cards_of_one_city() -> None:
    table = playing(LANCE, JAFFA)
    assert ("clement", 0) not in table.asks, "two cities"
    table.card(JAFFA)
    assert table.asks == [("clement", 0), ("decline", 0)]
    table.play("clement", track="prestige")
    assert table.track(0, "prestige") == 3


@pytest.mark.rule("AKK-88")
def test_clement_may_be_declined_and_needs_the_privilege() -> None:
    table = playing(LANCE, LANCE)
    table.play("decline")
    assert table.state.players[0].tracks == {"gold": 4, "faith": 2, "power": 2, "prestige": 2}
    without = Table(seats=2, catalogue=KNOWN)
    without.to_cards()
    without.card(LANCE)
    without.card(LANCE)
    assert ("clement", 0) not in without.asks


@pytest.mark.rule("AKK-52", "AKK-88")
def test_clement_lifts_no_marker_beyond_thirteen() -> None:
    table = holding()
    table.set_tracks(power=(13, 2))
    table.to_cards()
    table.card(LANCE)
    table.card(LANCE)
    assert table.offered("track") == ["gold", "faith", "prestige"]
    assert table.refused("clement", track="power").rule == "AKK-52"


@pytest.mark.rule("AKK-89")
@pytest.mark.parametrize(("reading", "lifts"), [("once", 1), ("pairs", 3)])
def test_clement_once_in_a_turn_or_once_for_every_pair(reading: str, lifts: int) -> None:
    table = playing(clement=reading)
    asked = 0
    for each in (LANCE, LANCE, LANCE, LANCE, JAFFA, JAFFA):
        table.card(each)
        if table.ask().move == "clement":
            asked += 1
            table.play("clement", track="prestige")
    assert asked == lifts
    assert table.track(0, "prestige") == 2 + lifts
