"""A card entered once too often, or as another: the table is right, and the earlier entry is mended (AKK-12)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.words import what
from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import Card
from rules.akkon.words import card_word
from rules.kit.types import Choice, Prompt, Say
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
    assert table.state.surplus == (card_id(only),)


@pytest.mark.rule("AKK-12", "AKK-45")
@pytest.mark.parametrize("place", ["top", "discard", "hand-1"])
def test_the_earlier_slip_that_used_a_copy_up_can_be_mended(place: str) -> None:
    only = card("tyre", "feast", copies=1, track="gold")
    table = slipped(only, place)
    assert not [c for c in GAME.corrections(table.state) if c.move == "correct_copy"]
    table.card(only)
    table.correct("correct_copy", place)
    assert table.state.surplus == ()
    assert table.state.played == (card_id(only),)
    assert card_id(only) not in (*table.state.discard, *table.state.tops.values(), *table.cards(1))
    assert "tyre" in (*table.state.discard, *table.state.tops.values(), *table.cards(1)), "a card of Tyre it was"


@pytest.mark.rule("AKK-12")
def test_a_copy_that_is_not_there_is_not_mended() -> None:
    only = card("tyre", "feast", copies=1, track="gold")
    table = slipped(only, "top")
    table.card(only)
    assert table.refused("correct_copy", seat=-1, card=card_id(only), place="hand-1").rule == "AKK-12"
    assert table.refused("correct_copy", seat=-1, card=card_id(SIEGE), place="top").rule == "AKK-12"


@pytest.mark.rule("AKK-12", "AKK-54")
def test_with_open_hands_the_earlier_slip_lies_only_where_the_card_is_seen() -> None:
    only = card("tyre", "feast", copies=1, track="gold")
    table = slipped(only, "hand-1")
    table.card(only)
    assert places(table) == ["hand-0", "hand-1"], "nobody sees it"
    table.correct("set_reading", "open", name="hands")
    assert places(table) == ["hand-1"]


def places(table: Table) -> list[str | int]:
    """Where a copy too many may have been entered."""
    (form,) = [fix for fix in GAME.corrections(table.state) if fix.move == "correct_copy"]
    assert isinstance(form, Prompt)
    (field,) = form.fields
    assert isinstance(field, Choice)
    return [option.value for option in field.options if option.value != "played"]


def slipped(only: Card, place: str) -> Table:
    """Its only copy was entered there by mistake; it is Ana's card turn."""
    table = Table(seats=2, catalogue=printed(only))
    table.correct("correct_top", card_id(only), city="tyre")
    bids = {"top": ("-", "-"), "discard": ("tyre 1", "-", "-"), "hand-1": ("-", "tyre 1", "-")}[place]
    table.bid(*bids)
    if place != "top":
        table.award()
    if place == "discard":
        table.correct("correct_hand", 6, seat=0)
        table.done()
        table.play("discard", city="tyre", card={"tyre": card_id(only)})
        table.correct("correct_turn", 0)
    return table


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
    assert table.state.surplus == (card_id(only),)


# ---- entered as another card ----------------------------------------------------------------------------
@pytest.mark.rule("AKK-12", "AKK-50")
def test_a_card_that_was_mistyped_when_it_was_played_is_played_as_what_it_is() -> None:
    wrong, right = playing(kind="ban", knights=2, track="faith"), playing(kind="brother", knights=1, track="gold")
    wrong.correct("correct_card", {"card": "tyre/ban/2/faith/-/-/-", "kind": "brother", "knights": 1,
                                   "track": "gold"})  # fmt: skip
    assert wrong.state == right.state
    siege = {"kind": "siege", "knights": 1, "track": "gold", "falls": "faith"}
    wrong, right = playing(kind="ban", knights=2, track="power"), playing(**siege)
    wrong.correct("correct_card", {"card": "tyre/ban/2/power/-/-/-", **siege})
    assert wrong.state == right.state
    assert right.track(0, "faith") < right.track(0, "gold")


@pytest.mark.rule("AKK-12")
def test_the_key_says_which_card_is_told() -> None:
    table = Table(seats=3)
    table.to_cards()
    table.play("play", city="tyre")
    said = what(table.form("learn_card"), {"kind": "siege", "knights": 1, "track": "gold", "falls": "faith"}, ())
    assert said == Say(key="learn-play", args={"kind": Say(key="short-siege")})


@pytest.mark.rule("AKK-50")
def test_what_a_mistyped_card_has_done_is_left_to_the_table_in_one_sentence() -> None:
    table = playing(kind="siege", knights=1, track="gold", falls="faith")
    table.correct("correct_card", {"card": "tyre/siege/1/gold/faith/-/-", "kind": "siege", "knights": 1,
                                   "track": "power", "falls": "faith"})  # fmt: skip
    assert table.warned == {"AKK-50"}
    assert table.track(0, "gold") == 4


def playing(**told: Any) -> Table:
    """Ana plays a card of Tyre that nobody knew."""
    table = Table(seats=3)
    table.to_cards()
    table.play("play", city="tyre")
    table.play("learn_card", **told)
    return table
