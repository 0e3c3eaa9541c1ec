"""No card and no knight is lost or made in a whole game, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.akkon.components import TRACKS
from rules.akkon.state import State
from tests.rules.akkon.test_records import WHOLE
from tests.rules.playthrough import recorded


def states(name: str) -> Iterator[State]:
    """The table after every move of a record."""
    return (moment.state for moment in recorded("akkon", name)[1:])


def cards(state: State) -> int:
    """Every card that lies in a stack, a hand, before somebody or on the pile."""
    hands = sum(player.hand.count for player in state.players)
    return sum(state.stacks.values()) + hands + len(state.played) + len(state.discard)


@pytest.mark.rule("AKK-7", "AKK-10", "AKK-13", "AKK-53")
@pytest.mark.parametrize("name", WHOLE)
def test_there_are_as_many_cards_at_every_moment(name: str) -> None:
    all_states = [*states(name)]
    box = 12 + (12 if all_states[0].options.short else 0) - 2 * all_states[0].seats
    assert {cards(state) for state in all_states} == {72 - box}


@pytest.mark.rule("AKK-2", "AKK-42", "AKK-69")
@pytest.mark.parametrize("name", [name for name in WHOLE if name.startswith("full")])
def test_everybody_has_seven_knights_less_what_is_lent_and_more_what_is_borrowed(name: str) -> None:
    for state in states(name):
        guests = state.step in ("reveal", "cards")
        for seat, player in enumerate(state.players):
            own = 7 - state.lent(seat, state.round) + (state.borrowed(seat) if guests else 0)
            lying = sum(player.bid.values()) + sum(player.paid.values())
            assert state.camp(seat) + lying == own


@pytest.mark.rule("AKK-52", "AKK-55", "AKK-80", "AKK-81")
@pytest.mark.parametrize("name", WHOLE)
def test_markers_hands_and_privileges_keep_their_bounds(name: str) -> None:
    before: State | None = None
    for state in states(name):
        assert all(0 <= value <= 13 for player in state.players for value in player.tracks.values())
        if before is not None and state.round > before.round:
            assert all(player.hand.count <= 5 for player in state.players)
            for track in TRACKS:
                values = [player.tracks[track] for player in state.players]
                leaders = [seat for seat, value in enumerate(values) if value == max(values)]
                assert state.holders.get(track) == (leaders[0] if len(leaders) == 1 else None)
        elif before is not None:
            assert state.holders == before.holders or state.step == "over"
        before = state
