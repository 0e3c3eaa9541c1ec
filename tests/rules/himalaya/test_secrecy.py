"""What lies behind a screen stays there (HIM-20, HIM-25, HIM-35, HIM-42)."""

from __future__ import annotations

import pytest

from rules.himalaya.game import GAME
from rules.kit.seal import seal
from rules.kit.types import TABLE, Hand, Seat
from tests.rules.himalaya.table import Table, begun, goods


def items(table: Table, viewer: Seat, seat: Seat) -> dict[str, int]:
    """What the scene lists for a seat."""
    hands = [p for p in GAME.scene(seal(table.state, viewer), viewer).parts if isinstance(p, Hand) and p.seat == seat]
    return {item.label.key: item.n for item in hands[0].items}


@pytest.mark.rule("HIM-20")
def test_a_programme_on_a_phone_has_a_public_twin() -> None:
    groups: dict[str, list[bool]] = {}
    for prompt in GAME.prompts(begun().state):
        groups.setdefault(prompt.group, []).append(prompt.secret)
    assert [sorted(secret) for secret in groups.values()] == [[False, True]] * 3


@pytest.mark.rule("HIM-35", "HIM-42")
def test_a_stock_and_a_herd_are_shown_to_their_own_seat_only() -> None:
    table = begun()
    table.correct("correct_stock", seat=0, goods=goods("salt gold gold"))
    table.correct("correct_herd", seat=0, discs=2, yaks=9)
    assert items(table, 0, 0)["good-gold"] == 2
    assert 9 in items(table, 0, 0).values()
    for viewer in (TABLE, 1, 2):
        assert not [key for key in items(table, viewer, 0) if key.startswith("good-")]
        assert 9 not in items(table, viewer, 0).values()


@pytest.mark.rule("HIM-42", "HIM-40")
def test_how_many_yaks_were_bartered_is_not_told_afterwards() -> None:
    table = begun(6, 8, 9)
    table.correct("correct_site", village=6, holds="order", needs=goods("salt"), yaks=17)
    table.correct("correct_stock", seat=0, goods=goods("salt"))
    table.programme("h").play("deliver", {"rewards": ["barter"]})
    assert not [news for news in table.news if news.to is None and 17 in news.say.args.values()]
