"""A card entered once too often: the table is right, and the doubt is said (AKK-12)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.words import what
from rules.akkon.cards import card_id
from rules.akkon.words import card_word
from rules.kit.types import Say
from tests.rules.akkon.table import Table, card, printed

SIEGE = card("tyre", "siege", 2, copies=3, track="gold", falls="faith")


@pytest.mark.rule("AKK-12", "AKK-45")
def test_one_copy_more_than_is_printed_is_written_down_with_a_warning_for_the_table_is_right() -> None:
    only = card("tyre", "feast", copies=1, track="gold")
    table = Table(seats=2, catalogue=printed(only))
    table.correct("correct_hand", 4, seat=0)
    table.to_cards()
    table.card(only)
    table.card(only)
    assert table.warned == {"AKK-12"}
    assert table.track(0, "gold") == 2 + 3 + 3


@pytest.mark.rule("AKK-12", "AKK-55", "AKK-83")
@pytest.mark.parametrize("move", ["discard", "barbarossa"])
def test_a_copy_too_many_is_written_down_when_it_is_discarded_too(move: str) -> None:
    only = card("tyre", "feast", copies=1, track="gold")
    table = Table(seats=2, catalogue=printed(only), begun=False)
    if move == "barbarossa":
        table.correct("correct_holder", 0, track="prestige")
    for step in ("begin", "deal"):
        table.play(step)
    table.play("turn_up", tops={"tyre": card_id(only)})
    if move == "discard":
        table.correct("correct_hand", 7, seat=0)
        table.to_cards()
        table.done()
    stack: dict[str, Any] = {"stack": "jaffa"} if move == "barbarossa" else {}
    table.play(move, seat=0, city="tyre", card={"tyre": card_id(only)}, **stack)
    said = Say(key="one-copy-more", args={"card": card_word(only), "n": 1})
    assert [news.say for news in table.news if news.rule == "AKK-12"] == [said]
    assert table.state.discard == (card_id(only),)


@pytest.mark.rule("AKK-12")
def test_the_key_says_which_card_is_told() -> None:
    table = Table(seats=3)
    table.to_cards()
    table.play("play", city="tyre")
    said = what(table.form("learn_card"), {"kind": "siege", "knights": 1, "track": "gold", "falls": "faith"}, ())
    assert said == Say(key="learn-play", args={"kind": Say(key="short-siege")})
