"""Hands are closed: the companion knows what it saw arriving, and shows it to its owner only (AKK-9, AKK-54)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import State
from rules.kit.seal import seal
from rules.kit.types import TABLE, Hand, Viewer
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
JAFFA = card("jaffa", "siege", copies=4, track="gold", falls="faith")
SIEGE = card("tyre", "siege", copies=4, track="gold", falls="faith")
KNOWN = printed(LANCE, JAFFA, SIEGE)


def holding(cards: list[str], **options: Any) -> Table:
    """Ana has been dealt these start cards."""
    table = Table(seats=3, catalogue=KNOWN, begun=False, **options)
    table.play("begin")
    table.play("deal", cards={"0": cards})
    table.play("turn_up")
    return table


def items(state: State, viewer: Viewer, seat: int) -> set[str]:
    """What a viewer sees in a seat's hand, by the keys of the sentences."""
    hands = [part for part in GAME.scene(seal(state, viewer), viewer).parts if isinstance(part, Hand)]
    return {item.label.key for item in hands[seat].items} & {"card-of", "card-raise", "card-named", "card-in"}


@pytest.mark.rule("AKK-54")
def test_the_owner_sees_what_the_log_has_put_in_hand_and_the_others_only_how_much() -> None:
    table = holding(["tyre/lance", "later"])
    assert items(table.state, 0, 0) == {"card-of"}
    for viewer in (TABLE, 1, 2):
        assert items(table.state, viewer, 0) == set()
        assert (
            GAME.scene(seal(table.state, viewer), viewer) == GAME.scene(seal(table.state, TABLE), TABLE) or viewer > 0
        )
        assert seal(table.state, viewer).players[0].hand.count == 2
        assert seal(table.state, viewer).players[0].hand.value is None


@pytest.mark.rule("AKK-54")
def test_with_closed_hands_every_known_card_of_a_city_can_be_named() -> None:
    table = holding(["jaffa/lance", "jaffa/lance"])
    table.to_cards()
    assert card_id(LANCE) in table.offered("card", "play", key="tyre")
    assert card_id(JAFFA) in table.offered("card", "play", key="jaffa")


@pytest.mark.rule("AKK-54")
def test_with_open_hands_everybody_sees_them_and_only_what_is_there_is_offered() -> None:
    table = holding(["tyre/lance", "tyre/lance"], hands="open")
    for viewer in (TABLE, 0, 1, 2):
        assert items(table.state, viewer, 0) == {"card-of"}
    table.to_cards()
    assert table.offered("city", "play") == ["tyre"]
    assert table.offered("card", "play", key="tyre") == [card_id(LANCE), "new"]
    assert seal(table.state, TABLE) == table.state, "nothing is hidden"


@pytest.mark.rule("AKK-54")
def test_hands_can_be_opened_and_closed_in_the_middle_of_a_game() -> None:
    table = holding(["tyre/lance", "tyre/lance"])
    table.correct("set_reading", "open", name="hands")
    assert items(table.state, TABLE, 0) == {"card-of"}
    table.correct("set_reading", "closed", name="hands")
    assert items(table.state, TABLE, 0) == set()
