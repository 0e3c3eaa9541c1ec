"""The golden records contain the rulebook's examples and every kind of move, and lose nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.akkon.components import TRACKS
from rules.akkon.state import State
from tests.rules.akkon.records import EXAMPLES
from tests.rules.playthrough import GOLDEN, recorded

WHOLE = sorted(file.stem for file in (GOLDEN / "akkon").glob("*_seats.jsonl"))


@pytest.mark.rule("AKK-59", "AKK-64", "AKK-66", "AKK-70", "AKK-75", "AKK-78", "AKK-83", "AKK-85", "AKK-86", "AKK-88")
def test_the_whole_games_show_every_kind_of_move_in_both_levels() -> None:
    shown = {moment.line.move for name in WHOLE for moment in recorded("akkon", name) if moment.line}
    effects = {"ban", "plague", "brother", "levant", "writings", "minting"}
    privileges = {"barbarossa", "saladin", "richard", "clement", "decline"}
    assert effects | privileges | {"place", "pass", "award", "faces", "play", "play_kind", "discard"} <= shown


@pytest.mark.rule("AKK-26", "AKK-31", "AKK-35")
def test_the_rulebooks_three_bids_go_to_green_and_twice_to_red() -> None:
    last = recorded("akkon", "worked_examples")[-1]
    assert [player.hand.count for player in last.state.players] == [3, 4, 2]
    assert [last.state.stacks[city] for city in ("akkon", "jerusalem", "tyre")] == [9, 9, 9]
    assert [news.say.args["n"] for news in last.news if news.say.key == "bid-total"] == [7, 0, 10, 8, 5, 6, 0]


@pytest.mark.rule("AKK-90", "AKK-92", "AKK-93", "AKK-95")
def test_the_rulebooks_end_goes_to_red() -> None:
    table = EXAMPLES["worked_score"]()
    assert (table.totals, table.places) == ((15, 14), (1, 2))


# ---- a whole game neither loses nor makes cards and knights ---------------------------------------------
def states(name: str) -> Iterator[State]:
    """The state after every move of a record."""
    return (moment.state for moment in recorded("akkon", name)[1:])


def cards(state: State) -> int:
    """The number of all cards in stacks, hands, in front of players and on the pile."""
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
            own = 7 - state.lent_knights(seat, state.round) + (state.borrowed_knights(seat) if guests else 0)
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
