"""The rulebook's examples come out as in the rulebook."""

from __future__ import annotations

import pytest

from tests.rules.himalaya.records import worked_advanced, worked_delivery, worked_inventory, worked_turn


@pytest.mark.rule("HIM-8", "HIM-33", "HIM-50")
def test_the_turn_of_the_sherpa_comes_out_as_in_the_rulebook() -> None:
    table = worked_turn()
    sherpa = table.player(0)
    assert table.supplied() == [1, 2, 3, 4, 20], "rolled: 20, 1, 20, 3, 4"
    assert table.stock(0) == {"salt": 2, "jade": 2, "gold": 1}
    assert (table.site(3).goods, table.site(4).goods) == ({"jade": 1, "gold": 1}, {"barley": 1, "jade": 1})
    assert (sherpa.at, sherpa.took) == (6, ()), "the round is over"
    assert (table.site(6).holds, table.site(6).stupa) == ("empty", 0)
    assert sherpa.sent == (3, 0, 0, 0, 0, 0, 0, 0)
    assert (sherpa.herd.value, sherpa.herd.count) == (0, 0)
    assert (table.line("religious")[0], table.line("political")[0]) == (3, 1)


@pytest.mark.rule("HIM-48")
def test_the_dolpo_pa_send_two_delegations_to_region_three_and_one_to_region_five() -> None:
    assert worked_delivery().player(1).sent == (0, 0, 2, 0, 1, 0, 0, 0)


@pytest.mark.rule("HIM-61", "HIM-62")
def test_salt_is_the_dolpo_pas_and_barley_nobodys() -> None:
    assert [player.tokens for player in worked_inventory().state.players] == [0, 1, 0, 0]


@pytest.mark.rule("HIM-84", "HIM-86", "HIM-91", "HIM-95")
def test_the_pictures_of_the_advanced_rules() -> None:
    table = worked_advanced()
    assert (table.player(0).at, table.player(1).at) == (5, 7), "through the storm; stopped by the yeti"
    assert (table.stock(3), table.site(11).goods) == ({"jade": 1}, {"salt": 1, "tea": 1})
    assert (table.site(19).stupa, table.player(2).sent[6:]) == (2, (1, 1))
