"""What holds after every move of whole games: nothing gets lost, no limit is passed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from companion.log.record import Played
from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.amritsar.state import State
from tests.rules.amritsar.records import whole_game

GAMES = [(2, 11), (3, 12), (4, 13), (4, 14)]
MARKERS = 16


@cache
def states(seats: int, seed: int) -> tuple[State, ...]:
    """The states of a whole game, from the first turn on."""
    played = whole_game(seats, seed, "full")
    state, found = GAME.setup(played.seating, Options(), {}), list[State]()
    for line in played.lines:
        if isinstance(line, Played):
            state, _ = GAME.apply(state, line.seat, GAME.move(line.move, line.v))
            if state.step not in ("setup", "places", "workers", "opening"):
                found.append(state)
    return tuple(found)


@pytest.mark.rule("AMR-12", "AMR-65", "AMR-72", "AMR-77", "AMR-94")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_sixteen_markers_of_everybody_are_somewhere_and_six_at_most_on_the_elephant(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        given = Counter(gift.seat for gift in state.gifts)
        for seat, side in enumerate(state.sides):
            assert side.board + side.waiting + side.carried + given[seat] == MARKERS
            assert 0 <= side.carried <= 6
            assert min(side.board, side.waiting, side.coins, *side.goods.values()) >= 0


@pytest.mark.rule("AMR-7", "AMR-31", "AMR-34")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_three_workers_of_every_colour_stand_where_there_is_room(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        assert Counter(colour for there in state.spots for colour in there) == dict.fromkeys(
            ("white", "blue", "green", "yellow"), 3
        )
        assert max(len(there) for there in state.spots) <= 4


@pytest.mark.rule("AMR-4", "AMR-79", "AMR-80")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_three_tiles_a_district_and_no_donation_without_two_below(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        tiles = Counter((laid.district, laid.face.colour, laid.face.part) for laid in state.tiles)
        assert set(tiles.values()) <= {1}
        lying = {(district, colour) for district, colour, _ in tiles}
        assert max(Counter(district for district, _ in lying).values(), default=0) <= 3
        there = {(gift.district, gift.row, gift.space) for gift in state.gifts}
        assert len(there) == len(state.gifts)
        for district, row, space in there:
            assert not row or {(district, row - 1, space), (district, row - 1, space + 1)} <= there


@pytest.mark.rule("AMR-19", "AMR-20")
@pytest.mark.parametrize(("seats", "seed"), GAMES[:1])
def test_decades_and_rounds_only_go_on(seats: int, seed: int) -> None:
    at = [(state.decade, state.round) for state in states(seats, seed)]
    assert at == sorted(at)
    assert (at[0], at[-1]) == ((1, 1), (3, 4))
