"""Secret hands: the companion knows the cards it saw arriving, and shows them to their owner only (AKK-9, AKK-54)."""

from __future__ import annotations

import pytest

from rules.akkon.game import GAME
from rules.akkon.state import State
from rules.kit.seal import seal
from rules.kit.types import TABLE, Hand, Viewer
from tests.rules.akkon.scenarios import told

VIEWERS = (TABLE, 0, 1, 2)
DEALT = "seats=3; bare; begin; deal cards.0=tyre/lance,tyre/lance; turn_up"


def has_a_lance(state: State, viewer: Viewer) -> bool:
    """Whether the viewer sees Ana's dealt cards."""
    hand, *_ = [part for part in GAME.scene(seal(state, viewer), viewer).parts if isinstance(part, Hand)]
    return "card-of" in {item.label.key for item in hand.items}


@pytest.mark.rule("AKK-54")
@pytest.mark.parametrize(("hands", "others"), [("closed", "open"), ("open", "closed")])
def test_a_closed_hand_is_its_owners_an_open_one_is_everybodys_also_where_that_changes(hands: str, others: str) -> None:
    table = told(f"house hands={others} {DEALT}")
    table.correct("set_reading", hands, name="hands")
    eyes = (0,) if hands == "closed" else VIEWERS
    for viewer in VIEWERS:
        assert has_a_lance(table.state, viewer) == (viewer in eyes)
        hand = seal(table.state, viewer).players[0].hand
        assert (hand.value is not None, hand.count) == (viewer in eyes, 2)


@pytest.mark.rule("AKK-54")
@pytest.mark.parametrize(("hands", "cities"), [("closed", 6), ("open", 1)])
def test_of_a_closed_hand_every_known_card_can_be_played_of_an_open_one_what_is_there(hands: str, cities: int) -> None:
    table = told(f"house hands={hands} {DEALT}; cards")
    assert len(table.option_values("city", "play")) == cities
    assert len(table.option_values("card", "play", key="tyre")) == (4 if hands == "closed" else 1)
