"""What holds after every move of whole games: nothing gets lost, no limit is passed."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.amritsar.components import COLOURS
from rules.amritsar.state import State
from tests.rules.amritsar.records import FULL
from tests.rules.playthrough import recorded

every_game = pytest.mark.parametrize("name", FULL)


def states(name: str) -> tuple[State, ...]:
    """The states of a whole game, from the first turn on."""
    all_states = (moment.state for moment in recorded("amritsar", name))
    return tuple(s for s in all_states if s.step not in ("setup", "places", "workers", "opening"))


@pytest.mark.rule("AMR-12", "AMR-65", "AMR-72", "AMR-77", "AMR-94")
@every_game
def test_sixteen_markers_of_everybody_are_somewhere_and_six_at_most_on_the_elephant(name: str) -> None:
    for state in states(name):
        given = Counter(gift.seat for gift in state.gifts)
        for seat, side in enumerate(state.sides):
            assert side.board + side.waiting + side.carried + given[seat] == 16
            assert 0 <= side.carried <= 6
            assert min(side.board, side.waiting, side.coins, *side.goods.values()) >= 0


@pytest.mark.rule("AMR-7", "AMR-31", "AMR-34")
@every_game
def test_three_workers_of_every_colour_stand_where_there_is_room(name: str) -> None:
    for state in states(name):
        assert Counter(colour for there in state.spots for colour in there) == dict.fromkeys(COLOURS, 3)
        assert max(len(there) for there in state.spots) <= 4


@pytest.mark.rule("AMR-4", "AMR-79", "AMR-80")
@every_game
def test_three_tiles_a_district_and_no_donation_without_two_below(name: str) -> None:
    for state in states(name):
        tiles = Counter((laid.district, laid.face.colour, laid.face.part) for laid in state.tiles)
        assert set(tiles.values()) <= {1}
        lying = {(district, colour) for district, colour, _ in tiles}
        assert max(Counter(district for district, _ in lying).values(), default=0) <= 3
        there = {(gift.district, gift.row, gift.space) for gift in state.gifts}
        assert len(there) == len(state.gifts)
        for district, row, space in there:
            assert not row or {(district, row - 1, space), (district, row - 1, space + 1)} <= there


@pytest.mark.rule("AMR-19", "AMR-20")
def test_decades_and_rounds_only_go_on() -> None:
    at = [(state.decade, state.round) for state in states("two_seats")]
    assert at == sorted(at)
    assert (at[0], at[-1]) == ((1, 1), (3, 4))
